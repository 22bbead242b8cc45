package io.github.galefs.device.opencl;

import io.github.galefs.kernel.artefact.ParameterKind;
import java.lang.foreign.MemorySegment;

/** Arrays that kernels accept. */
final class JavaArrays {
    private JavaArrays() {}

    /**
     * Returns an array as memory.
     *
     * @throws IllegalArgumentException kernels do not accept arrays of this type.
     */
    static MemorySegment segment(final Object array) {
        return switch (array) {
            case final byte[] bytes -> MemorySegment.ofArray(bytes);
            case final short[] shorts -> MemorySegment.ofArray(shorts);
            case final char[] chars -> MemorySegment.ofArray(chars);
            case final int[] ints -> MemorySegment.ofArray(ints);
            case final long[] longs -> MemorySegment.ofArray(longs);
            case final float[] floats -> MemorySegment.ofArray(floats);
            case final double[] doubles -> MemorySegment.ofArray(doubles);
            default ->
                throw new IllegalArgumentException(
                        "array of type " + array.getClass().getTypeName() + ": must be one of " + ParameterKind.ARRAYS);
        };
    }
}
