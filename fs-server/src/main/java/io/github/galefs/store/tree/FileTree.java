package io.github.galefs.store.tree;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** All names of a store, from its root, as they are now and as they were when each snapshot was made. */
public final class FileTree {
    /** Id of the root, which every store has from the beginning. */
    public static final long ROOT_ID = 1;

    /** Id of the directory of the snapshots, which is not kept anywhere. */
    public static final long SNAPSHOTS_ID = 2;

    /** Highest epoch, so that ids of what snapshots show can be made of both. */
    public static final int MAX_EPOCH = (1 << 19) - 2;

    private static final int EPOCH_SHIFT = 44;

    /** Highest id of a file or directory, for the same reason. */
    public static final long MAX_ID = (1L << EPOCH_SHIFT) - 1;

    private final DirectoryNode root;
    private final DirectoryNode snapshotsDirectory;
    private final NodeIndex index = new NodeIndex();
    private final SegmentUsage usage = new SegmentUsage();

    /** From the oldest to the newest. */
    private final List<Snapshot> snapshots = new ArrayList<>();

    private int epoch;
    private long lastId = SNAPSHOTS_ID;
    private long names = 1;

    /**
     * A tree that has only its root.
     *
     * @param timeMillis modification time of the root.
     */
    public FileTree(final long timeMillis) {
        root = new DirectoryNode(ROOT_ID, null, 0, timeMillis);
        snapshotsDirectory = new DirectoryNode(SNAPSHOTS_ID, root, 0, timeMillis);
        index.put(root);
    }

    /** The directory that is its own parent. */
    public DirectoryNode root() {
        return root;
    }

    /** The directory whose entries are {@link #snapshots}. */
    public DirectoryNode snapshotsDirectory() {
        return snapshotsDirectory;
    }

    /** How much of each segment is in use. */
    public SegmentUsage usage() {
        return usage;
    }

    /** Files and directories that have a name, the root included. */
    public long names() {
        return names;
    }

    /** An id that was never given before: the one that the next file or directory must have. */
    public long nextId() {
        return lastId + 1;
    }

    /** Epoch in which changes happen now; see {@link Snapshot}. */
    public int epoch() {
        return epoch;
    }

    /** Snapshots from the oldest to the newest, with those that were removed but have a file open. */
    public List<Snapshot> snapshots() {
        return Collections.unmodifiableList(snapshots);
    }

    /**
     * A file or directory as it is now.
     *
     * @param id of it.
     * @return the node, or null if there is none; one whose name was removed is there until it is dropped.
     */
    public Node node(final long id) {
        return index.get(id);
    }

    /**
     * Snapshot of a name.
     *
     * @param name of the snapshot.
     * @return the snapshot, or null.
     */
    public Snapshot snapshot(final String name) {
        for (final Snapshot snapshot : snapshots) {
            if (!snapshot.removed() && snapshot.name().equals(name)) {
                return snapshot;
            }
        }
        return null;
    }

    /**
     * Id of what a snapshot shows of a file or directory.
     *
     * @param snapshot the snapshot.
     * @param id       of the file or directory, below 2^44.
     * @return an id that nothing else has.
     */
    public static long idIn(final Snapshot snapshot, final long id) {
        return ((snapshot.epoch() + 1L) << EPOCH_SHIFT) | id;
    }

    /**
     * Refuses what cannot be a snapshot's name.
     *
     * @param name of the snapshot.
     * @throws FileServiceException EINVAL, ENAMETOOLONG.
     */
    public static void requireSnapshotName(final String name) throws FileServiceException {
        if (name.isEmpty() || name.equals(".") || name.equals("..") || name.indexOf('/') >= 0) {
            throw new FileServiceException(PosixError.EINVAL, "\"" + name + "\" is no name of a snapshot");
        }
        PathRules.requirePath(name);
        PathRules.requireName(name);
    }

