package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.GROUP_WORDS_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.HISTORY_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_WORD_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.SLOT_COUNT_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.TEXT_LENGTH;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/**
 * Counts the group's words in a text, window by window. Each work-item scans a share of a window and counts in its own
 * row. Device code.
 */
final class TextScanner {
    private TextScanner() {}

    /**
     * Clears the counts and counts the words of a text. Collective.
     *
     * @param text fd of the text, or the error of its open, which is then returned.
     * @return 0, or an error.
     */
    static int count(final long[] fs, final int text, final int[] args, final int[] work, final int[] counts) {
        clearRow(args, counts);
        final long buffer = GroupMemory.text(args);
        long offset = 0;
        int status = text < 0 ? text : 1;
        while (status > 0) {
            final int count = FullTransfer.read(fs, text, offset, TEXT_LENGTH, work, buffer);
            // A word is counted where it begins. In all but the last window, the last bytes are left to the next
            // window,
            // which has them in its history: every word is complete in the window that counts it.
            final boolean last = count < TEXT_LENGTH;
            final int begin = offset == 0 ? 0 : -(MAX_WORD_LENGTH + 1);
            final int end = last ? count : count - (MAX_WORD_LENGTH + 1);
            if (count >= 0) {
                scanWindow(buffer, begin, end, count, offset == 0, args, work, counts);
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

    private static void keepHistory(final long buffer, final int[] work) {
        for (int i = WorkItem.localId(); i < HISTORY_LENGTH; i += WorkItem.localSize()) {
            final int value = DeviceMemory.getByte(work, buffer + TEXT_LENGTH - HISTORY_LENGTH + i);
            DeviceMemory.putByte(work, buffer - HISTORY_LENGTH + i, value);
        }
    }

    /** Counts the words that begin in this work-item's share of a window. Positions are relative to the buffer. */
    private static void scanWindow(
            final long buffer,
            final int windowBegin,
            final int windowEnd,
            final int available,
            final boolean first,
            final int[] args,
            final int[] work,
            final int[] counts) {
        final int share = (windowEnd - windowBegin + WorkItem.localSize() - 1) / WorkItem.localSize();
        final int begin = windowBegin + share * WorkItem.localId();
        final int unclipped = begin + share;
        final int end = unclipped < windowEnd ? unclipped : windowEnd;
        int skipped = begin;
        if (!(first && begin == 0) && isWordByte(work, buffer + begin - 1)) {
            // A word that began before the share belongs to another work-item.
            while (skipped < end && isWordByte(work, buffer + skipped)) {
                skipped++;
            }
        }
        scan(buffer, skipped, end, available, args, work, counts);
    }

    /** Counts the words that begin from {@code begin}, which is not inside a word, up to {@code end}. */
    private static void scan(
            final long buffer,
            final int begin,
            final int end,
            final int available,
            final int[] args,
            final int[] work,
            final int[] counts) {
        final int row = GroupMemory.row(args, WorkItem.localId());
        final long words = Words.words(args);
        final int slots = Words.slots(args);
        final int slotCount = args[SLOT_COUNT_ARG];
        int position = begin;
        while (position < end) {
            if (!isWordByte(work, buffer + position)) {
                position++;
            } else {
                // The last word may extend past the end.
                final int wordBegin = position;
                int hash = Words.EMPTY_HASH;
                while (position < available && isWordByte(work, buffer + position)) {
                    hash = Words.addToHash(hash, DeviceMemory.getByte(work, buffer + position));
                    position++;
                }
                final int length = position - wordBegin;
                final int word = Words.find(work, words, slots, slotCount, buffer + wordBegin, length, hash);
                if (word >= 0) {
                    counts[row + word]++;
                }
            }
        }
    }

    private static boolean isWordByte(final int[] work, final long offset) {
        return Words.isWordByte(DeviceMemory.getByte(work, offset));
    }
}
