package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
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
 * Writes down what happens to a store. {@link Replay} is its other half. Not safe for use by several threads at once,
 * except where it says otherwise.
 */
public final class Journal implements AutoCloseable {
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
    private long lastSequence;
    private final AtomicLong bytes = new AtomicLong();
    private volatile long checkpointBytes;
    private volatile int firstSegment;
    private volatile int lastSegment;

    /** Number of the last record that is no commit. */
    private volatile long lastChange;

    /**
     * A journal that owns its log from now on, and goes on behind a record.
     *
     * @param bytes           that the log has, the last checkpoint included.
     * @param checkpointBytes that the last checkpoint has; 0 if there is none.
     * @param firstSegment    with the first record that is needed.
     */
    public Journal(
            final MetaLog log,
            final long lastSequence,
            final long bytes,
            final long checkpointBytes,
            final int firstSegment) {
        this.log = log;
        this.lastSequence = lastSequence;
        this.bytes.set(bytes);
        this.checkpointBytes = checkpointBytes;
        this.firstSegment = firstSegment;
        lastSegment = log.segments().segment();
        lastChange = lastSequence;
        number();
    }

    /** Number of the last record that changed something. May be asked by any thread. */
    public long lastChange() {
        return lastChange;
    }

    /** Number of the last record. */
    public long lastSequence() {
        return lastSequence;
    }

    /** Bytes of the records since the last checkpoint began. May be asked by any thread. */
    public long bytes() {
        return bytes.get();
    }

    /** Bytes of the last checkpoint; 0 if there is none. May be asked by any thread. */
    public long checkpointBytes() {
        return checkpointBytes;
    }

    /** Notes how long a checkpoint is that was just written, and where it begins. */
    public void checkpointHas(final long newBytes, final int newFirstSegment) {
        checkpointBytes = newBytes;
        firstSegment = newFirstSegment;
    }

    /** Segments from the last checkpoint on. May be asked by any thread. */
    public int segmentCount() {
        return lastSegment - firstSegment + 1;
    }

    /** The segments that it writes to. */
    public SegmentLog segments() {
        return log.segments();
    }

    /** Where the next record is put. Its number is in place already. */
    UnsafeBuffer buffer() {
        return buffer;
    }

    /** Records that a file or directory was made. */
    public void created(
            final MetaRecordType type,
            final long nodeId,
            final long timeMillis,
            final long parentId,
            final String newName)
            throws FileServiceException {
        append(name.put(type, nodeId, timeMillis, parentId, newName), SpaceBudget.ORDINARY);
    }

    /** Records that a name was removed. */
    public void removed(final Lookup lookup, final long timeMillis) throws FileServiceException {
        append(
                name.put(
                        MetaRecordType.REMOVE,
                        lookup.node().id(),
                        timeMillis,
                        lookup.parent().id(),
                        lookup.name()),
                SpaceBudget.RESERVE);
    }

    /** Records that a block has another payload. */
    public void blockWritten(
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

    /** Records that a payload was copied. */
    public void blockMoved(
            final DataRecord payload, final int oldSegment, final long timeMillis, final BlockLocation location)
            throws FileServiceException {
        move.from(oldSegment, payload.offset())
                .to(location.segment(), location.offset(), location.length(), location.checksum());
        append(move.seal(payload.fileId(), timeMillis, payload.block()), SpaceBudget.RESERVE);
    }

    /** Records that a file was cut or made to grow. */
    public void sizeSet(final FileNode file, final long newVersion, final long newSize, final long timeMillis)
            throws FileServiceException {
        final SpaceBudget budget = newSize < file.size() ? SpaceBudget.RESERVE : SpaceBudget.ORDINARY;
        append(size.put(file.id(), timeMillis, newVersion, newSize), budget);
    }

    /** Records that a node has another name. */
    public void renamed(final Lookup from, final Lookup to, final long timeMillis) throws FileServiceException {
        final long replaced = to.node() == null ? 0 : to.node().id();
        rename.places(from.parent().id(), to.parent().id(), replaced);
        append(rename.seal(from.node().id(), timeMillis, from.name(), to.name()), SpaceBudget.RESERVE);
    }

    /** Records permissions and modification time of a file or directory. */
    public void attributesSet(
            final long nodeId, final int permissions, final long modificationMillis, final long timeMillis)
            throws FileServiceException {
        append(attributes.put(nodeId, timeMillis, permissions, modificationMillis), SpaceBudget.ORDINARY);
    }

    /** Records that a snapshot was made, or in a checkpoint, that there is one. */
    public void snapshotCreated(final int epoch, final String snapshotName, final long timeMillis)
            throws FileServiceException {
        append(name.put(MetaRecordType.CREATE_SNAPSHOT, epoch, timeMillis, 0, snapshotName), SpaceBudget.ORDINARY);
    }

    /** Records that a snapshot was removed. */
    public void snapshotRemoved(final Snapshot snapshot, final long timeMillis) throws FileServiceException {
        append(mark.put(MetaRecordType.REMOVE_SNAPSHOT, 0, timeMillis, snapshot.epoch()), SpaceBudget.RESERVE);
    }

    /** Records that nothing will be appended to a segment of the data log. */
    public void segmentSealed(final SegmentUsage.Segment usage, final long timeMillis) throws FileServiceException {
        append(
                segment.put(usage.number(), timeMillis, Math.toIntExact(usage.payloads()), usage.payloadBytes()),
                SpaceBudget.RESERVE);
    }

    /** Records that the payloads of all records up to one are on the disk. */
    void committed(final long sequence, final long timeMillis) throws FileServiceException {
        final long change = lastChange;
        append(mark.put(MetaRecordType.COMMIT, 0, timeMillis, sequence), SpaceBudget.RESERVE);
        lastChange = change;
    }

    /** Begins a checkpoint, in a segment of its own. */
    void checkpointBegun(final long lastId, final int epoch, final long timeMillis) throws FileServiceException {
        log.segments().leaveSegment();
        append(mark.put(MetaRecordType.BEGIN_CHECKPOINT, lastId, timeMillis, epoch), SpaceBudget.RESERVE);
    }

    /** Ends a checkpoint. */
    public void checkpointEnded(final long begin, final long timeMillis) throws FileServiceException {
        append(mark.put(MetaRecordType.END_CHECKPOINT, 0, timeMillis, begin), SpaceBudget.RESERVE);
    }

    /** Counts the bytes of the log from a checkpoint on. */
    public void countBytesFrom(final long newBytes) {
        bytes.set(newBytes);
    }

    /**
     * Goes back behind a record: those after it are void, because the next has the number of the first of them and a
     * later segment.
     */
    public void goBackTo(final long sequence) {
        log.segments().leaveSegment();
        lastSequence = sequence;
        lastChange = Math.min(lastChange, sequence);
        number();
    }

    @Override
    public void close() {
        log.close();
    }

    /** Appends what was put; a record that could not be appended leaves its number to the next. */
    void append(final int length, final SpaceBudget budget) throws FileServiceException {
        log.append(record, length, budget);
        log.segments().trim();
        lastSegment = log.segments().segment();
        bytes.addAndGet(length);
        lastSequence++;
        lastChange = lastSequence;
        number();
    }

    /** Numbers the next record. Putting it leaves the number alone. */
    private void number() {
        MetaRecordDescriptor.putSequence(buffer, lastSequence + 1);
    }
}
