package io.github.galefs.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/**
 * Access to memory by byte offset, for kernels.
 *
 * <p><b>Memory.</b> A {@code long[] memory} is either a region that GaleFS owns, such as the first parameter of a
 * kernel, or an array of data; arrays of other types are always data. An {@code Object memory} is a region, or an array
 * of any type that kernels accept, see {@link Kernel}; the JVM device throws {@link IllegalArgumentException} for
 * another object, and a compiled kernel has none.
 *
 * <p><b>Offsets</b> are in bytes from the first element. Values are little-endian. An offset must be a multiple of the
 * size of the value: at any other offset a device may fault, and the JVM device throws {@link
 * IllegalArgumentException}. Outside the memory, the JVM device throws {@link IndexOutOfBoundsException}, but for
 * loads between a region and mapped blocks of files; other devices do not check.
 *
 * <p><b>Order.</b> Plain accesses may be reordered and combined. Volatile accesses are performed exactly as written,
 * and those to the same word in program order. Accesses to different words, volatile or not, are ordered by fences
 * alone for the host and for other work-items; an x86 processor orders more, GPUs and other processors do not. {@link
 * #fence()} orders all accesses around it; {@link #acquireFence()} and {@link #releaseFence()} order less, and cost
 * less. Atomic read-modify-write operations are in {@link DeviceAtomics} and {@link RegionAtomics}.
 */
public final class DeviceMemory {
    private static final VarHandle BYTE = ValueLayout.JAVA_BYTE.varHandle();
    private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
    private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

    private DeviceMemory() {}

