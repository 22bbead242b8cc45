package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/**
 * Operations of the JDK's classes on integers. Those with two operands are applied to all pairs of the inputs' values,
 * among which are all pairs of extreme values; the results are combined to a hash.
 */
@SuppressWarnings({"CompareToZero", "IntLongMath", "NarrowCalculation", "OperatorPrecedence", "cast", "deprecation"
}) // These are under test.
final class IntegerLibrary {
    private IntegerLibrary() {}

    static void divideUnsigned(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (y == 0 ? 0 : Integer.divideUnsigned(x, y));
            longHash = longHash * 31 + (longY == 0 ? 0 : Long.divideUnsigned(longX, longY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void remainderUnsigned(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (y == 0 ? 0 : Integer.remainderUnsigned(x, y));
            longHash = longHash * 31 + (longY == 0 ? 0 : Long.remainderUnsigned(longX, longY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void divideUnsignedByConstants(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long y = longs[i];
        out[i] = Integer.divideUnsigned(x, 10) * 31
                + Integer.divideUnsigned(x, 16)
                + Integer.divideUnsigned(x, -1) * 7
                + Integer.divideUnsigned(x, Integer.MIN_VALUE) * 3
                + Integer.remainderUnsigned(x, 7)
                + Integer.remainderUnsigned(x, 4096)
                + Integer.remainderUnsigned(x, -5);
        longOut[i] = Long.divideUnsigned(y, 10) * 31
                + Long.divideUnsigned(y, 16)
                + Long.divideUnsigned(y, -1) * 7
                + Long.divideUnsigned(y, Long.MIN_VALUE) * 3
                + Long.remainderUnsigned(y, 7)
                + Long.remainderUnsigned(y, 4096)
                + Long.remainderUnsigned(y, -5);
    }

    static void divideUnsignedInALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int digits = 0;
        int rest = ints[i];
        while (rest != 0) {
            digits = digits * 31 + Integer.remainderUnsigned(rest, 10);
            rest = Integer.divideUnsigned(rest, 10);
        }
        out[i] = digits;
        long rounds = 0;
        long longRest = longs[i];
        while (longRest != 0) {
            rounds++;
            longRest = Long.divideUnsigned(longRest, 1000);
        }
        longOut[i] = rounds;
    }

    static void divide(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (y == 0 ? 0 : x / y * 7 + x % y);
            longHash = longHash * 31 + (longY == 0 ? 0 : longX / longY * 7 + longX % longY);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void floorDiv(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (y == 0 ? 0 : Math.floorDiv(x, y));
            longHash = longHash * 31
                    + (longY == 0 ? 0 : Math.floorDiv(longX, longY) + (y == 0 ? 0 : Math.floorDiv(longX, y)));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void floorMod(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (y == 0 ? 0 : Math.floorMod(x, y) + Math.floorMod(longX, y));
            longHash = longHash * 31 + (longY == 0 ? 0 : Math.floorMod(longX, longY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void ceilDiv(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (y == 0 ? 0 : Math.ceilDiv(x, y));
            longHash = longHash * 31
                    + (longY == 0 ? 0 : Math.ceilDiv(longX, longY) + (y == 0 ? 0 : Math.ceilDiv(longX, y)));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void ceilMod(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (y == 0 ? 0 : Math.ceilMod(x, y) + Math.ceilMod(longX, y));
            longHash = longHash * 31 + (longY == 0 ? 0 : Math.ceilMod(longX, longY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void multiply(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + ((int) (Math.multiplyFull(x, y) >>> 32) + x * y);
            longHash = longHash * 31
                    + (Math.multiplyHigh(longX, longY) * 5 + Math.unsignedMultiplyHigh(longX, longY) + longX * longY);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void shift(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + ((x << y) * 3 + (x >> y) * 5 + (x >>> y));
            longHash = longHash * 31 + ((longX << y) * 3 + (longX >> longY) * 5 + (longX >>> y));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void rotate(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            hash = hash * 31 + (Integer.rotateLeft(x, y) * 3 + Integer.rotateRight(x, y));
            longHash = longHash * 31 + (Long.rotateLeft(longX, y) * 3 + Long.rotateRight(longX, y));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void minMaxSum(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31
                    + (Integer.min(x, y) * 3
                            + Integer.max(x, y) * 5
                            + Integer.sum(x, y)
                            + Math.min(x, y) * 7
                            + Math.max(x, y) * 9);
            longHash = longHash * 31
                    + (Long.min(longX, longY) * 3
                            + Long.max(longX, longY) * 5
                            + Long.sum(longX, longY)
                            + Math.min(longX, longY) * 7
                            + Math.max(longX, longY) * 9);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void compare(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (Integer.compare(x, y) * 3 + Integer.compareUnsigned(x, y));
            longHash = longHash * 31 + (Long.compare(longX, longY) * 3 + Long.compareUnsigned(longX, longY));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void compareNarrow(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            hash = hash * 31
                    + (Byte.compare((byte) x, (byte) y) * 3
                            + Byte.compareUnsigned((byte) x, (byte) y)
                            + Character.compare((char) x, (char) y));
            longHash = longHash * 31
                    + (Short.compare((short) x, (short) y) * 3L + Short.compareUnsigned((short) x, (short) y));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void combineBits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + ((x & y) * 3 + (x | y) * 5 + (x ^ y) + (x & ~y) * 7);
            longHash = longHash * 31
                    + ((longX & longY) * 3 + (longX | longY) * 5 + (longX ^ longY) + (longX & ~longY) * 7);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void compressAndExpand(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < 32; k++) {
            hash = hash * 31 + Integer.compress(ints[i], ints[k]) * 3 + Integer.expand(ints[i], ints[k]);
            longHash = longHash * 31 + Long.compress(longs[i], longs[k]) * 3 + Long.expand(longs[i], longs[k]);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void absolute(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = Math.abs(x);
        longOut[i] = Math.abs(longX);
    }

    static void signum(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = Integer.signum(x);
        longOut[i] = Long.signum(longX);
    }

    static void countBits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] =
                Integer.bitCount(x) + 100 * Integer.numberOfLeadingZeros(x) + 10_000 * Integer.numberOfTrailingZeros(x);
        longOut[i] = Long.bitCount(longX)
                + 100 * Long.numberOfLeadingZeros(longX)
                + 10_000 * Long.numberOfTrailingZeros(longX);
    }

    static void isolateBits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = Integer.highestOneBit(x) * 3 + Integer.lowestOneBit(x);
        longOut[i] = Long.highestOneBit(longX) * 3 + Long.lowestOneBit(longX);
    }

    static void reverse(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = Integer.reverse(x) * 3 + Integer.reverseBytes(x);
        longOut[i] = Long.reverse(longX) * 3 + Long.reverseBytes(longX);
    }

    static void reverseNarrow(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = Short.reverseBytes((short) x);
        longOut[i] = Character.reverseBytes((char) longX);
    }

    static void hashCodes(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = Integer.hashCode(x)
                + Byte.hashCode((byte) x) * 3
                + Short.hashCode((short) x) * 5
                + Character.hashCode((char) x) * 7;
        longOut[i] = Long.hashCode(longX) + Boolean.hashCode(x < 0);
    }

    static void widenUnsigned(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = Byte.toUnsignedInt((byte) x) * 3 + Short.toUnsignedInt((short) x);
        longOut[i] = Integer.toUnsignedLong(x) * 3
                + Byte.toUnsignedLong((byte) longX) * 5
                + Short.toUnsignedLong((short) longX);
    }

    static void narrow(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = (byte) x * 3 + (short) x * 5 + (char) x + (int) longX;
        longOut[i] = (byte) longX * 3L + (short) longX * 5L + (char) longX;
    }

    static void toFloatingPoint(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        out[i] = Float.floatToRawIntBits((float) x) * 3 + Float.floatToRawIntBits((float) longX);
        longOut[i] = Double.doubleToRawLongBits((double) x) * 3 + Double.doubleToRawLongBits((double) longX);
    }

    static void booleans(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final boolean x = ints[i] < 0;
        final boolean y = longs[i] < 0;
        out[i] = (Boolean.logicalAnd(x, y) ? 1 : 0)
                + (Boolean.logicalOr(x, y) ? 2 : 0)
                + (Boolean.logicalXor(x, y) ? 4 : 0);
        longOut[i] = Boolean.compare(x, y);
    }

    static void codePoints(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final int y = ints[i] & 0x1F_FFFF;
        int result = 0;
        for (int k = 0; k < 2; k++) {
            final int point = k == 0 ? x : y;
            result = result * 31
                    + (Character.isBmpCodePoint(point) ? 1 : 0)
                    + (Character.isValidCodePoint(point) ? 2 : 0)
                    + (Character.isSupplementaryCodePoint(point) ? 4 : 0)
                    + (Character.isISOControl(point) ? 8 : 0)
                    + Character.charCount(point) * 16
                    + Character.highSurrogate(point) * 64
                    + Character.lowSurrogate(point) * 128;
        }
        out[i] = result;
        longOut[i] = Character.forDigit(x & 63, (y & 31) + 2);
    }

    static void surrogates(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final char high = (char) (0xD7F0 + (ints[i] & 0xFFF));
        final char low = (char) (0xD7F0 + (longs[i] & 0xFFF));
        out[i] = (Character.isHighSurrogate(high) ? 1 : 0)
                + (Character.isLowSurrogate(high) ? 2 : 0)
                + (Character.isSurrogate(high) ? 4 : 0)
                + (Character.isSurrogatePair(high, low) ? 8 : 0)
                + (Character.isISOControl((char) (ints[i] & 255)) ? 16 : 0)
                + (Character.isSpace((char) (ints[i] & 63)) ? 32 : 0);
        longOut[i] = Character.toCodePoint(high, low);
    }

    static void clamp(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + Math.clamp(longX, Math.min(y, 5), Math.max(y, 5));
            longHash = longHash * 31 + Math.clamp(longX, Math.min(longY, 5), Math.max(longY, 5));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }
}
