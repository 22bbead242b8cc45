package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;

import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;

/** Multiplies two vectors that lie in files. */
public final class DotProduct {
    /** Elements of one read. */
    public static final int CHUNK = 16 << 10;

    /** Elements of {@code buffer} for each work-group. */
    public static final int BUFFER = 2 * CHUNK;

    private static final int CHUNK_LENGTH = CHUNK * Float.BYTES;

    private DotProduct() {}

    /**
     * The kernel.
     *
     * @param fs     the file system, with the files "a" and "b" of as many float32 elements.
     * @param buffer {@link #BUFFER} elements for each work-group.
     * @param sums   receives a sum for each work-group.
     * @param error  receives an error; see the package.
     */
    public static void multiply(final long[] fs, final float[] buffer, final float[] sums, final int[] error) {
        final int begin = WorkItem.groupId() * BUFFER;
        final long place = (long) begin * Float.BYTES;
        final int a = gopen(fs, "a", O_RDONLY);
        final int b = gopen(fs, "b", O_RDONLY);
        int count = Math.min(a, b) < 0 ? Math.min(a, b) : CHUNK_LENGTH;
        float own = 0;
        for (long chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            count = gread(fs, a, chunk * CHUNK_LENGTH, CHUNK_LENGTH, buffer, place);
            final int second = gread(fs, b, chunk * CHUNK_LENGTH, CHUNK_LENGTH, buffer, place + CHUNK_LENGTH);
            count = Math.min(count, second);
            own += multiplyShare(buffer, begin, count / Float.BYTES);
            WorkItem.barrier();
        }
        gclose(fs, a);
        gclose(fs, b);
        final float ofGroup = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            sums[WorkItem.groupId()] = ofGroup;
        }
        Failures.note(error, count);
    }

    /** Multiplies the work-item's share: two sums, because each addition waits for the one before. */
    private static float multiplyShare(final float[] buffer, final int begin, final int count) {
        final int from = begin + (int) ((long) count * WorkItem.localId() / WorkItem.localSize());
        final int to = begin + (int) ((long) count * (WorkItem.localId() + 1) / WorkItem.localSize());
        float even = 0;
        float odd = 0;
        int i = from;
        while (i + 1 < to) {
            even += buffer[i] * buffer[i + CHUNK];
            odd += buffer[i + 1] * buffer[i + 1 + CHUNK];
            i += 2;
        }
        if (i < to) {
            even += buffer[i] * buffer[i + CHUNK];
        }
        return even + odd;
    }
}
