package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.tree.BlockTable;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.NodeState;
import io.github.galefs.store.tree.PackedBlockLocation;
import io.github.galefs.store.tree.SegmentUsage;
import io.github.galefs.store.tree.Snapshot;
import io.github.galefs.store.tree.TreeWalk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Writes the whole tree as the records of a checkpoint, except those that begin and end it. Files and snapshots without
 * a name are left out. The tree must not change meanwhile.
 */
final class CheckpointRecords {
    private static final byte[] NO_NAME = {};

    private final FileTree tree;
    private final Sink sink;
    private final long timeMillis;
    private final SegmentRecordFlyweight segmentRecord;
    private final NameRecordFlyweight nameRecord;
    private final NodeRecordFlyweight nodeRecord;
    private final BlocksRecordFlyweight blocksRecord;
    private final ChildRecordFlyweight childRecord;

    /**
     * Prepares the writing of a tree.
     *
     * @param tree       names and files.
     * @param buffer     takes one record after the other.
     * @param sink       takes the records from the buffer.
     * @param timeMillis time of the records.
     */
    CheckpointRecords(final FileTree tree, final UnsafeBuffer buffer, final Sink sink, final long timeMillis) {
        this.tree = tree;
        this.sink = sink;
        this.timeMillis = timeMillis;
        segmentRecord = new SegmentRecordFlyweight().wrap(buffer);
        nameRecord = new NameRecordFlyweight().wrap(buffer);
        nodeRecord = new NodeRecordFlyweight().wrap(buffer);
        blocksRecord = new BlocksRecordFlyweight().wrap(buffer);
        childRecord = new ChildRecordFlyweight().wrap(buffer);
    }

    /** Takes the records of a checkpoint. */
    @FunctionalInterface
    interface Sink {
        /** Takes the record of a length that is in the buffer. */
        void append(int length) throws FileServiceException;
    }

    /** Writes the records. */
    void write() throws FileServiceException {
        for (final SegmentUsage.Segment segment : sealedSegments()) {
            sink.append(segmentRecord.put(
                    segment.number(), timeMillis, Math.toIntExact(segment.payloads()), segment.payloadBytes()));
        }
        final Map<Snapshot, List<Node>> kept = keptByNamedSnapshots();
        for (final Snapshot snapshot : kept.keySet()) {
            sink.append(nameRecord.put(
                    MetaRecordType.CREATE_SNAPSHOT, snapshot.epoch(), snapshot.timeMillis(), 0, snapshot.name()));
        }
        writeNode(tree.root(), NodeRecordFlyweight.NOT_KEPT, 0, NO_NAME);
        writeNames();
        for (final Map.Entry<Snapshot, List<Node>> entry : kept.entrySet()) {
            for (final Node node : entry.getValue()) {
                writeNode(node, entry.getKey().epoch(), 0, NO_NAME);
            }
        }
        // Kept names come last: an entry may refer to a node that another snapshot keeps.
        for (final Map.Entry<Snapshot, List<Node>> entry : kept.entrySet()) {
            for (final Node node : entry.getValue()) {
                if (node instanceof DirectoryNode directory) {
                    writeKeptEntries(directory, entry.getKey().epoch());
                }
            }
        }
    }

    private List<SegmentUsage.Segment> sealedSegments() {
        final List<SegmentUsage.Segment> sealed = new ArrayList<>();
        tree.usage().forEach(segment -> {
            if (segment.sealed()) {
                sealed.add(segment);
            }
        });
        return sealed;
    }

    /**
     * Returns what the named snapshots keep, from the oldest snapshot to the newest. A removed snapshot may keep what
     * an older one needs; that is added to the older one, as if the removed one had been dropped.
     */
    private Map<Snapshot, List<Node>> keptByNamedSnapshots() {
        final Map<Snapshot, List<Node>> kept = new TreeMap<>((a, b) -> Integer.compare(a.epoch(), b.epoch()));
        Snapshot owner = null;
        for (final Snapshot snapshot : tree.snapshots()) {
            if (!snapshot.removed()) {
                owner = snapshot;
                kept.put(owner, new ArrayList<>(snapshot.kept().values()));
            } else if (owner != null) {
                final int ownerEpoch = owner.epoch();
                kept.get(owner)
                        .addAll(snapshot.kept().values().stream()
                                .filter(node -> node.epoch() <= ownerEpoch)
                                .toList());
            }
        }
        return kept;
    }

    private void writeNames() throws FileServiceException {
        final TreeWalk walk = tree.walk(null);
        while (walk.next()) {
            writeNode(
                    walk.node(), NodeRecordFlyweight.NOT_KEPT, walk.directory().id(), walk.name());
        }
    }

    private void writeKeptEntries(final DirectoryNode directory, final int snapshot) throws FileServiceException {
        new Entries(directory)
                .forEach((name, node) ->
                        sink.append(childRecord.put(directory.id(), timeMillis, snapshot, node.id(), name)));
    }

    private void writeNode(final Node node, final int snapshot, final long parentId, final byte[] name)
            throws FileServiceException {
        final NodeState state = NodeState.of(node);
        nodeRecord.state(state.directory(), state.epoch(), state.permissions(), state.size(), state.version());
        sink.append(nodeRecord.seal(state.id(), state.modificationMillis(), snapshot, parentId, name));
        if (node instanceof FileNode file) {
            new BlockRecords(file, snapshot).write();
        }
    }

    /** Writes one entry of a directory. */
    @FunctionalInterface
    private interface EntryWriter {
        void write(byte[] name, Node node) throws FileServiceException;
    }

    /** Entries of a directory, for a writer that may throw. */
    private record Entries(DirectoryNode directory) {
        void forEach(final EntryWriter writer) throws FileServiceException {
            final FileServiceException[] failure = new FileServiceException[1];
            directory.forEachAfter(NO_NAME, (name, node) -> {
                try {
                    writer.write(name, node);
                    return true;
                } catch (final FileServiceException e) {
                    failure[0] = e;
                    return false;
                }
            });
            if (failure[0] != null) {
                throw failure[0];
            }
        }
    }

    /** Collects the blocks of a file into records. */
    private final class BlockRecords implements BlockTable.Visitor {
        private final FileNode file;
        private final int snapshot;
        private int count;
        private FileServiceException failure;

        BlockRecords(final FileNode file, final int snapshot) {
            this.file = file;
            this.snapshot = snapshot;
        }

        void write() throws FileServiceException {
            file.blocks().forEach(this);
            flush();
            if (failure != null) {
                throw failure;
            }
        }

        @Override
        public void onBlock(final long block, final long segmentWord, final long rangeWord) {
            blocksRecord.block(
                    count,
                    block,
                    PackedBlockLocation.segment(segmentWord),
                    PackedBlockLocation.checksum(segmentWord),
                    PackedBlockLocation.offset(rangeWord),
                    PackedBlockLocation.storedLength(rangeWord),
                    PackedBlockLocation.validLength(rangeWord));
            count++;
            if (count == BlocksRecordFlyweight.MAX_BLOCKS) {
                flush();
            }
        }

        private void flush() {
            if (count == 0 || failure != null) {
                count = 0;
                return;
            }
            try {
                sink.append(blocksRecord.seal(file.id(), timeMillis, snapshot, count));
            } catch (final FileServiceException e) {
                failure = e;
            }
            count = 0;
        }
    }
}
