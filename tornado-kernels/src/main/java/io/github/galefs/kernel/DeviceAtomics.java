package io.github.galefs.kernel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Atomic operations on elements of arrays, for kernels: of parameters, and of {@link LocalMemory}. {@link
 * FloatAtomics} has those on floating-point numbers, {@link RegionAtomics} those on memory by byte offset.
 *
 * <p><b>Scope.</b> An operation is indivisible for all work-items of the launch. Where the device shares memory with
 * the host, it is for the host's threads as well; elsewhere the host sees the array after the launch.
 *
 * <p><b>Order.</b> Names are those of {@link VarHandle}, but methods without a suffix only make the operation itself
 * indivisible, and order no other access, as in OpenCL C and CUDA C. Those that end in {@code Acquire} order it before
 * all later accesses of the work-item, and those that end in {@code Release} after all earlier ones. Other operations
 * are ordered by {@link DeviceMemory#acquireFence()} after them and {@link DeviceMemory#releaseFence()} before them.
 *
 * <p><b>Devices.</b> Operations on {@code long} and {@code double} need 64-bit atomics (OpenCL's {@code
 * cl_khr_int64_base_atomics} and {@code cl_khr_int64_extended_atomics}); a device without them refuses the kernel. A
 * work-item must not wait in a loop for another one of its work-group: on a device that runs them in turn, such a loop
 * does not end.
 *
 * <p>Outside an array, the JVM device throws {@link IndexOutOfBoundsException}; other devices do not check.
 */
public final class DeviceAtomics {
    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

    private DeviceAtomics() {}

    /**
     * Adds a number to an {@code int} of an array.
     *
     * @param array the array.
     * @param index index of the element.
     * @param delta the number to add; the sum wraps.
     * @return the value before.
     */
    public static int getAndAdd(final int[] array, final int index, final int delta) {
        return (int) INTS.getAndAdd(array, index, delta);
    }

    /**
     * Replaces an {@code int} of an array by its bitwise AND with a mask.
     *
     * @param array the array.
     * @param index index of the element.
     * @param mask  the mask.
     * @return the value before.
     */
    public static int getAndBitwiseAnd(final int[] array, final int index, final int mask) {
        return (int) INTS.getAndBitwiseAnd(array, index, mask);
    }

    /**
     * Replaces an {@code int} of an array by its bitwise OR with a mask.
     *
     * @param array the array.
     * @param index index of the element.
     * @param mask  the mask.
     * @return the value before.
     */
    public static int getAndBitwiseOr(final int[] array, final int index, final int mask) {
        return (int) INTS.getAndBitwiseOr(array, index, mask);
    }

    /**
     * Replaces an {@code int} of an array by its bitwise XOR with a mask.
     *
     * @param array the array.
     * @param index index of the element.
     * @param mask  the mask.
     * @return the value before.
     */
    public static int getAndBitwiseXor(final int[] array, final int index, final int mask) {
        return (int) INTS.getAndBitwiseXor(array, index, mask);
    }

    /**
     * Replaces an {@code int} of an array.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the new value.
     * @return the value before.
     */
    public static int getAndSet(final int[] array, final int index, final int value) {
        return (int) INTS.getAndSet(array, index, value);
    }

    /**
     * Replaces an {@code int} of an array by a value if that is smaller.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the value to compare with.
     * @return the value before.
     */
    public static int getAndMin(final int[] array, final int index, final int value) {
        int old = (int) INTS.getVolatile(array, index);
        while (value < old) {
            final int witness = compareAndExchange(array, index, old, value);
            if (witness == old) {
                return old;
            }
            old = witness;
        }
        return old;
    }

    /**
     * Replaces an {@code int} of an array by a value if that is greater.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the value to compare with.
     * @return the value before.
     */
    public static int getAndMax(final int[] array, final int index, final int value) {
        int old = (int) INTS.getVolatile(array, index);
        while (value > old) {
            final int witness = compareAndExchange(array, index, old, value);
            if (witness == old) {
                return old;
            }
            old = witness;
        }
        return old;
    }

