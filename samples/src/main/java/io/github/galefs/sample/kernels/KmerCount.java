package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Counts the words of k bases in a genome: reads overlap, so that words over the edges of reads are seen. */
public final class KmerCount {
    /** Most words that begin in one read. */
    private static final int MAX_CHUNK_LENGTH = 64 << 10;

    /** Largest k. */
    public static final int MAX_K = 12;

    /** Elements of {@code buffer} for each work-group of a small grid. */
    public static final int BUFFER_LENGTH = MAX_CHUNK_LENGTH + MAX_K;

    /** Elements of {@code buffer} for each work-group of a grid for a GPU. */
    public static final int SMALL_BUFFER_LENGTH = (8 << 10) + MAX_K;

    /** Words that a work-item of a GPU counts before it takes the next ones. */
    private static final int RUN = 16;

    private static final byte[] LETTERS = {'A', 'C', 'G', 'T'};

    private KmerCount() {}

    /**
     * The kernel for a GPU: all work-groups count in the same memory.
     *
     * @param fs     the file system, with the file "genome": the letters A, C, G and T; a word with any other byte is
     *               not counted.
     * @param k      bases of a word, 1 to {@link #MAX_K}.
     * @param taken  one element, 0: see {@link Chunks}.
     * @param buffer {@link #BUFFER_LENGTH} or {@link #SMALL_BUFFER_LENGTH} elements for each work-group; more than
     *               {@link #MAX_K}, or the error is EINVAL.
     * @param counts receives the count of each word: 4 to the power of k elements, in the order AA, AC, AG, AT, CA, …;
     *               0 at first.
     * @param error  receives an error; see the package.
     */
    public static void count(
            final long[] fs,
            final int k,
            final int[] taken,
            final byte[] buffer,
            final int[] counts,
            final int[] error) {
        final int room = buffer.length / WorkItem.groupCount();
        final int chunkLength = room - MAX_K;
        final int begin = WorkItem.groupId() * room;
        final int fd = gopen(fs, "genome", O_RDONLY);
        int count = fd < 0 ? fd : chunkLength > 0 ? k : -Errno.EINVAL;
        while (count > 0) {
            final long offset = Chunks.take(taken) * chunkLength;
            count = FileParts.read(fs, fd, offset, chunkLength + k - 1, buffer, begin);
            countShare(k, buffer, begin, count - k + 1, counts);
            WorkItem.barrier(); // all have used the letters: the next read overwrites them
        }
        gclose(fs, fd);
        Failures.note(error, count);
    }

    /**
     * The kernel for a processor, where an atomic addition takes as long as the rest of a word: each work-group counts
     * in memory of its own. Only its first work-item does: a processor runs all of a group on one core. {@link #addUp}
     * comes next.
     *
     * @param fs     as for {@link #count}.
     * @param k      as for {@link #count}.
     * @param taken  as for {@link #count}.
     * @param buffer as for {@link #count}.
     * @param counts the counts of each work-group, as for {@link #count}; without room for those of all, the error is
     *               EINVAL.
     * @param error  receives an error; see the package.
     */
    public static void countByGroup(
            final long[] fs,
            final int k,
            final int[] taken,
            final byte[] buffer,
            final int[] counts,
            final int[] error) {
        final int room = buffer.length / WorkItem.groupCount();
        final int chunkLength = room - MAX_K;
        final int begin = WorkItem.groupId() * room;
        final int words = 1 << (2 * k);
        final boolean isValid = chunkLength > 0 && counts.length / WorkItem.groupCount() >= words;
        final int fd = gopen(fs, "genome", O_RDONLY);
        int count = fd < 0 ? fd : isValid ? k : -Errno.EINVAL;
        while (count > 0) {
            final long offset = Chunks.take(taken) * chunkLength;
            count = FileParts.read(fs, fd, offset, chunkLength + k - 1, buffer, begin);
            if (WorkItem.localId() == 0) {
                countAlone(k, buffer, begin, count, counts, WorkItem.groupId() * words);
            }
            WorkItem.barrier(); // all have used the letters: the next read overwrites them
        }
        gclose(fs, fd);
        Failures.note(error, count);
    }

    /**
     * A kernel that adds the counts of work-groups.
     *
     * @param fs     the file system.
     * @param counts of some work-groups, one after the other.
     * @param sums   receives the sums: as many elements as a work-group has.
     */
    public static void addUp(final long[] fs, final int[] counts, final int[] sums) {
        final long words = sums.length;
        final int items = WorkItem.groupCount() * WorkItem.localSize();
        final int from = (int) (words * WorkItem.globalId() / items);
        final int end = (int) (words * (WorkItem.globalId() + 1) / items);
        for (int word = from; word < end; word++) {
            sums[word] = counts[word];
        }
        for (int first = sums.length; first <= counts.length - sums.length; first += sums.length) {
            for (int word = from; word < end; word++) {
                sums[word] += counts[first + word];
            }
        }
    }

    /**
     * A kernel that sets counts to 0, for counts that stay on the device.
     *
     * @param fs     the file system.
     * @param counts receives zeros.
     */
    public static void clear(final long[] fs, final int[] counts) {
        final long step = (long) WorkItem.groupCount() * WorkItem.localSize();
        for (long i = WorkItem.globalId(); i < counts.length; i += step) {
            counts[(int) i] = 0;
        }
    }

    private static void countAlone(
            final int k,
            final byte[] buffer,
            final int begin,
            final int letters,
            final int[] counts,
            final int firstCount) {
        final int mask = (1 << (2 * k)) - 1;
        int word = 0;
        int known = 0;
        for (int i = begin; i < begin + letters; i++) {
            final int base = base(buffer[i]);
            known = base < 0 ? 0 : known + 1;
            word = ((word << 2) | base) & mask;
            if (known >= k) {
                counts[firstCount + word]++;
            }
        }
    }

    private static void countShare(
            final int k, final byte[] buffer, final int begin, final int words, final int[] counts) {
        if (Shares.areInterleaved()) {
            for (int i = WorkItem.localId() * RUN; i < words; i += WorkItem.localSize() * RUN) {
                countRun(k, buffer, begin + i, Math.min(RUN, words - i), counts);
            }
        } else if (words > 0) {
            final int from = Shares.begin(words);
            countRun(k, buffer, begin + from, Shares.end(words) - from, counts);
        }
    }

    /** Counts words that begin at neighbouring letters: each has all letters but one of the word before it. */
    private static void countRun(
            final int k, final byte[] buffer, final int first, final int words, final int[] counts) {
        final int mask = (1 << (2 * k)) - 1;
        int word = 0;
        int known = 0;
        for (int i = 0; i < words + k - 1; i++) {
            final int base = base(buffer[first + i]);
            known = base < 0 ? 0 : known + 1;
            word = ((word << 2) | base) & mask;
            if (known >= k) {
                DeviceAtomics.getAndAdd(counts, word, 1);
            }
        }
    }

    /** Returns the number of a base, or -1 for another letter. */
    private static int base(final byte letter) {
        // Bits 1 and 2 of the letters are 0, 1, 3, 2.
        final int bits = (letter >> 1) & 3;
        final int base = bits ^ (bits >> 1);
        return letter == LETTERS[base] ? base : -1;
    }
}