    /**
     * What a file or directory is in a view.
     *
     * @param node     the file or directory, in any version of it.
     * @param snapshot the view, or null for what is now.
     * @return its version there.
     */
    public Node version(final Node node, final Snapshot snapshot) {
        if (snapshot == null) {
            return node;
        }
        for (int i = snapshots.indexOf(snapshot); i < snapshots.size(); i++) {
            final Node kept = snapshots.get(i).kept().get(node.id());
            if (kept != null) {
                return kept;
            }
        }
        return node;
    }

    /**
     * Follows a path.
     *
     * @param path from the root, with or without a slash in front.
     * @return where it led; its last name need not exist, all before it must.
     * @throws FileServiceException ENOENT, also for the empty path; ENOTDIR, also for a file with a slash behind it;
     *     ENAMETOOLONG; EINVAL for a NUL character, and for half a surrogate pair.
     */
    public Lookup lookup(final String path) throws FileServiceException {
        return new PathWalk(this, path).follow();
    }

    /**
     * Adds a file.
     *
     * @param parent     gets the name, which it must not have.
     * @param name       of the file, in UTF-8; the array belongs to the tree from now on.
     * @param id         from {@link #nextId}, or from a record of a time when it was.
     * @param timeMillis when.
     * @return the file, empty.
     */
    public FileNode addFile(final DirectoryNode parent, final byte[] name, final long id, final long timeMillis) {
        final FileNode file = new FileNode(id, epoch, timeMillis);
        add(parent, name, file, timeMillis);
        return file;
    }

    /**
     * Adds a directory.
     *
     * @param parent     gets the name, which it must not have.
     * @param name       of the directory, in UTF-8; the array belongs to the tree from now on.
     * @param id         from {@link #nextId}, or from a record of a time when it was.
     * @param timeMillis when.
     * @return the directory, empty.
     */
    public DirectoryNode addDirectory(
            final DirectoryNode parent, final byte[] name, final long id, final long timeMillis) {
        final DirectoryNode directory = new DirectoryNode(id, parent, epoch, timeMillis);
        add(parent, name, directory, timeMillis);
        return directory;
    }

    /**
     * Takes over a block.
     *
     * @param file       the file.
     * @param newVersion of the file.
     * @param newSize    of the file, in bytes.
     * @param timeMillis when.
     * @param block      number of the block.
     * @param place      of its payload; see {@link PackedBlockLocation}.
     * @param extent     of its payload.
     */
    public void writeBlock(
            final FileNode file,
            final long newVersion,
            final long newSize,
            final long timeMillis,
            final long block,
            final long place,
            final long extent) {
        keep(file);
        release(
                newestKept(file.id()),
                block,
                file.blocks().segmentWord(block),
                file.blocks().rangeWord(block));
        file.blocks().put(block, place, extent);
        usage.add(place, extent);
        file.change(newVersion, newSize, timeMillis);
    }

    /**
     * Takes over a size. What lies past it is forgotten.
     *
     * @param file       the file.
     * @param newVersion of the file.
     * @param newSize    in bytes.
     * @param timeMillis when.
     * @param blockSize  of the store, in bytes.
     */
    public void setSize(
            final FileNode file,
            final long newVersion,
            final long newSize,
            final long timeMillis,
            final int blockSize) {
        keep(file);
        if (newSize < file.size()) {
            final FileNode kept = newestKept(file.id());
            file.blocks()
                    .cut(
                            newSize / blockSize,
                            (int) (newSize % blockSize),
                            (block, place, extent) -> release(kept, block, place, extent));
        }
        file.change(newVersion, newSize, timeMillis);
    }

