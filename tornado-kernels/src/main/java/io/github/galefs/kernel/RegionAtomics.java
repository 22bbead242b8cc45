package io.github.galefs.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/**
 * Atomic operations on memory by byte offset, for kernels: on a region such as the kernel's first parameter, or on a
 * {@code long[]} of data. Scope, order and needs of the device are those of {@link DeviceAtomics}.
 *
 * <p>Offsets are in bytes from the first element. At an offset that is not a multiple of the value's size a device may
 * fault, and the JVM device throws {@link IllegalArgumentException}; outside the memory, the JVM device throws {@link
 * IndexOutOfBoundsException}.
 */
public final class RegionAtomics {
    private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
    private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

    private RegionAtomics() {}

    /**
     * Adds a number to an {@code int} in memory.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param delta      the number to add; the sum wraps.
     * @return the value before.
     */
    public static int getAndAddInt(final long[] memory, final long byteOffset, final int delta) {
        return (int) INT.getAndAdd(view(memory, byteOffset, Integer.BYTES), 0L, delta);
    }

    /**
     * Replaces an {@code int} in memory by its bitwise AND with a mask.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param mask       the mask.
     * @return the value before.
     */
    public static int getAndBitwiseAndInt(final long[] memory, final long byteOffset, final int mask) {
        return (int) INT.getAndBitwiseAnd(view(memory, byteOffset, Integer.BYTES), 0L, mask);
    }

    /**
     * Replaces an {@code int} in memory by its bitwise OR with a mask.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param mask       the mask.
     * @return the value before.
     */
    public static int getAndBitwiseOrInt(final long[] memory, final long byteOffset, final int mask) {
        return (int) INT.getAndBitwiseOr(view(memory, byteOffset, Integer.BYTES), 0L, mask);
    }

    /**
     * Replaces an {@code int} in memory by its bitwise XOR with a mask.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param mask       the mask.
     * @return the value before.
     */
    public static int getAndBitwiseXorInt(final long[] memory, final long byteOffset, final int mask) {
        return (int) INT.getAndBitwiseXor(view(memory, byteOffset, Integer.BYTES), 0L, mask);
    }

    /**
     * Replaces an {@code int} in memory.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value      the new value.
     * @return the value before.
     */
    public static int getAndSetInt(final long[] memory, final long byteOffset, final int value) {
        return (int) INT.getAndSet(view(memory, byteOffset, Integer.BYTES), 0L, value);
    }

    /**
     * Replaces an {@code int} in memory by a value if that is smaller.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value      the value to compare with.
     * @return the value before.
     */
    public static int getAndMinInt(final long[] memory, final long byteOffset, final int value) {
        int old = (int) INT.getVolatile(view(memory, byteOffset, Integer.BYTES), 0L);
        while (value < old) {
            final int witness = compareAndExchangeInt(memory, byteOffset, old, value);
            if (witness == old) {
                return old;
            }
            old = witness;
        }
        return old;
    }

    /**
     * Replaces an {@code int} in memory by a value if that is greater.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value      the value to compare with.
     * @return the value before.
     */
    public static int getAndMaxInt(final long[] memory, final long byteOffset, final int value) {
        int old = (int) INT.getVolatile(view(memory, byteOffset, Integer.BYTES), 0L);
        while (value > old) {
            final int witness = compareAndExchangeInt(memory, byteOffset, old, value);
            if (witness == old) {
                return old;
            }
            old = witness;
        }
        return old;
    }

    /**
     * Replaces an {@code int} in memory if it has the expected value.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param expected   the value that is replaced.
     * @param value      the new value.
     * @return the value before; the expected one if it was replaced.
     */
    public static int compareAndExchangeInt(
            final long[] memory, final long byteOffset, final int expected, final int value) {
        return (int) INT.compareAndExchange(view(memory, byteOffset, Integer.BYTES), 0L, expected, value);
    }

    /**
     * Replaces an {@code int} in memory if it has the expected value.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param expected   the value that is replaced.
     * @param value      the new value.
     * @return whether it was replaced.
     */
    public static boolean compareAndSetInt(
            final long[] memory, final long byteOffset, final int expected, final int value) {
        return compareAndExchangeInt(memory, byteOffset, expected, value) == expected;
    }

