package io.github.galefs.store.counters;

/** What a store counts. */
public enum StoreCounter {
    /** Calls that read. */
    READS(0, "reads"),
    /** Bytes that were read. */
    BYTES_READ(1, "bytes read"),
    /** Calls that write. */
    WRITES(2, "writes"),
    /** Bytes that were written. */
    BYTES_WRITTEN(3, "bytes written"),
    /** Calls that make something durable. */
    SYNCS(4, "syncs"),
    /** Times that the logs were forced; one commit serves all calls that wait for it. */
    COMMITS(5, "commits"),
    /** Calls that took longer than {@link SlowRequestEvent#THRESHOLD_MILLIS}. */
    SLOW_REQUESTS(6, "slow requests"),
    /** Calls that failed with an input/output error: damaged blocks, and what the disk refused. */
    INPUT_OUTPUT_ERRORS(7, "input/output errors"),
    /** Segments that compaction has given back. */
    SEGMENTS_COMPACTED(8, "segments compacted"),
    /** Bytes of payload that compaction has copied. */
    BYTES_COMPACTED(9, "bytes compacted");

    private final int number;
    private final String label;

    StoreCounter(final int number, final String label) {
        this.number = number;
        this.label = label;
    }

    /**
     * Its number in the file.
     *
     * @return from 0 on, without a gap.
     */
    int number() {
        return number;
    }

    /**
     * What people call it.
     *
     * @return a few lower-case words.
     */
    public String label() {
        return label;
    }
}
