package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Counts the bytes of a file by value: atomic operations, first on local memory. */
public final class Histogram {
    /** Bytes of {@code buffer} for each work-group. */
    public static final int CHUNK_LENGTH = 4096;

    /** Elements of {@code counts}. */
    public static final int VALUES = 256;

    private Histogram() {}

    /**
     * The kernel.
     *
     * @param fs     the file system, with the file "data".
     * @param buffer {@link #CHUNK_LENGTH} bytes for each work-group.
     * @param counts receives how often each value of a byte occurs; {@link #VALUES} elements, 0 at first.
     * @param error  receives an error; see the package.
     */
    public static void count(final long[] fs, final byte[] buffer, final int[] counts, final int[] error) {
        final int[] own = LocalMemory.ints(VALUES);
        for (int value = WorkItem.localId(); value < VALUES; value += WorkItem.localSize()) {
            own[value] = 0;
        }
        WorkItem.localBarrier();
        final int begin = WorkItem.groupId() * CHUNK_LENGTH;
        final int fd = gopen(fs, "data", O_RDONLY);
        int count = fd < 0 ? fd : CHUNK_LENGTH;
        for (long chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            count = FileParts.read(fs, fd, chunk * CHUNK_LENGTH, CHUNK_LENGTH, buffer, begin);
            for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
                DeviceAtomics.getAndAdd(own, buffer[begin + i] & 255, 1);
            }
            WorkItem.barrier(); // all have counted: the next read overwrites the buffer
        }
        gclose(fs, fd);
        for (int value = WorkItem.localId(); value < VALUES; value += WorkItem.localSize()) {
            DeviceAtomics.getAndAdd(counts, value, own[value]);
        }
        Failures.note(error, count);
    }
}
