package io.github.galefs.device;

import java.lang.foreign.MemorySegment;

/**
 * Memory that the host and a running kernel share. Page-aligned; its initial bytes are undefined.
 *
 * <p>Must not be closed while a kernel that uses it runs.
 */
public interface SharedMemory extends AutoCloseable {
    /**
     * Returns the memory for use by the host.
     *
     * @return a memory segment outside the Java heap, accessible from any thread; invalid after {@link #close()}.
     */
    MemorySegment segment();

    /**
     * Returns the memory for use by a kernel's Java method.
     *
     * @return the value of a {@code long[]} parameter of a kernel.
     */
    long[] handle();

    /**
     * Lets kernels access other memory of this process by offsets relative to this memory. Only for devices that {@link
     * LiveDevice#reachesHostMemory()}. Called by one thread at a time, before a kernel is given such an offset.
     *
     * @param memory outside the Java heap; must stay valid while kernels use it.
     * @throws UnsupportedOperationException kernels of the device cannot.
     */
    default void reach(final MemorySegment memory) {
        throw new UnsupportedOperationException("kernels reach this memory only");
    }

    /** Frees the memory. */
    @Override
    void close();
}
