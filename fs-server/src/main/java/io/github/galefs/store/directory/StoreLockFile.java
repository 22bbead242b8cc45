package io.github.galefs.store.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.posix.HeldFile;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The lock of a store: the process that holds it may write to the store. The system releases it when the process dies.
 *
 * <p>The store's directory is locked, and the file {@code lock} in it: the directory, because the file can be removed;
 * the file, because not every file system locks directories, and other programs may look for its lock. Both locks
 * belong to their descriptors. So this process is refused a second lock like any other process, and closing a file
 * releases nothing.
 *
 * <p>The file contains one line of text: the process id of the owner or, after the owner has closed the store in good
 * order, {@code closed after record N}. With the number, a meta log that has lost its end can be told from a complete
 * one.
 *
 * <p>A lock says nothing about names. When the directory is moved, or another file takes the name of the lock file, a
 * second process may open what it takes for this store. {@link #requireOwned} compares both with what was locked.
 */
public final class StoreLockFile implements AutoCloseable {
    /** Name in the store's directory. */
    static final String FILE_NAME = "lock";

    private static final Logger LOGGER = LoggerFactory.getLogger(StoreLockFile.class);
    private static final String CLOSED_AFTER = "closed after record ";
    private static final int MAX_TEXT_LENGTH = 64;

    private final HeldStore store;
    private final HeldFile.Lock kind;

    /** Whether the directory is locked, not only the file. */
    private final boolean directoryLocked;

    private final StoreDisk disk;

    /** The lock file; null if it is missing and nothing may be created. Guarded by this. */
    private HeldFile file;

    /** Device and inode of {@link #file}. Guarded by this. */
    private Object key;

    /** Text of the file before, restored by {@link #close()}. */
    private String textBefore = "";

    /** Whether the descriptors are closed. Guarded by this. */
    private boolean released;

    /** Why the store is lost; null if it is not. */
    private volatile FileServiceException loss;

    private StoreLockFile(
            final HeldStore store, final HeldFile.Lock kind, final boolean directoryLocked, final StoreDisk disk) {
        this.store = store;
        this.kind = kind;
        this.directoryLocked = directoryLocked;
        this.disk = disk;
    }

    /**
     * Locks a store for writing.
     *
     * @param directory directory of the store; must exist.
     * @return the lock file, to be closed by the caller.
     * @throws FileServiceException EBUSY, with the directory and the process of the owner, if it is locked; EACCES,
     *     EROFS, ENOSPC, EIO.
     */
    public static StoreLockFile acquire(final Path directory) throws FileServiceException {
        return acquire(directory, StoreDisk.system());
    }

    /**
     * Locks a store for writing.
     *
     * @param directory directory of the store; must exist.
     * @param disk      makes the text of the file durable.
     * @return the lock file, to be closed by the caller.
     * @throws FileServiceException as {@link #acquire(Path)}.
     */
    public static StoreLockFile acquire(final Path directory, final StoreDisk disk) throws FileServiceException {
        return lock(directory, HeldFile.Lock.EXCLUSIVE, disk, StoreLockFile::take);
    }

    /**
     * Prevents that a store is opened for writing. Writes nothing, so it works where this process may only read.
     *
     * @param directory directory of the store; must exist.
     * @param disk      the store's disk, which nothing is changed on.
     * @return the lock file, to be closed by the caller.
     * @throws FileServiceException EBUSY, with the directory and the process of the owner, if it is open for writing;
     *     EACCES, EIO.
     */
    public static StoreLockFile share(final Path directory, final StoreDisk disk) throws FileServiceException {
        return lock(directory, HeldFile.Lock.SHARED, disk, StoreLockFile::watch);
    }

    /** Opens and locks the lock file. */
    @FunctionalInterface
    private interface Taking {
        void run(StoreLockFile lock) throws IOException;
    }

    private static StoreLockFile lock(
            final Path directory, final HeldFile.Lock kind, final StoreDisk disk, final Taking taking)
            throws FileServiceException {
        StoreLockFile lock = null;
        boolean taken = false;
        try {
            lock = lockDirectory(directory, kind, disk);
            taking.run(lock);
            taken = true;
            return lock;
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot lock " + directory, e);
        } finally {
            if (lock != null && !taken) {
                lock.release();
            }
        }
    }

    private static StoreLockFile lockDirectory(final Path directory, final HeldFile.Lock kind, final StoreDisk disk)
            throws IOException {
        final HeldStore store = HeldStore.open(directory);
        StoreLockFile lock = null;
        try {
            final HeldFile.Outcome outcome = store.root().file().tryLockWhole(kind);
            if (outcome == HeldFile.Outcome.BUSY) {
                throw busy(store);
            }
            lock = new StoreLockFile(store, kind, outcome == HeldFile.Outcome.HELD, disk);
            return lock;
        } finally {
            if (lock == null) {
                store.close();
            }
        }
    }

    private synchronized void take() throws IOException {
        disk.createFile(path());
        hold(HeldFile.openForWriting(path()));
        write(ownProcessId());
    }

    private synchronized void watch() throws IOException {
        try {
            hold(HeldFile.openForReading(path()));
        } catch (final NoSuchFileException _) {
            // A store that was never closed in good order, in a copy without this file.
        }
    }

    private void hold(final HeldFile opened) throws IOException {
        file = opened;
        key = key(opened.path());
        if (!opened.tryLock(kind)) {
            throw busy(store);
        }
        textBefore = text(path());
    }

    /**
     * Opens the directories of the logs. To be called once.
     *
     * @return paths through the directories that are locked, valid until this is closed; with a disk that knows whether
     *     the store is lost.
     * @throws FileServiceException EACCES, EIO, if a directory cannot be read.
     */
    public StoreDirectory openDirectory() throws FileServiceException {
        try {
            return store.directory(new OwnedDisk(disk, this));
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read the logs of " + name(), e);
        }
    }

    /**
     * Returns the locked directory, for the creation of a store in it.
     *
     * @return a path through the directory, valid until this is closed.
     */
    public StoreDirectory newDirectory() {
        return new StoreDirectory(store.root().path(), disk);
    }

    /**
     * Requires that the names of the directory and of the lock file still lead to what was locked. A lock file that was
     * removed is created again, if the directory is locked: nobody else can have opened the store.
     *
     * @throws FileServiceException EIO if a name leads elsewhere, now or at an earlier call: the store is lost, and
     *     this process must write nothing more. Also if the system does not tell, which a later call may disprove.
     */
    public synchronized void requireOwned() throws FileServiceException {
        requireNotLost();
        if (released) {
            throw new FileServiceException(PosixError.EBADF, "store " + name() + " was closed");
        }
        try {
            if (!store.isInPlace()) {
                throw lose("the store " + name()
                        + " is not the directory that was locked any more: it was moved or replaced");
            }
            requireLockFile();
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot find out whether " + name() + " is still locked", e);
        }
    }

    /**
     * Requires that no call of {@link #requireOwned} has found the store lost.
     *
     * @throws FileServiceException EIO if it is lost.
     */
    public void requireNotLost() throws FileServiceException {
        final FileServiceException known = loss;
        if (known != null) {
            throw FileServiceException.withMessage(known.error(), known.getMessage(), known);
        }
    }

    /**
     * Returns whether a call of {@link #requireOwned} has found the store lost.
     *
     * @return true if so.
     */
    public boolean isLost() {
        return loss != null;
    }

    private void requireLockFile() throws IOException {
        try {
            if (key.equals(key(path()))) {
                return;
            }
        } catch (final NoSuchFileException _) {
            if (directoryLocked) {
                restore();
                return;
            }
        }
        throw lose("the file lock of the store " + name()
                + " is not the one that was locked any more: it was removed or replaced");
    }

    /** Creates the lock file again. An earlier version may do so at the same time: it does not lock the directory. */
    private void restore() throws IOException {
        requireNotLost();
        final HeldFile removed = file;
        try {
            file = HeldFile.create(path());
        } catch (final FileAlreadyExistsException _) {
            throw lose("the file lock of the store " + name() + " was removed and created by another process");
        }
        removed.close();
        key = key(file.path());
        if (!file.tryLock(kind)) {
            throw lose("the file lock of the store " + name() + " was removed, and locked by another process");
        }
        write(ownProcessId());
        disk.forceDirectory(store.root().path());
        LOGGER.warn("the file lock of the store {} was removed and is created again", name());
    }

    private FileServiceException lose(final String reason) {
        final FileServiceException lost = new FileServiceException(
                PosixError.EIO, reason + "; nothing more is written, so close the store", null);
        loss = lost;
        LOGGER.error(lost.getMessage());
        return lost;
    }

    /**
     * Returns whether the previous owner ended without closing the store in good order.
     *
     * @return true if it died or could not close the store.
     */
    public boolean previousOwnerDied() {
        return !textBefore.isEmpty() && !textBefore.startsWith(CLOSED_AFTER);
    }

    /**
     * Returns the number of the last record of the meta log when the store was closed.
     *
     * @return the number; 0 if it is unknown.
     */
    public long lastRecord() {
        return lastRecord(textBefore);
    }

    /**
     * Returns the number of the last record of the meta log when the store was closed, for a reader that has no lock.
     *
     * @param directory directory of the store.
     * @return the number; 0 if it is unknown, as while the store is open for writing.
     * @throws FileServiceException EACCES, EIO.
     */
    public static long lastRecord(final Path directory) throws FileServiceException {
        try {
            return lastRecord(text(directory.resolve(FILE_NAME)));
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(directory.resolve(FILE_NAME)), e);
        }
    }

    /**
     * Notes that the meta log has been replaced by a durable one. Has no effect if the previous owner died.
     *
     * @param lastRecord number of the new log's last record.
     */
    public void replaceLastRecord(final long lastRecord) {
        if (!previousOwnerDied()) {
            textBefore = CLOSED_AFTER + lastRecord;
        }
    }

    /**
     * Unlocks a store that was closed in good order.
     *
     * @param lastRecord number of the last record of the meta log.
     * @throws IOException if the file cannot be written.
     */
    public void closeInOrder(final long lastRecord) throws IOException {
        close(CLOSED_AFTER + lastRecord);
    }

    /**
     * Unlocks a store that could not be closed in good order, as if the process had died.
     *
     * @throws IOException if the file cannot be written.
     */
    public void closeUnfinished() throws IOException {
        close(ownProcessId());
    }

    /**
     * Unlocks a store that this owner has not changed: restores the text of the previous owner, the last that wrote.
     */
    @Override
    public void close() throws IOException {
        close(textBefore);
    }

    private synchronized void close(final String text) throws IOException {
        try {
            if (kind == HeldFile.Lock.EXCLUSIVE && loss == null) {
                write(text);
            }
        } finally {
            release();
        }
    }

    private synchronized void release() {
        released = true;
        if (file != null) {
            file.unlock();
            file.close();
        }
        store.root().file().unlock();
        store.close();
    }

    /**
     * Replaces the text durably; a concurrent reader of the first line sees the old text or the new one. If the text of
     * an owner that closed the store in good order outlived the changes of the next one, those might not be forced.
     */
    private void write(final String text) throws IOException {
        final ByteBuffer line = StandardCharsets.US_ASCII.encode(text.isEmpty() ? "" : text + "\n");
        final int length = line.remaining();
        try (FileChannel channel = FileChannel.open(file.path(), StandardOpenOption.WRITE)) {
            channel.write(line, 0);
            channel.truncate(length);
        }
        disk.force(path());
    }

    private Path path() {
        return store.root().path().resolve(FILE_NAME);
    }

    private Path name() {
        return store.root().name();
    }

    /** Returns the device and inode of a file. */
    private static Object key(final Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    /** Returns the first line of a lock file; empty if there is none. */
    private static String text(final Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            final ByteBuffer text = ByteBuffer.allocate(MAX_TEXT_LENGTH);
            channel.read(text, 0);
            final String all = StandardCharsets.US_ASCII.decode(text.flip()).toString();
            return all.lines().findFirst().orElse("").strip();
        } catch (final NoSuchFileException _) {
            return "";
        }
    }

    private static String ownProcessId() {
        return Long.toString(ProcessHandle.current().pid());
    }

    /** Returns the number in a text; 0 if it has none. */
    private static long lastRecord(final String text) {
        if (!text.startsWith(CLOSED_AFTER)) {
            return 0;
        }
        try {
            return Long.parseLong(text.substring(CLOSED_AFTER.length()));
        } catch (final NumberFormatException _) {
            return 0;
        }
    }

    /** Names the owner, who writes the process id after locking. A check of the store writes none. */
    private static FileServiceException busy(final HeldStore store) throws IOException {
        final String text = text(store.root().path().resolve(FILE_NAME));
        final String user = text.isEmpty() || text.startsWith(CLOSED_AFTER)
                ? "in use by another process"
                : text.equals(ownProcessId())
                        ? "open for writing by this process, " + text
                        : "open for writing by process " + text;
        return new FileServiceException(
                PosixError.EBUSY, "store " + store.root().name() + " is " + user + "; end it or close the store there");
    }
}
