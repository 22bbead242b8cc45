package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Sums the bytes of a file in the blocks of the cache, without a copy. */
public final class ByteSum {
    /** Every other byte of a word. */
    private static final long EVEN_BYTES = 0x00FF_00FF_00FF_00FFL;

    /** Adds the four numbers of 16 bits of a factor in the upper 16 bits of the product. */
    private static final long ADD_LANES = 0x0001_0001_0001_0001L;

    /** Words whose bytes are added in four lanes of 16 bits. A word adds up to 510 to a lane: 32 words fit. */
    private static final int WORDS_PER_LANES = 32;

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
        final long size = gfstat(fs, fd, STAT_SIZE);
        final int chunk = Chunks.length(fs);
        long own = 0;
        long failure = fd < 0 ? fd : Math.min(0, size);
        long at = Chunks.take(taken) * chunk;
        while (at < size && failure == 0) {
            final int count = (int) Math.min(chunk, size - at);
            final long begin = FileParts.map(fs, fd, at, count);
            if (begin >= 0 || begin < LOWEST_ERROR) {
                own += sumShare(fs, begin, count);
                gunmap(fs, count);
            } else {
                failure = begin;
            }
            at = Chunks.take(taken) * chunk;
        }
        gclose(fs, fd);
        Failures.note(error, failure);
        final long ofGroup = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            DeviceAtomics.getAndAdd(sum, 0, ofGroup);
        }
    }

    private static long sumShare(final long[] fs, final long begin, final int count) {
        final int words = count / Long.BYTES;
        long sum = Shares.areInterleaved()
                ? sumWords(fs, begin, WorkItem.localId(), words, WorkItem.localSize())
                : sumWords(fs, begin, Shares.begin(words), Shares.end(words), 1);
        for (int at = words * Long.BYTES + WorkItem.localId(); at < count; at += WorkItem.localSize()) {
            sum += DeviceMemory.getByte(fs, begin + at) & 255;
        }
        return sum;
    }

    private static long sumWords(final long[] fs, final long begin, final int from, final int to, final int step) {
        long sum = 0;
        for (int part = from; part < to; part += WORDS_PER_LANES * step) {
            final int end = Math.min(to, part + WORDS_PER_LANES * step);
            long lanes = 0;
            for (int i = part; i < end; i += step) {
                final long word = DeviceMemory.getLong(fs, begin + (long) i * Long.BYTES);
                lanes += (word & EVEN_BYTES) + ((word >>> Byte.SIZE) & EVEN_BYTES);
            }
            sum += (lanes * ADD_LANES) >>> (3 * Short.SIZE);
        }
        return sum;
    }
}
