package io.github.galefs.files;

import io.github.galefs.cache.CachedFile;
import io.github.galefs.file.FileStatus;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A file that kernels have open, or had open and whose blocks may still be cached. Used by one thread at a time.
 *
 * <p>It has at most one handle for reading and one for writing, for all of its fds, until the last fd is closed.
 */
final class OpenFile {
    static final long NO_HANDLE = 0;
    static final int NO_SLOT = -1;

    private final long fileId;
    private final CachedFile cached;
    private final ReadAhead readAhead = new ReadAhead();

    /** Openings that wait for the one in progress, which may be about to invalidate the file's blocks. */
    private final Deque<FileOpening> waitingOpenings = new ArrayDeque<>();

    private boolean isOpening;

    private int slot = NO_SLOT;
    private long readHandle = NO_HANDLE;
    private long writeHandle = NO_HANDLE;
    private int fdCount;
    private long size;
    private long allocated;
    private long modificationMillis;

    OpenFile(final int number, final FileStatus status) {
        fileId = status.fileId();
        cached = new CachedFile(number, status.version());
        update(status);
    }

    long fileId() {
        return fileId;
    }

    CachedFile cached() {
        return cached;
    }

    ReadAhead readAhead() {
        return readAhead;
    }

    int slot() {
        return slot;
    }

    void setSlot(final int newSlot) {
        slot = newSlot;
    }

    /** Begins an opening, or makes it wait until another one ends. Returns whether it has begun. */
    boolean beginOpening(final FileOpening opening) {
        if (isOpening) {
            waitingOpenings.add(opening);
            return false;
        }
        isOpening = true;
        return true;
    }

    /** Ends an opening; returns the one that begins now, or null. */
    FileOpening endOpening() {
        final FileOpening next = waitingOpenings.poll();
        isOpening = next != null;
        return next;
    }

    /** Keeps a handle, if it is the first of its kind; returns whether it is. */
    boolean keep(final long handle, final OpenFlags flags) {
        final boolean isFirst = (flags.writes() ? writeHandle : readHandle) == NO_HANDLE;
        if (isFirst && flags.writes()) {
            writeHandle = handle;
        } else if (isFirst) {
            readHandle = handle;
        }
        cached.setHandles(readHandle, writeHandle);
        return isFirst;
    }

    long readHandle() {
        return readHandle;
    }

    long writeHandle() {
        return writeHandle;
    }

    /** Gives up the handles, which the caller closes. */
    void clearHandles() {
        readHandle = NO_HANDLE;
        writeHandle = NO_HANDLE;
        cached.setHandles(NO_HANDLE, NO_HANDLE);
        readAhead.clear();
    }

    /** Returns whether the file has fds, or an opening is in progress. */
    boolean isInUse() {
        return fdCount > 0 || isOpening;
    }

    boolean isOpen() {
        return fdCount > 0;
    }

    void addFd() {
        fdCount++;
    }

    void removeFd() {
        fdCount--;
    }

    long size() {
        return size;
    }

    long allocated() {
        return allocated;
    }

    long modificationMillis() {
        return modificationMillis;
    }

    void update(final FileStatus status) {
        size = status.size();
        modificationMillis = status.modificationMillis();
        allocated = status.allocated();
    }

    void updateAllocated(final FileStatus status) {
        allocated = status.allocated();
    }

    void wrote(final long end, final long nowMillis) {
        size = Math.max(size, end);
        modificationMillis = nowMillis;
    }
}
