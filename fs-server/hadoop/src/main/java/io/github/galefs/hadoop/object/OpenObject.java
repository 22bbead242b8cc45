package io.github.galefs.hadoop.object;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A file with handles. Its bytes are those of a version of an object until the first change, which copies them into a
 * staged file. From then on all handles read the staged file, until the last of them is closed. A new file has no
 * object before its first upload.
 *
 * <p>Safe for use by several threads. Reads take no lock. Writes run beside each other; a change of the size, an upload
 * and the first change have the file for themselves.
 */
final class OpenObject {
    /** Bytes that are copied at a time. */
    private static final int COPY_LENGTH = 4 * PieceBuffers.PIECE_LENGTH;

    private final ObjectStore store;
    private final Transfers transfers;
    private final PieceBuffers buffers;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final AtomicInteger writers = new AtomicInteger();
    private final Stored opened;

    /** Status without what a staged file changes. */
    private final FileStatus status;

    /** Handles and openings in progress. Guarded by the {@link OpenObjects}. */
    private int users;

    /** Changed by a rename. */
    private volatile ObjectPath path;

    /** Opened by the first opening that succeeds. */
    private volatile ObjectReader reader;

    /** Null before the first change. */
    private volatile StagedChanges changes;

    /** The version that the store had last. */
    private volatile RemoteVersion remote;

    /** Whether an upload is in progress, which brings about a version that is not known yet. */
    private volatile boolean isUploading;

    /** Whether the staged file has what the store lacks. Written with the lock for writing. */
    private boolean isChanged;

    /** Whether the file was removed or replaced through this service. Written with the lock for writing. */
    private boolean isRemoved;

    /** A change of the staged file. */
    private interface Change<T> {
        T apply(StagedChanges changes) throws FileServiceException;
    }

    /** A call that takes the name from a file. */
    interface Removal {
        void run() throws FileServiceException;
    }

    OpenObject(
            final ObjectStore store,
            final Transfers transfers,
            final PieceBuffers buffers,
            final StagingArea staging,
            final ObjectPath path,
            final Stored opened,
            final FileVersion version) {
        this.store = store;
        this.transfers = transfers;
        this.buffers = buffers;
        this.staging = staging;
        this.path = path;
        this.opened = opened;
        status = opened.exists() ? Statuses.ofFile(opened, version) : Statuses.ofFile(version, 0, 0);
        remote = opened.version();
    }

    /** Counts a user. For {@link OpenObjects}. */
    void addUser() {
        users++;
    }

    /** Returns whether it was the last user. For {@link OpenObjects}. */
    boolean removeUser() {
        users--;
        return users == 0;
    }

