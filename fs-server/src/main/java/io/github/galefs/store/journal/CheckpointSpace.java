package io.github.galefs.store.journal;

import io.github.galefs.store.tree.FileTree;

/**
 * Bytes of the disk that the next checkpoint needs at most, from the length of the journal: measuring the tree takes
 * too long for each segment. The estimate grows with each record, those of removals included, until a checkpoint
 * replaces the journal.
 */
public final class CheckpointSpace {
    /** A checkpoint takes less than this many times the record of a change that it includes. */
    private static final int BYTES_PER_JOURNAL_BYTE = 2;

    /** Divisor of a checkpoint's length that gives more than what the log adds to its records. */
    private static final int OVERHEAD_DIVISOR = 4;

    /**
     * Checkpoints of all names and files that their last snapshot may add: a changed directory is kept by a node and by
     * a record for each of its names.
     */
    private static final int COPIES_WITH_SNAPSHOT = 3;

    private final FileTree tree;
    private final Journal journal;

    /**
     * Creates an estimate.
     *
     * @param tree    names and files.
     * @param journal the journal.
     */
    public CheckpointSpace(final FileTree tree, final Journal journal) {
        this.tree = tree;
        this.journal = journal;
    }

    /**
     * Returns the bytes of the disk that a checkpoint needs, after all records that fit into one more segment. A lock
     * of the tree, or the appender's lock, is held.
     *
     * @return the bytes.
     */
    public long bytes() {
        return tree.snapshots().isEmpty() ? journal.segments().spaceFor(recordBytes()) : bytesWithSnapshot();
    }

    /**
     * Returns the same of a tree that has a snapshot. Any later change may then add names that the snapshot keeps.
     *
     * @return the bytes.
     */
    public long bytesWithSnapshot() {
        return journal.segments().spaceFor(COPIES_WITH_SNAPSHOT * recordBytes());
    }

    private long recordBytes() {
        final long checkpoint = journal.checkpointBytes();
        final long later =
                Math.max(0, journal.bytes() - checkpoint) + journal.segments().segmentSize();
        return checkpoint + checkpoint / OVERHEAD_DIVISOR + BYTES_PER_JOURNAL_BYTE * later;
    }
}
