package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;
import java.util.Arrays;

/** Arrays that each work-item creates for itself. */
@SuppressWarnings("BooleanArray") // They are under test.
final class PrivateArrays {
    private PrivateArrays() {}

    static void ofAllTypes(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final byte[] bytes = new byte[5];
        final short[] shorts = new short[3];
        final char[] chars = new char[3];
        final boolean[] booleans = new boolean[3];
        final long[] own = new long[4];
        final float[] floats = new float[4];
        final double[] doubles = new double[4];
        for (int k = 0; k < 20; k++) {
            bytes[k % 5] += (byte) (ints[(i + k) & 255] + k);
            shorts[k % 3] -= (short) ints[(i + k) & 255];
            chars[k % 3] += (char) ints[i];
            booleans[k % 3] ^= (ints[(i + k) & 255] & 1) != 0;
            own[k & 3] = own[k & 3] * 31 + longs[(i + k) & 255];
            floats[k & 3] += ints[(i + k) & 255];
            doubles[k & 3] += longs[(i + k) & 255];
        }
        out[i] = bytes[0] + bytes[4] * 3 + shorts[1] * 5 + chars[2] + (booleans[0] ? 1 : 0) + (booleans[2] ? 2 : 0);
        longOut[i] = own[i & 3]
                ^ Float.floatToIntBits(floats[ints[i] & 3])
                ^ Double.doubleToLongBits(doubles[ints[i] & 3])
                ^ own.length;
    }

    static void listed(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int[] weights = {3, ints[i], i, -7};
        out[i] = weights[ints[i] & 3] * weights.length;
    }

    /** Each time, the elements are zero. */
    static void createdInALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        for (int k = 0; k < 9; k++) {
            final int[] counts = new int[4];
            for (int j = 0; j < 16; j++) {
                counts[ints[(i + j * k) & 255] & 3]++;
            }
            out[i] = out[i] * 17 + counts[k & 3] - counts[0];
        }
    }

    static void usedAfterTheLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int k = 0;
        while (true) {
            final int[] last = new int[2];
            last[0] = ints[(i + k) & 255];
            last[1] = k;
            if (k++ > (i & 7)) {
                out[i] = last[0] + last[1];
                break;
            }
        }
    }

    static void sorted(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int[] own = new int[16];
        for (int k = 0; k < own.length; k++) {
            own[k] = ints[(i + k) & 255];
        }
        sort(own);
        out[i] = own[0] + own[own.length / 2] * 3;
        longOut[i] = own[i & 15];
    }

    private static void sort(final int[] array) {
        for (int end = 1; end < array.length; end++) {
            final int value = array[end];
            int at = end;
            while (at > 0 && array[at - 1] > value) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = value;
        }
    }

    /** Each call of a method that creates an array has one of its own. */
    static void createdInHelpers(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long[] state = new long[2];
        state[0] = longs[i];
        longOut[i] = mixed(state, 3) + mixed(state, 5) * 7;
        out[i] = (int) state[1];
    }

    private static long mixed(final long[] state, final int rounds) {
        final long[] scratch = new long[8];
        for (int k = 0; k < rounds; k++) {
            scratch[k] = state[k & 1] * 31 + k;
            state[k & 1] ^= scratch[k] >>> 7;
        }
        return scratch[0] ^ scratch[rounds - 1] ^ scratch[7];
    }

    static void filled(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final short[] own = new short[33];
        Arrays.fill(own, (short) ints[i]);
        own[i & 31]++;
        out[i] = own[0] + own[ints[i] & 31] * 3 + own[32];
    }

    @GroupSize({1, 4, 64})
    static void acrossBarriers(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int[] own = new int[7];
        final byte[] bytes = new byte[6];
        final int first = i - WorkItem.localId();
        for (int round = 0; round < 5; round++) {
            own[round] = ints[i] + round;
            bytes[round] = (byte) (own[round] * 3);
            longOut[i] = (long) own[round] + bytes[round];
            WorkItem.barrier();
            final long ofNeighbour = longOut[first + (i + 1) % WorkItem.localSize()];
            own[6] += (int) ofNeighbour;
            WorkItem.barrier();
        }
        out[i] = own[6] + own[i % 5] * bytes[(i + 1) % 5];
    }

    @GroupSize({1, 16})
    static void createdBetweenBarriers(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        for (int round = 0; round < 4; round++) {
            final double[] own = new double[3];
            own[round % 3] = ints[i];
            if ((WorkItem.broadcast(longs[i]) & 1) == 0) {
                own[1] += WorkItem.broadcast(longs[i] + round);
                WorkItem.barrier();
            }
            longOut[i] = longOut[i] * 31 + Double.doubleToLongBits(own[0] + own[1] * 2 + own[2]);
        }
    }
}
