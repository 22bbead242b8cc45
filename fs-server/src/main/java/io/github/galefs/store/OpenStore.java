package io.github.galefs.store;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.compact.Compactor;
import io.github.galefs.store.compact.SegmentCensus;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreLockFile;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.log.DiskUsage;
import io.github.galefs.store.log.FreeSpace;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.SegmentUsage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a store that is open, and the {@link StoreLocks} under which calls look at them and change them. What the
 * calls do is in {@link NameCalls} and {@link HandleCalls}.
 */
final class OpenStore {
    private static final int READ_ONLY_ATTEMPTS = 3;

    private final HandleTable handles = new HandleTable();
    private final StoreDirectory place;
    private final int blockSize;
    private final FileTree tree;
    private final BlockReader reader;
    private final StoreLocks locks;
    private final FreeSpace freeSpace;

    /** Null in a store that is open for reading only. */
    private final StoreWriter writer;

    /** Null in a store that is open for reading only. */
    private final Compactor compactor;

    /** Written with both locks held. */
    private boolean closed;

    private OpenStore(
            final StoreDirectory place,
            final int blockSize,
            final FileTree tree,
            final BlockReader reader,
            final StoreLocks locks,
            final FreeSpace freeSpace,
            final StoreWriter writer,
            final Compactor compactor) {
        this.place = place;
        this.blockSize = blockSize;
        this.tree = tree;
        this.reader = reader;
        this.locks = locks;
        this.freeSpace = freeSpace;
        this.writer = writer;
        this.compactor = compactor;
    }

    /**
     * Opens what can be read and changed. The store must be locked.
     *
     * @param lastRecord as for {@link Replay#run}.
     */
    static OpenStore open(
            final StoreDirectory place, final FileStoreContext context, final int blockSize, final long lastRecord)
            throws FileServiceException {
        return openLogs(place, Replay.run(place, blockSize, lastRecord), context, blockSize);
    }

    /** As {@link #open}, when the process that had the store open before died. */
    static OpenStore openAfterDeath(final StoreDirectory place, final FileStoreContext context, final int blockSize)
            throws FileServiceException {
        final OpenStore opened = openLogs(place, Replay.run(place, blockSize, Replay.UNKNOWN), context, blockSize);
        try {
            opened.changing(() -> {
                opened.writer.forceWhatWasLeft();
                return null;
            });
        } catch (final FileServiceException e) {
            opened.close();
            throw e;
        }
        return opened;
    }

    /**
     * Opens what can be read. Every segment that something refers to is mapped at once: then a writer may delete its
     * file. If one has been deleted already, there are newer records, and it is begun again.
     */
    static OpenStore openReadOnly(final StoreDirectory place, final FileStoreContext context, final int blockSize)
            throws FileServiceException {
        final BlockReader reader = new BlockReader(place.data(), blockSize);
        final long lastRecord = StoreLockFile.lastRecord(place.path());
        FileTree tree = Replay.run(place, blockSize, lastRecord).tree();
        for (int attempt = 0; !keepSegments(reader, tree) && attempt < READ_ONLY_ATTEMPTS; attempt++) {
            tree = Replay.run(place, blockSize, lastRecord).tree();
        }
        SegmentCensus.count(place.data(), tree.usage(), Integer.MAX_VALUE);
        return new OpenStore(
                place, blockSize, tree, reader, new StoreLocks(), context.freeSpaceOr(place.freeSpace()), null, null);
    }

    private static OpenStore openLogs(
            final StoreDirectory place,
            final Replay.Result replayed,
            final FileStoreContext context,
            final int blockSize)
            throws FileServiceException {
        final BlockReader reader = new BlockReader(place.data(), blockSize);
        final StoreLocks locks = new StoreLocks();
        final FreeSpace freeSpace = context.freeSpaceOr(place.freeSpace());
        final FileTree tree = replayed.tree();
        final StoreWriter writer = StoreWriter.open(place, replayed, reader, locks, context, blockSize);
        try {
            writer.countSegments();
        } catch (final FileServiceException e) {
            writer.close();
            throw e;
        }
        final Compactor compactor = new Compactor(
                writer,
                tree.usage(),
                locks.tree().readLock(),
                place,
                freeSpace,
                context.counters(),
                context.segmentSize());
        writer.onSegmentLeft(compactor::wake);
        compactor.start();
        return new OpenStore(place, blockSize, tree, reader, locks, freeSpace, writer, compactor);
    }

