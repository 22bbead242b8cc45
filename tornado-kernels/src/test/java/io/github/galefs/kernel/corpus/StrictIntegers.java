package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/**
 * Methods of {@link StrictMath} on integers, on all pairs of the inputs' values. The results are combined to a hash.
 */
@SuppressWarnings("IntLongMath") // It is under test.
final class StrictIntegers {
    private StrictIntegers() {}

    static void floorDiv(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + (y == 0 ? 0 : StrictMath.floorDiv(x, y));
            longHash = longHash * 31 + (longY == 0 ? 0 : StrictMath.floorDiv(longX, longY));
            longHash = longHash * 31 + (y == 0 ? 0 : StrictMath.floorDiv(longX, y));
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
            hash = hash * 31 + (y == 0 ? 0 : StrictMath.floorMod(x, y));
            longHash = longHash * 31 + (longY == 0 ? 0 : StrictMath.floorMod(longX, longY));
            longHash = longHash * 31 + (y == 0 ? 0 : StrictMath.floorMod(longX, y));
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
            hash = hash * 31 + (y == 0 ? 0 : StrictMath.ceilDiv(x, y));
            longHash = longHash * 31 + (longY == 0 ? 0 : StrictMath.ceilDiv(longX, longY));
            longHash = longHash * 31 + (y == 0 ? 0 : StrictMath.ceilDiv(longX, y));
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
            hash = hash * 31 + (y == 0 ? 0 : StrictMath.ceilMod(x, y));
            longHash = longHash * 31 + (longY == 0 ? 0 : StrictMath.ceilMod(longX, longY));
            longHash = longHash * 31 + (y == 0 ? 0 : StrictMath.ceilMod(longX, y));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void minMaxAbs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + StrictMath.min(x, y);
            hash = hash * 31 + StrictMath.max(x, y);
            hash = hash * 31 + StrictMath.abs(x);
            longHash = longHash * 31 + StrictMath.min(longX, longY);
            longHash = longHash * 31 + StrictMath.max(longX, longY);
            longHash = longHash * 31 + StrictMath.abs(longX);
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    static void multiply(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final long longX = longs[i];
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            longHash = longHash * 31 + StrictMath.multiplyFull(x, y);
            longHash = longHash * 31 + StrictMath.multiplyHigh(longX, longY);
            longHash = longHash * 31 + StrictMath.unsignedMultiplyHigh(longX, longY);
        }
        longOut[i] = longHash;
    }

    static void clamp(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long longX = longs[i];
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ints.length; k++) {
            final int y = ints[k];
            final long longY = longs[k];
            hash = hash * 31 + StrictMath.clamp(longX, Math.min(y, 5), Math.max(y, 5));
            longHash = longHash * 31 + StrictMath.clamp(longX, Math.min(longY, 5), Math.max(longY, 5));
        }
        out[i] = hash;
        longOut[i] = longHash;
    }
}
