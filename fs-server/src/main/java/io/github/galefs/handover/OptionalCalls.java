package io.github.galefs.handover;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** Calls of a service that need not have an effect. */
final class OptionalCalls {
    private OptionalCalls() {}

    /** Removes a file if there is one. */
    static void unlink(final FileService files, final String path) throws FileServiceException {
        try {
            files.unlink(path);
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOENT) {
                throw e;
            }
        }
    }
}
