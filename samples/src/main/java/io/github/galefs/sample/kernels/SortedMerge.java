package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Merges two sorted files. Each work-group finds by binary search in the files which elements a part of the result has;
 * its work-items then find the place of each element. The way is the merge path of Odeh, Green, Mwassi, Shmueli and
 * Birk, "Merge Path" (2012).
 */
public final class SortedMerge {
    /** Elements of a part of the result. */
    public static final int PART = 256;

    /** Elements of {@code buffer} for each work-group: of the two files, of the result, and two for comparisons. */
    public static final int BUFFER = 2 * PART + 2;

    private static final int SIZE = Integer.BYTES;

    private SortedMerge() {}

    /**
     * The kernel: writes the file "merged". Equal elements of "left" come before those of "right".
     *
     * @param fs     the file system, with the files "left" and "right" of ascending int32.
     * @param buffer {@link #BUFFER} elements for each work-group.
     * @param error  receives an error; see the package.
     */
    public static void merge(final long[] fs, final int[] buffer, final int[] error) {
        final int left = gopen(fs, "left", O_RDONLY);
        final int right = gopen(fs, "right", O_RDONLY);
        final int merged = gopen(fs, "merged", O_WRONLY | O_CREAT);
        Failures.note(error, Math.min(merged, Math.min(left, right)));
        final int leftCount = (int) (gfstat(fs, left, STAT_SIZE) / SIZE);
        final int rightCount = (int) (gfstat(fs, right, STAT_SIZE) / SIZE);
        final int count = leftCount + rightCount;
        for (int part = WorkItem.groupId() * PART; part < count; part += WorkItem.groupCount() * PART) {
            final int end = Math.min(count, part + PART);
            final int leftBegin = split(fs, left, right, leftCount, rightCount, part, buffer, error);
            final int leftEnd = split(fs, left, right, leftCount, rightCount, end, buffer, error);
            mergePart(fs, left, right, leftBegin, leftEnd, part, end, buffer, error);
            final long source = (long) (WorkItem.groupId() * BUFFER + PART) * SIZE;
            Failures.note(error, gwrite(fs, merged, (long) part * SIZE, (end - part) * SIZE, buffer, source));
            WorkItem.barrier();
        }
        gclose(fs, left);
        gclose(fs, right);
        Failures.note(error, gclose(fs, merged));
    }

    /** Returns how many of the first elements of the result come from the left file. */
    private static int split(
            final long[] fs,
            final int left,
            final int right,
            final int leftCount,
            final int rightCount,
            final int elements,
            final int[] buffer,
            final int[] error) {
        final int at = WorkItem.groupId() * BUFFER + 2 * PART;
        int low = Math.max(0, elements - rightCount);
        int high = Math.min(elements, leftCount);
        while (low < high) {
            final int middle = (low + high) >>> 1;
            Failures.note(error, FileParts.read(fs, left, (long) middle * SIZE, SIZE, buffer, (long) at * SIZE));
            final long opposite = elements - middle - 1L;
            Failures.note(error, FileParts.read(fs, right, opposite * SIZE, SIZE, buffer, (at + 1L) * SIZE));
            if (buffer[at] <= buffer[at + 1]) {
                low = middle + 1;
            } else {
                high = middle;
            }
            WorkItem.barrier(); // all have compared: the next read overwrites the elements
        }
        return low;
    }

    private static void mergePart(
            final long[] fs,
            final int left,
            final int right,
            final int leftBegin,
            final int leftEnd,
            final int begin,
            final int end,
            final int[] buffer,
            final int[] error) {
        final int at = WorkItem.groupId() * BUFFER;
        final int out = at + PART;
        final int leftCount = leftEnd - leftBegin;
        final int rightCount = end - begin - leftCount;
        final int middle = at + leftCount;
        Failures.note(
                error, FileParts.read(fs, left, (long) leftBegin * SIZE, leftCount * SIZE, buffer, (long) at * SIZE));
        final long rightBegin = (long) begin - leftBegin;
        Failures.note(
                error, FileParts.read(fs, right, rightBegin * SIZE, rightCount * SIZE, buffer, (long) middle * SIZE));
        for (int i = WorkItem.localId(); i < leftCount; i += WorkItem.localSize()) {
            final int value = buffer[at + i];
            buffer[out + i + smaller(buffer, middle, rightCount, value)] = value;
        }
        for (int i = WorkItem.localId(); i < rightCount; i += WorkItem.localSize()) {
            final int value = buffer[middle + i];
            buffer[out + i + notGreater(buffer, at, leftCount, value)] = value;
        }
        WorkItem.barrier();
    }

    private static int smaller(final int[] sorted, final int begin, final int count, final int value) {
        int low = 0;
        int high = count;
        while (low < high) {
            final int middle = (low + high) >>> 1;
            if (sorted[begin + middle] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static int notGreater(final int[] sorted, final int begin, final int count, final int value) {
        return value == Integer.MAX_VALUE ? count : smaller(sorted, begin, count, value + 1);
    }
}
