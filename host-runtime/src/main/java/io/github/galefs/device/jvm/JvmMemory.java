package io.github.galefs.device.jvm;

import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.RegionHandle;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Memory outside the Java heap, which host and kernels address alike. */
final class JvmMemory implements SharedMemory {
    private static final long PAGE_SIZE = 4096;

    private final Arena arena = Arena.ofShared();
    private final Stragglers stragglers;
    private final MemorySegment segment;
    private final long[] handle;

    JvmMemory(final long byteSize, final Stragglers stragglers) {
        this.stragglers = stragglers;
        this.segment = arena.allocate(byteSize, PAGE_SIZE);
        this.handle = RegionHandle.of(segment.address(), byteSize);
    }

    @Override
    public MemorySegment segment() {
        return segment;
    }

    @Override
    public long[] handle() {
        return handle;
    }

    /** Gives the memory back, unless a kernel that did not stop may still use it: memory lost is better than a JVM that crashes. */
    @Override
    public void close() {
        if (!stragglers.any() && arena.scope().isAlive()) {
            arena.close();
        }
    }
}