    /**
     * Notes that a payload lies elsewhere now, for everything that refers to it.
     *
     * @param id        of the file.
     * @param block     number of the block.
     * @param segment   where it lay.
     * @param offset    where it lay.
     * @param newPlace  where it lies; see {@link PackedBlockLocation}.
     * @param newExtent where it lies.
     * @return whether anything refers to it.
     */
    public boolean relocate(
            final long id,
            final long block,
            final int segment,
            final long offset,
            final long newPlace,
            final long newExtent) {
        final Reference old = reference(id, block, segment, offset);
        if (old == null) {
            return false;
        }
        final int newSegment = PackedBlockLocation.segment(newPlace);
        final long newOffset = PackedBlockLocation.offset(newExtent);
        if (index.get(id) instanceof FileNode file) {
            file.blocks().relocate(block, segment, offset, newSegment, newOffset);
        }
        for (final Snapshot snapshot : snapshots) {
            if (snapshot.kept().get(id) instanceof FileNode file) {
                file.blocks().relocate(block, segment, offset, newSegment, newOffset);
            }
        }
        usage.release(old.place(), old.extent());
        usage.add(newPlace, old.extent());
        return true;
    }

    /**
     * What refers to a payload.
     *
     * @param place  first word of the block that it is.
     * @param extent second word.
     */
    public record Reference(long place, long extent) {}

    /**
     * Finds what refers to a payload.
     *
     * @param id      of the file.
     * @param block   number of the block.
     * @param segment where the payload lies.
     * @param offset  where the payload lies.
     * @return its words, or null if nothing refers to it.
     */
    public Reference reference(final long id, final long block, final int segment, final long offset) {
        if (index.get(id) instanceof FileNode file && isAt(file, block, segment, offset)) {
            return new Reference(file.blocks().segmentWord(block), file.blocks().rangeWord(block));
        }
        for (final Snapshot snapshot : snapshots) {
            if (snapshot.kept().get(id) instanceof FileNode file && isAt(file, block, segment, offset)) {
                return new Reference(
                        file.blocks().segmentWord(block), file.blocks().rangeWord(block));
            }
        }
        return null;
    }

    /**
     * Removes a name. A file stays, without a name, until it is dropped; a directory is gone.
     *
     * @param parent     has the name.
     * @param name       in it.
     * @param timeMillis when.
     */
    public void remove(final DirectoryNode parent, final String name, final long timeMillis) {
        keep(parent);
        detach(parent.child(name));
        parent.remove(name);
        parent.change(timeMillis);
    }

    /**
     * Gives a file or directory another name. What had it is removed.
     *
     * @param oldParent  has the old name.
     * @param oldName    in it.
     * @param newParent  gets the new name.
     * @param newName    in it.
     * @param node       the file or directory.
     * @param timeMillis when.
     */
    public void rename(
            final DirectoryNode oldParent,
            final String oldName,
            final DirectoryNode newParent,
            final String newName,
            final Node node,
            final long timeMillis) {
        if (newParent.child(newName) != null) {
            remove(newParent, newName, timeMillis);
        }
        keep(oldParent);
        oldParent.remove(oldName);
        oldParent.change(timeMillis);
        keep(newParent);
        newParent.add(newName.getBytes(StandardCharsets.UTF_8), node);
        newParent.change(timeMillis);
        if (node instanceof DirectoryNode directory) {
            directory.moveTo(newParent);
        }
    }

    /**
     * Sets permissions and modification time.
     *
     * @param node               the file or directory.
     * @param permissions        POSIX's permission bits.
     * @param modificationMillis milliseconds since 1970-01-01T00:00Z.
     */
    public void setAttributes(final Node node, final int permissions, final long modificationMillis) {
        keep(node);
        node.setAttributes(permissions, modificationMillis);
    }

    /**
     * Gives up a file that has no name and no handle.
     *
     * @param file the file.
     */
    public void drop(final FileNode file) {
        index.remove(file.id());
        final FileNode kept = lastKept(file.id());
        file.blocks().forEach((block, place, extent) -> release(kept, block, place, extent));
    }

    /**
     * Keeps everything as it is now.
     *
     * @param name       that no snapshot has.
     * @param timeMillis when.
     */
    public void createSnapshot(final String name, final long timeMillis) {
        addSnapshot(epoch, name, timeMillis);
    }

