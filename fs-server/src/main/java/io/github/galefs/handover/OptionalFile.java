package io.github.galefs.handover;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** A file of the service behind that may be missing. */
final class OptionalFile {
    private OptionalFile() {}

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
