package io.github.galefs.store.journal;

import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.NodeState;
import io.github.galefs.store.tree.PackedBlockLocation;
import io.github.galefs.store.tree.Snapshot;
import io.github.galefs.store.tree.TreeRestorer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.agrona.collections.LongHashSet;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Applies records of a journal, one at a time, to a tree that starts empty. The caller checks records before: here only
 * a record that does not fit the tree is refused with an {@link IOException} that names the misfit, before it has
 * changed anything.
 */
final class RecordApplier {
    private final UnsafeBuffer buffer;
    private final int blockSize;
    private final FileTree tree = new FileTree(0);
    private final TreeRestorer restorer = new TreeRestorer(tree);
    private final UncommittedPayloads uncommitted = new UncommittedPayloads();

    /** Numbers of the records of copies that are not sound. */
    private final LongHashSet skippedCopies;

    private final List<SkippedCopy> skipped = new ArrayList<>();

    private final NameRecordFlyweight name;
    private final BlockRecordFlyweight block;
    private final SizeRecordFlyweight size;
    private final RenameRecordFlyweight rename;
    private final AttributeRecordFlyweight attributes;
    private final MarkRecordFlyweight mark;
    private final MoveRecordFlyweight move;
    private final SegmentRecordFlyweight segment;
    private final NodeRecordFlyweight node;
    private final BlocksRecordFlyweight blocks;
    private final ChildRecordFlyweight child;

    private long lastSequence;

    /** Number of the record that began the checkpoint; 1, the first of all, before any. */
    private long checkpointSequence = 1;

    private boolean inCheckpoint;

    /** Epoch of the snapshot that no record names; the maximum if there is none. */
    private int insertedEpoch = Integer.MAX_VALUE;

    /**
     * Creates an applier of no records yet.
     *
     * @param buffer        holds each record, from index 0, when {@link #apply} is called.
     * @param blockSize     block size of the store, in bytes.
     * @param skippedCopies numbers of the records of copies to ignore, because they are not sound.
     */
    RecordApplier(final UnsafeBuffer buffer, final int blockSize, final LongHashSet skippedCopies) {
        this.buffer = buffer;
        this.blockSize = blockSize;
        this.skippedCopies = skippedCopies;
        name = new NameRecordFlyweight().wrap(buffer);
        block = new BlockRecordFlyweight().wrap(buffer);
        size = new SizeRecordFlyweight().wrap(buffer);
        rename = new RenameRecordFlyweight().wrap(buffer);
        attributes = new AttributeRecordFlyweight().wrap(buffer);
        mark = new MarkRecordFlyweight().wrap(buffer);
        move = new MoveRecordFlyweight().wrap(buffer);
        segment = new SegmentRecordFlyweight().wrap(buffer);
        node = new NodeRecordFlyweight().wrap(buffer);
        blocks = new BlocksRecordFlyweight().wrap(buffer);
        child = new ChildRecordFlyweight().wrap(buffer);
    }

    /** Applies the record that the buffer holds. Its number becomes the last, whether it fits or not. */
    void apply() throws IOException {
        lastSequence = MetaRecordDescriptor.sequence(buffer);
        final int code = MetaRecordDescriptor.type(buffer);
        final MetaRecordType type = MetaRecordType.of(code);
        if (type == null) {
            throw new IOException("its type is " + code + ", which is unknown");
        }
        if (!RecordLengths.isExact(buffer, type)) {
            throw new IOException("it has " + MetaRecordDescriptor.length(buffer) + " bytes, its fields require "
                    + RecordLengths.required(buffer, type));
        }
        switch (type) {
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
            case COMMIT -> uncommitted.removeThrough(mark.value());
            case SEAL_SEGMENT -> sealSegment();
            case BEGIN_CHECKPOINT -> beginCheckpoint();
            case END_CHECKPOINT -> endCheckpoint();
            case NODE -> restoreNode();
            case BLOCKS -> restoreBlocks();
            case CHILD -> restoreChild();
        }
    }

    /**
     * Creates a snapshot of the tree as it is between two records. The epochs that later records name grow by one.
     * Called at most once.
     */
    void insertSnapshot(final String snapshotName, final long time) {
        insertedEpoch = tree.epoch();
        tree.createSnapshot(snapshotName, time);
    }

    /** Makes the snapshots whole where records of them are lost; see {@link TreeRestorer#keepEntriesOfSnapshots}. */
    void keepEntriesOfSnapshots() {
        restorer.keepEntriesOfSnapshots();
    }

    /** Treats the records up to and including a number as applied. */
    void skipThrough(final long sequence) {
        lastSequence = sequence;
    }

    /** Returns the number of the last record. */
    long lastSequence() {
        return lastSequence;
    }

