package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.locks.ReentrantLock;

/** Writes checkpoints of a store. Safe for use by several threads. */
public final class Checkpoint {
    private final FileTree tree;
    private final DataLog data;
    private final Journal journal;
    private final Commit commit;
    private final ReentrantLock appending;
    private final TreeCheck treeCheck;
    private final InstantSource clock;
    private final Path metaDirectory;

    /**
     * Creates the writer of checkpoints.
     *
     * @param directory directory of the store.
     * @param tree      names and files.
     * @param data      the data log.
     * @param journal   the journal.
     * @param commit    commits of both logs.
     * @param appending the appender's lock.
     * @param treeCheck refuses a tree that must not replace the records that tell it.
     * @param clock     time of the records.
     */
    public Checkpoint(
            final StoreDirectory directory,
            final FileTree tree,
            final DataLog data,
            final Journal journal,
            final Commit commit,
            final ReentrantLock appending,
            final TreeCheck treeCheck,
            final InstantSource clock) {
        this.tree = tree;
        this.data = data;
        this.journal = journal;
        this.commit = commit;
        this.appending = appending;
        this.treeCheck = treeCheck;
        this.clock = clock;
        metaDirectory = directory.meta();
    }

    /** Refuses a tree that is not as its records say. */
    @FunctionalInterface
    public interface TreeCheck {
        /**
         * Checks the tree. The appender's lock is held.
         *
         * @throws FileServiceException EIO if a change has left the tree half done.
         */
        void requireWhole() throws FileServiceException;
    }

    /**
     * Writes a checkpoint of the whole tree and deletes the segments of the journal that it supersedes. Holds the
     * appender's lock meanwhile, so nothing changes, but reads proceed. To be called without locks.
     *
     * @throws FileServiceException ENOSPC, EIO, EINTR; if the checkpoint is incomplete, its records are void.
     */
    public void write() throws FileServiceException {
        // Most of what must be forced is forced here, before the appender's lock is held.
        commit.sync();
        writeWithoutCommit();
    }

    /**
     * Writes a checkpoint like {@link #write}, and nothing before it. Until it is complete, the journal says what it
     * said before. A commit record would cover everything that the tree was made from, such as copies of payloads that
     * are not sound and were left out.
     *
     * @throws FileServiceException as {@link #write}.
     */
    public void writeWithoutCommit() throws FileServiceException {
        commit.inTurn(this::writeInTurn);
    }

    private void writeInTurn() throws FileServiceException {
        appending.lock();
        try {
            treeCheck.requireWhole();
            final int firstSegment = writeRecords();
            journal.completeCheckpoint(firstSegment);
            commit.advanceTo(journal.lastSequence());
            deleteSuperseded(firstSegment);
        } finally {
            appending.unlock();
        }
    }

    /** Writes and forces the records; returns the number of their first segment. */
    private int writeRecords() throws FileServiceException {
        final long sequenceBefore = journal.lastSequence();
        final long bytesBefore = journal.bytes();
        journal.setBytes(0);
        boolean complete = false;
        try {
            final int firstSegment = new CheckpointRecords(tree, journal, clock.millis()).write();
            // The end of a checkpoint commits all payloads, so they are forced before it is appended.
            data.segments().force();
            journal.endCheckpoint(sequenceBefore + 1, commit.durable(), clock.millis());
            journal.segments().force();
            complete = true;
            return firstSegment;
        } finally {
            if (!complete) {
                journal.voidAfter(sequenceBefore);
                journal.setBytes(bytesBefore + journal.bytes());
            }
        }
    }

    private void deleteSuperseded(final int firstKept) throws FileServiceException {
        try {
            for (final int number : SegmentFiles.list(metaDirectory)) {
                if (number < firstKept) {
                    journal.segments().delete(number);
                }
            }
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + metaDirectory, e);
        }
    }
}
