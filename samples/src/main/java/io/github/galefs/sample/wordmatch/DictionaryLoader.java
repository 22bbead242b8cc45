package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DICTIONARY_LINE_EMPTY;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DICTIONARY_UNREADABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DICTIONARY_WORD_TOO_LONG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.GROUP_WORDS_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LINE_OVERHEAD;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_WORD_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.TEXT_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_BYTES_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_LENGTH_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_LINE_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;

/**
 * Reads the dictionary and stores the words of the calling group. Every group reads every line, so all groups agree on
 * whether the dictionary is valid. The work-items of a group share the lines of a window: a scan over their numbers of
 * line ends tells each work-item the number of its first line. Device code; collective.
 */
final class DictionaryLoader {
    /** No line is invalid. */
    private static final long VALID = Long.MAX_VALUE;

    private DictionaryLoader() {}

    /**
     * Loads the words.
     *
     * @param dictionary fd of the dictionary, or the error of its open.
     * @return 0, or the failure, which is then in the group's status as well.
     */
    static int load(final long[] fs, final int dictionary, final int[] args, final long[] work, final int[] status) {
        final long text = GroupMemory.text(args);
        long offset = 0;
        long lineBegin = 0;
        int lines = 0;
        long invalid = VALID;
        int count = dictionary < 0 ? dictionary : TEXT_LENGTH;
        while (count == TEXT_LENGTH && invalid == VALID) {
            count = FullTransfer.read(fs, dictionary, offset, TEXT_LENGTH, work, text);
            final int available = Math.max(0, count);
            final int begin = shareBegin(available, WorkItem.localId());
            final int end = shareBegin(available, WorkItem.localId() + 1);
            final int ends = countLineEnds(work, text, begin, end);
            final int lastEnd = lastLineEnd(work, text, begin, end);
            final int firstLine = lines + WorkGroup.scanExclusiveAdd(ends);
            final int endBefore = WorkGroup.scanExclusiveMax(lastEnd);
            final long from = endBefore < 0 ? lineBegin - offset : endBefore + 1;
            final long own = storeLines(args, work, text, begin, end, firstLine, from, offset);
            lines += WorkGroup.reduceAdd(ends);
            final int lastOfWindow = WorkGroup.reduceMax(lastEnd);
            lineBegin = lastOfWindow < 0 ? lineBegin : offset + lastOfWindow + 1;
            invalid = WorkGroup.reduceMin(own);
            // The last line may lack a line end.
            final long rest = offset + available - lineBegin;
            if (count >= 0 && count < TEXT_LENGTH && rest > 0) {
                invalid = Math.min(invalid, storeLine(args, work, lines, text + lineBegin - offset, rest, lineBegin));
                lines++;
            }
            // The next window overwrites the text, and begins with the rest of a line.
            WorkItem.barrier();
            TextScanner.keepHistory(text, work);
            offset += available;
        }
        final int failure = failure(count, lines, invalid, status);
        if (WorkItem.localId() == 0 && failure == 0) {
            insertWords(args, work, lines);
        }
        // Also a barrier: all work-items use the table.
        return (int) WorkItem.broadcast(failure);
    }

    /** Returns where a work-item's share of the blocks of a window begins. */
    private static int shareBegin(final int available, final int localId) {
        final int blocks = (available + TextBlock.LENGTH - 1) / TextBlock.LENGTH;
        final int share = (blocks + WorkItem.localSize() - 1) / WorkItem.localSize();
        return (int) Math.min(available, (long) share * localId * TextBlock.LENGTH);
    }

    private static int countLineEnds(final long[] work, final long text, final int begin, final int end) {
        int count = 0;
        for (int block = begin; block < end; block += TextBlock.LENGTH) {
            count += Long.bitCount(TextBlock.newlines(work, text + block, end - block));
        }
        return count;
    }

