package io.github.galefs.store.tree;

import io.github.galefs.file.FileServiceException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The names, files and directories of a store, as they are now and as each snapshot shows them.
 *
 * <p>The methods that change something apply a change that has been decided and recorded: they check nothing.
 */
public final class FileTree {
    /** Id of the root, which every store has from the beginning. */
    public static final long ROOT_ID = 1;

    /** Id of the directory of the snapshots, which no record mentions. */
    public static final long SNAPSHOTS_ID = 2;

    /** Highest epoch: an id of what a snapshot shows combines an epoch and an id in 63 bits. */
    public static final int MAX_EPOCH = (1 << 19) - 2;

    private static final int EPOCH_SHIFT = 44;

    /** Highest id of a file or directory, for the same reason. */
    public static final long MAX_ID = (1L << EPOCH_SHIFT) - 1;

    private final DirectoryNode root;
    private final DirectoryNode snapshotsDirectory;
    private final NodeIndex index = new NodeIndex();
    private final SnapshotVersions versions = new SnapshotVersions();
    private final DepthLimit depths;
    private final PayloadReferences payloads = new PayloadReferences(index, versions);
    private long lastId = SNAPSHOTS_ID;
    private long names = 1;

    /**
     * Creates a tree that has only its root.
     *
     * @param timeMillis modification time of the root, in milliseconds since 1970-01-01T00:00Z.
     */
    public FileTree(final long timeMillis) {
        root = new DirectoryNode(ROOT_ID, null, 0, timeMillis);
        snapshotsDirectory = new DirectoryNode(SNAPSHOTS_ID, root, 0, timeMillis);
        index.put(root);
        depths = new DepthLimit(root, versions);
    }

    /**
     * Returns the root.
     *
     * @return the directory that is its own parent.
     */
    public DirectoryNode root() {
        return root;
    }

    /**
     * Returns the directory of the snapshots. It has no entries of its own: its names are those of {@link #snapshots}.
     *
     * @return the directory.
     */
    public DirectoryNode snapshotsDirectory() {
        return snapshotsDirectory;
    }

    /**
     * Returns the limit of the depth of directories.
     *
     * @return the limit, for the thread that changes the tree.
     */
    public DepthLimit depths() {
        return depths;
    }

    /**
     * Returns the references from blocks to payloads.
     *
     * @return the references, which change with the tree.
     */
    public PayloadReferences payloads() {
        return payloads;
    }

    /**
     * Returns how much of each segment is in use.
     *
     * @return the usage, which changes with the tree.
     */
    public SegmentUsage usage() {
        return payloads.usage();
    }

    /**
     * Returns the number of files and directories that have a name, the root included.
     *
     * @return the number, from 1.
     */
    public long names() {
        return names;
    }

    /**
     * Returns the id that the next file or directory must have.
     *
     * @return an id that was never used.
     */
    public long nextId() {
        return lastId + 1;
    }

    /**
     * Returns the epoch of the changes that happen now; see {@link Snapshot}.
     *
     * @return the epoch, from 0.
     */
    public int epoch() {
        return versions.epoch();
    }

    /**
     * Returns the snapshots, those included that were removed while a file in them is open.
     *
     * @return the snapshots from the oldest to the newest, in a view that cannot be modified.
     */
    public List<Snapshot> snapshots() {
        return versions.snapshots();
    }

    /**
     * Returns a file or directory as it is now.
     *
     * @param id its id.
     * @return the node, or null if there is none; a file whose name was removed is found until it is dropped.
     */
    public Node node(final long id) {
        return index.get(id);
    }

    /**
     * Returns the snapshot that has a name.
     *
     * @param name the name.
     * @return the snapshot, or null if none has the name.
     */
    public Snapshot snapshot(final String name) {
        return versions.find(name);
    }

