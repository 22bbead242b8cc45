package io.github.galefs.device.opencl;

import java.nio.IntBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** OpenCL context of a device, with its only queue, which runs commands in order. */
final class OpenClContext implements AutoCloseable {
    private final OpenClDeviceInfo info;
    private final long context;
    private final long queue;

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
            queue = CL10.clCreateCommandQueue(context, info.handle(), 0, error);
            if (error.get(0) != CL10.CL_SUCCESS) {
                CL10.clReleaseContext(context);
                OpenClException.check(error.get(0), "clCreateCommandQueue");
            }
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

    long queue() {
        return queue;
    }

    @Override
    public void close() {
        OpenClException.check(CL10.clReleaseCommandQueue(queue), "clReleaseCommandQueue");
        OpenClException.check(CL10.clReleaseContext(context), "clReleaseContext");
    }
}
