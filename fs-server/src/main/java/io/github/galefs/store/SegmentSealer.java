package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.journal.Journal;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.tree.SegmentUsage;
import java.time.InstantSource;

/**
 * Counts the payloads appended to each segment of the data log, and seals a segment once payloads go to a later one.
 * The appender's lock must be held, except while a store is opened or closed, when no other thread appends.
 */
final class SegmentSealer {
    private final SegmentUsage usage;
    private final DataLog data;
    private final Journal journal;
    private final StoreLocks locks;
    private final InstantSource clock;

    /** Run after segments were sealed. */
    private volatile Runnable onSeal = () -> {};

    /** Segment that the last payload went to. */
    private int segment;

    SegmentSealer(
            final SegmentUsage usage,
            final DataLog data,
            final Journal journal,
            final StoreLocks locks,
            final InstantSource clock) {
        this.usage = usage;
        this.data = data;
        this.journal = journal;
        this.locks = locks;
        this.clock = clock;
        segment = data.segments().segment();
    }

    /** Sets what runs after segments were sealed; it must return at once. Needs no lock. */
    void onSeal(final Runnable newOnSeal) {
        onSeal = newOnSeal;
    }

    /** Counts a payload that was appended and that nothing refers to yet. */
    void count(final BlockLocation location) {
        locks.changeTree(() -> usage.appended(location.segment(), location.length()));
    }

    /** Seals the segments before the one that payloads go to now. */
    void sealLeftSegments() throws FileServiceException {
        final int now = data.segments().segment();
        if (now == segment) {
            return;
        }
        data.segments().trim();
        for (; segment < now; segment++) {
            seal(segment);
        }
        onSeal.run();
    }

    /** Leaves and seals the segment that payloads go to, before the log is closed. */
    void sealCurrentSegment() throws FileServiceException {
        data.segments().leaveSegment();
        if (segment == data.segments().segment()) {
            seal(segment);
        }
    }

    private void seal(final int number) throws FileServiceException {
        if (number == 0) {
            return;
        }
        final SegmentUsage.Segment sealed = usage.get(number);
        if (sealed.sealed() || sealed.ended()) {
            return;
        }
        locks.changeTree(() -> usage.seal(number, sealed.payloads(), sealed.payloadBytes()));
        try {
            journal.appendSeal(sealed, clock.millis());
        } catch (final FileServiceException e) {
            // Without the record, the next opening counts the payloads of the segment.
            if (e.error() != PosixError.ENOSPC) {
                throw e;
            }
        }
    }
}
