package io.github.galefs.store.tree;

import io.github.galefs.file.FileStatus;
import io.github.galefs.store.log.BlockLocation;

/** A file: its size, its version and its blocks. */
public final class FileNode implements Node {
    private final long id;
    private final BlockTable blocks = new BlockTable();
    private long size;
    private long version;
    private long modificationMillis;
    private boolean named = true;
    private int permissions = 0b110_100_100;

    FileNode(final long id, final long timeMillis) {
        this.id = id;
        modificationMillis = timeMillis;
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

    /**
     * Where its blocks lie.
     *
     * @return the table, which goes on changing.
     */
    public BlockTable blocks() {
        return blocks;
    }

    /**
     * Bytes.
     *
     * @return the size, from 0.
     */
    public long size() {
        return size;
    }

    /**
     * Number of the last change.
     *
     * @return the version, from 0.
     */
    public long version() {
        return version;
    }

    /**
     * Whether a directory has it. If not, it lives until its last handle is closed, and no record of it need be kept.
     *
     * @return true until its name is removed.
     */
    public boolean named() {
        return named;
    }

    /**
     * Takes over a block.
     *
     * @param newVersion of the file.
     * @param newSize    of the file, in bytes.
     * @param timeMillis when.
     * @param block      number of the block.
     * @param location   of its payload.
     */
    public void writeBlock(
            final long newVersion,
            final long newSize,
            final long timeMillis,
            final long block,
            final BlockLocation location) {
        blocks.put(block, location);
        change(newVersion, newSize, timeMillis);
    }

    /**
     * Takes over a size. What lies past it is forgotten.
     *
     * @param newVersion of the file.
     * @param newSize    in bytes.
     * @param timeMillis when.
     * @param blockSize  of the store, in bytes.
     */
    public void setSize(final long newVersion, final long newSize, final long timeMillis, final int blockSize) {
        if (newSize < size) {
            blocks.cut(newSize / blockSize, (int) (newSize % blockSize));
        }
        change(newVersion, newSize, timeMillis);
    }

    void setAttributes(final int newPermissions, final long newModificationMillis) {
        permissions = newPermissions;
        modificationMillis = newModificationMillis;
    }

    void removeName() {
        named = false;
    }

    private void change(final long newVersion, final long newSize, final long timeMillis) {
        version = newVersion;
        size = newSize;
        modificationMillis = timeMillis;
    }
}
