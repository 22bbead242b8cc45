package io.github.galefs.bench.random;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/**
 * Reads pieces of the file "indices" at random. Each word of the file is its own index. The file has a power of two of
 * pieces. Device code.
 */
final class RandomKernels {
    static final int READS_ARG = 0;
    static final int PIECE_BYTES_ARG = 1;
    static final int PIECES_ARG = 2;
    static final int SEED_ARG = 3;
    static final int ARG_COUNT = 4;

    private RandomKernels() {}

    /**
     * Each work-group reads one piece after the other.
     *
     * @param fs     the file system.
     * @param args   reads of each group, bytes and number of pieces, seed.
     * @param buffer memory for a piece of each group.
     * @param wrong  receives the wrong reads of each group.
     */
    static void readByGroup(final long[] fs, final int[] args, final long[] buffer, final int[] wrong) {
        final int bytes = args[PIECE_BYTES_ARG];
        final int words = bytes / Long.BYTES;
        final int own = WorkItem.groupId() * words;
        final int fd = DeviceFile.gopen(fs, "indices", DeviceFile.O_RDONLY);
        long random = seed(args, WorkItem.groupId());
        int failures = fd < 0 ? 1 : 0;
        for (int i = 0; i < args[READS_ARG]; i++) {
            random = next(random);
            final int piece = (int) (random >>> 33) & args[PIECES_ARG] - 1;
            final int read = DeviceFile.gread(fs, fd, (long) piece * bytes, bytes, buffer, (long) own * Long.BYTES);
            if (read != bytes || isWrong(buffer, own, words, piece)) {
                failures++;
            }
            // All have looked at the piece before the next one takes its memory.
            WorkItem.barrier();
        }
        DeviceFile.gclose(fs, fd);
        if (WorkItem.localId() == 0) {
            wrong[WorkItem.groupId()] = failures;
        }
    }

    /**
     * Each work-item reads pieces of its own.
     *
     * @param fs     the file system.
     * @param args   as of {@link #readByGroup}, with the reads of each work-item.
     * @param buffer memory for a piece of each work-item.
     * @param wrong  receives the wrong reads of each work-item.
     */
    static void readByItem(final long[] fs, final int[] args, final long[] buffer, final int[] wrong) {
        final int bytes = args[PIECE_BYTES_ARG];
        final int words = bytes / Long.BYTES;
        final int own = WorkItem.globalId() * words;
        final int fd = DeviceFile.gopen(fs, "indices", DeviceFile.O_RDONLY);
        long random = seed(args, WorkItem.globalId());
        int failures = fd < 0 ? 1 : 0;
        for (int i = 0; i < args[READS_ARG]; i++) {
            random = next(random);
            final int piece = (int) (random >>> 33) & args[PIECES_ARG] - 1;
            final int read = DeviceFile.greadEach(fs, fd, (long) piece * bytes, bytes, buffer, (long) own * Long.BYTES);
            if (read != bytes || isWrong(buffer, own, words, piece)) {
                failures++;
            }
        }
        DeviceFile.gclose(fs, fd);
        wrong[WorkItem.globalId()] = failures;
    }

    /**
     * As {@link #readByGroup}, but a word that was read says where the next piece lies.
     *
     * @param fs     the file system.
     * @param args   as of {@code readByGroup}.
     * @param buffer as of {@code readByGroup}.
     * @param wrong  as of {@code readByGroup}.
     */
    static void follow(final long[] fs, final int[] args, final long[] buffer, final int[] wrong) {
        final int bytes = args[PIECE_BYTES_ARG];
        final int words = bytes / Long.BYTES;
        final int own = WorkItem.groupId() * words;
        final int fd = DeviceFile.gopen(fs, "indices", DeviceFile.O_RDONLY);
        long random = seed(args, WorkItem.groupId());
        int failures = fd < 0 ? 1 : 0;
        for (int i = 0; i < args[READS_ARG]; i++) {
            final int piece = (int) (random >>> 33) & args[PIECES_ARG] - 1;
            final int read = DeviceFile.gread(fs, fd, (long) piece * bytes, bytes, buffer, (long) own * Long.BYTES);
            if (read != bytes || isWrong(buffer, own, words, piece)) {
                failures++;
            }
            random = next(random + buffer[own + 1]);
            WorkItem.barrier();
        }
        DeviceFile.gclose(fs, fd);
        if (WorkItem.localId() == 0) {
            wrong[WorkItem.groupId()] = failures;
        }
    }

    private static boolean isWrong(final long[] buffer, final int index, final int words, final int piece) {
        final long first = (long) piece * words;
        return buffer[index] != first || buffer[index + words - 1] != first + words - 1;
    }

    private static long seed(final int[] args, final int reader) {
        return next(args[SEED_ARG] * 0x9E3779B97F4A7C15L + reader + 1);
    }

    /** Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (2014), the step of SplitMix64. */
    static long next(final long state) {
        long mixed = state + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