    /**
     * Adds the newest snapshot, without looking whether its epoch has ended.
     *
     * @param ended      the epoch that it ended.
     * @param name       of it.
     * @param timeMillis when it was made.
     */
    public void addSnapshot(final int ended, final String name, final long timeMillis) {
        snapshots.add(new Snapshot(ended, name, timeMillis));
        epoch = Math.max(epoch, ended + 1);
        snapshotsDirectory.change(timeMillis);
    }

    /**
     * Gives up a snapshot's name. The snapshot stays until it is dropped.
     *
     * @param snapshot   the snapshot.
     * @param timeMillis when.
     */
    public void removeSnapshot(final Snapshot snapshot, final long timeMillis) {
        snapshot.remove();
        snapshotsDirectory.change(timeMillis);
    }

    /**
     * Gives up a snapshot that has no name and of which nothing is open. What older ones need of it goes to them.
     *
     * @param snapshot the snapshot.
     */
    public void dropSnapshot(final Snapshot snapshot) {
        final int at = snapshots.indexOf(snapshot);
        final Snapshot older = at == 0 ? null : snapshots.get(at - 1);
        for (final Node node : snapshot.kept().values()) {
            if (older != null && node.epoch() <= older.epoch()) {
                older.kept().put(node.id(), node);
            } else if (node instanceof FileNode file) {
                releaseVersion(file, older, nextVersion(file.id(), at));
            }
        }
        snapshots.remove(at);
    }

    /**
     * Takes over what was known to be the state of the counters.
     *
     * @param newLastId last id that was given.
     * @param newEpoch  in which changes happen.
     */
    public void restore(final long newLastId, final int newEpoch) {
        lastId = Math.max(lastId, newLastId);
        epoch = newEpoch;
    }

    /**
     * Puts a file or directory as it was, without looking at what it changes: to make a tree again.
     *
     * @param parent of it; null for the root.
     * @param name   in the parent, in UTF-8; the array belongs to the tree from now on.
     * @param state  of the node.
     */
    public void restoreNode(final DirectoryNode parent, final byte[] name, final NodeState state) {
        if (state.id() == ROOT_ID) {
            state.applyTo(root);
            return;
        }
        final Node node = state.newNode(parent);
        parent.add(name, node);
        index.put(node);
        names++;
        lastId = Math.max(lastId, node.id());
    }

    /**
     * Puts a version that a snapshot keeps, without blocks or entries.
     *
     * @param snapshot that keeps it.
     * @param state    of the version.
     */
    public void restoreVersion(final Snapshot snapshot, final NodeState state) {
        snapshot.kept().put(state.id(), state.newNode(null));
        lastId = Math.max(lastId, state.id());
    }

    /**
     * Puts a block as it was, without counting it.
     *
     * @param file   in any version.
     * @param block  number of the block.
     * @param place  of its payload; see {@link PackedBlockLocation}.
     * @param extent of its payload.
     */
    public void restoreBlock(final FileNode file, final long block, final long place, final long extent) {
        file.blocks().put(block, place, extent);
    }

    /**
     * Puts an entry of a directory as a snapshot keeps it.
     *
     * @param snapshot  that keeps it.
     * @param directory the version of the directory.
     * @param name      in it.
     * @param childId   what the name stands for.
     * @return whether there is something of that id, now or in this or a newer snapshot.
     */
    public boolean restoreChild(
            final Snapshot snapshot, final DirectoryNode directory, final String name, final long childId) {
        Node child = index.get(childId);
        for (int i = snapshots.indexOf(snapshot); child == null && i < snapshots.size(); i++) {
            child = snapshots.get(i).kept().get(childId);
        }
        if (child != null) {
            directory.add(name.getBytes(StandardCharsets.UTF_8), child);
        }
        return child != null;
    }

