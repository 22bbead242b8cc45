package io.github.galefs.store.log;

import net.openhft.chronicle.queue.RollCycle;
import net.openhft.chronicle.queue.rollcycles.RollCycleArithmetic;

/**
 * Lets Chronicle Queue roll by size. A cycle is one second of a clock that counts segments instead of time, so the file
 * of segment <i>n</i> has the name of second <i>n</i> of 1970.
 *
 * <p>The files lie beside the queue's directory, not in it: Chronicle writes to the segments that it begins, and finds
 * no others.
 */
final class SegmentRollCycle implements RollCycle {
    static final SegmentRollCycle INSTANCE = new SegmentRollCycle();

    /** Pattern of a segment file's name, without the suffix. */
    static final String NAME_PATTERN = "yyyyMMdd-HHmmss'S'";

    private static final String BESIDE_THE_QUEUE = "'../'";

    /**
     * Most bytes that Chronicle writes for itself before a record: the header of a new file and two index tables, each
     * with 8 bytes for each of {@link #INDEX_COUNT} entries.
     */
    static final int OVERHEAD = 32 * 1024;

    private static final int MILLIS_PER_SEGMENT = 1000;
    private static final int INDEX_COUNT = 1024;
    private static final int INDEX_SPACING = 16;

    private final RollCycleArithmetic arithmetic = RollCycleArithmetic.of(INDEX_COUNT, INDEX_SPACING);

    private SegmentRollCycle() {}

    /**
     * Returns the time that Chronicle's clock must have while a segment is written.
     *
     * @param segment number of the segment, from 0.
     * @return time in milliseconds since 1970-01-01T00:00Z.
     */
    static long clockMillis(final int segment) {
        return (long) segment * MILLIS_PER_SEGMENT;
    }

    @Override
    public String format() {
        return BESIDE_THE_QUEUE + NAME_PATTERN;
    }

    @Override
    public int lengthInMillis() {
        return MILLIS_PER_SEGMENT;
    }

    @Override
    public int defaultIndexCount() {
        return arithmetic.indexCount();
    }

    @Override
    public int defaultIndexSpacing() {
        return arithmetic.indexSpacing();
    }

    @Override
    public long toIndex(final int cycle, final long sequenceNumber) {
        return arithmetic.toIndex(cycle, sequenceNumber);
    }

    @Override
    public long toSequenceNumber(final long index) {
        return arithmetic.toSequenceNumber(index);
    }

    @Override
    public int toCycle(final long index) {
        return arithmetic.toCycle(index);
    }

    @Override
    public long maxMessagesPerCycle() {
        return arithmetic.maxMessagesPerCycle();
    }
}
