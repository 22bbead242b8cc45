package io.github.galefs.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/**
 * Calls on names in an open directory. A name is bytes without {@code /} and zeros. A path beneath a directory never
 * leaves it, through whatever links, and however others change the tree. The kernel checks each step.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/openat2.2.html">openat2(2), RESOLVE_BENEATH</a>
 */
public final class DirectoryCalls {
    /** The same on every processor. */
    private static final long SYS_OPENAT2 = 437;

    private static final long RESOLVE_NO_MAGICLINKS = 0x02;
    private static final long RESOLVE_BENEATH = 0x08;
    private static final int AT_REMOVEDIR = 0x200;
    private static final int NEW_FILE = 0666;
    private static final int NEW_DIRECTORY = 0777;
    private static final int EAGAIN = 11;

    /** Attempts while others rename directories or mount: the kernel then cannot tell where {@code ..} leads. */
    private static final int MAX_ATTEMPTS = 1000;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final long HOW_LENGTH = 3 * LONG.byteSize();

    private static final MethodHandle OPEN = CLibrary.find(
            "open", FunctionDescriptor.of(INT, ValueLayout.ADDRESS, INT), Linker.Option.firstVariadicArg(2));
    private static final MethodHandle SYSCALL = CLibrary.find(
            "syscall",
            FunctionDescriptor.of(LONG, LONG, LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, LONG),
            Linker.Option.firstVariadicArg(1));
    private static final MethodHandle MKDIRAT =
            CLibrary.find("mkdirat", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS, INT));
    private static final MethodHandle UNLINKAT =
            CLibrary.find("unlinkat", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS, INT));
    private static final MethodHandle RENAMEAT =
            CLibrary.find("renameat", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS, INT, ValueLayout.ADDRESS));
    private static final MethodHandle GETDENTS64 =
            CLibrary.find("getdents64", FunctionDescriptor.of(LONG, INT, ValueLayout.ADDRESS, LONG));

    private DirectoryCalls() {}

    /** Purposes of a descriptor. */
    public enum Access {
        /** Its path only: devices and pipes do not notice. */
        PATH(OpenFlags.O_PATH),
        /** Its path only, which must lead to a directory. */
        DIRECTORY_PATH(OpenFlags.O_PATH | OpenFlags.O_DIRECTORY),
        /** Its path only; of a link, the link itself. */
        LINK_PATH(OpenFlags.O_PATH | OpenFlags.O_NOFOLLOW),
        /** The names of a directory. */
        DIRECTORY(OpenFlags.O_RDONLY | OpenFlags.O_DIRECTORY),
        /** Reading. */
        READ(OpenFlags.O_RDONLY),
        /** Reading past the page cache: see {@link FileData#readThroughCache}. */
        DIRECT_READ(OpenFlags.O_RDONLY | OpenFlags.O_DIRECT),
        /** Writing. */
        WRITE(OpenFlags.O_WRONLY),
        /** Reading and writing. */
        READ_WRITE(OpenFlags.O_RDWR);

        private final int flags;

        Access(final int flags) {
            this.flags = flags | OpenFlags.O_CLOEXEC;
        }
    }

    /**
     * Opens a directory by a path that may lead anywhere.
     *
     * @param directory the directory.
     * @return the directory, open for {@link Access#DIRECTORY}.
     * @throws SystemCallException if the system refuses it.
     */
    public static OpenInode openDirectory(final Path directory) throws SystemCallException {
        return open(directory.toString(), Access.DIRECTORY.flags);
    }

    /**
     * Opens once more what is open.
     *
     * @param descriptor the descriptor of a file or directory.
     * @param access     what the new descriptor is for.
     * @return a descriptor of the same file, whatever has happened to its name.
     * @throws SystemCallException if the system refuses it.
     */
    public static OpenInode reopen(final OpenInode descriptor, final Access access) throws SystemCallException {
        return open(descriptor.descriptorPath(), access.flags | OpenFlags.O_NOCTTY);
    }

    private static OpenInode open(final String path, final int flags) throws SystemCallException {
        final int number =
                CLibrary.call((state, arena) -> (int) OPEN.invokeExact(state, arena.allocateFrom(path), flags));
        return OpenInode.own(SystemCallException.check(number, "open"));
    }

    /**
     * Opens what a path beneath a directory leads to. Links are followed as long as they stay beneath the directory;
     * an absolute link never does.
     *
     * @param directory the directory.
     * @param path      path relative to it, at least one byte.
     * @param access    what the descriptor is for.
     * @return the descriptor.
     * @throws SystemCallException EXDEV if the path leaves the directory; EAGAIN if others change the tree all the
     *     time; else the reason of the system.
     */
    public static OpenInode openBeneath(final OpenInode directory, final byte[] path, final Access access)
            throws SystemCallException {
        return openBeneath(directory, path, access.flags, 0);
    }

    /**
     * Creates a file, whose permissions are 0666 less the umask.
     *
     * @param directory the directory.
     * @param name      name of the file, which must not exist.
     * @param access    what the descriptor is for: reading, writing or both.
     * @return the descriptor.
     * @throws SystemCallException EEXIST if anything has the name, also a link; else the reason of the system.
     */
    public static OpenInode create(final OpenInode directory, final byte[] name, final Access access)
            throws SystemCallException {
        return openBeneath(directory, name, access.flags | OpenFlags.O_CREAT | OpenFlags.O_EXCL, NEW_FILE);
    }

    /**
     * Creates a file without a name. Its close deletes it.
     *
     * @param directory a directory of the file system.
     * @return the descriptor, for reading and writing.
     * @throws SystemCallException if the file system has no such files, or refuses it.
     */
    public static OpenInode createUnnamed(final OpenInode directory) throws SystemCallException {
        return openBeneath(directory, new byte[] {'.'}, Access.READ_WRITE.flags | OpenFlags.O_TMPFILE, 0600);
    }

    private static OpenInode openBeneath(final OpenInode directory, final byte[] path, final int flags, final long mode)
            throws SystemCallException {
        int result = -EAGAIN;
        for (int i = 0; i < MAX_ATTEMPTS && result == -EAGAIN; i++) {
            result = CLibrary.call((state, arena) -> (int) (long) SYSCALL.invokeExact(
                    state,
                    SYS_OPENAT2,
                    (long) directory.number(),
                    text(arena, path),
                    how(arena, flags, mode),
                    HOW_LENGTH));
        }
        return OpenInode.own(SystemCallException.check(result, "openat2"));
    }

    /** Returns a {@code struct open_how}. */
    private static MemorySegment how(final Arena arena, final int flags, final long mode) {
        final MemorySegment how = arena.allocate(LONG, 3);
        how.setAtIndex(LONG, 0, flags);
        how.setAtIndex(LONG, 1, mode);
        how.setAtIndex(LONG, 2, RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS);
        return how;
    }

    /**
     * Creates a directory, whose permissions are 0777 less the umask.
     *
     * @param directory directory of the new one.
     * @param name      its name.
     * @throws SystemCallException if the system refuses it.
     */
    public static void makeDirectory(final OpenInode directory, final byte[] name) throws SystemCallException {
        SystemCallException.check(
                CLibrary.call((state, arena) ->
                        (int) MKDIRAT.invokeExact(state, directory.number(), text(arena, name), NEW_DIRECTORY)),
                "mkdirat");
    }

    /**
     * Removes the name of a file or link.
     *
     * @param directory directory of the name.
     * @param name      the name.
     * @throws SystemCallException EISDIR for a directory; else the reason of the system.
     */
    public static void unlink(final OpenInode directory, final byte[] name) throws SystemCallException {
        SystemCallException.check(unlink(directory, name, 0), "unlinkat");
    }

    /**
     * Removes an empty directory.
     *
     * @param directory directory of the name.
     * @param name      the name.
     * @throws SystemCallException ENOTDIR for a file or link; else the reason of the system.
     */
    public static void removeDirectory(final OpenInode directory, final byte[] name) throws SystemCallException {
        SystemCallException.check(unlink(directory, name, AT_REMOVEDIR), "unlinkat");
    }

    private static int unlink(final OpenInode directory, final byte[] name, final int flags) {
        return CLibrary.call(
                (state, arena) -> (int) UNLINKAT.invokeExact(state, directory.number(), text(arena, name), flags));
    }

    /**
     * Renames a file, link or directory. What has the new name is replaced.
     *
     * @param from     directory of the name.
     * @param fromName the name.
     * @param to       directory of the new name.
     * @param toName   the new name.
     * @throws SystemCallException if the system refuses it.
     */
    public static void rename(final OpenInode from, final byte[] fromName, final OpenInode to, final byte[] toName)
            throws SystemCallException {
        SystemCallException.check(
                CLibrary.call((state, arena) -> (int) RENAMEAT.invokeExact(
                        state, from.number(), text(arena, fromName), to.number(), text(arena, toName))),
                "renameat");
    }

    /**
     * Reads the next entries of a directory, as a sequence of {@code struct linux_dirent64}.
     *
     * @param directory the directory, open for {@link Access#DIRECTORY}.
     * @param entries   receives them; native.
     * @return bytes received; 0 after the last entry.
     * @throws SystemCallException if the system refuses it.
     * @see <a href="https://man7.org/linux/man-pages/man2/getdents.2.html">getdents64(2)</a>
     */
    public static long readEntries(final OpenInode directory, final MemorySegment entries) throws SystemCallException {
        return SystemCallException.check(
                CLibrary.callLong(
                        state -> (long) GETDENTS64.invokeExact(state, directory.number(), entries, entries.byteSize())),
                "getdents64");
    }

    private static MemorySegment text(final Arena arena, final byte[] name) {
        final MemorySegment text = arena.allocate(name.length + 1L);
        MemorySegment.copy(name, 0, text, ValueLayout.JAVA_BYTE, 0, name.length);
        return text;
    }
}
