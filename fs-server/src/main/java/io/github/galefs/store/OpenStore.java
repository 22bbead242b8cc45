package io.github.galefs.store;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.compact.Compactor;
import io.github.galefs.store.directory.DurableMark;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreLockFile;
import io.github.galefs.store.journal.CheckpointSpace;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.log.DiskUsage;
import io.github.galefs.store.log.FreeSpace;
import io.github.galefs.store.log.SpaceReserve;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.SegmentUsage;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The parts of an open store, and the {@link StoreLocks} that the calls in {@link NameCalls} and {@link HandleCalls}
 * read and change them under.
 */
final class OpenStore {

    private final HandleTable handles = new HandleTable();
    private final StoreDirectory directory;

    /** Name of the directory, for messages after the close, too. */
    private final Path name;

    private final int blockSize;
    private final FileTree tree;
    private final BlockReader reader;
    private final StoreLocks locks;
    private final FreeSpace freeSpace;
    private final int segmentSize;

    /** Space for a checkpoint that the writer leaves free; 0 in a store that is open for writing. */
    private final long checkpointSpace;

    /** Null in a store that is open for reading only. */
    private final DurableMark mark;

    /** Null in a store that is open for reading only. */
    private final StoreWriter writer;

    /** Null in a store that is open for reading only. */
    private final Compactor compactor;

    /**
     * Written under the tree's write lock and, in a writable store, the appender's lock; so either suffices to read.
     */
    private boolean closed;

    private OpenStore(
            final StoreDirectory directory,
            final int blockSize,
            final FileTree tree,
            final BlockReader reader,
            final StoreLocks locks,
            final EmbeddedStoreContext context,
            final long checkpointSpace,
            final DurableMark mark,
            final StoreWriter writer,
            final Compactor compactor) {
        this.directory = directory;
        name = directory.name();
        this.blockSize = blockSize;
        this.tree = tree;
        this.reader = reader;
        this.locks = locks;
        freeSpace = context.freeSpaceOr(directory.freeSpace());
        segmentSize = context.segmentSize();
        this.checkpointSpace = checkpointSpace;
        this.mark = mark;
        this.writer = writer;
        this.compactor = compactor;
    }

    /**
     * Opens a store for reading and writing.
     *
     * @param lockFile the store's lock file, which is held.
     */
    static OpenStore open(
            final StoreDirectory directory,
            final EmbeddedStoreContext context,
            final int blockSize,
            final StoreLockFile lockFile)
            throws FileServiceException {
        try (Opening opening = new Opening()) {
            final long durable = Math.max(lockFile.lastRecord(), DurableMark.read(directory.path()));
            final ReplayResult replayed = Replay.run(directory, blockSize, durable);
            final DurableMark mark = opening.add(DurableMark.open(directory.path(), directory.disk()));
            final BlockReader reader =
                    opening.add(new BlockReader(directory.data(), blockSize, context.newPinAccount()));
            final StoreLocks locks = new StoreLocks();
            final FileTree tree = replayed.tree();
            final StoreWriter writer =
                    opening.add(StoreWriter.open(directory, replayed, reader, locks, context, blockSize, mark));
            writer.settleIfSpace(durable);
            writer.countSegments();
            // The lock file's text may be older than the last records.
            if (lockFile.previousOwnerDied() || lockFile.lastRecord() != replayed.lastSequence()) {
                writer.markAllDirty();
            }
            final Compactor compactor = opening.add(new Compactor(
                    writer.compaction(),
                    tree.usage(),
                    locks.tree().readLock(),
                    directory,
                    context.freeSpaceOr(directory.freeSpace()),
                    context.counters(),
                    context.segmentSize(),
                    context.errorHandler()));
            writer.onSeal(compactor::wake);
            compactor.start();
            return opening.complete(
                    new OpenStore(directory, blockSize, tree, reader, locks, context, 0, mark, writer, compactor));
        }
    }

    /** Opens a store for reading, beside a process that may write to it. */
    static OpenStore openReadOnly(
            final StoreDirectory directory, final EmbeddedStoreContext context, final int blockSize)
            throws FileServiceException {
        final StoreView view = StoreView.take(directory, blockSize, context.newPinAccount());
        return new OpenStore(
                directory,
                blockSize,
                view.replayed().tree(),
                view.reader(),
                new StoreLocks(),
                context,
                CheckpointSpace.of(view.replayed(), StoreWriter.metaSegmentSize(context)),
                null,
                null,
                null);
    }

    int blockSize() {
        return blockSize;
    }

    /** Returns the directory of the data log. */
    Path dataDirectory() {
        return directory.data();
    }

