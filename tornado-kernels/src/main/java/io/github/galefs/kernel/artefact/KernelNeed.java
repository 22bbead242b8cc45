package io.github.galefs.kernel.artefact;

/** What a kernel's program needs of the host or of a device. */
public enum KernelNeed {
    /** The program has barriers, and so a second form without them. */
    BARRIERS,
    /** The program uses {@code double}. */
    DOUBLE,
    /** The program uses atomic operations on 64-bit integers. */
    LONG_ATOMICS,
    /** The last parameter is {@link KernelArtefact#GRID}. */
    GRID,
    /** The program uses {@link KernelArtefact#LOCAL_SIZE}. */
    LOCAL_SIZE
}
