package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreFormat;
import io.github.galefs.store.directory.StoreLockFile;
import io.github.galefs.store.journal.LossHandler;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.journal.Salvage;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.agrona.IoUtil;

/**
 * A store that no process has open for writing, for checks and repairs: its directories, and names and files as the
 * meta log has them. Holds the store's lock file and restores its text at the end, because the next opening must detect
 * whether the last writer died.
 */
public final class OfflineStore implements AutoCloseable {
    private final StoreDirectory directory;
    private final StoreFormat format;
    private final StoreLockFile lockFile;

    /** Whether a {@link FileStore} has taken over the lock file. */
    private boolean handedOver;

    private OfflineStore(final StoreDirectory directory, final StoreFormat format, final StoreLockFile lockFile) {
        this.directory = directory;
        this.format = format;
        this.lockFile = lockFile;
    }

    /**
     * Locks a store.
     *
     * @param path directory of the store.
     * @return the store, to be closed by the caller.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL if the directory is not a store; EBUSY, with the process, if
     *     the store is open for writing; EIO.
     */
    public static OfflineStore open(final Path path) throws FileServiceException {
        final StoreFormat format = StoreFormat.read(path);
        return new OfflineStore(new StoreDirectory(path), format, StoreLockFile.acquire(path));
    }

    /**
     * Returns the directory of the store.
     *
     * @return its path.
     */
    public Path directory() {
        return directory.path();
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

    /**
     * Returns the number of the last record of the meta log when the store was closed in good order.
     *
     * @return the number; 0 if the store was not closed in good order.
     */
    public long lastRecord() {
        return lockFile.lastRecord();
    }

    /**
     * Replays the meta log as an opening of the store would.
     *
     * @return names and files, in a new tree.
     * @throws FileServiceException EIO if the meta log is damaged; EINTR.
     */
    public FileTree tree() throws FileServiceException {
        return Replay.run(directory, format.blockSize(), lastRecord()).tree();
    }

    /**
     * Salvages names and files from a damaged meta log. What has lost its name gets the name {@code lost-ID.damaged} in
     * the root.
     *
     * @param losses receives the losses.
     * @return names and files, in a new tree.
     * @throws FileServiceException EIO if the log cannot be read at all.
     */
    public FileTree salvage(final LossHandler losses) throws FileServiceException {
        return Salvage.run(directory, format.blockSize(), losses).tree();
    }

    /**
     * Replaces the meta log by a checkpoint of what can be salvaged from it. The old log is renamed to {@code
     * meta.damaged}, or {@code meta.damaged.N} with the first free number from 2 on.
     *
     * @return path of the old log.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public Path rewriteMeta() throws FileServiceException {
        final ReplayResult salvaged = Salvage.run(directory, format.blockSize(), (record, nodeId, what) -> {});
        final StoreDirectory rebuilt = new StoreDirectory(directory.path().resolve("repair"));
        try {
            IoUtil.delete(rebuilt.path().toFile(), true);
            Files.createDirectories(rebuilt.data());
            Files.createDirectories(rebuilt.meta());
            final long lastRecord = writeCheckpoint(rebuilt, salvaged);
            final Path quarantined = quarantinePath();
            Files.move(directory.meta(), quarantined, StandardCopyOption.ATOMIC_MOVE);
            Files.move(rebuilt.meta(), directory.meta(), StandardCopyOption.ATOMIC_MOVE);
            lockFile.replaceLastRecord(lastRecord);
            IoUtil.delete(rebuilt.path().toFile(), true);
            return quarantined;
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot replace the meta log of " + directory.path(), e);
        }
    }

    /**
     * Writes a checkpoint of the salvaged tree to a directory of its own, without opening the damaged log.
     *
     * @return number of the last record.
     */
    private long writeCheckpoint(final StoreDirectory rebuilt, final ReplayResult salvaged)
            throws FileServiceException {
        final FileStoreContext context = new FileStoreContext().directory(rebuilt.path());
        try (BlockReader reader = new BlockReader(directory.data(), format.blockSize());
                StoreWriter writer =
                        StoreWriter.open(rebuilt, salvaged, reader, new StoreLocks(), context, format.blockSize())) {
            writer.checkpoint();
            return writer.lastRecord();
        }
    }

    private Path quarantinePath() {
        Path quarantined = directory.path().resolve("meta.damaged");
        for (int number = 2; Files.exists(quarantined); number++) {
            quarantined = directory.path().resolve("meta.damaged." + number);
        }
        return quarantined;
    }

    /**
     * Opens the store for reading and writing. It takes over the lock file, so no other process can open it before;
     * this object is closed by that.
     *
     * @return the store, to be closed by the caller.
     * @throws FileServiceException as {@link FileStore#open(FileStoreContext)}.
     */
    public FileStore intoStore() throws FileServiceException {
        final FileStoreContext context = new FileStoreContext().directory(directory.path());
        context.conclude();
        handedOver = true;
        return FileStore.open(context, directory, format, lockFile);
    }

    @Override
    public void close() throws FileServiceException {
        if (handedOver) {
            return;
        }
        try {
            lockFile.close();
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot unlock store " + directory.path(), e);
        }
    }
}
