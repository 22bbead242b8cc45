package io.github.galefs.bench.cachehit;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/**
 * The same sum twice: over a file, and over an array that holds the file's bytes. Requests go to the work-groups in
 * turn; within a request each work-item sums a run of words of its own.
 */
final class CacheHitKernels {
    /** Elements of the result that each work-item has: its sum, and how many reads came back short. */
    static final int RESULT_LENGTH = 2;

    private CacheHitKernels() {}

    /**
     * Sums the words of the file "words".
     *
     * @param fs      the file system.
     * @param args    [0] requests in the file, [1] bytes in a request, [2] passes over the file.
     * @param scratch a request's bytes for each work-group.
     * @param result  takes {@link #RESULT_LENGTH} elements for each work-item.
     */
    static void sumFile(final long[] fs, final int[] args, final int[] scratch, final int[] result) {
        final int requests = args[0];
        final int requestBytes = args[1];
        final int passes = args[2];
        final int words = requestBytes / Integer.BYTES;
        final int place = WorkItem.groupId() * words;
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        int sum = 0;
        int shortReads = 0;
        for (int pass = 0; pass < passes; pass++) {
            for (int r = WorkItem.groupId(); r < requests; r += WorkItem.groupCount()) {
                final int read = DeviceFile.gread(
                        fs, fd, (long) r * requestBytes, requestBytes, scratch, (long) place * Integer.BYTES);
                if (read != requestBytes) {
                    shortReads++;
                }
                sum = mix(sum, sumShare(scratch, place, words));
            }
        }
        DeviceFile.gclose(fs, fd);
        result[WorkItem.globalId() * RESULT_LENGTH] = sum;
        result[WorkItem.globalId() * RESULT_LENGTH + 1] = shortReads;
    }

    /**
     * Sums the words of an array.
     *
     * @param fs     the file system; not used.
     * @param args   as of {@link #sumFile}.
     * @param data   all words.
     * @param result as of {@link #sumFile}.
     */
    static void sumArray(final long[] fs, final int[] args, final int[] data, final int[] result) {
        final int requests = args[0];
        final int words = args[1] / Integer.BYTES;
        final int passes = args[2];
        int sum = 0;
        for (int pass = 0; pass < passes; pass++) {
            for (int r = WorkItem.groupId(); r < requests; r += WorkItem.groupCount()) {
                sum = mix(sum, sumShare(data, r * words, words));
            }
        }
        result[WorkItem.globalId() * RESULT_LENGTH] = sum;
        result[WorkItem.globalId() * RESULT_LENGTH + 1] = 0;
    }

    /** Depends on the order, so that no pass can be left out or taken twice. */
    private static int mix(final int sum, final int part) {
        return 31 * sum + part;
    }

    private static int sumShare(final int[] data, final int place, final int words) {
        final int begin = place + words * WorkItem.localId() / WorkItem.localSize();
        final int end = place + words * (WorkItem.localId() + 1) / WorkItem.localSize();
        int sum = 0;
        for (int i = begin; i < end; i++) {
            sum += data[i];
        }
        return sum;
    }
}
