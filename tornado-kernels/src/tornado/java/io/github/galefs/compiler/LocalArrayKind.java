package io.github.galefs.compiler;

/** Kinds of arrays in local memory. */
enum LocalArrayKind {
    /** Of a constant length. */
    FIXED,
    /** Of a constant length for each work-item of the group. */
    PER_WORK_ITEM,
    /**
     * As {@link #PER_WORK_ITEM}, and its elements are not used after the call that it was made for: all such arrays
     * share their memory, and no wait saves it.
     */
    SCRATCH
}