    /**
     * Returns the id of what a snapshot shows of a file or directory.
     *
     * @param snapshot the snapshot.
     * @param id       id of the file or directory, at most {@link #MAX_ID}.
     * @return an id above {@link #MAX_ID} that no other version of any file has.
     */
    public static long idIn(final Snapshot snapshot, final long id) {
        return ((snapshot.epoch() + 1L) << EPOCH_SHIFT) | id;
    }

    /**
     * Returns the version of a file or directory that a snapshot shows.
     *
     * @param node     the file or directory, in any version.
     * @param snapshot the snapshot, or null for the file or directory as it is now.
     * @return the version.
     */
    public Node version(final Node node, final Snapshot snapshot) {
        return versions.version(node, snapshot);
    }

    /**
     * Begins a walk through everything below the root.
     *
     * @param snapshot the snapshot to walk through, or null for files and directories as they are now.
     * @return a walk before the first file or directory.
     */
    public TreeWalk walk(final Snapshot snapshot) {
        return new TreeWalk(root, versions, snapshot);
    }

    /**
     * Resolves a path.
     *
     * @param path path from the root, with or without a leading slash.
     * @return the result; the last name of the path need not exist, all names before it must.
     * @throws FileServiceException ENOENT, also for the empty path; ENOTDIR, also for a file with a trailing slash;
     *     ENAMETOOLONG; EINVAL for a NUL character and for an unpaired surrogate.
     */
    public Lookup lookup(final String path) throws FileServiceException {
        return new PathWalk(root, snapshotsDirectory, versions, path).follow();
    }

    /**
     * Adds an empty file.
     *
     * @param parent     directory that gets the name, which it must not have.
     * @param name       name of the file, in UTF-8; the array belongs to the tree from now on.
     * @param id         id of the file: {@link #nextId}, or what that was when the file was created.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @return the file.
     */
    public FileNode addFile(final DirectoryNode parent, final byte[] name, final long id, final long timeMillis) {
        final FileNode file = new FileNode(id, versions.epoch(), timeMillis);
        add(parent, name, file, timeMillis);
        return file;
    }

    /**
     * Adds an empty directory.
     *
     * @param parent     directory that gets the name, which it must not have.
     * @param name       name of the new directory, in UTF-8; the array belongs to the tree from now on.
     * @param id         id of the new directory: {@link #nextId}, or what that was when the directory was created.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @return the directory.
     */
    public DirectoryNode addDirectory(
            final DirectoryNode parent, final byte[] name, final long id, final long timeMillis) {
        final DirectoryNode directory = new DirectoryNode(id, parent, versions.epoch(), timeMillis);
        add(parent, name, directory, timeMillis);
        return directory;
    }

    /**
     * Puts a block of a file at a new location.
     *
     * @param file        the file.
     * @param newVersion  version of the file with the block.
     * @param newSize     size of the file with the block, in bytes.
     * @param timeMillis  time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @param block       number of the block.
     * @param segmentWord first word of its location; see {@link PackedBlockLocation}.
     * @param rangeWord   second word of its location.
     */
    public void writeBlock(
            final FileNode file,
            final long newVersion,
            final long newSize,
            final long timeMillis,
            final long block,
            final long segmentWord,
            final long rangeWord) {
        versions.keepBeforeChange(file);
        payloads.put(file, block, segmentWord, rangeWord);
        file.change(newVersion, newSize, timeMillis);
    }

    /**
     * Sets the size of a file. Bytes past it are dropped.
     *
     * @param file       the file.
     * @param newVersion version of the file with this size.
     * @param newSize    the size, in bytes.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @param blockSize  block size of the store, in bytes.
     */
    public void setSize(
            final FileNode file,
            final long newVersion,
            final long newSize,
            final long timeMillis,
            final int blockSize) {
        versions.keepBeforeChange(file);
        if (newSize < file.size()) {
            payloads.truncate(file, newSize / blockSize, (int) (newSize % blockSize));
        }
        file.change(newVersion, newSize, timeMillis);
    }

