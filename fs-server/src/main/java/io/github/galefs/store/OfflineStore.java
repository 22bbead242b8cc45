package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.directory.DurableMark;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreFormat;
import io.github.galefs.store.directory.StoreLockFile;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.journal.Salvage;
import io.github.galefs.store.log.PinAccount;
import io.github.galefs.store.log.SegmentFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A store that no process has open for writing, for checks and repairs: its directories, and names and files as the
 * meta log has them. Holds the store's lock file and restores its text at the end, because the next opening must detect
 * whether the last writer died.
 */
public final class OfflineStore implements AutoCloseable {
    private final StoreDirectory directory;
    private final StoreFormat format;
    private final StoreLockFile lockFile;

    private OfflineStore(final StoreDirectory directory, final StoreFormat format, final StoreLockFile lockFile) {
        this.directory = directory;
        this.format = format;
        this.lockFile = lockFile;
    }

    /**
     * Locks a store.
     *
     * @param path directory of the store.
     * @param disk makes repairs durable.
     * @return the store, to be closed by the caller.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL if the directory is not a store; EBUSY, with the process, if
     *     the store is open for writing; EIO; EINTR.
     */
    public static OfflineStore open(final Path path, final StoreDisk disk) throws FileServiceException {
        return open(path, disk, StoreLockFile::acquire);
    }

    /**
     * Prevents that a store is opened for writing, and writes nothing. Only reading calls may follow.
     *
     * @param path directory of the store.
     * @param disk the store's disk.
     * @return the store, to be closed by the caller.
     * @throws FileServiceException as from {@link #open}; EACCES.
     */
    public static OfflineStore openForReading(final Path path, final StoreDisk disk) throws FileServiceException {
        return open(path, disk, StoreLockFile::share);
    }

    /** Locks the directory of a store. */
    @FunctionalInterface
    private interface Locking {
        StoreLockFile lock(Path path, StoreDisk disk) throws FileServiceException;
    }

    private static OfflineStore open(final Path path, final StoreDisk disk, final Locking locking)
            throws FileServiceException {
        StoreFormat.read(path);
        try (Opening opening = new Opening()) {
            final StoreLockFile lock = opening.add(locking.lock(path, disk));
            final StoreDirectory directory = lock.openDirectory();
            return opening.complete(new OfflineStore(directory, StoreFormat.read(directory.path()), lock));
        }
    }

    /**
     * Returns the directory of the store.
     *
     * @return its path.
     */
    public Path directory() {
        return directory.name();
    }

    /**
     * Returns the directory of the data log.
     *
     * @return its path.
     */
    public Path data() {
        return directory.data();
    }

    /**
     * Returns the directory of the meta log.
     *
     * @return its path.
     */
    public Path meta() {
        return directory.meta();
    }

    /**
     * Returns the block size of the store.
     *
     * @return bytes, a power of two.
     */
    public int blockSize() {
        return format.blockSize();
    }

    /** Returns the number of the last record that is known to be durable; 0 if none is known. */
    private long lastDurableRecord() throws FileServiceException {
        return Math.max(lockFile.lastRecord(), DurableMark.read(directory.path()));
    }

    /**
     * Replays the meta log as an opening of the store would.
     *
     * @return the state that an opening would show.
     * @throws FileServiceException EIO if the store cannot be opened; EINTR.
     */
    public ReplayResult replay() throws FileServiceException {
        return Replay.run(directory, format.blockSize(), lastDurableRecord());
    }

    /**
     * Salvages names and files from a damaged meta log.
     *
     * @return what was salvaged.
     * @throws FileServiceException EIO; EINTR.
     */
    public Salvage.Result salvage() throws FileServiceException {
        return Salvage.run(directory, format.blockSize(), lastDurableRecord());
    }

    /**
     * Keeps the segments of both logs in the directory {@code damaged}, or {@code damaged.N} with the first free number
     * from 2 on, durably. Those of the data log are kept because compaction deletes what the salvaged files do not
     * need.
     *
     * @return that directory.
     * @throws FileServiceException EIO; EINTR.
     */
    public Path keepLogs() throws FileServiceException {
        final StoreDisk disk = directory.disk();
        final Path kept = unusedPath();
        try {
            disk.createDirectory(kept);
            // By the names of a store: those of the logs may be links to directories with other names.
            final StoreDirectory copy = new StoreDirectory(kept, disk);
            for (final Path log : List.of(directory.data(), directory.meta())) {
                final Path keptLog = log.equals(directory.data()) ? copy.data() : copy.meta();
                disk.createDirectory(keptLog);
                for (final int number : SegmentFiles.list(log)) {
                    disk.link(SegmentFiles.path(log, number), SegmentFiles.path(keptLog, number));
                    disk.force(SegmentFiles.path(keptLog, number));
                }
                disk.forceDirectory(keptLog);
            }
            disk.forceDirectory(kept);
            disk.forceDirectory(directory.path());
            return HeldDirectory.name(kept);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot keep the logs in " + HeldDirectory.name(kept), e);
        }
    }

    /**
     * Replaces the meta log by a checkpoint. It becomes valid in one step, when its last record is durable, and its
     * numbers follow those of the old log, whose segments are deleted then.
     *
     * @param state state to write, with the number of the last record of the old log.
     * @throws FileServiceException ENOSPC, EIO, EINTR. The old log is still valid then, unless only its deletion has
     *     failed.
     */
    public void replaceJournal(final ReplayResult state) throws FileServiceException {
        final EmbeddedStoreContext context =
                new EmbeddedStoreContext().directory(directory.path()).disk(directory.disk());
        context.requireFit(format);
        final StoreLocks locks = new StoreLocks();
        try (DurableMark mark = DurableMark.open(directory.path(), directory.disk());
                BlockReader reader = new BlockReader(directory.data(), format.blockSize(), PinAccount.withoutPins());
                StoreWriter writer =
                        StoreWriter.open(directory, state, reader, locks, context, format.blockSize(), mark)) {
            writer.markAllDirty();
            writer.replaceJournal();
            lockFile.replaceLastRecord(writer.lastRecord());
        }
    }

    private Path unusedPath() {
        Path unused = directory.path().resolve("damaged");
        for (int number = 2; Files.exists(unused); number++) {
            unused = directory.path().resolve("damaged." + number);
        }
        return unused;
    }

    @Override
    public void close() throws FileServiceException {
        try {
            lockFile.close();
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot unlock store " + directory.name(), e);
        }
    }
}