    /**
     * Reads a byte.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes.
     * @return the value, sign-extended.
     */
    public static int getByte(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? RegionMemory.getByte(memory, byteOffset)
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_BYTE, byteOffset);
    }

    /**
     * Writes a byte.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes.
     * @param value the low 8 bits are stored.
     */
    public static void putByte(final long[] memory, final long byteOffset, final int value) {
        if (RegionHandle.isHandle(memory)) {
            RegionMemory.putByte(memory, byteOffset, value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_BYTE, byteOffset, (byte) value);
        }
    }

    /**
     * Reads an int.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value.
     */
    public static int getInt(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? RegionMemory.getInt(memory, byteOffset)
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_INT, byteOffset);
    }

    /**
     * Writes an int.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value the value.
     */
    public static void putInt(final long[] memory, final long byteOffset, final int value) {
        if (RegionHandle.isHandle(memory)) {
            RegionMemory.putInt(memory, byteOffset, value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_INT, byteOffset, value);
        }
    }

    /**
     * Reads a long.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value.
     */
    public static long getLong(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? RegionMemory.getLong(memory, byteOffset)
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_LONG, byteOffset);
    }

    /**
     * Writes a long.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value the value.
     */
    public static void putLong(final long[] memory, final long byteOffset, final long value) {
        if (RegionHandle.isHandle(memory)) {
            RegionMemory.putLong(memory, byteOffset, value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_LONG, byteOffset, value);
        }
    }

    /**
     * Reads a float.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value.
     */
    public static float getFloat(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? RegionMemory.getFloat(memory, byteOffset)
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_FLOAT, byteOffset);
    }

    /**
     * Writes a float.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value the value.
     */
    public static void putFloat(final long[] memory, final long byteOffset, final float value) {
        if (RegionHandle.isHandle(memory)) {
            RegionMemory.putFloat(memory, byteOffset, value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_FLOAT, byteOffset, value);
        }
    }

    /**
     * Reads a double.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value.
     */
    public static double getDouble(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? RegionMemory.getDouble(memory, byteOffset)
                : MemorySegment.ofArray(memory).get(ValueLayout.JAVA_DOUBLE, byteOffset);
    }

    /**
     * Writes a double.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value the value.
     */
    public static void putDouble(final long[] memory, final long byteOffset, final double value) {
        if (RegionHandle.isHandle(memory)) {
            RegionMemory.putDouble(memory, byteOffset, value);
        } else {
            MemorySegment.ofArray(memory).set(ValueLayout.JAVA_DOUBLE, byteOffset, value);
        }
    }

    /**
     * Reads an int from memory, never from a register.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value.
     */
    public static int getIntVolatile(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? RegionMemory.getIntAcquire(memory, byteOffset)
                : (int) INT.getAcquire(MemorySegment.ofArray(memory), byteOffset);
    }

    /**
     * Writes an int to memory, never only to a register.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value the value.
     */
    public static void putIntVolatile(final long[] memory, final long byteOffset, final int value) {
        if (RegionHandle.isHandle(memory)) {
            RegionMemory.putIntRelease(memory, byteOffset, value);
        } else {
            INT.setRelease(MemorySegment.ofArray(memory), byteOffset, value);
        }
    }

    /**
     * Reads a long from memory, never from a register.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value.
     */
    public static long getLongVolatile(final long[] memory, final long byteOffset) {
        return RegionHandle.isHandle(memory)
                ? RegionMemory.getLongAcquire(memory, byteOffset)
                : (long) LONG.getAcquire(MemorySegment.ofArray(memory), byteOffset);
    }

    /**
     * Writes a long to memory, never only to a register.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value the value.
     */
    public static void putLongVolatile(final long[] memory, final long byteOffset, final long value) {
        if (RegionHandle.isHandle(memory)) {
            RegionMemory.putLongRelease(memory, byteOffset, value);
        } else {
            LONG.setRelease(MemorySegment.ofArray(memory), byteOffset, value);
        }
    }

    /**
     * Writes a byte to memory, never only to a register.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes.
     * @param value the low 8 bits are stored.
     */
    public static void putByteVolatile(final long[] memory, final long byteOffset, final int value) {
        if (RegionHandle.isHandle(memory)) {
            RegionMemory.putByteRelease(memory, byteOffset, value);
        } else {
            BYTE.setRelease(MemorySegment.ofArray(memory), byteOffset, (byte) value);
        }
    }

    /**
     * Orders all accesses of this work-item before the fence before all its accesses after the fence, as seen by the
     * host and by every other work-item.
     */
    public static void fence() {
        VarHandle.fullFence();
    }

    /**
     * Orders the loads of this work-item before the fence before all its accesses after the fence, as seen by the host
     * and by every other work-item.
     */
    public static void acquireFence() {
        VarHandle.acquireFence();
    }

    /**
     * Orders all accesses of this work-item before the fence before its stores after the fence, as seen by the host and
     * by every other work-item.
     */
    public static void releaseFence() {
        VarHandle.releaseFence();
    }

    /**
     * Reads a byte of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes.
     * @return the value, sign-extended.
     */
    public static int getByte(final Object memory, final long byteOffset) {
        return MemoryView.ofSource(memory, byteOffset, Byte.BYTES).get(ValueLayout.JAVA_BYTE, 0);
    }

    /**
     * Writes a byte of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes.
     * @param value the low 8 bits are stored.
     */
    public static void putByte(final Object memory, final long byteOffset, final int value) {
        MemoryView.ofDestination(memory, byteOffset, Byte.BYTES).set(ValueLayout.JAVA_BYTE, 0, (byte) value);
    }

    /**
     * Reads a short of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 2.
     * @return the value, sign-extended.
     */
    public static int getShort(final Object memory, final long byteOffset) {
        return MemoryView.ofLoad(memory, byteOffset, Short.BYTES).get(ValueLayout.JAVA_SHORT_UNALIGNED, 0);
    }

    /**
     * Writes a short of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 2.
     * @param value the low 16 bits are stored.
     */
    public static void putShort(final Object memory, final long byteOffset, final int value) {
        MemoryView.ofStore(memory, byteOffset, Short.BYTES).set(ValueLayout.JAVA_SHORT_UNALIGNED, 0, (short) value);
    }

    /**
     * Reads an int of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value.
     */
    public static int getInt(final Object memory, final long byteOffset) {
        return MemoryView.ofLoad(memory, byteOffset, Integer.BYTES).get(ValueLayout.JAVA_INT_UNALIGNED, 0);
    }

    /**
     * Writes an int of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value the value.
     */
    public static void putInt(final Object memory, final long byteOffset, final int value) {
        MemoryView.ofStore(memory, byteOffset, Integer.BYTES).set(ValueLayout.JAVA_INT_UNALIGNED, 0, value);
    }

    /**
     * Reads a long of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value.
     */
    public static long getLong(final Object memory, final long byteOffset) {
        return MemoryView.ofLoad(memory, byteOffset, Long.BYTES).get(ValueLayout.JAVA_LONG_UNALIGNED, 0);
    }

    /**
     * Writes a long of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value the value.
     */
    public static void putLong(final Object memory, final long byteOffset, final long value) {
        MemoryView.ofStore(memory, byteOffset, Long.BYTES).set(ValueLayout.JAVA_LONG_UNALIGNED, 0, value);
    }

    /**
     * Reads a float of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value.
     */
    public static float getFloat(final Object memory, final long byteOffset) {
        return MemoryView.ofLoad(memory, byteOffset, Float.BYTES).get(ValueLayout.JAVA_FLOAT_UNALIGNED, 0);
    }

    /**
     * Writes a float of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value the value.
     */
    public static void putFloat(final Object memory, final long byteOffset, final float value) {
        MemoryView.ofStore(memory, byteOffset, Float.BYTES).set(ValueLayout.JAVA_FLOAT_UNALIGNED, 0, value);
    }

    /**
     * Reads a double of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value.
     */
    public static double getDouble(final Object memory, final long byteOffset) {
        return MemoryView.ofLoad(memory, byteOffset, Double.BYTES).get(ValueLayout.JAVA_DOUBLE_UNALIGNED, 0);
    }

    /**
     * Writes a double of memory of any type.
     *
     * @param memory region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value the value.
     */
    public static void putDouble(final Object memory, final long byteOffset, final double value) {
        MemoryView.ofStore(memory, byteOffset, Double.BYTES).set(ValueLayout.JAVA_DOUBLE_UNALIGNED, 0, value);
    }

    /**
     * Reads a byte of an {@code int[]}.
     *
     * @param data array.
     * @param byteOffset offset in bytes.
     * @return the value, sign-extended.
     */
    public static int getByte(final int[] data, final long byteOffset) {
        return MemorySegment.ofArray(data).get(ValueLayout.JAVA_BYTE, byteOffset);
    }

    /**
     * Writes a byte of an {@code int[]}.
     *
     * @param data array.
     * @param byteOffset offset in bytes.
     * @param value the low 8 bits are stored.
     */
    public static void putByte(final int[] data, final long byteOffset, final int value) {
        MemorySegment.ofArray(data).set(ValueLayout.JAVA_BYTE, byteOffset, (byte) value);
    }
}
