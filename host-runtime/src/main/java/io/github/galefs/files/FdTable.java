package io.github.galefs.files;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.agrona.collections.LongHashSet;

/**
 * Fds of kernels and their files. Used by one thread at a time.
 *
 * <p>Each {@code gopen} returns its own fd; the fds of one file share its cached blocks. A file stays in the table
 * after its last close, so that its cached blocks serve the next open if its version is unchanged.
 */
public final class FdTable {
    /** As on POSIX systems, where 0 to 2 are reserved; an uninitialised variable of 0 is not a valid fd either. */
    private static final int FIRST_FD = 3;

    /** The file's cached blocks must be dropped, but a work-group is writing to one of them: try again. */
    static final int NOT_NOW = -1;

    /**
     * Closed files in the table at which all of them are removed, to bound its size. A removed file gets a new number
     * at its next open, so its cached blocks are not found again.
     */
    private static final int MAX_CLOSED_FILES = 65_536;

    private final FileService service;
    private final BlockCache cache;
    private final FileTable table;
    private final FdEntry[] entries;
    private final BitSet usedFds = new BitSet();
    private final BitSet usedSlots = new BitSet();
    private final Map<Long, OpenFile> files = new HashMap<>();
    private final LongHashSet truncated = new LongHashSet();
    private int lastNumber;

    /**
     * Creates a table without open files.
     *
     * @param service of the files.
     * @param cache   of their blocks.
     * @param table   read by kernels.
     */
    public FdTable(final FileService service, final BlockCache cache, final FileTable table) {
        this.service = service;
        this.cache = cache;
        this.table = table;
        this.entries = new FdEntry[table.fdCount()];
        usedFds.set(0, FIRST_FD);
    }

    /** Begins a launch. In each launch, {@code O_TRUNC} truncates a file once. */
    public void beginLaunch() {
        truncated.clear();
    }

    /**
     * Ends a launch: closes the files that kernels have left open, and writes them back. Blocks that are still granted
     * for writing were not written, because the launch was stopped or has failed; they are discarded.
     *
     * @return failures that were not returned to a kernel.
     */
    public List<Throwable> endLaunch() {
        // All of this comes first: no close may write back what was only granted, whatever fails in another close.
        final Set<OpenFile> abandoned = discardUnwritten();
        final List<Throwable> failures = new ArrayList<>();
        for (int fd = usedFds.nextSetBit(FIRST_FD); fd >= 0; fd = usedFds.nextSetBit(fd + 1)) {
            try {
                close(fd);
            } catch (final Throwable e) {
                // Also after an Error, the other files are closed.
                failures.add(e);
            }
        }
        abandoned.forEach(this::invalidate);
        return failures;
    }

    int open(final String path, final OpenFlags flags) throws FileServiceException {
        final int fd = usedFds.nextClearBit(FIRST_FD);
        if (fd >= entries.length) {
            throw new FileServiceException(
                    PosixError.EMFILE,
                    "cannot open '" + path + "': " + (entries.length - FIRST_FD) + " files are open, the limit;"
                            + " increase GaleFsContext.maxOpenFiles");
        }
        final long handle = service.open(path, flags.options());
        final OpenFile file;
        try {
            file = fileOf(handle, flags);
        } catch (final FileServiceException | RuntimeException e) {
            service.close(handle);
            throw e;
        }
        if (file == null) {
            service.close(handle);
            return NOT_NOW;
        }
        keepOrClose(file, handle, flags);
        usedFds.set(fd);
        entries[fd] = new FdEntry(file, flags);
        table.openFd(fd, file.slot(), flags.bits());
        return fd;
    }

    FdEntry get(final int fd) throws FileServiceException {
        final boolean isOpen = fd >= 0 && fd < entries.length && entries[fd] != null;
        if (!isOpen) {
            throw new FileServiceException(PosixError.EBADF, "fd " + fd + " is not open");
        }
        return entries[fd];
    }

    /** Returns whether a close must wait for another work-group that is writing through the same fd. */
    boolean mustWaitToClose(final int fd) throws FileServiceException {
        final FdEntry closing = get(fd);
        return closing.flags().writes()
                && closing.file().hasOneWriter()
                && cache.isBeingWritten(closing.file().cached());
    }

    void close(final int fd) throws FileServiceException {
        final FdEntry closing = get(fd);
        final OpenFile file = closing.file();
        table.closeFd(fd);
        entries[fd] = null;
        usedFds.clear(fd);
        try {
            if (closing.flags().writes()) {
                closeWriter(file);
            } else {
                file.removeReader();
            }
        } finally {
            if (!file.isOpen()) {
                releaseSlot(file);
            }
        }
        throwWriteBackError(file);
    }

    void publish(final OpenFile file) {
        table.putFile(file.slot(), file);
    }

