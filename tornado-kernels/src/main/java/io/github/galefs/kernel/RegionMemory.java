package io.github.galefs.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/**
 * Checked access to the memory of a {@link RegionHandle}, for the JVM device.
 *
 * <p>The plain accesses have layouts without alignment, and check the offset instead: C2 finds out that an offset's low
 * bits do not change in a loop, but not that those of an address do not. A loop over a region then has no check left.
 */
final class RegionMemory {
    private static final VarHandle BYTE = ValueLayout.JAVA_BYTE.varHandle();
    private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
    private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

    /** The whole address space: an offset in it is an address. */
    @SuppressWarnings("restricted")
    private static final MemorySegment NATIVE = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private RegionMemory() {}

    static int getByte(final long[] region, final long byteOffset) {
        return NATIVE.get(ValueLayout.JAVA_BYTE, RegionHandle.loadAddress(region, byteOffset, Byte.BYTES));
    }

    static void putByte(final long[] region, final long byteOffset, final int value) {
        NATIVE.set(ValueLayout.JAVA_BYTE, RegionHandle.address(region, byteOffset, Byte.BYTES), (byte) value);
    }

    static int getInt(final long[] region, final long byteOffset) {
        return NATIVE.get(ValueLayout.JAVA_INT_UNALIGNED, alignedLoad(region, byteOffset, Integer.BYTES));
    }

    static void putInt(final long[] region, final long byteOffset, final int value) {
        NATIVE.set(ValueLayout.JAVA_INT_UNALIGNED, alignedStore(region, byteOffset, Integer.BYTES), value);
    }

    static long getLong(final long[] region, final long byteOffset) {
        return NATIVE.get(ValueLayout.JAVA_LONG_UNALIGNED, alignedLoad(region, byteOffset, Long.BYTES));
    }

    static void putLong(final long[] region, final long byteOffset, final long value) {
        NATIVE.set(ValueLayout.JAVA_LONG_UNALIGNED, alignedStore(region, byteOffset, Long.BYTES), value);
    }

    static float getFloat(final long[] region, final long byteOffset) {
        return NATIVE.get(ValueLayout.JAVA_FLOAT_UNALIGNED, alignedLoad(region, byteOffset, Float.BYTES));
    }

    static void putFloat(final long[] region, final long byteOffset, final float value) {
        NATIVE.set(ValueLayout.JAVA_FLOAT_UNALIGNED, alignedStore(region, byteOffset, Float.BYTES), value);
    }

    static double getDouble(final long[] region, final long byteOffset) {
        return NATIVE.get(ValueLayout.JAVA_DOUBLE_UNALIGNED, alignedLoad(region, byteOffset, Double.BYTES));
    }

    static void putDouble(final long[] region, final long byteOffset, final double value) {
        NATIVE.set(ValueLayout.JAVA_DOUBLE_UNALIGNED, alignedStore(region, byteOffset, Double.BYTES), value);
    }

    static int getIntAcquire(final long[] region, final long byteOffset) {
        return (int) INT.getAcquire(NATIVE, alignedLoad(region, byteOffset, Integer.BYTES));
    }

    static void putIntRelease(final long[] region, final long byteOffset, final int value) {
        INT.setRelease(NATIVE, alignedStore(region, byteOffset, Integer.BYTES), value);
    }

    static long getLongAcquire(final long[] region, final long byteOffset) {
        return (long) LONG.getAcquire(NATIVE, alignedLoad(region, byteOffset, Long.BYTES));
    }

    static void putLongRelease(final long[] region, final long byteOffset, final long value) {
        LONG.setRelease(NATIVE, alignedStore(region, byteOffset, Long.BYTES), value);
    }

    static void putByteRelease(final long[] region, final long byteOffset, final int value) {
        BYTE.setRelease(NATIVE, RegionHandle.address(region, byteOffset, Byte.BYTES), (byte) value);
    }

    private static long alignedLoad(final long[] region, final long byteOffset, final int size) {
        checkAlignment(byteOffset, size);
        return RegionHandle.loadAddress(region, byteOffset, size);
    }

    private static long alignedStore(final long[] region, final long byteOffset, final int size) {
        checkAlignment(byteOffset, size);
        return RegionHandle.address(region, byteOffset, size);
    }

    /** A region's address is a multiple of 8. */
    private static void checkAlignment(final long byteOffset, final int size) {
        if ((byteOffset & (size - 1)) != 0) {
            throw new IllegalArgumentException("offset " + byteOffset + " in a region must be a multiple of " + size);
        }
    }
}
