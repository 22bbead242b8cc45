package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SpaceBudget;
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
    private final CheckpointSpace space;
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
     * @param space     space that a checkpoint needs.
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
            final CheckpointSpace space,
            final ReentrantLock appending,
            final TreeCheck treeCheck,
            final InstantSource clock) {
        this.tree = tree;
        this.data = data;
        this.journal = journal;
        this.commit = commit;
        this.space = space;
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
     * @throws FileServiceException ENOSPC, in general before the first record; EIO, EINTR. If the checkpoint is
     *     incomplete, its records are void.
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
            requireSpace();
            final int firstSegment = writeRecords();
            journal.completeCheckpoint(firstSegment);
            space.onCheckpoint();
            commit.advanceTo(journal.lastSequence());
            deleteSuperseded(firstSegment);
        } finally {
            appending.unlock();
        }
    }

    /**
     * Requires space for the whole checkpoint. One that ended on a full disk would free nothing, and leave no space for
     * the records of calls that do.
     */
    private void requireSpace() throws FileServiceException {
        space.beginChange();
        space.measure();
        journal.segments().requireSpaceFor(space.measuredBytes());
    }

    /** Writes and forces the records; returns the number of their first segment. */
    private int writeRecords() throws FileServiceException {
        final long sequenceBefore = journal.lastSequence();
        final long bytesBefore = journal.bytes();
        journal.setBytes(0);
        boolean complete = false;
        try {
            final long time = clock.millis();
            journal.beginCheckpoint(tree.nextId() - 1, tree.epoch(), time);
            final int firstSegment = journal.segments().segment();
            new CheckpointRecords(tree, journal.buffer(), length -> journal.append(length, SpaceBudget.RESERVE), time)
                    .write();
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
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(metaDirectory), e);
        }
    }
}
