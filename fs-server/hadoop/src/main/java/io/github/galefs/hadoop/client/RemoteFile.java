package io.github.galefs.hadoop.client;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A file with handles. Its bytes are those of a remote version until the first change, which copies them into a staged
 * file. From then on all handles read the staged file, until the last of them is closed.
 *
 * <p>Safe for use by several threads. Reads take no lock. Writes run beside each other; a change of the size, an upload
 * and the first change have the file for themselves.
 */
public abstract class RemoteFile {
    private static final Set<PosixError> MAY_BE_REMOVED_AFTER =
            EnumSet.of(PosixError.ENOSPC, PosixError.EBUSY, PosixError.ESTALE);

    private final Transfers transfers;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    private final Object opening = new Object();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final AtomicInteger writers = new AtomicInteger();

    /** Handles and openings in progress. Guarded by the {@link RemoteFiles}. */
    private int users;

    /** Status without what a staged file changes. */
    private volatile FileStatus opened;

    /** Opened by the first opening that succeeds. */
    private volatile VersionReader reader;

    /** Null before the first change. */
    private volatile StagedChanges changes;

    /** The version that the remote file system had last. */
    private volatile RemoteVersion remote;

    /** Whether the staged file has what the remote one lacks. Written with the lock for writing. */
    private boolean isChanged;

    /** Bytes before this may be remote, as an upload of them has failed. Written with the lock for writing. */
    private long attemptedLength;

    /** Whether the file was removed or replaced through this service. Written with the lock for writing. */
    private boolean isRemoved;

    /** A change of the staged file. */
    private interface Change<T> {
        T apply(StagedChanges changes) throws FileServiceException;
    }

    /** A call that has the file for itself. */
    public interface Step {
        /**
         * Makes the call.
         *
         * @throws FileServiceException if it fails.
         */
        void run() throws FileServiceException;
    }

    /** Makes the remote file have the bytes of the staged one. */
    protected interface Upload {
        /** Returns the new version. */
        RemoteVersion run(StagedFile file) throws FileServiceException;
    }

    protected RemoteFile(
            final Transfers transfers, final StagingArea staging, final FileStatus opened, final RemoteVersion remote) {
        this.transfers = transfers;
        this.staging = staging;
        this.opened = opened;
        this.remote = remote;
    }

    /** Opens the remote version; empty for a file that the remote file system does not have yet. */
    protected abstract Optional<VersionReader> openVersion() throws FileServiceException;

    /** Returns what staged bytes from an offset on are to replace. */
    protected abstract Destination destination(long from);

    /** Returns the version that a failed upload of a staged file has made; throws ESTALE if others have changed it. */
    protected abstract RemoteVersion attempted(StagedFile file) throws FileServiceException;

    /** Returns the length from which on a file that only grows is not copied, and its upload is an append. */
    protected abstract long minAppendLength();

    /** Counts a user. For {@link RemoteFiles}. */
    final void addUser() {
        users++;
    }

    /** Returns whether it was the last user. For {@link RemoteFiles}. */
    final boolean removeUser() {
        users--;
        return users == 0;
    }

    final void addWriter() {
        writers.incrementAndGet();
    }

    final void removeWriter() {
        writers.decrementAndGet();
    }

    /**
     * Opens the remote version, or stages a new file, unless that is done.
     *
     * @throws FileServiceException ESTALE if the version was replaced meanwhile.
     */
    public final void open() throws FileServiceException {
        // An opening does not wait for an upload.
        if (isOpen()) {
            return;
        }
        synchronized (opening) {
            if (!isOpen()) {
                openOnce();
            }
        }
    }

    private boolean isOpen() {
        return reader != null || changes != null;
    }

    private void openOnce() throws FileServiceException {
        final Optional<VersionReader> version = openVersion();
        if (version.isPresent()) {
            reader = version.get();
        } else {
            exclusively(() -> requireReady(0, 0));
        }
    }

    /**
     * Returns the version that the remote file system had last.
     *
     * @return the version.
     */
    public final RemoteVersion remote() {
        return remote;
    }

