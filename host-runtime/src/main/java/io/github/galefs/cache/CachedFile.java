package io.github.galefs.cache;

import io.github.galefs.file.PosixError;

/** A file whose blocks may be in the cache. Used by one thread at a time. */
public final class CachedFile {
    private static final long NOT_OPEN = 0;

    private int number;
    private long readHandle = NOT_OPEN;
    private long writeHandle = NOT_OPEN;
    private long version;
    private boolean stale;
    private PosixError writeBackError;

    /** First of the dirty frames' list, or {@link DirtyFrames#NONE}. */
    int firstDirty = DirtyFrames.NONE;

    /**
     * Creates a file without cached blocks.
     *
     * @param number  of the file in the page table; not 0, and of no other file.
     * @param version of the file at the file service.
     */
    public CachedFile(final int number, final long version) {
        this.number = number;
        this.version = version;
    }

    /**
     * Returns the number of the file in the page table.
     *
     * @return the number.
     */
    public int number() {
        return number;
    }

    /**
     * Returns the version of the file at the last open or write-back.
     *
     * @return the version.
     */
    public long version() {
        return version;
    }

    /**
     * Returns whether the cached blocks are of a version.
     *
     * @param serverVersion current version at the file service.
     * @return false if another client has changed the file.
     */
    public boolean isCurrent(final long serverVersion) {
        return !stale && version == serverVersion;
    }

    /**
     * Invalidates the file's cached blocks: no lookup finds them under the new number, and they are evicted when their
     * frames are needed. No block may be dirty.
     *
     * @param newNumber     not 0, and of no other file.
     * @param serverVersion of the blocks that will be cached from now on.
     */
    public void invalidate(final int newNumber, final long serverVersion) {
        number = newNumber;
        version = serverVersion;
        stale = false;
    }

    /**
     * Sets the handles for transfers of blocks.
     *
     * @param reading open for reading, or 0.
     * @param writing open for reading and writing, or 0.
     */
    public void setHandles(final long reading, final long writing) {
        readHandle = reading;
        writeHandle = writing;
    }

    /**
     * Returns whether the file has dirty blocks.
     *
     * @return whether it has any.
     */
    public boolean isDirty() {
        return firstDirty != DirtyFrames.NONE;
    }

    /**
     * Returns and clears the error of a failed write-back.
     *
     * @return the error, or null.
     */
    public PosixError takeWriteBackError() {
        final PosixError error = writeBackError;
        writeBackError = null;
        return error;
    }

    long handleForReading() {
        return readHandle == NOT_OPEN ? writeHandle : readHandle;
    }

    long handleForWriting() {
        return writeHandle;
    }

    /** Each write increments the version; if it has grown by more than one, another client has written, too. */
    void onWrittenBack(final long newVersion) {
        stale |= newVersion != version + 1;
        version = newVersion;
    }

    void onWriteBackFailed(final PosixError error) {
        writeBackError = error;
    }
}
