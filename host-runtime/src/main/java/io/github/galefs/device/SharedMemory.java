package io.github.galefs.device;

import java.lang.foreign.MemorySegment;

/**
 * Memory that the host and a running kernel both see. All zeros at first; page-aligned.
 *
 * <p>Must not be closed while a kernel that got it still runs.
 */
public interface SharedMemory extends AutoCloseable {
    /**
     * The memory as the host sees it.
     *
     * @return a segment outside the Java heap, accessible from any thread until {@link #close()}.
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
