package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.GROUP_WORDS_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.SLOT_COUNT_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_BYTES_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_FIRST_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_LENGTH_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_STRIDE;

import io.github.galefs.kernel.DeviceMemory;

/**
 * A group's words and the hash table over them, which is at most half full. The low bits of a slot, as many as the
 * number of half the slots needs, hold 1 + the index of its word; the others hold those of the word's hash.
 *
 * <p>Most words of a text are not in the table. A filter, which a processor's first cache holds, rejects nearly all of
 * them without a look at the table: its bits, 8 for each slot, tell which hashes the words have. The bits of the hash
 * in the slot reject nearly all others without a comparison of bytes.
 *
 * <p>Words are hashed and compared by pieces of 8 bytes, of which the last is padded with zeros. Device code.
 */
final class Words {
    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;

    private Words() {}

    /** Returns the byte offset of the group's words. */
    static long words(final int[] args) {
        return GroupMemory.work(args) + WordMatchDescriptor.wordsOffset();
    }

    /** Returns the byte offset of a word, given that of the group's words. */
    static long word(final long words, final int index) {
        return words + (long) index * WORD_STRIDE;
    }

    /** Returns the byte offset of the group's slots. */
    static long slots(final int[] args) {
        return GroupMemory.work(args) + WordMatchDescriptor.slotsOffset(args[GROUP_WORDS_ARG]);
    }

    /**
     * Finds a word.
     *
     * @param words     byte offset of the group's words.
     * @param slots     byte offset of the group's slots.
     * @param slotCount slots of the group.
     * @param offset    byte offset of the word in the work array; the 39 bytes from there are in the array.
     * @param length    bytes in the word, from 1 to {@link WordMatchDescriptor#MAX_WORD_LENGTH}.
     * @return index of the first equal word of the group, or a negative number.
     */
    static int find(
            final long[] work,
            final long words,
            final long slots,
            final int slotCount,
            final long offset,
            final int length) {
        final int hash = hash(work, offset, length);
        if ((filterWord(work, slots, slotCount, hash) & filterBit(hash)) == 0) {
            return -1;
        }
        final int mask = slotCount - 1;
        final int numberMask = mask >> 1;
        int slot = hash & mask;
        int content = slot(work, slots, slot);
        while (content != 0 && !matches(content, numberMask, work, words, offset, length, hash)) {
            slot = (slot + 1) & mask;
            content = slot(work, slots, slot);
        }
        return (content & numberMask) - 1;
    }

    /**
     * Inserts a word, whose length and bytes are already stored, into the table. A word that equals an earlier one only
     * refers to it.
     */
    static void insert(final int[] args, final long[] work, final int index) {
        final long words = words(args);
        final long slots = slots(args);
        final int slotCount = args[SLOT_COUNT_ARG];
        final long word = word(words, index);
        final int length = DeviceMemory.getInt(work, word + WORD_LENGTH_OFFSET);
        final int equal = find(work, words, slots, slotCount, word + WORD_BYTES_OFFSET, length);
        DeviceMemory.putInt(work, word + WORD_FIRST_OFFSET, equal >= 0 ? equal : index);
        if (equal < 0) {
            final int mask = slotCount - 1;
            final int numberMask = mask >> 1;
            final int hash = hash(work, word + WORD_BYTES_OFFSET, length);
            int slot = hash & mask;
            while (slot(work, slots, slot) != 0) {
                slot = (slot + 1) & mask;
            }
            DeviceMemory.putInt(work, slots + ((long) slot << 2), (hash & ~numberMask) | (index + 1));
            final int bits = filterWord(work, slots, slotCount, hash) | filterBit(hash);
            DeviceMemory.putInt(work, filterOffset(slots, slotCount, hash), bits);
        }
    }

    private static int filterWord(final long[] work, final long slots, final int slotCount, final int hash) {
        return DeviceMemory.getInt(work, filterOffset(slots, slotCount, hash));
    }

    /** Returns the byte offset of the int with a hash's bit. The filter follows the slots. */
    private static long filterOffset(final long slots, final int slotCount, final int hash) {
        final int filterInts = slotCount >> 2;
        return slots + ((long) slotCount << 2) + (((hash >>> 13) & (filterInts - 1)) << 2);
    }

    private static int filterBit(final int hash) {
        return 1 << (hash >>> 8);
    }

    private static int slot(final long[] work, final long slots, final int slot) {
        return DeviceMemory.getInt(work, slots + ((long) slot << 2));
    }

    private static boolean matches(
            final int content,
            final int numberMask,
            final long[] work,
            final long words,
            final long offset,
            final int length,
            final int hash) {
        if (((content ^ hash) & ~numberMask) != 0) {
            return false;
        }
        final long word = word(words, (content & numberMask) - 1);
        if (DeviceMemory.getInt(work, word + WORD_LENGTH_OFFSET) != length) {
            return false;
        }
        int same = 0;
        while (same < length
                && DeviceMemory.getLong(work, word + WORD_BYTES_OFFSET + same)
                        == piece(work, offset + same, length - same)) {
            same += Long.BYTES;
        }
        return same >= length;
    }

    private static int hash(final long[] work, final long offset, final int length) {
        // Few words are longer than two pieces, so only these need a branch that depends on the length.
        long hash = mix(0, piece(work, offset, length));
        hash = mix(hash, piece(work, offset + Long.BYTES, length - Long.BYTES));
        for (int done = 2 * Long.BYTES; done < length; done += Long.BYTES) {
            hash = mix(hash, piece(work, offset + done, length - done));
        }
        // The lowest bits of a product depend on the first bytes of its factors alone.
        return (int) (hash >>> 16);
    }

    private static long mix(final long hash, final long piece) {
        final long product = (hash ^ piece) * MULTIPLIER;
        return product ^ (product >>> 32);
    }

    /** Returns the first of some bytes, at most 8, padded with zeros. */
    private static long piece(final long[] work, final long offset, final int byteCount) {
        final long aligned = offset & -Long.BYTES;
        final int shift = (int) (offset - aligned) * Byte.SIZE;
        final long low = DeviceMemory.getLong(work, aligned) >>> shift;
        final long high = DeviceMemory.getLong(work, aligned + Long.BYTES) << 1 << (Long.SIZE - 1 - shift);
        final int kept = byteCount < 0 ? 0 : byteCount > Long.BYTES ? Long.BYTES : byteCount;
        // A shift by 64 bits does not shift at all.
        return (low | high) & ~((-1L << (4 * kept)) << (4 * kept));
    }
}
