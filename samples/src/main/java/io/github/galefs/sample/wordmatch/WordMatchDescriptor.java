package io.github.galefs.sample.wordmatch;

/**
 * Layout of the arrays that {@link WordMatchKernel} shares with the host. Each work-group has a part of its own in
 * {@code work}, {@code counts} and {@code status}.
 *
 * <pre>
 *  args (ints)                    work, part of a group (bytes)        word (bytes)
 *   0 words in dictionary            0 +------------------------+        0 +-------------------+
 *   1 words of a group, W              | last bytes of the text |          | length            |
 *   2 table slots, S                   | before (HISTORY)       |        4 +-------------------+
 *   3 dictionary path's length      64 +------------------------+          | first of equals   |
 *   4 list path's length               | text (TEXT_LENGTH)     |        8 +-------------------+
 *   5 list folder's length             +------------------------+          | place in output   |
 *                                      | path (PATH_LENGTH)     |       12 +-------------------+
 *  paths (bytes)                       +------------------------+          | bytes             |
 *   dictionary, list, folder           | W words                |       44 +-------------------+
 *                                      +------------------------+
 *  status, part of a group (ints)      | S slots, see Words     |
 *   0 what failed, or 0                +------------------------+
 *   1 line, from 1                     | W lines of output      |
 *   2 error's number                   +------------------------+
 *
 *  counts, part of a group (ints): for each work-item a row of W counts
 * </pre>
 */
final class WordMatchDescriptor {
    static final int WORD_COUNT_ARG = 0;
    static final int GROUP_WORDS_ARG = 1;
    static final int SLOT_COUNT_ARG = 2;
    static final int DICTIONARY_PATH_LENGTH_ARG = 3;
    static final int LIST_PATH_LENGTH_ARG = 4;
    static final int FOLDER_LENGTH_ARG = 5;
    static final int ARG_COUNT = 6;

    /** Longest word in bytes. */
    static final int MAX_WORD_LENGTH = 31;

    /**
     * Bytes kept from the text before; a multiple of 4 of more than twice a word, so that a word is whole in one
     * window.
     */
    static final int HISTORY_LENGTH = 64;

    /**
     * Bytes of text that are looked at together. A multiple of the usual block size, so that no block is asked for
     * twice.
     */
    static final int TEXT_LENGTH = 65_536;

    /** Longest name of a list in bytes; the ending of an output's name still fits into a path. */
    static final int MAX_NAME_LENGTH = 4_000;

    /** Bytes for a path: folder, name, ending. */
    static final int PATH_LENGTH = 8_192;

    static final int WORD_LENGTH_OFFSET = 0;
    static final int WORD_FIRST_OFFSET = 4;
    static final int WORD_PLACE_OFFSET = 8;
    static final int WORD_BYTES_OFFSET = 12;
    static final int WORD_STRIDE = 44;

    /** Digits and spaces before a word in the output. */
    static final int COUNT_COLUMNS = 10;

    /** What an output line has besides its word: the count's columns, a space, and the end of the line. */
    static final int LINE_OVERHEAD = COUNT_COLUMNS + 2;

    static final int STATUS_FAILURE = 0;
    static final int STATUS_LINE = 1;
    static final int STATUS_ERROR = 2;
    static final int STATUS_STRIDE = 4;

    static final int DICTIONARY_UNREADABLE = 1;
    static final int DICTIONARY_LINE_EMPTY = 2;
    static final int DICTIONARY_WORD_TOO_LONG = 3;
    static final int LIST_UNREADABLE = 4;
    static final int LIST_LINE_EMPTY = 5;
    static final int LIST_NAME_TOO_LONG = 6;
    static final int TEXT_UNREADABLE = 7;
    static final int OUTPUT_UNWRITABLE = 8;

    private WordMatchDescriptor() {}

    static int textOffset() {
        return HISTORY_LENGTH;
    }

    static int pathOffset() {
        return HISTORY_LENGTH + TEXT_LENGTH;
    }

    static int wordsOffset() {
        return pathOffset() + PATH_LENGTH;
    }

    static long slotsOffset(final int groupWords) {
        return wordsOffset() + (long) groupWords * WORD_STRIDE;
    }

    static long outputOffset(final int groupWords, final int slotCount) {
        return slotsOffset(groupWords) + (long) slotCount * Integer.BYTES;
    }

    /** Bytes of a group's part of {@code work}; a multiple of 64. */
    static long workStride(final int groupWords, final int slotCount) {
        final long end = outputOffset(groupWords, slotCount) + (long) groupWords * (MAX_WORD_LENGTH + LINE_OVERHEAD);
        return (end + 63) & -64L;
    }
}
