package io.github.galefs.statistics;

import java.util.EnumMap;
import java.util.Map;
import org.agrona.BitUtil;
import org.agrona.BufferUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.status.AtomicCounter;
import org.agrona.concurrent.status.CountersManager;
import org.agrona.concurrent.status.CountersReader;

/**
 * Counters of one mounted file system. Each is written by one thread at a time and may be read by any. Counts of what
 * kernels do without a request (hits, bytes read and written) arrive at the end of a launch, the others at once.
 */
public final class Counters {
    private final CountersManager manager;
    private final Map<Metric, AtomicCounter> counters = new EnumMap<>(Metric.class);

    /** Counters that are all 0. */
    public Counters() {
        final int count = Metric.values().length;
        manager = new CountersManager(
                allocate(count * CountersReader.METADATA_LENGTH), allocate(count * CountersReader.COUNTER_LENGTH));
        for (final Metric metric : Metric.values()) {
            counters.put(metric, manager.newCounter(metric.label(), metric.typeId()));
        }
    }

    /**
     * A counter, to be kept by what counts.
     *
     * @param metric what is counted.
     * @return its counter.
     */
    public AtomicCounter counter(final Metric metric) {
        return counters.get(metric);
    }

    /**
     * All counters as Agrona's tools read them.
     *
     * @return a reader.
     */
    public CountersReader reader() {
        return manager;
    }

    /**
     * The counts at this moment.
     *
     * @return a copy.
     */
    public Statistics snapshot() {
        final Map<Metric, Long> values = new EnumMap<>(Metric.class);
        counters.forEach((metric, counter) -> values.put(metric, counter.get()));
        return new Statistics(values);
    }

    private static UnsafeBuffer allocate(final int length) {
        return new UnsafeBuffer(BufferUtil.allocateDirectAligned(length, BitUtil.CACHE_LINE_LENGTH));
    }
}
