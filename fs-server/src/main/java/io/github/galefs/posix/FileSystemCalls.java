package io.github.galefs.posix;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** Calls on a file system as a whole. */
public final class FileSystemCalls {
    /** Bytes of {@code struct statvfs}. */
    private static final long SPACE_LENGTH = 112;

    /** Bytes of {@code struct statfs}, which begins with the type. */
    private static final long TYPE_LENGTH = 120;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final MethodHandle FSTATVFS =
            CLibrary.find("fstatvfs", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS));
    private static final MethodHandle FSTATFS =
            CLibrary.find("fstatfs", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS));
    private static final MethodHandle SYNCFS = CLibrary.find("syncfs", FunctionDescriptor.of(INT, INT));
    private static final MethodHandle SYNC = CLibrary.find("sync", FunctionDescriptor.ofVoid());

    private FileSystemCalls() {}

    /**
     * Space of a file system.
     *
     * @param blockSize  bytes of a block.
     * @param usedBytes  bytes that are in use.
     * @param freeBytes  bytes that this process can still use.
     * @param usedInodes inodes that are in use; 0 where the file system does not count them.
     * @see <a href="https://man7.org/linux/man-pages/man3/statvfs.3.html">statvfs(3)</a>
     */
    public record Space(int blockSize, long usedBytes, long freeBytes, long usedInodes) {}

    /**
     * Returns the space of a file system.
     *
     * @param file any file or directory of it.
     * @return the space at present.
     * @throws SystemCallException if the system refuses it.
     */
    public static Space space(final OpenInode file) throws SystemCallException {
        final Space[] space = new Space[1];
        final int result = CLibrary.call((state, arena) -> {
            final MemorySegment statvfs = arena.allocate(SPACE_LENGTH, Long.BYTES);
            final int error = (int) FSTATVFS.invokeExact(state, file.number(), statvfs);
            space[0] = space(statvfs);
            return error;
        });
        SystemCallException.check(result, "fstatvfs");
        return space[0];
    }

    private static Space space(final MemorySegment statvfs) {
        final long blockSize = statvfs.getAtIndex(LONG, 1);
        final long blocks = statvfs.getAtIndex(LONG, 2);
        final long freeBlocks = statvfs.getAtIndex(LONG, 3);
        final long availableBlocks = statvfs.getAtIndex(LONG, 4);
        final long inodes = statvfs.getAtIndex(LONG, 5);
        final long freeInodes = statvfs.getAtIndex(LONG, 6);
        return new Space(
                (int) blockSize, (blocks - freeBlocks) * blockSize, availableBlocks * blockSize, inodes - freeInodes);
    }

    /**
     * Returns the type of a file system.
     *
     * @param file any file or directory of it.
     * @return its number in {@code linux/magic.h}.
     * @throws SystemCallException if the system refuses it.
     * @see <a href="https://man7.org/linux/man-pages/man2/statfs.2.html">statfs(2)</a>
     */
    public static long type(final OpenInode file) throws SystemCallException {
        final long[] type = new long[1];
        final int result = CLibrary.call((state, arena) -> {
            final MemorySegment statfs = arena.allocate(TYPE_LENGTH, Long.BYTES);
            final int error = (int) FSTATFS.invokeExact(state, file.number(), statfs);
            type[0] = statfs.getAtIndex(LONG, 0);
            return error;
        });
        SystemCallException.check(result, "fstatfs");
        return type[0];
    }

    /**
     * Makes all changes of a file system durable.
     *
     * @param file any file or directory of it.
     * @throws SystemCallException if they may not be durable.
     */
    public static void sync(final OpenInode file) throws SystemCallException {
        SystemCallException.check(
                CLibrary.call((state, _) -> (int) SYNCFS.invokeExact(state, file.number())), "syncfs");
    }

    /** Makes all changes of all file systems durable. The system reports no failures. */
    public static void syncAll() {
        CLibrary.call((state, _) -> {
            SYNC.invokeExact(state);
            return 0;
        });
    }
}
