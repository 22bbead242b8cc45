package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentLog;
import io.github.galefs.store.log.SpaceBudget;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.SegmentUsage;
import io.github.galefs.store.tree.Snapshot;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Appends a record of each change of a store to the meta log and numbers it. {@link Replay} reads the records.
 *
 * <p>Not thread-safe: the appender's lock is held for every method, except those whose description allows any thread.
 * The arguments of the methods are the values after the change unless named otherwise.
 */
public final class Journal implements AutoCloseable {
    /** Stands for the durable record in a mark that knows of none. 0 would not do: older stores have it in each. */
    private static final long NONE_KNOWN = -1;

    private final MetaLog log;
    private final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
    private final UnsafeBuffer buffer = new UnsafeBuffer(record);
    private final NameRecordFlyweight name = new NameRecordFlyweight().wrap(buffer);
    private final BlockRecordFlyweight block = new BlockRecordFlyweight().wrap(buffer);
    private final SizeRecordFlyweight size = new SizeRecordFlyweight().wrap(buffer);
    private final RenameRecordFlyweight rename = new RenameRecordFlyweight().wrap(buffer);
    private final AttributeRecordFlyweight attributes = new AttributeRecordFlyweight().wrap(buffer);
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight().wrap(buffer);
    private final MoveRecordFlyweight move = new MoveRecordFlyweight().wrap(buffer);
    private final SegmentRecordFlyweight segment = new SegmentRecordFlyweight().wrap(buffer);
    private final AtomicLong bytes = new AtomicLong();
    private volatile long checkpointBytes;
    private volatile int firstSegment;
    private volatile int lastSegment;
    private long lastSequence;

    /** Number of the record that began the checkpoint which is being appended. */
    private long checkpointBegin = MetaRecordDescriptor.NO_CHECKPOINT;

    /** Whether that checkpoint has left a segment, and not found one left, such as that of a void checkpoint. */
    private boolean checkpointLeftSegment;

    /** Number of the last record that is not a commit. */
    private volatile long lastChange;

    /** Whether records may be appended; not while the {@link Settlement} waits for space. */
    private boolean allowsAppends = true;

    /** Whether an append has begun and not ended, which stays so after an Error. */
    private boolean withinAppend;

    /**
     * Creates a journal that continues after the records of a replay.
     *
     * @param log      the meta log; owned by the journal from now on.
     * @param replayed what the replay of the log returned.
     */
    public Journal(final MetaLog log, final ReplayResult replayed) {
        this.log = log;
        lastSequence = replayed.lastSequence();
        bytes.set(replayed.bytes());
        checkpointBytes = replayed.checkpointBytes();
        firstSegment = replayed.firstSegment();
        lastSegment = log.segments().segment();
        lastChange = lastSequence;
        numberNextRecord();
    }

    /**
     * Returns the number of the last record that is not a commit. Any thread may call this.
     *
     * @return the number; 0 if there is none.
     */
    public long lastChange() {
        return lastChange;
    }

    /**
     * Returns the number of the last record.
     *
     * @return the number; 0 if there is none.
     */
    public long lastSequence() {
        return lastSequence;
    }

    /**
     * Returns the bytes of the records since the last checkpoint began. Any thread may call this.
     *
     * @return the bytes, from 0.
     */
    public long bytes() {
        return bytes.get();
    }

    /**
     * Returns the bytes of the last checkpoint. Any thread may call this.
     *
     * @return the bytes; 0 if there is none.
     */
    public long checkpointBytes() {
        return checkpointBytes;
    }

    /**
     * Returns the number of segments from the last checkpoint on. Any thread may call this.
     *
     * @return how many.
     */
    public int segmentCount() {
        return lastSegment - firstSegment + 1;
    }

    /**
     * Returns the segments of the meta log.
     *
     * @return the segments, owned by the journal.
     */
    public SegmentLog segments() {
        return log.segments();
    }

    /** Returns the buffer that the next record is put into. It holds the record's number already. */
    UnsafeBuffer buffer() {
        return buffer;
    }