    /**
     * Returns the file of a handle after invalidating its stale blocks; null if that must wait for a work-group that
     * writes.
     */
    private OpenFile fileOf(final long handle, final OpenFlags flags) throws FileServiceException {
        final FileStatus status = service.status(handle);
        final boolean truncate = flags.truncates() && !truncated.contains(status.fileId());
        OpenFile file = files.get(status.fileId());
        if (file == null) {
            removeClosedFiles();
            file = new OpenFile(nextNumber(), truncate ? truncate(handle, status) : status);
            files.put(status.fileId(), file);
        } else if (truncate || !file.cached().isCurrent(status.version())) {
            if (cache.isBeingWritten(file.cached())) {
                return null;
            }
            invalidate(file, truncate ? truncate(handle, status) : writtenBack(handle, file));
        } else if (!file.isOpen()) {
            // Writes that were granted, but not written, have left their end.
            file.update(status);
        }
        takeSlot(file);
        publish(file);
        return file;
    }

    private FileStatus truncate(final long handle, final FileStatus status) throws FileServiceException {
        service.truncate(handle, 0);
        truncated.add(status.fileId());
        return service.status(handle);
    }

    private FileStatus writtenBack(final long handle, final OpenFile file) throws FileServiceException {
        cache.writeBack(file.cached());
        return service.status(handle);
    }

    private void invalidate(final OpenFile file, final FileStatus status) {
        // Truncated blocks, and blocks whose write-back failed, could not be found under the new number. The error of a
        // failed write-back is kept.
        cache.discardDirty(file.cached());
        file.cached().invalidate(nextNumber(), status.version());
        file.update(status);
    }

    private void invalidate(final OpenFile file) {
        file.cached().invalidate(nextNumber(), file.cached().version());
    }

    /** Returns the files that have blocks without a write that was granted. */
    private Set<OpenFile> discardUnwritten() {
        final Set<OpenFile> abandoned = new HashSet<>();
        for (int fd = usedFds.nextSetBit(FIRST_FD); fd >= 0; fd = usedFds.nextSetBit(fd + 1)) {
            final OpenFile file = entries[fd].file();
            if (cache.discardUnwritten(file.cached())) {
                abandoned.add(file);
            }
        }
        return abandoned;
    }

    private void takeSlot(final OpenFile file) {
        if (file.slot() == OpenFile.NO_SLOT) {
            final int slot = usedSlots.nextClearBit(0);
            usedSlots.set(slot);
            file.setSlot(slot);
        }
    }

    /** Keeps one handle for reading and one for writing for all fds of a file, and closes any other. */
    private void keepOrClose(final OpenFile file, final long handle, final OpenFlags flags)
            throws FileServiceException {
        final boolean needed;
        if (flags.writes()) {
            file.addWriter();
            needed = file.writeHandle() == OpenFile.NO_HANDLE;
            if (needed) {
                file.setWriteHandle(handle);
            }
        } else {
            file.addReader();
            needed = file.readHandle() == OpenFile.NO_HANDLE;
            if (needed) {
                file.setReadHandle(handle);
            }
        }
        if (!needed) {
            service.close(handle);
        }
    }

    private void closeWriter(final OpenFile file) throws FileServiceException {
        try {
            cache.writeBack(file.cached());
        } finally {
            final boolean last = file.hasOneWriter();
            file.removeWriter();
            if (last) {
                discardNotWrittenBack(file);
            }
            if (file.isOpen()) {
                publish(file);
            }
            if (last) {
                closeWriteHandle(file);
            }
        }
    }

    /** Discards blocks that could not be written back, an error that the caller returns; no later open finds them. */
    private void discardNotWrittenBack(final OpenFile file) {
        if (file.cached().isDirty()) {
            cache.discardDirty(file.cached());
            invalidate(file);
        }
    }

    private void closeWriteHandle(final OpenFile file) throws FileServiceException {
        final long handle = file.writeHandle();
        file.setWriteHandle(OpenFile.NO_HANDLE);
        service.close(handle);
    }

    private void releaseSlot(final OpenFile file) throws FileServiceException {
        usedSlots.clear(file.slot());
        file.setSlot(OpenFile.NO_SLOT);
        final long handle = file.readHandle();
        if (handle != OpenFile.NO_HANDLE) {
            file.setReadHandle(OpenFile.NO_HANDLE);
            service.close(handle);
        }
    }

    private static void throwWriteBackError(final OpenFile file) throws FileServiceException {
        final PosixError error = file.cached().takeWriteBackError();
        if (error != null) {
            throw new FileServiceException(error, "write-back of file " + file.fileId() + " failed");
        }
    }

    private void removeClosedFiles() {
        if (files.size() - usedSlots.cardinality() >= MAX_CLOSED_FILES) {
            files.values().removeIf(file -> !file.isOpen());
        }
    }

    /** Returns the number of a new file. Numbers wrap around after 2<sup>32</sup> files; 0 means no file. */
    private int nextNumber() {
        lastNumber++;
        if (lastNumber == 0) {
            lastNumber++;
        }
        return lastNumber;
    }
}