    /**
     * Returns the id of the file.
     *
     * @return the id.
     */
    public final long fileId() {
        return opened.fileId();
    }

    /**
     * Returns whether a staged file has the bytes.
     *
     * @return true from the first change on.
     */
    public final boolean isStaged() {
        return changes != null;
    }

    /**
     * Returns id and version of the bytes that were opened.
     *
     * @return id and version.
     */
    public final FileVersion openedVersion() {
        final FileStatus present = opened;
        return new FileVersion(present.fileId(), present.version());
    }

    /**
     * Returns the version that the remote bytes have at the next opening, after the last user. Bytes that could not be
     * uploaded have used up a version, which must not stand for others.
     */
    final Optional<FileVersion> lastVersion() {
        try {
            return Optional.of(new FileVersion(fileId(), status().version() + (isChanged ? 1 : 0)));
        } catch (final FileServiceException e) {
            // The staged file cannot be read, as its end says.
            return Optional.empty();
        }
    }

    /**
     * Returns the present status.
     *
     * @return the status.
     * @throws FileServiceException EIO.
     */
    public final FileStatus status() throws FileServiceException {
        return present(present -> present == null ? opened : present.status(opened));
    }

    /** Reads bytes into several places; see {@link io.github.galefs.file.FileService#read(long, long, List)}. */
    final int read(final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        return present(
                present -> present == null ? reader.read(offset, destinations) : present.read(offset, destinations));
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
    final long write(final long offset, final MemorySegment source) throws FileServiceException {
        return source.byteSize() == 0 ? status().version() : change(offset, present -> present.write(offset, source));
    }

    final Appended append(final MemorySegment source) throws FileServiceException {
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
            exclusively(() -> requireReady(offset, status().size()));
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

    /** Returns whether bytes from an offset on can be changed. An append changes none that may be remote. */
    private boolean isReady(final long offset) {
        return isChanged && (changes.from() == 0 || isBehindRemote(offset));
    }

    private boolean isBehindRemote(final long offset) {
        return offset >= Math.max(remote.length(), attemptedLength);
    }

    /** Makes a call while nobody else changes or uploads the file. */
    protected final void exclusively(final Step step) throws FileServiceException {
        lock.writeLock().lock();
        try {
            step.run();
        } finally {
            lock.writeLock().unlock();
        }
    }

    /**
     * Sets the size.
     *
     * @param size size in bytes, from 0.
     * @return the version afterwards.
     * @throws FileServiceException ENOSPC; EIO; as from reads of the bytes that are kept.
     */
    public final long truncate(final long size) throws FileServiceException {
        lock.writeLock().lock();
        try {
            final FileStatus present = status();
            if (present.size() == size) {
                return present.version();
            }
            final long kept = Math.min(size, present.size());
            requireReady(kept, kept);
            return changes.truncate(size);
        } finally {
            lock.writeLock().unlock();
        }
    }

    /**
     * Prepares a change. The caller has the file for itself.
     *
     * @param offset offset from which on bytes are changed.
     * @param kept   bytes at the beginning that the change needs; fewer than all count as a change.
     */
    protected final void requireReady(final long offset, final long kept) throws FileServiceException {
        if (isReady(offset)) {
            return;
        }
        final FileStatus present = status();
        final boolean appends = isBehindRemote(offset) && remote.length() >= minAppendLength();
        if (changes == null && appends) {
            stage(present, remote.length(), present.version(), 0);
        } else if (changes == null || (changes.from() > 0 && !appends)) {
            stage(present, 0, present.version() + (kept < present.size() ? 1 : 0), kept);
        } else if (!isRemoved) {
            mark();
        }
        isChanged = true;
    }

    private void mark() throws FileServiceException {
        changes.file().mark(destination(changes.from()));
    }

    /** Lets a new staged file, with the first bytes, take the place of the bytes there were. */
    private void stage(final FileStatus before, final long from, final long version, final long kept)
            throws FileServiceException {
        final StagedChanges old = changes;
        final Destination destination = nextDestination(from);
        final StagedFile file = staging.create(from);
        try {
            copyTo(file, kept);
            if (isChanged) {
                file.setModificationTime(before.modificationMillis());
            }
            if (!isRemoved) {
                file.mark(destination);
            }
            changes = new StagedChanges(
                    file, reader, from, version - file.status().version());
        } catch (final FileServiceException | RuntimeException | Error e) {
            discardAfter(file, e);
            throw e;
        }
        if (old != null) {
            // Readers that fail look again.
            old.file().discard();
        }
    }

    /** An append that has failed may have changed the remote file: what it has made is to be replaced as a whole. */
    private Destination nextDestination(final long from) throws FileServiceException {
        final Destination next = destination(from);
        return attemptedLength > 0 && !isRemoved ? next.withExpected(attempted(changes.file())) : next;
    }

    private void copyTo(final StagedFile file, final long length) throws FileServiceException {
        if (length > 0) {
            transfers.run(toString(), () -> {
                StagedChanges.copy(this::read, length, file);
                return null;
            });
        }
    }

    private static void discardAfter(final StagedFile file, final Throwable failure) {
        try {
            file.discard();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }

    /**
     * Makes the remote file have the bytes, unless it has them.
     *
     * @throws FileServiceException the reason; the bytes stay staged.
     */
    protected final void upload(final Upload upload) throws FileServiceException {
        exclusively(() -> {
            if (isChanged && !isRemoved) {
                uploadNow(upload);
            }
        });
    }

    /** Uploads the bytes wherever they are marked for. The caller has the file for itself. */
    protected final void uploadNow(final Upload upload) throws FileServiceException {
        attemptedLength = status().size();
        remote = upload.run(changes.file());
        attemptedLength = 0;
        isChanged = false;
        changes.file().unmark();
    }

    /** Undoes the preparation of an upload to another place. The caller has the file for itself. */
    protected final void restore(final boolean wasChanged) throws FileServiceException {
        isChanged = wasChanged;
        if (wasChanged) {
            mark();
        } else {
            changes.file().unmark();
        }
    }

    /** Records what the staged bytes are to replace. */
    protected final void mark(final Destination destination) throws FileServiceException {
        changes.file().mark(destination);
    }

    /**
     * Removes or replaces the file, so that nothing is uploaded any more. Handles that can write go on with a staged
     * file, as the remote bytes may go soon.
     *
     * @param removal takes the name from the file.
     * @throws FileServiceException from the removal; EIO.
     */
    public final void remove(final Step removal) throws FileServiceException {
        exclusively(() -> {
            if (writers.get() > 0) {
                stageBeforeRemoval();
            }
            removal.run();
            isRemoved = true;
            if (changes != null) {
                changes.file().unmark();
            }
        });
    }

    private void stageBeforeRemoval() throws FileServiceException {
        try {
            requireReady(0, status().size());
        } catch (final FileServiceException e) {
            // A removal makes space, and what others do to the file does not hold it up. Handles then read the file
            // until its remote bytes are gone.
            if (!MAY_BE_REMOVED_AFTER.contains(e.error())) {
                throw e;
            }
        }
    }

    /** Returns whether the staged file has what the remote one lacks. The caller has the file for itself. */
    protected final boolean isChanged() {
        return isChanged;
    }

    /** Returns whether the file was removed or replaced. The caller has the file for itself. */
    protected final boolean isRemoved() {
        return isRemoved;
    }

    /** Takes note of a version with the same bytes. The caller has the file for itself. */
    protected final void remote(final RemoteVersion newer) {
        remote = newer;
    }

    /** Returns the status without what a staged file changes. */
    protected final FileStatus opened() {
        return opened;
    }

    /** Takes note of changed attributes. The caller has the file for itself. */
    protected final void opened(final FileStatus newer) {
        opened = newer;
    }

    /** Sets the modification time of the staged file, if there is one. The caller has the file for itself. */
    protected final void setStagedTime(final long millis) throws FileServiceException {
        if (changes != null) {
            changes.file().setModificationTime(millis);
        }
    }

    /**
     * Ends the use of the file, after the last user.
     *
     * @throws FileServiceException EIO.
     */
    final void end() throws FileServiceException {
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
    public abstract String toString();
}
