package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.compact.CompactionTarget;
import io.github.galefs.store.compact.SegmentCensus;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.journal.Checkpoint;
import io.github.galefs.store.journal.Commit;
import io.github.galefs.store.journal.Journal;
import io.github.galefs.store.journal.MetaRecordType;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.log.DirtySegments;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.PackedBlockLocation;
import io.github.galefs.store.tree.PayloadReferences;
import io.github.galefs.store.tree.SegmentUsage;
import io.github.galefs.store.tree.Snapshot;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Changes a store: payload first, then the record that commits it, then memory.
 *
 * <p>Whoever calls it must hold the lock of the appender, except where it says otherwise; that makes the caller the
 * only one that changes the tree, so it may read the tree as it likes. The moment in which the tree changes is taken
 * for itself alone, by the lock of the tree, so that readers see all of a change or nothing.
 */
final class StoreWriter implements CompactionTarget, AutoCloseable {
    /** A block has a payload of kilobytes and a record of 80 bytes, so the meta log's segments can be smaller. */
    private static final int DATA_PER_META_SEGMENT = 4;

    private final FileTree tree;
    private final BlockReader reader;
    private final DataLog data;
    private final Journal journal;
    private final Commit commit;
    private final InstantSource clock;
    private final int blockSize;
    private final StoreDirectory place;
    private final ReentrantLock appending;

    /** Held for changing the tree. */
    private final Lock treeLock;

    /** A block that is being put together from its old payload and new bytes. */
    private final MemorySegment merged;

    /** Run when a segment has become complete. */
    private volatile Runnable onSegmentLeft = () -> {};

    /** Segment that payloads went to last. */
    private int segment;

    private StoreWriter(
            final StoreDirectory place,
            final Replay.Result replayed,
            final BlockReader reader,
            final DataLog data,
            final MetaLog meta,
            final StoreLocks locks,
            final FileStoreContext context,
            final int blockSize) {
        this.place = place;
        tree = replayed.tree();
        this.reader = reader;
        this.data = data;
        clock = context.clock();
        this.blockSize = blockSize;
        appending = locks.appending();
        treeLock = locks.tree().writeLock();
        journal = new Journal(
                meta, replayed.lastSequence(), replayed.bytes(), replayed.checkpointBytes(), replayed.firstSegment());
        commit = new Commit(data, journal, appending, clock, context.counters(), replayed.lastSequence());
        merged = Arena.ofAuto().allocate(blockSize);
        segment = data.segments().segment();
    }

    /** Opens the logs for appending. The store must be locked. */
    static StoreWriter open(
            final StoreDirectory place,
            final Replay.Result replayed,
            final BlockReader reader,
            final StoreLocks locks,
            final FileStoreContext context,
            final int blockSize)
            throws FileServiceException {
        DataLog data = null;
        try {
            data = new DataLog(place.data(), context.segmentSize(), context.freeSpaceOr(place.freeSpace()));
            final long metaSegmentSize =
                    Math.max(context.segmentSize() / DATA_PER_META_SEGMENT, FileStoreContext.MIN_SEGMENT_SIZE);
            final MetaLog meta = new MetaLog(place.meta(), metaSegmentSize, context.freeSpaceOr(place.freeSpace()));
            return new StoreWriter(place, replayed, reader, data, meta, locks, context, blockSize);
        } catch (final IOException | RuntimeException e) {
            if (data != null) {
                data.close();
            }
            throw new FileServiceException(PosixError.EIO, "cannot open the logs of " + place.path(), e);
        }
    }

    /** Sets what is run when a segment has become complete; must return at once. */
    void onSegmentLeft(final Runnable newOnSegmentLeft) {
        onSegmentLeft = newOnSegmentLeft;
    }

    FileNode createFile(final Lookup lookup) throws FileServiceException {
        final long id = newId();
        final long time = clock.millis();
        journal.created(MetaRecordType.CREATE_FILE, id, time, lookup.parent().id(), lookup.name());
        treeLock.lock();
        try {
            return tree.addFile(lookup.parent(), lookup.nameBytes(), id, time);
        } finally {
            treeLock.unlock();
        }
    }

    void makeDirectory(final Lookup lookup) throws FileServiceException {
        final long id = newId();
        final long time = clock.millis();
        journal.created(MetaRecordType.MAKE_DIRECTORY, id, time, lookup.parent().id(), lookup.name());
        change(() -> tree.addDirectory(lookup.parent(), lookup.nameBytes(), id, time));
    }

