package io.github.galefs.store.compact;

import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.tree.SegmentUsage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Chooses the segments of the data log that a compaction pass empties: those with few live bytes, and small ones if
 * there are many, to join them. Pure: depends on its arguments only.
 *
 * @param maxLivePercent highest share of live bytes in a segment's payload bytes, in percent, that makes compaction
 *     worthwhile.
 * @param segmentSize    size of segments, in bytes.
 */
record SegmentSelection(int maxLivePercent, int segmentSize) {
    private static final int MAX_LIVE_PERCENT = 50;
    private static final int MAX_LIVE_PERCENT_WHEN_SHORT = 90;

    /** A segment is small if it is shorter than the segment size divided by this. */
    private static final int SMALL_DIVISOR = 4;

    /** Most small segments that are left alone. */
    private static final int MAX_SMALL_SEGMENTS = 8;

    /**
     * Counts of one segment.
     *
     * @param number       number of the segment.
     * @param liveBytes    bytes of payloads that something refers to.
     * @param payloadBytes bytes of all payloads.
     * @param payloads     number of all payloads.
     * @param sealed       whether nothing is appended to the segment any more, and it is counted or dead.
     */
    record Candidate(int number, long liveBytes, long payloadBytes, long payloads, boolean sealed) {
        static Candidate of(final SegmentUsage.Segment segment) {
            return new Candidate(
                    segment.number(),
                    segment.liveBytes(),
                    segment.payloadBytes(),
                    segment.payloads(),
                    segment.sealed() || (segment.ended() && segment.livePayloads() == 0));
        }

        /** Returns about the length of the segment: each payload has a header and begins at a page. */
        long length() {
            return payloadBytes + payloads * BlockLocation.ALIGNMENT;
        }
    }

    /** A part of a segment that is worth a new segment, as the segment size divided by this: one of preallocation. */
    private static final int LEAVING_DIVISOR = 4;

    /** Returns the selection for a disk with enough free space. */
    static SegmentSelection ordinary(final int segmentSize) {
        return new SegmentSelection(MAX_LIVE_PERCENT, segmentSize);
    }

    /** Returns the selection for a disk that is short of free space. */
    static SegmentSelection whenSpaceIsShort(final int segmentSize) {
        return new SegmentSelection(MAX_LIVE_PERCENT_WHEN_SHORT, segmentSize);
    }

    /**
     * Returns whether the segment that payloads are appended to should be left, so that it can be emptied: it has so
     * many dead bytes that the copies of the others take less.
     *
     * @param newest counts of the segment.
     */
    boolean isWorthLeaving(final Candidate newest) {
        return isMostlyDead(newest) && newest.payloadBytes() - newest.liveBytes() >= segmentSize / LEAVING_DIVISOR;
    }

    /**
     * Chooses segments.
     *
     * @param candidates counts of all segments.
     * @param newest     number of the segment that payloads are appended to; neither it nor a later one is chosen.
     * @param stuck      numbers of segments that cannot be emptied; they are not chosen.
     * @return numbers of the chosen segments, those with the fewest live bytes first: they reclaim most for what is
     *     copied.
     */
    List<Integer> choose(final Collection<Candidate> candidates, final int newest, final Set<Integer> stuck) {
        final List<Candidate> chosen = new ArrayList<>();
        final List<Candidate> small = new ArrayList<>();
        for (final Candidate candidate : candidates) {
            if (!candidate.sealed() || candidate.number() >= newest || stuck.contains(candidate.number())) {
                continue;
            }
            if (isMostlyDead(candidate)) {
                chosen.add(candidate);
            } else if (candidate.length() < segmentSize / SMALL_DIVISOR) {
                small.add(candidate);
            }
        }
        if (small.size() > MAX_SMALL_SEGMENTS) {
            chosen.addAll(small);
        }
        chosen.sort(Comparator.comparingLong(Candidate::liveBytes));
        return chosen.stream().map(Candidate::number).toList();
    }

    private boolean isMostlyDead(final Candidate candidate) {
        return candidate.liveBytes() * 100 <= candidate.payloadBytes() * maxLivePercent;
    }
}
