package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** Plain and volatile access to arrays by byte offset. */
@SuppressWarnings({"OperatorPrecedence"}) // These are under test.
final class Memory {
    private Memory() {}

    static void bytesOfInts(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < 16; k++) {
            sum = sum * 31 + DeviceMemory.getByte(ints, i * 4 + k & 1023);
        }
        out[i] = sum;
    }

    static void bytesOfLongs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < 16; k++) {
            sum = sum * 31 + (DeviceMemory.getByte(longs, i * 8 + k & 2047) & 255);
        }
        out[i] = sum;
    }

    static void writesBytes(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        for (int k = 0; k < 4; k++) {
            DeviceMemory.putByte(out, i * 4L + k, ints[i] >>> k * 5);
        }
        DeviceMemory.putByte(longOut, i * 8L + 3, ints[i]);
    }

    static void intsOfLongs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = DeviceMemory.getInt(longs, i * 8L) ^ DeviceMemory.getInt(longs, i * 8L + 4);
        DeviceMemory.putInt(longOut, i * 8L + 4, ints[i]);
    }

    static void longs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceMemory.putLong(longOut, i * 8L, DeviceMemory.getLong(longs, (i + 1 & 255) * 8L) * 3);
    }

    static void volatileAccess(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceMemory.putIntVolatile(longOut, i * 8L, ints[i]);
        DeviceMemory.fence();
        DeviceMemory.putIntVolatile(longOut, i * 8L + 4, DeviceMemory.getIntVolatile(longOut, i * 8L) + 1);
        out[i] = (int) DeviceMemory.getLongVolatile(longOut, i * 8L);
    }

    static void volatileLongsAndBytes(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceMemory.putLongVolatile(longOut, i * 8L, longs[i]);
        DeviceMemory.releaseFence();
        DeviceMemory.putByteVolatile(longOut, i * 8L + 1, ints[i]);
        DeviceMemory.acquireFence();
        out[i] = DeviceMemory.getByte(longOut, i * 8L + 1) + DeviceMemory.getByte(longOut, i * 8L);
    }

    static void floatsInLongs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceMemory.putFloat(longOut, i * 8L, ints[i] * 0.5f);
        DeviceMemory.putFloat(longOut, i * 8L + 4, DeviceMemory.getFloat(longOut, i * 8L) + 1.0f);
        out[i] = DeviceMemory.getInt(longOut, i * 8L + 4);
    }

    static void doublesInLongs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceMemory.putDouble(longOut, i * 8L, ints[i] * 0.1);
        out[i] = (int) DeviceMemory.getDouble(longOut, i * 8L);
    }

    static void arraysAndOffsetsMixed(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = ints[i];
        DeviceMemory.putByte(out, i * 4L, 7);
        out[i] += 1;
        DeviceMemory.putByte(out, i * 4L + 3, out[i]);
        longOut[i] = out[i];
    }

    static void readAfterWriteInALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        for (int k = 0; k < 8; k++) {
            longOut[i] = longOut[i] * 3 + k;
            DeviceMemory.putByte(longOut, i * 8L + (k & 7), k);
        }
    }

    static void unsignedBytesMakeAnInt(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long at = (i & 127) * 4L;
        out[i] = DeviceMemory.getByte(ints, at) & 255
                | (DeviceMemory.getByte(ints, at + 1) & 255) << 8
                | (DeviceMemory.getByte(ints, at + 2) & 255) << 16
                | DeviceMemory.getByte(ints, at + 3) << 24;
    }

    static void signOfBytes(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int negative = 0;
        for (int k = 0; k < 32; k++) {
            if (DeviceMemory.getByte(ints, k) < 0) {
                negative++;
            }
        }
        out[i] = negative;
    }

    static void elementsMoved(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int next = ints[(i + 1) & 255];
        out[i] = next;
        out[i] = out[i] ^ ints[i];
        longOut[i] = longs[255 - i];
    }
}
