package io.github.galefs.bench.measure;

/** What a figure tells. Labels and units stay: programs that compare results know metrics by them. */
public enum BenchMetric {
    /** Time that half of the requests did not exceed. */
    P50_US("p50_us", "us", 3),
    /** Time that 99 of 100 requests did not exceed. */
    P99_US("p99_us", "us", 3),
    /** Time that 999 of 1000 requests did not exceed. */
    P999_US("p999_us", "us", 3),
    /** Time from the start of a process to its first result. */
    FIRST_RESULT_MS("first_result_ms", "ms", 0),
    /** Requests that were answered in a second, or whatever a case counts instead. */
    REQUESTS_PER_S("requests_per_s", "requests/s", 0),
    /** Bytes that were moved or looked at in a second. */
    BYTES_PER_S("bytes_per_s", "bytes/s", 0),
    /** Time that something took which is done once. */
    SECONDS("seconds", "s", 3),
    /** Bytes of the heap that a file takes. */
    BYTES_PER_FILE("bytes_per_file", "bytes/file", 1),
    /** Rate of one case over the rate of another in the same run; larger is better. */
    RATIO("ratio", "1", 3);

    private final String label;
    private final String unit;
    private final int decimals;

    BenchMetric(final String label, final String unit, final int decimals) {
        this.label = label;
        this.unit = unit;
        this.decimals = decimals;
    }

    /**
     * Name of the metric in results.
     *
     * @return such as {@code p50_us}.
     */
    public String label() {
        return label;
    }

    /**
     * Unit of its values.
     *
     * @return such as {@code us}; {@code 1} for a number without one.
     */
    public String unit() {
        return unit;
    }

    /**
     * Digits behind the decimal point that are worth writing.
     *
     * @return from 0.
     */
    public int decimals() {
        return decimals;
    }
}
