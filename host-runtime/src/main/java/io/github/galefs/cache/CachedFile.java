package io.github.galefs.cache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.place.PlaceOwner;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;

/** A file whose blocks may be in the cache. Used by one thread at a time. */
public final class CachedFile implements PlaceOwner {
    private static final long NOT_OPEN = 0;

    private int number;
    private long readHandle = NOT_OPEN;
    private long writeHandle = NOT_OPEN;

    /** Version at the last open, and one more for each write since. */
    private long version;

    /** Highest version that a write has returned. Higher than {@link #version}: somebody else has written, too. */
    private long highestVersion;

    private boolean stale;
    private long errorCount;
    private FileServiceException lastError;

    /** First of the list of frames that are dirty, granted for writing or being written back. */
    int firstDirty = FrameTable.NONE;

    /** Transfers in progress; and calls that place blocks, or check them. */
    int fetches;

    int placings;

    int writeBacks;

    /** Outstanding grants for writing. */
    int writers;

    /** Frames whose write-back the present barrier waits for; what runs then; and what needs another barrier. */
    int barrierFrames;

    final Deque<Runnable> barrier = new ArrayDeque<>();
    final Deque<Runnable> nextBarrier = new ArrayDeque<>();

    /** What runs when no transfer is in progress. */
    final Deque<Runnable> afterTransfers = new ArrayDeque<>();

    private boolean holdsWriters;

    /**
     * Creates a file without cached blocks.
     *
     * @param number  of the file in the page table; not 0, and of no other file.
     * @param version of the file at the file service.
     */
    public CachedFile(final int number, final long version) {
        this.number = number;
        this.version = version;
        this.highestVersion = version;
    }

    @Override
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
     * @return false if another client has changed the file, or bytes of it were lost.
     */
    public boolean isCurrent(final long serverVersion) {
        return !stale && version == serverVersion && highestVersion <= version;
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
        highestVersion = serverVersion;
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
     * Makes work-groups that want to write wait from now on, or go on.
     *
     * @param holds whether they wait.
     */
    public void holdWriters(final boolean holds) {
        holdsWriters = holds;
    }

    boolean holdsWriters() {
        return holdsWriters;
    }

    @Override
    public boolean isBeingFetched() {
        return fetches > 0;
    }

    @Override
    public void onPlacing() {
        placings++;
    }

    /** Passes on the actions that wait for the end of transfers, once the last transfer has ended. */
    void onTransferEnded(final Collection<Runnable> due) {
        if (!hasTransfers()) {
            due.addAll(afterTransfers);
            afterTransfers.clear();
        }
    }

    boolean hasTransfers() {
        return fetches > 0 || placings > 0 || writeBacks > 0;
    }

    /**
     * Returns whether work-groups may be writing to blocks of the file.
     *
     * @return whether a grant for writing is outstanding, as far as is known.
     */
    public boolean isBeingWritten() {
        return writers > 0;
    }

    /**
     * Returns whether work-groups are writing, or have written what is not written back.
     *
     * @return whether a frame is dirty, granted for writing or being written back.
     */
    public boolean hasWrites() {
        return firstDirty != FrameTable.NONE;
    }

    /**
     * Returns the number of failed write-backs. Who remembers an earlier number knows whether there were others since.
     *
     * @return how many there were, ever.
     */
    public long errorCount() {
        return errorCount;
    }

    /**
     * Returns the error of the last failed write-back.
     *
     * @return the error, or null.
     */
    public FileServiceException lastError() {
        return lastError;
    }

    @Override
    public long handleForReading() {
        return readHandle == NOT_OPEN ? writeHandle : readHandle;
    }

    long handleForWriting() {
        return writeHandle;
    }

    void onWrittenBack(final long newVersion, final int writeCount) {
        version += writeCount;
        highestVersion = Math.max(highestVersion, newVersion);
    }

    /**
     * Returns whether a write-back is in progress, which may have moved the file's version already.
     *
     * @return whether there is one.
     */
    public boolean isBeingWrittenBack() {
        return writeBacks > 0;
    }

    /** Bytes were lost: what is cached is not what the service has. */
    void onWriteBackFailed(final FileServiceException error) {
        errorCount++;
        lastError = error;
        stale = true;
    }
}
