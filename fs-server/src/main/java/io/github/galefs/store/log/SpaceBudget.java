package io.github.galefs.store.log;

/** Free bytes of the disk that an append may use. */
public enum SpaceBudget {
    /** All but the reserve; see {@link SegmentLog#reserve}. */
    ORDINARY,
    /** The reserve, too, but not what the next checkpoint needs, unless no checkpoint fits: for removing. */
    REMOVAL,
    /** All, the reserve included: for appends of checkpoints and of compacting, which free space. */
    RESERVE,
    /** As {@link #RESERVE}, and the room that a {@link MetaLog} keeps in each segment for a commit record. */
    COMMIT
}
