package io.github.galefs.bench.seqread;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/** The same sum of 64-bit words twice: over a file in its frames, and over memory with the whole file. Device code. */
final class SeqReadKernels {
    static final int REQUESTS_ARG = 0;
    static final int REQUEST_BYTES_ARG = 1;
    static final int ARG_COUNT = 2;

    private SeqReadKernels() {}

    /**
     * Sums the words of the file "words". Work-groups take requests in turn.
     *
     * @param fs   the file system; its block size is that of a request.
     * @param args requests in the file, and bytes in a request.
     * @param sums receives a sum for each work-item; each failed mapping adds 1.
     */
    static void sumFile(final long[] fs, final int[] args, final long[] sums) {
        final int requestBytes = args[REQUEST_BYTES_ARG];
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        long sum = 0;
        for (int r = WorkItem.groupId(); r < args[REQUESTS_ARG]; r += WorkItem.groupCount()) {
            final long location = DeviceFile.gmap(fs, fd, (long) r * requestBytes, requestBytes);
            if (location >= 0 || location < DeviceFile.LOWEST_ERROR) {
                sum += sumShare(fs, location, requestBytes);
                DeviceFile.gunmap(fs, requestBytes);
            } else {
                sum++;
            }
        }
        DeviceFile.gclose(fs, fd);
        sums[WorkItem.globalId()] = sum;
    }

    /**
     * Sums the words of memory in the same order by the same method.
     *
     * @param fs   the file system; not used.
     * @param args as of {@link #sumFile}.
     * @param data bytes of the file.
     * @param sums as of {@link #sumFile}.
     */
    static void sumMemory(final long[] fs, final int[] args, final long[] data, final long[] sums) {
        final int requestBytes = args[REQUEST_BYTES_ARG];
        long sum = 0;
        for (int r = WorkItem.groupId(); r < args[REQUESTS_ARG]; r += WorkItem.groupCount()) {
            sum += sumShare(data, (long) r * requestBytes, requestBytes);
        }
        sums[WorkItem.globalId()] = sum;
    }

    private static long sumShare(final long[] memory, final long offset, final int byteCount) {
        final int words = byteCount / Long.BYTES;
        final int step = WorkItem.localSize();
        long sum = 0;
        // Neighbouring work-items read neighbouring words, and each has four loads in flight.
        int i = WorkItem.localId();
        while (i + 3 * step < words) {
            final long a = DeviceMemory.getLong(memory, offset + 8L * i);
            final long b = DeviceMemory.getLong(memory, offset + 8L * (i + step));
            final long c = DeviceMemory.getLong(memory, offset + 8L * (i + 2 * step));
            final long d = DeviceMemory.getLong(memory, offset + 8L * (i + 3 * step));
            sum += a + b + (c + d);
            i += 4 * step;
        }
        while (i < words) {
            sum += DeviceMemory.getLong(memory, offset + 8L * i);
            i += step;
        }
        return sum;
    }
}
