package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.GROUP_WORDS_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.SLOT_COUNT_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_BYTES_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_FIRST_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_HASH_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_LENGTH_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_STRIDE;

import io.github.galefs.kernel.DeviceMemory;

/** A group's words and the hash table over them, which is at most half full. Device code. */
final class Words {
    /** Hash of no bytes: the offset basis of FNV-1a. */
    static final int EMPTY_HASH = 0x811C_9DC5;

    /** Length that stands for a word which is not looked for: it began elsewhere, or is too long. */
    static final int SKIP = -1;

    private static final int FNV_PRIME = 0x0100_0193;
    private static final int SPREAD = 0x9E37_79B1;

    private static final int SEARCHING = -2;
    private static final int ABSENT = -1;

    private Words() {}

    /** Whether a byte, sign-extended, is one of {@code A-Z a-z _}. */
    static boolean isWordByte(final int value) {
        final int lower = value | 0x20;
        return (lower >= 'a' && lower <= 'z') || value == '_';
    }

    static int addToHash(final int hash, final int value) {
        return (hash ^ value) * FNV_PRIME;
    }

    /** Place of a word, in bytes. */
    static long entry(final long groupWork, final int word) {
        return groupWork + WordMatchDescriptor.wordsOffset() + (long) word * WORD_STRIDE;
    }

    /**
     * Finds a word.
     *
     * @param place  of its bytes in the work array.
     * @param length of it, from 1.
     * @param hash   of its bytes.
     * @return index of the first word of the group that equals it, or a negative number.
     */
    static int find(
            final int[] args,
            final int[] work,
            final long groupWork,
            final long place,
            final int length,
            final int hash) {
        final int mask = args[SLOT_COUNT_ARG] - 1;
        int slot = firstSlot(hash, mask);
        int found = SEARCHING;
        while (found == SEARCHING) {
            final int candidate = getInt(work, slotPlace(args, groupWork, slot)) - 1;
            if (candidate < 0) {
                found = ABSENT;
            } else if (equals(work, entry(groupWork, candidate), place, length, hash)) {
                found = candidate;
            } else {
                slot = (slot + 1) & mask;
            }
        }
        return found;
    }

    /**
     * Puts a word, whose length and bytes are in place, into the table; one that equals an earlier one only refers to
     * it.
     */
    static void insert(final int[] args, final int[] work, final long groupWork, final int word, final int hash) {
        final long entry = entry(groupWork, word);
        final int length = getInt(work, entry + WORD_LENGTH_OFFSET);
        putInt(work, entry + WORD_HASH_OFFSET, hash);
        final int equal = find(args, work, groupWork, entry + WORD_BYTES_OFFSET, length, hash);
        putInt(work, entry + WORD_FIRST_OFFSET, equal >= 0 ? equal : word);
        if (equal < 0) {
            final int mask = args[SLOT_COUNT_ARG] - 1;
            int slot = firstSlot(hash, mask);
            while (getInt(work, slotPlace(args, groupWork, slot)) != 0) {
                slot = (slot + 1) & mask;
            }
            putInt(work, slotPlace(args, groupWork, slot), word + 1);
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

    private static boolean equals(
            final int[] work, final long entry, final long place, final int length, final int hash) {
        if (getInt(work, entry + WORD_HASH_OFFSET) != hash || getInt(work, entry + WORD_LENGTH_OFFSET) != length) {
            return false;
        }
        int different = 0;
        for (int i = 0; i < length; i++) {
            different |=
                    DeviceMemory.getByte(work, entry + WORD_BYTES_OFFSET + i) ^ DeviceMemory.getByte(work, place + i);
        }
        return different == 0;
    }

    private static int firstSlot(final int hash, final int mask) {
        // The low bits of a product depend on few bits of its factors, so the high half is taken.
        return ((hash * SPREAD) >> 15) & mask;
    }

    private static long slotPlace(final int[] args, final long groupWork, final int slot) {
        return groupWork + WordMatchDescriptor.slotsOffset(args[GROUP_WORDS_ARG]) + (long) slot * Integer.BYTES;
    }
}
