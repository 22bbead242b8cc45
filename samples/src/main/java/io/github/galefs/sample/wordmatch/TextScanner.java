package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.CHUNK_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.CHUNK_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_WORD_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORK_STRIDE;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Counts the words of a chunk of a text. A word is counted where it begins: the block before the chunk tells whether a
 * word continues in it, and the blocks after the chunk have the rest of its last word. Device code.
 */
final class TextScanner {
    private TextScanner() {}

    /**
     * Counts. Collective.
     *
     * @param fd     of the text, or an error.
     * @param offset of the chunk in the text.
     * @param counts counts of all texts.
     * @param row    index of the text's first count.
     * @return 0, or an error.
     */
    static int count(
            final long[] fs,
            final int fd,
            final long offset,
            final long[] dictionary,
            final int[] lines,
            final int[] slots,
            final long[] work,
            final int[] counts,
            final int row) {
        final long chunk = (long) WorkItem.groupId() * WORK_STRIDE + CHUNK_OFFSET;
        final int before = offset == 0 ? 0 : TextBlock.LENGTH;
        if (offset == 0 && WorkItem.localId() == 0) {
            DeviceMemory.putLong(work, chunk - Long.BYTES, 0); // no word continues in the first chunk
        }
        final int wanted = before + CHUNK_LENGTH + TextBlock.LENGTH;
        final int read = FileParts.read(fs, fd, offset - before, wanted, work, chunk - before);
        final int available = read - before;
        final int blocks = TextBlock.count(Math.min(available, CHUNK_LENGTH));
        final int begin = (int) ((long) blocks * WorkItem.localId() / WorkItem.localSize());
        final int end = (int) ((long) blocks * (WorkItem.localId() + 1) / WorkItem.localSize());
        if (begin < end) {
            scan(
                    chunk,
                    begin * TextBlock.LENGTH,
                    end * TextBlock.LENGTH,
                    available,
                    dictionary,
                    lines,
                    slots,
                    work,
                    counts,
                    row);
        }
        WorkItem.barrier(); // all have used the chunk: the next one replaces it
        return Math.min(0, read);
    }

    /** Counts the words that begin in the blocks from one position to another, relative to the chunk. */
    private static void scan(
            final long chunk,
            final int begin,
            final int end,
            final int available,
            final long[] dictionary,
            final int[] lines,
            final int[] slots,
            final long[] work,
            final int[] counts,
            final int row) {
        long before = TextBlock.followsWordByte(work, chunk + begin) ? 1 : 0;
        long block = TextBlock.wordBytes(work, chunk + begin, available - begin);
        for (int position = begin; position < end; position += TextBlock.LENGTH) {
            final int nextPosition = position + TextBlock.LENGTH;
            final long next = TextBlock.wordBytes(work, chunk + nextPosition, available - nextPosition);
            long wordBegins = block & ~((block << 1) | before);
            while (wordBegins != 0) {
                final int bit = Long.numberOfTrailingZeros(wordBegins);
                final long fromWord = (block >>> bit) | ((next << 1) << (Long.SIZE - 1 - bit));
                final int length = Long.numberOfTrailingZeros(~fromWord);
                if (length <= MAX_WORD_LENGTH) {
                    final int word = Words.find(dictionary, lines, slots, work, chunk + position + bit, length);
                    if (word >= 0) {
                        DeviceAtomics.getAndAdd(counts, row + word, 1);
                    }
                }
                wordBegins &= wordBegins - 1;
            }
            before = block >>> (Long.SIZE - 1);
            block = next;
        }
    }
}
