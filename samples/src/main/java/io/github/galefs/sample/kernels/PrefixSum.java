package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Prefix sums of a file, in two launches: sums of chunks, which the host adds up, and then the sums within each chunk.
 */
public final class PrefixSum {
    /** Elements of a chunk, and of {@code buffer} for each work-group. */
    public static final int CHUNK = 1024;

    private static final int CHUNK_LENGTH = CHUNK * Integer.BYTES;

    private PrefixSum() {}

    /**
     * The first kernel: sums each chunk.
     *
     * @param fs     the file system, with the file "numbers" of int32.
     * @param buffer {@link #CHUNK} elements for each work-group.
     * @param sums   receives a sum for each chunk.
     * @param error  receives an error; see the package.
     */
    public static void sumChunks(final long[] fs, final int[] buffer, final int[] sums, final int[] error) {
        final int begin = WorkItem.groupId() * CHUNK;
        final int fd = gopen(fs, "numbers", O_RDONLY);
        Failures.note(error, fd);
        for (int chunk = WorkItem.groupId(); chunk < sums.length; chunk += WorkItem.groupCount()) {
            final int count = readChunk(fs, fd, chunk, buffer, begin, error);
            int sum = 0;
            for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
                sum += buffer[begin + i];
            }
            sum = WorkGroup.reduceAdd(sum);
            if (WorkItem.localId() == 0) {
                sums[chunk] = sum;
            }
        }
        gclose(fs, fd);
    }

    /**
     * The second kernel: writes the file "sums", whose element i is the sum of the numbers 0 to i.
     *
     * @param fs     as of {@link #sumChunks}.
     * @param buffer as of {@code sumChunks}.
     * @param starts for each chunk, the sum of all numbers before it.
     * @param error  receives an error; see the package.
     */
    public static void scanChunks(final long[] fs, final int[] buffer, final int[] starts, final int[] error) {
        final int begin = WorkItem.groupId() * CHUNK;
        final int in = gopen(fs, "numbers", O_RDONLY);
        final int out = gopen(fs, "sums", O_WRONLY | O_CREAT);
        Failures.note(error, Math.min(in, out));
        for (int chunk = WorkItem.groupId(); chunk < starts.length; chunk += WorkItem.groupCount()) {
            final int count = readChunk(fs, in, chunk, buffer, begin, error);
            scan(buffer, begin, count, starts[chunk]);
            WorkItem.barrier();
            final long offset = (long) chunk * CHUNK_LENGTH;
            final long source = (long) begin * Integer.BYTES;
            Failures.note(error, gwrite(fs, out, offset, count * Integer.BYTES, buffer, source));
            WorkItem.barrier();
        }
        gclose(fs, in);
        Failures.note(error, gclose(fs, out));
    }

    /** Replaces numbers by their sums, as many at a time as there are work-items; these all make each turn. */
    private static void scan(final int[] buffer, final int begin, final int count, final int start) {
        int before = start;
        for (int turn = 0; turn < count; turn += WorkItem.localSize()) {
            final int i = turn + WorkItem.localId();
            final int value = i < count ? buffer[begin + i] : 0;
            final int sum = before + WorkGroup.scanInclusiveAdd(value);
            if (i < count) {
                buffer[begin + i] = sum;
            }
            before += WorkGroup.reduceAdd(value);
        }
    }

    /** Returns the number of elements, 0 after an error. */
    private static int readChunk(
            final long[] fs, final int fd, final int chunk, final int[] buffer, final int begin, final int[] error) {
        final int count =
                FileParts.read(fs, fd, (long) chunk * CHUNK_LENGTH, CHUNK_LENGTH, buffer, (long) begin * Integer.BYTES);
        Failures.note(error, count);
        return Math.max(0, count) / Integer.BYTES;
    }
}
