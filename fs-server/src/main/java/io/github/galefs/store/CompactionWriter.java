package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.UnreadablePageException;
import io.github.galefs.store.compact.CompactionTarget;
import io.github.galefs.store.journal.Checkpoint;
import io.github.galefs.store.journal.Commit;
import io.github.galefs.store.journal.Journal;
import io.github.galefs.store.journal.Settlement;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.PackedBlockLocation;
import io.github.galefs.store.tree.PayloadReferences;
import java.lang.foreign.MemorySegment;
import java.time.InstantSource;

/** Makes the compactor's changes to a store. */
final class CompactionWriter implements CompactionTarget {
    private final FileTree tree;
    private final BlockReader reader;
    private final DataLog data;
    private final Journal journal;
    private final Settlement settlement;
    private final Commit commit;
    private final Checkpoint checkpoint;
    private final SegmentSealer sealer;
    private final StoreLocks locks;
    private final InstantSource clock;

    CompactionWriter(
            final FileTree tree,
            final BlockReader reader,
            final DataLog data,
            final Journal journal,
            final Settlement settlement,
            final Commit commit,
            final Checkpoint checkpoint,
            final SegmentSealer sealer,
            final StoreLocks locks,
            final InstantSource clock) {
        this.tree = tree;
        this.reader = reader;
        this.data = data;
        this.journal = journal;
        this.settlement = settlement;
        this.commit = commit;
        this.checkpoint = checkpoint;
        this.sealer = sealer;
        this.locks = locks;
        this.clock = clock;
    }

    @Override
    public int move(final DataRecord payload, final int segment, final MemorySegment bytes)
            throws FileServiceException {
        return changing(() -> moveLive(payload, segment, bytes));
    }

    private int moveLive(final DataRecord payload, final int segment, final MemorySegment bytes)
            throws FileServiceException {
        final PayloadReferences.Reference reference =
                tree.payloads().find(payload.fileId(), payload.block(), segment, payload.offset());
        if (reference == null) {
            return 0;
        }
        final int length = PackedBlockLocation.storedLength(reference.rangeWord());
        if (payload.offset() + length > bytes.byteSize()) {
            final String where = "payload at " + payload.offset() + " of segment " + segment;
            throw new FileServiceException(
                    PosixError.EIO, where + " is cut off", new UnreadablePageException(where, null));
        }
        final BlockLocation location = data.copy(
                payload,
                bytes.asSlice(payload.offset(), length),
                PackedBlockLocation.checksum(reference.segmentWord()));
        sealer.count(location);
        journal.appendMove(payload, segment, clock.millis(), location);
        locks.changeTree(() -> relocate(payload, segment, location));
        sealer.sealLeftSegments();
        return length;
    }

    @Override
    public void beginSegment() throws FileServiceException {
        changing(() -> {
            data.segments().beginSegment();
            sealer.sealLeftSegments();
            return null;
        });
    }

    @Override
    public void deleteSegment(final int segment) throws FileServiceException {
        changing(() -> {
            final long diskBytes = data.segments().delete(segment);
            locks.changeTree(() -> tree.usage().delete(segment));
            reader.releaseDeleted(segment, diskBytes);
            return null;
        });
    }

    @Override
    public boolean withdrawPins(final int segment) {
        return reader.withdrawPins(segment);
    }

    @Override
    public void admitPins() {
        reader.admitPins();
    }

    @Override
    public boolean hasMaxPinnedDeletedBytes() {
        return reader.pins().isFull();
    }

    @Override
    public void commit() throws FileServiceException {
        commit.cover();
    }

    @Override
    public void checkpoint() throws FileServiceException {
        checkpoint.write();
    }

    @Override
    public int segment() {
        return data.segments().segment();
    }

    @Override
    public long reserve() {
        return locks.readingTree(() -> data.segments().reserve().bytes());
    }

    @Override
    public int journalSegments() {
        return journal.segmentCount();
    }

    @Override
    public long journalBytes() {
        return journal.bytes();
    }

    @Override
    public long checkpointBytes() {
        return journal.checkpointBytes();
    }

    private <T> T changing(final OpenStore.LockedBody<T> change) throws FileServiceException {
        return locks.changing(() -> {
            settlement.complete();
            return change.run();
        });
    }

    private void relocate(final DataRecord payload, final int segment, final BlockLocation location) {
        tree.payloads()
                .relocate(
                        payload.fileId(),
                        payload.block(),
                        segment,
                        payload.offset(),
                        PackedBlockLocation.segmentWord(location),
                        PackedBlockLocation.rangeWord(location));
    }
}
