package io.github.galefs.device.gpu;

import java.util.stream.LongStream;

/**
 * Memory in which suspended work-groups keep their values. Reused from launch to launch if it fits. Used by one launch
 * at a time.
 */
final class GroupContexts implements AutoCloseable {
    /** Contexts take at most this part of the device's memory, and this part of what is left of it. */
    private static final int MEMORY_SHARE = 8;

    private static final int FREE_SHARE = 2;

    /** Memory is reused for contexts of at least its size divided by this. */
    private static final long MAX_SLACK = 2;

    private final GpuQueue queue;
    private GlobalBuffer buffer;

    GroupContexts(final GpuQueue queue) {
        this.queue = queue;
    }

    /**
     * Allocates contexts, for fewer work-groups than the limit if the device has too little memory.
     *
     * @param kernelName   for messages.
     * @param bytesOfGroup bytes of a work-group's context, at least 1.
     * @param slotLimit    work-groups at most, at least 1.
     * @return number of work-groups that have contexts.
     * @throws OutOfMemoryError there is too little memory for a single one; with the numbers.
     */
    int reserve(final String kernelName, final long bytesOfGroup, final int slotLimit) {
        final long limit = limit();
        final long slots = Math.min(slotLimit, limit / bytesOfGroup);
        if (slots < 1) {
            final GpuInfo info = queue.context().info();
            throw new OutOfMemoryError("cannot run kernel " + kernelName + " on device " + info.deviceName() + " ("
                    + info.name() + "): the context of a work-group takes " + bytesOfGroup
                    + " bytes, and the limit for contexts is " + limit + " bytes; use a smaller local size");
        }
        final long byteLength = slots * bytesOfGroup;
        if (buffer == null || buffer.byteLength() < byteLength || buffer.byteLength() / MAX_SLACK > byteLength) {
            close();
            buffer = GlobalBuffer.allocate(queue, byteLength, "the contexts of kernel " + kernelName);
        }
        return (int) slots;
    }

    /** Sets the contexts as a kernel's parameter. */
    void bind(final GpuProgram program, final int parameterIndex) {
        buffer.bind(program, parameterIndex);
    }

    @Override
    public void close() {
        if (buffer != null) {
            final GlobalBuffer closing = buffer;
            // A buffer that cannot be closed is not closed again.
            buffer = null;
            closing.close();
        }
    }

    private long limit() {
        final GpuContext context = queue.context();
        final long memorySize = context.info().memorySize();
        final long own = buffer == null ? 0 : buffer.byteLength();
        final long free = memorySize - context.deviceMemory().bytes() + own;
        return LongStream.of(context.info().maxAllocation(), memorySize / MEMORY_SHARE, free / FREE_SHARE)
                .min()
                .orElseThrow();
    }
}
