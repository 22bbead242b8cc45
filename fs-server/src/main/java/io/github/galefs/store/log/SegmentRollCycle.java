package io.github.galefs.store.log;

import net.openhft.chronicle.queue.RollCycle;
import net.openhft.chronicle.queue.rollcycles.RollCycleArithmetic;

/**
 * Makes Chronicle Queue roll by size: a cycle is one second of a clock that does not tell the time but counts segments,
 * so the file of segment <i>n</i> is named after second <i>n</i> of 1970.
 *
 * <p>The files lie beside the queue's directory, not in it. So Chronicle writes to those that it is told to begin, and
 * finds no others.
 */
final class SegmentRollCycle implements RollCycle {
    static final SegmentRollCycle INSTANCE = new SegmentRollCycle();

    /** Pattern of a segment file's name without its ending. */
    static final String NAME_PATTERN = "yyyyMMdd-HHmmss'S'";

    private static final String BESIDE_THE_QUEUE = "'../'";

    /**
     * Most bytes that Chronicle puts in front of a record for itself: a new file's header, and two tables of its index,
     * which have 8 bytes for each of {@link #INDEX_COUNT} entries.
     */
    static final int OVERHEAD = 32 * 1024;

    private static final int MILLIS_PER_SEGMENT = 1000;
    private static final int INDEX_COUNT = 1024;
    private static final int INDEX_SPACING = 16;

    private final RollCycleArithmetic arithmetic = RollCycleArithmetic.of(INDEX_COUNT, INDEX_SPACING);

    private SegmentRollCycle() {}

    /**
     * What Chronicle's clock must show while a segment is written.
     *
     * @param segment number of the segment, from 0.
     * @return milliseconds.
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
