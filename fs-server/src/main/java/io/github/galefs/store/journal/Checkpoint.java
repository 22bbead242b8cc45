package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.log.SpaceBudget;
import io.github.galefs.store.tree.BlockTable;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.NodeState;
import io.github.galefs.store.tree.PackedBlockLocation;
import io.github.galefs.store.tree.SegmentUsage;
import io.github.galefs.store.tree.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes down all that a tree holds, so that older records need not be kept. Files without a name are left out, and
 * snapshots without one, too. The tree must not change meanwhile.
 */
public final class Checkpoint {
    private static final byte[] NO_NAME = {};

    private final FileTree tree;
    private final Journal journal;
    private final long timeMillis;
    private final NodeRecordFlyweight nodeRecord;
    private final BlocksRecordFlyweight blocksRecord;
    private final ChildRecordFlyweight childRecord;

    public Checkpoint(final FileTree tree, final Journal journal, final long timeMillis) {
        this.tree = tree;
        this.journal = journal;
        this.timeMillis = timeMillis;
        nodeRecord = new NodeRecordFlyweight().wrap(journal.buffer());
        blocksRecord = new BlocksRecordFlyweight().wrap(journal.buffer());
        childRecord = new ChildRecordFlyweight().wrap(journal.buffer());
    }

    /**
     * Writes everything but the record that ends the checkpoint, which may take several segments.
     *
     * @return the first of them.
     */
    public int write() throws FileServiceException {
        journal.checkpointBegun(tree.nextId() - 1, tree.epoch(), timeMillis);
        final int first = journal.segments().segment();
        for (final SegmentUsage.Segment segment : sealedSegments()) {
            journal.segmentSealed(segment, timeMillis);
        }
        final Map<Snapshot, List<Node>> kept = keptBySnapshotsWithAName();
        for (final Snapshot snapshot : kept.keySet()) {
            journal.snapshotCreated(snapshot.epoch(), snapshot.name(), snapshot.timeMillis());
        }
        writeNode(tree.root(), NodeRecordFlyweight.NOT_KEPT, 0, NO_NAME);
        writeEntries(tree.root());
        for (final Map.Entry<Snapshot, List<Node>> entry : kept.entrySet()) {
            for (final Node node : entry.getValue()) {
                writeNode(node, entry.getKey().epoch(), 0, NO_NAME);
            }
        }
        // Names come last: what they stand for may be kept in another snapshot.
        for (final Map.Entry<Snapshot, List<Node>> entry : kept.entrySet()) {
            for (final Node node : entry.getValue()) {
                if (node instanceof DirectoryNode directory) {
                    writeKeptEntries(directory, entry.getKey().epoch());
                }
            }
        }
        return first;
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
     * What snapshots that have a name keep, from the oldest to the newest. One without a name may keep what an older one
     * needs; it is written as that one's, as if the nameless one had been given up.
     */
    private Map<Snapshot, List<Node>> keptBySnapshotsWithAName() {
        final Map<Snapshot, List<Node>> kept = new TreeMap<>((a, b) -> Integer.compare(a.epoch(), b.epoch()));
        Snapshot owner = null;
        for (final Snapshot snapshot : tree.snapshots()) {
            if (!snapshot.removed()) {
                owner = snapshot;
                kept.put(owner, new ArrayList<>(snapshot.kept().values()));
            } else if (owner != null) {
                final int ownersEpoch = owner.epoch();
                kept.get(owner)
                        .addAll(snapshot.kept().values().stream()
                                .filter(node -> node.epoch() <= ownersEpoch)
                                .toList());
            }
        }
        return kept;
    }

    private void writeEntries(final DirectoryNode directory) throws FileServiceException {
        final List<DirectoryNode> below = new ArrayList<>();
        new Entries(directory).forEach((name, node) -> {
            writeNode(node, NodeRecordFlyweight.NOT_KEPT, directory.id(), name);
            if (node instanceof DirectoryNode child) {
                below.add(child);
            }
        });
        for (final DirectoryNode child : below) {
            writeEntries(child);
        }
    }

    private void writeKeptEntries(final DirectoryNode directory, final int snapshot) throws FileServiceException {
        new Entries(directory)
                .forEach((name, node) -> journal.append(
                        childRecord.put(directory.id(), timeMillis, snapshot, node.id(), name), SpaceBudget.RESERVE));
    }

    private void writeNode(final Node node, final int snapshot, final long parentId, final byte[] name)
            throws FileServiceException {
        final NodeState state = NodeState.of(node);
        nodeRecord.state(state.directory(), state.epoch(), state.permissions(), state.size(), state.version());
        journal.append(
                nodeRecord.seal(state.id(), state.modificationMillis(), snapshot, parentId, name), SpaceBudget.RESERVE);
        if (node instanceof FileNode file) {
            new BlockRecords(file, snapshot).write();
        }
    }

    /** Takes one entry of a directory. */
    @FunctionalInterface
    private interface EntryWriter {
        void write(byte[] name, Node node) throws FileServiceException;
    }

    /** Entries of a directory, for writers that may fail. */
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
        public void onBlock(final long block, final long place, final long extent) {
            blocksRecord.block(
                    count,
                    block,
                    PackedBlockLocation.segment(place),
                    PackedBlockLocation.checksum(place),
                    PackedBlockLocation.offset(extent),
                    PackedBlockLocation.storedLength(extent),
                    PackedBlockLocation.validLength(extent));
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
                journal.append(blocksRecord.seal(file.id(), timeMillis, snapshot, count), SpaceBudget.RESERVE);
            } catch (final FileServiceException e) {
                failure = e;
            }
            count = 0;
        }
    }
}
