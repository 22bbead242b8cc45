package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The right to write to a store. The system takes it away from a process that dies.
 *
 * <p>The lock's file holds the owner's process number; it is empty after the owner has closed the store.
 */
final class StoreLock implements AutoCloseable {
    private static final String FILE_NAME = "lock";

    /**
     * Stores that this process writes to. The system's lock does not do within a process: there, closing any channel of
     * the file gives up the lock, so a second opening must be refused before it touches the file.
     */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path directory;
    private final FileChannel channel;

    /** The process that had the lock before and did not give it up; empty if it did. */
    private final String previousOwner;

    private StoreLock(final Path directory, final FileChannel channel, final String previousOwner) {
        this.directory = directory;
        this.channel = channel;
        this.previousOwner = previousOwner;
    }

    /**
     * Takes the lock.
     *
     * @param directory of the store; must exist.
     * @return the lock, to be closed.
     * @throws FileServiceException EBUSY, naming the directory and its owner's process, if it is taken; EIO.
     */
    static StoreLock acquire(final Path directory) throws FileServiceException {
        try {
            final Path real = directory.toRealPath();
            if (!HELD_HERE.add(real)) {
                throw busy(directory, "this process, " + ProcessHandle.current().pid());
            }
            StoreLock lock = null;
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

    /** Whether the process that had the lock before ended without giving it up. */
    boolean previousOwnerDied() {
        return !previousOwner.isEmpty();
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            channel.truncate(0);
        } finally {
            HELD_HERE.remove(directory);
        }
    }

    /** Closes for one that has only looked: who had the lock before is still the last that wrote. */
    void closeAsFound() throws IOException {
        try (channel) {
            channel.truncate(0);
            if (previousOwnerDied()) {
                writeOwner(channel, previousOwner);
            }
        } finally {
            HELD_HERE.remove(directory);
        }
    }

    /** Closes after a failure, which is what the caller throws. */
    void closeAfter(final Exception failure) {
        try {
            close();
        } catch (final IOException e) {
            failure.addSuppressed(e);
        }
    }

    private static StoreLock lock(final Path directory, final Path real) throws IOException {
        final FileChannel channel = FileChannel.open(
                real.resolve(FILE_NAME), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        StoreLock lock = null;
        try {
            final FileLock held = channel.tryLock();
            if (held == null) {
                throw busy(directory, "process " + owner(channel));
            }
            final String previousOwner = channel.size() > 0 ? owner(channel) : "";
            channel.truncate(0);
            writeOwner(channel, Long.toString(ProcessHandle.current().pid()));
            lock = new StoreLock(real, channel, previousOwner);
            return lock;
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
    }

    private static void writeOwner(final FileChannel channel, final String owner) throws IOException {
        channel.write(StandardCharsets.US_ASCII.encode(owner + "\n"), 0);
    }

    /** What the owner has written; it writes just after it has locked, so there may be nothing yet. */
    private static String owner(final FileChannel channel) throws IOException {
        final ByteBuffer text = ByteBuffer.allocate(32);
        channel.read(text, 0);
        final String owner =
                StandardCharsets.US_ASCII.decode(text.flip()).toString().strip();
        return owner.isEmpty() ? "unknown" : owner;
    }

    private static FileServiceException busy(final Path directory, final String owner) {
        return new FileServiceException(
                PosixError.EBUSY,
                "store " + directory + " is open for writing by " + owner + "; end it or close the store there");
    }
}
