package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/**
 * Operations on floating-point numbers with several operands. They are applied to all pairs of the inputs' values,
 * among which are all pairs of extreme values; the bits of the results are combined to a hash, in which all NaNs are
 * equal.
 */
@SuppressWarnings({"CompareToZero", "FloatCast", "IntLongMath", "NarrowCalculation", "OperatorPrecedence", "cast"
}) // These are under test.
final class FloatingPairs {
    private FloatingPairs() {}

    static void add(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(x + y);
            longHash = longHash * 31 + Double.doubleToLongBits(doubleX + doubleY);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void subtract(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(x - y);
            longHash = longHash * 31 + Double.doubleToLongBits(doubleX - doubleY);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void multiply(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(x * y);
            longHash = longHash * 31 + Double.doubleToLongBits(doubleX * doubleY);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void divide(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(x / y);
            longHash = longHash * 31 + Double.doubleToLongBits(doubleX / doubleY);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void remainder(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(x % y);
            longHash = longHash * 31 + Double.doubleToLongBits(doubleX % doubleY);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void minMax(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(Math.min(x, y)) * 3 + Float.floatToIntBits(Math.max(x, y));
            longHash = longHash * 31
                    + Double.doubleToLongBits(Math.min(doubleX, doubleY)) * 3
                    + Double.doubleToLongBits(Math.max(doubleX, doubleY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void minMaxSum(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31
                    + Float.floatToIntBits(Float.min(x, y)) * 3
                    + Float.floatToIntBits(Float.max(x, y)) * 5
                    + Float.floatToIntBits(Float.sum(x, y));
            longHash = longHash * 31
                    + Double.doubleToLongBits(Double.min(doubleX, doubleY)) * 3
                    + Double.doubleToLongBits(Double.max(doubleX, doubleY)) * 5
                    + Double.doubleToLongBits(Double.sum(doubleX, doubleY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void compare(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31
                    + Float.compare(x, y) * 3
                    + (x < y ? 7 : 0)
                    + (x <= y ? 11 : 0)
                    + (x == y ? 13 : 0)
                    + (x > y ? 17 : 0);
            longHash = longHash * 31
                    + Double.compare(doubleX, doubleY) * 3L
                    + (doubleX < doubleY ? 7 : 0)
                    + (doubleX <= doubleY ? 11 : 0)
                    + (doubleX == doubleY ? 13 : 0)
                    + (doubleX >= doubleY ? 17 : 0);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void copySign(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(Math.copySign(x, y));
            longHash = longHash * 31 + Double.doubleToLongBits(Math.copySign(doubleX, doubleY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void nextAfter(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(Math.nextAfter(x, doubleY));
            longHash = longHash * 31 + Double.doubleToLongBits(Math.nextAfter(doubleX, doubleY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void ieeeRemainder(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final double doubleX = doubles[i];
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final double doubleY = doubles[k];
            longHash = longHash * 31 + Double.doubleToLongBits(Math.IEEEremainder(doubleX, doubleY));
        }
        longOut[i] = longHash;
    }

    static void scalb(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final double doubleX = doubles[i];
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            longHash = longHash * 31 + Double.doubleToLongBits(Math.scalb(doubleX, (int) y));
        }
        longOut[i] = longHash;
    }

    static void fusedMultiplyAdd(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(Math.fma(x, y, floats[k * 7 & 255]));
            longHash = longHash * 31 + Double.doubleToLongBits(Math.fma(doubleX, doubleY, doubles[k * 7 & 255]));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void scalbOfFloats(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        int hash = 0;
        for (int k = 0; k < floats.length; k++) {
            hash = hash * 31 + Float.floatToIntBits(Math.scalb(x, (int) floats[k]));
        }
        out[i] = hash;
    }

    static void clamp(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final float y = floats[k];
            final double doubleY = doubles[k];
            hash = hash * 31 + Float.floatToIntBits(Math.clamp(x, y <= 0 ? y : -0.0f, y <= 0 ? 0.0f : 8));
            longHash = longHash * 31 + Double.doubleToLongBits(Math.clamp(doubleX, -8, doubleY >= -8 ? doubleY : 0.0));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }
}
