package io.github.galefs.device.opencl;

import java.nio.IntBuffer;
import org.agrona.UnsafeApi;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** Host memory that the device uses in place. */
final class HostPointerBuffer extends OpenClSharedBuffer {
    private final long allocation;
    private final long memory;

    HostPointerBuffer(final OpenClContext context, final long byteSize) {
        this(context, byteSize, UnsafeApi.allocateMemory(allocationSize(byteSize)));
    }

    private HostPointerBuffer(final OpenClContext context, final long byteSize, final long allocation) {
        super(allocation, byteSize);
        this.allocation = allocation;
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final IntBuffer error = stack.mallocInt(1);
            // The typed overloads accept NIO buffers only, whose limit is 2 GiB.
            memory = CL10.nclCreateBuffer(
                    context.handle(),
                    CL10.CL_MEM_READ_WRITE | CL10.CL_MEM_USE_HOST_PTR,
                    parameter().byteSize(),
                    parameter().address(),
                    MemoryUtil.memAddress(error));
            if (error.get(0) != CL10.CL_SUCCESS) {
                UnsafeApi.freeMemory(allocation);
                OpenClException.check(error.get(0), "clCreateBuffer");
            }
        }
    }

    @Override
    void bind(final long kernel, final int parameterIndex) {
        OpenClException.check(CL10.clSetKernelArg1p(kernel, parameterIndex, memory), "clSetKernelArg");
    }

    @Override
    public void close() {
        OpenClException.check(CL10.clReleaseMemObject(memory), "clReleaseMemObject");
        UnsafeApi.freeMemory(allocation);
    }
}
