package io.github.galefs.store.compact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.store.compact.SegmentSelection.Candidate;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SegmentSelectionTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final int NEWEST = 100;

    /** Payload bytes of a segment that is not small. */
    private static final long FULL = 1_000_000;

    private final SegmentSelection ordinary = SegmentSelection.ordinary(SEGMENT_SIZE);
    private final SegmentSelection whenSpaceIsShort = SegmentSelection.whenSpaceIsShort(SEGMENT_SIZE);

    @Test
    void shouldChooseSegmentsThatAreAtMostHalfLive() {
        assertEquals(List.of(1), choose(ordinary, full(1, FULL / 2), full(2, FULL / 2 + 1)));
    }

    @Test
    void shouldChooseSegmentsThatAreAtMostNinetyPercentLiveWhenSpaceIsShort() {
        assertEquals(List.of(1), choose(whenSpaceIsShort, full(1, FULL / 10 * 9), full(2, FULL / 10 * 9 + 1)));
    }

    @Test
    void shouldChooseASegmentWithoutLivePayloads() {
        assertEquals(List.of(1), choose(ordinary, full(1, 0)));
    }

    @Test
    void shouldChooseSegmentsWithFewestLiveBytesFirst() {
        assertEquals(List.of(3, 1, 2), choose(ordinary, full(1, 20_000), full(2, 30_000), full(3, 10_000)));
    }

    @Test
    void shouldLeaveEightSmallSegmentsAlone() {
        assertEquals(List.of(), ordinary.choose(smallSegments(8), NEWEST, Set.of()));
    }

    @Test
    void shouldJoinMoreThanEightSmallSegments() {
        final List<Integer> chosen = ordinary.choose(smallSegments(9), NEWEST, Set.of());
        assertEquals(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9), chosen);
    }

    @Test
    void shouldCountHeadersAndPaddingAsLengthOfASmallSegment() {
        final List<Candidate> segments = new ArrayList<>(smallSegments(8));
        // Few bytes, but so many payloads that their pages take a quarter of a segment.
        final int pages = SEGMENT_SIZE / 4 / 4096;
        segments.add(new Candidate(9, pages - 1, pages - 1, pages - 1, true));
        assertEquals(9, ordinary.choose(segments, NEWEST, Set.of()).size());
        segments.set(8, new Candidate(9, pages, pages, pages, true));
        assertEquals(List.of(), ordinary.choose(segments, NEWEST, Set.of()));
    }

    @Test
    void shouldOrderSmallAndDeadSegmentsTogetherByLiveBytes() {
        final List<Candidate> segments = new ArrayList<>(smallSegments(9));
        segments.add(full(50, 0));
        segments.add(full(51, FULL / 2));
        assertEquals(List.of(50, 1, 2, 3, 4, 5, 6, 7, 8, 9, 51), ordinary.choose(segments, NEWEST, Set.of()));
    }

    @Test
    void shouldNeverChooseTheNewestSegmentOrALaterOne() {
        assertEquals(List.of(), choose(whenSpaceIsShort, full(NEWEST, 0), full(NEWEST + 1, 0)));
    }

    @Test
    void shouldLeaveTheNewestSegmentWhenAQuarterOfASegmentIsDead() {
        final long quarter = SEGMENT_SIZE / 4;
        assertTrue(whenSpaceIsShort.isWorthLeaving(full(NEWEST, FULL - quarter)));
        assertFalse(whenSpaceIsShort.isWorthLeaving(full(NEWEST, FULL - quarter + 1)));
        assertFalse(whenSpaceIsShort.isWorthLeaving(new Candidate(NEWEST, 0, quarter - 1, 10, false)));
    }

    @Test
    void shouldNeverChooseAnUnsealedSegment() {
        assertEquals(List.of(), choose(whenSpaceIsShort, new Candidate(1, 0, FULL, 10, false)));
    }

    @Test
    void shouldChooseASegmentThatCouldNotBeCountedWhenNothingInItIsLive() {
        final FileTree tree = new FileTree(0);
        final FileNode file = tree.addFile(tree.root(), new byte[] {'f'}, tree.nextId(), 0);
        final BlockLocation location = new BlockLocation(1, 0, 1, 0);
        tree.writeBlock(
                file, 1, 1, 0, 0, PackedBlockLocation.segmentWord(location), PackedBlockLocation.rangeWord(location));
        tree.usage().end(1);
        assertEquals(
                List.of(), choose(whenSpaceIsShort, Candidate.of(tree.usage().find(1))));

        tree.remove(tree.root(), "f", 0);
        tree.drop(file);
        assertEquals(List.of(1), choose(ordinary, Candidate.of(tree.usage().find(1))));
    }

    @Test
    void shouldLeaveOutStuckSegments() {
        assertEquals(List.of(2), ordinary.choose(List.of(full(1, 0), full(2, 0)), NEWEST, Set.of(1)));
    }

    @Test
    void shouldNotCountStuckNewestOrUnsealedSegmentsAsSmall() {
        final List<Candidate> segments = new ArrayList<>(smallSegments(8));
        segments.add(small(20));
        segments.add(small(NEWEST));
        segments.add(new Candidate(30, 1000, 1000, 1, false));
        assertEquals(List.of(), ordinary.choose(segments, NEWEST, Set.of(20)));
    }

    private static List<Integer> choose(final SegmentSelection selection, final Candidate... segments) {
        return selection.choose(List.of(segments), NEWEST, Set.of());
    }

    private static Candidate full(final int number, final long liveBytes) {
        return new Candidate(number, liveBytes, FULL, 10, true);
    }

    /** Segments from 1 on that are small and entirely live, with ascending live bytes. */
    private static List<Candidate> smallSegments(final int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(SegmentSelectionTest::small)
                .toList();
    }

    private static Candidate small(final int number) {
        return new Candidate(number, 1000 + number, 1000 + number, 1, true);
    }
}
