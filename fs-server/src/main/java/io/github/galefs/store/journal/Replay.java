package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.MissingSegmentException;
import java.util.List;
import org.agrona.collections.LongHashSet;

/**
 * Rebuilds names and files from the records that a {@link Journal} appended, and decides where the journal ends.
 *
 * <p>A replay starts at the newest complete checkpoint, or else at the first record. The journal ends before the first
 * record that is missing, damaged, does not fit the records before it, or whose payload was never forced and is
 * damaged. What follows is void: the next opening continues with the numbers of the void records in later segments.
 *
 * <p>That end is right if no record behind it was ever durable, as after a loss of power. If one was, the journal is
 * damaged: the replay fails, and nothing is guessed. Which records were durable is known from {@link JournalEvidence}
 * and from what the caller knows.
 *
 * <p>A later segment without any sound record tells that an opening has begun it, but not with which number. If it was
 * durable, the writes before it may have been void even then, and a payload of theirs that is not sound says so. If it
 * never was, they were not, and compaction may have deleted their payloads since. So an opening deletes such segments
 * behind the end of the journal before it continues: from then on, one that is found was durable.
 *
 * <p>A copy that compaction has made of a payload and that is not sound ends nothing: the record is skipped, and the
 * payload is read where it was before.
 */
public final class Replay {
    private static final String PAYLOAD_DAMAGED = "its payload is damaged";

    private final StoreDirectory directory;
    private final int blockSize;
    private final JournalSegment[] segments;

    /** Number of the first record to ignore. */
    private long limit = Long.MAX_VALUE;

    /** Why the limit was lowered; null if it was not. */
    private String limitReason;

    private final LongHashSet skippedCopies = new LongHashSet();

    /** Whether a payload that is missing may have been moved by a process that writes to the store. */
    private final boolean besideWriter;

    private Replay(final StoreDirectory directory, final int blockSize, final boolean besideWriter)
            throws FileServiceException, MissingSegmentException {
        this.directory = directory;
        this.blockSize = blockSize;
        this.besideWriter = besideWriter;
        segments = JournalSegment.readAll(directory.meta());
    }

    /**
     * Replays a journal that no process writes to.
     *
     * @param directory directory of the store.
     * @param blockSize block size of the store, in bytes.
     * @param durable   number of a record that is known to have been durable together with all records before it and
     *     their payloads; 0 if none is known.
     * @return the state at the end of the journal.
     * @throws FileServiceException EIO if a durable record is damaged or missing, with its number and defect; EINTR.
     */
    public static ReplayResult run(final StoreDirectory directory, final int blockSize, final long durable)
            throws FileServiceException {
        try {
            return new Replay(directory, blockSize, false).run(durable);
        } catch (final MissingSegmentException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + HeldDirectory.name(directory.meta()), e);
        }
    }

    /**
     * Replays a journal that a process may write to.
     *
     * @param directory directory of the store.
     * @param blockSize block size of the store, in bytes.
     * @param durable   as for {@link #run}.
     * @return the state at the end of the journal, at some time during the call.
     * @throws MissingSegmentException if a segment is missing: a newer checkpoint may have replaced it, or compaction
     *     may have moved its payloads.
     * @throws FileServiceException as {@link #run}.
     */
    public static ReplayResult runBesideWriter(final StoreDirectory directory, final int blockSize, final long durable)
            throws FileServiceException, MissingSegmentException {
        return new Replay(directory, blockSize, true).run(durable);
    }

    /**
     * Repeats the replay with a lower limit until nothing before the limit is unsound. A limit may cut off the
     * checkpoint that the replay started with, so each repetition chooses its start again.
     */
    private ReplayResult run(final long durable) throws FileServiceException, MissingSegmentException {
        while (true) {
            final ReplayPass pass = fromNewestCheckpoint();
            final long known = Math.max(durable, pass.evidence().durable());
            requireDurable(pass, known);
            if (pass.misfit() < limit) {
                lowerLimit(pass.misfit(), pass.end());
                continue;
            }
            final long firstVoid = firstUnsound(pass.doubtful());
            if (firstVoid < limit) {
                lowerLimit(firstVoid, PAYLOAD_DAMAGED);
                continue;
            }
            pass.uncommitted().removeThrough(Math.max(known, pass.evidence().covered()));
            final UncommittedPayloads.Unsound unsound = pass.uncommitted().findUnsound(directory);
            if (unsound.isEmpty()) {
                return pass.result();
            }
            requirePresent(unsound);
            skippedCopies.addAll(unsound.copies());
            if (unsound.firstWrite() < limit) {
                lowerLimit(unsound.firstWrite(), PAYLOAD_DAMAGED);
            }
        }
    }

    /** Returns the number of the first write whose payload is not sound; the maximum if all are. */
    private long firstUnsound(final List<UncommittedPayloads> doubtful)
            throws FileServiceException, MissingSegmentException {
        long first = Long.MAX_VALUE;
        for (final UncommittedPayloads payloads : doubtful) {
            final UncommittedPayloads.Unsound unsound = payloads.findUnsound(directory);
            requirePresent(unsound);
            first = Math.min(first, unsound.firstWrite());
        }
        return first;
    }

    private void requirePresent(final UncommittedPayloads.Unsound unsound) throws MissingSegmentException {
        if (besideWriter && unsound.missing() != null) {
            throw unsound.missing();
        }
    }

    /** Replays from the newest complete checkpoint, or else from the first segment. */
    private ReplayPass fromNewestCheckpoint() throws FileServiceException, MissingSegmentException {
        for (int start = segments.length - 1; start > 0; start--) {
            final JournalSegment segment = segments[start];
            if (segment.beginsCheckpoint() && segment.firstSequence() < Math.min(segment.limit(), limit)) {
                final ReplayPass pass = new ReplayPass(directory, blockSize, segments, limit, skippedCopies);
                if (pass.runFrom(start)) {
                    return pass;
                }
            }
        }
        final ReplayPass pass = new ReplayPass(directory, blockSize, segments, limit, skippedCopies);
        if (!pass.runFrom(0)) {
            throw new FileServiceException(
                    PosixError.EIO,
                    HeldDirectory.name(directory.meta()) + ": no checkpoint is complete: " + pass.end());
        }
        return pass;
    }

    /** Fails if the journal ends before a record that is known to have been durable. */
    private void requireDurable(final ReplayPass pass, final long durable) throws FileServiceException {
        // A record that does not fit is the last one of the pass.
        final long last = Math.min(pass.lastSequence(), pass.misfit() - 1);
        if (last < durable) {
            final String reason = pass.end() == null || limitReason != null ? limitReason : pass.end();
            throw new FileServiceException(
                    PosixError.EIO,
                    "record " + (last + 1) + " of " + HeldDirectory.name(directory.meta()) + ": "
                            + (reason == null ? "it is missing" : reason) + "; all records up to " + durable
                            + " were durable");
        }
    }

    private void lowerLimit(final long newLimit, final String reason) {
        limit = newLimit;
        limitReason = reason;
    }
}
