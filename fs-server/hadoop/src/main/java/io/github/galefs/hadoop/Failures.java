package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;

/** Failures of several steps of which all are made. */
final class Failures {
    private Failures() {}

    /** Returns the first failure, which carries the second. */
    static FileServiceException join(final FileServiceException first, final FileServiceException second) {
        if (first == null) {
            return second;
        }
        first.addSuppressed(second);
        return first;
    }
}
