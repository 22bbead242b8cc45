package io.github.galefs.mapped;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A mapped file in memory, of a fixed length, that other processes of the same user can open by its path. No disk can
 * be too full for it, and the system frees it when the last process that has it open or mapped ends.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/memfd_create.2.html">memfd_create(2)</a>
 */
public final class MemoryFile implements AutoCloseable {
    private static final int MFD_CLOEXEC = 1;
    private static final int MFD_ALLOW_SEALING = 2;
    private static final int OWNER_ONLY = 0b110_000_000;
    private static final int F_ADD_SEALS = 1033;
    private static final int F_SEAL_SHRINK = 2;
    private static final int F_SEAL_GROW = 4;

    /** How the system shows the name of such a file. */
    private static final String SHOWN_NAME = "/memfd:";

    private static final MethodHandle CREATE = NativeFunctions.find(
            "memfd_create", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));
    private static final MethodHandle SET_MODE = NativeFunctions.find(
            "fchmod", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    private static final MethodHandle CONTROL = NativeFunctions.find(
            "fcntl",
            FunctionDescriptor.of(
                    ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT),
            Linker.Option.firstVariadicArg(2));
    private static final MethodHandle CLOSE =
            NativeFunctions.find("close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

    private final int fd;
    private final MemorySegment bytes;
    private boolean closed;

    private MemoryFile(final int fd, final MemorySegment bytes) {
        this.fd = fd;
        this.bytes = bytes;
    }

    /**
     * Creates a file of zeros.
     *
     * @param name   shown to the system's administrator.
     * @param length bytes of the file.
     * @param arena  owner of the map.
     * @return the file, to be closed by the caller.
     * @throws IOException if the system has no such files, or too little memory.
     */
    public static MemoryFile create(final String name, final int length, final Arena arena) throws IOException {
        if (CREATE == null || SET_MODE == null || CONTROL == null || CLOSE == null) {
            throw new IOException("the C library has no files in memory");
        }
        final int fd = call(() -> create(name));
        if (fd < 0) {
            throw new IOException("cannot create a file in memory");
        }
        boolean mapped = false;
        try {
            final MemorySegment bytes = map(fd, length, arena);
            if (call(() -> (int) SET_MODE.invokeExact(fd, OWNER_ONLY)) < 0
                    || call(() -> (int) CONTROL.invokeExact(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW)) < 0) {
                throw new IOException("cannot protect a file in memory");
            }
            mapped = true;
            return new MemoryFile(fd, bytes);
        } finally {
            if (!mapped) {
                close(fd);
            }
        }
    }

    /**
     * Returns whether a symbolic link leads to a file in memory that is still open.
     *
     * @param link a symbolic link to what {@link #path()} has returned, to this process or another.
     * @param name of the file.
     * @return false also if its process has ended, and another has the same number.
     */
    public static boolean isLinked(final Path link, final String name) {
        try {
            return Files.readSymbolicLink(Files.readSymbolicLink(link))
                    .toString()
                    .startsWith(SHOWN_NAME + name);
        } catch (final IOException _) {
            return false;
        }
    }

    /**
     * Returns the path by which other processes open the file.
     *
     * @return a path that is valid until this process closes the file or ends.
     */
    public Path path() {
        return Path.of("/proc/" + ProcessHandle.current().pid() + "/fd/" + fd);
    }

    /**
     * Returns the map of the file.
     *
     * @return memory that belongs to the arena.
     */
    public MemorySegment bytes() {
        return bytes;
    }

    /** Closes the file. Maps of it stay. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            close(fd);
        }
    }

    /** Maps the file. Its zeros are written, so that too little memory is an error here, and not a signal later. */
    private static MemorySegment map(final int fd, final int length, final Arena arena) throws IOException {
        try (FileChannel channel =
                FileChannel.open(Path.of("/proc/self/fd/" + fd), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            final ByteBuffer zeros = ByteBuffer.allocate(length);
            while (zeros.hasRemaining()) {
                channel.write(zeros);
            }
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, length, arena);
        }
    }

    @FunctionalInterface
    private interface Call {
        int invoke() throws Throwable;
    }

    private static int call(final Call call) throws IOException {
        try {
            return call.invoke();
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new IOException("a call of the C library failed", e);
        }
    }

    private static int create(final String name) throws Throwable {
        try (Arena arena = Arena.ofConfined()) {
            return (int) CREATE.invokeExact(arena.allocateFrom(name), MFD_CLOEXEC | MFD_ALLOW_SEALING);
        }
    }

    private static void close(final int fd) {
        try {
            call(() -> (int) CLOSE.invokeExact(fd));
        } catch (final IOException e) {
            throw new IllegalStateException("cannot close a file in memory", e);
        }
    }
}
