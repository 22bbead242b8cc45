package io.github.galefs.kernel;

import java.lang.foreign.MemorySegment;

/** Bytes of memory of any type that a kernel may have, for the JVM device. */
final class MemoryView {
    private MemoryView() {}

    /**
     * Returns a part of memory.
     *
     * @param memory     region or array.
     * @param byteOffset offset of the part in bytes.
     * @param byteCount  bytes in the part.
     * @return the part, of exactly {@code byteCount} bytes.
     * @throws IndexOutOfBoundsException if the part is not within the memory.
     * @throws IllegalArgumentException  if kernels have no memory of this type.
     */
    static MemorySegment of(final Object memory, final long byteOffset, final long byteCount) {
        return switch (memory) {
            case final long[] longs -> of(longs, byteOffset, byteCount);
            case final int[] ints -> MemorySegment.ofArray(ints).asSlice(byteOffset, byteCount);
            case final float[] floats -> MemorySegment.ofArray(floats).asSlice(byteOffset, byteCount);
            case final double[] doubles -> MemorySegment.ofArray(doubles).asSlice(byteOffset, byteCount);
            default ->
                throw new IllegalArgumentException("memory of a kernel is a long[], int[], float[] or double[], not a "
                        + memory.getClass().getSimpleName());
        };
    }

    @SuppressWarnings("restricted")
    private static MemorySegment of(final long[] memory, final long byteOffset, final long byteCount) {
        return RegionHandle.isHandle(memory)
                ? MemorySegment.ofAddress(RegionHandle.address(memory, byteOffset, byteCount))
                        .reinterpret(byteCount)
                : MemorySegment.ofArray(memory).asSlice(byteOffset, byteCount);
    }
}
