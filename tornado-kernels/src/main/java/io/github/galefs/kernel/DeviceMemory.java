package io.github.galefs.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/**
 * Memory by byte offset, for kernels.
 *
 * <p>{@code long[] memory} is either a region that GaleFS owns, such as the first parameter of a kernel, or an array of
 * data; the other array types are data. Offsets are in bytes from the first element, little-endian, and must be
 * multiples of the size of what is read or written: a device may fault on others, and the JVM device throws {@link
 * IllegalArgumentException}. Outside the memory, the JVM device throws {@link IndexOutOfBoundsException}; other devices
 * do not check.
 *
 * <p>Plain accesses may be reordered and combined. Volatile ones are made exactly as written and in program order among
 * themselves; they are not atomic read-modify-writes, of which there are none, since a device's are not atomic for the
 * host across a bus. {@link #fence()} orders all accesses around it for the host and for every other work-item.
 */
public final class DeviceMemory {
    private static final VarHandle BYTE = ValueLayout.JAVA_BYTE.varHandle();
    private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
    private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

    /** All of the address space: an offset in it is an address. */
    @SuppressWarnings("restricted")
    private static final MemorySegment NATIVE = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private DeviceMemory() {}

    /**
     * Reads a byte, sign-extended.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes.
     * @return the value there.
     */
    public static int getByte(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? NATIVE.get(ValueLayout.JAVA_BYTE, RegionHandle.address(memory, byteOffset, Byte.BYTES))
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_BYTE, byteOffset);
    }

    /**
     * Writes a byte.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes.
     * @param value its low 8 bits are stored.
     */
    public static void putByte(final long[] memory, final long byteOffset, final int value) {
        if (RegionHandle.isHandle(memory)) {
            NATIVE.set(ValueLayout.JAVA_BYTE, RegionHandle.address(memory, byteOffset, Byte.BYTES), (byte) value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_BYTE, byteOffset, (byte) value);
        }
    }

    /**
     * Reads an int.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value there.
     */
    public static int getInt(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? NATIVE.get(ValueLayout.JAVA_INT, RegionHandle.address(memory, byteOffset, Integer.BYTES))
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_INT, byteOffset);
    }

    /**
     * Writes an int.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value value to store.
     */
    public static void putInt(final long[] memory, final long byteOffset, final int value) {
        if (RegionHandle.isHandle(memory)) {
            NATIVE.set(ValueLayout.JAVA_INT, RegionHandle.address(memory, byteOffset, Integer.BYTES), value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_INT, byteOffset, value);
        }
    }

    /**
     * Reads a long.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value there.
     */
    public static long getLong(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? NATIVE.get(ValueLayout.JAVA_LONG, RegionHandle.address(memory, byteOffset, Long.BYTES))
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_LONG, byteOffset);
    }

    /**
     * Writes a long.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value value to store.
     */
    public static void putLong(final long[] memory, final long byteOffset, final long value) {
        if (RegionHandle.isHandle(memory)) {
            NATIVE.set(ValueLayout.JAVA_LONG, RegionHandle.address(memory, byteOffset, Long.BYTES), value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_LONG, byteOffset, value);
        }
    }

    /**
     * Reads a float.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value there.
     */
    public static float getFloat(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? NATIVE.get(ValueLayout.JAVA_FLOAT, RegionHandle.address(memory, byteOffset, Float.BYTES))
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_FLOAT, byteOffset);
    }

    /**
     * Writes a float.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value value to store.
     */
    public static void putFloat(final long[] memory, final long byteOffset, final float value) {
        if (RegionHandle.isHandle(memory)) {
            NATIVE.set(ValueLayout.JAVA_FLOAT, RegionHandle.address(memory, byteOffset, Float.BYTES), value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_FLOAT, byteOffset, value);
        }
    }

    /**
     * Reads a double.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value there.
     */
    public static double getDouble(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? NATIVE.get(ValueLayout.JAVA_DOUBLE, RegionHandle.address(memory, byteOffset, Double.BYTES))
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_DOUBLE, byteOffset);
    }

    /**
     * Writes a double.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value value to store.
     */
    public static void putDouble(final long[] memory, final long byteOffset, final double value) {
        if (RegionHandle.isHandle(memory)) {
            NATIVE.set(ValueLayout.JAVA_DOUBLE, RegionHandle.address(memory, byteOffset, Double.BYTES), value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_DOUBLE, byteOffset, value);
        }
    }

    /**
     * Reads an int afresh from memory.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value there.
     */
    public static int getIntVolatile(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? (int) INT.getVolatile(NATIVE, RegionHandle.address(memory, byteOffset, Integer.BYTES))
                : (int) INT.getVolatile(MemorySegment.ofArray(memory), byteOffset);
    }

    /**
     * Writes an int to memory at once.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value value to store.
     */
    public static void putIntVolatile(final long[] memory, final long byteOffset, final int value) {
        if (RegionHandle.isHandle(memory)) {
            INT.setVolatile(NATIVE, RegionHandle.address(memory, byteOffset, Integer.BYTES), value);
        } else {
            INT.setVolatile(MemorySegment.ofArray(memory), byteOffset, value);
        }
    }

    /**
     * Reads a long afresh from memory.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value there.
     */
    public static long getLongVolatile(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? (long) LONG.getVolatile(NATIVE, RegionHandle.address(memory, byteOffset, Long.BYTES))
                : (long) LONG.getVolatile(MemorySegment.ofArray(memory), byteOffset);
    }

    /**
     * Writes a long to memory at once.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value value to store.
     */
    public static void putLongVolatile(final long[] memory, final long byteOffset, final long value) {
        if (RegionHandle.isHandle(memory)) {
            LONG.setVolatile(NATIVE, RegionHandle.address(memory, byteOffset, Long.BYTES), value);
        } else {
            LONG.setVolatile(MemorySegment.ofArray(memory), byteOffset, value);
        }
    }

    /**
     * Writes a byte to memory at once.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes.
     * @param value its low 8 bits are stored.
     */
    public static void putByteVolatile(final long[] memory, final long byteOffset, final int value) {
        if (RegionHandle.isHandle(memory)) {
            BYTE.setVolatile(NATIVE, RegionHandle.address(memory, byteOffset, Byte.BYTES), (byte) value);
        } else {
            BYTE.setVolatile(MemorySegment.ofArray(memory), byteOffset, (byte) value);
        }
    }

    /** Orders every access of this work-item before it with every one after it, for the host and all work-items. */
    public static void fence() {
        VarHandle.fullFence();
    }

    /**
     * Reads a byte of an array.
     *
     * @param data array.
     * @param byteOffset offset in bytes.
     * @return the byte there, sign-extended.
     */
    public static int getByte(final int[] data, final long byteOffset) {
        return MemorySegment.ofArray(data).get(ValueLayout.JAVA_BYTE, byteOffset);
    }

    /**
     * Writes a byte of an array.
     *
     * @param data array.
     * @param byteOffset offset in bytes.
     * @param value its low 8 bits are stored.
     */
    public static void putByte(final int[] data, final long byteOffset, final int value) {
        MemorySegment.ofArray(data).set(ValueLayout.JAVA_BYTE, byteOffset, (byte) value);
    }
}