    /**
     * Records the creation of a file or directory.
     *
     * @param type       {@code CREATE_FILE} or {@code MAKE_DIRECTORY}.
     * @param nodeId     id of the file or directory.
     * @param timeMillis time of the change.
     * @param parentId   id of its directory.
     * @param newName    its name in that directory.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendCreation(
            final MetaRecordType type,
            final long nodeId,
            final long timeMillis,
            final long parentId,
            final String newName)
            throws FileServiceException {
        append(name.put(type, nodeId, timeMillis, parentId, newName), SpaceBudget.ORDINARY);
    }

    /**
     * Records the removal of a name.
     *
     * @param lookup     the name.
     * @param timeMillis time of the change.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendRemoval(final Lookup lookup, final long timeMillis) throws FileServiceException {
        append(
                name.put(
                        MetaRecordType.REMOVE,
                        lookup.node().id(),
                        timeMillis,
                        lookup.parent().id(),
                        lookup.name()),
                SpaceBudget.REMOVAL);
    }

    /**
     * Records the new payload of a block. This commits the write of the block.
     *
     * @param file       the file.
     * @param newVersion version of the file.
     * @param newSize    size of the file, in bytes.
     * @param timeMillis time of the change.
     * @param number     number of the block in the file.
     * @param location   location of the payload.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendBlock(
            final FileNode file,
            final long newVersion,
            final long newSize,
            final long timeMillis,
            final long number,
            final BlockLocation location)
            throws FileServiceException {
        block.payload(location.segment(), location.offset(), location.length(), location.checksum());
        append(block.seal(file.id(), timeMillis, newVersion, newSize, number), SpaceBudget.ORDINARY);
    }

    /**
     * Records the copy of a payload by compaction.
     *
     * @param payload    header of the payload's old record in the data log.
     * @param oldSegment segment of that record.
     * @param timeMillis time of the change.
     * @param location   location of the copy.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendMove(
            final DataRecord payload, final int oldSegment, final long timeMillis, final BlockLocation location)
            throws FileServiceException {
        move.from(oldSegment, payload.offset())
                .to(location.segment(), location.offset(), location.length(), location.checksum());
        append(move.seal(payload.fileId(), timeMillis, payload.block()), SpaceBudget.RESERVE);
    }

    /**
     * Records the new size of a file, before the change of the file. A smaller size may use the reserve.
     *
     * @param file       the file, with its old size.
     * @param newVersion version of the file.
     * @param newSize    size of the file, in bytes.
     * @param timeMillis time of the change.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendSize(final FileNode file, final long newVersion, final long newSize, final long timeMillis)
            throws FileServiceException {
        final SpaceBudget budget = newSize < file.size() ? SpaceBudget.REMOVAL : SpaceBudget.ORDINARY;
        append(size.put(file.id(), timeMillis, newVersion, newSize), budget);
    }

    /**
     * Records a rename. One that replaces a file may use the reserve.
     *
     * @param from       the old name.
     * @param to         the new name, and what it named before.
     * @param timeMillis time of the change.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendRename(final Lookup from, final Lookup to, final long timeMillis) throws FileServiceException {
        final long replaced = to.node() == null ? 0 : to.node().id();
        rename.directories(from.parent().id(), to.parent().id(), replaced);
        final SpaceBudget budget = replaced == 0 ? SpaceBudget.ORDINARY : SpaceBudget.REMOVAL;
        append(rename.seal(from.node().id(), timeMillis, from.name(), to.name()), budget);
    }

    /**
     * Records permissions and modification time of a file or directory.
     *
     * @param nodeId             id of the file or directory.
     * @param permissions        permission bits, 0 to 07777.
     * @param modificationMillis modification time, in milliseconds since 1970-01-01T00:00Z.
     * @param timeMillis         time of the change.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendAttributes(
            final long nodeId, final int permissions, final long modificationMillis, final long timeMillis)
            throws FileServiceException {
        append(attributes.put(nodeId, timeMillis, permissions, modificationMillis), SpaceBudget.ORDINARY);
    }

    /**
     * Records the creation of a snapshot.
     *
     * @param epoch        epoch that the snapshot ended.
     * @param snapshotName its name.
     * @param timeMillis   time of its creation.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendSnapshot(final int epoch, final String snapshotName, final long timeMillis)
            throws FileServiceException {
        append(name.put(MetaRecordType.CREATE_SNAPSHOT, epoch, timeMillis, 0, snapshotName), SpaceBudget.ORDINARY);
    }

    /**
     * Records the removal of a snapshot.
     *
     * @param snapshot   the snapshot.
     * @param timeMillis time of the change.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendSnapshotRemoval(final Snapshot snapshot, final long timeMillis) throws FileServiceException {
        append(mark.put(MetaRecordType.REMOVE_SNAPSHOT, 0, timeMillis, snapshot.epoch()), SpaceBudget.REMOVAL);
    }

    /**
     * Records that a segment of the data log is sealed: nothing is appended to it any more.
     *
     * @param usage      the segment.
     * @param timeMillis time of the change.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendSeal(final SegmentUsage.Segment usage, final long timeMillis) throws FileServiceException {
        append(
                segment.put(usage.number(), timeMillis, Math.toIntExact(usage.payloads()), usage.payloadBytes()),
                SpaceBudget.RESERVE);
    }

    /**
     * Records that the payloads of all records up to and including one are durable.
     *
     * @param sequence   number of that record.
     * @param durable    number of the last record that is known to be durable itself; 0 if none is known.
     * @param timeMillis time of the commit.
     */
    void appendCommit(final long sequence, final long durable, final long timeMillis) throws FileServiceException {
        final long change = lastChange;
        append(mark.put(MetaRecordType.COMMIT, known(durable), timeMillis, sequence), SpaceBudget.COMMIT);
        lastChange = change;
    }

