package io.github.galefs.store;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FailureReport;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.file.PinnedExtent;
import io.github.galefs.file.PinnedExtents;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import io.github.galefs.store.directory.HeldStore;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreFormat;
import io.github.galefs.store.directory.StoreLockFile;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The embedded file service: all files are stored in one directory of this machine. The description of this package has
 * the layout of the directory and the durability contract.
 *
 * <p>Every call may be made from any thread. Changes take effect one after another, and each becomes visible in one
 * step, even a write of many blocks. A read shows the file between two such steps: it looks up the locations of all its
 * blocks at once and then copies them while other threads write, sync and compact. That is safe because the bytes of a
 * payload never change, and a segment stays mapped as long as a thread copies from it. Only sync waits for the disk;
 * concurrent callers of sync share one force.
 *
 * <p>Errors beside those of {@link FileService}: after {@link #close()}, every call but close throws EBADF. A path with
 * an unpaired surrogate gives EINVAL. A call on an interrupted thread may throw EINTR when it has to open a file of the
 * store; the interrupt stays set, and no state is damaged.
 *
 * <p>A {@link MappedBlock} keeps its segment mapped, also when compaction has deleted the segment or the store is
 * closed: the last one that is closed unmaps it. Until then the deleted segment occupies its disk space, as
 * {@link #capacity} and the counters show. How many blocks may be mapped, and how much deleted space they may keep, is
 * bounded; see {@link EmbeddedStoreContext#maxPinnedBlocks} and {@link EmbeddedStoreContext#maxPinnedDeletedBytes}. A
 * block stops being current when its segment was deleted, when compaction leaves the segment alone because of it, and
 * when the store is closed. What outlives the store is no part of the counts when it is opened again. A store that is
 * open for reading only keeps all its segments mapped itself, so its blocks are current until it is closed.
 *
 * <p>Slow calls are reported to Flight Recorder. {@link #locate} is not measured: it reads memory only, once for each
 * block.
 */
public final class EmbeddedStore implements FileService, ExtentLocator, MappedBlocks, PinnedExtents, FailureReport {
    private final Path path;
    private final OpenStore store;
    private final NameCalls names;
    private final HandleCalls handles;
    private final StoreCounters counters;
    private final CallMetrics metrics;
    private final long fileSystemId;

    /** Null in a store that is open for reading only. */
    private final StoreLockFile lockFile;

    /** Null in a store that is open for writing, whose lock file holds it. */
    private final HeldStore held;

    private final AtomicBoolean closed = new AtomicBoolean();

    private EmbeddedStore(
            final EmbeddedStoreContext context,
            final StoreFormat format,
            final OpenStore store,
            final StoreLockFile lockFile,
            final HeldStore held) {
        fileSystemId = format.fileSystemId();
        path = context.directory();
        this.store = store;
        names = new NameCalls(store);
        handles = new HandleCalls(store);
        counters = context.counters();
        this.lockFile = lockFile;
        this.held = held;
        metrics = new CallMetrics(counters, context.recheckInterval().toNanos(), store::resetChecks);
    }

    /**
     * Creates a store and opens it for reading and writing.
     *
     * @param context configuration, not used before. Its directory must be empty or not exist.
     * @return the store, to be closed by the caller.
     * @throws FileServiceException ENOTEMPTY, ENOTDIR, EBUSY, EIO; EINTR if the thread is interrupted meanwhile.
     */
    public static EmbeddedStore create(final EmbeddedStoreContext context) throws FileServiceException {
        context.conclude();
        final StoreDirectory directory = new StoreDirectory(context.directory(), context.disk());
        directory.requireNewOrEmpty();
        final StoreFormat format = context.requireFit(StoreFormat.ofNewStore(context.blockSizeOfNewStore()));
        try (Opening opening = new Opening()) {
            final StoreLockFile lockFile = opening.add(StoreLockFile.acquire(directory.path(), context.disk()));
            lockFile.newDirectory().initialise(format);
            return opening.complete(openOwned(context, lockFile.openDirectory(), format, lockFile));
        }
    }

    /**
     * Opens a store for reading and writing.
     *
     * @param context configuration, not used before.
     * @return the store, to be closed by the caller.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL if the directory is not a store or the context does not fit
     *     it; EBUSY if the store is open for writing, in this or another process; EIO; EINTR if the
     *     thread is interrupted meanwhile.
     */
    public static EmbeddedStore open(final EmbeddedStoreContext context) throws FileServiceException {
        context.conclude();
        // Before the lock, which would leave a file in a directory that is no store.
        context.requireFit(StoreFormat.read(context.directory()));
        try (Opening opening = new Opening()) {
            final StoreLockFile lockFile = opening.add(StoreLockFile.acquire(context.directory(), context.disk()));
            final StoreDirectory directory = lockFile.openDirectory();
            final StoreFormat format = context.requireFit(StoreFormat.read(directory.path()));
            return opening.complete(openOwned(context, directory, format, lockFile));
        }
    }

    /**
     * Opens a store for reading. It shows names and files as they are now, whatever a writer changes later; every call
     * that changes something throws EROFS. Writes nothing to the directory and does not prevent a writer.
     *
     * @param context configuration, not used before.
     * @return the store, to be closed by the caller.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL if the directory is not a store or the context does not fit
     *     it; EIO; EINTR if the thread is interrupted meanwhile.
     */
    public static EmbeddedStore openReadOnly(final EmbeddedStoreContext context) throws FileServiceException {
        context.conclude();
        context.requireFit(StoreFormat.read(context.directory()));
        try (Opening opening = new Opening()) {
            final HeldStore held = opening.add(hold(context.directory()));
            final StoreDirectory directory = openDirectory(held, context);
            final StoreFormat format = context.requireFit(StoreFormat.read(directory.path()));
            final OpenStore store = OpenStore.openReadOnly(directory, context, format.blockSize());
            opening.add(store::close);
            return opening.complete(new EmbeddedStore(context, format, store, null, held));
        }
    }

    private static HeldStore hold(final Path directory) throws FileServiceException {
        try {
            return HeldStore.open(directory);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot open the store " + directory, e);
        }
    }

    private static StoreDirectory openDirectory(final HeldStore held, final EmbeddedStoreContext context)
            throws FileServiceException {
        try {
            return held.directory(context.disk());
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read the logs of " + context.directory(), e);
        }
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        return metrics.measure("open", () -> handles.open(path, options));
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        metrics.measureVoid("close", () -> handles.close(handle));
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        return metrics.measure("status", () -> handles.status(handle));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException if the destination has fewer than {@code length} bytes from its offset on;
     *     nothing was read.
     */
    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final CallMetrics.Measurement measurement = metrics.begin("read");
        try {
            final int count = handles.read(handle, fileOffset, destination, destinationOffset, length);
            measurement.transferred(StoreCounter.READS, StoreCounter.BYTES_READ, count);
            return count;
        } catch (final FileServiceException e) {
            throw measurement.failed(e);
        } finally {
            measurement.end();
        }
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        final CallMetrics.Measurement measurement = metrics.begin("read");
        try {
            final int count = handles.read(handle, fileOffset, destinations);
            measurement.transferred(StoreCounter.READS, StoreCounter.BYTES_READ, count);
            return count;
        } catch (final FileServiceException e) {
            throw measurement.failed(e);
        } finally {
            measurement.end();
        }
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException if the source has fewer than {@code length} bytes from its offset on; nothing
     *     was written.
     */
    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return metrics.measureWrite(
                "write", length, () -> handles.write(handle, fileOffset, source, sourceOffset, length));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException if the source has fewer than {@code length} bytes from its offset on; nothing
     *     was written.
     */
    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return metrics.measureWrite("append", length, () -> handles.append(handle, source, sourceOffset, length));
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return metrics.measure("truncate", () -> handles.truncate(handle, size));
    }

    @Override
    public void sync(final long handle) throws FileServiceException {
        metrics.measureVoid("sync", () -> handles.sync(handle));
        metrics.count(StoreCounter.SYNCS);
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        return metrics.measure("stat", () -> names.stat(path));
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return metrics.measure("list", () -> names.list(path, after, limit));
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        metrics.measureVoid("makeDirectory", () -> names.makeDirectory(path));
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        metrics.measureVoid("unlink", () -> names.unlink(path));
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        metrics.measureVoid("removeDirectory", () -> names.removeDirectory(path));
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        metrics.measureVoid("rename", () -> names.rename(from, to));
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        metrics.measureVoid("setPermissions", () -> names.setPermissions(path, permissions));
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        metrics.measureVoid("setModificationTime", () -> names.setModificationTime(path, modificationMillis));
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        metrics.measureVoid("setPermissions", () -> handles.setPermissions(handle, permissions));
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        metrics.measureVoid("setModificationTime", () -> handles.setModificationTime(handle, modificationMillis));
    }

    @Override
    public void syncAll() throws FileServiceException {
        metrics.measureVoid("syncAll", () -> store.sync());
        metrics.count(StoreCounter.SYNCS);
    }

    @Override
    public boolean hasEscapedNames() {
        return false;
    }

    @Override
    public long fileSystemId() {
        return fileSystemId;
    }

    @Override
    public boolean uploadsAtClose() {
        return false;
    }

    @Override
    public boolean keepsTimes() {
        return true;
    }

    @Override
    public Capacity capacity() throws FileServiceException {
        return metrics.measure("capacity", () -> store.capacity());
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        metrics.measureVoid("createSnapshot", () -> names.createSnapshot(name));
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        metrics.measureVoid("removeSnapshot", () -> names.removeSnapshot(name));
    }

    /**
     * {@inheritDoc}
     *
     * <p>Not measured, unlike the other calls: it does no input or output, and the server makes one for each block that
     * it sends.
     */
    @Override
    public Extent locate(final long handle, final long fileOffset) throws FileServiceException {
        return handles.locate(handle, fileOffset);
    }

    @Override
    public PinnedExtent pin(final long handle, final long fileOffset) throws FileServiceException {
        return handles.pin(handle, fileOffset);
    }

    @Override
    public MappedBlock map(final long handle, final long fileOffset, final int length) throws FileServiceException {
        final CallMetrics.Measurement measurement = metrics.begin("map");
        try {
            return handles.map(handle, fileOffset, length);
        } catch (final FileServiceException e) {
            throw measurement.failed(e);
        } finally {
            measurement.end();
        }
    }

    /**
     * Returns why this process cannot write to the store any more: its directory or its lock file was moved or
     * replaced.
     *
     * @return the reason; empty for a store that is in place, or open for reading.
     */
    @Override
    public String failure() {
        try {
            if (lockFile != null && !closed.get()) {
                lockFile.requireOwned();
            }
            return "";
        } catch (final FileServiceException e) {
            return e.getMessage();
        }
    }

    @Override
    public int blockSize() {
        return store.blockSize();
    }

    /**
     * Syncs and closes the store. A second call does nothing.
     *
     * @throws FileServiceException EIO, EINTR: the last changes may not be durable; the store is closed nevertheless.
     */
    @Override
    public void close() throws FileServiceException {
        if (closed.getAndSet(true)) {
            return;
        }
        boolean inOrder = false;
        try (held) {
            store.close();
            inOrder = true;
        } finally {
            closeCounters();
            unlock(inOrder);
        }
    }

    private void closeCounters() {
        if (lockFile != null && lockFile.isLost()) {
            counters.abandon();
        } else {
            counters.close();
        }
    }

    private void unlock(final boolean inOrder) throws FileServiceException {
        if (lockFile == null) {
            return;
        }
        try {
            if (inOrder) {
                lockFile.closeInOrder(store.lastRecord());
            } else {
                lockFile.closeUnfinished();
            }
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot unlock store " + path, e);
        }
    }

    private static EmbeddedStore openOwned(
            final EmbeddedStoreContext context,
            final StoreDirectory directory,
            final StoreFormat format,
            final StoreLockFile lockFile)
            throws FileServiceException {
        try (Opening opening = new Opening()) {
            context.counters(opening.add(StoreCounters.create(directory.path())));
            final OpenStore store = OpenStore.open(directory, context, format.blockSize(), lockFile);
            opening.add(store::close);
            return opening.complete(new EmbeddedStore(context, format, store, lockFile, null));
        }
    }
}
