package io.github.galefs.device.opencl;

import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.RegionHandle;
import java.lang.foreign.MemorySegment;
import java.util.function.Consumer;

/** A region as the rest of GaleFS sees it. */
final class OpenClMemory implements SharedMemory {
    private final DeviceBuffer buffer;
    private final KernelQueue queue;
    private final Consumer<OpenClMemory> onClosed;
    private boolean closed;

    OpenClMemory(final DeviceBuffer buffer, final KernelQueue queue, final Consumer<OpenClMemory> onClosed) {
        this.buffer = buffer;
        this.queue = queue;
        this.onClosed = onClosed;
        // A kernel that asks for its length as an array of long gets that.
        buffer.setArrayLength((int) Math.min(Integer.MAX_VALUE, buffer.data().byteSize() / Long.BYTES));
    }

    DeviceBuffer buffer() {
        return buffer;
    }

    /** Whether the memory belongs to the device whose queue this is. */
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

    /**
     * Gives the memory back, unless a kernel that did not stop may still use it: memory lost is better than a JVM that
     * crashes.
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
