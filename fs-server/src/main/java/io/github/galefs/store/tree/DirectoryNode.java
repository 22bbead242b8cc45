package io.github.galefs.store.tree;

import io.github.galefs.file.FileStatus;
import java.nio.charset.StandardCharsets;

/** A directory. Its entries are ordered by the unsigned bytes of their names in UTF-8. */
public final class DirectoryNode implements Node {
    private static final int DEFAULT_PERMISSIONS = 0b111_101_101;

    private final long id;
    private final DirectoryEntries entries;
    private DirectoryNode parent;
    private int epoch;

    /** Entries that are directories. */
    private int directories;

    private int permissions = DEFAULT_PERMISSIONS;
    private long version;
    private long modificationMillis;

    /** Creates a directory without entries; a null parent makes it the root, which is its own parent. */
    DirectoryNode(final long id, final DirectoryNode parent, final int epoch, final long timeMillis) {
        this.id = id;
        this.parent = parent == null ? this : parent;
        this.epoch = epoch;
        entries = new DirectoryEntries();
        modificationMillis = timeMillis;
    }

    private DirectoryNode(final DirectoryNode original) {
        id = original.id;
        entries = original.entries.copy();
        directories = original.directories;
        parent = original.parent;
        epoch = original.epoch;
        permissions = original.permissions;
        version = original.version;
        modificationMillis = original.modificationMillis;
    }

    @Override
    public long id() {
        return id;
    }

    @Override
    public FileStatus status() {
        return new FileStatus(id, true, permissions, 0, 0, modificationMillis, version);
    }

    @Override
    public int permissions() {
        return permissions;
    }

    @Override
    public long modificationMillis() {
        return modificationMillis;
    }

    @Override
    public long version() {
        return version;
    }

    @Override
    public int epoch() {
        return epoch;
    }

    @Override
    public DirectoryNode copy() {
        return new DirectoryNode(this);
    }

    @Override
    public void setEpoch(final int newEpoch) {
        epoch = newEpoch;
    }

    @Override
    public void setAttributes(final int newPermissions, final long newModificationMillis) {
        permissions = newPermissions;
        modificationMillis = newModificationMillis;
    }

    /**
     * Passes the entries that follow a name to a visitor, in their order, until it returns false.
     *
     * @param after   the name, in UTF-8; empty for all entries.
     * @param visitor visits the entries.
     */
    public void forEachAfter(final byte[] after, final EntryVisitor visitor) {
        entries.forEachAfter(after, visitor);
    }

    /**
     * Returns the number of entries.
     *
     * @return the number, from 0.
     */
    public int size() {
        return entries.size();
    }

    /**
     * Returns the directory that contains this one.
     *
     * @return the parent; the root is its own.
     */
    public DirectoryNode parent() {
        return parent;
    }

    /** Returns a cursor before the first entry. The directory must not change while it is used. */
    DirectoryEntries.Cursor cursor() {
        return entries.cursor();
    }

    /** Returns the number of names in the path of this directory. */
    int depth() {
        int depth = 0;
        for (DirectoryNode directory = this; directory.parent != directory; directory = directory.parent) {
            depth++;
        }
        return depth;
    }

    /** Returns whether an entry is a directory. */
    boolean hasDirectories() {
        return directories > 0;
    }

    /** Returns whether there is no entry. */
    boolean isEmpty() {
        return entries.size() == 0;
    }

    /**
     * Returns the node of an entry.
     *
     * @param name name of the entry.
     * @return the node as it is now; null if no entry has the name.
     */
    public Node child(final String name) {
        return entries.get(name.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Returns whether this directory is another one, or lies anywhere below it.
     *
     * @param other the other directory.
     * @return true if it is.
     */
    public boolean isWithin(final DirectoryNode other) {
        DirectoryNode directory = this;
        while (directory != other && directory.parent != directory) {
            directory = directory.parent;
        }
        return directory == other;
    }

    /** Adds an entry. The array of the name belongs to the directory from now on. */
    void add(final byte[] name, final Node node) {
        if (!entries.add(name, node)) {
            throw new IllegalStateException(
                    "directory " + id + " already has an entry \"" + new String(name, StandardCharsets.UTF_8) + "\"");
        }
        if (node instanceof DirectoryNode) {
            directories++;
        }
    }

    /** Removes an entry; does nothing if no entry has the name. */
    void remove(final String name) {
        final Node removed = entries.remove(name.getBytes(StandardCharsets.UTF_8));
        if (removed instanceof DirectoryNode) {
            directories--;
        }
    }

    /** Sets the parent, after the entry was moved there. */
    void moveTo(final DirectoryNode newParent) {
        parent = newParent;
    }

    /** Begins the next version, after an entry was changed. */
    void change(final long timeMillis) {
        version++;
        modificationMillis = timeMillis;
    }

    void setVersion(final long newVersion) {
        version = newVersion;
    }
}
