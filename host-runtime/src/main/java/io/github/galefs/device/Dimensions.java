package io.github.galefs.device;

/**
 * Numbers of work-groups, or of work-items in a group, in up to three dimensions.
 *
 * @param x number in dimension 0, which varies fastest; at least 1.
 * @param y number in dimension 1; 1 without this dimension.
 * @param z number in dimension 2; 1 without this dimension.
 */
public record Dimensions(int x, int y, int z) {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException a number is below 1, or their product is above 2<sup>31</sup> - 1.
     */
    public Dimensions {
        if (x < 1 || y < 1 || z < 1) {
            throw new IllegalArgumentException(
                    "dimensions " + x + " x " + y + " x " + z + ": each number must be at least 1");
        }
        if ((long) x * y > Integer.MAX_VALUE || (long) x * y * z > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "dimensions " + x + " x " + y + " x " + z + ": the product must be at most " + Integer.MAX_VALUE);
        }
    }

    /**
     * Creates numbers of two dimensions.
     *
     * @param x number in dimension 0, which varies fastest; at least 1.
     * @param y number in dimension 1, at least 1.
     * @throws IllegalArgumentException a number is below 1, or their product is above 2<sup>31</sup> - 1.
     */
    public Dimensions(final int x, final int y) {
        this(x, y, 1);
    }

    /**
     * Returns the number in a dimension.
     *
     * @param dimension from 0 to 2.
     * @return the number.
     * @throws IllegalArgumentException there is no such dimension.
     */
    public int of(final int dimension) {
        return switch (dimension) {
            case 0 -> x;
            case 1 -> y;
            case 2 -> z;
            default -> throw new IllegalArgumentException("dimension " + dimension + ": must be from 0 to 2");
        };
    }

    /**
     * Returns the number in all dimensions.
     *
     * @return {@code x * y * z}.
     */
    public int size() {
        return x * y * z;
    }
}
