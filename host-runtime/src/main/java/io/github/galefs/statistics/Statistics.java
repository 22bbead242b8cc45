package io.github.galefs.statistics;

import java.util.EnumMap;
import java.util.Map;

/**
 * Counts of one moment.
 *
 * @param values a count for each metric.
 */
public record Statistics(Map<Metric, Long> values) {
    /** Copies the counts. */
    public Statistics {
        values = Map.copyOf(values);
    }

    /**
     * One count.
     *
     * @param metric what was counted.
     * @return how often, from 0.
     */
    public long get(final Metric metric) {
        return values.get(metric);
    }

    /**
     * Requests of all kinds.
     *
     * @return their number.
     */
    public long requests() {
        return get(Metric.OPEN_REQUESTS)
                + get(Metric.CLOSE_REQUESTS)
                + get(Metric.READ_REQUESTS)
                + get(Metric.WRITE_REQUESTS);
    }

    /**
     * What came since an earlier moment.
     *
     * @param earlier counts of the same file system.
     * @return the differences.
     */
    public Statistics since(final Statistics earlier) {
        final Map<Metric, Long> differences = new EnumMap<>(Metric.class);
        values.forEach((metric, value) -> differences.put(metric, value - earlier.get(metric)));
        return new Statistics(differences);
    }
}
