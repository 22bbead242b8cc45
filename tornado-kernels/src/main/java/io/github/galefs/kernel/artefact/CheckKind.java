package io.github.galefs.kernel.artefact;

/** What a check of a kernel refuses. */
public enum CheckKind {
    /** An index that is not from 0 to the array's length - 1. */
    INDEX,
    /** A byte offset such that not all bytes of an access are in the array. */
    OFFSET,
    /** A byte offset that is not a multiple of the bytes of an access. */
    ALIGNMENT,
    /** An integer divisor of 0. */
    DIVISOR,
    /** A dimension of a grid that is not from 0 to 2. */
    DIMENSION,
    /** A mapping that is left open at the end of its work-group. */
    MAPPING,
    /** An argument of a collective call that is not the leader's. */
    ARGUMENT,
    /** A barrier, or a collective call, to which not all work-items of the group come. */
    BARRIER
}
