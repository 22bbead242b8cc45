package io.github.galefs.store.tree;

import io.github.galefs.file.FileStatus;

/** A file: its attributes and the locations of its blocks. */
public final class FileNode implements Node {
    private static final int DEFAULT_PERMISSIONS = 0b110_100_100;

    private final long id;
    private final BlockTable blocks;
    private long size;
    private long version;
    private long modificationMillis;
    private int epoch;
    private short permissions = DEFAULT_PERMISSIONS;
    private boolean named = true;

    FileNode(final long id, final int epoch, final long timeMillis) {
        this.id = id;
        this.epoch = epoch;
        blocks = new BlockTable();
        modificationMillis = timeMillis;
    }

    private FileNode(final FileNode original) {
        id = original.id;
        blocks = original.blocks.copy();
        size = original.size;
        version = original.version;
        modificationMillis = original.modificationMillis;
        epoch = original.epoch;
        permissions = original.permissions;
        named = original.named;
    }

    @Override
    public long id() {
        return id;
    }

    @Override
    public FileStatus status() {
        return new FileStatus(id, false, permissions, size, blocks.allocated(), modificationMillis, version);
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
    public FileNode copy() {
        return new FileNode(this);
    }

    @Override
    public void setEpoch(final int newEpoch) {
        epoch = newEpoch;
    }

    @Override
    public void setAttributes(final int newPermissions, final long newModificationMillis) {
        permissions = (short) newPermissions;
        modificationMillis = newModificationMillis;
    }

    /**
     * Returns the locations of the blocks.
     *
     * @return the table, which changes with the file.
     */
    public BlockTable blocks() {
        return blocks;
    }

    /**
     * Returns the size of the file.
     *
     * @return size in bytes, from 0.
     */
    public long size() {
        return size;
    }

    /**
     * Returns whether the file has a name. Without one, it exists until its last handle is closed, and changes of it
     * need no record.
     *
     * @return true until the name is removed.
     */
    public boolean named() {
        return named;
    }

    void removeName() {
        named = false;
    }

    void change(final long newVersion, final long newSize, final long timeMillis) {
        version = newVersion;
        size = newSize;
        modificationMillis = timeMillis;
    }
}
