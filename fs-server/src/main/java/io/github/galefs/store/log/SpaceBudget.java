package io.github.galefs.store.log;

/** Which of the disk's free bytes an append may take. */
public enum SpaceBudget {
    /** All but a reserve. */
    ORDINARY,
    /** The reserve, too: for what makes room, as removing and compacting do. */
    RESERVE
}
