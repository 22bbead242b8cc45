package io.github.galefs.device.gpu;

import io.github.galefs.kernel.artefact.ParameterKind;
import io.github.galefs.kernel.tornado.TornadoBinding;
import io.github.galefs.kernel.tornado.TornadoType;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;

/** Arrays that kernels accept: those of Java, and those of TornadoVM, whose memory is outside the heap. */
final class KernelArrays {
    private KernelArrays() {}

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
            default -> ofTornado(array).elements(array);
        };
    }

    /** Returns the number of elements of an array; otherwise as {@link #segment}. */
    static int length(final Object array) {
        return array.getClass().isArray()
                ? Array.getLength(array)
                : ofTornado(array).length(array);
    }

    private static TornadoBinding ofTornado(final Object array) {
        if (!TornadoType.isTornadoArray(array)) {
            throw new IllegalArgumentException(
                    "array of type " + array.getClass().getTypeName() + ": must be one of " + ParameterKind.ARRAYS);
        }
        return TornadoBinding.installed();
    }
}
