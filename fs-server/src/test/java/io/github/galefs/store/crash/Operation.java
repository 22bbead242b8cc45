package io.github.galefs.store.crash;

import java.util.SplittableRandom;

/**
 * One call of a random workload. Call <i>n</i> of a worker depends on the seed alone, so the number of calls made
 * determines all of them.
 *
 * @param kind   the call.
 * @param path   path of the file or directory, or name of the snapshot.
 * @param other  target of a rename; empty for other calls.
 * @param number number of the call, from 1; the bytes that it writes depend on it.
 * @param offset offset in the file, in bytes; for a truncation, the new size.
 * @param length number of bytes to write.
 */
record Operation(Kind kind, String path, String other, long number, int offset, int length) {
    static final int BLOCK = 4096;

    private static final String[] NAMES = {"a", "b", "c", "d"};
    private static final int MAX_BLOCKS = 24;
    private static final int MAX_BLOCKS_AT_ONCE = 5;
    private static final int SNAPSHOTS = 3;
    private static final int WEIGHTS = Kind.weights();

    /** Kinds of calls, with their relative frequencies. */
    enum Kind {
        WRITE(40),
        APPEND_BLOCKS(10),
        TRUNCATE(8),
        UNLINK(8),
        RENAME(10),
        MAKE_DIRECTORY(6),
        REMOVE_DIRECTORY(3),
        SYNC(3),
        SYNC_ALL(1),
        CREATE_SNAPSHOT(1),
        REMOVE_SNAPSHOT(1);

        private final int weight;

        Kind(final int weight) {
            this.weight = weight;
        }

        static int weights() {
            int sum = 0;
            for (final Kind kind : values()) {
                sum += kind.weight;
            }
            return sum;
        }

        static Kind at(final int ticket) {
            int left = ticket;
            for (final Kind kind : values()) {
                left -= kind.weight;
                if (left < 0) {
                    return kind;
                }
            }
            throw new IllegalArgumentException("ticket " + ticket + ", allowed 0 to " + (WEIGHTS - 1));
        }
    }

    /** Returns call {@code number} of a worker. */
    static Operation of(final long seed, final int worker, final long number) {
        final SplittableRandom random = new SplittableRandom(seed * 1_000_003 + worker).split();
        final SplittableRandom own = new SplittableRandom(random.nextLong() ^ (number * 0x9E3779B97F4A7C15L));
        final Kind kind = Kind.at(own.nextInt(WEIGHTS));
        return switch (kind) {
            case WRITE ->
                new Operation(
                        kind,
                        path(worker, own),
                        "",
                        number,
                        own.nextInt(MAX_BLOCKS * BLOCK),
                        1 + own.nextInt(MAX_BLOCKS_AT_ONCE * BLOCK));
            case APPEND_BLOCKS ->
                new Operation(
                        kind,
                        path(worker, own),
                        "",
                        number,
                        own.nextInt(MAX_BLOCKS) * BLOCK,
                        (1 + own.nextInt(MAX_BLOCKS_AT_ONCE)) * BLOCK);
            case TRUNCATE -> new Operation(kind, path(worker, own), "", number, own.nextInt(MAX_BLOCKS * BLOCK), 0);
            case RENAME -> new Operation(kind, path(worker, own), path(worker, own), number, 0, 0);
            case CREATE_SNAPSHOT, REMOVE_SNAPSHOT ->
                new Operation(kind, snapshotsOf(worker) + own.nextInt(SNAPSHOTS), "", number, 0, 0);
            default -> new Operation(kind, path(worker, own), "", number, 0, 0);
        };
    }

    /** Directory in which only this worker makes changes. */
    static String home(final int worker) {
        return "/w" + worker;
    }

    /** Whether this worker created the snapshot. */
    static boolean isSnapshotOf(final int worker, final String name) {
        return name.startsWith(snapshotsOf(worker));
    }

    /** Bytes that the call writes: each depends on the call's number and on its offset in the file. */
    byte[] bytes() {
        final byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            final int position = offset + i;
            final long word = (number * 0x9E3779B97F4A7C15L) ^ (position >>> 3) * 0xC2B2AE3D27D4EB4FL;
            bytes[i] = (byte) (word >>> ((position & 7) * 8));
        }
        return bytes;
    }

    private static String snapshotsOf(final int worker) {
        return "s" + worker + "-";
    }

    private static String path(final int worker, final SplittableRandom random) {
        final String first = home(worker) + "/" + NAMES[random.nextInt(NAMES.length)];
        return random.nextInt(3) == 0 ? first + "/" + NAMES[random.nextInt(NAMES.length)] : first;
    }
}
