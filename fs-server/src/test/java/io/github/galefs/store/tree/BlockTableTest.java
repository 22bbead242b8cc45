package io.github.galefs.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlockTableTest {
    private static final int LENGTH = 4096;
    private static final int LEAF = BlockTable.LEAF_BLOCKS;

    private final BlockTable table = new BlockTable();

    @Test
    void shouldHaveHolesWhereNothingWasPut() {
        put(table, 5, 1);
        put(table, 10_000, 2);
        for (final long hole : new long[] {0, 4, 6, LEAF - 1, LEAF, 9_999, 10_001, Long.MAX_VALUE}) {
            assertEquals(PackedBlockLocation.HOLE, table.segmentWord(hole), "block " + hole);
            assertEquals(0, table.rangeWord(hole), "block " + hole);
        }
        assertEquals(List.of(5L, 10_000L), blocks(table));
        assertEquals(2 * LENGTH, table.allocated());
    }

    @Test
    void shouldReplaceALocation() {
        put(table, 3, 1);
        put(table, 3, 2);
        assertTrue(table.isAt(3, 2, 0));
        assertFalse(table.isAt(3, 1, 0));
        assertEquals(LENGTH, table.allocated());
    }

    @Test
    void shouldVisitBlocksOfAllLeavesInAscendingOrder() {
        final List<Long> expected = List.of(0L, LEAF - 1L, (long) LEAF, 2L * LEAF, 7L * LEAF + 3, 1L << 40);
        for (final long block : expected.reversed()) {
            put(table, block, 1);
        }
        assertEquals(expected, blocks(table));
    }

    @Test
    void shouldTruncateWithinABlock() {
        put(table, LEAF, 1);
        put(table, LEAF + 1, 1);
        assertEquals(List.of(LEAF + 1L), truncate(table, LEAF, 100));
        assertEquals(100, PackedBlockLocation.validLength(table.rangeWord(LEAF)));
        assertEquals(LENGTH, PackedBlockLocation.storedLength(table.rangeWord(LEAF)));
        assertEquals(100, table.allocated());

        assertEquals(List.of(), truncate(table, LEAF, 200));
        assertEquals(100, PackedBlockLocation.validLength(table.rangeWord(LEAF)), "a truncation extends nothing");
    }

    @Test
    void shouldDropABlockThatIsTruncatedToNothing() {
        put(table, 0, 1);
        put(table, 1, 1);
        assertEquals(List.of(1L), truncate(table, 1, 0));
        assertEquals(List.of(0L), truncate(table, 0, 0));
        assertEquals(List.of(), blocks(table));
        assertEquals(0, table.allocated());
    }

    @Test
    void shouldTruncateInsideOfAHole() {
        put(table, 1, 1);
        put(table, 3L * LEAF, 1);
        assertEquals(List.of(3L * LEAF), truncate(table, 2L * LEAF, 100));
        assertEquals(List.of(1L), blocks(table));
    }

    @Test
    void shouldKeepACopyAsItWasWhenTheOriginalChanges() {
        for (long block = 0; block < 3L * LEAF; block++) {
            put(table, block, 1);
        }
        final BlockTable copy = table.copy();
        put(table, 1, 2);
        put(table, LEAF + 1, 2);
        truncate(table, 2L * LEAF + 1, 10);
        for (long block = 0; block < 3L * LEAF; block++) {
            assertTrue(copy.isAt(block, 1, 0), "block " + block);
            assertEquals(LENGTH, PackedBlockLocation.validLength(copy.rangeWord(block)), "block " + block);
        }
        assertEquals(3L * LEAF * LENGTH, copy.allocated());
    }

    @Test
    void shouldKeepTheOriginalAsItWasWhenACopyChanges() {
        put(table, 0, 1);
        put(table, LEAF, 1);
        final BlockTable copy = table.copy();
        put(copy, 0, 2);
        put(copy, LEAF, 2);
        put(copy, LEAF + 1, 2);
        assertTrue(table.isAt(0, 1, 0));
        assertTrue(table.isAt(LEAF, 1, 0));
        assertEquals(List.of(0L, (long) LEAF), blocks(table));
    }

    @Test
    void shouldRelocateAPayloadOnce() {
        table.put(7, PackedBlockLocation.segmentWord(1, 99), PackedBlockLocation.rangeWord(4096, LENGTH, 10));
        assertFalse(table.relocate(7, 1, 8192, 2, 0), "another offset");
        assertFalse(table.relocate(7, 2, 4096, 2, 0), "another segment");
        assertFalse(table.relocate(8, 1, 4096, 2, 0), "a hole");
        assertTrue(table.relocate(7, 1, 4096, 2, 12_288));
        assertFalse(table.relocate(7, 1, 4096, 2, 12_288), "relocated already");
        assertEquals(PackedBlockLocation.segmentWord(2, 99), table.segmentWord(7));
        assertEquals(PackedBlockLocation.rangeWord(12_288, LENGTH, 10), table.rangeWord(7));
    }

    private static void put(final BlockTable table, final long block, final int segment) {
        table.put(block, PackedBlockLocation.segmentWord(segment, 0), PackedBlockLocation.rangeWord(0, LENGTH, LENGTH));
    }

    private static List<Long> truncate(final BlockTable table, final long block, final int length) {
        final List<Long> dropped = new ArrayList<>();
        table.truncate(block, length, (number, segmentWord, rangeWord) -> dropped.add(number));
        return dropped;
    }

    private static List<Long> blocks(final BlockTable table) {
        final List<Long> blocks = new ArrayList<>();
        table.forEach((block, segmentWord, rangeWord) -> blocks.add(block));
        return blocks;
    }
}
