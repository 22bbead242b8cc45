package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Looks for keys in a sorted file: a binary search to a window, which the work-items then compare at once. */
public final class BinarySearch {
    /** Elements of {@code keys} for each work-group. */
    public static final int WINDOW = 64;

    private BinarySearch() {}

    /**
     * The kernel.
     *
     * @param fs      the file system, with the file "keys" of ascending int64.
     * @param queries keys that are looked for.
     * @param keys    {@link #WINDOW} elements for each work-group.
     * @param places  receives for each query how many keys are smaller.
     * @param error   receives an error; see the package.
     */
    public static void search(
            final long[] fs, final long[] queries, final long[] keys, final long[] places, final int[] error) {
        final int fd = gopen(fs, "keys", O_RDONLY);
        Failures.note(error, fd);
        final long count = Math.max(0, gfstat(fs, fd, STAT_SIZE)) / Long.BYTES;
        for (int query = WorkItem.groupId(); query < queries.length; query += WorkItem.groupCount()) {
            final long smaller = smaller(fs, fd, count, queries[query], keys, error);
            if (WorkItem.localId() == 0) {
                places[query] = smaller;
            }
        }
        gclose(fs, fd);
    }

    private static long smaller(
            final long[] fs, final int fd, final long count, final long query, final long[] keys, final int[] error) {
        final int begin = WorkItem.groupId() * WINDOW;
        final long place = (long) begin * Long.BYTES;
        long low = 0;
        long high = count;
        while (high - low > WINDOW) {
            final long middle = (low + high) >>> 1;
            Failures.note(error, FileParts.read(fs, fd, middle * Long.BYTES, Long.BYTES, keys, place));
            if (keys[begin] < query) {
                low = middle + 1;
            } else {
                high = middle;
            }
            WorkItem.barrier(); // all have compared: the next read overwrites the key
        }
        final int window = (int) (high - low);
        Failures.note(error, FileParts.read(fs, fd, low * Long.BYTES, window * Long.BYTES, keys, place));
        int smaller = 0;
        for (int i = WorkItem.localId(); i < window; i += WorkItem.localSize()) {
            smaller += keys[begin + i] < query ? 1 : 0;
        }
        return low + WorkGroup.reduceAdd(smaller);
    }
}