    void remove(final Lookup lookup, final HandleTable handles) throws FileServiceException {
        final long time = clock.millis();
        journal.removed(lookup, time);
        change(() -> {
            tree.remove(lookup.parent(), lookup.name(), time);
            dropIfUnused(lookup.node(), handles);
        });
    }

    void rename(final Lookup from, final Lookup to, final HandleTable handles) throws FileServiceException {
        final long time = clock.millis();
        journal.renamed(from, to, time);
        change(() -> {
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

    void createSnapshot(final String name) throws FileServiceException {
        final long time = clock.millis();
        journal.snapshotCreated(tree.epoch(), name, time);
        change(() -> tree.createSnapshot(name, time));
    }

    void removeSnapshot(final Snapshot snapshot, final HandleTable handles) throws FileServiceException {
        final long time = clock.millis();
        journal.snapshotRemoved(snapshot, time);
        change(() -> {
            tree.removeSnapshot(snapshot, time);
            if (!handles.hold(snapshot)) {
                tree.dropSnapshot(snapshot);
            }
        });
    }

    /** Gives up what had no name any more, and has no handle since now. */
    void handleClosed(final StoreHandle open, final HandleTable handles) {
        final Snapshot snapshot = open.snapshot();
        change(() -> {
            if (snapshot == null) {
                dropIfUnused(open.file(), handles);
            } else if (snapshot.removed()
                    && !handles.hold(snapshot)
                    && tree.snapshots().contains(snapshot)) {
                tree.dropSnapshot(snapshot);
            }
        });
    }

    /**
     * Writes at least one byte, as one step of the file's version. On an error, the bytes before it have been written.
     *
     * @return bytes written: fewer than asked for if the disk has no room for more.
     */
    int write(
            final StoreHandle open,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final FileNode file = open.file();
        final Write write = new Write(file, file.version() + 1, clock.millis());
        int done = 0;
        try {
            while (done < length) {
                final long position = fileOffset + done;
                final int from = (int) (position & (blockSize - 1));
                final int count = Math.min(length - done, blockSize - from);
                append(open, write, position, source, sourceOffset + done, count);
                done += count;
            }
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOSPC || done == 0) {
                throw e;
            }
        } finally {
            change(write::apply);
        }
        sealLeftSegments();
        return done;
    }

    /** Sets a size; the same size is no change. */
    void setSize(final FileNode file, final long size) throws FileServiceException {
        if (size == file.size()) {
            return;
        }
        final long version = file.version() + 1;
        final long time = clock.millis();
        if (file.named()) {
            journal.sizeSet(file, version, size, time);
        }
        change(() -> tree.setSize(file, version, size, time, blockSize));
    }

    /**
     * Copies a payload to the end of the log, unless nothing refers to it, and makes what refers to it refer to the
     * copy. Takes the lock of the appender itself.
     *
     * @return bytes copied; 0 if nothing refers to it.
     */
    @Override
    public int move(final DataRecord payload, final int from, final MemorySegment bytes) throws FileServiceException {
        appending.lock();
        try {
            final PayloadReferences.Reference reference =
                    tree.payloads().find(payload.fileId(), payload.block(), from, payload.offset());
            if (reference == null) {
                return 0;
            }
            final int length = PackedBlockLocation.storedLength(reference.rangeWord());
            final BlockLocation location = data.copy(
                    payload,
                    bytes.asSlice(payload.offset(), length),
                    PackedBlockLocation.checksum(reference.segmentWord()));
            appended(location);
            journal.blockMoved(payload, from, clock.millis(), location);
            change(() -> tree.payloads()
                    .relocate(
                            payload.fileId(),
                            payload.block(),
                            from,
                            payload.offset(),
                            PackedBlockLocation.segmentWord(location),
                            PackedBlockLocation.rangeWord(location)));
            sealLeftSegments();
            return length;
        } finally {
            appending.unlock();
        }
    }

    /** Deletes a segment that nothing refers to. Takes the lock of the appender itself. */
    @Override
    public void deleteSegment(final int number) throws FileServiceException {
        appending.lock();
        try {
            data.segments().delete(number);
            change(() -> tree.usage().delete(number));
            reader.forget(number);
        } finally {
            appending.unlock();
        }
    }

    /** Returns after everything that was done before is on the disk. Needs no lock, and must be called without. */
    @Override
    public void sync() throws FileServiceException {
        commit.through(journal.lastChange());
    }

    /** Number of the segment that payloads go to. */
    @Override
    public int segment() {
        return data.segments().segment();
    }

    /** Bytes that ordinary appends leave free. */
    @Override
    public long reserve() {
        return data.segments().reserve();
    }

    /** Segments of records that would have to be read when the store is opened. */
    @Override
    public int journalSegments() {
        return journal.segmentCount();
    }

    /** Bytes of records that would have to be read when the store is opened. */
    @Override
    public long journalBytes() {
        return journal.bytes();
    }

    /** Bytes of the last checkpoint; 0 if there is none. */
    @Override
    public long checkpointBytes() {
        return journal.checkpointBytes();
    }

    /**
     * Says everything again that is known, and deletes the older records. Takes the lock of the appender itself, so
     * nothing changes meanwhile; reading goes on.
     */
    @Override
    public void checkpoint() throws FileServiceException {
        sync();
        appending.lock();
        try {
            final long before = journal.lastSequence();
            final long bytesBefore = journal.bytes();
            journal.countBytesFrom(0);
            boolean complete = false;
            final int begin;
            try {
                begin = new Checkpoint(tree, journal, clock.millis()).write();
                forceData();
                journal.checkpointEnded(before + 1, clock.millis());
                forceMeta();
                complete = true;
            } finally {
                if (!complete) {
                    journal.goBackTo(before);
                    journal.countBytesFrom(bytesBefore + journal.bytes());
                }
            }
            journal.checkpointHas(journal.bytes(), begin);
            commit.reached(journal.lastSequence());
            deleteMetaBefore(begin);
        } finally {
            appending.unlock();
        }
    }

    /** Notes what the segments of earlier openings hold, as far as nobody has. */
    void countSegments() throws FileServiceException {
        SegmentCensus.count(place.data(), tree.usage(), data.segments().segment());
    }

    /** Number of the last record. */
    long lastRecord() {
        return journal.lastSequence();
    }

    /** Gives up the logs in good order, after a {@link #sync}. */
    void closeInOrder() throws FileServiceException {
        try {
            data.segments().leaveSegment();
            if (segment == data.segments().segment()
                    && segment != 0
                    && !tree.usage().get(segment).sealed()) {
                seal(segment);
            }
            final DirtySegments records = journal.segments().takeDirtySegments();
            journal.segments().force(records);
        } finally {
            try (journal) {
                data.segments().closeTrimmed();
                journal.segments().closeTrimmed();
            }
        }
    }

    /** Gives up the logs as they are. */
    @Override
    public void close() {
        try (journal) {
            data.close();
        }
    }

    private long newId() throws FileServiceException {
        final long id = tree.nextId();
        if (id > FileTree.MAX_ID) {
            throw new FileServiceException(
                    PosixError.ENOSPC,
                    FileTree.MAX_ID + " files and directories have been made, more cannot be told apart");
        }
        return id;
    }

    private void append(
            final StoreHandle open,
            final Write write,
            final long position,
            final MemorySegment source,
            final long sourceOffset,
            final int count)
            throws FileServiceException {
        final long block = position / blockSize;
        final int from = (int) (position & (blockSize - 1));
        final FileNode file = open.file();
        final long place = file.blocks().segmentWord(block);
        final int oldLength = place == PackedBlockLocation.HOLE
                ? 0
                : PackedBlockLocation.validLength(file.blocks().rangeWord(block));
        final BlockLocation location;
        if (from == 0 && count >= oldLength) {
            location = data.append(file.id(), write.version, block, source, sourceOffset, count);
        } else {
            final int length = merge(open, block, oldLength, from, source, sourceOffset, count);
            location = data.append(file.id(), write.version, block, merged, 0, length);
        }
        appended(location);
        final long size = Math.max(write.size, position + count);
        if (file.named()) {
            journal.blockWritten(file, write.version, size, write.timeMillis, block, location);
        }
        write.add(size, block, location);
    }

    /** Puts the old payload of a block, which this write has not touched yet, and new bytes together. */
    private int merge(
            final StoreHandle open,
            final long block,
            final int oldLength,
            final int from,
            final MemorySegment source,
            final long sourceOffset,
            final int count)
            throws FileServiceException {
        final int length = Math.max(oldLength, from + count);
        // Behind the old payload this gives zeros, which is what a gap between it and the new bytes must be.
        final BlockReader.Plan plan = reader.plan(open.file().blocks(), block * blockSize, length);
        try {
            reader.read(open, plan, merged, 0);
        } catch (final MissingSegmentException e) {
            throw BlockReader.failure(open, block * blockSize, e);
        }
        MemorySegment.copy(source, sourceOffset, merged, from, count);
        return length;
    }

    /** The blocks of one write, which readers see all at once. */
    private final class Write {
        private final FileNode file;
        private final long version;
        private final long timeMillis;
        private final List<BlockLocation> locations = new ArrayList<>(1);
        private long firstBlock;
        private long size;

        Write(final FileNode file, final long version, final long timeMillis) {
            this.file = file;
            this.version = version;
            this.timeMillis = timeMillis;
            size = file.size();
        }

        void add(final long newSize, final long block, final BlockLocation location) {
            if (locations.isEmpty()) {
                firstBlock = block;
            }
            locations.add(location);
            size = newSize;
        }

        void apply() {
            for (int i = 0; i < locations.size(); i++) {
                final BlockLocation location = locations.get(i);
                tree.writeBlock(
                        file,
                        version,
                        size,
                        timeMillis,
                        firstBlock + i,
                        PackedBlockLocation.segmentWord(location),
                        PackedBlockLocation.rangeWord(location));
            }
        }
    }

    private void setAttributes(final Node node, final int permissions, final long modificationMillis)
            throws FileServiceException {
        // What has no name does not outlive its last handle, so there is nothing to be remembered.
        if (!(node instanceof FileNode file) || file.named()) {
            journal.attributesSet(node.id(), permissions, modificationMillis, clock.millis());
        }
        change(() -> tree.setAttributes(node, permissions, modificationMillis));
    }

    private void change(final Runnable change) {
        treeLock.lock();
        try {
            change.run();
        } finally {
            treeLock.unlock();
        }
    }

    /** Counts a payload, of which nothing else knows yet. */
    private void appended(final BlockLocation location) {
        change(() -> tree.usage().appended(location.segment(), location.length()));
    }

    /** Notes that segments are complete, once payloads go to the next. */
    private void sealLeftSegments() throws FileServiceException {
        final int now = data.segments().segment();
        if (now == segment) {
            return;
        }
        data.segments().trim();
        for (; segment < now; segment++) {
            if (segment != 0 && !tree.usage().get(segment).sealed()) {
                seal(segment);
            }
        }
        onSegmentLeft.run();
    }

    private void seal(final int number) throws FileServiceException {
        final SegmentUsage.Segment usage = tree.usage().get(number);
        change(() -> tree.usage().seal(number, usage.payloads(), usage.payloadBytes()));
        try {
            journal.segmentSealed(usage, clock.millis());
        } catch (final FileServiceException e) {
            // Without the record, the next opening counts what the segment holds.
            if (e.error() != PosixError.ENOSPC) {
                throw e;
            }
        }
    }

    private void dropIfUnused(final Node node, final HandleTable handles) {
        if (node instanceof FileNode file && !file.named() && !handles.hold(file) && tree.node(file.id()) == file) {
            tree.drop(file);
        }
    }

    /**
     * Has the next sync force what the process that had the store before may have left unforced when it died. After a
     * loss of power there is no such thing, but nobody can tell the two apart.
     */
    void forceWhatWasLeft() throws FileServiceException {
        try {
            for (final int number : SegmentFiles.list(place.data())) {
                data.segments().addDirtySegment(number);
            }
            for (final int number : SegmentFiles.list(place.meta())) {
                journal.segments().addDirtySegment(number);
            }
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + place.path(), e);
        }
        commit.forget();
    }

    private void forceData() throws FileServiceException {
        final DirtySegments payloads = data.segments().takeDirtySegments();
        boolean done = false;
        try {
            data.segments().force(payloads);
            done = true;
        } finally {
            if (!done) {
                data.segments().restoreDirtySegments(payloads);
            }
        }
    }

    private void forceMeta() throws FileServiceException {
        final DirtySegments records = journal.segments().takeDirtySegments();
        boolean done = false;
        try {
            journal.segments().force(records);
            done = true;
        } finally {
            if (!done) {
                journal.segments().restoreDirtySegments(records);
            }
        }
    }

    private void deleteMetaBefore(final int firstKept) throws FileServiceException {
        try {
            for (final int number : SegmentFiles.list(place.meta())) {
                if (number < firstKept) {
                    journal.segments().delete(number);
                }
            }
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + place.meta(), e);
        }
    }
}
