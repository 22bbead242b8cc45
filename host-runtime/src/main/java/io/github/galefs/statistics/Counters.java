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
 * Counters of one session. Each has one writer at a time and any number of readers. Counts of accesses that kernels
 * make without a request (hits, bytes read and written) are added at the end of a launch, the others immediately.
 */
public final class Counters {
    private final CountersManager manager;
    private final Map<Metric, AtomicCounter> counters = new EnumMap<>(Metric.class);

    /** Creates counters that are all 0. */
    public Counters() {
        final int count = Metric.values().length;
        manager = new CountersManager(
                allocate(count * CountersReader.METADATA_LENGTH), allocate(count * CountersReader.COUNTER_LENGTH));
        for (final Metric metric : Metric.values()) {
            counters.put(metric, manager.newCounter(metric.label(), metric.typeId()));
        }
    }

    /**
     * Returns a counter, for the component that increments it.
     *
     * @param metric that is counted.
     * @return its counter.
     */
    public AtomicCounter counter(final Metric metric) {
        return counters.get(metric);
    }

    /**
     * Returns all counters, for tools of Agrona.
     *
     * @return a reader of the live counters.
     */
    public CountersReader reader() {
        return manager;
    }

    /**
     * Returns the current counts.
     *
     * @return a snapshot.
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
