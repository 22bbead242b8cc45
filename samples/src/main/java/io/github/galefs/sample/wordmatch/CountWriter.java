package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.COUNT_COLUMNS;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LINE_OVERHEAD;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_BYTES_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_FIRST_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_LENGTH_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_LINE_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Writes the group's lines of an output at their offsets. Device code. */
final class CountWriter {
    private static final int SUFFIX_LENGTH = 7;

    private CountWriter() {}

    /**
     * Appends {@code .counts} to the path of a text, which makes it the path of the output.
     *
     * @return bytes appended.
     */
    static int appendSuffix(final long[] work, final long pathEnd) {
        if (WorkItem.localId() == 0) {
            DeviceMemory.putByte(work, pathEnd, '.');
            DeviceMemory.putByte(work, pathEnd + 1, 'c');
            DeviceMemory.putByte(work, pathEnd + 2, 'o');
            DeviceMemory.putByte(work, pathEnd + 3, 'u');
            DeviceMemory.putByte(work, pathEnd + 4, 'n');
            DeviceMemory.putByte(work, pathEnd + 5, 't');
            DeviceMemory.putByte(work, pathEnd + 6, 's');
        }
        return SUFFIX_LENGTH;
    }

    /**
     * Writes the lines. All work-items must have finished counting. Collective.
     *
     * @param output fd of the output, or the error of its open, which is then returned.
     * @return a number from 0, or an error.
     */
    static int write(final long[] fs, final int output, final int[] args, final long[] work, final int[] counts) {
        final long words = Words.words(args);
        final long lines = GroupMemory.output(args);
        final int wordCount = output < 0 ? 0 : GroupMemory.wordCount(args);
        final int firstLineOffset = DeviceMemory.getInt(work, words + WORD_LINE_OFFSET);
        int byteCount = 0;
        if (wordCount > 0) {
            final long last = Words.word(words, wordCount - 1);
            final int lastLineOffset = DeviceMemory.getInt(work, last + WORD_LINE_OFFSET);
            byteCount = lastLineOffset
                    + DeviceMemory.getInt(work, last + WORD_LENGTH_OFFSET)
                    + LINE_OVERHEAD
                    - firstLineOffset;
        }
        for (int i = WorkItem.localId(); i < wordCount; i += WorkItem.localSize()) {
            final long word = Words.word(words, i);
            final int lineOffset = DeviceMemory.getInt(work, word + WORD_LINE_OFFSET);
            putLine(lines + lineOffset - firstLineOffset, word, args, work, counts);
        }
        final int written = FileParts.write(fs, output, firstLineOffset, byteCount, work, lines);
        return output < 0 ? output : written;
    }

    private static void putLine(
            final long line, final long word, final int[] args, final long[] work, final int[] counts) {
        final int first = DeviceMemory.getInt(work, word + WORD_FIRST_OFFSET);
        int count = 0;
        for (int item = 0; item < WorkItem.localSize(); item++) {
            count += counts[GroupMemory.row(args, item) + first];
        }
        putCount(line, count, work);
        DeviceMemory.putByte(work, line + COUNT_COLUMNS, ' ');
        final int length = DeviceMemory.getInt(work, word + WORD_LENGTH_OFFSET);
        for (int i = 0; i < length; i++) {
            final int value = DeviceMemory.getByte(work, word + WORD_BYTES_OFFSET + i);
            DeviceMemory.putByte(work, line + COUNT_COLUMNS + 1 + i, value);
        }
        DeviceMemory.putByte(work, line + COUNT_COLUMNS + 1 + length, '\n');
    }

    /** Writes a count right-aligned into its columns. */
    private static void putCount(final long line, final int count, final long[] work) {
        for (int column = 0; column < COUNT_COLUMNS; column++) {
            DeviceMemory.putByte(work, line + column, ' ');
        }
        int rest = count;
        int column = COUNT_COLUMNS;
        while (column == COUNT_COLUMNS || rest > 0) {
            column--;
            DeviceMemory.putByte(work, line + column, '0' + rest % 10);
            rest /= 10;
        }
    }
}
