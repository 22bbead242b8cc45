package io.github.galefs.statistics;

/** Metrics of a session. Type ids are stable: tools identify counters by them. */
public enum Metric {
    /** Open requests that reached the host. */
    OPEN_REQUESTS(1, "requests: open"),

    /** Close requests that reached the host. */
    CLOSE_REQUESTS(2, "requests: close"),

    /** Read requests that reached the host. */
    READ_REQUESTS(3, "requests: read"),

    /** Write requests that reached the host. */
    WRITE_REQUESTS(4, "requests: write"),

    /** Block accesses that found the block in a frame, or on its way to one. */
    CACHE_HITS(5, "cache: block accesses that found the block in a frame"),

    /** Block accesses that found the block neither in a frame nor on its way to one. */
    CACHE_MISSES(6, "cache: block accesses that did not find the block"),

    /** Blocks that were evicted. */
    CACHE_EVICTIONS(7, "cache: blocks that were evicted"),

    /** Bytes that reads delivered to kernels. */
    BYTES_READ(8, "bytes read by kernels"),

    /** Bytes that writes accepted from kernels. */
    BYTES_WRITTEN(9, "bytes written by kernels"),

    /** Bytes fetched from the file service into frames. */
    BYTES_FETCHED(10, "bytes fetched from the file service into frames"),

    /** Bytes written back from frames to the file service. */
    BYTES_WRITTEN_BACK(11, "bytes written back from frames to the file service"),

    /** Requests that were refused or failed. */
    REQUEST_ERRORS(12, "errors: requests that failed"),

    /** Write-backs that failed. */
    WRITE_BACK_ERRORS(13, "errors: write-backs that failed"),

    /** Rounds in which suspended kernels ran. */
    ROUNDS(14, "rounds in which suspended kernels ran"),

    /** Bytes fetched into frames from pinned memory of the file service, without a staging buffer. */
    BYTES_FETCHED_PINNED(15, "bytes fetched from pinned memory, without staging"),

    /** Blocks that kernels could read in the memory of the file service, without a copy. */
    BLOCKS_IN_PLACE(16, "blocks that stayed in the memory of the file service"),

    /** Requests of write-through that reached the host, one for each {@code gwrite}. */
    FLUSH_REQUESTS(17, "requests: flush"),

    /** Refusals of a device to read the file service's memory in place: after one, it is not asked again. */
    IN_PLACE_REFUSALS(18, "errors: memory that the device refused to read in place"),

    /** Blocks in place that were read so often that they moved into frames. */
    BLOCKS_PROMOTED(19, "blocks that moved into frames, as kernels read them again and again");

    private final int typeId;
    private final String label;

    Metric(final int typeId, final String label) {
        this.typeId = typeId;
        this.label = label;
    }

    /**
     * Returns the label of the counter.
     *
     * @return one line of text.
     */
    public String label() {
        return label;
    }

    /**
     * Returns the type id of the counter.
     *
     * @return a stable id, from 1.
     */
    public int typeId() {
        return typeId;
    }
}
