package io.github.galefs.kernel;

/**
 * Arrays in local memory for one collective operation, with elements for each work-item; for {@link WorkGroup}, not for
 * kernels. On a device all of a kernel share the same memory: an operation begins with a barrier before it stores, ends
 * with a barrier after its last store, and returns a value that each work-item has loaded before its next barrier.
 */
public final class GroupScratch {
    private GroupScratch() {}

    /**
     * Returns an array of ints.
     *
     * @param length number of elements for each work-item, a compile-time constant of at least 1.
     * @return the group's array of {@code length * WorkItem.localSize()} elements.
     */
    public static int[] ints(final int length) {
        return LocalMemory.intsPerWorkItem(length);
    }

    /**
     * Returns an array of longs.
     *
     * @param length number of elements for each work-item, a compile-time constant of at least 1.
     * @return the group's array of {@code length * WorkItem.localSize()} elements.
     */
    public static long[] longs(final int length) {
        return LocalMemory.longsPerWorkItem(length);
    }

    /**
     * Returns an array of floats.
     *
     * @param length number of elements for each work-item, a compile-time constant of at least 1.
     * @return the group's array of {@code length * WorkItem.localSize()} elements.
     */
    public static float[] floats(final int length) {
        return LocalMemory.floatsPerWorkItem(length);
    }

    /**
     * Returns an array of doubles.
     *
     * @param length number of elements for each work-item, a compile-time constant of at least 1.
     * @return the group's array of {@code length * WorkItem.localSize()} elements.
     */
    public static double[] doubles(final int length) {
        return LocalMemory.doublesPerWorkItem(length);
    }
}
