package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.log.CheckpointEstimate;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentLog;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Snapshot;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Bytes of the disk that the next checkpoint needs at most: those of the tree when it was last measured, and an
 * estimate of those that records since then have added. Measuring takes too long for each segment. The estimate grows
 * with each record, those of removals included, until the tree is measured again or a checkpoint replaces the journal.
 */
public final class CheckpointSpace implements CheckpointEstimate {
    private static final long NOT_MEASURED = -1;

    private final FileTree tree;
    private final Journal journal;
    private volatile Base base;

    /** Number of the last change that the tree includes. Guarded by the appender's lock. */
    private long change;

    /** Bytes of the journal with that change. Guarded by the appender's lock. */
    private long journalBytes;

    /** Bytes that were counted by a measurement in progress. Guarded by the appender's lock. */
    private long counted;

    /**
     * Creates an estimate.
     *
     * @param replayed result of the journal's replay.
     * @param journal  the journal.
     */
    public CheckpointSpace(final ReplayResult replayed, final Journal journal) {
        this.journal = journal;
        tree = replayed.tree();
        base = Base.ofCheckpoint(replayed.checkpointBytes(), replayed.checkpointEpoch());
        beginChange();
    }

    /**
     * Returns the same as {@link #bytes()} for a process that reads the store beside a writer. It is the writer's
     * estimate, unless the writer has measured its tree since the last checkpoint.
     *
     * @param replayed    result of the journal's replay.
     * @param segmentSize size of the meta log's segments, in bytes.
     * @return the bytes.
     */
    public static long of(final ReplayResult replayed, final long segmentSize) {
        final Base base = Base.ofCheckpoint(replayed.checkpointBytes(), replayed.checkpointEpoch());
        return base.space(base.copies(replayed.tree()), replayed.bytes(), segmentSize);
    }

    /**
     * Returns the bytes of the disk that a checkpoint needs, after all records that fit into one more segment. A lock
     * of the tree, or the appender's lock, is held.
     *
     * @return the bytes.
     */
    @Override
    public long bytes() {
        return bytesWithMoreSnapshots(0);
    }

    /**
     * Returns the same of a tree that has one more snapshot.
     *
     * @return the bytes.
     */
    public long bytesWithSnapshot() {
        return bytesWithMoreSnapshots(1);
    }

    private long bytesWithMoreSnapshots(final int more) {
        final Base now = base;
        return now.space(
                now.copies(tree) + more, journal.bytes(), journal.segments().segmentSize());
    }

    /**
     * Notes that the tree includes all records. To be called before each change, with the appender's lock: a write
     * appends records of several blocks before it changes the tree, so the tree that is measured meanwhile lacks them.
     */
    public void beginChange() {
        change = journal.lastChange();
        journalBytes = journal.bytes();
    }

    @Override
    public void measure() throws FileServiceException {
        if (base.change() == change) {
            return;
        }
        counted = 0;
        final UnsafeBuffer buffer = new UnsafeBuffer(new byte[MetaLog.MAX_RECORD_LENGTH]);
        new CheckpointRecords(tree, buffer, length -> counted += MetaLog.maxBytesOf(length), 0).write();
        base = new Base(counted, journalBytes, change, tree.epoch());
    }

    /** Returns the bytes of the records of a checkpoint of the tree, as last measured. */
    long measuredBytes() {
        return base.bytes();
    }

    /** Notes that a checkpoint has replaced the journal. The appender's lock is held. */
    void onCheckpoint() {
        base = Base.ofCheckpoint(journal.checkpointBytes(), tree.epoch());
        beginChange();
    }

    /**
     * What the estimate starts from.
     *
     * @param bytes        bytes that a checkpoint of the tree took in the log.
     * @param journalBytes bytes of the journal then.
     * @param change       number of the last change that these bytes include; {@link #NOT_MEASURED} for those of a
     *     checkpoint that was written.
     * @param epoch        epoch of the tree then.
     */
    private record Base(long bytes, long journalBytes, long change, int epoch) {
        /** Divisor of a checkpoint's length that gives more than what the log adds to its records. */
        private static final int OVERHEAD_DIVISOR = 4;

        /** A checkpoint takes less than this many times the record of a change that it includes. */
        private static final int BYTES_PER_JOURNAL_BYTE = 2;

        /** The same with a snapshot: a rename may have it keep two directories and a replaced file. */
        private static final int BYTES_PER_JOURNAL_BYTE_WITH_SNAPSHOT = 3;

        static Base ofCheckpoint(final long length, final int epoch) {
            return new Base(length + length / OVERHEAD_DIVISOR, length, NOT_MEASURED, epoch);
        }

        /**
         * Returns how many copies of the tree a checkpoint may have: the tree, and one for each snapshot that was
         * created since, and one for all older ones, which included what they kept then. All but the newest of those
         * keep nothing more. A removed snapshot leaves what it keeps to an older one, which has one version of a node.
         */
        int copies(final FileTree tree) {
            int since = 0;
            int before = 0;
            for (final Snapshot snapshot : tree.snapshots()) {
                if (snapshot.epoch() >= epoch) {
                    since++;
                } else {
                    before = 1;
                }
            }
            return 1 + since + before;
        }

        /**
         * Returns the bytes of the disk that a checkpoint of some copies needs, after all records that fit into one
         * more segment. One record may have a snapshot keep all names of a directory and all blocks of a file. They
         * take no more than in the tree: the record of a kept name is shorter than that of the name's node, and the
         * records of blocks are the same. Each of the nodes themselves needs a record of the journal to be kept, which
         * counts several times.
         */
        long space(final int copies, final long journalNow, final long segmentSize) {
            final int factor = copies == 1 ? BYTES_PER_JOURNAL_BYTE : BYTES_PER_JOURNAL_BYTE_WITH_SNAPSHOT;
            final long since = Math.max(0, journalNow - journalBytes);
            // Only the newest snapshot keeps more from now on; what older ones keep is in the bytes then.
            final int counted = since == 0 ? Math.min(copies, 2) : copies;
            return SegmentLog.spaceFor(counted * (bytes + factor * since) + factor * segmentSize, segmentSize);
        }
    }
}
