package io.github.galefs.sample;

/**
 * A part of a program's input, for one of several processes that share it.
 *
 * @param number of the part, from 1.
 * @param count  of parts.
 */
public record Part(int number, int count) {
    /** All of the input. */
    public static final Part WHOLE = new Part(1, 1);

    /** Checks the numbers. */
    public Part {
        if (number < 1 || number > count) {
            throw new IllegalArgumentException("part " + number + "/" + count + ": must be from 1/N to N/N");
        }
    }

    /**
     * Returns the index of the first element of this part.
     *
     * @param elements of the input.
     * @return from 0 to {@code elements}.
     */
    public int begin(final int elements) {
        return (int) ((long) elements * (number - 1) / count);
    }

    /**
     * Returns the index behind the last element of this part.
     *
     * @param elements of the input.
     * @return from {@link #begin} to {@code elements}; the parts have all elements, each one once.
     */
    public int end(final int elements) {
        return (int) ((long) elements * number / count);
    }
}
