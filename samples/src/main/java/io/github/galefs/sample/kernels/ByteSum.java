package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gblocksize;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;

/** Sums the bytes of a file in the blocks of the cache, without a copy. */
public final class ByteSum {
    private ByteSum() {}

    /**
     * The kernel.
     *
     * @param fs    the file system, with the file "data".
     * @param taken one element, 0: see {@link Chunks}.
     * @param sum   one element, to which the sum of the unsigned bytes is added.
     * @param error receives an error; see the package.
     */
    public static void sum(final long[] fs, final int[] taken, final long[] sum, final int[] error) {
        final int fd = gopen(fs, "data", O_RDONLY);
        Failures.note(error, fd);
        final long size = gfstat(fs, fd, STAT_SIZE);
        final int block = gblocksize(fs);
        long own = 0;
        for (long at = Chunks.take(taken) * block; at < size; at = Chunks.take(taken) * block) {
            final int count = (int) Math.min(block, size - at);
            final long begin = map(fs, fd, at, count);
            if (begin >= 0 || begin < LOWEST_ERROR) {
                own += sumShare(fs, begin, count);
                gunmap(fs, count);
            } else {
                Failures.note(error, begin);
            }
        }
        gclose(fs, fd);
        final long ofGroup = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            DeviceAtomics.getAndAdd(sum, 0, ofGroup);
        }
    }

    /** Maps a block; tries again while other work-groups have mapped the whole cache. */
    private static long map(final long[] fs, final int fd, final long at, final int count) {
        long begin = -Errno.ENOMEM;
        while (begin == -Errno.ENOMEM) {
            begin = gmap(fs, fd, at, count);
        }
        return begin;
    }

    /** Sums the work-item's share: neighbouring bytes, which a processor's compiler turns into vectors. */
    private static int sumShare(final long[] fs, final long begin, final int count) {
        final int from = (int) ((long) count * WorkItem.localId() / WorkItem.localSize());
        final int to = (int) ((long) count * (WorkItem.localId() + 1) / WorkItem.localSize());
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += DeviceMemory.getByte(fs, begin + i) & 255;
        }
        return sum;
    }
}
