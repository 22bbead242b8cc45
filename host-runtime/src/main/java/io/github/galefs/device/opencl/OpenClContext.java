package io.github.galefs.device.opencl;

import java.nio.IntBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** OpenCL context of a device, with its first queue. Thread-safe. */
final class OpenClContext implements AutoCloseable {
    private final OpenClDeviceInfo info;
    private final long context;
    private final CommandQueue queue;
    private final BufferUse deviceMemory = new BufferUse();
    private final BufferUse pinnedMemory = new BufferUse();

    OpenClContext(final OpenClDeviceInfo info) {
        this.info = info;
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final IntBuffer error = stack.mallocInt(1);
            // The overload with a callback crashes javac 25.
            context = CL10.nclCreateContext(
                    MemoryUtil.NULL,
                    1,
                    stack.pointers(info.handle()).address(),
                    MemoryUtil.NULL,
                    MemoryUtil.NULL,
                    MemoryUtil.memAddress(error));
            OpenClException.check(error.get(0), "clCreateContext");
        }
        try {
            queue = new CommandQueue(this);
        } catch (final OpenClException e) {
            CL10.clReleaseContext(context);
            throw e;
        }
    }

    OpenClDeviceInfo info() {
        return info;
    }

    long device() {
        return info.handle();
    }

    long handle() {
        return context;
    }

    /** Returns the queue in which kernels run. */
    CommandQueue queue() {
        return queue;
    }

    /** Returns the buffers of memory that the host reaches by copies only. */
    BufferUse deviceMemory() {
        return deviceMemory;
    }

    /** Returns the buffers of pinned host memory. */
    BufferUse pinnedMemory() {
        return pinnedMemory;
    }

    @Override
    public void close() {
        queue.close();
        OpenClException.check(CL10.clReleaseContext(context), "clReleaseContext");
    }
}