    /** Counts again which payloads are in use, after nodes were restored. */
    public void recount() {
        usage.clearLive();
        countBelow(root);
        for (int i = snapshots.size() - 1; i >= 0; i--) {
            for (final Node node : snapshots.get(i).kept().values()) {
                if (node instanceof FileNode file) {
                    final FileNode next = nextVersion(file.id(), i);
                    file.blocks().forEach((block, place, extent) -> {
                        if (next == null || !next.blocks().has(block, place, extent)) {
                            usage.add(place, extent);
                        }
                    });
                }
            }
        }
    }

    private void countBelow(final DirectoryNode directory) {
        directory.forEachAfter(PathRules.NO_NAME, (name, node) -> {
            switch (node) {
                case FileNode file -> file.blocks().forEach((block, place, extent) -> usage.add(place, extent));
                case DirectoryNode below -> countBelow(below);
            }
            return true;
        });
    }

    private void add(final DirectoryNode parent, final byte[] name, final Node node, final long timeMillis) {
        keep(parent);
        parent.add(name, node);
        parent.change(timeMillis);
        index.put(node);
        names++;
        lastId = Math.max(lastId, node.id());
    }

    private void detach(final Node node) {
        keep(node);
        names--;
        switch (node) {
            case FileNode file -> file.removeName();
            case DirectoryNode directory -> index.remove(directory.id());
        }
    }

    /** Keeps what the newest snapshot shows of a node, which is about to change. */
    private void keep(final Node node) {
        if (node.epoch() == epoch) {
            return;
        }
        final Snapshot newest = snapshots.isEmpty() ? null : snapshots.getLast();
        if (newest != null && node.epoch() <= newest.epoch()) {
            newest.kept().put(node.id(), node.copy());
        }
        node.setEpoch(epoch);
    }

    /**
     * Notes that a file no longer refers to a payload. If the last version that was kept of it does not, either, no
     * older one does: a block never goes back to a place where it was.
     *
     * @param kept that version; null if there is none.
     */
    private void release(final FileNode kept, final long block, final long place, final long extent) {
        if (place != PackedBlockLocation.HOLE && (kept == null || !kept.blocks().has(block, place, extent))) {
            usage.release(place, extent);
        }
    }

    /** The last version kept of a file that {@link #keep} has just seen: in the newest snapshot, or nowhere. */
    private FileNode newestKept(final long id) {
        return !snapshots.isEmpty() && snapshots.getLast().kept().get(id) instanceof FileNode kept ? kept : null;
    }

    /**
     * The last version kept of any file; null if there is none. Snapshots that were made while the file was open
     * without a name have none, but older ones may.
     */
    private FileNode lastKept(final long id) {
        for (int i = snapshots.size() - 1; i >= 0; i--) {
            if (snapshots.get(i).kept().get(id) instanceof FileNode kept) {
                return kept;
            }
        }
        return null;
    }

    private void releaseVersion(final FileNode file, final Snapshot older, final FileNode next) {
        final FileNode previous =
                older != null && older.kept().get(file.id()) instanceof FileNode version ? version : null;
        file.blocks().forEach((block, place, extent) -> {
            final boolean held = (previous != null && previous.blocks().has(block, place, extent))
                    || (next != null && next.blocks().has(block, place, extent));
            if (!held) {
                usage.release(place, extent);
            }
        });
    }

    /** What became of a file after the version that a snapshot keeps; null if it was removed right then. */
    private FileNode nextVersion(final long id, final int snapshot) {
        for (int i = snapshot + 1; i < snapshots.size(); i++) {
            if (snapshots.get(i).kept().get(id) instanceof FileNode file) {
                return file;
            }
        }
        return index.get(id) instanceof FileNode file ? file : null;
    }

    private static boolean isAt(final FileNode file, final long block, final int segment, final long offset) {
        final long place = file.blocks().segmentWord(block);
        return place != PackedBlockLocation.HOLE
                && PackedBlockLocation.segment(place) == segment
                && PackedBlockLocation.offset(file.blocks().rangeWord(block)) == offset;
    }
}
