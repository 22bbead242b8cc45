package io.github.galefs.store.compact;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CheckpointPolicyTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final long MIN_BYTES = SEGMENT_SIZE / 2;

    private final CheckpointPolicy ordinary = CheckpointPolicy.ordinary(SEGMENT_SIZE);
    private final CheckpointPolicy urgent = CheckpointPolicy.urgent(SEGMENT_SIZE);

    @Test
    void shouldNotBeDueForAShortJournal() {
        assertFalse(ordinary.isDue(MIN_BYTES, 1, 0));
        assertTrue(ordinary.isDue(MIN_BYTES + 1, 1, 0));
    }

    @Test
    void shouldBeDueForAShorterJournalWhenSpaceIsWaitedFor() {
        assertFalse(urgent.isDue(MIN_BYTES / 4, 1, 0));
        assertTrue(urgent.isDue(MIN_BYTES / 4 + 1, 1, 0));
    }

    @Test
    void shouldBeDueWhenTheJournalIsThreeTimesTheLastCheckpoint() {
        assertFalse(ordinary.isDue(3 * MIN_BYTES, 1, MIN_BYTES));
        assertTrue(ordinary.isDue(3 * MIN_BYTES + 1, 1, MIN_BYTES));
    }

    @Test
    void shouldBeDueWhenTheJournalIsTwiceTheLastCheckpointAndSpaceIsWaitedFor() {
        assertFalse(urgent.isDue(2 * MIN_BYTES, 1, MIN_BYTES));
        assertTrue(urgent.isDue(2 * MIN_BYTES + 1, 1, MIN_BYTES));
    }

    @Test
    void shouldBeDueWhenShortSegmentsAreMany() {
        // The minimum fills two segments of a quarter each; twice as many and 32 more are allowed.
        assertFalse(ordinary.isDue(0, 36, 0));
        assertTrue(ordinary.isDue(0, 37, 0));
    }
}
