package io.github.galefs.store.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The lock file of a store: the process that holds it may write to the store. The system releases it when the process
 * dies.
 *
 * <p>The file contains one line of text: the process id of the owner or, after the owner has closed the store in good
 * order, {@code closed after record N}. With the number, a meta log that has lost its end can be told from a complete
 * one.
 */
public final class StoreLockFile implements AutoCloseable {
    /** Name in the store's directory. */
    static final String FILE_NAME = "lock";

    private static final String CLOSED_AFTER = "closed after record ";
    private static final int MAX_TEXT_LENGTH = 64;

    /**
     * Stores that this process has locked. The system's lock does not work within a process: closing any channel of the
     * file releases it, so a second opening must be refused before it opens the file.
     */
    private static final Set<Path> LOCKED_BY_THIS_PROCESS = ConcurrentHashMap.newKeySet();

    private final Path directory;
    private final FileChannel channel;
    private final StoreDisk disk;

    /** Text of the file before, restored by {@link #close()}. */
    private String textBefore;

    private StoreLockFile(
            final Path directory, final FileChannel channel, final StoreDisk disk, final String textBefore) {
        this.directory = directory;
        this.channel = channel;
        this.disk = disk;
        this.textBefore = textBefore;
    }

    /**
     * Locks a store.
     *
     * @param directory directory of the store; must exist.
     * @return the lock file, to be closed by the caller.
     * @throws FileServiceException EBUSY, with the directory and the process of the owner, if it is locked; EIO.
     */
    public static StoreLockFile acquire(final Path directory) throws FileServiceException {
        return acquire(directory, StoreDisk.system());
    }

    /**
     * Locks a store.
     *
     * @param directory directory of the store; must exist.
     * @param disk      makes the text of the file durable.
     * @return the lock file, to be closed by the caller.
     * @throws FileServiceException as {@link #acquire(Path)}.
     */
    public static StoreLockFile acquire(final Path directory, final StoreDisk disk) throws FileServiceException {
        try {
            final Path real = directory.toRealPath();
            if (!LOCKED_BY_THIS_PROCESS.add(real)) {
                throw busy(directory, "this process, " + ProcessHandle.current().pid());
            }
            StoreLockFile lock = null;
            try {
                lock = lock(directory, real, disk);
                return lock;
            } finally {
                if (lock == null) {
                    LOCKED_BY_THIS_PROCESS.remove(real);
                }
            }
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot lock " + directory, e);
        }
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
     * @throws FileServiceException EIO.
     */
    public static long lastRecord(final Path directory) throws FileServiceException {
        try (FileChannel channel = FileChannel.open(directory.resolve(FILE_NAME), StandardOpenOption.READ)) {
            return lastRecord(read(channel));
        } catch (final NoSuchFileException _) {
            return 0;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + directory.resolve(FILE_NAME), e);
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

    private void close(final String text) throws IOException {
        try (channel) {
            write(text);
        } finally {
            LOCKED_BY_THIS_PROCESS.remove(directory);
        }
    }

    private static StoreLockFile lock(final Path directory, final Path real, final StoreDisk disk) throws IOException {
        final Path file = real.resolve(FILE_NAME);
        disk.createFile(file);
        final FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        StoreLockFile lock = null;
        try {
            final FileLock held = channel.tryLock();
            if (held == null) {
                throw busy(directory, "process " + owner(channel));
            }
            final String textBefore = read(channel);
            final StoreLockFile acquired = new StoreLockFile(real, channel, disk, textBefore);
            acquired.write(ownProcessId());
            lock = acquired;
            return lock;
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
    }

    /**
     * Replaces the text durably; a concurrent reader of the first line sees the old text or the new one. If the text of
     * an owner that closed the store in good order outlived the changes of the next one, those might not be forced.
     */
    private void write(final String text) throws IOException {
        final ByteBuffer line = StandardCharsets.US_ASCII.encode(text.isEmpty() ? "" : text + "\n");
        final int length = line.remaining();
        channel.write(line, 0);
        channel.truncate(length);
        disk.force(directory.resolve(FILE_NAME), channel);
    }

    /** Returns the first line. */
    private static String read(final FileChannel channel) throws IOException {
        final ByteBuffer text = ByteBuffer.allocate(MAX_TEXT_LENGTH);
        channel.read(text, 0);
        final String all = StandardCharsets.US_ASCII.decode(text.flip()).toString();
        return all.lines().findFirst().orElse("").strip();
    }

    /** Returns the process id of the owner. The owner writes it after locking, so it may not be there yet. */
    private static String owner(final FileChannel channel) throws IOException {
        final String text = read(channel);
        return text.isEmpty() || text.startsWith(CLOSED_AFTER) ? "unknown" : text;
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

    private static FileServiceException busy(final Path directory, final String owner) {
        return new FileServiceException(
                PosixError.EBUSY,
                "store " + directory + " is open for writing by " + owner + "; end it or close the store there");
    }
}
