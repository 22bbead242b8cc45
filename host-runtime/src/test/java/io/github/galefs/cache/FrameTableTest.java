package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class FrameTableTest {
    private final FrameTable table = new FrameTable(8);
    private final CachedFile file = new CachedFile(1, 0);

    /** Frames whose blocks travel by one copy must be neighbours. */
    @Test
    void shouldTakeNeighboursInWhateverOrderFramesBecameFree() {
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5, 6, 7}, take(8));
        assertEquals(FrameTable.NONE, table.take(file, 8));
        for (final int frame : new int[] {5, 2, 4, 3}) {
            table.free(frame);
        }
        assertArrayEquals(new int[] {2, 3, 4, 5}, take(4));
    }

    /** What became free behind the last frame that was taken is left until all frames after that are taken. */
    @Test
    void shouldTakeFramesInAscendingOrderRoundAndRound() {
        take(8);
        for (final int frame : new int[] {6, 0, 7}) {
            table.free(frame);
        }
        assertArrayEquals(new int[] {0, 6}, take(2));
        table.free(1);
        assertArrayEquals(new int[] {7, 1}, take(2));
        assertEquals(0, table.freeCount());
    }

    private int[] take(final int count) {
        final int[] frames = new int[count];
        for (int i = 0; i < count; i++) {
            frames[i] = table.take(file, i);
        }
        return frames;
    }
}
