package io.github.galefs.statistics;

/** What is counted. Type ids stay: tools know counters by them. */
public enum Metric {
    OPEN_REQUESTS(1, "requests: open"),
    CLOSE_REQUESTS(2, "requests: close"),
    READ_REQUESTS(3, "requests: read"),
    WRITE_REQUESTS(4, "requests: write"),
    CACHE_HITS(5, "cache: block accesses that found their block in a frame"),
    CACHE_MISSES(6, "cache: block accesses that did not"),
    CACHE_EVICTIONS(7, "cache: blocks that went to make room for others"),
    BYTES_READ(8, "bytes that reads gave to kernels"),
    BYTES_WRITTEN(9, "bytes that writes took from kernels"),
    BYTES_FETCHED(10, "bytes from the file service to frames"),
    BYTES_WRITTEN_BACK(11, "bytes from frames to the file service"),
    REQUEST_ERRORS(12, "errors: requests that were refused or failed"),
    WRITE_BACK_ERRORS(13, "errors: write-backs that failed");

    private final int typeId;
    private final String label;

    Metric(final int typeId, final String label) {
        this.typeId = typeId;
        this.label = label;
    }

    /**
     * What is counted, for people.
     *
     * @return the counter's label.
     */
    public String label() {
        return label;
    }

    /**
     * What is counted, for programs.
     *
     * @return the counter's type id.
     */
    public int typeId() {
        return typeId;
    }
}
