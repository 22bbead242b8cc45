package io.github.galefs.device;

/**
 * Number and size of the work-groups of a launch, in one dimension.
 *
 * @param groupCount work-groups, at least 1.
 * @param localSize  work-items in each work-group, at least 1.
 */
public record Grid(int groupCount, int localSize) {
    /**
     * Checks both values.
     *
     * @throws IllegalArgumentException either is below 1, or there are more than 2<sup>31</sup> - 1 work-items.
     */
    public Grid {
        if (groupCount < 1 || localSize < 1) {
            throw new IllegalArgumentException(
                    "grid of " + groupCount + " work-groups of " + localSize + " work-items: both must be at least 1");
        }
        if ((long) groupCount * localSize > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("grid of " + groupCount + " work-groups of " + localSize
                    + " work-items: all work-items together must be at most " + Integer.MAX_VALUE);
        }
    }

    /**
     * Returns the number of all work-items of the launch.
     *
     * @return {@code groupCount * localSize}.
     */
    public int globalSize() {
        return groupCount * localSize;
    }
}
