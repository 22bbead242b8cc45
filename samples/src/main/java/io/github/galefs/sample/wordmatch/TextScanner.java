package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.GROUP_WORDS_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.HISTORY_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_WORD_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.SLOT_COUNT_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.TEXT_LENGTH;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Counts the group's words in a text, window by window. Each work-item scans a share of a window's blocks and counts in
 * its own row. Device code.
 */
final class TextScanner {
    private TextScanner() {}

    /**
     * Clears the counts and counts the words of a text. Collective.
     *
     * @param text fd of the text, or the error of its open, which is then returned.
     * @return 0, or an error.
     */
    static int count(final long[] fs, final int text, final int[] args, final long[] work, final int[] counts) {
        clearRow(args, counts);
        final long buffer = GroupMemory.text(args);
        clearHistory(buffer, work);
        long offset = 0;
        int status = text < 0 ? text : 1;
        while (status > 0) {
            final int count = FileParts.read(fs, text, offset, TEXT_LENGTH, work, buffer);
            // A word is counted where it begins. In all but the last window, the last block is left to the next window,
            // which has it in its history: every word is complete in the window that counts it.
            final boolean last = count < TEXT_LENGTH;
            if (count >= 0) {
                scanWindow(buffer, last ? count : count - TextBlock.LENGTH, count, args, work, counts);
            }
            WorkItem.barrier();
            keepHistory(buffer, work);
            offset += count;
            status = count < 0 ? count : last ? 0 : 1;
        }
        return status;
    }

    private static void clearRow(final int[] args, final int[] counts) {
        final int words = args[GROUP_WORDS_ARG];
        final int row = GroupMemory.row(args, WorkItem.localId());
        for (int i = 0; i < words; i++) {
            counts[row + i] = 0;
        }
    }

    /** Sets the history of the first window: no word begins or continues in it. */
    private static void clearHistory(final long buffer, final long[] work) {
        for (int i = WorkItem.localId() * Long.BYTES; i < HISTORY_LENGTH; i += WorkItem.localSize() * Long.BYTES) {
            DeviceMemory.putLong(work, buffer - HISTORY_LENGTH + i, 0);
        }
    }

    private static void keepHistory(final long buffer, final long[] work) {
        for (int i = WorkItem.localId() * Long.BYTES; i < HISTORY_LENGTH; i += WorkItem.localSize() * Long.BYTES) {
            final long value = DeviceMemory.getLong(work, buffer + TEXT_LENGTH - HISTORY_LENGTH + i);
            DeviceMemory.putLong(work, buffer - HISTORY_LENGTH + i, value);
        }
    }

    /**
     * Counts the words that begin in this work-item's share of a window's blocks, which are those from the last block
     * of the history to an end. Positions are relative to the buffer.
     */
    private static void scanWindow(
            final long buffer,
            final int windowEnd,
            final int available,
            final int[] args,
            final long[] work,
            final int[] counts) {
        final int blocks = (windowEnd + 2 * TextBlock.LENGTH - 1) / TextBlock.LENGTH;
        final int share = (blocks + WorkItem.localSize() - 1) / WorkItem.localSize();
        final int first = share * WorkItem.localId();
        final int unclipped = first + share;
        final int end = unclipped < blocks ? unclipped : blocks;
        if (first < end) {
            scan(buffer, (first - 1) * TextBlock.LENGTH, (end - 1) * TextBlock.LENGTH, available, args, work, counts);
        }
    }

    /** Counts the words that begin in the blocks from one position to another. */
    private static void scan(
            final long buffer,
            final int begin,
            final int end,
            final int available,
            final int[] args,
            final long[] work,
            final int[] counts) {
        final int row = GroupMemory.row(args, WorkItem.localId());
        final long words = Words.words(args);
        final long slots = Words.slots(args);
        final int slotCount = args[SLOT_COUNT_ARG];
        long before = TextBlock.followsWordByte(work, buffer + begin) ? 1 : 0;
        long block = TextBlock.wordBytes(work, buffer + begin, available - begin);
        for (int position = begin; position < end; position += TextBlock.LENGTH) {
            final int nextPosition = position + TextBlock.LENGTH;
            final long next = TextBlock.wordBytes(work, buffer + nextPosition, available - nextPosition);
            long wordBegins = block & ~((block << 1) | before);
            while (wordBegins != 0) {
                final int bit = Long.numberOfTrailingZeros(wordBegins);
                final long fromWord = (block >>> bit) | ((next << 1) << (Long.SIZE - 1 - bit));
                final int length = Long.numberOfTrailingZeros(~fromWord);
                if (length <= MAX_WORD_LENGTH) {
                    final int word = Words.find(work, words, slots, slotCount, buffer + position + bit, length);
                    if (word >= 0) {
                        counts[row + word]++;
                    }
                }
                wordBegins &= wordBegins - 1;
            }
            before = block >>> (Long.SIZE - 1);
            block = next;
        }
    }
}
