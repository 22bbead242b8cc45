package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** Static final arrays, which are tables of constants in a compiled kernel. */
final class Tables {
    private static final int[] INTS = {3, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 'a', 1 << 20, 0};

    private static final byte[] BYTES = {1, -128, 127, (byte) 200};
    private static final short[] SHORTS = {-32_768, 32_767, 0, -1};
    private static final char[] CHARS = {'a', '\uFFFF', 0, 'z'};
    private static final boolean[] BOOLEANS = {true, false, false, true};
    private static final long[] LONGS = {Long.MIN_VALUE, -1, 1L << 40, 7};
    private static final float[] FLOATS = {0.1f, Float.NaN, Float.NEGATIVE_INFINITY, -0f};
    private static final double[] DOUBLES = {0.1, Double.MIN_VALUE, Double.POSITIVE_INFINITY, -0d};
    private static final int[] EMPTY = {};

    /** Tables of an interface. */
    @SuppressWarnings("MutablePublicArray") // It is under test.
    private interface Masks {
        int[] MASKS = {0xFF, 0xFF00, 0xFF_0000, 0xFF00_0000};
    }

    private Tables() {}

    static void integers(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = INTS[i % 7] + BYTES[i & 3] * SHORTS[i & 3] + CHARS[ints[i] & 3] + (BOOLEANS[i & 3] ? 5 : 9);
        longOut[i] = LONGS[(int) longs[i] & 3] + SHORTS[ints[i] & 3];
    }

    static void floats(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = FLOATS[i & 3] + floats[i];
        doubleOut[i] = DOUBLES[i & 3] * doubles[i];
        out[i] = Float.floatToIntBits(FLOATS[(i + 1) & 3]);
        longOut[i] = Double.doubleToLongBits(DOUBLES[(i + 1) & 3]);
    }

    static void lengths(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = INTS.length * 10 + EMPTY.length;
        for (int k = 0; k < INTS.length; k++) {
            longOut[i] += INTS[k] ^ ints[i];
        }
        for (final byte value : BYTES) {
            out[i] = out[i] * 31 + value;
        }
    }

    static void inHelpers(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = sum(INTS, i & 7) - sum(Masks.MASKS, ints[i] & 3);
        longOut[i] = i > 100 ? at(Masks.MASKS, i) : at(INTS, i);
    }

    private static int sum(final int[] table, final int count) {
        int sum = 0;
        for (int k = 0; k < count && k < table.length; k++) {
            sum += table[k];
        }
        return sum;
    }

    private static int at(final int[] table, final int index) {
        return table[index & 3];
    }

    /** No element is read where its index is out of range. */
    static void guarded(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int index = ints[i];
        int sum = 0;
        for (int k = 0; k < 8; k++) {
            if (index >= 0 && index < INTS.length) {
                sum += INTS[index] + k;
            }
        }
        out[i] = sum;
    }

    /** The cyclic redundancy check of a byte, with a table of 16. */
    static void checksum(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int crc = -1;
        for (int shift = 0; shift < 32; shift += 4) {
            crc = crc >>> 4 ^ CRC32[(crc ^ ints[i] >>> shift) & 15];
        }
        out[i] = ~crc;
    }

    private static final int[] CRC32 = {
        0x0000_0000, 0x1DB7_1064, 0x3B6E_20C8, 0x26D9_30AC, 0x76DC_4190, 0x6B6B_51F4, 0x4DB2_6158, 0x5005_713C,
        0xEDB8_8320, 0xF00F_9344, 0xD6D6_A3E8, 0xCB61_B38C, 0x9B64_C2B0, 0x86D3_D2D4, 0xA00A_E278, 0xBDBD_F21C
    };
}
