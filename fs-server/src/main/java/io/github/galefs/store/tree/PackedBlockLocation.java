package io.github.galefs.store.tree;

import io.github.galefs.store.log.BlockLocation;

/**
 * Layout of the two words that say where a block of a file lies. Both are 0 for a hole.
 *
 * <pre>
 *  segment word | segment, 32 bits                       | CRC32C, 32 bits                          |
 *  range word   | offset / 4096, 20 bits | stored length - 1, 22 bits | valid length - 1, 22 bits |
 * </pre>
 *
 * The stored length is what the checksum covers. The valid length is less after the file was cut inside of the block:
 * bytes behind it are lost, though they lie in the log.
 */
public final class PackedBlockLocation {
    /** Place of a hole. A segment's number is at least 1, so no block has it. */
    public static final long HOLE = 0;

    private static final int LENGTH_BITS = 22;
    private static final long LENGTH_MASK = (1L << LENGTH_BITS) - 1;
    private static final long CHECKSUM_MASK = (1L << Integer.SIZE) - 1;
    private static final int OFFSET_SHIFT = 2 * LENGTH_BITS;

    private PackedBlockLocation() {}

    /**
     * First word.
     *
     * @param segment  number of the segment, from 1.
     * @param checksum CRC32C of the stored bytes.
     * @return the word.
     */
    public static long segmentWord(final int segment, final int checksum) {
        return ((long) segment << Integer.SIZE) | (checksum & CHECKSUM_MASK);
    }

    /**
     * Second word.
     *
     * @param offset       of the payload in its segment; a multiple of {@link BlockLocation#ALIGNMENT}.
     * @param storedLength bytes that lie there, from 1.
     * @param validLength  bytes of them that belong to the file, from 1.
     * @return the word.
     */
    public static long rangeWord(final long offset, final int storedLength, final int validLength) {
        return ((offset / BlockLocation.ALIGNMENT) << OFFSET_SHIFT)
                | ((storedLength - 1L) << LENGTH_BITS)
                | (validLength - 1L);
    }

    /** First word of a payload. */
    public static long segmentWord(final BlockLocation location) {
        return segmentWord(location.segment(), location.checksum());
    }

    /** Second word of a payload, all of which belongs to the file. */
    public static long rangeWord(final BlockLocation location) {
        return rangeWord(location.offset(), location.length(), location.length());
    }

    /** Number of the segment. */
    public static int segment(final long segmentWord) {
        return (int) (segmentWord >>> Integer.SIZE);
    }

    /** CRC32C of the stored bytes. */
    public static int checksum(final long segmentWord) {
        return (int) segmentWord;
    }

    /** Offset of the payload in its segment, in bytes. */
    public static long offset(final long rangeWord) {
        return (rangeWord >>> OFFSET_SHIFT) * BlockLocation.ALIGNMENT;
    }

    /** Bytes of payload that lie in the log. */
    public static int storedLength(final long rangeWord) {
        return (int) ((rangeWord >>> LENGTH_BITS) & LENGTH_MASK) + 1;
    }

    /** Bytes of payload that belong to the file; the rest of the block is zeros. */
    public static int validLength(final long rangeWord) {
        return (int) (rangeWord & LENGTH_MASK) + 1;
    }

    /** The second word with another valid length. */
    static long withValidLength(final long rangeWord, final int validLength) {
        return (rangeWord & ~LENGTH_MASK) | (validLength - 1L);
    }

    /** The second word with another offset. */
    static long withOffset(final long rangeWord, final long offset) {
        final long lengths = rangeWord & ((1L << OFFSET_SHIFT) - 1);
        return ((offset / BlockLocation.ALIGNMENT) << OFFSET_SHIFT) | lengths;
    }

    /** Whether two blocks lie at one place, however much of it is valid. */
    static boolean isSame(
            final long segmentWord, final long rangeWord, final long otherSegmentWord, final long otherRangeWord) {
        return segmentWord != HOLE
                && segment(segmentWord) == segment(otherSegmentWord)
                && offset(rangeWord) == offset(otherRangeWord);
    }
}
