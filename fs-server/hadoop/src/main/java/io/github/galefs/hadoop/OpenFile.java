package io.github.galefs.hadoop;

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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * A file with handles. Its bytes are those of a version of HDFS until the first change, which copies them into a staged
 * file. From then on all handles read the staged file, until the last of them is closed.
 *
 * <p>Safe for use by several threads. Reads take no lock. Writes run beside each other; a change of the size, an upload
 * and the first change have the file for themselves.
 */
final class OpenFile {
    /**
     * Length from which on a file that only grows is not copied, and its upload is an append. Shorter files are
     * replaced in one step.
     */
    static final int MIN_APPEND_LENGTH = 4 << 20;

    private final HadoopClient client;
    private final Transfers transfers;
    private final HadoopPath path;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final AtomicInteger writers = new AtomicInteger();

    /** Handles and openings in progress. Guarded by the {@link OpenFiles}. */
    private int users;

    private final HdfsFileStatus opened;

    /** Opened by the first opening that succeeds. */
    private volatile VersionStream stream;

    /** Status without what a staged file changes. */
    private volatile FileStatus status;

    /** Null before the first change. */
    private volatile StagedChanges changes;

    /** The version that HDFS had last. */
    private volatile RemoteVersion remote;

    /** Whether the staged file has what HDFS lacks. Written with the lock for writing. */
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

    OpenFile(
            final HadoopClient client,
            final Transfers transfers,
            final StagingArea staging,
            final HadoopPath path,
            final HdfsFileStatus opened,
            final FileVersion version) {
        this.client = client;
        this.transfers = transfers;
        this.staging = staging;
        this.path = path;
        this.opened = opened;
        status = Statuses.ofFile(opened, version);
        remote = Inodes.versionOf(opened);
    }

    /** Counts a user. For {@link OpenFiles}. */
    void addUser() {
        users++;
    }

    /** Returns whether it was the last user. For {@link OpenFiles}. */
    boolean removeUser() {
        users--;
        return users == 0;
    }

    /**
     * Opens the version at HDFS, unless it is open.
     *
     * @throws FileServiceException ESTALE if it was replaced meanwhile.
     */
    synchronized void open() throws FileServiceException {
        if (stream == null && changes == null) {
            stream = VersionStream.open(client, path, opened);
        }
    }

    void addWriter() {
        writers.incrementAndGet();
    }

    void removeWriter() {
        writers.decrementAndGet();
    }

    RemoteVersion remote() {
        return remote;
    }

    long fileId() {
        return status.fileId();
    }

    /** Returns whether a staged file has the bytes. */
    boolean isStaged() {
        return changes != null;
    }

    /** Returns id and version of the bytes that were opened. */
    FileVersion openedVersion() {
        return new FileVersion(status.fileId(), status.version());
    }

