package io.github.galefs.file;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/**
 * Finds holes of an open file. For use by one thread.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/lseek.2.html">lseek(2), SEEK_DATA and SEEK_HOLE</a>
 */
final class HoleFinder implements AutoCloseable {
    private static final int O_RDONLY = 0;

    /** So that the open of a pipe, which may have taken the place of the file, does not wait. */
    private static final int O_NONBLOCK = 0x800;

    private static final int O_CLOEXEC = 0x80000;
    private static final int SEEK_DATA = 3;
    private static final int SEEK_HOLE = 4;
    private static final int STANDARD_INPUT = 0;

    private static final MethodHandle OPEN = find(
            "open",
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT),
            Linker.Option.firstVariadicArg(2));
    private static final MethodHandle CLOSE =
            find("close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    private static final MethodHandle LSEEK = find(
            "lseek",
            FunctionDescriptor.of(
                    ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

    private final int descriptor;
    private boolean isOpen;

    private HoleFinder(final int descriptor, final boolean isOpen) {
        this.descriptor = descriptor;
        this.isOpen = isOpen;
    }

    /** The constants are those of Linux. */
    @SuppressWarnings("restricted") // Safe if the descriptor matches the function.
    private static MethodHandle find(
            final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        final Linker linker = Linker.nativeLinker();
        return linker.defaultLookup()
                .find(name)
                .filter(_ -> System.getProperty("os.name").equals("Linux"))
                .map(address -> linker.downcallHandle(address, descriptor, options))
                .orElse(null);
    }

    /** Opens a file; returns null where holes cannot be found. */
    static HoleFinder open(final Path file) {
        if (OPEN == null || CLOSE == null || LSEEK == null) {
            return null;
        }
        try (Arena arena = Arena.ofConfined()) {
            final int descriptor =
                    (int) OPEN.invokeExact(arena.allocateFrom(file.toString()), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
            return descriptor < 0 ? null : new HoleFinder(descriptor, true);
        } catch (final Throwable e) {
            throw failed(e);
        }
    }

    /** Returns one for standard input, whose position it may move; null where holes cannot be found. */
    static HoleFinder ofStandardInput() {
        return LSEEK == null ? null : new HoleFinder(STANDARD_INPUT, false);
    }

    /** Returns a path that leads to the open file, whatever has become of its name. */
    Path path() {
        return Path.of("/proc/self/fd", Integer.toString(descriptor));
    }

    /**
     * Returns where the hole at an offset ends.
     *
     * @param offset offset in the file, in bytes.
     * @param size   length of the file, in bytes; more than the offset.
     * @return the first offset from there on that may have data; the size if there is none.
     */
    long endOfHole(final long offset, final long size) {
        try {
            final long data = (long) LSEEK.invokeExact(descriptor, offset, SEEK_DATA);
            if (data >= 0) {
                return Math.min(data, size);
            }
            // No data follows, unless the file system refuses both calls.
            return (long) LSEEK.invokeExact(descriptor, offset, SEEK_HOLE) == offset ? size : offset;
        } catch (final Throwable e) {
            throw failed(e);
        }
    }

    @Override
    public void close() {
        if (!isOpen) {
            return;
        }
        isOpen = false;
        try {
            final int _ = (int) CLOSE.invokeExact(descriptor);
        } catch (final Throwable e) {
            throw failed(e);
        }
    }

    /** The functions throw nothing; the JVM may have no memory. */
    private static RuntimeException failed(final Throwable e) {
        return switch (e) {
            case Error error -> throw error;
            case RuntimeException exception -> exception;
            default -> new IllegalStateException(e);
        };
    }
}
