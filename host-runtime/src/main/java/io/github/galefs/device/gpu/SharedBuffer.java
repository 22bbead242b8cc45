package io.github.galefs.device.gpu;

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
public abstract class SharedBuffer implements AutoCloseable {
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
    protected SharedBuffer(final long allocation, final long byteSize) {
        final long address = BitUtil.align(allocation + KernelArtefact.HEADER_LENGTH, PAGE_SIZE);
        parameter = MemorySegment.ofAddress(address - KernelArtefact.HEADER_LENGTH)
                .reinterpret(KernelArtefact.HEADER_LENGTH + byteSize);
        data = parameter.asSlice(KernelArtefact.HEADER_LENGTH);
    }

    /**
     * Returns the bytes to allocate.
     *
     * @param byteSize bytes of data.
     * @return number of bytes, with header and alignment.
     */
    public static long allocationSize(final long byteSize) {
        return KernelArtefact.HEADER_LENGTH + PAGE_SIZE + byteSize;
    }

    /**
     * Returns the data, without the header.
     *
     * @return the data.
     */
    public final MemorySegment data() {
        return data;
    }

    /**
     * Returns header and data.
     *
     * @return the memory that a kernel receives.
     */
    public final MemorySegment parameter() {
        return parameter;
    }

    /**
     * Writes the number of elements to the header.
     *
     * @param length number of elements.
     */
    public final void setArrayLength(final int length) {
        parameter.set(ValueLayout.JAVA_INT, KernelArtefact.LENGTH_OFFSET, length);
    }

    /** Frees the memory. No kernel may be using it. */
    @Override
    public abstract void close();
}
