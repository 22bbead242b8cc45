package io.github.galefs.store.tree;

import io.github.galefs.store.log.BlockLocation;

/**
 * Layout of the two words that say where a block of a file lies. Both are 0 for a hole.
 *
 * <pre>
 *  place  | segment, 32 bits                    | checksum, 32 bits                   |
 *  extent | offset / 4096, 20 bits | stored length - 1, 22 bits | valid length - 1, 22 bits |
 * </pre>
 *
 * The stored length is what the checksum covers. The valid length is less after the file was cut inside of the block:
 * bytes behind it are lost, though they lie in the log.
 */
public final class BlockPlace {
    /** Place of a hole. A segment's number is at least 1, so no block has it. */
    public static final long HOLE = 0;

    private static final int LENGTH_BITS = 22;
    private static final long LENGTH_MASK = (1L << LENGTH_BITS) - 1;
    private static final long CHECKSUM_MASK = (1L << Integer.SIZE) - 1;
    private static final int OFFSET_SHIFT = 2 * LENGTH_BITS;

    private BlockPlace() {}

    /**
     * First word.
     *
     * @param segment  number of the segment, from 1.
     * @param checksum CRC32C of the stored bytes.
     * @return the word.
     */
    public static long place(final int segment, final int checksum) {
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
    public static long extent(final long offset, final int storedLength, final int validLength) {
        return ((offset / BlockLocation.ALIGNMENT) << OFFSET_SHIFT)
                | ((storedLength - 1L) << LENGTH_BITS)
                | (validLength - 1L);
    }

    /** First word of a payload. */
    public static long place(final BlockLocation location) {
        return place(location.segment(), location.checksum());
    }

    /** Second word of a payload, all of which belongs to the file. */
    public static long extent(final BlockLocation location) {
        return extent(location.offset(), location.length(), location.length());
    }

    /** Number of the segment. */
    public static int segment(final long place) {
        return (int) (place >>> Integer.SIZE);
    }

    /** CRC32C of the stored bytes. */
    public static int checksum(final long place) {
        return (int) place;
    }

    /** Offset of the payload in its segment, in bytes. */
    public static long offset(final long extent) {
        return (extent >>> OFFSET_SHIFT) * BlockLocation.ALIGNMENT;
    }

    /** Bytes of payload that lie in the log. */
    public static int storedLength(final long extent) {
        return (int) ((extent >>> LENGTH_BITS) & LENGTH_MASK) + 1;
    }

    /** Bytes of payload that belong to the file; the rest of the block is zeros. */
    public static int validLength(final long extent) {
        return (int) (extent & LENGTH_MASK) + 1;
    }

    /** The second word with another valid length. */
    static long withValidLength(final long extent, final int validLength) {
        return (extent & ~LENGTH_MASK) | (validLength - 1L);
    }

    /** The second word with another offset. */
    static long withOffset(final long extent, final long offset) {
        final long lengths = extent & ((1L << OFFSET_SHIFT) - 1);
        return ((offset / BlockLocation.ALIGNMENT) << OFFSET_SHIFT) | lengths;
    }

    /** Whether two blocks lie at one place, however much of it is valid. */
    static boolean isSame(final long place, final long extent, final long otherPlace, final long otherExtent) {
        return place != HOLE && segment(place) == segment(otherPlace) && offset(extent) == offset(otherExtent);
    }
}
