package io.github.galefs.sample.wordmatch;

/**
 * Layout of the arrays that {@link WordMatchKernel} shares with the host. Each work-group has its own part of
 * {@code work}, {@code counts} and {@code status}.
 *
 * <pre>
 *  args (ints)                    work, part of a group (bytes)        word (bytes)
 *   0 words in dictionary            0 +------------------------+        0 +-------------------+
 *   1 words of a group, W              | last bytes of the text |          | length            |
 *   2 table slots, S                   | before (HISTORY)       |        4 +-------------------+
 *   3 dictionary path's length     128 +------------------------+          | first of equals   |
 *   4 list path's length               | text (TEXT_LENGTH)     |        8 +-------------------+
 *   5 list directory's len.            +------------------------+          | offset in output  |
 *                                      | path (PATH_LENGTH)     |       12 +-------------------+
 *  paths (bytes)                       +------------------------+          | unused            |
 *   dictionary, list, directory        | W words                |       16 +-------------------+
 *                                      +------------------------+          | bytes, then zeros |
 *  status, part of a group (ints)      | S slots, see Words     |       48 +-------------------+
 *   0 failure, or 0                    +------------------------+
 *   1 line, from 1                     | filter of S bytes      |
 *   2 error number                     +------------------------+
 *                                      | W lines of output      |
 *                                      +------------------------+
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
    static final int DIRECTORY_LENGTH_ARG = 5;
    static final int ARG_COUNT = 6;

    /** Longest word in bytes. */
    static final int MAX_WORD_LENGTH = 31;

    /**
     * Bytes kept of the preceding text: the block that the preceding window left, and the one before, which tells
     * whether a word continues in it.
     */
    static final int HISTORY_LENGTH = 2 * TextBlock.LENGTH;

    /**
     * Bytes of a text that are scanned together. A multiple of the default block size, so that no block is requested
     * twice.
     */
    static final int TEXT_LENGTH = 65_536;

    /** Longest name in a list in bytes; leaves space in a path for the suffix of the output's name. */
    static final int MAX_NAME_LENGTH = 4_000;

    /** Bytes for a path: directory, name, suffix. */
    static final int PATH_LENGTH = 8_192;

    static final int WORD_LENGTH_OFFSET = 0;
    static final int WORD_FIRST_OFFSET = 4;
    static final int WORD_LINE_OFFSET = 8;
    static final int WORD_BYTES_OFFSET = 16;
    static final int WORD_STRIDE = 48;

    static final int FILTER_BYTES_PER_SLOT = 1;

    /** Columns of the count in an output line: leading spaces and digits. */
    static final int COUNT_COLUMNS = 10;

    /** Bytes of an output line besides its word: the columns of the count, a space, and the line end. */
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
        return slotsOffset(groupWords) + (long) slotCount * (Integer.BYTES + FILTER_BYTES_PER_SLOT);
    }

    /** Returns the bytes of a group's part of {@code work}; a multiple of 64. */
    static long workStride(final int groupWords, final int slotCount) {
        final long end = outputOffset(groupWords, slotCount) + (long) groupWords * (MAX_WORD_LENGTH + LINE_OVERHEAD);
        return (end + 63) & -64L;
    }
}