    /** Returns whether a checkpoint has begun and not ended. */
    boolean isInCheckpoint() {
        return inCheckpoint;
    }

    /** Returns the tree, as the records so far leave it. */
    FileTree tree() {
        return tree;
    }

    /** Returns whether the snapshot whose creation the buffer holds exists already, by whatever name. */
    boolean hasSnapshot() {
        final int epoch = shifted((int) nodeId());
        return tree.snapshots().stream().anyMatch(snapshot -> snapshot.epoch() == epoch);
    }

    /** Returns the copies that were skipped. */
    List<SkippedCopy> skipped() {
        return skipped;
    }

    /** Returns the payloads of the records after the last commit. */
    UncommittedPayloads uncommitted() {
        return uncommitted;
    }

    private void createFile() throws IOException {
        final DirectoryNode parent = directory(name.parentId());
        requireEntry(parent, name.name(), null);
        tree.addFile(parent, name.nameBytes(), requireNewId(), timeMillis());
    }

    private void makeDirectory() throws IOException {
        final DirectoryNode parent = directory(name.parentId());
        requireEntry(parent, name.name(), null);
        tree.addDirectory(parent, name.nameBytes(), requireNewId(), timeMillis());
    }

    private void remove() throws IOException {
        final Node removed = existingNode();
        final DirectoryNode parent = directory(name.parentId());
        requireEntry(parent, name.name(), removed);
        requireEmpty(removed);
        tree.remove(parent, name.name(), timeMillis());
        dropIfFile(removed);
    }

    private void writeBlock() throws IOException {
        final long segmentWord = PackedBlockLocation.segmentWord(block.segment(), block.payloadChecksum());
        final int length = block.payloadLength();
        final long rangeWord = PackedBlockLocation.rangeWord(block.payloadOffset(), length, length);
        tree.writeBlock(file(), block.version(), block.size(), timeMillis(), block.block(), segmentWord, rangeWord);
        uncommitted.addWrite(lastSequence, segmentWord, rangeWord);
    }

    private void setSize() throws IOException {
        tree.setSize(file(), size.version(), size.size(), timeMillis(), blockSize);
    }

    private void rename() throws IOException {
        final Node renamed = existingNode();
        final Node replaced = rename.replacedId() == 0 ? null : tree.node(rename.replacedId());
        if (rename.replacedId() != 0 && replaced == null) {
            throw new IOException("it replaces " + rename.replacedId() + ", which does not exist");
        }
        final DirectoryNode oldParent = directory(rename.oldParentId());
        final DirectoryNode newParent = directory(rename.newParentId());
        requireEntry(oldParent, rename.oldName(), renamed);
        requireEntry(newParent, rename.newName(), replaced);
        requireEmpty(replaced);
        if (renamed instanceof DirectoryNode directory && newParent.isWithin(directory)) {
            throw new IOException("it moves directory " + directory.id() + " into itself");
        }
        tree.rename(oldParent, rename.oldName(), newParent, rename.newName(), renamed, timeMillis());
        dropIfFile(replaced);
    }

    private void setAttributes() throws IOException {
        tree.setAttributes(existingNode(), attributes.permissions(), attributes.modificationMillis());
    }

    private void createSnapshot() throws IOException {
        if (tree.snapshot(name.name()) != null) {
            throw new IOException("it creates snapshot " + name.name() + ", which exists");
        }
        tree.addSnapshot(shifted((int) nodeId()), name.name(), timeMillis());
    }

    private void removeSnapshot() throws IOException {
        final Snapshot removed = snapshot(shifted((int) mark.value()));
        tree.removeSnapshot(removed, timeMillis());
        tree.dropSnapshot(removed);
    }

    /** Skips a copy that is not sound: the payload is still where it was, because its segment outlives the commit. */
    private void moveBlock() {
        if (skippedCopies.contains(lastSequence)) {
            skipped.add(skippedCopy());
            return;
        }
        final long segmentWord = PackedBlockLocation.segmentWord(move.newSegment(), move.payloadChecksum());
        final int length = move.payloadLength();
        final long rangeWord = PackedBlockLocation.rangeWord(move.newOffset(), length, length);
        final boolean moved = tree.payloads()
                .relocate(nodeId(), move.block(), move.oldSegment(), move.oldOffset(), segmentWord, rangeWord);
        if (moved) {
            uncommitted.addCopy(lastSequence, segmentWord, rangeWord);
        }
    }

    private SkippedCopy skippedCopy() {
        final int length = move.payloadLength();
        final int checksum = move.payloadChecksum();
        return new SkippedCopy(
                nodeId(),
                move.block(),
                new BlockLocation(move.oldSegment(), move.oldOffset(), length, checksum),
                new BlockLocation(move.newSegment(), move.newOffset(), length, checksum));
    }

    private void sealSegment() {
        tree.usage().seal(segment.segment(), segment.payloads(), segment.payloadBytes());
    }

