package io.github.galefs.device.gpu;

import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.RegionHandle;
import java.lang.foreign.MemorySegment;
import java.util.function.Consumer;

/** Shared memory of a device. */
final class GpuSharedMemory implements SharedMemory {
    private final SharedBuffer buffer;
    private final KernelQueue queue;
    private final Consumer<GpuSharedMemory> onClosed;
    private boolean closed;

    GpuSharedMemory(final SharedBuffer buffer, final KernelQueue queue, final Consumer<GpuSharedMemory> onClosed) {
        this.buffer = buffer;
        this.queue = queue;
        this.onClosed = onClosed;
        // The length that a kernel reads if it uses the region as an array of long.
        buffer.setArrayLength((int) Math.min(Integer.MAX_VALUE, buffer.data().byteSize() / Long.BYTES));
    }

    SharedBuffer buffer() {
        return buffer;
    }

    /** Returns whether the memory belongs to the device with this queue. */
    boolean isOf(final KernelQueue other) {
        return queue == other;
    }

    @Override
    public MemorySegment segment() {
        return buffer.data();
    }

    @Override
    public long[] handle() {
        return RegionHandle.of(buffer.data().address(), buffer.data().byteSize());
    }

    /** Nothing to do: a kernel that reaches any memory of this process reaches all, unchecked. */
    @Override
    public void reach(final MemorySegment memory) {}

    /**
     * Frees the memory, unless a kernel that did not stop may still use it: a memory leak is better than a crash of the
     * JVM.
     */
    @Override
    public void close() {
        if (!closed && !queue.isBusy()) {
            closed = true;
            buffer.close();
            onClosed.accept(this);
        }
    }
}
