package io.github.galefs.cli.shutdown;

import io.github.galefs.file.FileServiceException;

/** Something whose closing may fail as a file service's does. */
@FunctionalInterface
public interface Cleanup extends AutoCloseable {
    @Override
    void close() throws FileServiceException;
}
