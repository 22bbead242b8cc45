package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.DamagedBlockException;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.MetaLogReader;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentReader;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.NodeState;
import io.github.galefs.store.tree.PackedBlockLocation;
import io.github.galefs.store.tree.Snapshot;
import io.github.galefs.store.tree.TreeRestorer;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import org.agrona.collections.LongArrayList;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Makes names and files again from what a {@link Journal} wrote.
 *
 * <p>It begins at the newest checkpoint that is complete, or else at the first record. What came before the last commit
 * must be whole: a record of it that is damaged, missing or does not fit ends the replay with an error, and nothing is
 * guessed. What came after it was never promised. There, the log ends before the first record that is damaged or whose
 * payload is; the rest is void, and stays so, because the next opening numbers its records from there on, in segments
 * behind.
 */
public final class Replay {
    /** Stands for a last record that nobody has noted. */
    public static final long UNKNOWN = 0;

    private final StoreDirectory place;
    private final int blockSize;
    private final Segment[] segments;

    /** Number of the first record that must not be looked at. */
    private final long limit;

    private final FileTree tree = new FileTree(0);
    private final TreeRestorer restorer = new TreeRestorer(tree);
    private final UnsafeBuffer buffer = new UnsafeBuffer(new byte[MetaLog.MAX_RECORD_LENGTH]);
    private final NameRecordFlyweight name = new NameRecordFlyweight().wrap(buffer);
    private final BlockRecordFlyweight block = new BlockRecordFlyweight().wrap(buffer);
    private final SizeRecordFlyweight size = new SizeRecordFlyweight().wrap(buffer);
    private final RenameRecordFlyweight rename = new RenameRecordFlyweight().wrap(buffer);
    private final AttributeRecordFlyweight attributes = new AttributeRecordFlyweight().wrap(buffer);
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight().wrap(buffer);
    private final MoveRecordFlyweight move = new MoveRecordFlyweight().wrap(buffer);
    private final SegmentRecordFlyweight segmentRecord = new SegmentRecordFlyweight().wrap(buffer);
    private final NodeRecordFlyweight nodeRecord = new NodeRecordFlyweight().wrap(buffer);
    private final BlocksRecordFlyweight blocksRecord = new BlocksRecordFlyweight().wrap(buffer);
    private final ChildRecordFlyweight child = new ChildRecordFlyweight().wrap(buffer);

    /** Payloads of records behind the last commit. */
    private final UncommittedPayloads uncommitted = new UncommittedPayloads();

    /** Number of the record in which everything begins. */
    private long firstSequence = 1;

    private long records;
    private long bytes;
    private long checkpointBytes;
    private int firstSegment;
    private long lastSequence;
    private boolean inCheckpoint;
    private boolean ended;

    /** What is wrong with the record that should come next; null as long as all are sound. */
    private String defect;

    /** Where the record lies that is being looked at. */
    private int current;

    /** A replay that has read nothing yet. */
    Replay(final StoreDirectory place, final int blockSize, final Segment[] segments, final long limit) {
        this.place = place;
        this.blockSize = blockSize;
        this.segments = segments;
        this.limit = limit;
    }

    /**
     * What a log came to.
     *
     * @param tree         names and files.
     * @param lastSequence number of the last record; 0 if there is none.
     * @param bytes           of the records since the last checkpoint began.
     * @param checkpointBytes of the records of that checkpoint; 0 if there is none.
     * @param firstSegment    number of the segment in which the first record lies that was needed; 0 if there is none.
     */
    public record Result(FileTree tree, long lastSequence, long bytes, long checkpointBytes, int firstSegment) {}

    /**
     * The beginning of a segment of the log.
     *
     * @param number     of the segment.
     * @param first      number of its first record; {@link Long#MAX_VALUE} if it has none that is sound.
     * @param checkpoint whether it begins with a checkpoint.
     * @param limit      number of the first record that is void, because a later segment goes on with that number.
     */
    record Segment(int number, long first, boolean checkpoint, long limit) {}

    /** Payloads that may not have reached the disk, with the numbers of the records that speak of them, in order. */
    private static final class UncommittedPayloads {
        private static final int WORDS = 3;

