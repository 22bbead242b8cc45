package io.github.galefs.device;

import java.lang.foreign.MemorySegment;

/** Host memory that the driver of a device gives, for fast copies. */
public interface PinnedMemory extends AutoCloseable {
    /**
     * Returns the memory.
     *
     * @return a memory segment outside the Java heap, accessible from any thread; invalid after {@link #close()}.
     */
    MemorySegment segment();

    /** Frees the memory. No copy may be using it. */
    @Override
    void close();
}
