package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** Arithmetic of {@code int}, including its extreme values. */
@SuppressWarnings({
    "IntLongMath",
    "NarrowCalculation",
    "NarrowingCompoundAssignment",
    "OperatorPrecedence",
    "ShortCircuitBoolean",
    "UnnecessaryParentheses",
    "lossy-conversions"
}) // These are under test.
final class IntArithmetic {
    private IntArithmetic() {}

    static void add(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = ints[i] + ints[(i + 1) & 255];
        longOut[i] = ints[i] + Integer.MAX_VALUE;
    }

    static void subtract(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = ints[i] - ints[(i + 1) & 255];
        longOut[i] = Integer.MIN_VALUE - ints[i];
    }

    static void multiply(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = ints[i] * ints[(i + 1) & 255];
        longOut[i] = ints[i] * 0x9E3779B1;
    }

    static void negate(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = -ints[i];
        longOut[i] = -(-ints[i]);
    }

    static void overflowIsSeen(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = x + 1 > x ? 1 : 0;
        longOut[i] = x * 2 / 2 == x ? 1 : 0;
    }

    static void hash(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int hash = 0x811C9DC5;
        for (int k = 0; k < 16; k++) {
            hash = (hash ^ ints[(i + k) & 255]) * 0x01000193;
        }
        out[i] = hash;
    }

    static void divide(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int y = ints[(i + 1) & 255];
        if (y != 0) {
            out[i] = ints[i] / y;
            longOut[i] = ints[i] % y;
        }
    }

    static void divideByMinusOne(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        int minusOne = -1;
        if (ints[(i + 3) & 255] == 12345) {
            minusOne = 1;
        }
        out[i] = x / minusOne;
        longOut[i] = x % minusOne;
    }

    static void divideByPowersOfTwo(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = x / 2 + x / 8 * 3 + x / 1024;
        longOut[i] = x % 2 * 7 + x % 16 + x % (1 << 20);
    }

    static void divideByConstants(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = x / 3 + x / 7 + x / -5 + x / 1000003;
        longOut[i] = x % 3 + x % 7 + x % -5 + x % 1000003;
    }

    static void shifts(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = (x << 3) ^ (x >> 5) ^ (x >>> 7);
        longOut[i] = (x << 31) + (x >> 31) + (x >>> 31);
    }

    static void shiftsByVariables(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final int y = ints[(i + 1) & 255];
        out[i] = (x << y) ^ (x >> y);
        longOut[i] = x >>> y;
    }

    static void unsignedShiftOfNegative(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i] | Integer.MIN_VALUE;
        out[i] = x >>> 1;
        longOut[i] = (x >>> 28) + (x >>> 0);
    }

    static void bitwise(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final int y = ints[(i + 1) & 255];
        out[i] = (x & y) | (~x ^ y);
        longOut[i] = x & ~y;
    }

    static void rotate(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = x << 5 | x >>> 27;
        longOut[i] = Integer.rotateLeft(x, ints[(i + 1) & 255]) + Integer.rotateRight(x, 7);
    }

    static void compare(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final int y = ints[(i + 1) & 255];
        out[i] = (x < y ? 1 : 0)
                + (x <= y ? 2 : 0)
                + (x > y ? 4 : 0)
                + (x >= y ? 8 : 0)
                + (x == y ? 16 : 0)
                + (x != y ? 32 : 0);
    }

    static void compareUnsigned(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final int y = ints[(i + 1) & 255];
        out[i] = Integer.compareUnsigned(x, y);
        longOut[i] = x + Integer.MIN_VALUE < y + Integer.MIN_VALUE ? 1 : 0;
    }

    static void compareByLibrary(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = Integer.compare(ints[i], ints[(i + 1) & 255]);
        longOut[i] = Integer.signum(ints[i]);
    }

    static void minMaxAbs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final int y = ints[(i + 1) & 255];
        out[i] = Math.min(x, y) + 3 * Math.max(x, y);
        longOut[i] = Math.abs(x);
    }

    static void floor(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = Math.floorMod(x, 7) + Math.floorDiv(x, 7);
        longOut[i] = Math.floorMod(x, -16) + Math.floorDiv(x, 1024);
    }

    static void countBits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = Integer.bitCount(x);
        longOut[i] = Integer.numberOfLeadingZeros(x) * 100 + Integer.numberOfTrailingZeros(x);
    }

    static void moveBits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = Integer.reverseBytes(x);
        longOut[i] = Integer.highestOneBit(x) ^ Integer.lowestOneBit(x) ^ Integer.reverse(x);
    }

    static void narrowTypes(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final byte b = (byte) x;
        final short s = (short) (x >> 3);
        final char c = (char) (x * 31);
        out[i] = b * 7 + s - c;
        longOut[i] = (byte) (b + 100) + (short) (s * s) + (char) (c + c);
    }

    static void compound(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int x = ints[i];
        x += 3.7;
        x <<= 2;
        x ^= x >>> 3;
        x -= ints[(i + 1) & 255];
        x %= 1000;
        out[i] = x;
    }

    static void booleans(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final boolean a = ints[i] > 0;
        final boolean b = ints[(i + 1) & 255] > 0;
        out[i] = (a & b ? 1 : 0) + (a | b ? 2 : 0) + (a ^ b ? 4 : 0) + (!a ? 8 : 0);
        longOut[i] = a == b ? 1 : 0;
    }

    static void multiplyHigh(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = (int) ((long) ints[i] * ints[(i + 1) & 255] >> 32);
        longOut[i] = (ints[i] & 0xFFFFFFFFL) * (ints[(i + 1) & 255] & 0xFFFFFFFFL) >>> 32;
    }

    static void constants(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = x - Integer.MIN_VALUE + (x - -1) + (x ^ -2147483648);
        longOut[i] = x == Integer.MIN_VALUE ? Integer.MAX_VALUE : x;
    }
}
