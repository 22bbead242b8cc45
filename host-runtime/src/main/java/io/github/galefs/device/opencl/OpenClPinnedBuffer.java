package io.github.galefs.device.opencl;

import io.github.galefs.device.gpu.PinnedBuffer;
import java.lang.foreign.MemorySegment;
import java.nio.IntBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** Host memory that the driver allocates: mapped once, and kept mapped. Its initial bytes are undefined. */
final class OpenClPinnedBuffer implements PinnedBuffer {
    private final OpenClQueue queue;
    private final long memory;
    private final MemorySegment segment;
    private boolean closed;

    private OpenClPinnedBuffer(final OpenClQueue queue, final long memory, final MemorySegment segment) {
        this.queue = queue;
        this.memory = memory;
        this.segment = segment;
        queue.context().pinnedMemory().add(segment.byteSize());
    }

    /**
     * Allocates memory.
     *
     * @param queue      maps and unmaps the memory; waits for its commands.
     * @param byteLength bytes, at least 1.
     * @throws OutOfMemoryError the driver does not allow so much; with the numbers.
     */
    @SuppressWarnings("restricted")
    static OpenClPinnedBuffer allocate(final OpenClQueue queue, final long byteLength) {
        if (byteLength < 1) {
            throw new IllegalArgumentException("pinned memory of " + byteLength + " bytes: must be at least 1");
        }
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final IntBuffer error = stack.mallocInt(1);
            final long memory = CL10.nclCreateBuffer(
                    queue.context().handle(),
                    CL10.CL_MEM_READ_WRITE | CL10.CL_MEM_ALLOC_HOST_PTR,
                    byteLength,
                    MemoryUtil.NULL,
                    MemoryUtil.memAddress(error));
            check(queue.context(), error.get(0), "clCreateBuffer", byteLength);
            final long address = CL10.nclEnqueueMapBuffer(
                    queue.handle(),
                    memory,
                    CL10.CL_TRUE,
                    CL10.CL_MAP_READ | CL10.CL_MAP_WRITE,
                    0,
                    byteLength,
                    0,
                    MemoryUtil.NULL,
                    MemoryUtil.NULL,
                    MemoryUtil.memAddress(error));
            if (error.get(0) != CL10.CL_SUCCESS) {
                CL10.clReleaseMemObject(memory);
            }
            check(queue.context(), error.get(0), "clEnqueueMapBuffer", byteLength);
            return new OpenClPinnedBuffer(
                    queue, memory, MemorySegment.ofAddress(address).reinterpret(byteLength));
        }
    }

    @Override
    public MemorySegment segment() {
        return segment;
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            queue.context().pinnedMemory().remove(segment.byteSize());
            OpenClException.check(
                    CL10.nclEnqueueUnmapMemObject(
                            queue.handle(), memory, segment.address(), 0, MemoryUtil.NULL, MemoryUtil.NULL),
                    "clEnqueueUnmapMemObject");
            queue.flush();
            OpenClException.check(CL10.clReleaseMemObject(memory), "clReleaseMemObject");
        }
    }

    private static void check(
            final OpenClContext context, final int error, final String function, final long byteLength) {
        if (error != CL10.CL_SUCCESS) {
            final OpenClDeviceInfo info = context.info();
            throw new OutOfMemoryError("cannot allocate " + byteLength + " bytes of pinned host memory for device "
                    + info.deviceName() + " (" + info.name() + "): the limit of one allocation is "
                    + info.maxAllocation() + " bytes, this process uses "
                    + context.pinnedMemory().bytes() + " bytes, and " + function + " failed with "
                    + OpenClException.describe(error));
        }
    }
}
