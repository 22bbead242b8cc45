package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;

/**
 * Rebuilds names and files from the records that a {@link Journal} appended.
 *
 * <p>A replay starts at the newest complete checkpoint, or else at the first record. Everything before the last commit
 * must be whole: a record there that is damaged, missing or inconsistent fails the replay, and nothing is guessed. What
 * follows the last commit was never promised to be durable. There, the journal ends before the first record that is
 * damaged or whose payload is. The remaining records are void and stay void, because the next opening continues with
 * their numbers in later segments.
 */
public final class Replay {
    /** Stands for an unknown last record. */
    public static final long UNKNOWN = 0;

    private final StoreDirectory directory;
    private final int blockSize;
    private final JournalSegment[] segments;

    private Replay(final StoreDirectory directory, final int blockSize) throws FileServiceException {
        this.directory = directory;
        this.blockSize = blockSize;
        segments = JournalSegment.readAll(directory.meta());
    }

    /**
     * Replays a journal.
     *
     * @param directory  directory of the store.
     * @param blockSize  block size of the store, in bytes.
     * @param lastRecord number of a record that was durable together with all records before it and their payloads: the
     *     last one, if the store was closed in good order; otherwise {@link #UNKNOWN}.
     * @return the state after the last record.
     * @throws FileServiceException EIO for a record that is damaged or inconsistent, with its number and its defect;
     *     EINTR.
     */
    public static ReplayResult run(final StoreDirectory directory, final int blockSize, final long lastRecord)
            throws FileServiceException {
        return new Replay(directory, blockSize).run(lastRecord);
    }

    /**
     * Repeats the replay with a lower limit until every payload after the last commit is sound. A limit may cut off the
     * checkpoint that the replay started with, so each repetition chooses its start again.
     */
    private ReplayResult run(final long lastRecord) throws FileServiceException {
        long limit = Long.MAX_VALUE;
        while (true) {
            final ReplayPass pass = fromNewestCheckpoint(limit);
            pass.requireThrough(lastRecord);
            pass.uncommitted().removeThrough(lastRecord);
            limit = pass.uncommitted().firstUnsound(directory);
            if (limit == Long.MAX_VALUE) {
                return pass.result();
            }
        }
    }

    /** Replays from the newest complete checkpoint, or else from the first segment. */
    private ReplayPass fromNewestCheckpoint(final long limit) throws FileServiceException {
        for (int start = segments.length - 1; start > 0; start--) {
            final JournalSegment segment = segments[start];
            if (segment.beginsCheckpoint() && segment.firstSequence() < Math.min(segment.limit(), limit)) {
                final ReplayPass pass = new ReplayPass(directory, blockSize, segments, limit);
                if (pass.runFrom(start)) {
                    return pass;
                }
            }
        }
        final ReplayPass pass = new ReplayPass(directory, blockSize, segments, limit);
        if (!pass.runFrom(0)) {
            throw new FileServiceException(
                    PosixError.EIO,
                    "record " + pass.records() + " of " + directory.meta() + ": no checkpoint is complete");
        }
        return pass;
    }
}
