package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.CHUNK_LINES;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.CHUNK_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.COUNT_COLUMNS;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LINE_PREFIX;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORK_STRIDE;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Writes lines of an output. A line begins as much further in the output than its word in the dictionary as the lines
 * before are longer. Device code.
 */
final class CountWriter {
    private CountWriter() {}

    /**
     * Writes some lines. Collective.
     *
     * @param fd     of the output, or an error.
     * @param from   first line.
     * @param to     end of the lines.
     * @param first  index of the word in the table that equals each word.
     * @param counts counts of all texts.
     * @param row    index of the text's first count.
     * @return 0, or an error.
     */
    static int write(
            final long[] fs,
            final int fd,
            final int from,
            final int to,
            final long[] dictionary,
            final int[] lines,
            final int[] first,
            final long[] work,
            final int[] counts,
            final int row) {
        final long buffer = (long) WorkItem.groupId() * WORK_STRIDE + CHUNK_OFFSET;
        int error = 0;
        for (int begin = from; begin < to; begin += CHUNK_LINES) {
            final int end = Math.min(to, begin + CHUNK_LINES);
            final long offset = offset(lines, begin);
            for (int line = begin + WorkItem.localId(); line < end; line += WorkItem.localSize()) {
                putLine(
                        work,
                        buffer + offset(lines, line) - offset,
                        dictionary,
                        lines,
                        line,
                        counts[row + first[line]]);
            }
            WorkItem.barrier();
            final int written = FileParts.write(fs, fd, offset, (int) (offset(lines, end) - offset), work, buffer);
            error = Math.min(error, written);
            WorkItem.barrier(); // the lines are written: the next ones replace them
        }
        return error;
    }

    private static long offset(final int[] lines, final int line) {
        return lines[line] + (long) line * LINE_PREFIX;
    }

    private static void putLine(
            final long[] work,
            final long begin,
            final long[] dictionary,
            final int[] lines,
            final int line,
            final int count) {
        for (int column = 0; column < LINE_PREFIX; column++) {
            DeviceMemory.putByte(work, begin + column, ' ');
        }
        long rest = Integer.toUnsignedLong(count);
        int column = COUNT_COLUMNS;
        while (column == COUNT_COLUMNS || rest > 0) {
            column--;
            DeviceMemory.putByte(work, begin + column, '0' + (int) (rest % 10));
            rest /= 10;
        }
        final long word = begin + LINE_PREFIX;
        final int length = Words.length(lines, line);
        for (int i = 0; i < length; i++) {
            DeviceMemory.putByte(work, word + i, DeviceMemory.getByte(dictionary, (long) lines[line] + i));
        }
        DeviceMemory.putByte(work, word + length, '\n');
    }
}
