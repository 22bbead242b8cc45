package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Sums a column of a CSV file: lines cross the edges of reads and blocks, and belong to the read they begin in. */
public final class CsvColumnSum {
    /** Bytes in which a group looks for beginnings of lines. */
    public static final int CHUNK_LENGTH = 2048;

    /** Bytes of the longest line, with its end. */
    public static final int MAX_LINE_LENGTH = 128;

    /** Bytes of {@code buffer} for each work-group: the byte before, which may end a line, and one line more. */
    public static final int BUFFER_LENGTH = 1 + CHUNK_LENGTH + MAX_LINE_LENGTH;

    private CsvColumnSum() {}

    /**
     * The kernel.
     *
     * @param fs     the file system, with the file "table.csv": lines of decimal integers with commas between them.
     * @param column number of the column, from 0.
     * @param buffer {@link #BUFFER_LENGTH} bytes for each work-group.
     * @param sum    one element, to which the sum is added.
     * @param error  receives an error; see the package.
     */
    public static void sum(
            final long[] fs, final int column, final byte[] buffer, final long[] sum, final int[] error) {
        final int begin = WorkItem.groupId() * BUFFER_LENGTH;
        final int fd = gopen(fs, "table.csv", O_RDONLY);
        int count = fd < 0 ? fd : BUFFER_LENGTH;
        long own = 0;
        for (long chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            // The file's first line has no end of a line before it.
            final int before = chunk == 0 ? 0 : 1;
            count = FileParts.read(fs, fd, chunk * CHUNK_LENGTH - before, BUFFER_LENGTH - 1 + before, buffer, begin);
            final int end = begin + count;
            for (int i = WorkItem.localId(); i < Math.min(CHUNK_LENGTH, count - before); i += WorkItem.localSize()) {
                final int at = begin + before + i;
                if ((chunk == 0 && i == 0) || buffer[at - 1] == '\n') {
                    own += field(buffer, at, end, column);
                }
            }
            WorkItem.barrier();
        }
        gclose(fs, fd);
        final long ofGroup = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            DeviceAtomics.getAndAdd(sum, 0, ofGroup);
        }
        Failures.note(error, count);
    }

    private static long field(final byte[] buffer, final int begin, final int end, final int column) {
        int commas = 0;
        long value = 0;
        long sign = 1;
        for (int i = begin; i < end && buffer[i] != '\n'; i++) {
            final byte letter = buffer[i];
            if (letter == ',') {
                commas++;
            } else if (commas == column) {
                if (letter == '-') {
                    sign = -1;
                } else {
                    value = 10 * value + (letter - '0');
                }
            }
        }
        return sign * value;
    }
}
