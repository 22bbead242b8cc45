package io.github.galefs.store.log;

/** Free bytes of the disk that an append may use. */
public enum SpaceBudget {
    /** All but the reserve; see {@link SegmentLog#reserve}. */
    ORDINARY,
    /** All, the reserve included: for appends that free space, as those of removing and compacting do. */
    RESERVE,
    /** As {@link #RESERVE}, and the room that a {@link MetaLog} keeps in each segment for a commit record. */
    COMMIT
}
