package io.github.galefs.bench.cachehit;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/**
 * The same sum three times: over a file in its frames, over copies of a file, and over an array with the same bytes.
 * Work-groups take requests in turn; within a request each work-item sums its own run of words. Device code.
 */
final class CacheHitKernels {
    /** Elements of the result for each work-item: its sum, and the number of its failed mappings or short reads. */
    static final int RESULT_LENGTH = 2;

    private CacheHitKernels() {}

    /**
     * Sums the words of the file "words" in its frames.
     *
     * @param fs     the file system.
     * @param args   [0] requests in the file, [1] bytes in a request, a divisor of the block size, [2] passes.
     * @param unused gives all three kernels the same parameters.
     * @param result receives {@link #RESULT_LENGTH} elements for each work-item.
     */
    static void sumMapped(final long[] fs, final int[] args, final int[] unused, final int[] result) {
        final int requests = args[0];
        final int requestBytes = args[1];
        final int passes = args[2];
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        int sum = 0;
        int failures = fd < 0 ? 1 : 0;
        for (int pass = 0; pass < passes; pass++) {
            for (int r = WorkItem.groupId(); r < requests; r += WorkItem.groupCount()) {
                final long location = DeviceFile.gmap(fs, fd, (long) r * requestBytes, requestBytes);
                if (location >= 0 || location < DeviceFile.LOWEST_ERROR) {
                    sum = mix(sum, sumShare(fs, location, requestBytes / Integer.BYTES));
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
     * Sums the words of the file "words" after copying each request.
     *
     * @param fs      the file system.
     * @param args    as of {@link #sumMapped}.
     * @param scratch memory for one request of each work-group.
     * @param result  as of {@link #sumMapped}.
     */
    static void sumRead(final long[] fs, final int[] args, final int[] scratch, final int[] result) {
        final int requests = args[0];
        final int requestBytes = args[1];
        final int passes = args[2];
        final int words = requestBytes / Integer.BYTES;
        final int scratchIndex = WorkItem.groupId() * words;
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        int sum = 0;
        int shortReads = fd < 0 ? 1 : 0;
        for (int pass = 0; pass < passes; pass++) {
            for (int r = WorkItem.groupId(); r < requests; r += WorkItem.groupCount()) {
                final int read = DeviceFile.gread(
                        fs, fd, (long) r * requestBytes, requestBytes, scratch, (long) scratchIndex * Integer.BYTES);
                if (read != requestBytes) {
                    shortReads++;
                }
                sum = mix(sum, sumShare(scratch, scratchIndex, words));
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

    /** Depends on the order, so that the compiler can neither omit nor merge passes. */
    private static int mix(final int sum, final int part) {
        return 31 * sum + part;
    }

    private static int sumShare(final long[] memory, final long offset, final int words) {
        final int begin = words * WorkItem.localId() / WorkItem.localSize();
        final int end = words * (WorkItem.localId() + 1) / WorkItem.localSize();
        int sum = 0;
        for (int i = begin; i < end; i++) {
            sum += DeviceMemory.getInt(memory, offset + 4L * i);
        }
        return sum;
    }

    private static int sumShare(final int[] data, final int index, final int words) {
        final int begin = index + words * WorkItem.localId() / WorkItem.localSize();
        final int end = index + words * (WorkItem.localId() + 1) / WorkItem.localSize();
        int sum = 0;
        for (int i = begin; i < end; i++) {
            sum += data[i];
        }
        return sum;
    }
}
