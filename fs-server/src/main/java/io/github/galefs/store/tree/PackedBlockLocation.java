package io.github.galefs.store.tree;

import io.github.galefs.store.log.BlockLocation;

/**
 * Layout of the two words that hold the location of a block's payload. Both are 0 for a hole.
 *
 * <pre>
 *  segment word | segment, 32 bits                       | CRC32C, 32 bits                          |
 *  range word   | offset / 4096, 20 bits | stored length - 1, 22 bits | valid length - 1, 22 bits |
 * </pre>
 *
 * The checksum covers the stored length. The valid length is less than that after the file was truncated within the
 * block: bytes after it are no longer part of the file, though they are in the log.
 *
 * <p>The words are plain longs rather than objects, so that a {@link BlockTable} is arrays without references, and
 * reading or visiting a location never allocates.
 */
public final class PackedBlockLocation {
    /** Segment word of a hole. Segment numbers begin at 1, so no payload has it. */
    public static final long HOLE = 0;

    private static final int LENGTH_BITS = 22;
    private static final long LENGTH_MASK = (1L << LENGTH_BITS) - 1;
    private static final long CHECKSUM_MASK = (1L << Integer.SIZE) - 1;
    private static final int OFFSET_SHIFT = 2 * LENGTH_BITS;

    private PackedBlockLocation() {}

    /**
     * Returns the segment word of a location.
     *
     * @param segment  number of the segment, from 1.
     * @param checksum CRC32C of the stored bytes.
     * @return the word.
     */
    public static long segmentWord(final int segment, final int checksum) {
        return ((long) segment << Integer.SIZE) | (checksum & CHECKSUM_MASK);
    }

    /**
     * Returns the range word of a location.
     *
     * @param offset       offset of the payload in its segment, in bytes; a multiple of {@link BlockLocation#ALIGNMENT}
     *     below 4 GiB.
     * @param storedLength bytes of payload in the log, from 1 to {@link BlockLocation#MAX_LENGTH}.
     * @param validLength  bytes of payload that belong to the file, from 1 to {@code storedLength}.
     * @return the word.
     */
    public static long rangeWord(final long offset, final int storedLength, final int validLength) {
        return ((offset / BlockLocation.ALIGNMENT) << OFFSET_SHIFT)
                | ((storedLength - 1L) << LENGTH_BITS)
                | (validLength - 1L);
    }

    /**
     * Returns the segment word of a location.
     *
     * @param location the location.
     * @return the word.
     */
    public static long segmentWord(final BlockLocation location) {
        return segmentWord(location.segment(), location.checksum());
    }

    /**
     * Returns the range word of a location whose payload belongs to the file as a whole.
     *
     * @param location the location.
     * @return the word.
     */
    public static long rangeWord(final BlockLocation location) {
        return rangeWord(location.offset(), location.length(), location.length());
    }

    /**
     * Returns the segment of a location.
     *
     * @param segmentWord its segment word.
     * @return number of the segment; 0 for a hole.
     */
    public static int segment(final long segmentWord) {
        return (int) (segmentWord >>> Integer.SIZE);
    }

    /**
     * Returns the checksum of a payload.
     *
     * @param segmentWord segment word of its location.
     * @return CRC32C of the stored bytes.
     */
    public static int checksum(final long segmentWord) {
        return (int) segmentWord;
    }

    /**
     * Returns the offset of a payload in its segment.
     *
     * @param rangeWord range word of its location.
     * @return offset in bytes.
     */
    public static long offset(final long rangeWord) {
        return (rangeWord >>> OFFSET_SHIFT) * BlockLocation.ALIGNMENT;
    }

    /**
     * Returns the length of a payload in the log.
     *
     * @param rangeWord range word of its location; not that of a hole.
     * @return length in bytes.
     */
    public static int storedLength(final long rangeWord) {
        return (int) ((rangeWord >>> LENGTH_BITS) & LENGTH_MASK) + 1;
    }

    /**
     * Returns the length of the part of a payload that belongs to the file. The rest of the block is zeros.
     *
     * @param rangeWord range word of its location; not that of a hole.
     * @return length in bytes.
     */
    public static int validLength(final long rangeWord) {
        return (int) (rangeWord & LENGTH_MASK) + 1;
    }

    /** Returns a range word with another valid length. */
    static long withValidLength(final long rangeWord, final int validLength) {
        return (rangeWord & ~LENGTH_MASK) | (validLength - 1L);
    }

    /** Returns a range word with another offset. */
    static long withOffset(final long rangeWord, final long offset) {
        final long lengths = rangeWord & ((1L << OFFSET_SHIFT) - 1);
        return ((offset / BlockLocation.ALIGNMENT) << OFFSET_SHIFT) | lengths;
    }

    /** Returns whether two locations are those of the same payload, however much of it is valid. */
    static boolean isSame(
            final long segmentWord, final long rangeWord, final long otherSegmentWord, final long otherRangeWord) {
        return segmentWord != HOLE
                && segment(segmentWord) == segment(otherSegmentWord)
                && offset(rangeWord) == offset(otherRangeWord);
    }
}
