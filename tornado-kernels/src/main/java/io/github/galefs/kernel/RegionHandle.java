package io.github.galefs.kernel;

import java.util.Objects;

/**
 * Layout of a region handle. The JVM device passes memory outside the Java heap to a kernel by this {@code long[]} of
 * six elements.
 *
 * <pre>
 *   [0] +---------------------------+
 *       |  MAGIC                    |
 *   [1] +---------------------------+
 *       |  address of the region    |
 *   [2] +---------------------------+
 *       |  length in bytes          |
 *   [3] +---------------------------+
 *       |  address ^ length ^ MAGIC |
 *   [4] +---------------------------+
 *       |  begin of what is reached |
 *   [5] +---------------------------+
 *       |  end of that              |
 *   [6] +---------------------------+
 * </pre>
 *
 * Kernels reach the region, and blocks of files that lie elsewhere in the process, by offsets of the region. The range
 * that they reach covers everything between the region and those blocks, so that one comparison checks a load: within
 * it, a load of nothing ends the process. Stores reach the region only.
 *
 * On other devices a {@code long[]} parameter is the address of the memory itself, and this class is not used. The
 * first and the fourth element distinguish a handle from an array of data that happens to have six elements.
 */
public final class RegionHandle {
    private static final long MAGIC = 0x9D1C_47A3_0E5B_F268L;
    private static final int LENGTH = 6;
    private static final int ADDRESS_INDEX = 1;
    private static final int BYTE_LENGTH_INDEX = 2;
    private static final int CHECK_INDEX = 3;
    private static final int REACH_BEGIN_INDEX = 4;
    private static final int REACH_END_INDEX = 5;

    private RegionHandle() {}

    /**
     * Creates a handle. The memory must stay valid while kernels use the handle.
     *
     * @param address    address of the first byte, a multiple of 8, not 0.
     * @param byteLength length of the region in bytes, from 0.
     * @return the handle.
     * @throws IllegalArgumentException if the address is 0 or not a multiple of 8, or the length is negative.
     */
    public static long[] of(final long address, final long byteLength) {
        if (address == 0 || (address & 7) != 0 || byteLength < 0) {
            throw new IllegalArgumentException("region at address " + address + " of " + byteLength
                    + " bytes: the address must be a multiple of 8 and not 0, the length not negative");
        }
        return new long[] {MAGIC, address, byteLength, address ^ byteLength ^ MAGIC, 0, byteLength};
    }

    /**
     * Returns whether an array is a region handle.
     *
     * @param memory a handle or an array of data.
     * @return true for a handle, false for data.
     */
    public static boolean isHandle(final long[] memory) {
        return memory.length == LENGTH
                && memory[0] == MAGIC
                && memory[CHECK_INDEX] == (memory[ADDRESS_INDEX] ^ memory[BYTE_LENGTH_INDEX] ^ MAGIC);
    }

    /**
     * Returns the address of a handle's region.
     *
     * @param handle handle of the region.
     * @return address of the region's first byte.
     */
    public static long address(final long[] handle) {
        return handle[ADDRESS_INDEX];
    }

    /**
     * Lets kernels load from memory outside the region, too. Kernels must not be given an offset in it before.
     * Called by one thread at a time.
     *
     * @param handle     handle of the region.
     * @param address    address of the memory's first byte; it must stay valid while kernels use it.
     * @param byteLength length of the memory in bytes, from 0.
     */
    public static void reach(final long[] handle, final long address, final long byteLength) {
        final long begin = address - handle[ADDRESS_INDEX];
        // Each bound moves in one direction only, so a kernel that sees one store and not yet the other still reaches
        // what it uses already.
        handle[REACH_BEGIN_INDEX] = Math.min(begin, handle[REACH_BEGIN_INDEX]);
        handle[REACH_END_INDEX] = Math.max(begin + byteLength, handle[REACH_END_INDEX]);
    }

    /**
     * Returns the address of bytes to be stored: of the region only.
     *
     * @param byteCount from 0.
     */
    static long address(final long[] handle, final long byteOffset, final long byteCount) {
        final long placeCount = handle[BYTE_LENGTH_INDEX] - byteCount + 1;
        checkPlace(byteOffset, placeCount, byteOffset, byteCount);
        return handle[ADDRESS_INDEX] + byteOffset;
    }

    /**
     * Returns the address of bytes to be loaded: of whatever kernels reach.
     *
     * @param byteCount from 0.
     */
    static long loadAddress(final long[] handle, final long byteOffset, final long byteCount) {
        // Not positive, so that an offset that is too high for the difference is below the range.
        final long begin = handle[REACH_BEGIN_INDEX];
        final long placeCount = handle[REACH_END_INDEX] - begin - byteCount + 1;
        checkPlace(byteOffset - begin, placeCount, byteOffset, byteCount);
        return handle[ADDRESS_INDEX] + byteOffset;
    }

    private static void checkPlace(
            final long place, final long placeCount, final long byteOffset, final long byteCount) {
        try {
            // C2 moves this check out of loops. Comparisons of longs that are written out it does in each iteration.
            Objects.checkIndex(place, placeCount);
        } catch (final IndexOutOfBoundsException outside) {
            throw new IndexOutOfBoundsException(
                    byteCount + " bytes at offset " + byteOffset + " are outside the region");
        }
    }
}
