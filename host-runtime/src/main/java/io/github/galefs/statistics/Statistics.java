package io.github.galefs.statistics;

import java.util.EnumMap;
import java.util.Map;

/**
 * Snapshot of a session's counts.
 *
 * @param values a count for each metric.
 */
public record Statistics(Map<Metric, Long> values) {
    /** Copies the counts. */
    public Statistics {
        values = Map.copyOf(values);
    }

    /**
     * Returns one count.
     *
     * @param metric that was counted.
     * @return the count, from 0.
     */
    public long get(final Metric metric) {
        return values.get(metric);
    }

    /**
     * Returns the number of requests of all kinds.
     *
     * @return the number.
     */
    public long requests() {
        return get(Metric.OPEN_REQUESTS)
                + get(Metric.CLOSE_REQUESTS)
                + get(Metric.READ_REQUESTS)
                + get(Metric.WRITE_REQUESTS)
                + get(Metric.FLUSH_REQUESTS);
    }

    /**
     * Returns the counts since an earlier snapshot.
     *
     * @param earlier snapshot of the same session.
     * @return the differences.
     */
    public Statistics since(final Statistics earlier) {
        final Map<Metric, Long> differences = new EnumMap<>(Metric.class);
        values.forEach((metric, value) -> differences.put(metric, value - earlier.get(metric)));
        return new Statistics(differences);
    }
}
