package io.github.galefs.kernel;

/** Bound of the size of a work-group, which only the JVM device checks; for {@link WorkGroup}, not for kernels. */
public final class GroupLimit {
    private GroupLimit() {}

    /**
     * Checks the size of the work-group. Does nothing in a compiled kernel.
     *
     * @param max most work-items.
     * @return number of work-items of the group.
     * @throws IllegalArgumentException the group has more.
     */
    public static int checkLocalSize(final int max) {
        final int size = WorkItem.localSize();
        if (size > max) {
            throw new IllegalArgumentException(
                    "WorkGroup.ballot in a group of " + size + " work-items: it must have at most " + max
                            + "; WorkGroup.count and WorkGroup.scanExclusiveAdd are for groups of any size");
        }
        return size;
    }
}
