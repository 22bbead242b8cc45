package io.github.galefs.bench.measure;

/** Quantity that a figure measures. Labels and units are stable: programs that compare results depend on them. */
public enum BenchMetric {
    /** Median time of a request. */
    P50_US("p50_us", "us", 3),
    /** 99th percentile of the time of a request. */
    P99_US("p99_us", "us", 3),
    /** 99.9th percentile of the time of a request. */
    P999_US("p999_us", "us", 3),
    /** Time from the start of a process to its first result. */
    FIRST_RESULT_MS("first_result_ms", "ms", 0),
    /** Requests per second, or other operations that a case counts. */
    REQUESTS_PER_S("requests_per_s", "requests/s", 0),
    /** Edges of a graph that are traversed per second. */
    EDGES_PER_S("edges_per_s", "edges/s", 0),
    /** Largest number of reads that the file service has in progress. */
    READS_AT_ONCE("reads_at_once", "reads", 0),
    /** Bytes moved or processed per second. */
    BYTES_PER_S("bytes_per_s", "bytes/s", 0),
    /** Duration of an operation that is done once. */
    SECONDS("seconds", "s", 3),
    /** Processor time of the process per 2<sup>30</sup> bytes. */
    CPU_SECONDS_PER_GIB("cpu_s_per_gib", "s/GiB", 3),
    /** Heap bytes per file. */
    BYTES_PER_FILE("bytes_per_file", "bytes/file", 1),
    /** Rate of one case divided by the rate of another in the same run; larger is better. */
    RATIO("ratio", "1", 6);

    private final String label;
    private final String unit;
    private final int decimals;

    BenchMetric(final String label, final String unit, final int decimals) {
        this.label = label;
        this.unit = unit;
        this.decimals = decimals;
    }

    /**
     * Returns the name of the metric in results.
     *
     * @return such as {@code p50_us}.
     */
    public String label() {
        return label;
    }

    /**
     * Returns the unit of its values.
     *
     * @return such as {@code us}; {@code 1} for a number without one.
     */
    public String unit() {
        return unit;
    }

    /**
     * Returns the significant digits after the decimal point.
     *
     * @return number of digits, from 0.
     */
    public int decimals() {
        return decimals;
    }
}
