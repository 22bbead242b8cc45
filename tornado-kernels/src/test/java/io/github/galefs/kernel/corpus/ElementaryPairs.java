package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/**
 * Functions of two numbers of {@link Math} and {@link StrictMath}. The first half of the inputs is paired with the
 * second, and the second with the first.
 */
final class ElementaryPairs {
    private ElementaryPairs() {}

    static void atan2(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final int k = (i + floats.length / 2) % floats.length;
        floatOut[i] = (float) Math.atan2(floats[i], floats[k]);
        doubleOut[i] = Math.atan2(doubles[i], doubles[k]);
    }

    static void hypot(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final int k = (i + floats.length / 2) % floats.length;
        floatOut[i] = (float) Math.hypot(floats[i], floats[k]);
        doubleOut[i] = Math.hypot(doubles[i], doubles[k]);
    }

    @WithinUlps(2)
    static void pow(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final int k = (i + floats.length / 2) % floats.length;
        floatOut[i] = (float) Math.pow(floats[i], floats[k]);
        doubleOut[i] = Math.pow(doubles[i], doubles[k]);
    }

    static void atan2Strict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final int k = (i + floats.length / 2) % floats.length;
        floatOut[i] = (float) StrictMath.atan2(floats[i], floats[k]);
        doubleOut[i] = StrictMath.atan2(doubles[i], doubles[k]);
    }

    static void hypotStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final int k = (i + floats.length / 2) % floats.length;
        floatOut[i] = (float) StrictMath.hypot(floats[i], floats[k]);
        doubleOut[i] = StrictMath.hypot(doubles[i], doubles[k]);
    }

    static void powStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final int k = (i + floats.length / 2) % floats.length;
        floatOut[i] = (float) StrictMath.pow(floats[i], floats[k]);
        doubleOut[i] = StrictMath.pow(doubles[i], doubles[k]);
    }
}
