package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.page.PageTableDescriptor.BLOCK_SHIFT_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.SameArguments;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;
import java.nio.charset.StandardCharsets;

/**
 * File calls for kernels: open, read, write, map, stat and close.
 *
 * <pre>{@code
 * // Each work-group reads its own 4 KiB of the file; counts receives the bytes read, or a negative errno.
 * static void load(final long[] fs, final int[] data, final int[] counts) {
 *     final long offset = WorkItem.groupId() * 4096L;
 *     final int fd = gopen(fs, "input.dat", O_RDONLY);
 *     int count = fd;
 *     if (fd >= 0) {
 *         count = gread(fs, fd, offset, 4096, data, offset);
 *         gclose(fs, fd);
 *     }
 *     if (WorkItem.localId() == 0) {
 *         counts[WorkItem.groupId()] = count;
 *     }
 * }
 * }</pre>
 *
 * <p><b>Collective calls.</b> All work-items of a work-group make each call, with the same arguments, and all of them
 * receive the same result. The JVM device, and a kernel with checks on any device, report arguments that differ. {@link
 * #greadEach} alone takes arguments of each work-item, and {@link #gblocksize} alone
 * may be called by any work-item at any time. A call contains a
 * barrier: {@code gwrite} writes what any work-item of the group stored in the source before the call, and after {@code
 * gread} every work-item of the group sees the bytes. Work-groups are independent of each other, and each opens fds of
 * its own.
 *
 * <p><b>Offsets and sizes</b> are in bytes. There is no file position: reads and writes take the offset in the file.
 * None of them needs to be aligned; on a GPU, copies are faster where the offsets in the file and in the array are both
 * multiples of 16.
 *
 * <p><b>Errors.</b> A call that fails returns the negative of an {@link Errno}. Each call lists those that it returns
 * by itself; a file service may return others of POSIX, by their numbers on Linux. {@code -EINTR} and {@code
 * -ETIMEDOUT} mean that the launch was stopped or that the host did not reply in time; after a stop, every later call
 * returns the same error. {@code -ETIMEDOUT} is also the error of a server that did not answer the host in time: then
 * later calls may succeed.
 *
 * <p><b>Consistency</b>, as in GPUfs: within a launch, every read that starts after a work-group's write has returned
 * sees the written bytes, in any work-group. While a write is in progress, each byte that it writes is the old one or
 * the new one; behind what was the file's end, that may be 0. Other clients see the bytes after {@code gclose}, or, in
 * a session with write-through, after {@code gwrite}; what other clients wrote is seen after the next {@code gopen}. A
 * file that another client cuts meanwhile keeps its size until then, and may read as zeros.
 *
 * @see <a href="https://doi.org/10.1145/2451116.2451169">Silberstein, Ford, Keidar, Witchel: GPUfs: integrating a file
 *     system with GPUs (2013)</a>
 */
public final class DeviceFile {
    /** Open flag: for reading only. */
    public static final int O_RDONLY = 0;

    /** Open flag: for writing only. */
    public static final int O_WRONLY = 1;

    /** Open flag: for reading and writing. */
    public static final int O_RDWR = 2;

    /** Open flag: creates the file if it does not exist. */
    public static final int O_CREAT = 64;

    /**
     * Open flag: truncates the file to 0 bytes; not with {@link #O_RDONLY}. Work-groups run in no defined order, so
     * within a launch only the first {@code gopen} with this flag truncates a file; later ones find what the launch has
     * written.
     */
    public static final int O_TRUNC = 512;

    /** Field of {@link #gfstat}: size in bytes. */
    public static final int STAT_SIZE = FileTableDescriptor.FILE_SIZE_OFFSET;

    /** Field of {@link #gfstat}: time of the last change, in milliseconds since 1970-01-01T00:00Z. */
    public static final int STAT_MODIFIED = FileTableDescriptor.FILE_MODIFIED_OFFSET;

    /** Field of {@link #gfstat}: version of the file; increases with each change that reaches the server. */
    public static final int STAT_VERSION = FileTableDescriptor.FILE_VERSION_OFFSET;

    /** Field of {@link #gfstat}: bytes that the server's store allocated to the file, at the time of the open. */
    public static final int STAT_ALLOCATED = FileTableDescriptor.FILE_ALLOCATED_OFFSET;

