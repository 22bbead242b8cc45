package io.github.galefs.posix;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Calls on the bytes of an open file. Memory must be native. A thread's interrupt stays set and ends no call.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/readv.2.html">preadv2(2), pwritev2(2)</a>
 */
public final class FileData {
    private static final int EIO = 5;
    private static final int RWF_APPEND = 0x10;
    private static final long CURRENT_POSITION = -1;
    private static final int SEEK_CUR = 1;
    private static final int F_SETFL = 4;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final FunctionDescriptor TRANSFER =
            FunctionDescriptor.of(LONG, INT, ValueLayout.ADDRESS, LONG, LONG);
    private static final MethodHandle PREAD = CLibrary.find("pread", TRANSFER);
    private static final MethodHandle PWRITE = CLibrary.find("pwrite", TRANSFER);
    private static final MethodHandle PWRITEV2 =
            CLibrary.find("pwritev2", FunctionDescriptor.of(LONG, INT, ValueLayout.ADDRESS, INT, LONG, INT));
    private static final MethodHandle LSEEK = CLibrary.find("lseek", FunctionDescriptor.of(LONG, INT, LONG, INT));
    private static final MethodHandle FTRUNCATE = CLibrary.find("ftruncate", FunctionDescriptor.of(INT, INT, LONG));
    private static final MethodHandle FCNTL =
            CLibrary.find("fcntl", FunctionDescriptor.of(INT, INT, INT, INT), Linker.Option.firstVariadicArg(2));
    private static final MethodHandle FSYNC = CLibrary.find("fsync", FunctionDescriptor.of(INT, INT));
    private static final MethodHandle FDATASYNC = CLibrary.find("fdatasync", FunctionDescriptor.of(INT, INT));

    private FileData() {}

    /**
     * Reads at an offset.
     *
     * @param file        the file.
     * @param offset      offset in the file in bytes, from 0.
     * @param destination receives the bytes; native.
     * @return bytes read, perhaps fewer than the destination has; 0 at and past the end of the file.
     * @throws SystemCallException if the system refuses it.
     */
    public static long read(final OpenInode file, final long offset, final MemorySegment destination)
            throws SystemCallException {
        return SystemCallException.check(
                CLibrary.callLong(state ->
                        (long) PREAD.invokeExact(state, file.number(), destination, destination.byteSize(), offset)),
                "pread");
    }

    /**
     * Writes at an offset.
     *
     * @param file   the file.
     * @param offset offset in the file in bytes, from 0.
     * @param source holds the bytes; native.
     * @return bytes written, at least 1 and perhaps fewer than the source has; 0 for an empty source.
     * @throws SystemCallException EIO if the system writes nothing without a reason; else the reason of the system.
     */
    public static long write(final OpenInode file, final long offset, final MemorySegment source)
            throws SystemCallException {
        final long count = SystemCallException.check(
                CLibrary.callLong(
                        state -> (long) PWRITE.invokeExact(state, file.number(), source, source.byteSize(), offset)),
                "pwrite");
        return source.byteSize() == 0 ? count : requireProgress(count, "pwrite");
    }

    /** Throws EIO for a count of 0: a caller that writes the rest would call for ever. */
    private static long requireProgress(final long count, final String call) throws SystemCallException {
        if (count == 0) {
            throw new SystemCallException(EIO, call);
        }
        return count;
    }

    /**
     * Writes at the end of a file, and moves the descriptor's position behind the bytes. Linux moves the end of the
     * file in the same step, for all processes.
     *
     * @param file   the file.
     * @param vector one {@code struct iovec}: address and length of the bytes, at least 1, which must stay allocated.
     * @return bytes written, at least 1 and perhaps fewer than the vector has.
     * @throws SystemCallException EIO if the system writes nothing without a reason; else the reason of the system.
     */
    public static long append(final OpenInode file, final MemorySegment vector) throws SystemCallException {
        return requireProgress(
                SystemCallException.check(
                        CLibrary.callLong(state -> (long)
                                PWRITEV2.invokeExact(state, file.number(), vector, 1, CURRENT_POSITION, RWF_APPEND)),
                        "pwritev2"),
                "pwritev2");
    }

    /**
     * Returns the position of a descriptor: the end of its last append.
     *
     * @param file the file.
     * @return the position in bytes, from 0.
     * @throws SystemCallException if the system refuses it.
     */
    public static long position(final OpenInode file) throws SystemCallException {
        return SystemCallException.check(
                CLibrary.callLong(state -> (long) LSEEK.invokeExact(state, file.number(), 0L, SEEK_CUR)), "lseek");
    }

    /**
     * Sets the size of a file.
     *
     * @param file the file.
     * @param size size in bytes, from 0.
     * @throws SystemCallException if the system refuses it.
     */
    public static void setSize(final OpenInode file, final long size) throws SystemCallException {
        SystemCallException.check(
                CLibrary.call((state, _) -> (int) FTRUNCATE.invokeExact(state, file.number(), size)), "ftruncate");
    }

    /**
     * Lets a file that was opened to be read past the page cache be read through it. Past the cache, file systems
     * demand that offset, length and address are multiples of a number, and refuse other reads with EINVAL.
     *
     * @param file the file.
     * @throws SystemCallException if the system refuses it.
     * @see <a href="https://man7.org/linux/man-pages/man2/open.2.html">O_DIRECT in open(2)</a>
     */
    public static void readThroughCache(final OpenInode file) throws SystemCallException {
        SystemCallException.check(
                CLibrary.call((state, _) -> (int) FCNTL.invokeExact(state, file.number(), F_SETFL, 0)), "fcntl");
    }

    /**
     * Makes bytes and size durable.
     *
     * @param file the file.
     * @throws SystemCallException if they may not be durable.
     */
    public static void syncData(final OpenInode file) throws SystemCallException {
        SystemCallException.check(
                CLibrary.call((state, _) -> (int) FDATASYNC.invokeExact(state, file.number())), "fdatasync");
    }

    /**
     * Makes bytes and all attributes durable; for a directory, its names.
     *
     * @param file the file or directory.
     * @throws SystemCallException if they may not be durable.
     */
    public static void sync(final OpenInode file) throws SystemCallException {
        SystemCallException.check(CLibrary.call((state, _) -> (int) FSYNC.invokeExact(state, file.number())), "fsync");
    }
}