    /**
     * Appends a record that changes nothing. Once it is durable, the records that had its number or a higher one in
     * earlier segments stay void.
     *
     * @param timeMillis time of the opening.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void appendVoidEnd(final long timeMillis) throws FileServiceException {
        appendCommit(0, 0, timeMillis);
    }

    /** Refuses appends, as on a full disk, until {@link #allowAppends}. */
    void refuseAppends() {
        allowsAppends = false;
    }

    /** Allows appends again. */
    void allowAppends() {
        allowsAppends = true;
    }

    /**
     * Returns whether records may be appended.
     *
     * @return false while the {@link Settlement} waits for space.
     */
    public boolean allowsAppends() {
        return allowsAppends;
    }

    /** Begins a checkpoint, in a new segment. */
    void beginCheckpoint(final long lastId, final int epoch, final long timeMillis) throws FileServiceException {
        checkpointLeftSegment = log.segments().leaveSegment();
        setCheckpointBegin(lastSequence + 1);
        append(mark.put(MetaRecordType.BEGIN_CHECKPOINT, lastId, timeMillis, epoch), SpaceBudget.RESERVE);
    }

    /** Ends the checkpoint that a record began; {@code durable} is as in {@link #appendCommit}. */
    void endCheckpoint(final long beginSequence, final long durable, final long timeMillis)
            throws FileServiceException {
        append(mark.put(MetaRecordType.END_CHECKPOINT, known(durable), timeMillis, beginSequence), SpaceBudget.RESERVE);
        setCheckpointBegin(MetaRecordDescriptor.NO_CHECKPOINT);
    }

    private void setCheckpointBegin(final long sequence) {
        checkpointBegin = sequence;
        numberNextRecord();
    }

    private static long known(final long durable) {
        return durable == 0 ? NONE_KNOWN : durable;
    }

    /**
     * Makes the checkpoint just completed the last one: all bytes counted since {@link #setBytes} are the checkpoint's.
     */
    void completeCheckpoint(final int newFirstSegment) {
        checkpointBytes = bytes.get();
        firstSegment = newFirstSegment;
    }

    /** Sets the count of {@link #bytes}. */
    void setBytes(final long newBytes) {
        bytes.set(newBytes);
    }

    /**
     * Voids the records of an incomplete checkpoint: the next record repeats the number of the first of them, in a
     * later segment.
     *
     * @param sequence number of the last record before the checkpoint.
     */
    void voidAfter(final long sequence) {
        setCheckpointBegin(MetaRecordDescriptor.NO_CHECKPOINT);
        if (lastSequence != sequence) {
            log.segments().leaveSegment();
            lastSequence = sequence;
            lastChange = Math.min(lastChange, sequence);
            numberNextRecord();
        } else if (checkpointLeftSegment) {
            log.segments().returnToSegment();
        }
        checkpointLeftSegment = false;
    }

    @Override
    public void close() {
        log.close();
    }

    /**
     * Appends the record that was put into the buffer. If that fails with an exception, the next record has its number.
     *
     * <p>An Error may have come before or after the record became part of the log. So the journal ends there: a record
     * that follows would repeat a number, or record a change of what the caller does not know to have changed.
     */
    void append(final int length, final SpaceBudget budget) throws FileServiceException {
        requireAppendable();
        requireComplete(length);
        withinAppend = true;
        try {
            log.append(record, length, budget);
        } catch (final FileServiceException | RuntimeException e) {
            withinAppend = false;
            throw e;
        }
        lastSequence++;
        lastChange = lastSequence;
        lastSegment = log.segments().segment();
        bytes.addAndGet(length);
        numberNextRecord();
        withinAppend = false;
        log.segments().trim();
    }

    private void requireAppendable() throws FileServiceException {
        if (withinAppend) {
            throw new FileServiceException(
                    PosixError.EIO,
                    "an earlier change ended within record " + (lastSequence + 1) + "; open the store again");
        }
        if (!allowsAppends) {
            throw new FileServiceException(
                    PosixError.ENOSPC, "the disk was full when the store was opened, and void records are not settled");
        }
    }

    /** Requires that the buffer has a record of a length and with the next number. */
    private void requireComplete(final int length) {
        final long number = MetaRecordDescriptor.sequence(buffer);
        final int stated = MetaRecordDescriptor.length(buffer);
        if (number != lastSequence + 1 || stated != length) {
            numberNextRecord();
            throw new IllegalStateException("the buffer has record " + number + " of " + stated + " bytes; record "
                    + (lastSequence + 1) + " of " + length + " bytes was to be appended");
        }
    }

    /**
     * Stores the number of the next record in the buffer, where putting the record leaves it unchanged. Until then the
     * buffer has no record.
     */
    private void numberNextRecord() {
        if (checkpointBegin == MetaRecordDescriptor.NO_CHECKPOINT) {
            MetaRecordDescriptor.putSequence(buffer, lastSequence + 1);
        } else {
            MetaRecordDescriptor.putSequenceInCheckpoint(buffer, lastSequence + 1, checkpointBegin);
        }
        MetaRecordDescriptor.putNoLength(buffer);
    }
}