    /**
     * Removes a name. A file stays, without a name, until it is dropped; a directory is gone.
     *
     * @param parent     directory that has the name.
     * @param name       the name.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     */
    public void remove(final DirectoryNode parent, final String name, final long timeMillis) {
        versions.keepBeforeChange(parent);
        detach(parent.child(name));
        parent.remove(name);
        parent.change(timeMillis);
    }

    /**
     * Renames a file or directory. A file or directory that has the new name is removed.
     *
     * @param oldParent  directory that has the old name.
     * @param oldName    the old name.
     * @param newParent  directory that gets the new name.
     * @param newName    the new name.
     * @param node       the file or directory.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
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
        versions.keepBeforeChange(oldParent);
        oldParent.remove(oldName);
        oldParent.change(timeMillis);
        versions.keepBeforeChange(newParent);
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
     * @param modificationMillis modification time, in milliseconds since 1970-01-01T00:00Z.
     */
    public void setAttributes(final Node node, final int permissions, final long modificationMillis) {
        versions.keepBeforeChange(node);
        node.setAttributes(permissions, modificationMillis);
    }

    /**
     * Drops a file that has neither a name nor a handle.
     *
     * @param file the file.
     */
    public void drop(final FileNode file) {
        index.remove(file.id());
        payloads.releaseFile(file);
    }

    /**
     * Creates a snapshot of everything as it is now.
     *
     * @param name       a name that no snapshot has.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     */
    public void createSnapshot(final String name, final long timeMillis) {
        addSnapshot(versions.epoch(), name, timeMillis);
    }

    /**
     * Adds the newest snapshot. A checkpoint restores the current epoch first, so the snapshot's may have ended
     * already.
     *
     * @param ended      the epoch that the snapshot ended.
     * @param name       a name that no snapshot has.
     * @param timeMillis time at which it was created, in milliseconds since 1970-01-01T00:00Z.
     */
    public void addSnapshot(final int ended, final String name, final long timeMillis) {
        versions.add(ended, name, timeMillis);
        snapshotsDirectory.change(timeMillis);
    }

    /**
     * Removes a snapshot's name. The snapshot stays until it is dropped.
     *
     * @param snapshot   the snapshot.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     */
    public void removeSnapshot(final Snapshot snapshot, final long timeMillis) {
        snapshot.remove();
        snapshotsDirectory.change(timeMillis);
    }

    /**
     * Renames a snapshot. No record does that; a checkpoint stores the new name.
     *
     * @param snapshot the snapshot.
     * @param newName  the new name, which no other snapshot has.
     */
    public void renameSnapshot(final Snapshot snapshot, final String newName) {
        snapshot.rename(newName);
    }

    /**
     * Drops a snapshot that has no name and in which no file is open. Versions that older snapshots show move to the
     * next older one.
     *
     * @param snapshot the snapshot.
     */
    public void dropSnapshot(final Snapshot snapshot) {
        payloads.releaseSnapshot(snapshot);
        versions.drop(snapshot);
    }

    /** Returns the versions that snapshots keep. */
    SnapshotVersions versions() {
        return versions;
    }

    /** Adds a node to its parent without a change of the parent. */
    void attach(final DirectoryNode parent, final byte[] name, final Node node) {
        parent.add(name, node);
        index.put(node);
        names++;
        useId(node.id());
    }

    /** Marks an id, and all below it, as used. */
    void useId(final long id) {
        lastId = Math.max(lastId, id);
    }

    private void add(final DirectoryNode parent, final byte[] name, final Node node, final long timeMillis) {
        versions.keepBeforeChange(parent);
        attach(parent, name, node);
        parent.change(timeMillis);
    }

    private void detach(final Node node) {
        versions.keepBeforeChange(node);
        names--;
        switch (node) {
            case FileNode file -> file.removeName();
            case DirectoryNode directory -> index.remove(directory.id());
        }
    }
}
