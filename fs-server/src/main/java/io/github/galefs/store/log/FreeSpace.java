package io.github.galefs.store.log;

import java.io.IOException;

/** Source of the free disk space for new segments. */
@FunctionalInterface
public interface FreeSpace {
    /**
     * Returns the bytes that this process can still write.
     *
     * @return bytes, from 0.
     * @throws IOException if the space cannot be queried.
     */
    long usableBytes() throws IOException;
}
