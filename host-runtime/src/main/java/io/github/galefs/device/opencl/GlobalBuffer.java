package io.github.galefs.device.opencl;

import io.github.galefs.kernel.artefact.KernelArtefact;
import java.nio.IntBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * Memory of a device that the host reaches by copies only. As a kernel's parameter, it begins with the header that
 * compiled kernels expect.
 */
final class GlobalBuffer implements AutoCloseable {
    private final OpenClContext context;
    private final long memory;
    private final long byteLength;

    private GlobalBuffer(final OpenClContext context, final long memory, final long byteLength) {
        this.context = context;
        this.memory = memory;
        this.byteLength = byteLength;
        context.deviceMemory().add(byteLength);
    }

    /**
     * Allocates memory. Its bytes are undefined.
     *
     * @param queue      waits for the allocation.
     * @param byteLength bytes, at least 1.
     * @param purpose    what the memory is for, in messages.
     * @throws OutOfMemoryError the device does not allow so much in one allocation, or has not so much free; with the
     *     numbers.
     */
    static GlobalBuffer allocate(final CommandQueue queue, final long byteLength, final String purpose) {
        final OpenClContext context = queue.context();
        final long capacity = Math.max(byteLength, KernelArtefact.HEADER_LENGTH);
        if (capacity > context.info().maxAllocation()) {
            throw outOfMemory(
                    context,
                    byteLength,
                    purpose,
                    "the limit of one allocation is " + context.info().maxAllocation() + " bytes, of "
                            + context.info().memorySize() + " bytes of memory");
        }
        GlobalBuffer buffer = null;
        try {
            buffer = new GlobalBuffer(context, create(context, capacity), capacity);
            // Several drivers allocate at the first use only.
            queue.writeIntAndWait(buffer.handle(), 0, 0);
            return buffer;
        } catch (final OpenClException e) {
            if (buffer != null) {
                buffer.close();
            }
            final OutOfMemoryError failure = outOfMemory(
                    context,
                    byteLength,
                    purpose,
                    "this process uses " + context.deviceMemory().bytes() + " of its "
                            + context.info().memorySize() + " bytes, and " + e.getMessage());
            failure.initCause(e);
            throw failure;
        }
    }

    /** Returns the bytes of a buffer for a kernel's parameter, with header. */
    static long lengthWithHeader(final long dataLength) {
        return KernelArtefact.HEADER_LENGTH + dataLength;
    }

    /** Returns OpenCL's id of the buffer. */
    long handle() {
        return memory;
    }

    /** Returns the number of bytes, with the header. */
    long byteLength() {
        return byteLength;
    }

    /** Sets this buffer as a parameter of a kernel. */
    void bind(final long kernel, final int parameterIndex) {
        OpenClException.check(CL10.clSetKernelArg1p(kernel, parameterIndex, memory), "clSetKernelArg");
    }

    /** Frees the memory after the commands that use it. */
    @Override
    public void close() {
        context.deviceMemory().remove(byteLength);
        OpenClException.check(CL10.clReleaseMemObject(memory), "clReleaseMemObject");
    }

    private static long create(final OpenClContext context, final long byteLength) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final IntBuffer error = stack.mallocInt(1);
            // The overloads with a size accept NIO buffers only, whose limit is 2 GiB.
            final long memory = CL10.nclCreateBuffer(
                    context.handle(),
                    CL10.CL_MEM_READ_WRITE,
                    byteLength,
                    MemoryUtil.NULL,
                    MemoryUtil.memAddress(error));
            OpenClException.check(error.get(0), "clCreateBuffer");
            return memory;
        }
    }

    private static OutOfMemoryError outOfMemory(
            final OpenClContext context, final long byteLength, final String purpose, final String reason) {
        return new OutOfMemoryError("cannot allocate " + byteLength + " bytes for " + purpose + " on device "
                + context.info().deviceName() + " (" + context.info().name() + "): " + reason);
    }
}
