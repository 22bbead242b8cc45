package io.github.galefs;

import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.annotations.Parallel;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.collections.VectorFloat;

/** Kernels with what only TornadoVM has. */
final class RefusedTornadoKernels {
    private RefusedTornadoKernels() {}

    static void slices(final long[] fs, final FloatArray data) {
        data.set(0, data.slice(1, 2).get(0));
    }

    static void boxesAnIndex(final long[] fs, final KernelContext context, final FloatArray data) {
        final Integer index = context.globalIdx;
        data.set(index, 1);
    }

    static void loopsInParallel(final long[] fs, final FloatArray data) {
        for (@Parallel int i = 0; i < data.getSize(); i++) {
            data.set(i, 1);
        }
    }

    static void takesAVector(final long[] fs, final VectorFloat data, final int[] out) {
        out[0] = 1;
    }

    static void createsAnArray(final long[] fs, final FloatArray data) {
        data.set(0, new FloatArray(4).get(0));
    }

    static void addsAcrossAWarp(final long[] fs, final KernelContext context, final FloatArray data) {
        data.set(0, context.simdSum(data.get(1)));
    }

    static void callsTwins(final long[] fs, final FloatArray data, final float[] plain) {
        twin(data);
        twin(plain);
    }

    private static void twin(final FloatArray data) {
        data.set(0, 1);
    }

    private static void twin(final float[] data) {
        data[0] = 1;
    }

    @SuppressWarnings("ReferenceEquality") // That is what is refused.
    static void comparesObjects(final long[] fs, final HalfFloatArray data, final int[] out) {
        out[0] = data.get(0) == data.get(1) ? 1 : 0;
    }
}