    /** Most bytes that a work-item reads by a {@link #greadEach}: the smallest block. */
    public static final int EACH_LIMIT = 4096;

    /** Lowest error of {@link #gmap}: results from this to -1 are errors, all others are offsets. */
    public static final long LOWEST_ERROR = -4095;

    private DeviceFile() {}

    /**
     * Opens a file by a literal path.
     *
     * @param fs    the file system: the kernel's first parameter.
     * @param path  path of the file, at most 4096 bytes of UTF-8. In a compiled kernel it must be a string literal.
     * @param flags one of {@link #O_RDONLY}, {@link #O_WRONLY} and {@link #O_RDWR}, optionally combined with {@link
     *     #O_CREAT} and {@link #O_TRUNC}.
     * @return an fd, which is positive; or the negative of ENOENT, EACCES, ENOTDIR, EISDIR, ENAMETOOLONG, EINVAL,
     *     EMFILE, EBUSY, ENOSPC, EIO, EINTR or ETIMEDOUT.
     */
    public static int gopen(final long[] fs, final String path, final int flags) {
        SameArguments.checkWithMemory(SameArguments.OPEN_LITERAL, flags, 0, 0, 0, path);
        final byte[] bytes = path.getBytes(StandardCharsets.UTF_8);
        final long[] name = new long[(bytes.length + Long.BYTES) / Long.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            DeviceMemory.putByte(name, i, bytes[i]);
        }
        return FileOpener.open(fs, name, 0, bytes.length, flags);
    }

    /**
     * Opens a file by a path in an array of any type, or in a region; for paths that are known at run time only.
     *
     * @param fs         the file system: the kernel's first parameter.
     * @param memory     region or array that holds the path in UTF-8.
     * @param pathOffset byte offset of the path.
     * @param pathLength bytes in the path, at most 4096; an empty path is ENOENT.
     * @param flags      as those of {@link #gopen(long[], String, int)}.
     * @return an fd or a negative errno, as {@link #gopen(long[], String, int)}.
     */
    public static int gopen(
            final long[] fs, final Object memory, final long pathOffset, final int pathLength, final int flags) {
        SameArguments.checkWithMemory(SameArguments.OPEN, pathOffset, pathLength, flags, 0, memory);
        return FileOpener.open(fs, memory, pathOffset, pathLength, flags);
    }

    /**
     * Closes an fd. If it was open for writing, the file's dirty blocks are written back to the server before the call
     * returns.
     *
     * @param fs the file system: the kernel's first parameter.
     * @param fd from {@code gopen}.
     * @return 0; or the negative of EBADF or EBUSY, with the fd as it was; or the error of a write-back of this file
     *     that no call has returned yet, such as -ENOSPC or -EIO, or of closing it at the server, with the fd closed;
     *     or the negative of EINTR or ETIMEDOUT, after which the fd is closed at the end of the launch at the latest.
     */
    public static int gclose(final long[] fs, final int fd) {
        SameArguments.check(SameArguments.CLOSE, fd, 0, 0);
        return (int) HostCall.await(fs, WorkItem.localId() == 0 ? OpenFileCalls.beginClose(fs, fd) : 0);
    }

    /**
     * Returns one field of an open file's status. Allowed during a mapping.
     *
     * @param fs    the file system: the kernel's first parameter.
     * @param fd    from {@code gopen}.
     * @param field {@link #STAT_SIZE}, {@link #STAT_MODIFIED}, {@link #STAT_VERSION} or {@link #STAT_ALLOCATED}.
     * @return the field's value; or the negative of EBADF, of EINVAL for another field, or of EINTR or ETIMEDOUT.
     */
    public static long gfstat(final long[] fs, final int fd, final int field) {
        SameArguments.check(SameArguments.STATUS, fd, field, 0);
        return HostCall.await(fs, WorkItem.localId() == 0 ? OpenFileCalls.status(fs, fd, field) : 0);
    }