    private void beginCheckpoint() {
        inCheckpoint = true;
        checkpointSequence = lastSequence;
        restorer.restoreCounters(nodeId(), (int) mark.value());
    }

    private void endCheckpoint() throws IOException {
        if (mark.value() != checkpointSequence) {
            throw new IOException(
                    "it ends a checkpoint that began at " + mark.value() + ", not at " + checkpointSequence);
        }
        inCheckpoint = false;
        restorer.recount();
        uncommitted.removeThrough(lastSequence);
    }

    private void restoreNode() throws IOException {
        final NodeState state = new NodeState(
                node.directory(),
                nodeId(),
                node.epoch(),
                node.permissions(),
                node.size(),
                node.version(),
                timeMillis());
        if (node.snapshot() != NodeRecordFlyweight.NOT_KEPT) {
            restorer.restoreVersion(snapshot(node.snapshot()), state);
        } else if (state.id() == FileTree.ROOT_ID) {
            restorer.restoreNode(null, node.name(), state);
        } else {
            restorer.restoreNode(directory(node.parentId()), node.name(), state);
        }
    }

    private void restoreBlocks() throws IOException {
        final FileNode file = blocks.snapshot() == NodeRecordFlyweight.NOT_KEPT
                ? file()
                : keptVersion(blocks.snapshot(), FileNode.class);
        for (int i = 0; i < blocks.count(); i++) {
            restorer.restoreBlock(
                    file,
                    blocks.block(i),
                    PackedBlockLocation.segmentWord(blocks.segment(i), blocks.checksum(i)),
                    PackedBlockLocation.rangeWord(
                            blocks.payloadOffset(i), blocks.storedLength(i), blocks.validLength(i)));
        }
    }

    private void restoreChild() throws IOException {
        final DirectoryNode directory = keptVersion(child.snapshot(), DirectoryNode.class);
        if (!restorer.restoreChild(snapshot(child.snapshot()), directory, child.name(), child.childId())) {
            throw new IOException("its child " + child.childId() + " does not exist");
        }
    }

    /** Returns the epoch that a recorded one has in this tree. */
    private int shifted(final int recorded) {
        return recorded < insertedEpoch ? recorded : recorded + 1;
    }

    private long nodeId() {
        return MetaRecordDescriptor.nodeId(buffer);
    }

    private long timeMillis() {
        return MetaRecordDescriptor.timeMillis(buffer);
    }

    private long requireNewId() throws IOException {
        final long id = nodeId();
        if (tree.node(id) != null) {
            throw new IOException("it creates " + id + ", which exists");
        }
        return id;
    }

    /** Requires that a directory has an entry with a name for a node; none for null. */
    private static void requireEntry(final DirectoryNode directory, final String entry, final Node expected)
            throws IOException {
        final Node found = directory.child(entry);
        if (found != expected) {
            throw new IOException("name \"" + entry + "\" of directory " + directory.id() + " belongs to "
                    + (found == null ? "nothing" : found.id()) + " instead of "
                    + (expected == null ? "nothing" : expected.id()));
        }
    }

    private static void requireEmpty(final Node removed) throws IOException {
        if (removed instanceof DirectoryNode directory && directory.size() > 0) {
            throw new IOException("it removes directory " + directory.id() + ", which is not empty");
        }
    }

    private DirectoryNode directory(final long id) throws IOException {
        if (tree.node(id) instanceof DirectoryNode directory) {
            return directory;
        }
        throw new IOException("its directory " + id + " does not exist");
    }

    private Node existingNode() throws IOException {
        final Node existing = tree.node(nodeId());
        if (existing == null) {
            throw new IOException("its node " + nodeId() + " does not exist");
        }
        return existing;
    }

    private FileNode file() throws IOException {
        if (tree.node(nodeId()) instanceof FileNode file) {
            return file;
        }
        throw new IOException("its file " + nodeId() + " does not exist");
    }

    private Snapshot snapshot(final int epoch) throws IOException {
        for (final Snapshot snapshot : tree.snapshots()) {
            if (snapshot.epoch() == epoch) {
                return snapshot;
            }
        }
        throw new IOException("its snapshot " + epoch + " does not exist");
    }

    private <T extends Node> T keptVersion(final int epoch, final Class<T> kind) throws IOException {
        final Node kept = snapshot(epoch).kept().get(nodeId());
        if (!kind.isInstance(kept)) {
            throw new IOException("its version " + nodeId() + " in snapshot " + epoch + " does not exist");
        }
        return kind.cast(kept);
    }

    /** Drops a file whose name was removed: no handle outlives the process that opened it. */
    private void dropIfFile(final Node removed) {
        if (removed instanceof FileNode file) {
            tree.drop(file);
        }
    }
}
