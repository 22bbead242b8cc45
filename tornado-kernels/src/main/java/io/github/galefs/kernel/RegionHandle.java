package io.github.galefs.kernel;

import java.util.Objects;

/**
 * How the JVM device passes memory outside the Java heap to a kernel: as a {@code long[]} of four elements.
 *
 * <pre>
 *   [0] +---------------------------+
 *       |  MAGIC                    |
 *   [1] +---------------------------+
 *       |  address of the region    |
 *   [2] +---------------------------+
 *       |  its length in bytes      |
 *   [3] +---------------------------+
 *       |  address ^ length ^ MAGIC |
 *   [4] +---------------------------+
 * </pre>
 *
 * On other devices a {@code long[]} parameter is the address of the memory itself and this class plays no part. The
 * first and the last element tell a handle from an array of data that happens to have four elements.
 */
public final class RegionHandle {
    private static final long MAGIC = 0x9D1C_47A3_0E5B_F268L;
    private static final int LENGTH = 4;
    private static final int ADDRESS_INDEX = 1;
    private static final int BYTE_LENGTH_INDEX = 2;
    private static final int CHECK_INDEX = 3;

    private RegionHandle() {}

    /**
     * Makes a handle. The memory must outlive its use by kernels.
     *
     * @param address    of the first byte, a multiple of 8.
     * @param byteLength of the region, from 0.
     * @return the handle.
     * @throws IllegalArgumentException when the address is 0 or not a multiple of 8, or the length is negative.
     */
    public static long[] of(final long address, final long byteLength) {
        if (address == 0 || (address & 7) != 0 || byteLength < 0) {
            throw new IllegalArgumentException("region at address " + address + " of " + byteLength
                    + " bytes: the address must be a multiple of 8 and not 0, the length not negative");
        }
        return new long[] {MAGIC, address, byteLength, address ^ byteLength ^ MAGIC};
    }

    /**
     * Tells a handle from data.
     *
     * @param memory a handle or an array of data.
     * @return whether it is a handle.
     */
    public static boolean isHandle(final long[] memory) {
        return memory.length == LENGTH
                && memory[0] == MAGIC
                && memory[CHECK_INDEX] == (memory[ADDRESS_INDEX] ^ memory[BYTE_LENGTH_INDEX] ^ MAGIC);
    }

    /**
     * Where a handle's region lies.
     *
     * @param handle of the region.
     * @return address of its first byte.
     */
    public static long address(final long[] handle) {
        return handle[ADDRESS_INDEX];
    }

    static long address(final long[] handle, final long byteOffset, final long byteCount) {
        Objects.checkFromIndexSize(byteOffset, byteCount, handle[BYTE_LENGTH_INDEX]);
        return handle[ADDRESS_INDEX] + byteOffset;
    }
}
