package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.agrona.collections.Long2LongHashMap;
import org.agrona.collections.LongHashSet;

/**
 * Rebuilds names and files from a damaged journal, where {@link Replay} fails.
 *
 * <p>The records before the first loss give an exact earlier state of the store. What a lost record has changed is
 * unknown, and so is every name and every file after it. So if records follow the loss, they are applied, and the
 * result is marked as a whole; see {@link SalvagePass}.
 */
public final class Salvage {
    private final StoreDirectory directory;
    private final int blockSize;
    private final long durable;
    private final JournalSegment[] segments;

    /** By number of the record that begins a checkpoint, the number of the one that ends it. */
    private final Long2LongHashMap checkpointEnds = new Long2LongHashMap(0);

    private Salvage(final StoreDirectory directory, final int blockSize, final long durable)
            throws FileServiceException {
        this.directory = directory;
        this.blockSize = blockSize;
        this.durable = durable;
        try {
            segments = JournalSegment.readAll(directory.meta());
        } catch (final MissingSegmentException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + HeldDirectory.name(directory.meta()), e);
        }
    }

    /**
     * Records that are lost.
     *
     * @param first number of the first one.
     * @param last  number of the last one.
     */
    public record Loss(long first, long last) {
        /**
         * Describes the loss to a user.
         *
         * @return one line.
         */
        @Override
        public String toString() {
            return first == last
                    ? "record " + first + " is missing, damaged or does not fit"
                    : "records " + first + " to " + last + " are missing, damaged or do not fit";
        }
    }

    /**
     * What was salvaged.
     *
     * @param state  the state, with everything marked that may be wrong. Its last record is behind every record that
     *     was found or was durable.
     * @param losses the lost records, in ascending order.
     */
    public record Result(ReplayResult state, List<Loss> losses) {}

    /**
     * Salvages a journal: starts at the first segment or at the checkpoint that loses least.
     *
     * @param directory directory of the store.
     * @param blockSize block size of the store, in bytes.
     * @param durable   number of the last record that is known to have been durable; 0 if none is known.
     * @return what was salvaged.
     * @throws FileServiceException EIO if the log cannot be read; EINTR.
     */
    public static Result run(final StoreDirectory directory, final int blockSize, final long durable)
            throws FileServiceException {
        return new Salvage(directory, blockSize, durable).run();
    }

    private Result run() throws FileServiceException {
        findCheckpointEnds();
        SalvagePass best = null;
        for (int start = segments.length - 1; start >= 0; start--) {
            if (start == 0 || segments[start].beginsCheckpoint()) {
                final SalvagePass pass = runFrom(start);
                if (best == null || isBetter(pass, best)) {
                    best = pass;
                }
            }
        }
        return (best == null ? runFrom(0) : best).result(durable);
    }

    /** Returns whether a pass tells more than the best of those that start later. */
    private static boolean isBetter(final SalvagePass pass, final SalvagePass best) {
        final int order = Comparator.comparingLong(SalvagePass::certainThrough)
                .thenComparing(SalvagePass::isWhole)
                .compare(pass, best);
        if (order != 0) {
            return order > 0;
        }
        // An incomplete checkpoint that older records precede was interrupted, perhaps in a repair, and has only a
        // part.
        return !pass.isWhole() || pass.lostRecords() < best.lostRecords();
    }

    /** Repeats a pass until all that it applies is sound, as {@link Replay} does. */
    private SalvagePass runFrom(final int start) throws FileServiceException {
        final long[] limits =
                Arrays.stream(segments).mapToLong(JournalSegment::limit).toArray();
        long limit = Long.MAX_VALUE;
        long misfit = 0;
        final LongHashSet skippedCopies = new LongHashSet();
        while (true) {
            final SalvagePass pass = new SalvagePass(blockSize, checkpointEnds, limit, misfit, skippedCopies);
            if (!scan(start, pass, limits, limit)) {
                continue;
            }
            if (pass.firstMisfit() != 0) {
                // It may be applied in part.
                misfit = pass.firstMisfit();
                continue;
            }
            pass.uncommitted().removeThrough(Math.max(durable, pass.evidence().covered()));
            final UncommittedPayloads.Unsound unsound = pass.uncommitted().findUnsound(directory);
            if (unsound.isEmpty()) {
                return pass;
            }
            skippedCopies.addAll(unsound.copies());
            limit = Math.min(limit, unsound.firstWrite());
        }
    }

    /** Runs a pass; returns false if it has to be repeated because the limits of segments were too high. */
    private boolean scan(final int start, final SalvagePass pass, final long[] limits, final long limit)
            throws FileServiceException {
        try {
            for (int i = start; i < segments.length; i++) {
                final boolean hasLostStart = segments[i].hasLostStart(limit);
                if (hasLostStart && lowerLimits(limits, i, pass.uncommitted())) {
                    return false;
                }
                pass.beginSegment(limits[i], hasLostStart);
                SegmentScanner.scan(directory.meta(), segments[i].number(), pass.format(), pass);
            }
            return true;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(directory.meta()), e);
        }
    }

    /**
     * Lowers the limits of the segments before one that has lost its start, if that is known to have begun with a lower
     * number: an opening took the first write whose payload is not sound, and was not committed, for void.
     *
     * @param uncommitted payloads that were not committed when the segment began.
     * @return whether there is such a write.
     */
    private boolean lowerLimits(final long[] limits, final int segment, final UncommittedPayloads uncommitted)
            throws FileServiceException {
        final long firstVoid = uncommitted
                .writesFrom(segments[segment].leastSequence())
                .findUnsound(directory)
                .firstWrite();
        for (int i = 0; i < segment; i++) {
            limits[i] = Math.min(limits[i], firstVoid);
        }
        return firstVoid < Long.MAX_VALUE;
    }

    private void findCheckpointEnds() throws FileServiceException {
        final CheckpointEnds visitor = new CheckpointEnds(checkpointEnds);
        try {
            for (final JournalSegment segment : segments) {
                visitor.beginSegment(segment.limit());
                SegmentScanner.scan(directory.meta(), segment.number(), visitor.format(), visitor);
            }
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(directory.meta()), e);
        }
    }
}
