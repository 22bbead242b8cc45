package io.github.galefs.device;

/**
 * Extent of a launch, in one dimension.
 *
 * @param groupCount work-groups, at least 1.
 * @param localSize  work-items in each work-group, at least 1.
 */
public record Grid(int groupCount, int localSize) {
    /**
     * Checks the extent.
     *
     * @throws IllegalArgumentException when either is below 1, or there would be more than 2<sup>31</sup> - 1
     *     work-items.
     */
    public Grid {
        if (groupCount < 1 || localSize < 1) {
            throw new IllegalArgumentException(
                    "grid of " + groupCount + " work-groups of " + localSize + " work-items: both must be at least 1");
        }
        if ((long) groupCount * localSize > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("grid of " + groupCount + " work-groups of " + localSize
                    + " work-items: together they must not exceed " + Integer.MAX_VALUE);
        }
    }

    /**
     * All work-items of the launch.
     *
     * @return {@code groupCount * localSize}.
     */
    public int globalSize() {
        return groupCount * localSize;
    }
}