        private LongArrayList words = new LongArrayList();

        void add(final long sequence, final long place, final long extent) {
            words.addLong(sequence);
            words.addLong(place);
            words.addLong(extent);
        }

        /** Forgets those of records up to a number. */
        void removeThrough(final long sequence) {
            int kept = words.size();
            while (kept > 0 && words.getLong(kept - WORDS) > sequence) {
                kept -= WORDS;
            }
            final LongArrayList rest = new LongArrayList();
            for (int i = kept; i < words.size(); i++) {
                rest.addLong(words.getLong(i));
            }
            words = rest;
        }

        int count() {
            return words.size() / WORDS;
        }

        long sequence(final int index) {
            return words.getLong(index * WORDS);
        }

        long place(final int index) {
            return words.getLong(index * WORDS + 1);
        }

        long extent(final int index) {
            return words.getLong(index * WORDS + 2);
        }
    }

    /**
     * Reads a meta log.
     *
     * @param place      of the store.
     * @param blockSize  of the store, in bytes.
     * @param lastRecord number of a record that was durable, with all before it and their payloads, or {@link
     *     #UNKNOWN}: the last, when the store was closed in good order.
     * @return the tree as it was after the last record, and what else is to be known.
     * @throws FileServiceException EIO for a record that is damaged or does not fit; names its number and what is
     *     wrong.
     */
    public static Result run(final StoreDirectory place, final int blockSize, final long lastRecord)
            throws FileServiceException {
        final Segment[] segments = beginnings(place.meta());
        long limit = Long.MAX_VALUE;
        while (true) {
            final Replay replay = newest(place, blockSize, segments, limit);
            replay.requireThrough(lastRecord);
            replay.uncommitted.removeThrough(lastRecord);
            limit = replay.firstWithoutPayload();
            if (limit == Long.MAX_VALUE) {
                return new Result(
                        replay.tree, replay.lastSequence, replay.bytes, replay.checkpointBytes, replay.firstSegment);
            }
        }
    }

    private void requireThrough(final long lastRecord) throws FileServiceException {
        if (lastSequence < lastRecord) {
            throw new FileServiceException(
                    PosixError.EIO,
                    place.meta() + " ends with record " + lastSequence + ", but the store was closed after record "
                            + lastRecord + (defect == null ? "" : ": " + defect));
        }
    }

    /** Replays from the newest checkpoint that is complete. */
    private static Replay newest(
            final StoreDirectory place, final int blockSize, final Segment[] segments, final long limit)
            throws FileServiceException {
        for (int start = segments.length - 1; start > 0; start--) {
            final Segment segment = segments[start];
            if (segment.checkpoint() && segment.first() < Math.min(segment.limit(), limit)) {
                final Replay replay = new Replay(place, blockSize, segments, limit);
                if (replay.from(start)) {
                    return replay;
                }
            }
        }
        final Replay replay = new Replay(place, blockSize, segments, limit);
        if (!replay.from(0)) {
            throw new FileServiceException(
                    PosixError.EIO, "record " + replay.records + " of " + place.meta() + ": no checkpoint is complete");
        }
        return replay;
    }

    /** Replays from a segment on; false if that began with a checkpoint that has no end. */
    private boolean from(final int start) throws FileServiceException {
        final Path directory = place.meta();
        firstSegment = segments.length == 0 ? 0 : segments[start].number();
        try {
            for (current = start; current < segments.length && !ended; current++) {
                MetaLogReader.replay(directory, segments[current].number(), this::onRecord);
            }
            return !inCheckpoint;
        } catch (final IOException e) {
            throw new FileServiceException(
                    PosixError.EIO, "record " + records + " of " + directory + ": " + e.getMessage(), e);
        }
    }

