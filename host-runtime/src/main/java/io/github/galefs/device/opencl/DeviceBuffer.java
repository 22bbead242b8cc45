package io.github.galefs.device.opencl;

import io.github.galefs.kernel.artefact.KernelArtefact;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.agrona.BitUtil;

/**
 * Memory shared by host and device, as a kernel's parameter: page-aligned data, preceded by the header that compiled
 * kernels expect.
 *
 * <pre>
 *    -16 +---------------------------------+  address passed to a kernel
 *        | (unused)                        |
 *     -8 +----------------+----------------+
 *        | (unused)       | array length   |
 *      0 +----------------+----------------+  page-aligned
 *        | data                            |
 *        +---------------------------------+
 * </pre>
 */
abstract sealed class DeviceBuffer implements AutoCloseable permits SvmBuffer, HostPointerBuffer {
    private static final int PAGE_SIZE = 4096;

    private final MemorySegment data;
    private final MemorySegment parameter;

    /**
     * Places the parameter in memory.
     *
     * @param allocation address of {@link #allocationSize} bytes, of any alignment.
     * @param byteSize   of the data.
     */
    @SuppressWarnings("restricted")
    DeviceBuffer(final long allocation, final long byteSize) {
        final long address = BitUtil.align(allocation + KernelArtefact.HEADER_LENGTH, PAGE_SIZE);
        parameter = MemorySegment.ofAddress(address - KernelArtefact.HEADER_LENGTH)
                .reinterpret(KernelArtefact.HEADER_LENGTH + byteSize);
        data = parameter.asSlice(KernelArtefact.HEADER_LENGTH);
    }

    /**
     * Allocates memory by the device's way of sharing.
     *
     * @throws OutOfMemoryError the device does not allow so much; with the numbers.
     */
    static DeviceBuffer allocate(final OpenClContext context, final long byteSize) {
        final OpenClDeviceInfo info = context.info();
        if (allocationSize(byteSize) > info.maxAllocation()) {
            throw new OutOfMemoryError("cannot allocate " + byteSize + " bytes of memory shared with device "
                    + info.deviceName() + " (" + info.name() + "): the limit of one allocation is "
                    + info.maxAllocation() + " bytes, including " + allocationSize(0)
                    + " bytes for header and alignment");
        }
        return switch (info.sharing()) {
            case FINE_GRAINED_SVM -> new SvmBuffer(context, byteSize);
            case HOST_POINTER -> new HostPointerBuffer(context, byteSize);
            case NONE ->
                throw new IllegalStateException("device " + info.deviceName() + " " + Sharing.NONE.description());
        };
    }

    /** Returns the bytes to allocate for a number of bytes of data. */
    static long allocationSize(final long byteSize) {
        return KernelArtefact.HEADER_LENGTH + PAGE_SIZE + byteSize;
    }

    /** Returns the data, without the header. */
    final MemorySegment data() {
        return data;
    }

    /** Returns header and data. */
    final MemorySegment parameter() {
        return parameter;
    }

    /** Writes the number of elements to the header. */
    final void setArrayLength(final int length) {
        parameter.set(ValueLayout.JAVA_INT, KernelArtefact.LENGTH_OFFSET, length);
    }

    /** Sets this buffer as a parameter of a kernel. */
    abstract void bind(long kernel, int parameterIndex);

    /** Frees the memory. No kernel may be using it. */
    @Override
    public abstract void close();
}
