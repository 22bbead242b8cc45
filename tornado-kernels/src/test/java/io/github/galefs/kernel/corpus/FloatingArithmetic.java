package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** Arithmetic of {@code float} and {@code double}, including NaN, infinities and zeros of both signs. */
@SuppressWarnings({"CompareToZero", "IdentityBinaryExpression"}) // These are under test.
final class FloatingArithmetic {
    private FloatingArithmetic() {}

    static void addFloat(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = floats[i] + floats[(i + 1) & 255];
    }

    static void subtractFloat(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = floats[i] - floats[(i + 1) & 255];
        doubleOut[i] = doubles[i] - doubles[(i + 1) & 255];
    }

    static void multiplyFloat(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = floats[i] * floats[(i + 1) & 255];
    }

    static void addDouble(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        doubleOut[i] = doubles[i] + doubles[(i + 1) & 255];
    }

    static void multiplyDouble(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        doubleOut[i] = doubles[i] * doubles[(i + 1) & 255];
    }

    static void productsAreNotFused(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = floats[i] * floats[(i + 1) & 255] + floats[(i + 2) & 255];
        doubleOut[i] = doubles[i] * doubles[(i + 1) & 255] - doubles[(i + 2) & 255];
    }

    static void divide(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = floats[i] / floats[(i + 1) & 255];
        doubleOut[i] = doubles[i] / doubles[(i + 1) & 255];
    }

    static void squareRoot(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = (float) Math.sqrt(floats[i]);
        doubleOut[i] = Math.sqrt(doubles[i]);
    }

    static void remainder(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = floats[i] % 7.5f;
        doubleOut[i] = doubles[i] % 1e3;
    }

    static void negate(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = -floats[i];
        doubleOut[i] = -doubles[i];
    }

    static void absolute(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = Math.abs(floats[i]);
        doubleOut[i] = Math.abs(doubles[i]);
    }

    static void minMax(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = Math.min(floats[i], floats[(i + 1) & 255]) + Math.max(floats[i], 0.5f);
        doubleOut[i] = Math.max(doubles[i], doubles[(i + 1) & 255]);
        out[i] = Float.floatToRawIntBits(Math.min(floats[i], -0.0f));
    }

    static void compareFloat(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final float y = floats[(i + 1) & 255];
        out[i] = (x < y ? 1 : 0)
                + (x <= y ? 2 : 0)
                + (x > y ? 4 : 0)
                + (x >= y ? 8 : 0)
                + (x == y ? 16 : 0)
                + (x != y ? 32 : 0)
                + (!(x < y) ? 64 : 0);
    }

    static void compareDouble(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final double x = doubles[i];
        final double y = doubles[(i + 1) & 255];
        out[i] = (x < y ? 1 : 0)
                + (x <= y ? 2 : 0)
                + (x > y ? 4 : 0)
                + (x >= y ? 8 : 0)
                + (x == y ? 16 : 0)
                + (x != y ? 32 : 0)
                + (!(x >= y) ? 64 : 0);
    }

    static void branchOnNaN(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        int result = 1;
        if (x > 0) {
            result += 2;
        } else {
            result += 4;
        }
        if (!(x <= 0)) {
            result += 8;
        }
        while (x >= result) {
            result += 16;
            if (result > 100) {
                break;
            }
        }
        out[i] = result;
    }

    static void toInt(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        out[i] = (int) floats[i] + (int) doubles[i];
        longOut[i] = (long) floats[i] ^ (long) doubles[i];
    }

    static void fromInt(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = (float) (int) longOut[i] + i * 0.1f;
        doubleOut[i] = (double) i * 1e10;
        longOut[i] = (long) (i * 2.5f);
    }

    static void widenAndNarrow(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        doubleOut[i] = floats[i];
        floatOut[i] = (float) doubles[i];
    }

    static void bits(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        out[i] = Float.floatToRawIntBits(floats[i]);
        longOut[i] = Double.doubleToRawLongBits(doubles[i]);
        floatOut[i] = Float.intBitsToFloat(i * 0x01010101);
        doubleOut[i] = Double.longBitsToDouble(i * 0x0101010101010101L);
    }

    static void constants(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        floatOut[i] = x == Float.POSITIVE_INFINITY ? 1.1f : x != x ? Float.NEGATIVE_INFINITY : x + Float.MIN_VALUE;
        doubleOut[i] = doubles[i] > 1e300 ? Double.POSITIVE_INFINITY : 0.1;
    }

    static void sum(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        float sum = 0;
        double longSum = 0;
        for (int k = 0; k < 32; k++) {
            sum += floats[(i + k) & 255];
            longSum += doubles[(i + k) & 255];
        }
        floatOut[i] = sum;
        doubleOut[i] = longSum;
    }

    static void isNaN(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        out[i] = (Float.isNaN(floats[i]) ? 1 : 0)
                + (Double.isNaN(doubles[i]) ? 2 : 0)
                + (Float.isInfinite(floats[i]) ? 4 : 0);
    }

    static void polynomial(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final double x = doubles[i];
        doubleOut[i] = ((x * 3.0 + 2.0) * x - 1.0) * x + 0.5;
        final float y = floats[i];
        floatOut[i] = ((y * 3.0f + 2.0f) * y - 1.0f) * y + 0.5f;
    }

    static void threeWay(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        out[i] = Float.compare(floats[i], floats[(i + 1) & 255])
                + 10 * Double.compare(doubles[i], doubles[(i + 1) & 255]);
    }
}
