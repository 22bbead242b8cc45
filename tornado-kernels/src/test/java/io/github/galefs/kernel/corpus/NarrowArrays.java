package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** Arrays whose elements are narrower than an int. */
@SuppressWarnings({"NarrowingCompoundAssignment", "RefactorSwitch"}) // These are under test.
final class NarrowArrays {
    private NarrowArrays() {}

    static void elements(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        out[i] = bytes[i] * 3 + shorts[i] - chars[i];
        byteOut[i] = bytes[255 - i];
        shortOut[i] = shorts[255 - i];
        charOut[i] = chars[255 - i];
    }

    static void narrowed(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        byteOut[i] = (byte) (bytes[i] + chars[i]);
        shortOut[i] = (short) (chars[i] * bytes[i]);
        charOut[i] = (char) (shorts[i] - bytes[i]);
        out[i] = byteOut[i] + shortOut[i] + charOut[i];
    }

    static void compound(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        for (int k = 0; k < 20; k++) {
            byteOut[i] += (byte) (bytes[(i + k) & 255] + k);
            shortOut[i] -= shorts[(i + k) & 255];
            charOut[i] *= 7;
            charOut[i]++;
            byteOut[i] >>= 1;
            charOut[i] >>>= 1;
            shortOut[i] ^= (short) k;
        }
        out[i] = charOut[i] << 8;
    }

    static void compared(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        int result = bytes[i] < 0 ? 1 : 0;
        result |= (bytes[i] & 255) > 200 ? 2 : 0;
        result |= shorts[i] < bytes[i] ? 4 : 0;
        result |= chars[i] > 0x7FFF ? 8 : 0;
        result |= (byte) chars[i] == bytes[i] ? 16 : 0;
        result |= chars[i] == (shorts[i] & 0xFFFF) ? 32 : 0;
        switch (bytes[i]) {
            case -128 -> result += 100;
            case -1 -> result += 200;
            case 127 -> result += 300;
            default -> result += Math.max(bytes[i], shorts[i]);
        }
        out[i] = result;
    }

    static void asIndices(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        out[i] = shorts[bytes[i] & 255] + chars[shorts[i] & 255] + bytes[chars[i] & 255];
    }

    static void lengths(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        for (int k = 0; k < bytes.length; k += 16) {
            out[i] += bytes[k] + shorts[shorts.length - 1 - k];
        }
        charOut[i] = (char) (chars.length + byteOut.length);
    }

    static void searched(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        out[i] = indexOf(bytes, (byte) shorts[i]);
        short largest = Short.MIN_VALUE;
        for (final short value : shorts) {
            largest = value > largest && value < shorts[i] ? value : largest;
        }
        shortOut[i] = largest;
    }

    private static int indexOf(final byte[] bytes, final byte wanted) {
        for (int k = 0; k < bytes.length; k++) {
            if (bytes[k] == wanted) {
                return k;
            }
        }
        return -1;
    }

    static void byOffset(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        final int k = i & 31;
        out[i] = DeviceMemory.getInt(bytes, k * 4L)
                ^ DeviceMemory.getShort(bytes, k * 2L)
                ^ DeviceMemory.getShort(chars, i * 2L)
                ^ DeviceMemory.getByte(shorts, i * 2L + 1)
                ^ (int) DeviceMemory.getLong(shorts, k * 8L)
                ^ Float.floatToRawIntBits(Math.abs(DeviceMemory.getFloat(chars, k * 4L)))
                ^ (int) DeviceMemory.getDouble(bytes, k * 8L);
        DeviceMemory.putShort(shortOut, i * 2L, bytes[i] * 257);
        DeviceMemory.putByte(charOut, i * 2L + 1, shorts[i]);
        if (i < 32) {
            DeviceMemory.putLong(byteOut, i * 8L, DeviceMemory.getLong(bytes, 248 - i * 8L));
        }
    }

    /** Accesses of different types to the same bytes stay in order. */
    static void offsetsAndElementsMixed(
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int[] out,
            final byte[] byteOut,
            final short[] shortOut,
            final char[] charOut) {
        final int i = WorkItem.globalId();
        if (i < 64) {
            byteOut[i * 4] = bytes[i];
            DeviceMemory.putInt(byteOut, i * 4L, DeviceMemory.getInt(byteOut, i * 4L) * 3 + chars[i]);
            byteOut[i * 4 + 3] += 1;
            DeviceMemory.putFloat(byteOut, i * 4L, DeviceMemory.getInt(byteOut, i * 4L));
            byteOut[i * 4 + 1] ^= byteOut[i * 4 + 2];
            out[i] = DeviceMemory.getInt(byteOut, i * 4L);
        }
    }
}
