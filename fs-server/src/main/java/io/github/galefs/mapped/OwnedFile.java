package io.github.galefs.mapped;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/**
 * Opens files that another process has named, and that only this process's user and root can change. Whoever else
 * could write to such a file could cut it while it is mapped, and so end this process: an access to a page that is gone
 * raises a signal, in native code or a kernel without a remedy.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/open.2.html">open(2)</a>
 */
public final class OwnedFile {
    private static final int ROOT = 0;

    /** Permissions of the group and of others to write. Those of an access control list show in the group's. */
    private static final int WRITABLE_FOR_OTHERS = 0b000_010_010;

    private static final int O_CLOEXEC = 0x80000;
    private static final int O_PATH = 0x200000;

    private static final MethodHandle OPEN = NativeFunctions.find(
            "open",
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT),
            Linker.Option.firstVariadicArg(2));
    private static final MethodHandle CLOSE =
            NativeFunctions.find("close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    private static final MethodHandle USER =
            NativeFunctions.find("geteuid", FunctionDescriptor.of(ValueLayout.JAVA_INT));

    private OwnedFile() {}

    /**
     * Opens a file.
     *
     * @param file    path, as the other process has named it. Opening a pipe or a device has no effect.
     * @param options of the channel.
     * @return the channel, to be closed by the caller.
     * @throws IOException the file cannot be opened, is not a regular one, belongs to another user than this process's
     *     and root, or can be written to by others; also if the system cannot tell.
     */
    public static FileChannel open(final Path file, final OpenOption... options) throws IOException {
        final int fd = call(() -> openPath(file));
        if (fd < 0) {
            // The reason is lost. If it is one for a channel, too, this has it.
            FileChannel.open(file, options).close();
            throw new IOException("cannot look at " + file);
        }
        try {
            // What the descriptor refers to, whatever the path has come to refer to meanwhile.
            final Path opened = Path.of("/proc/self/fd/" + fd);
            final Map<String, Object> attributes = Files.readAttributes(opened, "unix:uid,mode,isRegularFile");
            if (!(boolean) attributes.get("isRegularFile")) {
                throw new IOException(file + " is not a regular file");
            }
            final int owner = (int) attributes.get("uid");
            final int mode = (int) attributes.get("mode");
            if ((owner != ROOT && owner != call(OwnedFile::user)) || (mode & WRITABLE_FOR_OTHERS) != 0) {
                throw new IOException(file + " of user " + owner + " with mode " + Integer.toOctalString(mode)
                        + ": must belong to the user of this process or root, and nobody else may write to it");
            }
            return FileChannel.open(opened, Set.of(options));
        } finally {
            call(() -> (int) CLOSE.invokeExact(fd));
        }
    }

    @FunctionalInterface
    private interface Call {
        int invoke() throws Throwable;
    }

    private static int call(final Call call) throws IOException {
        if (OPEN == null || CLOSE == null || USER == null) {
            throw new IOException("the C library lacks a function");
        }
        try {
            return call.invoke();
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new IOException("a call of the C library failed", e);
        }
    }

    private static int openPath(final Path file) throws Throwable {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment path = arena.allocateFrom(file.toString());
            return (int) OPEN.invokeExact(path, O_PATH | O_CLOEXEC);
        }
    }

    private static int user() throws Throwable {
        return (int) USER.invokeExact();
    }
}