    FileTree tree() {
        return tree;
    }

    BlockReader reader() {
        return reader;
    }

    HandleTable handles() {
        return handles;
    }

    /** Returns whether the store is open for reading only. */
    boolean isReadOnly() {
        return writer == null;
    }

    /** Syncs the store and closes logs and maps. A second call does nothing. */
    void close() throws FileServiceException {
        if (compactor != null) {
            compactor.close();
        }
        try (mark;
                reader) {
            if (writer != null) {
                closeWriter();
            } else {
                setClosed();
            }
        }
    }

    /**
     * Closes the logs after a last sync. The store is marked closed under the appender's lock before, so no change can
     * follow that sync. Reads in progress continue.
     */
    private void closeWriter() throws FileServiceException {
        locks.appending().lock();
        try {
            if (closed) {
                return;
            }
            setClosed();
        } finally {
            locks.appending().unlock();
        }
        try {
            writer.sync();
        } catch (final FileServiceException e) {
            writer.close();
            throw e;
        }
        writer.closeInOrder();
    }

    private void setClosed() {
        locks.tree().writeLock().lock();
        try {
            closed = true;
        } finally {
            locks.tree().writeLock().unlock();
        }
    }

    /** Returns the number of the last record that is known to be durable, after a writable store is closed. */
    long lastRecord() {
        return writer.lastRecord();
    }

    /** Makes the next read of each block check it again. */
    void resetChecks() {
        reader.resetChecks();
    }

    /** Returns after every change made before the call is durable. */
    void sync() throws FileServiceException {
        reading(() -> null);
        if (writer != null) {
            writer.sync();
        }
    }

    /** Returns free and used space. */
    Capacity capacity() throws FileServiceException {
        reading(() -> null);
        try {
            final long files = DiskUsage.ofFilesIn(directory.data()) + DiskUsage.ofFilesIn(directory.meta());
            final long disk = files + reader.pins().deletedBytes();
            final long free = reserve().usable(freeSpace.usableBytes());
            return reading(() -> {
                final SegmentUsage usage = tree.usage();
                return new Capacity(blockSize, usage.liveBytes(), usage.deadBytes(), disk, free, tree.names());
            });
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot determine the disk usage of " + directory.name(), e);
        }
    }

    /** Returns what the store leaves free on its disk. A process that this one reads beside may delete segments. */
    private SpaceReserve reserve() throws IOException {
        return writer == null
                ? SpaceReserve.of(directory.data(), segmentSize).withCheckpoint(checkpointSpace)
                : writer.reserve();
    }

    /** Part of a call that runs under a lock. */
    @FunctionalInterface
    interface LockedBody<T> {
        T run() throws FileServiceException;
    }

    /** Runs a body that changes nothing, under the tree's read lock. */
    <T> T reading(final LockedBody<T> body) throws FileServiceException {
        beginReading();
        try {
            return body.run();
        } finally {
            endReading();
        }
    }

    /**
     * Prevents changes of the tree until {@link #endReading}. For hot paths, where a {@link LockedBody} would have to
     * be allocated.
     */
    void beginReading() throws FileServiceException {
        locks.tree().readLock().lock();
        if (closed) {
            endReading();
            throw closedFailure();
        }
    }

    void endReading() {
        locks.tree().readLock().unlock();
    }

    /**
     * Runs a body that changes the store, under the appender's lock. A body that throws ENOSPC has changed nothing, and
     * is repeated as long as compaction reclaims space, and once after that: a removal may then use what is left.
     */
    <T> T changing(final LockedBody<T> body) throws FileServiceException {
        boolean mayReclaim = true;
        while (true) {
            try {
                return changingOnce(body);
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.ENOSPC || !mayReclaim) {
                    throw e;
                }
                mayReclaim = compactor.reclaimSpace();
            }
        }
    }

    private <T> T changingOnce(final LockedBody<T> body) throws FileServiceException {
        return locks.changing(() -> {
            requireOpen();
            if (writer != null) {
                writer.settle();
            }
            return body.run();
        });
    }

    private void requireOpen() throws FileServiceException {
        if (closed) {
            throw closedFailure();
        }
    }

    private FileServiceException closedFailure() {
        return new FileServiceException(PosixError.EBADF, "store " + name + " was closed");
    }

    /** Returns the writer; throws EROFS if the store is open for reading only. */
    StoreWriter requireWriter(final String path) throws FileServiceException {
        if (writer == null) {
            throw new FileServiceException(PosixError.EROFS, "\"" + path + "\" of a store that is open for reading");
        }
        return writer;
    }
}
