package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreFormat;
import io.github.galefs.store.directory.StoreLockFile;
import io.github.galefs.store.journal.LossHandler;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.journal.Salvage;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.agrona.IoUtil;

/**
 * What a check needs of a store that nobody has open for writing: its parts, and its names and files as the meta log
 * has them. Holds the store's lock, and leaves it as it was: the next who opens the store must know whether the last
 * writer died.
 */
public final class OfflineStore implements AutoCloseable {
    private final StoreDirectory place;
    private final StoreFormat format;
    private final StoreLockFile ownership;

    /** Whether the lock is another's now. */
    private boolean handedOver;

    private OfflineStore(final StoreDirectory place, final StoreFormat format, final StoreLockFile ownership) {
        this.place = place;
        this.format = format;
        this.ownership = ownership;
    }

    /**
     * Locks a store.
     *
     * @param directory of the store.
     * @return access, to be closed.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL if the directory is not a store; EBUSY, with the process, if
     *     it is open for writing; EIO.
     */
    public static OfflineStore open(final Path directory) throws FileServiceException {
        final StoreDirectory place = new StoreDirectory(directory);
        final StoreFormat format = StoreFormat.read(directory);
        return new OfflineStore(place, format, StoreLockFile.acquire(directory));
    }

    /** Where the store lies. */
    public Path directory() {
        return place.path();
    }

    /** Where the segments of the data log are. */
    public Path data() {
        return place.data();
    }

    /** Where the segments of the meta log are. */
    public Path meta() {
        return place.meta();
    }

    /** Bytes of a block. */
    public int blockSize() {
        return format.blockSize();
    }

    /** Number of the last record of the meta log when the store was closed in good order; 0 if it was not. */
    public long lastRecord() {
        return ownership.lastRecord();
    }

    /**
     * Names and files as they would be opened.
     *
     * @return a tree of its own.
     * @throws FileServiceException EIO when the meta log is damaged.
     */
    public FileTree tree() throws FileServiceException {
        return Replay.run(place, format.blockSize(), lastRecord()).tree();
    }

    /**
     * Names and files as far as a damaged meta log tells. What lost its name is put into the root as {@code
     * lost-ID.damaged}.
     *
     * @param losses takes what is missing.
     * @return a tree of its own.
     * @throws FileServiceException EIO when the log cannot be read at all.
     */
    public FileTree salvage(final LossHandler losses) throws FileServiceException {
        return Salvage.run(place, format.blockSize(), losses).tree();
    }

    /**
     * Makes the meta log anew, with all that can be salvaged of it. The old one stays beside it, as {@code
     * meta.damaged} with a number if need be.
     *
     * @return where the old one is now.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public Path rewriteMeta() throws FileServiceException {
        final Replay.Result salvaged = Salvage.run(place, format.blockSize(), (record, nodeId, what) -> {});
        final StoreDirectory workshop = new StoreDirectory(place.path().resolve("repair"));
        try {
            IoUtil.delete(workshop.path().toFile(), true);
            Files.createDirectories(workshop.data());
            Files.createDirectories(workshop.meta());
            final long lastRecord = writeCheckpoint(workshop, salvaged);
            final Path aside = asideOfMeta();
            Files.move(place.meta(), aside, StandardCopyOption.ATOMIC_MOVE);
            Files.move(workshop.meta(), place.meta(), StandardCopyOption.ATOMIC_MOVE);
            ownership.endsWith(lastRecord);
            IoUtil.delete(workshop.path().toFile(), true);
            return aside;
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot make the meta log of " + place.path() + " anew", e);
        }
    }

    /**
     * In a place of its own: what is damaged there is not even opened.
     *
     * @return number of the last record.
     */
    private long writeCheckpoint(final StoreDirectory workshop, final Replay.Result salvaged)
            throws FileServiceException {
        final FileStoreContext context = new FileStoreContext().directory(workshop.path());
        try (BlockReader reader = new BlockReader(place.data(), format.blockSize());
                StoreWriter writer =
                        StoreWriter.open(workshop, salvaged, reader, new StoreLocks(), context, format.blockSize())) {
            writer.checkpoint();
            return writer.lastRecord();
        }
    }

    private Path asideOfMeta() {
        Path aside = place.path().resolve("meta.damaged");
        for (int number = 2; Files.exists(aside); number++) {
            aside = place.path().resolve("meta.damaged." + number);
        }
        return aside;
    }

    /**
     * Opens the store for writing. The lock goes over to it, so nobody comes between; this access is closed by that.
     *
     * @return the store, to be closed.
     * @throws FileServiceException as {@link FileStore#open}.
     */
    public FileStore intoStore() throws FileServiceException {
        final FileStoreContext context = new FileStoreContext().directory(place.path());
        context.conclude();
        handedOver = true;
        return FileStore.open(context, place, format, ownership);
    }

    @Override
    public void close() throws FileServiceException {
        if (handedOver) {
            return;
        }
        try {
            ownership.close();
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot unlock store " + place.path(), e);
        }
    }
}
