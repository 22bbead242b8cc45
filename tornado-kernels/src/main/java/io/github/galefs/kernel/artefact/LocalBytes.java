package io.github.galefs.kernel.artefact;

/**
 * Bytes of local memory that a kernel's arrays take in a work-group.
 *
 * @param fixed              bytes of arrays whose length is fixed.
 * @param perWorkItem        bytes of other arrays for each work-item of the group.
 * @param scratchPerWorkItem bytes for each work-item that all collective operations share. They need not be saved while
 *                           the group waits for the host.
 */
public record LocalBytes(int fixed, int perWorkItem, int scratchPerWorkItem) {
    /** A kernel without arrays in local memory. */
    public static final LocalBytes NONE = new LocalBytes(0, 0, 0);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException a number is negative.
     */
    public LocalBytes {
        if (fixed < 0 || perWorkItem < 0 || scratchPerWorkItem < 0) {
            throw new IllegalArgumentException("local memory of " + fixed + " bytes, " + perWorkItem + " and "
                    + scratchPerWorkItem + " per work-item");
        }
    }

    /**
     * Returns the bytes of both of a kernel's forms.
     *
     * @param other those of the other form.
     * @return the larger numbers.
     */
    public LocalBytes max(final LocalBytes other) {
        return new LocalBytes(
                Math.max(fixed, other.fixed),
                Math.max(perWorkItem, other.perWorkItem),
                Math.max(scratchPerWorkItem, other.scratchPerWorkItem));
    }

    /**
     * Returns the bytes of a group's arrays whose elements must be saved while it waits for the host.
     *
     * @param localSize work-items of a group.
     * @return bytes, a multiple of 8.
     */
    public long saved(final int localSize) {
        return aligned(fixed + (long) perWorkItem * localSize);
    }

    /**
     * Returns the bytes of all arrays of a group.
     *
     * @param localSize work-items of a group.
     * @return bytes, a multiple of 8.
     */
    public long all(final int localSize) {
        return saved(localSize) + aligned((long) scratchPerWorkItem * localSize);
    }

    private static long aligned(final long bytes) {
        return (bytes + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
    }
}
