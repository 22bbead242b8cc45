package io.github.galefs.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SegmentUsageTest {
    private final SegmentUsage usage = new SegmentUsage();

    @Test
    void shouldCountAnAppendedPayloadAsDeadUntilItIsReferredTo() {
        usage.appended(3, 100);
        assertEquals(0, usage.liveBytes());
        assertEquals(100, usage.deadBytes());

        add(3, 100);
        assertEquals(100, usage.liveBytes());
        assertEquals(0, usage.deadBytes());
        assertCounts(3, 1, 100, 1, 100);

        release(3, 100);
        assertEquals(0, usage.liveBytes());
        assertEquals(100, usage.deadBytes());
        assertCounts(3, 0, 0, 1, 100);
    }

    @Test
    void shouldReplaceTheCountsOfASegmentThatIsSealed() {
        usage.appended(1, 10);
        usage.appended(2, 20);
        assertFalse(usage.get(1).sealed());
        usage.seal(1, 5, 500);
        assertTrue(usage.get(1).sealed());
        assertCounts(1, 0, 0, 5, 500);
        assertEquals(520, usage.deadBytes());
        usage.seal(1, 5, 500);
        assertEquals(520, usage.deadBytes(), "sealed twice");
    }

    @Test
    void shouldCountWhatIsReferredToWhenThePayloadsOfASegmentCannotBeCounted() {
        usage.appended(2, 20);
        add(1, 10);
        usage.end(1);
        assertTrue(usage.get(1).ended());
        assertFalse(usage.get(1).sealed());
        assertCounts(1, 1, 10, 1, 10);
        assertEquals(20, usage.deadBytes());
        release(1, 10);
        assertEquals(30, usage.deadBytes());
    }

    @Test
    void shouldRemoveTheCountsOfADeletedSegment() {
        usage.appended(1, 10);
        usage.appended(2, 20);
        add(1, 10);
        add(2, 20);
        usage.delete(1);
        usage.delete(9);
        assertEquals(20, usage.liveBytes());
        assertEquals(0, usage.deadBytes());
        final List<Integer> segments = new ArrayList<>();
        usage.forEach(segment -> segments.add(segment.number()));
        assertEquals(List.of(2), segments);
    }

    @Test
    void shouldAddNoSegmentWhenOnlyLivePayloadsAreQueried() {
        assertEquals(0, usage.livePayloads(7));
        usage.forEach(segment -> {
            throw new AssertionError("segment " + segment.number());
        });
        add(7, 1);
        assertEquals(1, usage.livePayloads(7));
    }

    @Test
    void shouldKeepPayloadsWhenLiveCountsAreCleared() {
        usage.appended(1, 10);
        add(1, 10);
        usage.clearLive();
        assertCounts(1, 0, 0, 1, 10);
        assertEquals(0, usage.liveBytes());
        assertEquals(10, usage.deadBytes());
    }

    /** The stored length counts: a payload stays in the log as a whole when a block is truncated. */
    @Test
    void shouldCountTheStoredLength() {
        usage.add(PackedBlockLocation.segmentWord(1, 0), PackedBlockLocation.rangeWord(0, 4096, 1));
        assertEquals(4096, usage.liveBytes());
    }

    private void add(final int segment, final int length) {
        usage.add(PackedBlockLocation.segmentWord(segment, 0), PackedBlockLocation.rangeWord(0, length, length));
    }

    private void release(final int segment, final int length) {
        usage.release(PackedBlockLocation.segmentWord(segment, 0), PackedBlockLocation.rangeWord(0, length, length));
    }

    private void assertCounts(
            final int number, final long livePayloads, final long liveBytes, final long payloads, final long bytes) {
        final SegmentUsage.Segment segment = usage.get(number);
        assertEquals(livePayloads, segment.livePayloads());
        assertEquals(liveBytes, segment.liveBytes());
        assertEquals(payloads, segment.payloads());
        assertEquals(bytes, segment.payloadBytes());
    }
}
