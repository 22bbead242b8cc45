package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.WorkItem;

/** Accesses to the same bytes with several types, and arrays that are passed as two parameters. */
final class Aliasing {
    private static final int ROUNDS = 9;

    private Aliasing() {}

    static void intUnderALong(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long at = i * 8L;
        int hash = DeviceMemory.getInt(longOut, at);
        for (int k = 0; k < ROUNDS; k++) {
            DeviceMemory.putLong(longOut, at, longs[(i + k) & 255]);
            hash = hash * 31 + DeviceMemory.getInt(longOut, at);
        }
        out[i] = hash;
    }

    static void longOverInts(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long at = i * 8L;
        long hash = DeviceMemory.getLong(longOut, at);
        for (int k = 0; k < ROUNDS; k++) {
            DeviceMemory.putInt(longOut, at + (k & 1) * 4L, ints[(i + k) & 255]);
            hash = hash * 31 + DeviceMemory.getLong(longOut, at);
        }
        out[i] = (int) (hash ^ hash >>> 32);
    }

    static void longUnderADouble(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long at = i * 8L;
        long hash = 0;
        for (int k = 0; k < ROUNDS; k++) {
            DeviceMemory.putDouble(longOut, at, ints[i] * 0.5 + k);
            hash = hash * 31 + DeviceMemory.getLong(longOut, at);
        }
        longOut[i] = hash;
    }

    static void elementUnderADouble(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long hash = longOut[i];
        for (int k = 0; k < ROUNDS; k++) {
            DeviceMemory.putDouble(longOut, i * 8L, ints[(i + k) & 255] * 0.5);
            hash = hash * 31 + longOut[i];
        }
        longOut[i] = hash;
    }

    static void floatsOverAnElement(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        float sum = 0;
        for (int k = 0; k < ROUNDS; k++) {
            longOut[i] = ((ints[(i + k) & 255] & 0x7FFF) + 0x3F80_0000) * 0x1_0000_0001L;
            sum += DeviceMemory.getFloat(longOut, i * 8L) + DeviceMemory.getFloat(longOut, i * 8L + 4);
        }
        out[i] = (int) (sum * 1024);
    }

    static void intUnderAFloat(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long at = i * 8L + 4;
        int hash = 0;
        for (int k = 0; k < ROUNDS; k++) {
            DeviceMemory.putFloat(longOut, at, ints[(i + k) & 255]);
            hash = hash * 31 + DeviceMemory.getInt(longOut, at);
        }
        out[i] = hash;
    }

    static void bytesUnderAnElement(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int hash = 0;
        for (int k = 0; k < ROUNDS; k++) {
            out[i] = ints[(i + k) & 255];
            hash = hash * 31 + DeviceMemory.getByte(out, i * 4L + (k & 3));
            DeviceMemory.putByte(out, i * 4L + 1, k);
            hash = hash * 31 + out[i];
        }
        out[i] = hash;
    }

    static void boundInMemory(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = 3;
        int rounds = 0;
        for (int k = 0; k < DeviceMemory.getInt(longOut, i * 8L); k++) {
            longOut[i] = 5L + (ints[i] & 7);
            rounds++;
        }
        out[i] = rounds;
    }

    static void indicesFromMemory(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = longs[i];
        for (int k = 0; k < ROUNDS; k++) {
            final long at = i * 8L + (longOut[i] >>> k & 4);
            DeviceMemory.putInt(longOut, at, DeviceMemory.getInt(longOut, i * 8L) * 31 + k);
        }
    }

    static void elementsAfterACopy(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int hash = out[i];
        for (int k = 0; k < ROUNDS; k++) {
            longOut[i] = hash * 0x1_0000_0001L + k;
            GroupCopy.copy(longOut, i * 8L, out, i * 4L, 4);
            hash = hash * 31 + out[i];
        }
    }

    @SameArrays
    static void inputIsOutput(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int hash = 0;
        long longHash = 0;
        for (int k = 0; k < ROUNDS; k++) {
            out[i] = hash + k;
            longOut[i] = longHash - k;
            hash = hash * 31 + ints[i];
            longHash = longHash * 31 + longs[i];
        }
        out[i] = hash;
        longOut[i] = longHash;
    }

    @SameArrays
    static void inputUnderOutput(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long at = i * 8L;
        int hash = 0;
        for (int k = 0; k < ROUNDS; k++) {
            DeviceMemory.putLong(longOut, at, hash + k * 0x1_0000_0001L);
            hash = hash * 31 + DeviceMemory.getInt(longs, at) + DeviceMemory.getInt(longs, at + 4);
            DeviceMemory.putFloat(longOut, at, k);
            hash ^= (int) longs[i];
        }
        out[i] = hash;
    }
}