    /**
     * Replaces an {@code int} of an array if it has the expected value.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return the value before; the expected one if it was replaced.
     */
    public static int compareAndExchange(final int[] array, final int index, final int expected, final int value) {
        return (int) INTS.compareAndExchange(array, index, expected, value);
    }

    /**
     * Replaces an {@code int} of an array if it has the expected value.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return whether it was replaced.
     */
    public static boolean compareAndSet(final int[] array, final int index, final int expected, final int value) {
        return compareAndExchange(array, index, expected, value) == expected;
    }

    /**
     * As {@link #getAndAdd(int[], int, int)}; all later accesses of the work-item are after it.
     *
     * @param array the array.
     * @param index index of the element.
     * @param delta the number to add; the sum wraps.
     * @return the value before.
     */
    public static int getAndAddAcquire(final int[] array, final int index, final int delta) {
        final int before = getAndAdd(array, index, delta);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #getAndAdd(int[], int, int)}; all earlier accesses of the work-item are before it.
     *
     * @param array the array.
     * @param index index of the element.
     * @param delta the number to add; the sum wraps.
     * @return the value before.
     */
    public static int getAndAddRelease(final int[] array, final int index, final int delta) {
        DeviceMemory.releaseFence();
        return getAndAdd(array, index, delta);
    }

    /**
     * As {@link #getAndSet(int[], int, int)}; all later accesses of the work-item are after it.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the new value.
     * @return the value before.
     */
    public static int getAndSetAcquire(final int[] array, final int index, final int value) {
        final int before = getAndSet(array, index, value);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #getAndSet(int[], int, int)}; all earlier accesses of the work-item are before it.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the new value.
     * @return the value before.
     */
    public static int getAndSetRelease(final int[] array, final int index, final int value) {
        DeviceMemory.releaseFence();
        return getAndSet(array, index, value);
    }

    /**
     * As {@link #compareAndExchange(int[], int, int, int)}; all later accesses of the work-item are after it.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return the value before.
     */
    public static int compareAndExchangeAcquire(
            final int[] array, final int index, final int expected, final int value) {
        final int before = compareAndExchange(array, index, expected, value);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #compareAndExchange(int[], int, int, int)}; all earlier accesses of the work-item are before it.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return the value before.
     */
    public static int compareAndExchangeRelease(
            final int[] array, final int index, final int expected, final int value) {
        DeviceMemory.releaseFence();
        return compareAndExchange(array, index, expected, value);
    }

    /**
     * Adds a number to a {@code long} of an array.
     *
     * @param array the array.
     * @param index index of the element.
     * @param delta the number to add; the sum wraps.
     * @return the value before.
     */
    public static long getAndAdd(final long[] array, final int index, final long delta) {
        return (long) LONGS.getAndAdd(array, index, delta);
    }

    /**
     * Replaces a {@code long} of an array by its bitwise AND with a mask.
     *
     * @param array the array.
     * @param index index of the element.
     * @param mask  the mask.
     * @return the value before.
     */
    public static long getAndBitwiseAnd(final long[] array, final int index, final long mask) {
        return (long) LONGS.getAndBitwiseAnd(array, index, mask);
    }

    /**
     * Replaces a {@code long} of an array by its bitwise OR with a mask.
     *
     * @param array the array.
     * @param index index of the element.
     * @param mask  the mask.
     * @return the value before.
     */
    public static long getAndBitwiseOr(final long[] array, final int index, final long mask) {
        return (long) LONGS.getAndBitwiseOr(array, index, mask);
    }

    /**
     * Replaces a {@code long} of an array by its bitwise XOR with a mask.
     *
     * @param array the array.
     * @param index index of the element.
     * @param mask  the mask.
     * @return the value before.
     */
    public static long getAndBitwiseXor(final long[] array, final int index, final long mask) {
        return (long) LONGS.getAndBitwiseXor(array, index, mask);
    }

    /**
     * Replaces a {@code long} of an array.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the new value.
     * @return the value before.
     */
    public static long getAndSet(final long[] array, final int index, final long value) {
        return (long) LONGS.getAndSet(array, index, value);
    }

    /**
     * Replaces a {@code long} of an array by a value if that is smaller.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the value to compare with.
     * @return the value before.
     */
    public static long getAndMin(final long[] array, final int index, final long value) {
        long old = (long) LONGS.getVolatile(array, index);
        while (value < old) {
            final long witness = compareAndExchange(array, index, old, value);
            if (witness == old) {
                return old;
            }
            old = witness;
        }
        return old;
    }

    /**
     * Replaces a {@code long} of an array by a value if that is greater.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the value to compare with.
     * @return the value before.
     */
    public static long getAndMax(final long[] array, final int index, final long value) {
        long old = (long) LONGS.getVolatile(array, index);
        while (value > old) {
            final long witness = compareAndExchange(array, index, old, value);
            if (witness == old) {
                return old;
            }
            old = witness;
        }
        return old;
    }

    /**
     * Replaces a {@code long} of an array if it has the expected value.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return the value before; the expected one if it was replaced.
     */
    public static long compareAndExchange(final long[] array, final int index, final long expected, final long value) {
        return (long) LONGS.compareAndExchange(array, index, expected, value);
    }

    /**
     * Replaces a {@code long} of an array if it has the expected value.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return whether it was replaced.
     */
    public static boolean compareAndSet(final long[] array, final int index, final long expected, final long value) {
        return compareAndExchange(array, index, expected, value) == expected;
    }

    /**
     * As {@link #getAndAdd(long[], int, long)}; all later accesses of the work-item are after it.
     *
     * @param array the array.
     * @param index index of the element.
     * @param delta the number to add; the sum wraps.
     * @return the value before.
     */
    public static long getAndAddAcquire(final long[] array, final int index, final long delta) {
        final long before = getAndAdd(array, index, delta);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #getAndAdd(long[], int, long)}; all earlier accesses of the work-item are before it.
     *
     * @param array the array.
     * @param index index of the element.
     * @param delta the number to add; the sum wraps.
     * @return the value before.
     */
    public static long getAndAddRelease(final long[] array, final int index, final long delta) {
        DeviceMemory.releaseFence();
        return getAndAdd(array, index, delta);
    }

    /**
     * As {@link #getAndSet(long[], int, long)}; all later accesses of the work-item are after it.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the new value.
     * @return the value before.
     */
    public static long getAndSetAcquire(final long[] array, final int index, final long value) {
        final long before = getAndSet(array, index, value);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #getAndSet(long[], int, long)}; all earlier accesses of the work-item are before it.
     *
     * @param array the array.
     * @param index index of the element.
     * @param value the new value.
     * @return the value before.
     */
    public static long getAndSetRelease(final long[] array, final int index, final long value) {
        DeviceMemory.releaseFence();
        return getAndSet(array, index, value);
    }

    /**
     * As {@link #compareAndExchange(long[], int, long, long)}; all later accesses of the work-item are after it.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return the value before.
     */
    public static long compareAndExchangeAcquire(
            final long[] array, final int index, final long expected, final long value) {
        final long before = compareAndExchange(array, index, expected, value);
        DeviceMemory.acquireFence();
        return before;
    }

    /**
     * As {@link #compareAndExchange(long[], int, long, long)}; all earlier accesses of the work-item are before it.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return the value before.
     */
    public static long compareAndExchangeRelease(
            final long[] array, final int index, final long expected, final long value) {
        DeviceMemory.releaseFence();
        return compareAndExchange(array, index, expected, value);
    }
}
