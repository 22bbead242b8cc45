package io.github.galefs.command;

import io.github.galefs.file.FileServiceException;

/** Something whose closing may fail as a file service's does. */
@FunctionalInterface
interface AutoCloseableFiles extends AutoCloseable {
    @Override
    void close() throws FileServiceException;
}
