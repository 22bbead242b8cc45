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
 * Decodes runs of bytes, in two launches: lengths of parts, from which the host computes where each part begins, and
 * then the bytes. A work-group writes as many bytes as its data says.
 */
public final class RunLengthDecode {
    /** Runs of a part. */
    public static final int RUNS = 32;

    /** Bytes of {@code runs} for each work-group. */
    public static final int RUNS_LENGTH = 2 * RUNS;

    /** Bytes of {@code decoded} for each work-group. */
    public static final int DECODED_LENGTH = 255 * RUNS;

    private RunLengthDecode() {}

    /**
     * The first kernel: the decoded length of each part.
     *
     * @param fs      the file system, with the file "runs": for each run a byte with its length, 1 to 255, and the byte
     *                that it repeats.
     * @param runs    {@link #RUNS_LENGTH} bytes for each work-group.
     * @param lengths receives a length in bytes for each part.
     * @param error   receives an error; see the package.
     */
    public static void measure(final long[] fs, final byte[] runs, final int[] lengths, final int[] error) {
        final int begin = WorkItem.groupId() * RUNS_LENGTH;
        final int fd = gopen(fs, "runs", O_RDONLY);
        Failures.note(error, fd);
        for (int part = WorkItem.groupId(); part < lengths.length; part += WorkItem.groupCount()) {
            final int count = FileParts.read(fs, fd, (long) part * RUNS_LENGTH, RUNS_LENGTH, runs, begin);
            Failures.note(error, count);
            int length = 0;
            for (int i = 2 * WorkItem.localId(); i < count; i += 2 * WorkItem.localSize()) {
                length += runs[begin + i] & 255;
            }
            length = WorkGroup.reduceAdd(length);
            if (WorkItem.localId() == 0) {
                lengths[part] = length;
            }
        }
        gclose(fs, fd);
    }

    /**
     * The second kernel: writes the file "decoded".
     *
     * @param fs      as of {@link #measure}.
     * @param runs    as of {@code measure}.
     * @param decoded {@link #DECODED_LENGTH} bytes for each work-group.
     * @param starts  for each part, the offset in "decoded" of its first byte.
     * @param error   receives an error; see the package.
     */
    public static void decode(
            final long[] fs, final byte[] runs, final byte[] decoded, final long[] starts, final int[] error) {
        final int begin = WorkItem.groupId() * RUNS_LENGTH;
        final int out = WorkItem.groupId() * DECODED_LENGTH;
        final int in = gopen(fs, "runs", O_RDONLY);
        final int fd = gopen(fs, "decoded", O_WRONLY | O_CREAT);
        Failures.note(error, Math.min(in, fd));
        for (int part = WorkItem.groupId(); part < starts.length; part += WorkItem.groupCount()) {
            final int count = FileParts.read(fs, in, (long) part * RUNS_LENGTH, RUNS_LENGTH, runs, begin);
            Failures.note(error, count);
            final int length = decodePart(runs, begin, count / 2, decoded, out);
            WorkItem.barrier();
            Failures.note(error, gwrite(fs, fd, starts[part], length, decoded, out));
            WorkItem.barrier(); // the part has been written: the next one replaces it
        }
        gclose(fs, in);
        Failures.note(error, gclose(fs, fd));
    }

    /** Returns the decoded bytes. All work-items make each turn. */
    private static int decodePart(
            final byte[] runs, final int begin, final int count, final byte[] decoded, final int out) {
        int before = 0;
        for (int turn = 0; turn < count; turn += WorkItem.localSize()) {
            final int run = turn + WorkItem.localId();
            final int length = run < count ? runs[begin + 2 * run] & 255 : 0;
            final int at = out + before + WorkGroup.scanExclusiveAdd(length);
            for (int i = 0; i < length; i++) {
                decoded[at + i] = runs[begin + 2 * run + 1];
            }
            before += WorkGroup.reduceAdd(length);
        }
        return before;
    }
}
