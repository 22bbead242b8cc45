package io.github.galefs.store.counters;

/** The counters of a store. */
public enum StoreCounter {
    /** Calls that read. */
    READS(0, "reads"),
    /** Bytes read. */
    BYTES_READ(1, "bytes read"),
    /** Calls that write. */
    WRITES(2, "writes"),
    /** Bytes written. */
    BYTES_WRITTEN(3, "bytes written"),
    /** Calls that make something durable. */
    SYNCS(4, "syncs"),
    /** Commits, each of which forces the logs; one commit serves all calls that wait for it. */
    COMMITS(5, "commits"),
    /** Calls that took longer than {@link SlowRequestEvent#THRESHOLD_MILLIS} milliseconds. */
    SLOW_REQUESTS(6, "slow requests"),
    /** Calls that failed with an input/output error: a damaged block, or an error of the disk. */
    INPUT_OUTPUT_ERRORS(7, "input/output errors"),
    /** Segments that compaction has deleted. */
    SEGMENTS_COMPACTED(8, "segments compacted"),
    /** Bytes of payload that compaction has copied. */
    BYTES_COMPACTED(9, "bytes compacted"),
    /** Blocks that are pinned at present: users access them where they are stored. */
    PINNED_BLOCKS(10, "pinned blocks"),
    /** Bytes of disk space that deleted segments occupy at present, because blocks of them are pinned. */
    PINNED_DELETED_BYTES(11, "pinned deleted bytes");

    private final int id;
    private final String label;

    StoreCounter(final int id, final String label) {
        this.id = id;
        this.label = label;
    }

    /**
     * Returns the id of the counter in the file.
     *
     * @return the id, from 0, without gaps.
     */
    int id() {
        return id;
    }

    /**
     * Returns the label of the counter.
     *
     * @return a few lower-case words.
     */
    public String label() {
        return label;
    }
}
