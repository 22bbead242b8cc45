package io.github.galefs.bench.cachehit;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/**
 * The same sum three times: over a file where it is cached, over a file by copies, and over an array with its bytes.
 * Requests go to the work-groups in turn; within a request each work-item sums a run of words of its own.
 */
final class CacheHitKernels {
    /** Elements of the result that each work-item has: its sum, and how many reads came back short. */
    static final int RESULT_LENGTH = 2;

    private CacheHitKernels() {}

    /**
     * Sums the words of the file "words" where they are cached.
     *
     * @param fs     the file system.
     * @param args   [0] requests in the file, [1] bytes in a request, which divide a block, [2] passes over the file.
     * @param unused there so that all three kernels take the same.
     * @param result takes {@link #RESULT_LENGTH} elements for each work-item.
     */
    static void sumMapped(final long[] fs, final int[] args, final int[] unused, final int[] result) {
        final int requests = args[0];
        final int requestBytes = args[1];
        final int passes = args[2];
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        int sum = 0;
        int failures = 0;
        for (int pass = 0; pass < passes; pass++) {
            for (int r = WorkItem.groupId(); r < requests; r += WorkItem.groupCount()) {
                final long place = DeviceFile.gmap(fs, fd, (long) r * requestBytes, requestBytes);
                if (place >= 0 || place < DeviceFile.LOWEST_ERROR) {
                    sum = mix(sum, sumShare(fs, place, requestBytes / Integer.BYTES));
                    DeviceFile.gunmap(fs, requestBytes);
                } else {
                    failures++;
                }
            }
        }
        DeviceFile.gclose(fs, fd);
        result[WorkItem.globalId() * RESULT_LENGTH] = sum;
        result[WorkItem.globalId() * RESULT_LENGTH + 1] = failures;
    }

    /**
     * Sums the words of the file "words", after a copy of each request.
     *
     * @param fs      the file system.
     * @param args    as of {@link #sumMapped}.
     * @param scratch a request's bytes for each work-group.
     * @param result  as of {@link #sumMapped}.
     */
    static void sumRead(final long[] fs, final int[] args, final int[] scratch, final int[] result) {
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
     * @param args   as of {@link #sumMapped}.
     * @param data   all words.
     * @param result as of {@link #sumMapped}.
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

    private static int sumShare(final long[] memory, final long place, final int words) {
        final int begin = words * WorkItem.localId() / WorkItem.localSize();
        final int end = words * (WorkItem.localId() + 1) / WorkItem.localSize();
        int sum = 0;
        for (int i = begin; i < end; i++) {
            sum += DeviceMemory.getInt(memory, place + 4L * i);
        }
        return sum;
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
