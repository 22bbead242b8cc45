package io.github.galefs.device.jvm;

import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.RegionHandle;
import java.lang.foreign.MemorySegment;
import org.agrona.BitUtil;
import org.agrona.UnsafeApi;

/**
 * Memory outside the Java heap, at the same address for host and kernels. Unlike an arena's memory, it is not zeroed:
 * for a large cache, zeroing may take longer than a launch.
 */
final class JvmMemory implements SharedMemory {
    private static final long PAGE_SIZE = 4096;

    private final RunawayThreads runawayThreads;
    private final MemorySegment segment;
    private final long[] handle;
    private long allocation;

    @SuppressWarnings("restricted")
    JvmMemory(final long byteSize, final RunawayThreads runawayThreads) {
        this.runawayThreads = runawayThreads;
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

    @Override
    public void reach(final MemorySegment memory) {
        RegionHandle.reach(handle, memory.address(), memory.byteSize());
    }

    /**
     * Gives the memory back, unless a kernel that did not stop may still use it: memory lost is better than a JVM that
     * crashes.
     */
    @Override
    public void close() {
        if (allocation != 0 && !runawayThreads.isAnyAlive()) {
            UnsafeApi.freeMemory(allocation);
            allocation = 0;
        }
    }
}
