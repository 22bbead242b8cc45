package io.github.galefs.store.tree;

import java.util.function.Consumer;
import org.agrona.collections.Int2ObjectHashMap;

/** Counts how much of each segment of the data log is in use. */
public final class SegmentUsage {
    private final Int2ObjectHashMap<Segment> segments = new Int2ObjectHashMap<>();
    private long liveBytes;
    private long payloadBytes;

    SegmentUsage() {}

    /** Payload counts of one segment. */
    public static final class Segment {
        private final int number;
        private long liveBytes;
        private long livePayloads;
        private long payloadBytes;
        private long payloads;
        private boolean sealed;
        private boolean ended;

        Segment(final int number) {
            this.number = number;
        }

        /**
         * Returns the number of the segment.
         *
         * @return the number, from 1.
         */
        public int number() {
            return number;
        }

        /**
         * Returns the length of the payloads that are referred to.
         *
         * @return length in bytes.
         */
        public long liveBytes() {
            return liveBytes;
        }

        /**
         * Returns the number of payloads that are referred to.
         *
         * @return the number.
         */
        public long livePayloads() {
            return livePayloads;
        }

        /**
         * Returns the length of all payloads.
         *
         * @return length in bytes.
         */
        public long payloadBytes() {
            return payloadBytes;
        }

        /**
         * Returns the number of all payloads.
         *
         * @return the number.
         */
        public long payloads() {
            return payloads;
        }

        /**
         * Returns whether the segment is sealed: nothing is appended to it any more.
         *
         * @return true if it is.
         */
        public boolean sealed() {
            return sealed;
        }

        /**
         * Returns whether nothing is appended to the segment any more, but its payloads could not be counted.
         *
         * @return true if so; false for a segment that is sealed.
         */
        public boolean ended() {
            return ended;
        }
    }

    /**
     * Returns the length of the payloads that are referred to, in all segments.
     *
     * @return length in bytes.
     */
    public long liveBytes() {
        return liveBytes;
    }

    /**
     * Returns the length of the payloads that are not referred to, in all segments.
     *
     * @return length in bytes.
     */
    public long deadBytes() {
        return payloadBytes - liveBytes;
    }

    /**
     * Passes the counts of every segment to a consumer.
     *
     * @param consumer accepts the counts.
     */
    public void forEach(final Consumer<Segment> consumer) {
        segments.values().forEach(consumer);
    }

    /**
     * Returns the counts of a segment; adds them if the segment is not known.
     *
     * @param number number of the segment.
     * @return the counts, which change with this.
     */
    public Segment get(final int number) {
        return segments.computeIfAbsent(number, Segment::new);
    }

    /**
     * Returns the counts of a segment. Unlike {@link #get}, this changes nothing, so a read lock is enough.
     *
     * @param number number of the segment.
     * @return the counts, which change with this; null for a segment that is not known.
     */
    public Segment find(final int number) {
        return segments.get(number);
    }

    /**
     * Returns the number of payloads of a segment that are referred to. Unlike {@link #get}, this changes nothing, so a
     * read lock is enough.
     *
     * @param number number of the segment.
     * @return the number; 0 for a segment that is not known.
     */
    public long livePayloads(final int number) {
        final Segment segment = find(number);
        return segment == null ? 0 : segment.livePayloads;
    }

    /**
     * Counts a payload that was appended.
     *
     * @param number number of its segment.
     * @param length length of the payload, in bytes.
     */
    public void appended(final int number, final long length) {
        final Segment segment = get(number);
        segment.payloads++;
        segment.payloadBytes += length;
        payloadBytes += length;
    }

    /**
     * Seals a segment, and sets what it holds.
     *
     * @param number   number of the segment.
     * @param payloads number of its payloads.
     * @param bytes    length of all its payloads, in bytes.
     */
    public void seal(final int number, final long payloads, final long bytes) {
        final Segment segment = get(number);
        payloadBytes += bytes - segment.payloadBytes;
        segment.payloads = payloads;
        segment.payloadBytes = bytes;
        segment.sealed = true;
    }

    /**
     * Ends a segment whose payloads cannot be counted. It has at least those that are referred to.
     *
     * @param number number of the segment.
     */
    public void end(final int number) {
        final Segment segment = get(number);
        payloadBytes += segment.liveBytes - segment.payloadBytes;
        segment.payloads = segment.livePayloads;
        segment.payloadBytes = segment.liveBytes;
        segment.ended = true;
    }

    /**
     * Removes the counts of a segment that was deleted.
     *
     * @param number number of the segment.
     */
    public void delete(final int number) {
        final Segment segment = segments.remove(number);
        if (segment != null) {
            payloadBytes -= segment.payloadBytes;
            liveBytes -= segment.liveBytes;
        }
    }

    /** Counts a payload as referred to. */
    void add(final long segmentWord, final long rangeWord) {
        final Segment segment = get(PackedBlockLocation.segment(segmentWord));
        final int length = PackedBlockLocation.storedLength(rangeWord);
        segment.livePayloads++;
        segment.liveBytes += length;
        liveBytes += length;
    }

    /** Counts a payload as no longer referred to. */
    void release(final long segmentWord, final long rangeWord) {
        final Segment segment = get(PackedBlockLocation.segment(segmentWord));
        final int length = PackedBlockLocation.storedLength(rangeWord);
        segment.livePayloads--;
        segment.liveBytes -= length;
        liveBytes -= length;
    }

    /** Counts all payloads as not referred to. */
    void clearLive() {
        for (final Segment segment : segments.values()) {
            segment.livePayloads = 0;
            segment.liveBytes = 0;
        }
        liveBytes = 0;
    }
}
