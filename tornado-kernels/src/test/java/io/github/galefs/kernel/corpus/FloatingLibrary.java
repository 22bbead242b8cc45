package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** Operations of the JDK's classes on one floating-point number. */
@SuppressWarnings({"FloatCast", "IntLongMath", "NarrowCalculation", "OperatorPrecedence", "cast"
}) // These are under test.
final class FloatingLibrary {
    private FloatingLibrary() {}

    static void signum(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = Math.signum(x);
        doubleOut[i] = Math.signum(doubleX);
    }

    static void absolute(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = Math.abs(x);
        doubleOut[i] = Math.abs(doubleX);
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
        out[i] = Math.getExponent(x);
        longOut[i] = Math.getExponent(doubleX);
    }

    static void nextUp(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = Math.nextUp(x);
        doubleOut[i] = Math.nextUp(doubleX);
    }

    static void nextDown(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = Math.nextDown(x);
        doubleOut[i] = Math.nextDown(doubleX);
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
        out[i] = Math.round(x);
        longOut[i] = Math.round(doubleX);
    }

    static void roundToDouble(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.rint(x);
        doubleOut[i] = Math.rint(doubleX);
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
        floatOut[i] = (float) Math.floor(x);
        doubleOut[i] = Math.floor(doubleX);
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
        floatOut[i] = (float) Math.ceil(x);
        doubleOut[i] = Math.ceil(doubleX);
    }

    static void classify(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        out[i] = (Float.isNaN(x) ? 1 : 0) + (Float.isFinite(x) ? 2 : 0) + (Float.isInfinite(x) ? 4 : 0);
        longOut[i] = (Double.isNaN(doubleX) ? 1 : 0)
                + (Double.isFinite(doubleX) ? 2 : 0)
                + (Double.isInfinite(doubleX) ? 4 : 0);
    }

    static void bits(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        out[i] = Float.floatToIntBits(x);
        longOut[i] = Double.doubleToLongBits(doubleX);
        floatOut[i] = Float.intBitsToFloat(Float.floatToRawIntBits(x) ^ 1 << 22);
        doubleOut[i] = Double.longBitsToDouble(Double.doubleToRawLongBits(doubleX) ^ 1L << 51);
    }

    static void hashCodes(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        out[i] = Float.hashCode(x);
        longOut[i] = Double.hashCode(doubleX);
    }

    static void toIntegers(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        out[i] = (int) x * 3 + (int) doubleX * 5 + (short) x * 7 + (byte) doubleX * 11 + (char) x;
        longOut[i] = (long) x * 3 + (long) doubleX * 5 + (char) doubleX;
    }

    static void toFloatingPoint(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) doubleX;
        doubleOut[i] = x;
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
        floatOut[i] = (float) Math.toRadians(x);
        doubleOut[i] = Math.toRadians(doubleX) + Math.toDegrees(doubleX);
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
        floatOut[i] = (float) Math.sqrt(x);
        doubleOut[i] = Math.sqrt(doubleX);
    }

    static void reciprocalSquareRoot(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = 1.0f / (float) Math.sqrt(x);
        doubleOut[i] = 1.0 / Math.sqrt(doubleX);
    }

    static void ulp(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = Math.ulp(floats[i]);
        doubleOut[i] = Math.ulp(doubles[i]);
    }

    static void fromHalfPrecision(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = Float.float16ToFloat((short) Float.floatToRawIntBits(floats[i]));
    }

    static void toHalfPrecision(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        out[i] = Float.isNaN(x) ? 0 : Float.floatToFloat16(x);
    }
}
