package io.github.galefs.sample.kernels;

import io.github.galefs.kernel.DeviceAtomics;

/** Reports of failed file calls. Device code. */
final class Failures {
    private Failures() {}

    /** Keeps the lowest of all results that are errors. */
    static void note(final int[] error, final long result) {
        if (result < 0) {
            DeviceAtomics.getAndMin(error, 0, (int) result);
        }
    }
}
