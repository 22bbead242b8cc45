package io.github.galefs.device.gpu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class DirtyRangesTest {
    /** Clean bytes that may lie between two parts of one range. */
    private static final long GAP = 32 << 10;

    @Test
    void shouldHaveNoneAtFirst() {
        assertFalse(new DirtyRanges(5000).next());
    }

    @Test
    void shouldJoinRangesThatLieClose() {
        final DirtyRanges dirty = new DirtyRanges(1 << 20);
        dirty.add(2048, 1);
        dirty.add(2048 + GAP + 1024, 8);
        assertEquals(List.of("2048..36864"), all(dirty));
    }

    @Test
    void shouldNotJoinRangesThatLieFarApart() {
        final DirtyRanges dirty = new DirtyRanges(1 << 20);
        dirty.add(2048, 1);
        dirty.add(2048 + GAP + 2048, 8);
        assertEquals(List.of("2048..3072", "36864..37888"), all(dirty));
    }

    @Test
    void shouldNotReachBeyondTheEnd() {
        final DirtyRanges dirty = new DirtyRanges(70_001);
        dirty.add(70_000, 1);
        assertEquals(List.of("69632..70001"), all(dirty));
        dirty.add(0, 70_001);
        assertEquals(List.of("0..70001"), all(dirty));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldCoverWhatWasAddedInFewRangesThatAreFarApart(final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final int byteLength = random.nextInt(1, 4 << 20);
        final DirtyRanges dirty = new DirtyRanges(byteLength);
        for (int turn = 0; turn < 50; turn++) {
            final BitSet added = new BitSet(byteLength);
            for (int i = random.nextInt(20); i > 0; i--) {
                final int offset = random.nextInt(byteLength);
                final int length = random.nextInt(1, Math.min(byteLength - offset, 200_000) + 1);
                dirty.add(offset, length);
                added.set(offset, offset + length);
            }
            long end = -GAP - 1;
            while (dirty.next()) {
                assertTrue(dirty.begin() - end > GAP, dirty.begin() + " after " + end);
                end = dirty.end();
                assertTrue(added.nextSetBit((int) dirty.begin()) < end);
                added.clear((int) dirty.begin(), (int) end);
            }
            assertTrue(end <= byteLength);
            assertTrue(added.isEmpty(), "not covered: " + added);
        }
    }

    private static List<String> all(final DirtyRanges dirty) {
        final List<String> ranges = new ArrayList<>();
        while (dirty.next()) {
            ranges.add(dirty.begin() + ".." + dirty.end());
        }
        return ranges;
    }
}
