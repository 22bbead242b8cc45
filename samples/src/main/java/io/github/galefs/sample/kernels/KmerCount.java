package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Counts the words of k bases in a genome: reads overlap, so that words over the edges of reads are seen. */
public final class KmerCount {
    /** Words that begin in one read. */
    public static final int CHUNK_LENGTH = 2048;

    /** Largest k. */
    public static final int MAX_K = 12;

    private KmerCount() {}

    /**
     * The kernel.
     *
     * @param fs     the file system, with the file "genome": the letters A, C, G and T; a word with any other byte is
     *               not counted.
     * @param k      bases of a word, 1 to {@link #MAX_K}.
     * @param buffer {@code CHUNK_LENGTH + MAX_K} bytes for each work-group.
     * @param counts receives the count of each word: 4 to the power of k elements, in the order AA, AC, AG, AT, CA, …;
     *               0 at first.
     * @param error  receives an error; see the package.
     */
    public static void count(final long[] fs, final int k, final byte[] buffer, final int[] counts, final int[] error) {
        final int begin = WorkItem.groupId() * (CHUNK_LENGTH + MAX_K);
        final int fd = gopen(fs, "genome", O_RDONLY);
        int count = fd < 0 ? fd : k;
        for (long chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            count = FileParts.read(fs, fd, chunk * CHUNK_LENGTH, CHUNK_LENGTH + k - 1, buffer, begin);
            for (int i = WorkItem.localId(); i + k <= count; i += WorkItem.localSize()) {
                final int word = word(buffer, begin + i, k);
                if (word >= 0) {
                    DeviceAtomics.getAndAdd(counts, word, 1);
                }
            }
            WorkItem.barrier();
        }
        gclose(fs, fd);
        Failures.note(error, count);
    }

    /** Returns the number of a word, or a negative number if it has a byte that is no base. */
    private static int word(final byte[] buffer, final int begin, final int k) {
        int word = 0;
        int other = 0;
        for (int i = 0; i < k; i++) {
            final int base = base(buffer[begin + i]);
            other |= base;
            word = (word << 2) | (base & 3);
        }
        return other < 0 ? other : word;
    }

    private static int base(final byte letter) {
        int base = -1;
        if (letter == 'A') {
            base = 0;
        } else if (letter == 'C') {
            base = 1;
        } else if (letter == 'G') {
            base = 2;
        } else if (letter == 'T') {
            base = 3;
        }
        return base;
    }
}
