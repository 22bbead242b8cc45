package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;

/**
 * Directories of a file service with everything in them.
 *
 * @param files the file service.
 */
record StoreTree(FileService files) {
    /** Returns the bytes in all files below a directory that can be listed. */
    long totalBytes(final String directory) throws FileServiceException {
        long bytes = 0;
        final StoreWalk walk = new StoreWalk(files, directory, _ -> {});
        while (walk.next()) {
            bytes += walk.status().directory() ? 0 : walk.status().size();
        }
        return bytes;
    }
}
