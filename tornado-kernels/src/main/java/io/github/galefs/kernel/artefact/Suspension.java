package io.github.galefs.kernel.artefact;

/**
 * What a kernel saves when it suspends, in either form.
 *
 * @param waits  number of places where a work-group waits for the host; 0 for a kernel that never does.
 * @param values number of values of a work-item that are live at any of them, at most.
 * @param bytes  bytes of a work-item's context, a multiple of 8.
 */
public record Suspension(int waits, int values, int bytes) {
    /** A kernel that never waits for the host. */
    public static final Suspension NONE = new Suspension(0, 0, 0);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative, or the bytes are not a multiple of 8.
     */
    public Suspension {
        if (waits < 0 || values < 0 || bytes < 0 || bytes % Long.BYTES != 0) {
            throw new IllegalArgumentException(
                    "suspension of " + waits + " waits, " + values + " values, " + bytes + " bytes");
        }
    }

    /**
     * Returns what suffices for either of two forms.
     *
     * @param other that of the other form.
     * @return the greater of the numbers.
     */
    public Suspension max(final Suspension other) {
        return new Suspension(
                Math.max(waits, other.waits), Math.max(values, other.values), Math.max(bytes, other.bytes));
    }
}
