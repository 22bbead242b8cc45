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
     * A file of which nothing is cached.
     *
     * @param number  by which the page table is to know it; not 0, and of no other file.
     * @param version that the server gave.
     */
    public CachedFile(final int number, final long version) {
        this.number = number;
        this.version = version;
    }

    /**
     * Number by which the page table knows the file.
     *
     * @return the number.
     */
    public int number() {
        return number;
    }

    /**
     * Version of the file on the server, as of the last open or write-back.
     *
     * @return the version.
     */
    public long version() {
        return version;
    }

    /**
     * Whether what is cached is the file of a certain version.
     *
     * @param serverVersion that the server gives now.
     * @return false when anyone but this client has changed the file.
     */
    public boolean isCurrent(final long serverVersion) {
        return !stale && version == serverVersion;
    }

    /**
     * Makes the cache forget the file's blocks: under a new number nobody finds them, and they go when their frames are
     * needed. No block may be dirty.
     *
     * @param newNumber     not 0, and of no other file.
     * @param serverVersion of the contents that will be cached from now on.
     */
    public void invalidate(final int newNumber, final long serverVersion) {
        number = newNumber;
        version = serverVersion;
        stale = false;
    }

    /**
     * Sets the handles by which blocks move.
     *
     * @param reading open for reading, or 0.
     * @param writing open for reading and writing, or 0.
     */
    public void setHandles(final long reading, final long writing) {
        readHandle = reading;
        writeHandle = writing;
    }

    /**
     * Whether a block has been written and not yet gone to the server.
     *
     * @return true if any.
     */
    public boolean isDirty() {
        return firstDirty != DirtyFrames.NONE;
    }

    /**
     * Error of a write-back that has not been told yet. It is told once.
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

    /** Each write makes the version grow by one; if it has grown by more, somebody else has written, too. */
    void onWrittenBack(final long newVersion) {
        stale |= newVersion != version + 1;
        version = newVersion;
    }

    void onWriteBackFailed(final PosixError error) {
        writeBackError = error;
    }
}
