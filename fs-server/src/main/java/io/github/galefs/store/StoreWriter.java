package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.compact.CompactionTarget;
import io.github.galefs.store.compact.SegmentCensus;
import io.github.galefs.store.directory.DurableMark;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.journal.Checkpoint;
import io.github.galefs.store.journal.CheckpointSpace;
import io.github.galefs.store.journal.Commit;
import io.github.galefs.store.journal.Journal;
import io.github.galefs.store.journal.MetaRecordType;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.journal.Settlement;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.FreeSpace;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SpaceReserve;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.Snapshot;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.time.InstantSource;

/**
 * Changes a store: first the payload, then the record that makes the change happen, then the tree in memory.
 *
 * <p>The appender's lock must be held for every method, except those whose description differs, and except while the
 * store is opened or closed, when no other thread uses the writer. That makes the caller the only thread that changes
 * the tree, so it may read the tree without the tree's lock. The tree itself is changed under its write lock, so
 * readers see all of a change or nothing.
 */
final class StoreWriter implements AutoCloseable {
    /** A block has kilobytes of payload and a record of 80 bytes, so segments of the meta log are smaller. */
    private static final int DATA_PER_META_SEGMENT = 4;

    private final StoreDirectory directory;
    private final FileTree tree;
    private final DataLog data;
    private final Journal journal;
    private final Commit commit;
    private final Settlement settlement;
    private final CheckpointSpace checkpointSpace;
    private final Checkpoint checkpoint;
    private final SegmentSealer sealer;
    private final BlockWriter blocks;
    private final CompactionTarget compaction;
    private final StoreLocks locks;
    private final InstantSource clock;
    private final int blockSize;

    /** Number of the last record that was known to be durable before the opening. */
    private long durableBefore;

    private StoreWriter(
            final StoreDirectory directory,
            final ReplayResult replayed,
            final BlockReader reader,
            final DataLog data,
            final MetaLog meta,
            final StoreLocks locks,
            final EmbeddedStoreContext context,
            final int blockSize,
            final DurableMark mark) {
        this.directory = directory;
        this.data = data;
        this.locks = locks;
        this.blockSize = blockSize;
        tree = replayed.tree();
        clock = context.clock();
        journal = new Journal(meta, replayed);
        settlement = new Settlement(journal, replayed, clock);
        checkpointSpace = new CheckpointSpace(replayed, journal);
        meta.segments().leaveCheckpointSpace(checkpointSpace);
        data.segments().leaveCheckpointSpace(checkpointSpace);
        commit = new Commit(
                data, journal, locks.appending(), clock, context.counters(), mark, replayed.coveredSequence());
        checkpoint = new Checkpoint(
                directory, tree, data, journal, commit, checkpointSpace, locks.appending(), locks::requireEnded, clock);
        sealer = new SegmentSealer(tree.usage(), data, journal, locks, clock);
        blocks = new BlockWriter(tree, reader, data, journal, sealer, locks, clock, blockSize);
        compaction =
                new CompactionWriter(tree, reader, data, journal, settlement, commit, checkpoint, sealer, locks, clock);
    }

    /** Opens the logs for appending. The lock file of the store must be held. The caller owns the mark. */
    static StoreWriter open(
            final StoreDirectory directory,
            final ReplayResult replayed,
            final BlockReader reader,
            final StoreLocks locks,
            final EmbeddedStoreContext context,
            final int blockSize,
            final DurableMark mark)
            throws FileServiceException {
        final FreeSpace freeSpace = context.freeSpaceOr(directory.freeSpace());
        final StoreDisk disk = directory.disk();
        try (Opening opening = new Opening()) {
            final DataLog data = opening.add(
                    new DataLog(directory.data(), context.segmentSize(), freeSpace, disk, replayed.lastDataSegment()));
            final MetaLog meta = opening.add(new MetaLog(
                    directory.meta(),
                    metaSegmentSize(context),
                    freeSpace,
                    disk,
                    deleteEmptySegments(directory, replayed)));
            // Otherwise names would use up what compaction needs, because segments of the meta log are shorter.
            meta.segments().leaveReserveOf(data.segments());
            return opening.complete(
                    new StoreWriter(directory, replayed, reader, data, meta, locks, context, blockSize, mark));
        } catch (final IOException | RuntimeException e) {
            throw FileServiceException.ofFailure("cannot open the logs of " + directory.name(), e);
        }
    }