    /**
     * Reads bytes of a file into an array of any type, or into a region. Source and destination must not overlap.
     *
     * @param fs                the file system: the kernel's first parameter.
     * @param fd                open for reading.
     * @param fileOffset        offset in the file of the first byte to read, from 0.
     * @param byteCount         bytes to read, from 0.
     * @param destination       region or array that receives the bytes.
     * @param destinationOffset byte offset in the destination, from 0; needs no alignment.
     * @return bytes read: fewer than {@code byteCount} only at the end of the file or before an error, and 0 at or past
     *     the end of the file; or the negative of EBADF, EINVAL, EBUSY, EIO, EINTR or ETIMEDOUT. When an error follows
     *     some bytes, this call returns their number and the next call returns the error.
     */
    public static int gread(
            final long[] fs,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final Object destination,
            final long destinationOffset) {
        SameArguments.checkWithMemory(SameArguments.READ, fd, fileOffset, byteCount, destinationOffset, destination);
        return BlockwiseReader.read(fs, fd, fileOffset, byteCount, destination, destinationOffset);
    }

    /**
     * Reads bytes of a file for each work-item: each passes a range of its own and a place of its own, for example to
     * search in a sorted file or to follow a graph. Collective, but for these arguments: a work-item that needs nothing
     * passes a count of 0. The blocks that the group needs are requested together, and each once. Faster than a {@link
     * #gread} for each range where ranges are small, or several lie in the same block.
     *
     * <p>After the call a work-item sees its own bytes; the others of the group see them as well. Destinations must not
     * overlap. Takes 16 bytes of local memory for each work-item, and 24 bytes.
     *
     * <pre>{@code
     * // Each work-item searches its own key in a sorted file of longs.
     * final long found = WorkItem.localId() * 8L; // its place in the buffer, in bytes
     * long low = 0;
     * long high = count;
     * while (WorkGroup.any(low < high)) {
     *     final long middle = (low + high) >>> 1;
     *     final int read = greadEach(fs, fd, middle * 8, low < high ? 8 : 0, buffer, found);
     *     ...
     * }
     * }</pre>
     *
     * @param fs                the file system: the kernel's first parameter.
     * @param fd                open for reading; the same in all work-items.
     * @param fileOffset        offset in the file of this work-item's first byte, from 0.
     * @param byteCount         bytes to read, from 0 to {@link #EACH_LIMIT}.
     * @param destination       region or array that receives the bytes; the same in all work-items.
     * @param destinationOffset byte offset in the destination, from 0; needs no alignment, but is faster if it and the
     *                          file offset are multiples of 8.
     * @return bytes read for this work-item: fewer than {@code byteCount} only at the end of the file or before an
     *     error, and 0 at or past the end of the file; or the negative of EBADF, EINVAL, EBUSY, EIO, EINTR or
     *     ETIMEDOUT. Other work-items may have other results.
     */
    public static int greadEach(
            final long[] fs,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final Object destination,
            final long destinationOffset) {
        SameArguments.checkWithMemory(SameArguments.READ_EACH, fd, 0, 0, 0, destination);
        return ItemReader.read(fs, fd, fileOffset, byteCount, destination, destinationOffset);
    }

    /**
     * Writes bytes of an array of any type, or of a region, to a file. A write past the end of the file extends it; a
     * gap before the write becomes a hole, which reads as zeros.
     *
     * <p>The bytes are in the cache when the call returns. They reach the server when many blocks are dirty, when the
     * block is evicted, or when an fd of the file that is open for writing is closed. An error there is returned once
     * to each fd that is open for writing: by its next {@code gwrite} or by {@link #gclose}.
     *
     * <p>With write-through, an option of the session, a call that writes bytes returns when the server has accepted
     * all that were written to the file until then, and returns an error of that itself: then any of the call's bytes
     * may be lost, and {@code gclose} does not return the error again. After {@code -EINTR} or {@code -ETIMEDOUT} of
     * that second wait, the bytes may be in the cache and reach the server later.
     *
     * @param fs           the file system: the kernel's first parameter.
     * @param fd           open for writing.
     * @param fileOffset   offset in the file of the first byte to write, from 0.
     * @param byteCount    bytes to write, from 0.
     * @param source       region or array that holds the bytes.
     * @param sourceOffset byte offset in the source, from 0; needs no alignment.
     * @return bytes written: fewer than {@code byteCount} only before an error; or the negative of EBADF, EINVAL,
     *     EFBIG, EBUSY, ENOSPC, EIO, EINTR or ETIMEDOUT. When an error follows some bytes, this call returns their
     *     number and the next call returns the error.
     */
    public static int gwrite(
            final long[] fs,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final Object source,
            final long sourceOffset) {
        SameArguments.checkWithMemory(SameArguments.WRITE, fd, fileOffset, byteCount, sourceOffset, source);
        return BlockwiseWriter.write(fs, fd, fileOffset, byteCount, source, sourceOffset);
    }

