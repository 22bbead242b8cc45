package io.github.galefs.store.tree;

import io.github.galefs.store.log.BlockLocation;
import java.util.Arrays;

/**
 * Where the blocks of one file lie. A block that was never written has no entry: it is a hole.
 *
 * <p>Entries are ordered by block number, three words each, in one array that grows by half. Appending takes constant
 * time; a block written in front of others moves them.
 *
 * <pre>
 *  word 0 | block number                                                              |
 *  word 1 | segment, 32 bits                    | checksum, 32 bits                   |
 *  word 2 | offset / 4096, 20 bits | stored length - 1, 22 bits | valid length - 1, 22 bits |
 * </pre>
 *
 * The stored length is what the checksum covers. The valid length is less after the file was cut inside of the block:
 * bytes behind it are lost, though they lie in the log.
 */
public final class BlockTable {
    private static final int WORDS = 3;
    private static final int LENGTH_BITS = 22;
    private static final long LENGTH_MASK = (1L << LENGTH_BITS) - 1;
    private static final long CHECKSUM_MASK = (1L << Integer.SIZE) - 1;
    private static final int OFFSET_SHIFT = 2 * LENGTH_BITS;
    private static final long[] EMPTY = {};

    private long[] words = EMPTY;
    private int count;
    private long allocated;

    BlockTable() {}

    /**
     * Finds a block.
     *
     * @param block its number, from 0.
     * @return the index of its entry, or negative for a hole.
     */
    public int indexOf(final long block) {
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            final int middle = (low + high) >>> 1;
            final long found = words[middle * WORDS];
            if (found == block) {
                return middle;
            }
            if (found < block) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -low - 1;
    }

    /**
     * Segment of an entry.
     *
     * @param index from {@link #indexOf}, not negative.
     * @return its number.
     */
    public int segment(final int index) {
        return (int) (words[index * WORDS + 1] >>> Integer.SIZE);
    }

    /**
     * Checksum of an entry's stored bytes.
     *
     * @param index from {@link #indexOf}, not negative.
     * @return CRC32C.
     */
    public int checksum(final int index) {
        return (int) words[index * WORDS + 1];
    }

    /**
     * Offset of an entry's payload in its segment.
     *
     * @param index from {@link #indexOf}, not negative.
     * @return bytes.
     */
    public long offset(final int index) {
        return (words[index * WORDS + 2] >>> OFFSET_SHIFT) * BlockLocation.ALIGNMENT;
    }

    /**
     * Bytes of an entry's payload that lie in the log.
     *
     * @param index from {@link #indexOf}, not negative.
     * @return bytes, from 1.
     */
    public int storedLength(final int index) {
        return (int) ((words[index * WORDS + 2] >>> LENGTH_BITS) & LENGTH_MASK) + 1;
    }

    /**
     * Bytes of an entry's payload that belong to the file. The rest of the block is zeros.
     *
     * @param index from {@link #indexOf}, not negative.
     * @return bytes, from 1 to the stored length.
     */
    public int validLength(final int index) {
        return (int) (words[index * WORDS + 2] & LENGTH_MASK) + 1;
    }

    /**
     * Sum of the valid lengths.
     *
     * @return bytes, from 0.
     */
    long allocated() {
        return allocated;
    }

    /**
     * Puts a block at a place, instead of the one where it was.
     *
     * @param block    its number, from 0.
     * @param location where all of its payload lies.
     */
    void put(final long block, final BlockLocation location) {
        int index = indexOf(block);
        if (index < 0) {
            index = -index - 1;
            insert(index, block);
        } else {
            allocated -= validLength(index);
        }
        final long lengthLess1 = location.length() - 1L;
        words[index * WORDS + 1] = ((long) location.segment() << Integer.SIZE) | (location.checksum() & CHECKSUM_MASK);
        words[index * WORDS + 2] = ((location.offset() / BlockLocation.ALIGNMENT) << OFFSET_SHIFT)
                | (lengthLess1 << LENGTH_BITS)
                | lengthLess1;
        allocated += location.length();
    }

    /**
     * Forgets what lies past an offset.
     *
     * @param block  number of the block of the offset.
     * @param length bytes of that block to keep at most; 0 for none.
     */
    void cut(final long block, final int length) {
        final int found = indexOf(block);
        final boolean keepsPart = found >= 0 && length > 0;
        final int kept = keepsPart ? found + 1 : found >= 0 ? found : -found - 1;
        for (int i = kept; i < count; i++) {
            allocated -= validLength(i);
        }
        count = kept;
        if (keepsPart && length < validLength(found)) {
            allocated -= validLength(found) - length;
            words[found * WORDS + 2] = (words[found * WORDS + 2] & ~LENGTH_MASK) | (length - 1L);
        }
        if (count == 0) {
            words = EMPTY;
        }
    }

    private void insert(final int index, final long block) {
        if ((count + 1) * WORDS > words.length) {
            words = Arrays.copyOf(words, (count + 1 + (count >> 1)) * WORDS);
        }
        System.arraycopy(words, index * WORDS, words, (index + 1) * WORDS, (count - index) * WORDS);
        words[index * WORDS] = block;
        count++;
    }
}
