package io.github.galefs.device.jvm;

import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.RegionHandle;
import java.lang.foreign.MemorySegment;
import org.agrona.BitUtil;
import org.agrona.UnsafeApi;

/**
 * Memory outside the Java heap, which host and kernels address alike. It is not filled with zeros, as an arena's would
 * be: for a large cache, that takes longer than many a launch.
 */
final class JvmMemory implements SharedMemory {
    private static final long PAGE_SIZE = 4096;

    private final Stragglers stragglers;
    private final MemorySegment segment;
    private final long[] handle;
    private long allocation;

    @SuppressWarnings("restricted")
    JvmMemory(final long byteSize, final Stragglers stragglers) {
        this.stragglers = stragglers;
        allocation = UnsafeApi.allocateMemory(byteSize + PAGE_SIZE);
        final long address = BitUtil.align(allocation, PAGE_SIZE);
        segment = MemorySegment.ofAddress(address).reinterpret(byteSize);
        handle = RegionHandle.of(address, byteSize);
    }

    @Override
    public MemorySegment segment() {
        return segment;
    }

    @Override
    public long[] handle() {
        return handle;
    }

    /**
     * Gives the memory back, unless a kernel that did not stop may still use it: memory lost is better than a JVM that
     * crashes.
     */
    @Override
    public void close() {
        if (allocation != 0 && !stragglers.any()) {
            UnsafeApi.freeMemory(allocation);
            allocation = 0;
        }
    }
}
