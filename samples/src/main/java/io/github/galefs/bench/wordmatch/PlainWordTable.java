package io.github.galefs.bench.wordmatch;

import java.util.Arrays;

/** The words of a dictionary, in a hash table of plain Java. */
final class PlainWordTable {
    private static final int COUNT_COLUMNS = 10;
    private static final int LINE_PREFIX = COUNT_COLUMNS + 1;
    private static final int FIRST_HASH = 0x811C_9DC5;
    private static final int HASH_FACTOR = 0x0100_0193;
    private static final boolean[] IS_WORD_BYTE = wordBytes();

    private final byte[] dictionary;
    /** Offset of each word, and where another one would begin. */
    private final int[] lines;

    private final int[] hashes;
    /** Index in the table of the word that equals each word. */
    private final int[] first;

    private final int[] slots;

    /** @param dictionary lines, each with a line end. */
    PlainWordTable(final byte[] dictionary) {
        this.dictionary = dictionary;
        lines = lines(dictionary);
        hashes = new int[size()];
        first = new int[size()];
        slots = new int[Math.max(4, Integer.highestOneBit(size()) * 4)];
        for (int word = 0; word < size(); word++) {
            final int length = lines[word + 1] - 1 - lines[word];
            hashes[word] = hash(dictionary, lines[word], length);
            final int slot = slotOf(dictionary, lines[word], length, hashes[word]);
            if (slots[slot] == 0) {
                slots[slot] = word + 1;
            }
            first[word] = slots[slot] - 1;
        }
    }

    private static int[] lines(final byte[] dictionary) {
        int count = 0;
        for (final byte value : dictionary) {
            count += value == '\n' ? 1 : 0;
        }
        final int[] lines = new int[count + 1];
        int line = 0;
        for (int i = 0; i < dictionary.length; i++) {
            if (dictionary[i] == '\n') {
                line++;
                lines[line] = i + 1;
            }
        }
        return lines;
    }

    private static boolean[] wordBytes() {
        final boolean[] isWordByte = new boolean[256];
        for (int letter = 'a'; letter <= 'z'; letter++) {
            isWordByte[letter] = true;
            isWordByte[letter - 'a' + 'A'] = true;
        }
        isWordByte['_'] = true;
        return isWordByte;
    }

    /** Returns the number of words. */
    int size() {
        return lines.length - 1;
    }

    /**
     * Counts the words of a text that begin at a position.
     *
     * @param from   first position; a word that begins before is not counted.
     * @param to     end of the positions.
     * @param length bytes of the text; a word may end there.
     */
    void count(final byte[] text, final int from, final int to, final int length, final int[] counts) {
        int i = from;
        while (i > 0 && i < to && IS_WORD_BYTE[text[i - 1] & 255] && IS_WORD_BYTE[text[i] & 255]) {
            i++;
        }
        while (i < to) {
            if (IS_WORD_BYTE[text[i] & 255]) {
                final int begin = i;
                int hash = FIRST_HASH;
                while (i < length && IS_WORD_BYTE[text[i] & 255]) {
                    hash = (hash ^ text[i]) * HASH_FACTOR;
                    i++;
                }
                final int word = slots[slotOf(text, begin, i - begin, hash)] - 1;
                if (word >= 0) {
                    counts[word]++;
                }
            } else {
                i++;
            }
        }
    }

    /** Returns the slot of a word, or an empty one if it is not in the table. */
    private int slotOf(final byte[] text, final int begin, final int length, final int hash) {
        final int mask = slots.length - 1;
        int slot = ((hash * 0x9E37_79B1) >>> 15) & mask;
        while (slots[slot] != 0 && !isWord(slots[slot] - 1, text, begin, length, hash)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean isWord(final int word, final byte[] text, final int begin, final int length, final int hash) {
        return hashes[word] == hash
                && Arrays.equals(dictionary, lines[word], lines[word + 1] - 1, text, begin, begin + length);
    }

    private static int hash(final byte[] text, final int begin, final int length) {
        int hash = FIRST_HASH;
        for (int i = begin; i < begin + length; i++) {
            hash = (hash ^ text[i]) * HASH_FACTOR;
        }
        return hash;
    }

    /** Returns where the line of a word begins in an output. */
    int lineOffset(final int word) {
        return lines[word] + word * LINE_PREFIX;
    }

    /** Returns lines of an output: the sums of the counts of all threads, and the words. */
    byte[] lines(final int from, final int to, final int[][] counts) {
        final byte[] bytes = new byte[lineOffset(to) - lineOffset(from)];
        Arrays.fill(bytes, (byte) ' ');
        for (int word = from; word < to; word++) {
            int rest = 0;
            for (final int[] ofThread : counts) {
                rest += ofThread[first[word]];
            }
            final int begin = lineOffset(word) - lineOffset(from);
            int column = COUNT_COLUMNS;
            while (column == COUNT_COLUMNS || rest > 0) {
                column--;
                bytes[begin + column] = (byte) ('0' + rest % 10);
                rest /= 10;
            }
            System.arraycopy(dictionary, lines[word], bytes, begin + LINE_PREFIX, lines[word + 1] - lines[word]);
        }
        return bytes;
    }
}
