package io.github.galefs.sample.wordmatch;

/**
 * Layouts of the arrays that the kernels share with the host, beside those that have one value for each line or text.
 *
 * <pre>
 *  lines of a file (bytes)             a group's part of work (bytes)
 *      0 +---------------------+          0 +---------------------------+
 *        | the file            |            | text before the chunk     |
 *        +---------------------+         64 +---------------------------+
 *        | zeros (PADDING)     |            | chunk of a text, or lines |
 *        +---------------------+            | of output                 |
 *                                     16448 +---------------------------+
 *  failure (one long)                       | text after the chunk      |
 *   bits 32 to 62: line, from 1       16576 +---------------------------+
 *   bits 16 to 31: kind                     | path                      |
 *   bits 0 to 15: error number,       24768 +---------------------------+
 *                 at most 65535
 * </pre>
 */
final class WordMatchDescriptor {
    /** Longest word in bytes. */
    static final int MAX_WORD_LENGTH = 31;

    /** Bytes of a file that a work-group reads together: a block for each work-item of a group of 256. */
    static final int CHUNK_LENGTH = 256 * TextBlock.LENGTH;

    /** Zeros after a file: those after a word of the dictionary are read with it. */
    static final int PADDING = 2 * TextBlock.LENGTH;

    /** Longest name in a list in bytes; leaves space in a path for the suffix of the output's name. */
    static final int MAX_NAME_LENGTH = 4_000;

    /** Bytes for a path: directory, name, suffix. */
    static final int PATH_LENGTH = 8_192;

    static final int CHUNK_OFFSET = TextBlock.LENGTH;
    static final int PATH_OFFSET = CHUNK_OFFSET + CHUNK_LENGTH + 2 * TextBlock.LENGTH;
    static final int WORK_STRIDE = PATH_OFFSET + PATH_LENGTH;

    /** Columns of the count in an output line: leading spaces and digits. */
    static final int COUNT_COLUMNS = 10;

    /** Bytes of an output line besides those of its word and the line end: the columns of the count, and a space. */
    static final int LINE_PREFIX = COUNT_COLUMNS + 1;

    /** Output lines that fit into the memory of a chunk. */
    static final int CHUNK_LINES = CHUNK_LENGTH / (LINE_PREFIX + MAX_WORD_LENGTH + 1);

    static final int FILE_UNREADABLE = 1;
    static final int WORD_EMPTY = 2;
    static final int WORD_TOO_LONG = 3;
    static final int NAME_EMPTY = 4;
    static final int NAME_TOO_LONG = 5;
    static final int TEXT_UNREADABLE = 6;
    static final int OUTPUT_UNWRITABLE = 7;

    private static final int LINE_SHIFT = 32;
    private static final int KIND_SHIFT = 16;
    private static final int ERROR_MASK = 0xFFFF;

    private WordMatchDescriptor() {}

    static long failure(final int line, final int kind, final int error) {
        return ((long) line << LINE_SHIFT) | ((long) kind << KIND_SHIFT) | Math.min(error, ERROR_MASK);
    }

    static int line(final long failure) {
        return (int) (failure >>> LINE_SHIFT);
    }

    static int kind(final long failure) {
        return (int) failure >>> KIND_SHIFT;
    }

    static int error(final long failure) {
        return (int) failure & ERROR_MASK;
    }
}
