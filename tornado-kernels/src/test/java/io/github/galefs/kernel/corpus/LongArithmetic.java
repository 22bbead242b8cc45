package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** Arithmetic of {@code long}, including its extreme values. */
final class LongArithmetic {
    private LongArithmetic() {}

    static void add(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = longs[i] + longs[(i + 1) & 255];
        out[i] = longs[i] + 1 > longs[i] ? 1 : 0;
    }

    static void subtract(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = longs[i] - longs[(i + 1) & 255];
    }

    static void multiply(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = longs[i] * longs[(i + 1) & 255] * 0x9E37_79B9_7F4A_7C15L;
    }

    static void negate(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = -longs[i];
    }

    static void divide(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long y = longs[(i + 1) & 255];
        if (y != 0) {
            longOut[i] = longs[i] / y;
            out[i] = (int) (longs[i] % y);
        }
    }

    static void divideByMinusOne(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long minusOne = -1;
        if (ints[i] == 12345) {
            minusOne = 1;
        }
        longOut[i] = longs[i] / minusOne + longs[i] % minusOne;
    }

    static void divideByPowersOfTwo(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        longOut[i] = x / 2 + x / 4096 + x % 64;
        out[i] = (int) (x % 1024) + (int) (x / (1L << 40));
    }

    static void divideByConstants(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        longOut[i] = x / 7 + x / -1000003 + x % 13;
        out[i] = (int) (x % 1000003);
    }

    static void shifts(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        longOut[i] = (x << 35) ^ (x >> 3) ^ (x >>> 7);
        out[i] = (int) (x >>> 33) + (int) (x >>> 63);
    }

    static void shiftsByVariables(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        final int y = ints[i];
        longOut[i] = (x << y) ^ (x >> y) ^ (x >>> y);
    }

    static void compare(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        final long y = longs[(i + 1) & 255];
        out[i] = (x < y ? 1 : 0) + (x <= y ? 2 : 0) + (x == y ? 4 : 0) + (x > -5L ? 8 : 0);
        longOut[i] = Long.compare(x, y);
    }

    static void compareUnsigned(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = Long.compareUnsigned(longs[i], longs[(i + 1) & 255]);
        longOut[i] = Long.signum(longs[i]);
    }

    static void minMaxAbs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        final long y = longs[(i + 1) & 255];
        longOut[i] = Math.min(x, y) * 3 + Math.max(x, y) + Math.abs(x);
    }

    static void countBits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        out[i] = Long.bitCount(x) + 1000 * Long.numberOfLeadingZeros(x);
        longOut[i] = Long.numberOfTrailingZeros(x);
    }

    static void moveBits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        longOut[i] =
                Long.reverseBytes(x) ^ Long.rotateLeft(x, 11) ^ Long.rotateRight(x, ints[i]) ^ Long.highestOneBit(x);
    }

    static void widenAndNarrow(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        out[i] = (int) x + (short) x + (byte) x + (char) x;
        longOut[i] = ints[i] + ((long) ints[i] << 32) + (ints[i] & 0xFFFFFFFFL);
    }

    static void highWord(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = Math.multiplyHigh(longs[i], longs[(i + 1) & 255]);
    }

    static void pages(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long offset = ((long) (ints[i] & 0xFFFFF) << 13) + (longs[i] & 8191);
        out[i] = (int) (offset >>> 12);
        longOut[i] = (offset & 4095) + (offset & -4096L);
    }

    static void constants(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        longOut[i] = x - Long.MIN_VALUE + (x ^ Long.MAX_VALUE) + (x - -1L);
        out[i] = x == Long.MIN_VALUE ? 1 : 0;
    }

    static void floor(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = Math.floorMod(longs[i], 1000L) + Math.floorDiv(longs[i], 7L);
        out[i] = Math.floorMod(longs[i], 17);
    }
}
