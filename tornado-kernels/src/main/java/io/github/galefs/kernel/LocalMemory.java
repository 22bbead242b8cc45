package io.github.galefs.kernel;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Arrays in a work-group's local memory, for kernels: small, fast, and shared by the work-items of one group. A kernel
 * uses them as any array, and passes them to its own methods.
 *
 * <pre>{@code
 * final int[] tile = LocalMemory.ints(256);
 * tile[WorkItem.localId()] = data[WorkItem.globalId()];
 * WorkItem.localBarrier();
 * }</pre>
 *
 * <p><b>Lifetime.</b> Each call in the source is one array of each group, after methods are inlined: one that is
 * called twice has two arrays. In a loop, a call may return the same array again, so a barrier separates what the
 * iterations do with it. Every work-item of the group makes the same calls in the same order, and gets the same arrays;
 * the JVM device reports a group that does not. Initially the elements have any values: the JVM device sets a pattern.
 * The elements keep their values while the group waits for the host.
 *
 * <p><b>Size.</b> Lengths are compile-time constants. All arrays of a kernel together are limited by the device: at
 * least to 32 KiB, to 48 KiB on most GPUs. A launch with more is refused.
 *
 * <p><b>Use.</b> Elements, the length, {@link DeviceAtomics}, {@link FloatAtomics} and the accesses of {@link
 * DeviceMemory}; not {@link GroupCopy}, and no file calls. A variable stands for one array: a kernel selects among
 * elements of one array, not among arrays.
 */
public final class LocalMemory {
    private static final long PATTERN = 0xA5A5_A5A5_A5A5_A5A5L;

    private LocalMemory() {}

    /**
     * Returns an array of bytes.
     *
     * @param length number of elements, a compile-time constant of at least 1.
     * @return the group's array.
     */
    public static byte[] bytes(final int length) {
        return array(byte[].class, LocalMemory::newBytes, length);
    }

    /**
     * Returns an array of ints.
     *
     * @param length number of elements, a compile-time constant of at least 1.
     * @return the group's array.
     */
    public static int[] ints(final int length) {
        return array(int[].class, LocalMemory::newInts, length);
    }

    /**
     * Returns an array of longs.
     *
     * @param length number of elements, a compile-time constant of at least 1.
     * @return the group's array.
     */
    public static long[] longs(final int length) {
        return array(long[].class, LocalMemory::newLongs, length);
    }

    /**
     * Returns an array of floats.
     *
     * @param length number of elements, a compile-time constant of at least 1.
     * @return the group's array.
     */
    public static float[] floats(final int length) {
        return array(float[].class, LocalMemory::newFloats, length);
    }

    /**
     * Returns an array of doubles.
     *
     * @param length number of elements, a compile-time constant of at least 1.
     * @return the group's array.
     */
    public static double[] doubles(final int length) {
        return array(double[].class, LocalMemory::newDoubles, length);
    }

    /**
     * Returns an array of ints with as many elements as the group has work-items, or a multiple.
     *
     * @param length number of elements for each work-item, a compile-time constant of at least 1.
     * @return the group's array of {@code length * WorkItem.localSize()} elements.
     */
    public static int[] intsPerWorkItem(final int length) {
        return array(int[].class, LocalMemory::newInts, length * WorkItem.localSize());
    }

    /**
     * Returns an array of longs with as many elements as the group has work-items, or a multiple.
     *
     * @param length number of elements for each work-item, a compile-time constant of at least 1.
     * @return the group's array of {@code length * WorkItem.localSize()} elements.
     */
    public static long[] longsPerWorkItem(final int length) {
        return array(long[].class, LocalMemory::newLongs, length * WorkItem.localSize());
    }

    /**
     * Returns an array of floats with as many elements as the group has work-items, or a multiple.
     *
     * @param length number of elements for each work-item, a compile-time constant of at least 1.
     * @return the group's array of {@code length * WorkItem.localSize()} elements.
     */
    public static float[] floatsPerWorkItem(final int length) {
        return array(float[].class, LocalMemory::newFloats, length * WorkItem.localSize());
    }

    /**
     * Returns an array of doubles with as many elements as the group has work-items, or a multiple.
     *
     * @param length number of elements for each work-item, a compile-time constant of at least 1.
     * @return the group's array of {@code length * WorkItem.localSize()} elements.
     */
    public static double[] doublesPerWorkItem(final int length) {
        return array(double[].class, LocalMemory::newDoubles, length * WorkItem.localSize());
    }

    private static <A> A array(final Class<A> type, final IntFunction<A> allocation, final int length) {
        if (length < 1) {
            throw new IllegalArgumentException(
                    "array of " + length + " elements in local memory: must be at least 1, and a constant");
        }
        return WorkItem.context().localArray(type, allocation, length);
    }

    private static byte[] newBytes(final int length) {
        final byte[] array = new byte[length];
        Arrays.fill(array, (byte) PATTERN);
        return array;
    }

    private static int[] newInts(final int length) {
        final int[] array = new int[length];
        Arrays.fill(array, (int) PATTERN);
        return array;
    }

    private static long[] newLongs(final int length) {
        final long[] array = new long[length];
        Arrays.fill(array, PATTERN);
        return array;
    }

    private static float[] newFloats(final int length) {
        final float[] array = new float[length];
        Arrays.fill(array, Float.intBitsToFloat((int) PATTERN));
        return array;
    }

    private static double[] newDoubles(final int length) {
        final double[] array = new double[length];
        Arrays.fill(array, Double.longBitsToDouble(PATTERN));
        return array;
    }
}
