package io.github.galefs.files;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.agrona.collections.LongHashSet;

/**
 * Descriptors and the files behind them. Used by one thread at a time.
 *
 * <p>Each {@code gopen} gets a descriptor of its own; descriptors of one file share what is cached of it. A file is
 * remembered after its last close, so that its cached blocks serve the next open if its version is still the same.
 */
public final class FdTable {
    /** As on POSIX systems, where 0 to 2 are taken; it also keeps a variable of 0 from being taken for a descriptor. */
    private static final int FIRST_FD = 3;

    /** What is cached of the file must go, but a work-group is writing to it just now. */
    static final int NOT_NOW = -1;

    /** How many closed files are remembered before those of which nothing can be cached any more are looked for. */
    private static final int MAX_CLOSED_FILES = 65_536;

    private final FileService service;
    private final BlockCache cache;
    private final FileTable table;
    private final FdEntry[] descriptors;
    private final BitSet usedFds = new BitSet();
    private final BitSet usedSlots = new BitSet();
    private final Map<Long, OpenFile> files = new HashMap<>();
    private final LongHashSet truncated = new LongHashSet();
    private int lastNumber;

    /**
     * No file is open.
     *
     * @param service serves the files.
     * @param cache   holds their blocks.
     * @param table   tells kernels about them.
     */
    public FdTable(final FileService service, final BlockCache cache, final FileTable table) {
        this.service = service;
        this.cache = cache;
        this.table = table;
        this.descriptors = new FdEntry[table.fdCount()];
        usedFds.set(0, FIRST_FD);
    }

    /** A launch begins: {@code O_TRUNC} cuts each file once more. */
    public void beginLaunch() {
        truncated.clear();
    }

    /**
     * Closes what kernels have left open, and writes their files back.
     *
     * @return errors that no kernel has been told.
     */
    public List<FileServiceException> endLaunch() {
        final List<FileServiceException> errors = new ArrayList<>();
        for (int fd = usedFds.nextSetBit(FIRST_FD); fd >= 0; fd = usedFds.nextSetBit(fd + 1)) {
            try {
                close(fd);
            } catch (final FileServiceException e) {
                errors.add(e);
            }
        }
        return errors;
    }

    int open(final String path, final OpenFlags flags) throws FileServiceException {
        final int fd = usedFds.nextClearBit(FIRST_FD);
        if (fd >= descriptors.length) {
            throw new FileServiceException(
                    PosixError.EMFILE, "'" + path + "': " + (descriptors.length - FIRST_FD) + " files are open");
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
        descriptors[fd] = new FdEntry(file, flags);
        table.openFd(fd, file.slot(), flags.bits());
        return fd;
    }

    FdEntry get(final int descriptor) throws FileServiceException {
        final boolean known = descriptor >= 0 && descriptor < descriptors.length && descriptors[descriptor] != null;
        if (!known) {
            throw new FileServiceException(PosixError.EBADF, "descriptor " + descriptor);
        }
        return descriptors[descriptor];
    }

    /** Whether a close must wait for another work-group that is writing through the same descriptor. */
    boolean mustWaitToClose(final int descriptor) throws FileServiceException {
        final FdEntry closing = get(descriptor);
        return closing.flags().writes()
                && closing.file().hasOneWriter()
                && cache.isBeingWritten(closing.file().cached());
    }

    void close(final int descriptor) throws FileServiceException {
        final FdEntry closing = get(descriptor);
        final OpenFile file = closing.file();
        table.closeFd(descriptor);
        descriptors[descriptor] = null;
        usedFds.clear(descriptor);
        if (closing.flags().writes()) {
            closeWriter(file);
        } else {
            file.removeReader();
        }
        if (!file.isOpen()) {
            forgetSlot(file);
        }
        throwWriteBackError(file);
    }

    void publish(final OpenFile file) {
        table.putFile(file.slot(), file);
    }

    /**
     * The file of a handle, with nothing cached that is not good any more; null when that must wait for a work-group
     * that writes.
     */
    private OpenFile fileOf(final long handle, final OpenFlags flags) throws FileServiceException {
        final FileStatus status = service.status(handle);
        final boolean cut = flags.truncates() && !truncated.contains(status.fileId());
        OpenFile file = files.get(status.fileId());
        if (file == null) {
            forgetClosedFiles();
            file = new OpenFile(nextNumber(), cut ? cut(handle, status) : status);
            files.put(status.fileId(), file);
        } else if (cut || !file.cached().isCurrent(status.version())) {
            if (cache.isBeingWritten(file.cached())) {
                return null;
            }
            invalidate(file, cut ? cut(handle, status) : writtenBack(handle, file));
        }
        takeSlot(file);
        publish(file);
        return file;
    }

    private FileStatus cut(final long handle, final FileStatus status) throws FileServiceException {
        truncated.add(status.fileId());
        service.truncate(handle, 0);
        return service.status(handle);
    }

    private FileStatus writtenBack(final long handle, final OpenFile file) throws FileServiceException {
        cache.writeBack(file.cached());
        return service.status(handle);
    }

    private void invalidate(final OpenFile file, final FileStatus status) {
        // What was cut off, or could not be written back, would not be found under the new number. An error of the
        // latter is kept.
        cache.discardDirty(file.cached());
        file.cached().invalidate(nextNumber(), status.version());
        file.update(status);
    }

    private void takeSlot(final OpenFile file) {
        if (file.slot() == OpenFile.NO_SLOT) {
            final int slot = usedSlots.nextClearBit(0);
            usedSlots.set(slot);
            file.setSlot(slot);
        }
    }

    /** One handle for reading and one for writing are enough for all descriptors of a file. */
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
        cache.writeBack(file.cached());
        final boolean last = file.hasOneWriter();
        file.removeWriter();
        if (last) {
            // What is still dirty failed to be written back, and that is told now.
            cache.discardDirty(file.cached());
            closeWriteHandle(file);
        }
        if (file.isOpen()) {
            publish(file);
        }
    }

    private void closeWriteHandle(final OpenFile file) throws FileServiceException {
        final long handle = file.writeHandle();
        file.setWriteHandle(OpenFile.NO_HANDLE);
        service.close(handle);
    }

    private void forgetSlot(final OpenFile file) throws FileServiceException {
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
            throw new FileServiceException(error, "write-back of file " + file.fileId());
        }
    }

    private void forgetClosedFiles() {
        if (files.size() - usedSlots.cardinality() >= MAX_CLOSED_FILES) {
            files.values().removeIf(file -> !file.isOpen());
        }
    }

    /** Numbers come round after 2<sup>32</sup> files; 0 means no file. */
    private int nextNumber() {
        lastNumber++;
        if (lastNumber == 0) {
            lastNumber++;
        }
        return lastNumber;
    }
}
