package io.github.galefs.kernel.artefact;

/** How a kernel accesses the memory behind a parameter. */
public enum ParameterAccess {
    /** Not at all, or at most its length. */
    NONE,
    /** Reads only. */
    READ,
    /** Writes only. Bytes that the kernel does not write must keep their values. */
    WRITE,
    /** Reads and writes. */
    READ_WRITE;

    /**
     * Returns whether the kernel reads the memory.
     *
     * @return whether it may read.
     */
    public boolean reads() {
        return this == READ || this == READ_WRITE;
    }

    /**
     * Returns whether the kernel writes the memory.
     *
     * @return whether it may write.
     */
    public boolean writes() {
        return this == WRITE || this == READ_WRITE;
    }
}
