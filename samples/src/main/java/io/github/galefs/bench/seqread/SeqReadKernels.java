package io.github.galefs.bench.seqread;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/** The same sum of 32-bit words twice: over a file, where it is cached, and over memory that holds the whole file. */
final class SeqReadKernels {
    static final int REQUESTS_ARG = 0;
    static final int REQUEST_BYTES_ARG = 1;
    static final int ARG_COUNT = 2;

    private SeqReadKernels() {}

    /**
     * Sums the words of the file "words", which work-groups take request by request.
     *
     * @param fs   the file system; its blocks are as long as a request.
     * @param args requests in the file, and bytes in a request.
     * @param sums takes a sum for each work-item; that of the leader is off by one for each mapping that failed.
     */
    static void sumFile(final long[] fs, final int[] args, final long[] sums) {
        final int requestBytes = args[REQUEST_BYTES_ARG];
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        long sum = 0;
        for (int r = WorkItem.groupId(); r < args[REQUESTS_ARG]; r += WorkItem.groupCount()) {
            final long place = DeviceFile.gmap(fs, fd, (long) r * requestBytes, requestBytes);
            if (place >= 0 || place < DeviceFile.LOWEST_ERROR) {
                sum += sumShare(fs, place, requestBytes);
                DeviceFile.gunmap(fs, requestBytes);
            } else {
                sum++;
            }
        }
        DeviceFile.gclose(fs, fd);
        sums[WorkItem.globalId()] = sum;
    }

    /**
     * Sums the words of memory, in the same order and by the same method.
     *
     * @param fs   the file system; not used.
     * @param args as of {@link #sumFile}.
     * @param data the file's bytes.
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

    private static long sumShare(final long[] memory, final long place, final int byteCount) {
        final int words = byteCount / Integer.BYTES;
        final int begin = words / WorkItem.localSize() * WorkItem.localId();
        final int end = begin + words / WorkItem.localSize();
        int sum = 0;
        for (int i = begin; i < end; i++) {
            sum += DeviceMemory.getInt(memory, place + 4L * i);
        }
        return sum;
    }
}
