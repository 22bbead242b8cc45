package io.github.galefs.device;

/**
 * Number and size of the work-groups of a launch, in up to three dimensions.
 *
 * <p>{@code new Grid(64, 8)} has 64 work-groups of 8 work-items. {@code new Grid(new Dimensions(40, 30), new
 * Dimensions(16, 16))} has 1200 work-groups of 256 work-items, for an image of 640 x 480 pixels.
 *
 * @param groups work-groups.
 * @param items  work-items in each work-group.
 */
public record Grid(Dimensions groups, Dimensions items) {
    /**
     * Checks the number of work-items.
     *
     * @throws IllegalArgumentException there are more than 2<sup>31</sup> - 1 work-items.
     */
    public Grid {
        if ((long) groups.size() * items.size() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("grid of " + groups.size() + " work-groups of " + items.size()
                    + " work-items: all work-items together must be at most " + Integer.MAX_VALUE);
        }
    }

    /**
     * Creates a grid of one dimension.
     *
     * @param groupCount work-groups, at least 1.
     * @param localSize  work-items in each work-group, at least 1.
     * @throws IllegalArgumentException either is below 1, or there are more than 2<sup>31</sup> - 1 work-items.
     */
    public Grid(final int groupCount, final int localSize) {
        this(extent(groupCount, groupCount, localSize), extent(localSize, groupCount, localSize));
    }

    private static Dimensions extent(final int number, final int groupCount, final int localSize) {
        if (number < 1) {
            throw new IllegalArgumentException(
                    "grid of " + groupCount + " work-groups of " + localSize + " work-items: both must be at least 1");
        }
        return new Dimensions(number, 1, 1);
    }

    /**
     * Returns the number of work-groups in all dimensions.
     *
     * @return at least 1.
     */
    public int groupCount() {
        return groups.size();
    }

    /**
     * Returns the number of work-items in each work-group, in all dimensions.
     *
     * @return at least 1.
     */
    public int localSize() {
        return items.size();
    }

    /**
     * Returns the number of all work-items of the launch.
     *
     * @return {@code groupCount() * localSize()}.
     */
    public int globalSize() {
        return groupCount() * localSize();
    }
}
