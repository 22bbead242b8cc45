package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/**
 * Methods of {@link StrictMath} on floating-point numbers that have the results of {@link Math}'s, on one number and on
 * all pairs of the inputs' values. The bits of the results are combined to a hash, in which all NaNs are equal.
 */
final class StrictLibrary {
    private StrictLibrary() {}

    static void rounding(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) (StrictMath.floor(x) + StrictMath.ceil(x) * 3 + StrictMath.rint(x) * 5);
        doubleOut[i] = StrictMath.floor(doubleX) + StrictMath.ceil(doubleX) * 3 + StrictMath.rint(doubleX) * 5;
    }

    static void floor(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.floor(x);
        doubleOut[i] = StrictMath.floor(doubleX);
    }

    static void ceil(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.ceil(x);
        doubleOut[i] = StrictMath.ceil(doubleX);
    }

    static void round(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        out[i] = StrictMath.round(x);
        longOut[i] = StrictMath.round(doubleX);
    }

    static void exponent(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        out[i] = StrictMath.getExponent(x);
        longOut[i] = StrictMath.getExponent(doubleX);
    }

    static void signs(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = StrictMath.signum(x) + StrictMath.abs(x);
        doubleOut[i] = StrictMath.signum(doubleX) + StrictMath.abs(doubleX);
    }

    static void neighbours(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = StrictMath.nextUp(x) - StrictMath.nextDown(x) + StrictMath.ulp(x);
        doubleOut[i] = StrictMath.nextUp(doubleX) - StrictMath.nextDown(doubleX) + StrictMath.ulp(doubleX);
    }

    static void squareRoot(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.sqrt(x);
        doubleOut[i] = StrictMath.sqrt(doubleX);
    }

    static void angles(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.toRadians(x);
        doubleOut[i] = StrictMath.toRadians(doubleX) + StrictMath.toDegrees(doubleX);
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
            hash = hash * 31 + Float.floatToIntBits(StrictMath.min(x, y));
            hash = hash * 31 + Float.floatToIntBits(StrictMath.max(x, y));
            longHash = longHash * 31 + Double.doubleToLongBits(StrictMath.min(doubleX, doubleY));
            longHash = longHash * 31 + Double.doubleToLongBits(StrictMath.max(doubleX, doubleY));
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
            hash = hash * 31 + Float.floatToIntBits(StrictMath.copySign(x, y));
            longHash = longHash * 31 + Double.doubleToLongBits(StrictMath.copySign(doubleX, doubleY));
        }
        out[i] = hash;
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
            hash = hash * 31 + Float.floatToIntBits(StrictMath.fma(x, y, x));
            longHash = longHash * 31 + Double.doubleToLongBits(StrictMath.fma(doubleX, doubleY, doubleX));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void scale(
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
            hash = hash * 31 + Float.floatToIntBits(StrictMath.scalb(x, (int) y));
            longHash = longHash * 31 + Double.doubleToLongBits(StrictMath.scalb(doubleX, (int) doubleY));
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
        final double doubleX = doubles[i];
        long longHash = 0;
        for (int k = 0; k < floats.length; k++) {
            final double doubleY = doubles[k];
            longHash = longHash * 31 + Double.doubleToLongBits(StrictMath.IEEEremainder(doubleX, doubleY));
        }
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
            hash = hash * 31 + Float.floatToIntBits(StrictMath.nextAfter(x, doubleY));
            longHash = longHash * 31 + Double.doubleToLongBits(StrictMath.nextAfter(doubleX, doubleY));
        }
        out[i] = hash;
        longOut[i] = longHash;
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
            final float z = floats[(i * 37 + k * 11) % floats.length];
            final double doubleZ = doubles[(i * 37 + k * 11) % floats.length];
            hash = hash * 31 + Float.floatToIntBits(x < y ? StrictMath.clamp(z, x, y) : 0);
            longHash = longHash * 31
                    + Double.doubleToLongBits(doubleX < doubleY ? StrictMath.clamp(doubleZ, doubleX, doubleY) : 0);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }
}
