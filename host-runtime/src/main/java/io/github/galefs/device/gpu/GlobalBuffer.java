package io.github.galefs.device.gpu;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.artefact.KernelArtefact;
import org.agrona.CloseHelper;

/**
 * Memory of a device that the host reaches by copies only. As a kernel's parameter, it begins with the header that
 * compiled kernels expect.
 */
public final class GlobalBuffer implements AutoCloseable {
    private final GpuContext context;
    private final long memory;
    private final long byteLength;

    private GlobalBuffer(final GpuContext context, final long memory, final long byteLength) {
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
     * @return the memory, to be closed by the caller.
     * @throws OutOfMemoryError the device does not allow so much in one allocation, or has not so much free; with the
     *     numbers.
     */
    public static GlobalBuffer allocate(final GpuQueue queue, final long byteLength, final String purpose) {
        final GpuContext context = queue.context();
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
            buffer = new GlobalBuffer(context, context.allocate(capacity), capacity);
            // Several drivers allocate at the first use only.
            queue.writeIntAndWait(buffer.handle(), 0, 0);
            return buffer;
        } catch (final GpuException e) {
            if (buffer != null) {
                CloseHelper.close(e::addSuppressed, buffer);
            }
            if (!e.mayBeOutOfMemory()) {
                throw new KernelFailedException(
                        "cannot allocate " + byteLength + " bytes for " + purpose + " on "
                                + context.info().fullName() + ": " + e.getMessage(),
                        e);
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

    /**
     * Returns the memory.
     *
     * @return its number in the driver.
     */
    public long handle() {
        return memory;
    }

    /** Returns the number of bytes, with the header. */
    long byteLength() {
        return byteLength;
    }

    /** Sets this buffer as a parameter of a kernel. */
    void bind(final GpuProgram program, final int parameterIndex) {
        program.setMemory(parameterIndex, memory);
    }

    /** Frees the memory after the commands that use it. */
    @Override
    public void close() {
        context.deviceMemory().remove(byteLength);
        context.free(memory);
    }

    private static OutOfMemoryError outOfMemory(
            final GpuContext context, final long byteLength, final String purpose, final String reason) {
        return new OutOfMemoryError("cannot allocate " + byteLength + " bytes for " + purpose + " on device "
                + context.info().deviceName() + " (" + context.info().name() + "): " + reason);
    }
}
