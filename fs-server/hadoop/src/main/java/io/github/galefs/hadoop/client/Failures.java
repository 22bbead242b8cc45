package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;

/** Failures of several steps of which all are made. */
public final class Failures {
    private Failures() {}

    /**
     * Returns the first failure, which carries the second.
     *
     * @param first  the first failure, or null.
     * @param second the second failure.
     * @return the first, or the second without a first.
     */
    public static FileServiceException join(final FileServiceException first, final FileServiceException second) {
        if (first == null) {
            return second;
        }
        first.addSuppressed(second);
        return first;
    }
}