    /** Returns the position of the last line end, or a negative number. */
    private static int lastLineEnd(final long[] work, final long text, final int begin, final int end) {
        int last = -1;
        for (int block = begin; block < end; block += TextBlock.LENGTH) {
            final long newlines = TextBlock.newlines(work, text + block, end - block);
            last = newlines == 0 ? last : block + Long.SIZE - 1 - Long.numberOfLeadingZeros(newlines);
        }
        return last;
    }

    /**
     * Stores the group's words of the lines that end in a part of a window.
     *
     * @param firstLine number of the first of these lines, from 0.
     * @param from      where it begins, relative to the window; negative if it begins in an earlier window.
     * @param offset    of the window in the file.
     * @return the first invalid line, see {@link #storeLine}.
     */
    private static long storeLines(
            final int[] args,
            final long[] work,
            final long text,
            final int begin,
            final int end,
            final int firstLine,
            final long from,
            final long offset) {
        long invalid = VALID;
        long lineBegin = from;
        int line = firstLine;
        for (int block = begin; block < end; block += TextBlock.LENGTH) {
            long newlines = TextBlock.newlines(work, text + block, end - block);
            while (newlines != 0) {
                final int lineEnd = block + Long.numberOfTrailingZeros(newlines);
                final long stored =
                        storeLine(args, work, line, text + lineBegin, lineEnd - lineBegin, offset + lineBegin);
                invalid = Math.min(invalid, stored);
                lineBegin = lineEnd + 1L;
                line++;
                newlines &= newlines - 1;
            }
        }
        return invalid;
    }

    /**
     * Stores the word of a line if it is the group's. The bytes of a valid line are in the window or in its history.
     *
     * @param source byte offset of the line in the work array.
     * @param length bytes in the line.
     * @param offset of the line in the file.
     * @return {@link #VALID}; or the line's number in the upper half and its length in the lower half.
     */
    private static long storeLine(
            final int[] args,
            final long[] work,
            final int line,
            final long source,
            final long length,
            final long offset) {
        final boolean isValid = length > 0 && length <= MAX_WORD_LENGTH;
        final int groupWord = line - args[GROUP_WORDS_ARG] * WorkItem.groupId();
        if (isValid && groupWord >= 0 && groupWord < GroupMemory.wordCount(args)) {
            final long entry = Words.word(Words.words(args), groupWord);
            for (int i = 0; i < length; i++) {
                DeviceMemory.putByte(work, entry + WORD_BYTES_OFFSET + i, DeviceMemory.getByte(work, source + i));
            }
            DeviceMemory.putInt(work, entry + WORD_LENGTH_OFFSET, (int) length);
            // Each line before is longer in the output.
            DeviceMemory.putInt(work, entry + WORD_LINE_OFFSET, (int) offset + line * (LINE_OVERHEAD - 1));
        }
        return isValid ? VALID : ((long) line << Integer.SIZE) | Math.min(length, Integer.MAX_VALUE);
    }

    /** Returns the failure and reports it; or 0. */
    private static int failure(final int count, final int lines, final long invalid, final int[] status) {
        int failure = 0;
        if (invalid != VALID) {
            final int length = (int) invalid;
            failure = length == 0 ? DICTIONARY_LINE_EMPTY : DICTIONARY_WORD_TOO_LONG;
            GroupMemory.fail(status, failure, (int) (invalid >> Integer.SIZE) + 1, length);
        } else if (count < 0) {
            failure = DICTIONARY_UNREADABLE;
            GroupMemory.fail(status, failure, lines + 1, count);
        }
        return failure;
    }

    /** Inserts the group's words in their order: of equal words, the first one counts. */
    private static void insertWords(final int[] args, final long[] work, final int lines) {
        final long loaded = lines - (long) args[GROUP_WORDS_ARG] * WorkItem.groupId();
        final int count = (int) Math.min(loaded, GroupMemory.wordCount(args));
        for (int word = 0; word < count; word++) {
            Words.insert(args, work, word);
        }
    }
}