    /**
     * As {@link #getAndAddInt(long[], long, int)}; all later accesses of the work-item are after it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param delta      the number to add; the sum wraps.
     * @return the value before.
     */
    public static int getAndAddIntAcquire(final long[] memory, final long byteOffset, final int delta) {
        final int before = getAndAddInt(memory, byteOffset, delta);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #getAndAddInt(long[], long, int)}; all earlier accesses of the work-item are before it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param delta      the number to add; the sum wraps.
     * @return the value before.
     */
    public static int getAndAddIntRelease(final long[] memory, final long byteOffset, final int delta) {
        DeviceMemory.releaseFence();
        return getAndAddInt(memory, byteOffset, delta);
    }

    /**
     * As {@link #getAndSetInt(long[], long, int)}; all later accesses of the work-item are after it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value      the new value.
     * @return the value before.
     */
    public static int getAndSetIntAcquire(final long[] memory, final long byteOffset, final int value) {
        final int before = getAndSetInt(memory, byteOffset, value);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #getAndSetInt(long[], long, int)}; all earlier accesses of the work-item are before it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param value      the new value.
     * @return the value before.
     */
    public static int getAndSetIntRelease(final long[] memory, final long byteOffset, final int value) {
        DeviceMemory.releaseFence();
        return getAndSetInt(memory, byteOffset, value);
    }

    /**
     * As {@link #compareAndExchangeInt(long[], long, int, int)}; all later accesses of the work-item are after it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param expected   the value that is replaced.
     * @param value      the new value.
     * @return the value before.
     */
    public static int compareAndExchangeIntAcquire(
            final long[] memory, final long byteOffset, final int expected, final int value) {
        final int before = compareAndExchangeInt(memory, byteOffset, expected, value);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #compareAndExchangeInt(long[], long, int, int)}; all earlier accesses of the work-item are before it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @param expected   the value that is replaced.
     * @param value      the new value.
     * @return the value before.
     */
    public static int compareAndExchangeIntRelease(
            final long[] memory, final long byteOffset, final int expected, final int value) {
        DeviceMemory.releaseFence();
        return compareAndExchangeInt(memory, byteOffset, expected, value);
    }

    /**
     * Adds a number to a {@code long} in memory.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param delta      the number to add; the sum wraps.
     * @return the value before.
     */
    public static long getAndAddLong(final long[] memory, final long byteOffset, final long delta) {
        return (long) LONG.getAndAdd(view(memory, byteOffset, Long.BYTES), 0L, delta);
    }

    /**
     * Replaces a {@code long} in memory by its bitwise AND with a mask.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param mask       the mask.
     * @return the value before.
     */
    public static long getAndBitwiseAndLong(final long[] memory, final long byteOffset, final long mask) {
        return (long) LONG.getAndBitwiseAnd(view(memory, byteOffset, Long.BYTES), 0L, mask);
    }

    /**
     * Replaces a {@code long} in memory by its bitwise OR with a mask.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param mask       the mask.
     * @return the value before.
     */
    public static long getAndBitwiseOrLong(final long[] memory, final long byteOffset, final long mask) {
        return (long) LONG.getAndBitwiseOr(view(memory, byteOffset, Long.BYTES), 0L, mask);
    }

    /**
     * Replaces a {@code long} in memory by its bitwise XOR with a mask.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param mask       the mask.
     * @return the value before.
     */
    public static long getAndBitwiseXorLong(final long[] memory, final long byteOffset, final long mask) {
        return (long) LONG.getAndBitwiseXor(view(memory, byteOffset, Long.BYTES), 0L, mask);
    }

    /**
     * Replaces a {@code long} in memory.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value      the new value.
     * @return the value before.
     */
    public static long getAndSetLong(final long[] memory, final long byteOffset, final long value) {
        return (long) LONG.getAndSet(view(memory, byteOffset, Long.BYTES), 0L, value);
    }

    /**
     * Replaces a {@code long} in memory by a value if that is smaller.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value      the value to compare with.
     * @return the value before.
     */
    public static long getAndMinLong(final long[] memory, final long byteOffset, final long value) {
        long old = (long) LONG.getVolatile(view(memory, byteOffset, Long.BYTES), 0L);
        while (value < old) {
            final long witness = compareAndExchangeLong(memory, byteOffset, old, value);
            if (witness == old) {
                return old;
            }
            old = witness;
        }
        return old;
    }

    /**
     * Replaces a {@code long} in memory by a value if that is greater.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value      the value to compare with.
     * @return the value before.
     */
    public static long getAndMaxLong(final long[] memory, final long byteOffset, final long value) {
        long old = (long) LONG.getVolatile(view(memory, byteOffset, Long.BYTES), 0L);
        while (value > old) {
            final long witness = compareAndExchangeLong(memory, byteOffset, old, value);
            if (witness == old) {
                return old;
            }
            old = witness;
        }
        return old;
    }

    /**
     * Replaces a {@code long} in memory if it has the expected value.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param expected   the value that is replaced.
     * @param value      the new value.
     * @return the value before; the expected one if it was replaced.
     */
    public static long compareAndExchangeLong(
            final long[] memory, final long byteOffset, final long expected, final long value) {
        return (long) LONG.compareAndExchange(view(memory, byteOffset, Long.BYTES), 0L, expected, value);
    }

    /**
     * Replaces a {@code long} in memory if it has the expected value.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param expected   the value that is replaced.
     * @param value      the new value.
     * @return whether it was replaced.
     */
    public static boolean compareAndSetLong(
            final long[] memory, final long byteOffset, final long expected, final long value) {
        return compareAndExchangeLong(memory, byteOffset, expected, value) == expected;
    }

    /**
     * As {@link #getAndAddLong(long[], long, long)}; all later accesses of the work-item are after it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param delta      the number to add; the sum wraps.
     * @return the value before.
     */
    public static long getAndAddLongAcquire(final long[] memory, final long byteOffset, final long delta) {
        final long before = getAndAddLong(memory, byteOffset, delta);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #getAndAddLong(long[], long, long)}; all earlier accesses of the work-item are before it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param delta      the number to add; the sum wraps.
     * @return the value before.
     */
    public static long getAndAddLongRelease(final long[] memory, final long byteOffset, final long delta) {
        DeviceMemory.releaseFence();
        return getAndAddLong(memory, byteOffset, delta);
    }

    /**
     * As {@link #getAndSetLong(long[], long, long)}; all later accesses of the work-item are after it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value      the new value.
     * @return the value before.
     */
    public static long getAndSetLongAcquire(final long[] memory, final long byteOffset, final long value) {
        final long before = getAndSetLong(memory, byteOffset, value);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #getAndSetLong(long[], long, long)}; all earlier accesses of the work-item are before it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param value      the new value.
     * @return the value before.
     */
    public static long getAndSetLongRelease(final long[] memory, final long byteOffset, final long value) {
        DeviceMemory.releaseFence();
        return getAndSetLong(memory, byteOffset, value);
    }

    /**
     * As {@link #compareAndExchangeLong(long[], long, long, long)}; all later accesses of the work-item are after it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param expected   the value that is replaced.
     * @param value      the new value.
     * @return the value before.
     */
    public static long compareAndExchangeLongAcquire(
            final long[] memory, final long byteOffset, final long expected, final long value) {
        final long before = compareAndExchangeLong(memory, byteOffset, expected, value);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #compareAndExchangeLong(long[], long, long, long)}; all earlier accesses of the work-item are before
     * it.
     *
     * @param memory     region or array.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @param expected   the value that is replaced.
     * @param value      the new value.
     * @return the value before.
     */
    public static long compareAndExchangeLongRelease(
            final long[] memory, final long byteOffset, final long expected, final long value) {
        DeviceMemory.releaseFence();
        return compareAndExchangeLong(memory, byteOffset, expected, value);
    }

    /** Returns the bytes of a value, which the JVM's atomic operations need aligned. */
    private static MemorySegment view(final long[] memory, final long byteOffset, final int size) {
        if ((byteOffset & (size - 1)) != 0) {
            throw new IllegalArgumentException("offset " + byteOffset + " is not a multiple of " + size);
        }
        return MemoryView.ofDestination(memory, byteOffset, size);
    }
}