    /** Returns the size of the meta log's segments, in bytes. */
    static long metaSegmentSize(final EmbeddedStoreContext context) {
        return Math.max(context.segmentSize() / DATA_PER_META_SEGMENT, EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }

    /**
     * Deletes the segments behind the end of the journal that have no sound record; see {@link Replay}. Durable before
     * anything is appended. Returns the highest of their numbers, 0 if there are none: it is not used by this process,
     * as another one that reads the store may be about to read the segment.
     */
    private static int deleteEmptySegments(final StoreDirectory directory, final ReplayResult replayed)
            throws IOException {
        int last = 0;
        for (final int number : replayed.emptySegments()) {
            directory.disk().delete(SegmentFiles.path(directory.meta(), number));
            last = number;
        }
        if (last > 0) {
            directory.disk().forceDirectory(directory.meta());
        }
        return last;
    }

    /** Sets what runs after a segment of the data log was sealed; it must return at once. Needs no lock. */
    void onSeal(final Runnable onSeal) {
        sealer.onSeal(onSeal);
    }

    /** Returns the writer of the compactor's changes. Needs no lock. */
    CompactionTarget compaction() {
        return compaction;
    }

    FileNode createFile(final Lookup lookup) throws FileServiceException {
        final long id = newId();
        final long time = clock.millis();
        journal.appendCreation(
                MetaRecordType.CREATE_FILE, id, time, lookup.parent().id(), lookup.name());
        return locks.changeTreeForResult(() -> tree.addFile(lookup.parent(), lookup.nameBytes(), id, time));
    }

    void makeDirectory(final Lookup lookup) throws FileServiceException {
        final long id = newId();
        final long time = clock.millis();
        journal.appendCreation(
                MetaRecordType.MAKE_DIRECTORY, id, time, lookup.parent().id(), lookup.name());
        locks.changeTree(() -> tree.addDirectory(lookup.parent(), lookup.nameBytes(), id, time));
    }

    void remove(final Lookup lookup, final HandleTable handles) throws FileServiceException {
        final long time = clock.millis();
        journal.appendRemoval(lookup, time);
        locks.changeTree(() -> {
            tree.remove(lookup.parent(), lookup.name(), time);
            dropIfUnused(lookup.node(), handles);
        });
    }

    void rename(final Lookup from, final Lookup to, final HandleTable handles) throws FileServiceException {
        final long time = clock.millis();
        journal.appendRename(from, to, time);
        locks.changeTree(() -> {
            tree.rename(from.parent(), from.name(), to.parent(), to.name(), from.node(), time);
            dropIfUnused(to.node(), handles);
        });
    }

    void setPermissions(final Node node, final int permissions) throws FileServiceException {
        setAttributes(node, permissions, node.modificationMillis());
    }

    void setModificationTime(final Node node, final long modificationMillis) throws FileServiceException {
        setAttributes(node, node.permissions(), modificationMillis);
    }

    /** Sets the size of a file; a call with the current size changes nothing. */
    void setSize(final FileNode file, final long size) throws FileServiceException {
        if (size == file.size()) {
            return;
        }
        final long version = file.version() + 1;
        final long time = clock.millis();
        if (file.named()) {
            journal.appendSize(file, version, size, time);
        }
        locks.changeTree(() -> tree.setSize(file, version, size, time, blockSize));
    }

    /** Writes to a file; see {@link BlockWriter#write}. */
    int write(
            final StoreHandle handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return blocks.write(handle, fileOffset, source, sourceOffset, length);
    }

    /** Creates a snapshot, if the disk has space for a checkpoint that tells the names which the snapshot keeps. */
    void createSnapshot(final String name) throws FileServiceException {
        journal.segments().requireReserveWith(checkpointSpace::bytesWithSnapshot);
        final long time = clock.millis();
        journal.appendSnapshot(tree.epoch(), name, time);
        locks.changeTree(() -> tree.createSnapshot(name, time));
    }

    void removeSnapshot(final Snapshot snapshot, final HandleTable handles) throws FileServiceException {
        final long time = clock.millis();
        journal.appendSnapshotRemoval(snapshot, time);
        locks.changeTree(() -> {
            tree.removeSnapshot(snapshot, time);
            if (!handles.isOpen(snapshot)) {
                tree.dropSnapshot(snapshot);
            }
        });
    }

    /** Drops the file or snapshot of a closed handle if its name was removed and no other handle is open. */
    void dropAfterClose(final StoreHandle closed, final HandleTable handles) {
        final Snapshot snapshot = closed.snapshot();
        locks.changeTree(() -> {
            if (snapshot == null) {
                dropIfUnused(closed.file(), handles);
            } else if (snapshot.removed()
                    && !handles.isOpen(snapshot)
                    && tree.snapshots().contains(snapshot)) {
                tree.dropSnapshot(snapshot);
            }
        });
    }

    /** Returns after every change made before the call is durable. To be called without locks. */
    void sync() throws FileServiceException {
        commit.sync();
    }

    /**
     * Makes the next sync force all that an earlier process may have left unforced; see {@link Commit#markAllDirty}.
     */
    void markAllDirty() throws FileServiceException {
        commit.markAllDirty(directory);
    }

    /**
     * Makes the end of the journal the end for every later replay, unless the disk is full; see {@link Settlement}.
     *
     * @param durable number of the last record that was known to be durable before the replay.
     */
    void settleIfSpace(final long durable) throws FileServiceException {
        durableBefore = durable;
        settlement.completeIfSpace();
    }

    /** Settles the end of the journal, before a change. */
    void settle() throws FileServiceException {
        settlement.complete();
        checkpointSpace.beginChange();
    }

    /** Replaces the journal by a checkpoint; see {@link Checkpoint#writeWithoutCommit}. To be called without locks. */
    void replaceJournal() throws FileServiceException {
        checkpoint.writeWithoutCommit();
    }

    /** Counts the payloads of segments that earlier openings left without a seal. */
    void countSegments() throws FileServiceException {
        SegmentCensus.count(directory.data(), tree.usage(), data.segments().segment());
    }

    /** Returns what ordinary appends leave free on the disk. Needs no lock. */
    SpaceReserve reserve() {
        return locks.readingTree(() -> data.segments().reserve());
    }

    /** Returns the number of the last record that is known to be durable, after the logs are closed in good order. */
    long lastRecord() {
        return journal.allowsAppends() ? journal.lastSequence() : durableBefore;
    }

    /** Closes the logs in good order, after a {@link #sync}. To be called without locks. */
    void closeInOrder() throws FileServiceException {
        commit.close();
        try {
            sealer.sealCurrentSegment();
            journal.segments().force();
        } finally {
            try (journal) {
                data.segments().closeTrimmed();
                journal.segments().closeTrimmed();
            }
        }
    }

    /** Closes the logs as they are. To be called without locks. */
    @Override
    public void close() {
        commit.close();
        try (journal) {
            data.close();
        }
    }

    private long newId() throws FileServiceException {
        final long id = tree.nextId();
        if (id > FileTree.MAX_ID) {
            throw new FileServiceException(
                    PosixError.ENOSPC,
                    "all " + FileTree.MAX_ID + " ids of files and directories have been used in this store");
        }
        return id;
    }

    private void setAttributes(final Node node, final int permissions, final long modificationMillis)
            throws FileServiceException {
        // A file without a name does not outlive its last handle, so it needs no record.
        if (!(node instanceof FileNode file) || file.named()) {
            journal.appendAttributes(node.id(), permissions, modificationMillis, clock.millis());
        }
        locks.changeTree(() -> tree.setAttributes(node, permissions, modificationMillis));
    }

    private void dropIfUnused(final Node node, final HandleTable handles) {
        if (node instanceof FileNode file && !file.named() && !handles.isOpen(file) && tree.node(file.id()) == file) {
            tree.drop(file);
        }
    }
}
