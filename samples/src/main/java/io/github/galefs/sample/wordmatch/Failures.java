package io.github.galefs.sample.wordmatch;

import io.github.galefs.kernel.DeviceAtomics;

/** The failure of a launch that the host reports: that of the first line. Device code. */
final class Failures {
    /** The value before a launch. */
    static final long NONE = Long.MAX_VALUE;

    private Failures() {}

    /**
     * Notes a failure.
     *
     * @param failure of the launch: one element.
     * @param line    from 1; 0 if it is that of a whole file.
     * @param kind    of {@link WordMatchDescriptor}.
     * @param error   a number that the message needs, from 0.
     */
    static void note(final long[] failure, final int line, final int kind, final int error) {
        DeviceAtomics.getAndMin(failure, 0, WordMatchDescriptor.failure(line, kind, error));
    }
}