    /** Whether all segments could be mapped that a tree refers to. */
    private static boolean keepSegments(final BlockReader reader, final FileTree tree) throws FileServiceException {
        final List<Integer> segments = new ArrayList<>();
        tree.usage().forEach(segment -> {
            if (segment.livePayloads() > 0) {
                segments.add(segment.number());
            }
        });
        boolean all = true;
        for (final int segment : segments) {
            try {
                reader.keep(segment);
            } catch (final MissingSegmentException _) {
                all = false;
            } catch (final IOException e) {
                throw new FileServiceException(PosixError.EIO, "cannot map segment " + segment, e);
            }
        }
        return all;
    }

    int blockSize() {
        return blockSize;
    }

    /** Where the segments of the data log lie. */
    Path dataDirectory() {
        return place.data();
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

    /** Whether the store is open for reading only. */
    boolean isReadOnly() {
        return writer == null;
    }

    /** Syncs, and gives up logs and maps. A second call does nothing. */
    void close() throws FileServiceException {
        if (compactor != null) {
            compactor.close();
        }
        try (reader) {
            if (writer != null) {
                closeWriter();
            } else {
                setClosed();
            }
        }
    }

    /** Nothing can come between the last sync and the end, because the appender's lock is held; readers go on. */
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

    /** Number of the last record of a store that was open for writing, once it is closed. */
    long lastRecord() {
        return writer.lastRecord();
    }

    /** Has each block checked again when it is read next. */
    void forgetChecked() {
        reader.forgetChecked();
    }

    /** Returns after everything that was done before is on the disk. */
    void sync() throws FileServiceException {
        reading(() -> null);
        if (writer != null) {
            writer.sync();
        }
    }

    /** How much room there is, and what takes it. */
    Capacity capacity() throws FileServiceException {
        try {
            final long disk = DiskUsage.ofFilesIn(place.data()) + DiskUsage.ofFilesIn(place.meta());
            final long reserve = writer == null ? 0 : writer.reserve();
            final long free = Math.max(0, freeSpace.usableBytes() - reserve);
            return reading(() -> {
                final SegmentUsage usage = tree.usage();
                return new Capacity(blockSize, usage.liveBytes(), usage.deadBytes(), disk, free, tree.names());
            });
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot find out what " + place.path() + " takes", e);
        }
    }

    /** What is done under a lock. */
    @FunctionalInterface
    interface Call<T> {
        T make() throws FileServiceException;
    }

    /** Makes a call that changes nothing, while nobody changes the tree. */
    <T> T reading(final Call<T> call) throws FileServiceException {
        beginReading();
        try {
            return call.make();
        } finally {
            endReading();
        }
    }

    /**
     * From here to {@link #endReading}, nobody changes the tree. For what is called so often that it must make no garbage,
     * as the object of a {@link Call} would be.
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

    /** Makes a call again that found no room and so has changed nothing, as long as compaction makes some. */
    <T> T changing(final Call<T> call) throws FileServiceException {
        while (true) {
            try {
                return changingOnce(call);
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.ENOSPC || !compactor.reclaimSpace()) {
                    throw e;
                }
            }
        }
    }

    private <T> T changingOnce(final Call<T> call) throws FileServiceException {
        locks.appending().lock();
        try {
            requireOpen();
            return call.make();
        } finally {
            locks.appending().unlock();
        }
    }

    private void requireOpen() throws FileServiceException {
        if (closed) {
            throw closedFailure();
        }
    }

    private FileServiceException closedFailure() {
        return new FileServiceException(PosixError.EBADF, "store " + place.path() + " was closed");
    }

    /** The writer; EROFS if the store is open for reading only. */
    StoreWriter requireWriter(final String path) throws FileServiceException {
        if (writer == null) {
            throw new FileServiceException(PosixError.EROFS, "\"" + path + "\" of a store that is open for reading");
        }
        return writer;
    }
}