    /**
     * Maps bytes of a file: they can be read in the cache, without a copy, until {@link #gunmap}.
     *
     * <p>A work-group has at most one mapping. During a mapping its other calls, except {@code gfstat} and {@code
     * gblocksize}, return {@code -EBUSY}: a work-group that holds a frame must not wait for the host, which may be
     * waiting for that frame.
     *
     * <p>Mappings leave one frame of the cache to reads and writes: a {@code gmap} that asks the host for its block
     * waits while other work-groups have mapped all frames but one, or the only one. Live on processors, it returns
     * {@code -ENOMEM} when for 5 seconds no mapping has begun and no block was on its way. Live on the JVM device and
     * on GPUs, whose work-groups do not suspend, it returns {@code -ENOMEM} at once. Whoever gets {@code -ENOMEM} may
     * call {@code gmap} again, or {@code gread}, which waits. Each mapping must be ended by {@link #gunmap} before the
     * work-group ends: others may be waiting for its frame. The end of the work-group releases a mapping that is left
     * open. The JVM device, and a kernel with checks, report it as a failure.
     *
     * <p>A block that the work-group finds in the page table is mapped without the host, so that such mappings may take
     * the last frame, too: then reads and writes of blocks that are not cached wait until one of the mappings ends. In
     * rounds, a mapping ends in the round in which it begins.
     *
     * <pre>{@code
     * final long begin = gmap(fs, fd, offset, count);
     * if (begin >= 0 || begin < LOWEST_ERROR) {
     *     ... DeviceMemory.getFloat(fs, begin + 4L * i) ...
     *     gunmap(fs, count);
     * }
     * }</pre>
     *
     * @param fs         the file system: the kernel's first parameter.
     * @param fd         open for reading.
     * @param fileOffset offset in the file of the first byte to map, from 0.
     * @param byteCount  bytes to map, from 1; all of them in one block (see {@link #gblocksize}) and before the end of
     *     the file.
     * @return byte offset in {@code fs} of the first byte, for {@link DeviceMemory}; a multiple of 8 if {@code
     *     fileOffset} is one. The offset may be negative, but is never between {@link #LOWEST_ERROR}
     *     and -1. Or the negative of EBADF, EINVAL, EBUSY, ENOMEM, EIO, EINTR or ETIMEDOUT; EIO if any of the bytes is
     *     damaged. The mapped bytes must not be written. They are those of the time of this call: whether what is
     *     written to the file later, by whomever, is seen in them depends on where they lie. The next mapping sees it.
     */
    public static long gmap(final long[] fs, final int fd, final long fileOffset, final int byteCount) {
        SameArguments.check(SameArguments.MAP, fd, fileOffset, byteCount);
        return BlockAccess.acquireMapping(fs, fd, fileOffset, byteCount);
    }

    /**
     * Ends the mapping of this work-group.
     *
     * @param fs        the file system: the kernel's first parameter.
     * @param byteCount bytes that were mapped; they count as read in the launch's statistics.
     * @return 0; or the negative of EINTR, ETIMEDOUT or EINVAL when there is no mapping.
     */
    public static int gunmap(final long[] fs, final int byteCount) {
        SameArguments.check(SameArguments.UNMAP, byteCount, 0, 0);
        return BlockAccess.releaseMapping(fs, byteCount);
    }

    /**
     * Returns the size of the blocks in which files are cached. Not collective.
     *
     * @param fs the file system: the kernel's first parameter.
     * @return bytes in a block, a power of two; {@link #gmap} maps within one block.
     */
    public static int gblocksize(final long[] fs) {
        return 1 << LaunchConstant.getInt(fs, BLOCK_SHIFT_OFFSET);
    }
}
