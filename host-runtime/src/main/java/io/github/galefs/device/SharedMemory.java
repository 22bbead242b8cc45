package io.github.galefs.device;

import java.lang.foreign.MemorySegment;

/**
 * Memory that the host and a running kernel both see. Page-aligned; its bytes are undefined at first.
 *
 * <p>Must not be closed while a kernel that got it still runs.
 */
public interface SharedMemory extends AutoCloseable {
    /**
     * The memory as the host sees it.
     *
     * @return a segment outside the Java heap, accessible from any thread, and not to be touched after {@link
     *     #close()}.
     */
    MemorySegment segment();

    /**
     * The memory as a kernel's Java gets it.
     *
     * @return the value for a {@code long[]} parameter of a kernel.
     */
    long[] handle();

    @Override
    void close();
}
