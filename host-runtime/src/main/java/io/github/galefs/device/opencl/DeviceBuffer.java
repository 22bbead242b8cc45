package io.github.galefs.device.opencl;

import io.github.galefs.kernel.artefact.KernelArtefact;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.agrona.BitUtil;

/**
 * Memory that host and device share, as a kernel's parameter: a page-aligned piece of data, and before it the header
 * that compiled kernels expect.
 *
 * <pre>
 *    -16 +---------------------------------+  what a kernel gets
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
     * Lays the parameter out in memory.
     *
     * @param allocation address of {@link #allocationSize} bytes, however aligned.
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
     * Takes memory in the way that suits the device.
     *
     * @throws OutOfMemoryError when there is not so much; with the numbers.
     */
    static DeviceBuffer allocate(final OpenClContext context, final long byteSize) {
        final OpenClDeviceInfo info = context.info();
        if (allocationSize(byteSize) > info.maxAllocation()) {
            throw new OutOfMemoryError(byteSize + " bytes of memory shared with the device " + info.deviceName() + " ("
                    + info.name() + "), which allows " + info.maxAllocation() + " at once, of which "
                    + allocationSize(0) + " go into header and alignment");
        }
        return switch (info.sharing()) {
            case FINE_GRAINED_SVM -> new SvmBuffer(context, byteSize);
            case HOST_POINTER -> new HostPointerBuffer(context, byteSize);
            case NONE ->
                throw new IllegalStateException("device " + info.deviceName() + " " + Sharing.NONE.description());
        };
    }

    /** Bytes to be allocated for so many bytes of data. */
    static long allocationSize(final long byteSize) {
        return KernelArtefact.HEADER_LENGTH + PAGE_SIZE + byteSize;
    }

    /** The data, without the header. */
    final MemorySegment data() {
        return data;
    }

    /** Header and data. */
    final MemorySegment parameter() {
        return parameter;
    }

    /** Says how many elements the data has. */
    final void setArrayLength(final int length) {
        parameter.set(ValueLayout.JAVA_INT, KernelArtefact.LENGTH_OFFSET, length);
    }

    /** Makes this a parameter of a kernel. */
    abstract void bind(long kernel, int parameterIndex);

    /** Gives the memory back. No kernel may be using it. */
    @Override
    public abstract void close();
}
