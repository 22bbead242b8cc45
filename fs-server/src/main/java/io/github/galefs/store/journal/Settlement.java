package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataRecord;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the end of a journal, as a replay has found it, the end for every later replay. That is done before anything
 * else is appended, because a commit record that follows would cover what the replay has left out: void records with
 * the numbers of new ones, and copies of payloads that are not sound.
 *
 * <p>A full disk may prevent it. Until there is space, the store can be read, nothing is appended, and nothing of the
 * journal becomes known to be durable: otherwise the next opening would not read the copies to find them unsound.
 *
 * <p>Not thread-safe: the appender's lock is held for every method.
 */
public final class Settlement {
    private static final Logger LOGGER = LoggerFactory.getLogger(Settlement.class);

    private final Journal journal;
    private final ReplayResult replayed;
    private final InstantSource clock;
    private boolean complete;

    /**
     * Prepares the settlement, and appends nothing.
     *
     * @param journal  the journal.
     * @param replayed what the replay of the journal has returned.
     * @param clock    time of the records.
     */
    public Settlement(final Journal journal, final ReplayResult replayed, final InstantSource clock) {
        this.journal = journal;
        this.replayed = replayed;
        this.clock = clock;
        complete = !replayed.hasVoidRecords() && replayed.skippedCopies().isEmpty();
    }

    /**
     * Settles the end of the journal unless the disk is full.
     *
     * @throws FileServiceException EIO, EINTR.
     */
    public void completeIfSpace() throws FileServiceException {
        try {
            complete();
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOSPC) {
                throw e;
            }
            LOGGER.warn("void records are settled before the first change, because the disk is full: {}", e.toString());
        }
    }

    /**
     * Settles the end of the journal, unless that is done.
     *
     * @throws FileServiceException ENOSPC, EIO, EINTR; a later call begins again.
     */
    public void complete() throws FileServiceException {
        if (complete) {
            return;
        }
        journal.allowAppends();
        try {
            journal.appendVoidEnd(clock.millis());
            for (final SkippedCopy skipped : replayed.skippedCopies()) {
                appendMoveBack(skipped);
            }
            journal.segments().force();
            complete = true;
        } finally {
            if (!complete) {
                journal.refuseAppends();
            }
        }
    }

    private void appendMoveBack(final SkippedCopy skipped) throws FileServiceException {
        final BlockLocation copy = skipped.copy();
        final DataRecord payload =
                new DataRecord(skipped.fileId(), 0, skipped.block(), copy.offset(), copy.length(), copy.checksum());
        journal.appendMove(payload, copy.segment(), clock.millis(), skipped.original());
    }
}
