package io.github.galefs.store.tree;

import java.util.function.Consumer;
import org.agrona.collections.Int2ObjectHashMap;

/** How much of each segment of the data log is in use. */
public final class SegmentUsage {
    private final Int2ObjectHashMap<Segment> segments = new Int2ObjectHashMap<>();
    private long liveBytes;
    private long payloadBytes;

    SegmentUsage() {}

    /** Counts of one segment. */
    public static final class Segment {
        private final int number;
        private long liveBytes;
        private long livePayloads;
        private long payloadBytes;
        private long payloads;
        private boolean sealed;

        Segment(final int number) {
            this.number = number;
        }

        /** Number of the segment. */
        public int number() {
            return number;
        }

        /** Bytes of payload that something refers to. */
        public long liveBytes() {
            return liveBytes;
        }

        /** Payloads that something refers to. */
        public long livePayloads() {
            return livePayloads;
        }

        /** Bytes of all payloads. */
        public long payloadBytes() {
            return payloadBytes;
        }

        /** All payloads. */
        public long payloads() {
            return payloads;
        }

        /** Whether nothing is appended to it any more. */
        public boolean sealed() {
            return sealed;
        }
    }

    /** Bytes of payload that something refers to. */
    public long liveBytes() {
        return liveBytes;
    }

    /** Bytes of payload that nothing refers to. */
    public long deadBytes() {
        return payloadBytes - liveBytes;
    }

    /**
     * Hands over the counts of every segment.
     *
     * @param consumer takes them.
     */
    public void forEach(final Consumer<Segment> consumer) {
        segments.values().forEach(consumer);
    }

    /**
     * Counts of a segment.
     *
     * @param number of the segment.
     * @return the counts, which go on changing.
     */
    public Segment get(final int number) {
        return segments.computeIfAbsent(number, Segment::new);
    }

    /**
     * Payloads of a segment that something refers to. Changes nothing, so that a lock for reading is enough.
     *
     * @param number of the segment.
     * @return how many; 0 for a segment that is not known.
     */
    public long livePayloads(final int number) {
        final Segment segment = segments.get(number);
        return segment == null ? 0 : segment.livePayloads;
    }

    /**
     * Counts a payload that was appended.
     *
     * @param number of its segment.
     * @param length in bytes.
     */
    public void appended(final int number, final long length) {
        final Segment segment = get(number);
        segment.payloads++;
        segment.payloadBytes += length;
        payloadBytes += length;
    }

    /**
     * Takes over what a segment has, to which nothing will be appended.
     *
     * @param number   of the segment.
     * @param payloads how many.
     * @param bytes    of them.
     */
    public void seal(final int number, final long payloads, final long bytes) {
        final Segment segment = get(number);
        payloadBytes += bytes - segment.payloadBytes;
        segment.payloads = payloads;
        segment.payloadBytes = bytes;
        segment.sealed = true;
    }

    /**
     * Forgets a segment that was deleted.
     *
     * @param number of the segment.
     */
    public void delete(final int number) {
        final Segment segment = segments.remove(number);
        if (segment != null) {
            payloadBytes -= segment.payloadBytes;
            liveBytes -= segment.liveBytes;
        }
    }

    void add(final long segmentWord, final long rangeWord) {
        final Segment segment = get(PackedBlockLocation.segment(segmentWord));
        final int length = PackedBlockLocation.storedLength(rangeWord);
        segment.livePayloads++;
        segment.liveBytes += length;
        liveBytes += length;
    }

    void release(final long segmentWord, final long rangeWord) {
        final Segment segment = get(PackedBlockLocation.segment(segmentWord));
        final int length = PackedBlockLocation.storedLength(rangeWord);
        segment.livePayloads--;
        segment.liveBytes -= length;
        liveBytes -= length;
    }

    void clearLive() {
        for (final Segment segment : segments.values()) {
            segment.livePayloads = 0;
            segment.liveBytes = 0;
        }
        liveBytes = 0;
    }
}
