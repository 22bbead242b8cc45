package io.github.galefs.store;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
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
 * The embedded file service: everything lies in one directory of this machine. What is in the directory, and what
 * survives what, is said in the description of this package.
 *
 * <p>Every call may be made from any thread. Calls that change something take effect one after another; each becomes
 * visible in one moment, a write of many blocks, too. A read shows one such moment: it looks up where all its blocks
 * lie at once and then copies them, while others write, sync and compact, because the bytes of a payload never change
 * and its segment stays mapped as long as somebody copies from it. Nobody waits for the disk but who syncs; whoever
 * syncs at the same time shares one force.
 *
 * <p>Beside the errors of {@link FileService}: after {@link #close()}, every call but that one throws EBADF. A path
 * with half a surrogate pair gives EINVAL. A call whose thread is interrupted may throw EINTR when it has to open a
 * file of the store; the interrupt stays set, and nothing else is harmed.
 */
public final class FileStore implements FileService, ExtentLocator {
    private final Path directory;
    private final OpenStore store;
    private final NameCalls names;
    private final HandleCalls files;
    private final StoreCounters counters;
    private final CallMetrics requests;

    /** Null in a store that is open for reading only. */
    private final StoreLockFile ownership;

    private final AtomicBoolean closed = new AtomicBoolean();

    private FileStore(final FileStoreContext context, final OpenStore store, final StoreLockFile ownership) {
        directory = context.directory();
        this.store = store;
        names = new NameCalls(store);
        files = new HandleCalls(store);
        counters = context.counters();
        this.ownership = ownership;
        requests = new CallMetrics(counters, context.recheckInterval().toNanos(), store::forgetChecked);
    }

    /**
     * Makes a store and opens it for reading and writing.
     *
     * @param context says where and how; not concluded yet. The directory must be empty or not exist.
     * @return the store, to be closed.
     * @throws FileServiceException ENOTEMPTY, ENOTDIR, EBUSY, EIO.
     */
    public static FileStore create(final FileStoreContext context) throws FileServiceException {
        context.conclude();
        final StoreDirectory place = new StoreDirectory(context.directory());
        place.requireNewOrEmpty();
        final StoreFormat format = new StoreFormat(context.blockSizeOfNewStore());
        final StoreLockFile ownership = StoreLockFile.acquire(place.path());
        try {
            place.initialise(format);
            return openOwned(context, place, format, ownership);
        } catch (final FileServiceException | RuntimeException e) {
            ownership.closeAfter(e);
            throw e;
        }
    }

    /**
     * Opens a store for reading and writing.
     *
     * @param context says where and how; not concluded yet.
     * @return the store, to be closed.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL if the directory is not a store, or one that the context
     *     does not fit; EBUSY if it is open for writing, in this or another process; EIO.
     */
    public static FileStore open(final FileStoreContext context) throws FileServiceException {
        context.conclude();
        final StoreDirectory place = new StoreDirectory(context.directory());
        final StoreFormat format = context.requireFit(StoreFormat.read(place.path()));
        return open(context, place, format, StoreLockFile.acquire(place.path()));
    }

    /** Opens a store that is locked already; the lock goes with the store, or is given up when this fails. */
    static FileStore open(
            final FileStoreContext context,
            final StoreDirectory place,
            final StoreFormat format,
            final StoreLockFile ownership)
            throws FileServiceException {
        try {
            return openOwned(context, place, format, ownership);
        } catch (final FileServiceException | RuntimeException e) {
            ownership.closeAfter(e);
            throw e;
        }
    }

    /**
     * Opens a store for reading. It shows the names and files as they are now, whatever a writer does meanwhile; every
     * call that would change something throws EROFS. No segment is touched, and nobody is kept from writing.
     *
     * @param context says where; not concluded yet.
     * @return the store, to be closed.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL if the directory is not a store, or one that the context
     *     does not fit; EIO.
     */
    public static FileStore openReadOnly(final FileStoreContext context) throws FileServiceException {
        context.conclude();
        final StoreDirectory place = new StoreDirectory(context.directory());
        final StoreFormat format = context.requireFit(StoreFormat.read(place.path()));
        return new FileStore(context, OpenStore.openReadOnly(place, context, format.blockSize()), null);
    }

    @Override
    public long open(final String path, final Set<OpenOption> options) throws FileServiceException {
        return requests.make("open", () -> files.open(path, options));
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        requests.run("close", () -> files.close(handle));
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        return requests.make("status", () -> files.status(handle));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException the destination has no room for {@code length} bytes at its offset; nothing was
     *     read.
     */
    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final CallMetrics.Request request = requests.begin("read");
        try {
            final int count = files.read(handle, fileOffset, destination, destinationOffset, length);
            request.moved(StoreCounter.READS, StoreCounter.BYTES_READ, count);
            return count;
        } catch (final FileServiceException e) {
            throw request.failed(e);
        } finally {
            request.end();
        }
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException the source does not have {@code length} bytes at its offset; nothing was
     *     written.
     */
    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return requests.write("write", length, () -> files.write(handle, fileOffset, source, sourceOffset, length));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException the source does not have {@code length} bytes at its offset; nothing was
     *     written.
     */
    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return requests.write("append", length, () -> files.append(handle, source, sourceOffset, length));
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return requests.make("truncate", () -> files.truncate(handle, size));
    }

    @Override
    public void sync(final long handle) throws FileServiceException {
        requests.run("sync", () -> files.sync(handle));
        requests.count(StoreCounter.SYNCS);
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        return requests.make("stat", () -> names.stat(path));
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return requests.make("list", () -> names.list(path, after, limit));
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        requests.run("makeDirectory", () -> names.makeDirectory(path));
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        requests.run("unlink", () -> names.unlink(path));
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        requests.run("removeDirectory", () -> names.removeDirectory(path));
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        requests.run("rename", () -> names.rename(from, to));
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        requests.run("setPermissions", () -> names.setPermissions(path, permissions));
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        requests.run("setModificationTime", () -> names.setModificationTime(path, modificationMillis));
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        requests.run("setPermissions", () -> files.setPermissions(handle, permissions));
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        requests.run("setModificationTime", () -> files.setModificationTime(handle, modificationMillis));
    }

    @Override
    public void syncAll() throws FileServiceException {
        requests.run("syncAll", () -> store.sync());
        requests.count(StoreCounter.SYNCS);
    }

    @Override
    public Capacity capacity() throws FileServiceException {
        return requests.make("capacity", () -> store.capacity());
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        requests.run("createSnapshot", () -> names.createSnapshot(name));
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        requests.run("removeSnapshot", () -> names.removeSnapshot(name));
    }

    /**
     * {@inheritDoc}
     *
     * <p>Not measured, unlike the other calls: it does no input or output, and the server makes one for each block that
     * it sends.
     */
    @Override
    public Extent locate(final long handle, final long fileOffset) throws FileServiceException {
        return files.locate(handle, fileOffset);
    }

    @Override
    public int blockSize() {
        return store.blockSize();
    }

    /**
     * Syncs and closes the store. A second call does nothing.
     *
     * @throws FileServiceException EIO, EINTR: what was written may not be durable; the store is closed nevertheless.
     */
    @Override
    public void close() throws FileServiceException {
        if (closed.getAndSet(true)) {
            return;
        }
        boolean inOrder = false;
        try (counters) {
            store.close();
            inOrder = true;
        } finally {
            unlock(inOrder);
        }
    }

    private void unlock(final boolean inOrder) throws FileServiceException {
        if (ownership == null) {
            return;
        }
        try {
            if (inOrder) {
                ownership.closeInOrder(store.lastRecord());
            } else {
                ownership.closeUnfinished();
            }
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot unlock store " + directory, e);
        }
    }

    private static FileStore openOwned(
            final FileStoreContext context,
            final StoreDirectory place,
            final StoreFormat format,
            final StoreLockFile ownership)
            throws FileServiceException {
        context.countIn(StoreCounters.create(place.path()));
        final OpenStore store = ownership.previousOwnerDied()
                ? OpenStore.openAfterDeath(place, context, format.blockSize())
                : OpenStore.open(place, context, format.blockSize(), ownership.lastRecord());
        return new FileStore(context, store, ownership);
    }
}
