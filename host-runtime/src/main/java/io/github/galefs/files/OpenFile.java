package io.github.galefs.files;

import io.github.galefs.cache.CachedFile;
import io.github.galefs.file.FileStatus;

/**
 * A file that kernels have open, or had open and whose blocks may still be cached. Used by one thread at a time.
 */
final class OpenFile {
    static final long NO_HANDLE = 0;
    static final int NO_SLOT = -1;

    private final long fileId;
    private final CachedFile cached;
    private int slot = NO_SLOT;
    private long readHandle = NO_HANDLE;
    private long writeHandle = NO_HANDLE;
    private int fdCount;
    private int writers;
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

    int slot() {
        return slot;
    }

    void setSlot(final int newSlot) {
        slot = newSlot;
    }

    long readHandle() {
        return readHandle;
    }

    long writeHandle() {
        return writeHandle;
    }

    void setReadHandle(final long handle) {
        readHandle = handle;
        cached.setHandles(readHandle, writeHandle);
    }

    void setWriteHandle(final long handle) {
        writeHandle = handle;
        cached.setHandles(readHandle, writeHandle);
    }

    boolean isOpen() {
        return fdCount > 0;
    }

    boolean hasOneWriter() {
        return writers == 1;
    }

    void addReader() {
        fdCount++;
    }

    void addWriter() {
        fdCount++;
        writers++;
    }

    void removeReader() {
        fdCount--;
    }

    void removeWriter() {
        fdCount--;
        writers--;
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
        allocated = status.allocated();
        modificationMillis = status.modificationMillis();
    }

    void wrote(final long end, final long nowMillis) {
        size = Math.max(size, end);
        modificationMillis = nowMillis;
    }
}
