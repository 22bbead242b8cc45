package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** Kernels with scalars among their parameters. */
final class Scalars {
    private Scalars() {}

    static void ofAllTypes(
            final int i,
            final int[] ints,
            final long l,
            final long[] longs,
            final float f,
            final float[] floats,
            final double d,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int id = WorkItem.globalId();
        out[id] = ints[id] * i + id;
        longOut[id] = longs[id] ^ l + i;
        floatOut[id] = floats[id] * f;
        doubleOut[id] = doubles[id] - d;
    }

    static void asBoundsAndConditions(
            final int i,
            final int[] ints,
            final long l,
            final long[] longs,
            final float f,
            final float[] floats,
            final double d,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int id = WorkItem.globalId();
        final int bound = i & 15;
        for (int k = 0; k < bound; k++) {
            out[id] += ints[(id + k) & 255];
        }
        longOut[id] = l > longs[id] ? l / 3 : longs[id] % 7;
        floatOut[id] = f < floats[id] ? f : floats[id];
        doubleOut[id] = d == doubles[id] ? 1 : Math.max(d, doubles[id]);
    }

    @SuppressWarnings("ParameterReassignment") // It is under test.
    static void assigned(
            int i,
            final int[] ints,
            long l,
            final long[] longs,
            float f,
            final float[] floats,
            double d,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int id = WorkItem.globalId();
        for (int k = 0; k < (id & 7); k++) {
            i += ints[k];
            l = l * 31 + k;
            f = f * 0.5f;
            d += floats[k];
        }
        out[id] = i;
        longOut[id] = l;
        floatOut[id] = f;
        doubleOut[id] = d;
    }

    static void converted(
            final int i,
            final int[] ints,
            final long l,
            final long[] longs,
            final float f,
            final float[] floats,
            final double d,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int id = WorkItem.globalId();
        out[id] = (int) l + (int) f + (int) d + (byte) i + (char) i;
        longOut[id] = i + (long) f + (long) d;
        floatOut[id] = i + (float) l + (float) d;
        doubleOut[id] = i + (double) l + f;
    }
}
