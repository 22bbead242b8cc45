package io.github.galefs.bench.seqread;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.sample.FileParts;

/** The same sum of 64-bit words over a file in its frames, over what was read of it, and over memory. Device code. */
final class SeqReadKernels {
    static final int REQUESTS_ARG = 0;
    static final int REQUEST_BYTES_ARG = 1;
    static final int ARG_COUNT = 2;

    /** Bytes of a region before those of the file. */
    static final int REGION_BEGIN = 4096;

    private SeqReadKernels() {}

    /**
     * Sums the words of the file "words". Work-groups take requests in turn.
     *
     * @param fs   the file system; its block size is a multiple of a request.
     * @param args requests in the file, and bytes in a request.
     * @param sums receives a sum for each work-item; a failed open and each failed mapping add 1.
     */
    static void sumFile(final long[] fs, final int[] args, final long[] sums) {
        final int requestBytes = args[REQUEST_BYTES_ARG];
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        long sum = fd < 0 ? 1 : 0;
        for (int r = WorkItem.groupId(); r < args[REQUESTS_ARG]; r += WorkItem.groupCount()) {
            final long location = FileParts.map(fs, fd, (long) r * requestBytes, requestBytes);
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
     * As {@link #sumFile}, but reads each request into memory of the work-group before it sums it.
     *
     * @param fs     as of {@code sumFile}.
     * @param args   as of {@code sumFile}.
     * @param buffer has room for a request of each work-group.
     * @param sums   as of {@code sumFile}; a failed open and each failed read add 1.
     */
    static void readFile(final long[] fs, final int[] args, final long[] buffer, final long[] sums) {
        final int requestBytes = args[REQUEST_BYTES_ARG];
        final long offset = (long) WorkItem.groupId() * requestBytes;
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        long sum = fd < 0 ? 1 : 0;
        for (int r = WorkItem.groupId(); r < args[REQUESTS_ARG]; r += WorkItem.groupCount()) {
            if (DeviceFile.gread(fs, fd, (long) r * requestBytes, requestBytes, buffer, offset) == requestBytes) {
                sum += sumShare(buffer, offset, requestBytes);
            } else {
                sum++;
            }
            // The work-items that sum have ended before the next request takes their memory.
            WorkItem.barrier();
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
        sums[WorkItem.globalId()] = sumShares(data, 0, args);
    }

    /**
     * Sums the words of memory in the same order by the same method.
     *
     * @param region a region of the device with the bytes of the file behind {@link #REGION_BEGIN}.
     * @param args   as of {@link #sumFile}.
     * @param sums   as of {@code sumFile}.
     */
    static void sumRegion(final long[] region, final int[] args, final long[] sums) {
        sums[WorkItem.globalId()] = sumShares(region, REGION_BEGIN, args);
    }

    private static long sumShares(final long[] memory, final long begin, final int[] args) {
        final int requestBytes = args[REQUEST_BYTES_ARG];
        long sum = 0;
        for (int r = WorkItem.groupId(); r < args[REQUESTS_ARG]; r += WorkItem.groupCount()) {
            sum += sumShare(memory, begin + (long) r * requestBytes, requestBytes);
        }
        return sum;
    }

    private static long sumShare(final long[] memory, final long offset, final int byteCount) {
        final long step = (long) WorkItem.localSize() * Long.BYTES;
        final long end = offset + byteCount;
        long sum = 0;
        // Neighbouring work-items read neighbouring words, and each has four loads in flight.
        long at = offset + (long) WorkItem.localId() * Long.BYTES;
        while (at + 3 * step < end) {
            final long a = DeviceMemory.getLong(memory, at);
            final long b = DeviceMemory.getLong(memory, at + step);
            final long c = DeviceMemory.getLong(memory, at + 2 * step);
            final long d = DeviceMemory.getLong(memory, at + 3 * step);
            sum += a + b + (c + d);
            at += 4 * step;
        }
        while (at < end) {
            sum += DeviceMemory.getLong(memory, at);
            at += step;
        }
        return sum;
    }
}
