package io.github.galefs.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.store.log.BlockLocation;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PackedBlockLocationTest {
    private static final int MAX_PAGE = (1 << 20) - 1;
    private static final long MAX_OFFSET = (long) MAX_PAGE * BlockLocation.ALIGNMENT;
    private static final int MAX_LENGTH = BlockLocation.MAX_LENGTH;

    @Property
    void shouldReturnWhatWasPacked(
            @ForAll @IntRange(min = 1) final int segment,
            @ForAll final int checksum,
            @ForAll @IntRange(max = MAX_PAGE) final int page,
            @ForAll @IntRange(min = 1, max = MAX_LENGTH) final int storedLength,
            @ForAll @IntRange(min = 1, max = MAX_LENGTH) final int anyLength) {
        final long offset = (long) page * BlockLocation.ALIGNMENT;
        final int validLength = Math.min(storedLength, anyLength);
        final long segmentWord = PackedBlockLocation.segmentWord(segment, checksum);
        final long rangeWord = PackedBlockLocation.rangeWord(offset, storedLength, validLength);
        assertEquals(segment, PackedBlockLocation.segment(segmentWord));
        assertEquals(checksum, PackedBlockLocation.checksum(segmentWord));
        assertEquals(offset, PackedBlockLocation.offset(rangeWord));
        assertEquals(storedLength, PackedBlockLocation.storedLength(rangeWord));
        assertEquals(validLength, PackedBlockLocation.validLength(rangeWord));
    }

    @Test
    void shouldHaveTheDocumentedBits() {
        assertEquals(0x00000007_DEADBEEFL, PackedBlockLocation.segmentWord(7, 0xDEADBEEF));
        // Offset 0x12345 pages, stored length 0x2AAAAB, valid length 0x155556.
        final long expected = 0x12345L << 44 | 0x2AAAAAL << 22 | 0x155555L;
        assertEquals(expected, PackedBlockLocation.rangeWord(0x12345000L, 0x2AAAAB, 0x155556));
        assertEquals(0x12345AAA_AA955555L, expected);
    }

    @Test
    void shouldPackTheExtremeValues() {
        assertEquals(0x7FFFFFFF_FFFFFFFFL, PackedBlockLocation.segmentWord(Integer.MAX_VALUE, -1));
        assertEquals(-1L, PackedBlockLocation.rangeWord(MAX_OFFSET, MAX_LENGTH, MAX_LENGTH));
        assertEquals(0L, PackedBlockLocation.rangeWord(0, 1, 1));
        assertEquals(MAX_OFFSET, PackedBlockLocation.offset(-1L));
        assertEquals(MAX_LENGTH, PackedBlockLocation.storedLength(-1L));
        assertEquals(MAX_LENGTH, PackedBlockLocation.validLength(-1L));
    }

    @Test
    void shouldPackALocationAsAWhole() {
        final BlockLocation location = new BlockLocation(3, 8192, 500, 0x80000001);
        final long segmentWord = PackedBlockLocation.segmentWord(location);
        final long rangeWord = PackedBlockLocation.rangeWord(location);
        assertEquals(PackedBlockLocation.segmentWord(3, 0x80000001), segmentWord);
        assertEquals(PackedBlockLocation.rangeWord(8192, 500, 500), rangeWord);
    }

    @Test
    void shouldChangeOneFieldAndKeepTheOthers() {
        final long rangeWord = PackedBlockLocation.rangeWord(8192, MAX_LENGTH, MAX_LENGTH);
        assertEquals(
                PackedBlockLocation.rangeWord(8192, MAX_LENGTH, 1), PackedBlockLocation.withValidLength(rangeWord, 1));
        assertEquals(
                PackedBlockLocation.rangeWord(MAX_OFFSET, MAX_LENGTH, MAX_LENGTH),
                PackedBlockLocation.withOffset(rangeWord, MAX_OFFSET));
        assertEquals(
                PackedBlockLocation.rangeWord(0, MAX_LENGTH, MAX_LENGTH), PackedBlockLocation.withOffset(rangeWord, 0));
    }

    @Test
    void shouldIdentifyAPayloadBySegmentAndOffset() {
        final long segmentWord = PackedBlockLocation.segmentWord(3, 1);
        final long rangeWord = PackedBlockLocation.rangeWord(8192, 500, 500);
        assertTrue(PackedBlockLocation.isSame(
                segmentWord, rangeWord, segmentWord, PackedBlockLocation.rangeWord(8192, 500, 20)));
        assertFalse(
                PackedBlockLocation.isSame(segmentWord, rangeWord, PackedBlockLocation.segmentWord(4, 1), rangeWord));
        assertFalse(PackedBlockLocation.isSame(
                segmentWord, rangeWord, segmentWord, PackedBlockLocation.rangeWord(4096, 500, 500)));
        assertFalse(PackedBlockLocation.isSame(PackedBlockLocation.HOLE, 0, PackedBlockLocation.HOLE, 0));
    }
}
