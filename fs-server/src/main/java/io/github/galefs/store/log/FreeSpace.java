package io.github.galefs.store.log;

import java.io.IOException;
import java.nio.file.Path;

/** Space of the disk that a store lies on. */
@FunctionalInterface
public interface FreeSpace {
    /**
     * Returns the bytes that this process can still write.
     *
     * @return bytes, from 0.
     * @throws IOException if the space cannot be queried.
     */
    long usableBytes() throws IOException;

    /**
     * Returns the size of the disk.
     *
     * @return bytes, from 0; {@link Long#MAX_VALUE}, unless this is overridden, for a disk of unlimited size.
     * @throws IOException if the size cannot be queried.
     */
    default long totalBytes() throws IOException {
        return Long.MAX_VALUE;
    }

    /**
     * Returns the space of a disk of this machine.
     *
     * @param directory directory on the disk; need not exist before the first query.
     * @return the space.
     */
    static FreeSpace of(final Path directory) {
        return new LocalDisk(directory.toFile());
    }
}
