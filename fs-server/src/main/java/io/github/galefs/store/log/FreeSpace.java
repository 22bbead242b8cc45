package io.github.galefs.store.log;

import java.io.IOException;

/** Tells how much room is left for new segments. */
@FunctionalInterface
public interface FreeSpace {
    /**
     * Bytes that this process may still write.
     *
     * @return bytes, from 0.
     * @throws IOException when it cannot be found out.
     */
    long usableBytes() throws IOException;
}
