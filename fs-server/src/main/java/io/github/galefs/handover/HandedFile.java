package io.github.galefs.handover;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OptionalAttribute;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A file that is handed over. Its bytes are in memory, or at the service behind if memory ran out while they were
 * written. Safe for use by several threads.
 *
 * <p>The lock of a file is taken before the monitor of the {@link HandedFiles}, which guards the fields below the
 * methods.
 */
final class HandedFile {
    private static final Set<FileOpenOption> WRITE =
            EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE);
    private static final Set<FileOpenOption> READ_AND_WRITE =
            EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE);
    private static final int PERMISSIONS = 0644;
    private static final int MAX_PERMISSIONS = 07777;
    private static final long NONE = 0;

    private final FileService behind;
    private final HandedFiles names;
    private final long id;
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final ChunkedBytes bytes;
    private boolean hasPermissions;

    /** Changed with the monitor of this file, its size and version with the lock, too. */
    private volatile FileStatus status;

    /** Handle at the service behind if that has the bytes. Written with the lock. */
    private volatile long behindHandle = NONE;

    /** Whether the service behind may have a part of the bytes under the name. Changed by the holder of the name. */
    private boolean mayBeBehind;

    private boolean isGone;

    // The fields below are guarded by the monitor of the names.

    /** Key of the path; null without a name. */
    String key;

    /** Handles, and those of them for writing. */
    int handles;

    int writers;

    /** Handles for reading that were closed. */
    int reads;

    /** Whether it waits for its upload after its readers have had it. */
    boolean isQueued;

    HandedFile(final FileService behind, final HandedFiles names, final ChunkPool pool, final long id) {
        this.behind = behind;
        this.names = names;
        this.id = id;
        bytes = new ChunkedBytes(pool);
        status = new FileStatus(
                id, false, PERMISSIONS, 0, 0, InstantSource.system().millis(), 0);
    }

    /** A call with the lock. */
    interface Locked<T> {
        T run() throws FileServiceException;
    }

    private <T> T reading(final Locked<T> call) throws FileServiceException {
        return locked(lock.readLock(), call);
    }

    private <T> T changing(final Locked<T> call) throws FileServiceException {
        return locked(lock.writeLock(), call);
    }

    private <T> T locked(final Lock part, final Locked<T> call) throws FileServiceException {
        part.lock();
        try {
            if (isGone) {
                throw new FileServiceException(PosixError.EBADF, this + " is closed");
            }
            return call.run();
        } finally {
            part.unlock();
        }
    }

    /** Returns the present status, also while a slow service has the bytes and the lock is taken. */
    FileStatus status() {
        return status;
    }

    int read(final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        return reading(() -> {
            if (behindHandle != NONE) {
                return behind.read(behindHandle, offset, destinations);
            }
            int done = 0;
            for (final MemorySegment destination : destinations) {
                final long count = Math.clamp(status.size() - offset - done, 0, destination.byteSize());
                bytes.read(offset + done, destination.asSlice(0, count));
                done += (int) count;
            }
            return done;
        });
    }

    long write(final long offset, final MemorySegment source) throws FileServiceException {
        return changing(() -> {
            if (source.byteSize() > 0) {
                put(offset, source);
            }
            return status.version();
        });
    }

    Appended append(final MemorySegment source) throws FileServiceException {
        return changing(() -> {
            final long offset = status.size();
            if (source.byteSize() > 0) {
                put(offset, source);
            }
            return new Appended(offset, status.version());
        });
    }

    private void put(final long offset, final MemorySegment source) throws FileServiceException {
        final int length = (int) source.byteSize();
        if (offset > Long.MAX_VALUE - length) {
            throw new FileServiceException(
                    PosixError.EFBIG, this + ": " + length + " bytes at " + offset + " end past 2^63-1");
        }
        if (behindHandle == NONE && !bytes.reserve(offset, length)) {
            requireMoved();
        }
        if (behindHandle == NONE) {
            bytes.write(offset, source);
        } else {
            behind.write(behindHandle, offset, source, 0, length);
        }
        onChanged(Math.max(status.size(), offset + length));
    }

    long truncate(final long newSize) throws FileServiceException {
        return changing(() -> {
            if (newSize != status.size()) {
                if (behindHandle == NONE) {
                    bytes.cut(newSize);
                } else {
                    behind.truncate(behindHandle, newSize);
                }
                onChanged(newSize);
            }
            return status.version();
        });
    }

    private void onChanged(final long newSize) {
        noteBytes(newSize, InstantSource.system().millis(), status.version() + 1);
    }

    private synchronized void noteBytes(final long size, final long modificationMillis, final long version) {
        status = new FileStatus(id, false, status.permissions(), size, bytes.byteSize(), modificationMillis, version);
    }

    /** Sets the permissions. The caller holds the name: an upload has them or comes later. */
    void setPermissions(final int permissions) throws FileServiceException {
        if (permissions < 0 || permissions > MAX_PERMISSIONS) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    this + ": permissions 0" + Integer.toOctalString(permissions) + ": allowed are 0 to 07777");
        }
        if (isBehind()) {
            behind.setPermissions(behindHandle, permissions);
        }
        hasPermissions = true;
        noteAttributes(permissions, status.modificationMillis());
    }

    /** Sets the time. The caller holds the name: an upload has it or comes later. */
    void setModificationTime(final long millis) throws FileServiceException {
        if (isBehind()) {
            behind.setModificationTime(behindHandle, millis);
        }
        noteAttributes(status.permissions(), millis);
    }

    private synchronized void noteAttributes(final int permissions, final long modificationMillis) {
        status = new FileStatus(
                id, false, permissions, status.size(), status.allocated(), modificationMillis, status.version());
    }

    private void requireMoved() throws FileServiceException {
        if (!moveBehind()) {
            throw new FileServiceException(
                    PosixError.ENOSPC,
                    this + ": the memory for files that are handed over is in use: raise '--hand-over-memory' of"
                            + " 'galefs serve', or HandOverContext.maxBytes");
        }
    }

    /** Moves the bytes to the service behind, while the file is being written, if it has a name. With the lock. */
    private boolean moveBehind() throws FileServiceException {
        final String path = names.beginMove(this);
        if (path == null) {
            return false;
        }
        try {
            moveTo(path);
        } finally {
            names.release(path);
        }
        names.countMove();
        return true;
    }

    private void moveTo(final String path) throws FileServiceException {
        mayBeBehind = true;
        final long handle = behind.open(path, READ_AND_WRITE);
        try {
            copyTo(handle);
        } catch (final FileServiceException | RuntimeException | Error e) {
            closeAfter(handle, e);
            removePartAfter(path, e);
            throw e;
        }
        behindHandle = handle;
        bytes.cut(0);
        noteBytes(status.size(), status.modificationMillis(), status.version());
    }

    private void closeAfter(final long handle, final Throwable failure) {
        try {
            behind.close(handle);
        } catch (final FileServiceException | RuntimeException | Error e) {
            failure.addSuppressed(e);
        }
    }

    /** Removes the part that a failed copy has left; otherwise the file remembers that it may be there. */
    private void removePartAfter(final String path, final Throwable failure) {
        try {
            removePart(path);
        } catch (final FileServiceException | RuntimeException | Error e) {
            failure.addSuppressed(e);
        }
    }

    /** Removes all that the service behind may have of this file under its name. The caller holds the name. */
    void removePart(final String path) throws FileServiceException {
        if (mayBeBehind) {
            OptionalFile.unlink(behind, path);
            mayBeBehind = false;
        }
    }

    /**
     * Makes the bytes durable if the file is being written: only the service behind can. A file without a name ends
     * with its handles, and has nothing to make durable. Returns whether it is being written.
     */
    boolean moveAndSync() throws FileServiceException {
        lock.writeLock().lock();
        try {
            // A close for writing has the lock.
            if (!names.isBeingWritten(this)) {
                return false;
            }
            if (isBehind() || moveBehind()) {
                behind.sync(behindHandle);
            }
            return true;
        } finally {
            lock.writeLock().unlock();
        }
    }

    /** Writes the file to the service behind, and makes it durable there. The caller holds the name. */
    void upload(final String path) throws FileServiceException {
        reading(() -> {
            mayBeBehind = true;
            final long handle = behind.open(path, WRITE);
            try {
                copyTo(handle);
            } catch (final FileServiceException | RuntimeException | Error e) {
                closeAfter(handle, e);
                removePartAfter(path, e);
                throw e;
            }
            try {
                syncAndClose(handle);
            } catch (final FileServiceException | RuntimeException | Error e) {
                // An uploading service has the file as a whole or not at all, and then keeps its bytes.
                if (!behind.uploadsAtClose()) {
                    removePartAfter(path, e);
                }
                throw e;
            }
            return null;
        });
    }

    private void syncAndClose(final long handle) throws FileServiceException {
        try {
            behind.sync(handle);
        } finally {
            behind.close(handle);
        }
    }

    private void copyTo(final long handle) throws FileServiceException {
        // Before the first byte: nobody else reads what only its owner may read.
        if (hasPermissions) {
            OptionalAttribute.setPermissions(bits -> behind.setPermissions(handle, bits), status.permissions());
        }
        bytes.forEach((offset, chunk) -> {
            final int count = Math.clamp(status.size() - offset, 0, ChunkPool.CHUNK);
            if (count > 0) {
                behind.write(handle, offset, chunk, 0, count);
            }
        });
        behind.truncate(handle, status.size());
        OptionalAttribute.set(() -> behind.setModificationTime(handle, status.modificationMillis()));
    }

    /** Returns whether the service behind has the bytes. Stays as it is while the caller holds the name. */
    boolean isBehind() {
        return behindHandle != NONE;
    }

    /** Ends the use of a handle for writing; returns what the caller does then. */
    HandedFiles.Next closeWriter() throws FileServiceException {
        return changing(() -> isBehind() ? closeWriterBehind() : names.closeWriter(this));
    }

    /** Holds the name until the service behind has all bytes: an unlink or a rename comes before or after that. */
    private HandedFiles.Next closeWriterBehind() throws FileServiceException {
        final String path = names.beginClose(this);
        try {
            if (names.isLastWriter(this)) {
                endWritesBehind();
            }
        } catch (final FileServiceException e) {
            names.endClose(this, path);
            throw e;
        }
        return names.endClose(this, path);
    }

    /** Shows others at the service behind what was written. */
    private void endWritesBehind() throws FileServiceException {
        if (names.isLastHandle(this)) {
            final long closing = behindHandle;
            behindHandle = NONE;
            behind.close(closing);
        } else {
            behind.sync(behindHandle);
        }
    }

    /** Gives the memory back. Calls of handles that are still open throw EBADF. */
    void free() throws FileServiceException {
        lock.writeLock().lock();
        try {
            isGone = true;
            bytes.cut(0);
            if (behindHandle != NONE) {
                behind.close(behindHandle);
                behindHandle = NONE;
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    /** Returns the path, or the id without one, for messages. */
    @Override
    public String toString() {
        final String path = names.keyOf(this);
        return Objects.requireNonNullElse(path, "file " + id + " without a name");
    }
}
