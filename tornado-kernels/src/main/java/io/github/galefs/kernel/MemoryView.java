package io.github.galefs.kernel;

import io.github.galefs.kernel.tornado.TornadoBinding;
import io.github.galefs.kernel.tornado.TornadoType;
import java.lang.foreign.MemorySegment;

/** Bytes of memory of any type that a kernel may have, for the JVM device. */
final class MemoryView {
    private MemoryView() {}

    /**
     * Returns a part of memory that is to be read.
     *
     * @param memory     region or array.
     * @param byteOffset offset of the part in bytes.
     * @param byteCount  bytes in the part.
     * @return the part, of exactly {@code byteCount} bytes.
     * @throws IndexOutOfBoundsException if the part is not within the memory.
     * @throws IllegalArgumentException  if kernels have no memory of this type.
     */
    static MemorySegment ofSource(final Object memory, final long byteOffset, final long byteCount) {
        checkCount(byteCount);
        return isRegion(memory)
                ? at(RegionHandle.loadAddress((long[]) memory, byteOffset, byteCount), byteCount)
                : ofArray(memory, byteOffset, byteCount);
    }

    /**
     * Returns a part of memory that is to be written; otherwise as {@link #ofSource}.
     *
     * @param memory     region or array.
     * @param byteOffset offset of the part in bytes.
     * @param byteCount  bytes in the part.
     * @return the part, of exactly {@code byteCount} bytes.
     */
    static MemorySegment ofDestination(final Object memory, final long byteOffset, final long byteCount) {
        checkCount(byteCount);
        return isRegion(memory)
                ? at(RegionHandle.address((long[]) memory, byteOffset, byteCount), byteCount)
                : ofArray(memory, byteOffset, byteCount);
    }

    /**
     * Returns a value's memory that is to be read.
     *
     * @param memory     region or array.
     * @param byteOffset offset of the value in bytes.
     * @param size       bytes in the value: a power of two.
     * @return the part, of exactly {@code size} bytes.
     * @throws IndexOutOfBoundsException if the value is not within the memory.
     * @throws IllegalArgumentException  if kernels have no memory of this type, or the offset is not a multiple of the
     *     size.
     */
    static MemorySegment ofLoad(final Object memory, final long byteOffset, final int size) {
        checkAlignment(byteOffset, size);
        return ofSource(memory, byteOffset, size);
    }

    /**
     * Returns a value's memory that is to be written; otherwise as {@link #ofLoad}.
     *
     * @param memory     region or array.
     * @param byteOffset offset of the value in bytes.
     * @param size       bytes in the value: a power of two.
     * @return the part, of exactly {@code size} bytes.
     */
    static MemorySegment ofStore(final Object memory, final long byteOffset, final int size) {
        checkAlignment(byteOffset, size);
        return ofDestination(memory, byteOffset, size);
    }

    /** Checks the offset, not the address: the JVM aligns a small array's elements only to their own size. */
    private static void checkAlignment(final long byteOffset, final int size) {
        if ((byteOffset & (size - 1)) != 0) {
            throw new IllegalArgumentException("offset " + byteOffset + " must be a multiple of " + size);
        }
    }

    private static void checkCount(final long byteCount) {
        if (byteCount < 0) {
            throw new IndexOutOfBoundsException(byteCount + " bytes: the count must not be negative");
        }
    }

    private static boolean isRegion(final Object memory) {
        return memory instanceof final long[] longs && RegionHandle.isHandle(longs);
    }

    @SuppressWarnings("restricted")
    private static MemorySegment at(final long address, final long byteCount) {
        return MemorySegment.ofAddress(address).reinterpret(byteCount);
    }

    private static MemorySegment ofArray(final Object memory, final long byteOffset, final long byteCount) {
        final MemorySegment whole = switch (memory) {
            case final byte[] bytes -> MemorySegment.ofArray(bytes);
            case final short[] shorts -> MemorySegment.ofArray(shorts);
            case final char[] chars -> MemorySegment.ofArray(chars);
            case final long[] longs -> MemorySegment.ofArray(longs);
            case final int[] ints -> MemorySegment.ofArray(ints);
            case final float[] floats -> MemorySegment.ofArray(floats);
            case final double[] doubles -> MemorySegment.ofArray(doubles);
            default -> ofTornadoArray(memory);
        };
        if (byteOffset < 0 || byteOffset > whole.byteSize() - byteCount) {
            throw new IndexOutOfBoundsException(
                    byteCount + " bytes at offset " + byteOffset + " out of bounds for " + whole.byteSize() + " bytes");
        }
        return whole.asSlice(byteOffset, byteCount);
    }

    private static MemorySegment ofTornadoArray(final Object memory) {
        if (!TornadoType.isTornadoArray(memory)) {
            throw new IllegalArgumentException("memory of a kernel is a byte[], short[], char[], int[], long[],"
                    + " float[] or double[], or one of TornadoVM's arrays, not a "
                    + memory.getClass().getSimpleName());
        }
        return TornadoBinding.installed().elements(memory);
    }
}
