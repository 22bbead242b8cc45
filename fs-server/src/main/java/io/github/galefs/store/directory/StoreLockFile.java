package io.github.galefs.store.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
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
 * The right to write to a store. The system takes it away from a process that dies.
 *
 * <p>The lock's file is a line of text: the owner's process number, or after the owner has closed the store in good
 * order, {@code closed after record N}. So a meta log that has lost its end is told from one that never had more.
 */
public final class StoreLockFile implements AutoCloseable {
    private static final String FILE_NAME = "lock";
    private static final String CLOSED_AFTER = "closed after record ";
    private static final int MAX_TEXT_LENGTH = 64;

    /**
     * Stores that this process writes to. The system's lock does not do within a process: there, closing any channel of
     * the file gives up the lock, so a second opening must be refused before it touches the file.
     */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path directory;
    private final FileChannel channel;

    /** What the file said before, and says again unless the owner closes the store in good order. */
    private String found;

    private StoreLockFile(final Path directory, final FileChannel channel, final String found) {
        this.directory = directory;
        this.channel = channel;
        this.found = found;
    }

    /**
     * Takes the lock.
     *
     * @param directory of the store; must exist.
     * @return the lock, to be closed.
     * @throws FileServiceException EBUSY, naming the directory and its owner's process, if it is taken; EIO.
     */
    public static StoreLockFile acquire(final Path directory) throws FileServiceException {
        try {
            final Path real = directory.toRealPath();
            if (!HELD_HERE.add(real)) {
                throw busy(directory, "this process, " + ProcessHandle.current().pid());
            }
            StoreLockFile lock = null;
            try {
                lock = lock(directory, real);
                return lock;
            } finally {
                if (lock == null) {
                    HELD_HERE.remove(real);
                }
            }
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot lock " + directory, e);
        }
    }

    /** Whether the process that had the lock before ended without closing the store in good order. */
    public boolean previousOwnerDied() {
        return !found.isEmpty() && !found.startsWith(CLOSED_AFTER);
    }

    /** Number of the last record of the meta log when the store was closed; 0 if that is not known. */
    public long lastRecord() {
        return lastRecord(found);
    }

    /**
     * The same, for one that only reads and has no lock.
     *
     * @param directory of the store.
     * @return 0 also while the store is open for writing.
     */
    public static long lastRecord(final Path directory) throws FileServiceException {
        try (FileChannel channel = FileChannel.open(directory.resolve(FILE_NAME), StandardOpenOption.READ)) {
            return lastRecord(read(channel));
        } catch (final NoSuchFileException _) {
            return 0;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + directory.resolve(FILE_NAME), e);
        }
    }

    /** Notes that the meta log, of which nothing is left to be forced, ends with another record than was found. */
    public void endsWith(final long lastRecord) {
        if (!previousOwnerDied()) {
            found = CLOSED_AFTER + lastRecord;
        }
    }

    /** Gives up the lock of a store that was closed in good order, with the number of the last record. */
    public void closeInOrder(final long lastRecord) throws IOException {
        close(CLOSED_AFTER + lastRecord);
    }

    /** Gives up the lock of a store that could not be closed in good order: as if the process had died. */
    public void closeUnfinished() throws IOException {
        close(ownNumber());
    }

    /** Closes for one that has changed nothing: who had the lock before is still the last that wrote. */
    @Override
    public void close() throws IOException {
        close(found);
    }

    private void close(final String text) throws IOException {
        try (channel) {
            write(channel, text);
        } finally {
            HELD_HERE.remove(directory);
        }
    }

    /** Closes after a failure, which is what the caller throws. */
    public void closeAfter(final Exception failure) {
        try {
            close();
        } catch (final IOException e) {
            failure.addSuppressed(e);
        }
    }

    private static StoreLockFile lock(final Path directory, final Path real) throws IOException {
        final FileChannel channel = FileChannel.open(
                real.resolve(FILE_NAME), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        StoreLockFile lock = null;
        try {
            final FileLock held = channel.tryLock();
            if (held == null) {
                throw busy(directory, "process " + owner(channel));
            }
            final String found = read(channel);
            write(channel, ownNumber());
            lock = new StoreLockFile(real, channel, found);
            return lock;
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
    }

    /** At no time does the first line say anything else than before or after. */
    private static void write(final FileChannel channel, final String text) throws IOException {
        final ByteBuffer line = StandardCharsets.US_ASCII.encode(text.isEmpty() ? "" : text + "\n");
        final int length = line.remaining();
        channel.write(line, 0);
        channel.truncate(length);
    }

    /** The first line. */
    private static String read(final FileChannel channel) throws IOException {
        final ByteBuffer text = ByteBuffer.allocate(MAX_TEXT_LENGTH);
        channel.read(text, 0);
        final String all = StandardCharsets.US_ASCII.decode(text.flip()).toString();
        return all.lines().findFirst().orElse("").strip();
    }

    /** The owner writes just after it has locked, so there may be nothing yet. */
    private static String owner(final FileChannel channel) throws IOException {
        final String text = read(channel);
        return text.isEmpty() || text.startsWith(CLOSED_AFTER) ? "unknown" : text;
    }

    private static String ownNumber() {
        return Long.toString(ProcessHandle.current().pid());
    }

    /** What cannot be read as a number is taken for no number. */
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
