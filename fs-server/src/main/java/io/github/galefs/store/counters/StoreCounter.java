package io.github.galefs.store.counters;

/** What a store counts. */
public enum StoreCounter {
    /** Calls that read. */
    READS("reads"),
    /** Bytes that were read. */
    BYTES_READ("bytes read"),
    /** Calls that write. */
    WRITES("writes"),
    /** Bytes that were written. */
    BYTES_WRITTEN("bytes written"),
    /** Calls that make something durable. */
    SYNCS("syncs"),
    /** Times that the logs were forced; one commit serves all calls that wait for it. */
    COMMITS("commits"),
    /** Calls that took longer than {@link SlowRequestEvent#THRESHOLD_MILLIS}. */
    SLOW_REQUESTS("slow requests"),
    /** Calls that failed with an input/output error: damaged blocks, and what the disk refused. */
    INPUT_OUTPUT_ERRORS("input/output errors"),
    /** Segments that compaction has given back. */
    SEGMENTS_COMPACTED("segments compacted"),
    /** Bytes of payload that compaction has copied. */
    BYTES_COMPACTED("bytes compacted");

    private final String label;

    StoreCounter(final String label) {
        this.label = label;
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
