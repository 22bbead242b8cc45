package io.github.galefs.sample.wordmatch;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;

/**
 * A hash table over the words of the dictionary, at most half full. The low bits of a slot, as many as the number of
 * half the slots needs, hold 1 + the index of its word; the others hold those of the word's hash. They reject nearly
 * all other words without a comparison of bytes.
 *
 * <p>Words are hashed and compared by pieces of 8 bytes, of which the last is padded with zeros. Device code.
 */
final class Words {
    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;

    private Words() {}

    /**
     * Inserts a word, or finds an equal one that is in the table. Slots are never emptied, so work-items that insert
     * equal words meet at the same slot.
     *
     * @param index of the word.
     * @param slots a power of two of elements, more than twice the words.
     * @return index of the word in the table.
     */
    static int insert(final long[] dictionary, final int[] lines, final int[] slots, final int index) {
        final int begin = lines[index];
        final int length = length(lines, index);
        final int mask = slots.length - 1;
        final int numberMask = mask >> 1;
        final int hash = hash(dictionary, begin, length);
        final int own = (hash & ~numberMask) | (index + 1);
        int slot = hash & mask;
        int content = DeviceAtomics.compareAndExchange(slots, slot, 0, own);
        while (content != 0 && !matches(content, numberMask, dictionary, lines, dictionary, begin, length, hash)) {
            slot = (slot + 1) & mask;
            content = DeviceAtomics.compareAndExchange(slots, slot, 0, own);
        }
        return content == 0 ? index : (content & numberMask) - 1;
    }

    /**
     * Finds a word.
     *
     * @param text   memory with the word; the 24 bytes after it are in the array.
     * @param offset byte offset of the word.
     * @param length bytes in the word, from 1 to {@link WordMatchDescriptor#MAX_WORD_LENGTH}.
     * @return index of the equal word in the table, or -1.
     */
    static int find(
            final long[] dictionary,
            final int[] lines,
            final int[] slots,
            final long[] text,
            final long offset,
            final int length) {
        final int hash = hash(text, offset, length);
        final int mask = slots.length - 1;
        final int numberMask = mask >> 1;
        int slot = hash & mask;
        int content = slots[slot];
        while (content != 0 && !matches(content, numberMask, dictionary, lines, text, offset, length, hash)) {
            slot = (slot + 1) & mask;
            content = slots[slot];
        }
        return (content & numberMask) - 1;
    }

    /** Returns the bytes of a word of the dictionary. */
    static int length(final int[] lines, final int index) {
        return lines[index + 1] - 1 - lines[index];
    }

    private static boolean matches(
            final int content,
            final int numberMask,
            final long[] dictionary,
            final int[] lines,
            final long[] text,
            final long offset,
            final int length,
            final int hash) {
        final int index = (content & numberMask) - 1;
        if (((content ^ hash) & ~numberMask) != 0 || length(lines, index) != length) {
            return false;
        }
        final long begin = lines[index];
        int same = 0;
        while (same < length
                && piece(dictionary, begin + same, length - same) == piece(text, offset + same, length - same)) {
            same += Long.BYTES;
        }
        return same >= length;
    }

    private static int hash(final long[] text, final long offset, final int length) {
        // Few words are longer than two pieces, so only these need a branch that depends on the length.
        long hash = mix(0, piece(text, offset, length));
        hash = mix(hash, piece(text, offset + Long.BYTES, length - Long.BYTES));
        for (int done = 2 * Long.BYTES; done < length; done += Long.BYTES) {
            hash = mix(hash, piece(text, offset + done, length - done));
        }
        // The lowest bits of a product depend on the first bytes of its factors alone.
        return (int) (hash >>> 16);
    }

    private static long mix(final long hash, final long piece) {
        final long product = (hash ^ piece) * MULTIPLIER;
        return product ^ (product >>> 32);
    }

    /** Returns the first of some bytes, at most 8, padded with zeros. */
    private static long piece(final long[] text, final long offset, final int byteCount) {
        final long aligned = offset & -Long.BYTES;
        final int shift = (int) (offset - aligned) * Byte.SIZE;
        final long low = DeviceMemory.getLong(text, aligned) >>> shift;
        final long high = DeviceMemory.getLong(text, aligned + Long.BYTES) << 1 << (Long.SIZE - 1 - shift);
        final int kept = byteCount < 0 ? 0 : byteCount > Long.BYTES ? Long.BYTES : byteCount;
        // A shift by 64 bits does not shift at all.
        return (low | high) & ~((-1L << (4 * kept)) << (4 * kept));
    }
}