    /**
     * Returns the version that HDFS's bytes have at the next opening, after the last user. Bytes that could not be
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
                present -> present == null ? stream.read(offset, destinations) : present.read(offset, destinations));
    }

    /** Looks at the bytes, and once more if another staged file has taken their place meanwhile. */
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
        if (source.byteSize() == 0) {
            return status().version();
        }
        return change(offset, present -> present.write(offset, source));
    }

    Appended append(final MemorySegment source) throws FileServiceException {
        if (source.byteSize() == 0) {
            final FileStatus present = status();
            return new Appended(present.size(), present.version());
        }
        return change(Long.MAX_VALUE, present -> present.append(source));
    }

    /** Makes a change of bytes from an offset on. */
    private <T> T change(final long offset, final Change<T> change) throws FileServiceException {
        Optional<T> result = applyIfReady(offset, change);
        // An upload may end the changes between the two calls.
        while (result.isEmpty()) {
            beginChanges(offset);
            result = applyIfReady(offset, change);
        }
        return result.get();
    }

    private <T> Optional<T> applyIfReady(final long offset, final Change<T> change) throws FileServiceException {
        lock.readLock().lock();
        try {
            return isReady(offset) ? Optional.of(change.apply(changes)) : Optional.empty();
        } finally {
            lock.readLock().unlock();
        }
    }

    /** Returns whether bytes from an offset on can be changed. An append changes none that HDFS has. */
    private boolean isReady(final long offset) {
        return isChanged && (changes.from() == 0 || offset >= remote.length());
    }

    private void beginChanges(final long offset) throws FileServiceException {
        lock.writeLock().lock();
        try {
            final long size = status().size();
            requireReady(offset, size);
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
            requireReady(Math.min(size, present.size()), Math.min(size, present.size()));
            return changes.truncate(size);
        } finally {
            lock.writeLock().unlock();
        }
    }

    /**
     * Prepares a change.
     *
     * @param offset offset from which on bytes are changed.
     * @param kept   bytes at the beginning that the change needs; fewer than all count as a change.
     */
    private void requireReady(final long offset, final long kept) throws FileServiceException {
        if (isReady(offset)) {
            return;
        }
        final FileStatus present = status();
        final boolean appends = offset >= remote.length() && remote.length() >= MIN_APPEND_LENGTH;
        if (changes == null && appends) {
            stage(present, remote.length(), present.version(), (_, _) -> {});
        } else if (changes == null || (changes.from() > 0 && !appends)) {
            final long version = present.version() + (kept < present.size() ? 1 : 0);
            stage(present, 0, version, (from, to) -> StagedChanges.copy(from, kept, to));
        } else if (!isRemoved) {
            changes.file().mark(destination(changes.from()));
        }
        isChanged = true;
    }

    /** Fills a staged file. */
    private interface Filling {
        void run(StagedChanges.Reader from, StagedFile to) throws FileServiceException;
    }

    /** Lets a new staged file take the place of the bytes there were. */
    private void stage(final FileStatus before, final long from, final long version, final Filling filling)
            throws FileServiceException {
        final StagedChanges old = changes;
        final StagedFile file = staging.create(from);
        try {
            transfers.run(path.toString(), () -> {
                filling.run(this::read, file);
                return null;
            });
            if (isChanged) {
                file.setModificationTime(before.modificationMillis());
            }
            if (!isRemoved) {
                file.mark(destination(from));
            }
            changes = new StagedChanges(
                    file, stream, from, version - file.status().version());
        } catch (final FileServiceException | RuntimeException | Error e) {
            discardAfter(file, e);
            throw e;
        }
        if (old != null) {
            // Readers that fail look again.
            old.file().discard();
        }
    }

    private static void discardAfter(final StagedFile file, final Throwable failure) {
        try {
            file.discard();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }

    private Destination destination(final long from) {
        return Destination.of(client.place(), path.given(), remote, from);
    }

    /**
     * Makes HDFS have the bytes, unless it has them.
     *
     * @throws FileServiceException the reason; the bytes stay staged.
     */
    void upload(final Uploads uploads, final OpenFiles files) throws FileServiceException {
        lock.writeLock().lock();
        try {
            if (isChanged && !isRemoved) {
                final RemoteVersion older = remote;
                remote = uploads.upload(path.toString(), changes.file(), files.progressOf(this));
                isChanged = false;
                if (!older.equals(remote)) {
                    files.removeVersion(this, older);
                }
                changes.file().unmark();
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    /**
     * Removes or replaces the file, so that nothing is uploaded any more. Handles that can write go on with a staged
     * file, as HDFS deletes the bytes soon.
     */
    void remove(final Removal removal) throws FileServiceException {
        lock.writeLock().lock();
        try {
            if (writers.get() > 0) {
                stageBeforeRemoval();
            }
            removal.run();
            isRemoved = true;
            if (changes != null) {
                changes.file().unmark();
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    private void stageBeforeRemoval() throws FileServiceException {
        try {
            requireReady(0, status().size());
        } catch (final FileServiceException e) {
            // A removal makes space. Handles then read the file until HDFS has deleted its bytes.
            if (e.error() != PosixError.ENOSPC) {
                throw e;
            }
        }
    }

    void setPermissions(final int permissions) throws FileServiceException {
        lock.writeLock().lock();
        try {
            if (!isRemoved) {
                Attributes.setPermissions(client.patience(), client.files(), path.toString(), namePath(), permissions);
            } else {
                Attributes.requirePermissions(path.toString(), permissions);
            }
            status = Statuses.withPermissions(status, permissions);
        } finally {
            lock.writeLock().unlock();
        }
    }

    void setModificationTime(final OpenFiles files, final long millis) throws FileServiceException {
        lock.writeLock().lock();
        try {
            Attributes.requireTime(path.toString(), millis);
            if (changes != null) {
                changes.file().setModificationTime(millis);
            }
            if (!isChanged && !isRemoved) {
                setRemoteTime(files, millis);
            }
            status = Statuses.withTime(status, millis);
        } finally {
            lock.writeLock().unlock();
        }
    }

    private void setRemoteTime(final OpenFiles files, final long millis) throws FileServiceException {
        final RemoteVersion older = remote;
        final RemoteVersion newer = older.withTime(millis);
        if (newer.equals(older)) {
            return;
        }
        files.addVersion(this, newer);
        try {
            Attributes.setModificationTime(client.patience(), client.files(), path.toString(), namePath(), millis);
            remote = newer;
        } finally {
            files.removeVersion(this, older.equals(remote) ? newer : older);
        }
    }

    /** Returns a path that a rename does not change. In a snapshot, every path is such. */
    private Path namePath() {
        return path.isInSnapshot() ? path.path() : Inodes.path(remote.inode());
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
            if (stream != null) {
                stream.close();
            }
        }
    }

    /** Returns the path that the file was opened by, for messages. */
    @Override
    public String toString() {
        return path.toString();
    }
}
