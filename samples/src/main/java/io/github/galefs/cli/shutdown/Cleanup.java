package io.github.galefs.cli.shutdown;

import io.github.galefs.file.FileServiceException;

/** A step that closes a resource at the end of a try block and may fail as a file service does. */
@FunctionalInterface
public interface Cleanup extends AutoCloseable {
    /**
     * Closes the resource.
     *
     * @throws FileServiceException when it cannot be closed.
     */
    @Override
    void close() throws FileServiceException;
}
