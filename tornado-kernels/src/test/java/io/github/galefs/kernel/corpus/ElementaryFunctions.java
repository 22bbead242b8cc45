package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/**
 * Functions of {@link Math} and {@link StrictMath}. A device computes those of {@code StrictMath} in both cases, while
 * a JVM may have faster ones for {@code Math}.
 */
final class ElementaryFunctions {
    private ElementaryFunctions() {}

    static void acos(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.acos(x);
        doubleOut[i] = Math.acos(doubleX);
    }

    static void asin(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.asin(x);
        doubleOut[i] = Math.asin(doubleX);
    }

    @WithinUlps(1)
    static void cbrt(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.cbrt(x);
        doubleOut[i] = Math.cbrt(doubleX);
    }

    static void expm1(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.expm1(x);
        doubleOut[i] = Math.expm1(doubleX);
    }

    @WithinUlps(1)
    static void log(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.log(x);
        doubleOut[i] = Math.log(doubleX);
    }

    @WithinUlps(2)
    static void log10(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.log10(x);
        doubleOut[i] = Math.log10(doubleX);
    }

    static void log1p(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.log1p(x);
        doubleOut[i] = Math.log1p(doubleX);
    }

    @WithinUlps(2)
    static void tanh(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.tanh(x);
        doubleOut[i] = Math.tanh(doubleX);
    }

    static void acosStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.acos(x);
        doubleOut[i] = StrictMath.acos(doubleX);
    }

    static void asinStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.asin(x);
        doubleOut[i] = StrictMath.asin(doubleX);
    }

    static void cbrtStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.cbrt(x);
        doubleOut[i] = StrictMath.cbrt(doubleX);
    }

    static void expm1Strict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.expm1(x);
        doubleOut[i] = StrictMath.expm1(doubleX);
    }

    static void logStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.log(x);
        doubleOut[i] = StrictMath.log(doubleX);
    }

    static void log10Strict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.log10(x);
        doubleOut[i] = StrictMath.log10(doubleX);
    }

    static void log1pStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.log1p(x);
        doubleOut[i] = StrictMath.log1p(doubleX);
    }

    static void tanhStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.tanh(x);
        doubleOut[i] = StrictMath.tanh(doubleX);
    }

    static void atan(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.atan(x);
        doubleOut[i] = Math.atan(doubleX);
    }

    @WithinUlps(1)
    static void cos(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.cos(x);
        doubleOut[i] = Math.cos(doubleX);
    }

    static void cosh(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.cosh(x);
        doubleOut[i] = Math.cosh(doubleX);
    }

    @WithinUlps(1)
    static void exp(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.exp(x);
        doubleOut[i] = Math.exp(doubleX);
    }

    @WithinUlps(1)
    static void sin(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.sin(x);
        doubleOut[i] = Math.sin(doubleX);
    }

    static void sinh(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.sinh(x);
        doubleOut[i] = Math.sinh(doubleX);
    }

    @WithinUlps(1)
    static void tan(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) Math.tan(x);
        doubleOut[i] = Math.tan(doubleX);
    }

    static void atanStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.atan(x);
        doubleOut[i] = StrictMath.atan(doubleX);
    }

    static void cosStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.cos(x);
        doubleOut[i] = StrictMath.cos(doubleX);
    }

    static void coshStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.cosh(x);
        doubleOut[i] = StrictMath.cosh(doubleX);
    }

    static void expStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.exp(x);
        doubleOut[i] = StrictMath.exp(doubleX);
    }

    static void sinStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.sin(x);
        doubleOut[i] = StrictMath.sin(doubleX);
    }

    static void sinhStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.sinh(x);
        doubleOut[i] = StrictMath.sinh(doubleX);
    }

    static void tanStrict(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final float x = floats[i];
        final double doubleX = doubles[i];
        floatOut[i] = (float) StrictMath.tan(x);
        doubleOut[i] = StrictMath.tan(doubleX);
    }
}