    /** Opens the version at the store, or stages a new file, unless that is done. */
    void open() throws FileServiceException {
        // An opening does not wait for an upload.
        if (isOpen()) {
            return;
        }
        lock.writeLock().lock();
        try {
            if (!isOpen()) {
                openOnce();
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    private boolean isOpen() {
        return reader != null || changes != null;
    }

    private void openOnce() throws FileServiceException {
        if (opened.exists()) {
            reader = ObjectReader.open(store, buffers, path, opened);
        } else {
            requireReady(0);
        }
    }

    void addWriter() {
        writers.incrementAndGet();
    }

    void removeWriter() {
        writers.decrementAndGet();
    }

    ObjectPath path() {
        return path;
    }

    RemoteVersion remote() {
        return remote;
    }

    boolean isUploading() {
        return isUploading;
    }

    long fileId() {
        return status.fileId();
    }

    /** Returns id and version of the bytes that were opened. */
    FileVersion openedVersion() {
        return new FileVersion(status.fileId(), status.version());
    }

    /**
     * Returns the version that the store's bytes have at the next opening, after the last user. Bytes that could not be
     * uploaded have used up a version, which must not stand for others.
     */
    Optional<FileVersion> lastVersion() {
        try {
            return Optional.of(new FileVersion(fileId(), status().version() + (isChanged ? 1 : 0)));
        } catch (final FileServiceException e) {
            // The staged file cannot be read, as its end says.
            return Optional.empty();
        }
    }

    FileStatus status() throws FileServiceException {
        return present(present -> present == null ? status : present.status(status));
    }

    /** Reads bytes into several places; see {@link io.github.galefs.file.FileService#read(long, long, List)}. */
    int read(final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        return present(
                present -> present == null ? reader.read(offset, destinations) : present.read(offset, destinations));
    }

    /** Looks at the bytes, and once more if a staged file has taken their place meanwhile. */
    private <T> T present(final Change<T> look) throws FileServiceException {
        while (true) {
            final StagedChanges present = changes;
            try {
                return look.apply(present);
            } catch (final FileServiceException e) {
                if (Objects.equals(present, changes)) {
                    throw e;
                }
            }
        }
    }

    /** Writes bytes; returns the version afterwards. */
    long write(final long offset, final MemorySegment source) throws FileServiceException {
        return source.byteSize() == 0 ? status().version() : change(present -> present.write(offset, source));
    }

    Appended append(final MemorySegment source) throws FileServiceException {
        if (source.byteSize() == 0) {
            final FileStatus present = status();
            return new Appended(present.size(), present.version());
        }
        return change(present -> present.append(source));
    }

    private <T> T change(final Change<T> change) throws FileServiceException {
        Optional<T> result = applyIfReady(change);
        // An upload may end the changes between the two calls.
        while (result.isEmpty()) {
            beginChanges();
            result = applyIfReady(change);
        }
        return result.get();
    }

    private <T> Optional<T> applyIfReady(final Change<T> change) throws FileServiceException {
        lock.readLock().lock();
        try {
            return isChanged ? Optional.of(change.apply(changes)) : Optional.empty();
        } finally {
            lock.readLock().unlock();
        }
    }

    private void beginChanges() throws FileServiceException {
        lock.writeLock().lock();
        try {
            requireReady(status().size());
        } finally {
            lock.writeLock().unlock();
        }
    }

    /** Sets the size; returns the version afterwards. */
    long truncate(final long size) throws FileServiceException {
        lock.writeLock().lock();
        try {
            final FileStatus present = status();
            if (present.size() == size) {
                return present.version();
            }
            requireReady(Math.min(size, present.size()));
            return changes.truncate(size);
        } finally {
            lock.writeLock().unlock();
        }
    }

    /**
     * Prepares a change.
     *
     * @param kept bytes at the beginning that the change needs; fewer than all count as a change.
     */
    private void requireReady(final long kept) throws FileServiceException {
        if (changes == null) {
            stage(kept);
        }
        if (!isChanged && !isRemoved) {
            changes.file().mark(destination(path, remote));
        }
        isChanged = true;
    }

    /** Lets a new staged file take the place of the object's bytes. */
    private void stage(final long kept) throws FileServiceException {
        final StagedFile file = staging.create(0);
        try {
            if (kept > 0) {
                transfers.run(path.toString(), () -> copy(file, kept));
            }
            final long version = status.version() + (kept < status.size() ? 1 : 0);
            changes = new StagedChanges(file, version - file.status().version());
        } catch (final FileServiceException | RuntimeException | Error e) {
            discardAfter(file, e);
            throw e;
        }
    }

    private Void copy(final StagedFile file, final long length) throws FileServiceException {
        final MemorySegment buffer = MemorySegment.ofArray(new byte[(int) Math.min(length, COPY_LENGTH)]);
        for (long done = 0; done < length; done += COPY_LENGTH) {
            final MemorySegment piece = buffer.asSlice(0, Math.min(length - done, COPY_LENGTH));
            reader.read(done, List.of(piece));
            file.write(done, piece);
        }
        return null;
    }

    private static void discardAfter(final StagedFile file, final Throwable failure) {
        try {
            file.discard();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }

    /** Returns what the staged bytes are to replace. Each series of changes has another mark. */
    private Destination destination(final ObjectPath to, final RemoteVersion expected) {
        return destination(store, to, expected);
    }

    static Destination destination(final ObjectStore store, final ObjectPath to, final RemoteVersion expected) {
        return Destination.of(store.place(), to.given(), expected, 0)
                .withTemporary(UUID.randomUUID().toString());
    }

    /**
     * Makes the store have the bytes, unless it has them.
     *
     * @throws FileServiceException the reason; the bytes stay staged.
     */
    void upload(final Uploads uploads, final OpenObjects files) throws FileServiceException {
        lock.writeLock().lock();
        try {
            if (isChanged && !isRemoved) {
                remote = put(uploads, files, path);
                isChanged = false;
                changes.file().unmark();
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    private RemoteVersion put(final Uploads uploads, final OpenObjects files, final ObjectPath to)
            throws FileServiceException {
        isUploading = true;
        try {
            return uploads.upload(to.toString(), to.path(), changes.file());
        } finally {
            isUploading = false;
            files.onUploaded(to);
        }
    }

    /**
     * Removes or replaces the file, so that nothing is uploaded any more. Handles that can write go on with a staged
     * file.
     */
    void remove(final OpenObjects files, final Removal removal) throws FileServiceException {
        lock.writeLock().lock();
        try {
            if (writers.get() > 0) {
                stageBeforeRemoval();
            }
            removal.run();
            isRemoved = true;
            files.onRemoved(this);
            if (changes != null) {
                changes.file().unmark();
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    private void stageBeforeRemoval() throws FileServiceException {
        try {
            requireReady(status().size());
        } catch (final FileServiceException e) {
            // A removal makes space. Reads then throw ESTALE.
            if (e.error() != PosixError.ENOSPC) {
                throw e;
            }
        }
    }

    /**
     * Gives the file another path: uploads its bytes there, and removes the object that it has.
     *
     * @param expected version that is replaced there.
     */
    void move(final ObjectPath to, final RemoteVersion expected, final Uploads uploads, final OpenObjects files)
            throws FileServiceException {
        lock.writeLock().lock();
        try {
            final boolean wasChanged = isChanged;
            requireReady(status().size());
            changes.file().mark(destination(to, expected));
            final RemoteVersion older = remote;
            final ObjectPath from = path;
            boolean isPut = false;
            try {
                remote = put(uploads, files, to);
                isPut = true;
            } finally {
                if (!isPut) {
                    undoMove(wasChanged);
                }
            }
            isChanged = false;
            changes.file().unmark();
            path = to;
            files.onMoved(this, from);
            if (!older.equals(Stored.ABSENT)) {
                store.delete(from.toString(), from.path());
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    private void undoMove(final boolean wasChanged) throws FileServiceException {
        isChanged = wasChanged;
        if (wasChanged) {
            changes.file().mark(destination(path, remote));
        } else {
            changes.file().unmark();
        }
    }

    /** Checks that the file has permissions that are to be set: throws EINVAL or ENOTSUP otherwise. */
    void requirePermissions(final int permissions) throws FileServiceException {
        Statuses.requirePermissions(path.toString(), status, permissions);
    }

    /**
     * Ends the use of the file, after the last user.
     *
     * @throws FileServiceException EIO.
     */
    void end() throws FileServiceException {
        try {
            if (changes != null && isChanged && !isRemoved) {
                changes.file().keep();
            } else if (changes != null) {
                changes.file().discard();
            }
        } finally {
            if (reader != null) {
                reader.close();
            }
        }
    }

    /** Returns the path of the file, for messages. */
    @Override
    public String toString() {
        return path.toString();
    }
}
