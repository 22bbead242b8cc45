package io.github.galefs.posix;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file or directory that this process holds open. Unlike a channel, it stays open when a thread that uses it is
 * interrupted. The caller must not close it while another thread uses it: the system may give its number to another
 * file.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/fcntl_locking.2.html">F_OFD_SETLK(2)</a>
 * @see <a href="https://man7.org/linux/man-pages/man2/flock.2.html">flock(2)</a>
 */
public final class HeldFile implements AutoCloseable {
    /** Directory with an entry for each descriptor of this process. */
    static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    private static final boolean HAS_DESCRIPTORS = Files.isDirectory(DESCRIPTORS);

    private static final int O_RDONLY = 0;
    private static final int O_RDWR = 2;
    private static final int O_CREAT = 0x40;
    private static final int O_EXCL = 0x80;
    private static final int O_CLOEXEC = 0x80000;
    private static final int OWNER_ONLY = 0b110_000_000;

    private static final int EACCES = 13;
    private static final int EWOULDBLOCK = 11;
    private static final int LOCK_NB = 4;
    private static final int LOCK_UN = 8;
    private static final int F_OFD_SETLK = 37;
    private static final short F_UNLCK = 2;
    private static final long LOCK_LENGTH = 32;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final MethodHandle OPEN = CLibrary.find(
            "open", FunctionDescriptor.of(INT, ValueLayout.ADDRESS, INT, INT), Linker.Option.firstVariadicArg(2));
    private static final MethodHandle CLOSE = CLibrary.find("close", FunctionDescriptor.of(INT, INT));
    private static final MethodHandle FLOCK = CLibrary.find("flock", FunctionDescriptor.of(INT, INT, INT));
    private static final MethodHandle FCNTL = CLibrary.find(
            "fcntl", FunctionDescriptor.of(INT, INT, INT, ValueLayout.ADDRESS), Linker.Option.firstVariadicArg(2));
    private static final MethodHandle FSYNC = CLibrary.find("fsync", FunctionDescriptor.of(INT, INT));
    private static final MethodHandle FDATASYNC = CLibrary.find("fdatasync", FunctionDescriptor.of(INT, INT));

    private final Path name;
    private final int number;

    private HeldFile(final Path name, final int number) {
        this.name = name;
        this.number = number;
    }

    /** Kind of a lock. */
    public enum Lock {
        /** Excludes every other lock. */
        EXCLUSIVE(2, (short) 1),
        /** Excludes exclusive locks. */
        SHARED(1, (short) 0);

        private final int operation;
        private final short type;

        Lock(final int operation, final short type) {
            this.operation = operation;
            this.type = type;
        }
    }

    /** Outcome of an attempt to lock. */
    public enum Outcome {
        /** The lock is held. */
        HELD,
        /** Another opening holds a lock that excludes this one. */
        BUSY,
        /** The file system has no such locks. */
        UNSUPPORTED
    }

    /**
     * Opens a file or directory for reading.
     *
     * @param file the file.
     * @return the open file, to be closed by the caller.
     * @throws IOException if it cannot be opened.
     */
    public static HeldFile openForReading(final Path file) throws IOException {
        return open(file, O_RDONLY);
    }

    /**
     * Opens a file that exists for reading and writing.
     *
     * @param file the file.
     * @return the open file, to be closed by the caller.
     * @throws IOException if it cannot be opened.
     */
    public static HeldFile openForWriting(final Path file) throws IOException {
        return open(file, O_RDWR);
    }

    /**
     * Creates a file that only its owner may read and write.
     *
     * @param file the file, which must not exist.
     * @return the open file, to be closed by the caller.
     * @throws IOException if it exists or cannot be created.
     */
    public static HeldFile create(final Path file) throws IOException {
        return open(file, O_RDWR | O_CREAT | O_EXCL);
    }

    private static HeldFile open(final Path file, final int flags) throws IOException {
        final int number = CLibrary.call((state, arena) ->
                (int) OPEN.invokeExact(state, arena.allocateFrom(file.toString()), flags | O_CLOEXEC, OWNER_ONLY));
        if (number < 0) {
            throw CLibrary.failure(file, -number);
        }
        return new HeldFile(file, number);
    }

    /**
     * Returns a path by which this process reaches the open file itself, whatever has happened to its name.
     *
     * @return the path, valid until this is closed; the name on a system without {@code /proc}.
     */
    public Path path() {
        return HAS_DESCRIPTORS ? DESCRIPTORS.resolve(Integer.toString(number)) : name;
    }

    /**
     * Locks the file as a whole by flock(2), until it is unlocked or closed. Works for directories, too.
     *
     * @param lock kind of the lock.
     * @return whether the lock is held.
     */
    public Outcome tryLockWhole(final Lock lock) {
        final int result =
                CLibrary.call((state, _) -> (int) FLOCK.invokeExact(state, number, lock.operation | LOCK_NB));
        return result == 0 ? Outcome.HELD : result == -EWOULDBLOCK ? Outcome.BUSY : Outcome.UNSUPPORTED;
    }

    /**
     * Locks all bytes of the file, until it is unlocked or closed. The lock belongs to this opening: another one of the
     * same process is excluded, and its close releases nothing. Locks of {@link java.nio.channels.FileLock} exclude it,
     * and it excludes them.
     *
     * @param lock kind of the lock.
     * @return whether the lock is held.
     * @throws IOException if the file system has no such locks.
     */
    public boolean tryLock(final Lock lock) throws IOException {
        final int result = setLock(lock.type);
        if (result != 0 && result != -EWOULDBLOCK && result != -EACCES) {
            throw CLibrary.failure(name, -result);
        }
        return result == 0;
    }

    /** Releases both locks at once: a child process that is being started may have the descriptor a moment longer. */
    public void unlock() {
        setLock(F_UNLCK);
        CLibrary.call((state, _) -> (int) FLOCK.invokeExact(state, number, LOCK_UN));
    }

    private int setLock(final short type) {
        return CLibrary.call((state, arena) -> (int) FCNTL.invokeExact(state, number, F_OFD_SETLK, range(arena, type)));
    }

    /** Returns a {@code struct flock} of all bytes: its start and length are 0. */
    private static MemorySegment range(final Arena arena, final short type) {
        final MemorySegment range = arena.allocate(LOCK_LENGTH, Long.BYTES);
        range.set(ValueLayout.JAVA_SHORT, 0, type);
        return range;
    }

    /**
     * Makes bytes and length durable.
     *
     * @throws ClosedByInterruptException if the thread is interrupted; the file stays open.
     * @throws IOException the system has refused it.
     */
    public void forceData() throws IOException {
        force(FDATASYNC);
    }

    /**
     * Makes bytes and all attributes durable; for a directory, its names.
     *
     * @throws ClosedByInterruptException if the thread is interrupted; the file stays open.
     * @throws IOException the system has refused it.
     */
    public void force() throws IOException {
        force(FSYNC);
    }

    private void force(final MethodHandle function) throws IOException {
        if (Thread.currentThread().isInterrupted()) {
            throw new ClosedByInterruptException();
        }
        final int result = CLibrary.call((state, _) -> (int) function.invokeExact(state, number));
        if (result < 0) {
            throw CLibrary.failure(name, -result);
        }
    }

    /** Closes the file. To be called once. */
    @Override
    public void close() {
        CLibrary.callOnce((state, _) -> (int) CLOSE.invokeExact(state, number));
    }
}
