package io.github.galefs.bench.overlap;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/** Reads of a file in parts. Device code. */
final class OverlapKernels {
    static final int REQUESTS_ARG = 0;
    static final int REQUEST_BYTES_ARG = 1;
    static final int ARG_COUNT = 2;

    private OverlapKernels() {}

    /**
     * Sums the words of the file "words". Each work-group, of one work-item, reads its own part of the file, one
     * request after the other, from the last to the first: nobody reads ahead for it.
     *
     * @param fs   the file system.
     * @param args requests of each work-group, and bytes in a request.
     * @param data memory for one request of each work-group.
     * @param sums receives a sum for each work-group; a failed open and each short or failed read add 1.
     */
    static void readParts(final long[] fs, final int[] args, final long[] data, final long[] sums) {
        final int requests = args[REQUESTS_ARG];
        final int requestBytes = args[REQUEST_BYTES_ARG];
        final int words = requestBytes / Long.BYTES;
        final int first = WorkItem.groupId() * words;
        final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
        long sum = fd < 0 ? 1 : 0;
        for (int r = requests - 1; r >= 0; r--) {
            final long offset = ((long) WorkItem.groupId() * requests + r) * requestBytes;
            final int read = DeviceFile.gread(fs, fd, offset, requestBytes, data, (long) first * Long.BYTES);
            if (read != requestBytes) {
                sum++;
            }
            for (int i = first; i < first + words; i++) {
                sum += data[i];
            }
        }
        DeviceFile.gclose(fs, fd);
        sums[WorkItem.groupId()] = sum;
    }
}
