package io.github.galefs.posix;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * An inode of Linux with an open descriptor: a file, a directory or another kind. The caller must not close it while
 * another thread uses it: the system may give its number to another file. No call ends early because its thread is
 * interrupted.
 */
public final class OpenInode implements AutoCloseable {
    /** Most bytes of a {@code struct file_handle}: its two words and {@code MAX_HANDLE_SZ}. */
    private static final int MAX_FILE_HANDLE = 128;

    private static final int FILE_HANDLE_HEADER = 8;
    private static final int AT_FDCWD = -100;
    private static final int AT_EMPTY_PATH = 0x1000;
    private static final int AT_NO_AUTOMOUNT = 0x800;
    private static final int AT_STATX_FORCE_SYNC = 0x2000;
    private static final long UTIME_OMIT = (1L << 30) - 2;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long MILLIS_PER_SECOND = 1000;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final MethodHandle STATX =
            CLibrary.find("statx", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS, INT, INT, ValueLayout.ADDRESS));
    private static final MethodHandle NAME_TO_HANDLE_AT = CLibrary.find(
            "name_to_handle_at",
            FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, INT));
    private static final MethodHandle CHMOD =
            CLibrary.find("chmod", FunctionDescriptor.of(INT, ValueLayout.ADDRESS, INT));
    private static final MethodHandle UTIMENSAT =
            CLibrary.find("utimensat", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, INT));

    private final int number;

    private OpenInode(final int number) {
        this.number = number;
    }

    /** Returns the owner of a descriptor, which is closed if memory is too short for one. */
    static OpenInode own(final int number) {
        try {
            return new OpenInode(number);
        } catch (final OutOfMemoryError e) {
            CLibrary.close(number);
            throw e;
        }
    }

    /** Returns the number of the descriptor. */
    int number() {
        return number;
    }

    /**
     * Returns a path that leads to what is open, whatever has happened to its name.
     *
     * @return a path of this process, until the close.
     */
    public Path path() {
        return Path.of(descriptorPath());
    }

    String descriptorPath() {
        return HeldFile.DESCRIPTORS + "/" + number;
    }

    /**
     * Returns the attributes of what is open, as this machine knows them: a network's file system need not ask its
     * server.
     *
     * @return the attributes.
     * @throws SystemCallException if the system refuses it.
     */
    public FileAttributes attributes() throws SystemCallException {
        return attributes(0);
    }

    /**
     * Returns the attributes of what is open, as they are now: a network's file system asks its server.
     *
     * @return the attributes at present.
     * @throws SystemCallException if the system refuses it.
     */
    public FileAttributes currentAttributes() throws SystemCallException {
        return attributes(AT_STATX_FORCE_SYNC);
    }

    private FileAttributes attributes(final int flags) throws SystemCallException {
        return statx(flags, FileAttributes::of);
    }

    /**
     * Returns whether what is open has lost its last name.
     *
     * @return whether it was removed.
     * @throws SystemCallException ESTALE if the server of a network's file system has removed it; else the reason of
     *     the system.
     */
    public boolean isRemoved() throws SystemCallException {
        return statx(AT_STATX_FORCE_SYNC, FileAttributes::links) == 0;
    }

    private <T> T statx(final int flags, final Function<MemorySegment, T> reader) throws SystemCallException {
        final AtomicReference<T> read = new AtomicReference<>();
        final int result = CLibrary.call((state, arena) -> {
            final MemorySegment statx = arena.allocate(FileAttributes.LENGTH, Long.BYTES);
            final int error = (int) STATX.invokeExact(
                    state,
                    number,
                    arena.allocateFrom(""),
                    AT_EMPTY_PATH | AT_NO_AUTOMOUNT | flags,
                    FileAttributes.MASK,
                    statx);
            read.setPlain(reader.apply(statx));
            return error;
        });
        SystemCallException.check(result, "statx");
        return read.getPlain();
    }

    /**
     * Returns a number that differs for each new use of an inode.
     *
     * @return a hash of the file handle, which has the inode's generation; 0 where the file system has no such handles.
     * @see <a href="https://man7.org/linux/man-pages/man2/name_to_handle_at.2.html">name_to_handle_at(2)</a>
     */
    public int generation() {
        final int[] hash = new int[1];
        final int result = CLibrary.call((state, arena) -> {
            final MemorySegment handle = arena.allocate(FILE_HANDLE_HEADER + MAX_FILE_HANDLE, Long.BYTES);
            handle.set(INT, 0, MAX_FILE_HANDLE);
            final int error = (int) NAME_TO_HANDLE_AT.invokeExact(
                    state, number, arena.allocateFrom(""), handle, arena.allocate(INT), AT_EMPTY_PATH);
            hash[0] = hash(handle);
            return error;
        });
        return result < 0 ? 0 : hash[0];
    }

    private static int hash(final MemorySegment handle) {
        final int end = FILE_HANDLE_HEADER + Math.clamp(handle.get(INT, 0), 0, MAX_FILE_HANDLE);
        return handle.asSlice(0, end).asByteBuffer().hashCode();
    }

    /**
     * Sets the permissions of what is open.
     *
     * @param permissions 0 to 07777.
     * @throws SystemCallException if the system refuses it.
     */
    public void setPermissions(final int permissions) throws SystemCallException {
        // By the path: fchmod refuses a descriptor with O_PATH.
        SystemCallException.check(
                CLibrary.call((state, arena) ->
                        (int) CHMOD.invokeExact(state, arena.allocateFrom(descriptorPath()), permissions)),
                "chmod");
    }

    /**
     * Sets the time of the last change to the bytes of what is open.
     *
     * @param millis milliseconds since 1970-01-01T00:00Z; the file system limits them to its range.
     * @throws SystemCallException if the system refuses it.
     */
    public void setModificationMillis(final long millis) throws SystemCallException {
        SystemCallException.check(
                CLibrary.call((state, arena) -> {
                    final MemorySegment times = arena.allocate(LONG, 4);
                    times.setAtIndex(LONG, 1, UTIME_OMIT);
                    times.setAtIndex(LONG, 2, Math.floorDiv(millis, MILLIS_PER_SECOND));
                    times.setAtIndex(LONG, 3, Math.floorMod(millis, MILLIS_PER_SECOND) * NANOS_PER_MILLI);
                    return (int) UTIMENSAT.invokeExact(state, AT_FDCWD, arena.allocateFrom(descriptorPath()), times, 0);
                }),
                "utimensat");
    }

    /** Closes the descriptor. To be called once. */
    @Override
    public void close() {
        CLibrary.close(number);
    }
}
