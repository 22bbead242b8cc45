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
 * number of half the slots needs, hold 1 + the index of its word; the others hold those of the word's hash. Most words
 * of a text that are not in the table are thus rejected without a comparison of bytes. Device code.
 */
final class Words {
    /** Hash of an empty word: the offset basis of FNV-1a. */
    static final int EMPTY_HASH = 0x811C_9DC5;

    private static final int FNV_PRIME = 0x0100_0193;
    private static final int SPREAD = 0x9E37_79B1;

    private Words() {}

    /** Returns whether a byte, sign-extended, is one of {@code A-Z a-z _}. */
    static boolean isWordByte(final int value) {
        final int lower = value | 0x20;
        return (lower >= 'a' && lower <= 'z') || value == '_';
    }

    static int addToHash(final int hash, final int value) {
        return (hash ^ value) * FNV_PRIME;
    }

    /** Returns the byte offset of the group's words. */
    static long words(final int[] args) {
        return GroupMemory.work(args) + WordMatchDescriptor.wordsOffset();
    }

    /** Returns the byte offset of a word, given that of the group's words. */
    static long word(final long words, final int index) {
        return words + (long) index * WORD_STRIDE;
    }

    /** Returns the index of the group's first slot. */
    static int slots(final int[] args) {
        return (int) ((GroupMemory.work(args) + WordMatchDescriptor.slotsOffset(args[GROUP_WORDS_ARG])) >> 2);
    }

    /**
     * Finds a word.
     *
     * @param words     byte offset of the group's words.
     * @param slots     index of the group's first slot.
     * @param slotCount slots of the group.
     * @param offset    byte offset of the word in the work array.
     * @param length    bytes in the word, from 1.
     * @param hash      hash of the word.
     * @return index of the first equal word of the group, or a negative number.
     */
    static int find(
            final int[] work,
            final long words,
            final int slots,
            final int slotCount,
            final long offset,
            final int length,
            final int hash) {
        final int mask = slotCount - 1;
        final int numberMask = mask >> 1;
        int slot = firstSlot(hash, mask);
        int content = work[slots + slot];
        while (content != 0 && !matches(content, numberMask, work, words, offset, length, hash)) {
            slot = (slot + 1) & mask;
            content = work[slots + slot];
        }
        return (content & numberMask) - 1;
    }

    /**
     * Inserts a word, whose length and bytes are already stored, into the table. A word that equals an earlier one only
     * refers to it.
     */
    static void insert(final int[] args, final int[] work, final int index, final int hash) {
        final long words = words(args);
        final int slots = slots(args);
        final int slotCount = args[SLOT_COUNT_ARG];
        final long word = word(words, index);
        final int length = getInt(work, word + WORD_LENGTH_OFFSET);
        final int equal = find(work, words, slots, slotCount, word + WORD_BYTES_OFFSET, length, hash);
        putInt(work, word + WORD_FIRST_OFFSET, equal >= 0 ? equal : index);
        if (equal < 0) {
            final int mask = slotCount - 1;
            final int numberMask = mask >> 1;
            int slot = firstSlot(hash, mask);
            while (work[slots + slot] != 0) {
                slot = (slot + 1) & mask;
            }
            work[slots + slot] = (hash & ~numberMask) | (index + 1);
        }
    }

    /** Reads an int at a byte offset that is a multiple of 4. */
    static int getInt(final int[] work, final long byteOffset) {
        return work[(int) (byteOffset >> 2)];
    }

    /** Writes an int at a byte offset that is a multiple of 4. */
    static void putInt(final int[] work, final long byteOffset, final int value) {
        work[(int) (byteOffset >> 2)] = value;
    }

    private static boolean matches(
            final int content,
            final int numberMask,
            final int[] work,
            final long words,
            final long offset,
            final int length,
            final int hash) {
        if (((content ^ hash) & ~numberMask) != 0) {
            return false;
        }
        final long word = word(words, (content & numberMask) - 1);
        if (getInt(work, word + WORD_LENGTH_OFFSET) != length) {
            return false;
        }
        int same = 0;
        while (same < length
                && DeviceMemory.getByte(work, word + WORD_BYTES_OFFSET + same)
                        == DeviceMemory.getByte(work, offset + same)) {
            same++;
        }
        return same == length;
    }

    private static int firstSlot(final int hash, final int mask) {
        // Takes high bits: the low bits of a product depend on few bits of its factors.
        return ((hash * SPREAD) >> 15) & mask;
    }
}
