package io.github.galefs.sample.wordmatch;

import static io.github.galefs.kernel.file.DeviceFile.gread;
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
import io.github.galefs.kernel.WorkItem;

/**
 * Reads the dictionary and stores the words of the calling group. Every group reads every line, so all groups agree on
 * whether the dictionary is valid. Device code; collective.
 */
final class DictionaryLoader {
    private DictionaryLoader() {}

    /**
     * Loads the words.
     *
     * @param dictionary fd of the dictionary, or the error of its open.
     * @return 0, or the failure, which is then in the group's status as well.
     */
    static int load(final long[] fs, final int dictionary, final int[] args, final long[] work, final int[] status) {
        final long text = GroupMemory.text(args);
        int word = 0;
        int length = 0;
        int lineOffset = 0;
        long offset = 0;
        int failure = 0;
        int count = dictionary < 0 ? dictionary : 1;
        while (count > 0) {
            count = gread(fs, dictionary, offset, TEXT_LENGTH, work, text);
            int position = 0;
            while (WorkItem.localId() == 0 && position < count) {
                final int end = endOfLine(work, text, position, count);
                putBytes(args, work, word, length, text + position, end - position);
                length += end - position;
                position = end + 1;
                if (end < count) {
                    failure = failure == 0 ? endWord(args, work, status, word, length, lineOffset) : failure;
                    lineOffset += length + LINE_OVERHEAD;
                    word++;
                    length = 0;
                }
            }
            offset += count;
            // Also a barrier: the next iteration overwrites the text. All work-items take the failure that the leader
            // found.
            failure = (int) WorkItem.broadcast(failure);
            count = failure == 0 ? count : 0;
        }
        if (count < 0) {
            GroupMemory.fail(status, DICTIONARY_UNREADABLE, word + 1, count);
            failure = DICTIONARY_UNREADABLE;
        }
        // The last line may lack a line end.
        if (WorkItem.localId() == 0 && failure == 0 && length > 0) {
            failure = endWord(args, work, status, word, length, lineOffset);
        }
        return (int) WorkItem.broadcast(failure);
    }

    /** Returns the position of the first newline from a position of the text on, or the text's length. */
    private static int endOfLine(final long[] work, final long text, final int begin, final int length) {
        int block = begin & -TextBlock.LENGTH;
        long newlines = TextBlock.newlines(work, text + block, length - block) & (-1L << begin);
        while (newlines == 0 && block < length) {
            block += TextBlock.LENGTH;
            newlines = TextBlock.newlines(work, text + block, length - block);
        }
        return newlines == 0 ? length : block + Long.numberOfTrailingZeros(newlines);
    }

    private static void putBytes(
            final int[] args,
            final long[] work,
            final int word,
            final int index,
            final long source,
            final int byteCount) {
        final int groupWord = groupWord(args, word);
        if (isOfThisGroup(args, groupWord)) {
            final long bytes = Words.word(Words.words(args), groupWord) + WORD_BYTES_OFFSET;
            for (int i = 0; i < byteCount && index + i < MAX_WORD_LENGTH; i++) {
                DeviceMemory.putByte(work, bytes + index + i, DeviceMemory.getByte(work, source + i));
            }
        }
    }

    private static int endWord(
            final int[] args,
            final long[] work,
            final int[] status,
            final int word,
            final int length,
            final int lineOffset) {
        if (length == 0) {
            GroupMemory.fail(status, DICTIONARY_LINE_EMPTY, word + 1, 0);
            return DICTIONARY_LINE_EMPTY;
        }
        if (length > MAX_WORD_LENGTH) {
            GroupMemory.fail(status, DICTIONARY_WORD_TOO_LONG, word + 1, length);
            return DICTIONARY_WORD_TOO_LONG;
        }
        final int groupWord = groupWord(args, word);
        if (isOfThisGroup(args, groupWord)) {
            final long entry = Words.word(Words.words(args), groupWord);
            DeviceMemory.putInt(work, entry + WORD_LENGTH_OFFSET, length);
            DeviceMemory.putInt(work, entry + WORD_LINE_OFFSET, lineOffset);
            Words.insert(args, work, groupWord);
        }
        return 0;
    }

    private static int groupWord(final int[] args, final int word) {
        return word - args[GROUP_WORDS_ARG] * WorkItem.groupId();
    }

    private static boolean isOfThisGroup(final int[] args, final int groupWord) {
        return groupWord >= 0 && groupWord < GroupMemory.wordCount(args);
    }
}
