package io.github.galefs.cli.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;

/**
 * Directories of a file service with everything in them.
 *
 * @param files the file service.
 */
record StoreTree(FileService files) {
    /** Returns the bytes in all files below a directory. */
    long totalBytes(final String directory) throws FileServiceException {
        long bytes = 0;
        for (final DirectoryEntry entry : files.list(directory)) {
            bytes += entry.status().directory()
                    ? totalBytes(StorePaths.in(directory, entry.name()))
                    : entry.status().size();
        }
        return bytes;
    }
}