    /** Looks at the first record of every segment. */
    static Segment[] beginnings(final Path directory) throws FileServiceException {
        try {
            final int[] numbers = SegmentFiles.list(directory);
            final Segment[] segments = new Segment[numbers.length];
            long limit = Long.MAX_VALUE;
            for (int i = numbers.length - 1; i >= 0; i--) {
                final UnsafeBuffer record = new UnsafeBuffer(new byte[MetaLog.MAX_RECORD_LENGTH]);
                final int length = MetaLogReader.first(directory, numbers[i], record.byteArray());
                final boolean sound = length > 0 && MetaRecordDescriptor.defect(record, length) == null;
                final long first = sound ? MetaRecordDescriptor.sequence(record) : Long.MAX_VALUE;
                final boolean checkpoint =
                        sound && MetaRecordDescriptor.type(record) == MetaRecordType.BEGIN_CHECKPOINT.code();
                segments[i] = new Segment(numbers[i], first, checkpoint, limit);
                limit = Math.min(limit, first);
            }
            return segments;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + directory, e);
        }
    }

    /** Number of the first record whose payload is not on the disk; {@link Long#MAX_VALUE} if all are. */
    private long firstWithoutPayload() throws FileServiceException {
        try (SegmentReader reader = SegmentReader.checkingEveryRead(place.data())) {
            for (int i = 0; i < uncommitted.count(); i++) {
                final long word = uncommitted.place(i);
                final long extent = uncommitted.extent(i);
                try {
                    reader.read(
                            PackedBlockLocation.segment(word),
                            PackedBlockLocation.offset(extent),
                            PackedBlockLocation.storedLength(extent),
                            PackedBlockLocation.checksum(word),
                            0,
                            MemorySegment.NULL,
                            0,
                            0);
                } catch (final DamagedBlockException | MissingSegmentException _) {
                    return uncommitted.sequence(i);
                } catch (final ClosedByInterruptException e) {
                    throw new FileServiceException(PosixError.EINTR, "opening " + place.path(), e);
                } catch (final IOException e) {
                    throw new FileServiceException(PosixError.EIO, "cannot read " + place.data(), e);
                }
            }
        }
        return Long.MAX_VALUE;
    }

    private void onRecord(final byte[] record, final int length) throws IOException {
        if (ended || lastSequence + 1 >= Math.min(limit, segments[current].limit())) {
            return;
        }
        buffer.wrap(record);
        if (defect == null) {
            records++;
            defect = defect(length);
            if (defect == null) {
                apply(length);
                return;
            }
        }
        requireNeverCommitted(length);
    }

    private String defect(final int length) {
        final String wrong = MetaRecordDescriptor.defect(buffer, length);
        if (wrong != null) {
            return wrong;
        }
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        if (records == 1 && MetaRecordDescriptor.type(buffer) == MetaRecordType.BEGIN_CHECKPOINT.code()) {
            lastSequence = sequence - 1;
        }
        return sequence == lastSequence + 1
                ? null
                : "its sequence number is " + sequence + ", but the one before has " + lastSequence;
    }

    /** Behind a defect, there must be no commit of what is missing. */
    private void requireNeverCommitted(final int length) throws IOException {
        if (MetaRecordDescriptor.defect(buffer, length) != null) {
            return;
        }
        final boolean commit = MetaRecordDescriptor.type(buffer) == MetaRecordType.COMMIT.code();
        final boolean checkpoint = MetaRecordDescriptor.type(buffer) == MetaRecordType.END_CHECKPOINT.code();
        if (checkpoint || (commit && mark.value() > lastSequence)) {
            throw new IOException(defect);
        }
    }

    /** Takes a sound record, which must be the next. */
    void apply(final byte[] record, final int length) throws IOException {
        buffer.wrap(record);
        apply(length);
    }

    /** Takes it that the records up to a number are there, though they are not. */
    void continueBehind(final long sequence) {
        lastSequence = sequence;
    }

    /** Number of the last record. */
    long lastSequence() {
        return lastSequence;
    }

    /** Whether a checkpoint has begun and not ended. */
    boolean inCheckpoint() {
        return inCheckpoint;
    }

    /** Names and files as they are so far. */
    FileTree tree() {
        return tree;
    }

    private void apply(final int length) throws IOException {
        final int code = MetaRecordDescriptor.type(buffer);
        final MetaRecordType type = MetaRecordType.of(code);
        if (type == MetaRecordType.BEGIN_CHECKPOINT && records > 1) {
            // One that is complete would have been begun with.
            ended = true;
            return;
        }
        lastSequence++;
        bytes += length;
        switch (type) {
            case null -> throw new IOException("its type is " + code + ", which is not known");
            case CREATE_FILE -> createFile();
            case MAKE_DIRECTORY -> makeDirectory();
            case REMOVE -> remove();
            case WRITE_BLOCK -> writeBlock();
            case SET_SIZE -> setSize();
            case RENAME -> rename();
            case SET_ATTRIBUTES -> setAttributes();
            case CREATE_SNAPSHOT -> createSnapshot();
            case REMOVE_SNAPSHOT -> removeSnapshot();
            case MOVE_BLOCK -> moveBlock();
            case COMMIT -> commit(mark.value());
            case SEAL_SEGMENT ->
                tree.usage().seal(segmentRecord.segment(), segmentRecord.payloads(), segmentRecord.payloadBytes());
            case BEGIN_CHECKPOINT -> beginCheckpoint();
            case END_CHECKPOINT -> endCheckpoint();
            case NODE -> node();
            case BLOCKS -> blocks();
            case CHILD -> child();
        }
    }

    private void createFile() throws IOException {
        tree.addFile(directory(name.parentId()), name.nameBytes(), requireNewId(), timeMillis());
    }

    private void makeDirectory() throws IOException {
        tree.addDirectory(directory(name.parentId()), name.nameBytes(), requireNewId(), timeMillis());
    }

    private void remove() throws IOException {
        final Node node = existingNode();
        tree.remove(directory(name.parentId()), name.name(), timeMillis());
        dropIfFile(node);
    }

    private void writeBlock() throws IOException {
        final long word = PackedBlockLocation.segmentWord(block.segment(), block.payloadChecksum());
        final int length = block.payloadLength();
        final long extent = PackedBlockLocation.rangeWord(block.payloadOffset(), length, length);
        tree.writeBlock(file(), block.version(), block.size(), timeMillis(), block.block(), word, extent);
        uncommitted.add(lastSequence, word, extent);
    }

    private void setSize() throws IOException {
        tree.setSize(file(), size.version(), size.size(), timeMillis(), blockSize);
    }

    private void rename() throws IOException {
        final Node node = existingNode();
        final Node replaced = rename.replacedId() == 0 ? null : tree.node(rename.replacedId());
        if (rename.replacedId() != 0 && replaced == null) {
            throw new IOException("it replaces " + rename.replacedId() + ", which does not exist");
        }
        tree.rename(
                directory(rename.oldParentId()),
                rename.oldName(),
                directory(rename.newParentId()),
                rename.newName(),
                node,
                timeMillis());
        dropIfFile(replaced);
    }

    private void setAttributes() throws IOException {
        tree.setAttributes(existingNode(), attributes.permissions(), attributes.modificationMillis());
    }

    private void createSnapshot() {
        tree.addSnapshot((int) MetaRecordDescriptor.nodeId(buffer), name.name(), timeMillis());
    }

    private void removeSnapshot() throws IOException {
        final Snapshot snapshot = snapshot((int) mark.value());
        tree.removeSnapshot(snapshot, timeMillis());
        tree.dropSnapshot(snapshot);
    }

    private void moveBlock() {
        final long word = PackedBlockLocation.segmentWord(move.newSegment(), move.payloadChecksum());
        final int length = move.payloadLength();
        final long extent = PackedBlockLocation.rangeWord(move.newOffset(), length, length);
        final boolean moved = tree.payloads()
                .relocate(
                        MetaRecordDescriptor.nodeId(buffer),
                        move.block(),
                        move.oldSegment(),
                        move.oldOffset(),
                        word,
                        extent);
        if (moved) {
            uncommitted.add(lastSequence, word, extent);
        }
    }

    private void commit(final long sequence) {
        uncommitted.removeThrough(sequence);
    }

    private void beginCheckpoint() {
        inCheckpoint = true;
        firstSequence = lastSequence;
        restorer.restoreCounters(MetaRecordDescriptor.nodeId(buffer), (int) mark.value());
    }

    private void endCheckpoint() throws IOException {
        if (mark.value() != firstSequence) {
            throw new IOException("it ends a checkpoint that began at " + mark.value() + ", not at " + firstSequence);
        }
        inCheckpoint = false;
        checkpointBytes = bytes;
        restorer.recount();
        commit(lastSequence);
    }

    private void node() throws IOException {
        final NodeState state = new NodeState(
                nodeRecord.directory(),
                MetaRecordDescriptor.nodeId(buffer),
                nodeRecord.epoch(),
                nodeRecord.permissions(),
                nodeRecord.size(),
                nodeRecord.version(),
                timeMillis());
        if (nodeRecord.snapshot() != NodeRecordFlyweight.NOT_KEPT) {
            restorer.restoreVersion(snapshot(nodeRecord.snapshot()), state);
        } else if (state.id() == FileTree.ROOT_ID) {
            restorer.restoreNode(null, nodeRecord.name(), state);
        } else {
            restorer.restoreNode(directory(nodeRecord.parentId()), nodeRecord.name(), state);
        }
    }

    private void blocks() throws IOException {
        final FileNode file = blocksRecord.snapshot() == NodeRecordFlyweight.NOT_KEPT
                ? file()
                : kept(blocksRecord.snapshot(), FileNode.class);
        for (int i = 0; i < blocksRecord.count(); i++) {
            restorer.restoreBlock(
                    file,
                    blocksRecord.block(i),
                    PackedBlockLocation.segmentWord(blocksRecord.segment(i), blocksRecord.checksum(i)),
                    PackedBlockLocation.rangeWord(
                            blocksRecord.payloadOffset(i), blocksRecord.storedLength(i), blocksRecord.validLength(i)));
        }
    }

    private void child() throws IOException {
        final DirectoryNode directory = kept(child.snapshot(), DirectoryNode.class);
        if (!restorer.restoreChild(snapshot(child.snapshot()), directory, child.name(), child.childId())) {
            throw new IOException("its child " + child.childId() + " does not exist");
        }
    }

    private long timeMillis() {
        return MetaRecordDescriptor.timeMillis(buffer);
    }

    private long requireNewId() throws IOException {
        final long id = MetaRecordDescriptor.nodeId(buffer);
        if (tree.node(id) != null) {
            throw new IOException("it makes " + id + ", which exists");
        }
        return id;
    }

    private DirectoryNode directory(final long id) throws IOException {
        if (tree.node(id) instanceof DirectoryNode directory) {
            return directory;
        }
        throw new IOException("its directory " + id + " does not exist");
    }

    private Node existingNode() throws IOException {
        final Node node = tree.node(MetaRecordDescriptor.nodeId(buffer));
        if (node == null) {
            throw new IOException("its node " + MetaRecordDescriptor.nodeId(buffer) + " does not exist");
        }
        return node;
    }

    private FileNode file() throws IOException {
        final long id = MetaRecordDescriptor.nodeId(buffer);
        if (tree.node(id) instanceof FileNode file) {
            return file;
        }
        throw new IOException("its file " + id + " does not exist");
    }

    private Snapshot snapshot(final int epoch) throws IOException {
        for (final Snapshot snapshot : tree.snapshots()) {
            if (snapshot.epoch() == epoch) {
                return snapshot;
            }
        }
        throw new IOException("its snapshot " + epoch + " does not exist");
    }

    private <T extends Node> T kept(final int epoch, final Class<T> kind) throws IOException {
        final Node node = snapshot(epoch).kept().get(MetaRecordDescriptor.nodeId(buffer));
        if (!kind.isInstance(node)) {
            throw new IOException(
                    "its version " + MetaRecordDescriptor.nodeId(buffer) + " in snapshot " + epoch + " does not exist");
        }
        return kind.cast(node);
    }

    /** No handle has outlived the process that had it. */
    private void dropIfFile(final Node node) {
        if (node instanceof FileNode file) {
            tree.drop(file);
        }
    }
}
