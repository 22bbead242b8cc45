package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.lane.LaneDescriptor.BYTES_READ_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.BYTES_WRITTEN_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.BLOCK_SHIFT_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.lane.LaneCall;
import java.nio.charset.StandardCharsets;

/**
 * Files, for kernels.
 *
 * <p>Each call is collective: all work-items of the work-group make it, with the same arguments, and get the same
 * result. It is a barrier before and after: what any of the group wrote before {@code gwrite} is written, and what
 * {@code gread} read is there for all of them. Work-groups are independent of each other; each has descriptors of its
 * own.
 *
 * <p>Offsets are explicit, there is no file position. A failed call returns the negative number of POSIX's error, see
 * {@link Errno}; {@code -EINTR} and {@code -ETIMEDOUT} mean that the launch was stopped and every later call returns
 * the same.
 *
 * <p>Consistency, as in GPUfs: within a launch, a work-group's completed write to a file is seen by every later read of
 * any group. Other clients see it after {@code gclose}, and what other clients wrote is seen after the next {@code
 * gopen}.
 *
 * @see <a href="https://doi.org/10.1145/2451116.2451169">Silberstein, Ford, Keidar, Witchel: GPUfs: integrating a file
 *     system with GPUs (2013)</a>
 */
public final class DeviceFile {
    /** Open for reading only. */
    public static final int O_RDONLY = 0;

    /** Open for writing only. */
    public static final int O_WRONLY = 1;

    /** Open for reading and writing. */
    public static final int O_RDWR = 2;

    /** Make the file if there is none. */
    public static final int O_CREAT = 64;

    /**
     * Cut the file to 0 bytes. Work-groups run in no certain order, so within a launch a file is cut by the first
     * {@code gopen} that asks for it; the others find what the launch has written.
     */
    public static final int O_TRUNC = 512;

    /** Field of {@link #gfstat}: size in bytes. */
    public static final int STAT_SIZE = FileTableDescriptor.FILE_SIZE_OFFSET;

    /** Field of {@link #gfstat}: time of the last change, in milliseconds since 1970-01-01T00:00Z. */
    public static final int STAT_MODIFIED = FileTableDescriptor.FILE_MODIFIED_OFFSET;

    /** Field of {@link #gfstat}: version of the file; grows with each change that reaches the server. */
    public static final int STAT_VERSION = FileTableDescriptor.FILE_VERSION_OFFSET;

    /** Field of {@link #gfstat}: bytes that the server's store holds for the file, when it was opened. */
    public static final int STAT_ALLOCATED = FileTableDescriptor.FILE_ALLOCATED_OFFSET;

    /** {@link #gmap} returns a value from this to -1 for an error, and no such value for a place. */
    public static final long LOWEST_ERROR = -4095;

    private static final int CONTINUE = 1;

    private DeviceFile() {}

    /**
     * Opens the file of a literal name.
     *
     * @param fs    the file system: the kernel's first parameter.
     * @param path  of the file. For a device other than the JVM it must be a literal.
     * @param flags one of {@link #O_RDONLY}, {@link #O_WRONLY}, {@link #O_RDWR}, and {@link #O_CREAT}, {@link #O_TRUNC}
     *     if wanted.
     * @return a descriptor, or the negative of ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, EINVAL, EMFILE, ENOSPC or EIO.
     */
    public static int gopen(final long[] fs, final String path, final int flags) {
        final byte[] bytes = path.getBytes(StandardCharsets.UTF_8);
        final long[] name = new long[(bytes.length + Long.BYTES) / Long.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            DeviceMemory.putByte(name, i, bytes[i]);
        }
        return gopen(fs, name, 0, bytes.length, flags);
    }

    /**
     * Opens the file whose name lies in memory.
     *
     * @param fs         the file system: the kernel's first parameter.
     * @param memory     holds the path, in UTF-8.
     * @param pathOffset first byte of the path.
     * @param pathLength bytes in the path.
     * @param flags      one of {@link #O_RDONLY}, {@link #O_WRONLY}, {@link #O_RDWR}, and {@link #O_CREAT}, {@link
     *     #O_TRUNC} if wanted.
     * @return a descriptor, or the negative of ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, EINVAL, EMFILE, ENOSPC or EIO.
     */
    public static int gopen(
            final long[] fs, final long[] memory, final long pathOffset, final int pathLength, final int flags) {
        WorkItem.barrier();
        long result = 0;
        if (WorkItem.localId() == 0) {
            final long lane = LaneCall.lane(fs);
            result = beginOpen(fs, lane, pathLength);
            if (result >= 0) {
                for (int i = 0; i < pathLength; i++) {
                    DeviceMemory.putByteVolatile(
                            fs, lane + PATH_OFFSET + i, DeviceMemory.getByte(memory, pathOffset + i));
                }
                result = LaneCall.ask(fs, lane, FileOperation.OPEN, 0, 0L, 0L, flags, pathLength);
            }
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Opens the file whose name lies in memory.
     *
     * @param fs         the file system: the kernel's first parameter.
     * @param memory     holds the path, in UTF-8.
     * @param pathOffset first byte of the path.
     * @param pathLength bytes in the path.
     * @param flags      one of {@link #O_RDONLY}, {@link #O_WRONLY}, {@link #O_RDWR}, and {@link #O_CREAT}, {@link
     *     #O_TRUNC} if wanted.
     * @return a descriptor, or the negative of ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, EINVAL, EMFILE, ENOSPC or EIO.
     */
    public static int gopen(
            final long[] fs, final int[] memory, final long pathOffset, final int pathLength, final int flags) {
        WorkItem.barrier();
        long result = 0;
        if (WorkItem.localId() == 0) {
            final long lane = LaneCall.lane(fs);
            result = beginOpen(fs, lane, pathLength);
            if (result >= 0) {
                for (int i = 0; i < pathLength; i++) {
                    DeviceMemory.putByteVolatile(
                            fs, lane + PATH_OFFSET + i, DeviceMemory.getByte(memory, pathOffset + i));
                }
                result = LaneCall.ask(fs, lane, FileOperation.OPEN, 0, 0L, 0L, flags, pathLength);
            }
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Closes a descriptor. What was written through it goes to the server.
     *
     * @param fs         the file system: the kernel's first parameter.
     * @param descriptor from {@code gopen}.
     * @return 0, or the negative of EBADF, or the error of a write-back of this file that has not been told yet. The
     *     descriptor is closed in any case.
     */
    public static int gclose(final long[] fs, final int descriptor) {
        // Behind a branch that has barriers, a leader's part without one before it comes out wrong under PoCL 3.1: of
        // 64
        // groups of 8 that compared sizes before they closed, some saw those of other files.
        WorkItem.barrier();
        long result = 0;
        if (WorkItem.localId() == 0) {
            result = BlockAccess.isMapped(fs)
                    ? -Errno.EBUSY
                    : LaneCall.call(fs, LaneCall.lane(fs), FileOperation.CLOSE, descriptor, 0L, 0L);
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Tells about an open file.
     *
     * @param fs         the file system: the kernel's first parameter.
     * @param descriptor from {@code gopen}.
     * @param field      what: {@link #STAT_SIZE}, {@link #STAT_MODIFIED}, {@link #STAT_VERSION} or {@link
     *     #STAT_ALLOCATED}.
     * @return the field, or the negative of EBADF, or of EINVAL for another field.
     */
    public static long gfstat(final long[] fs, final int descriptor, final int field) {
        long result = 0;
        if (WorkItem.localId() == 0) {
            final int stopped = LaneCall.stopped(fs);
            final int slot = FileTableReader.fileSlot(fs, descriptor);
            if (stopped < 0) {
                result = stopped;
            } else if (slot < 0) {
                result = slot;
            } else if (isField(field)) {
                result = FileTableReader.field(fs, slot, field);
            } else {
                result = -Errno.EINVAL;
            }
        }
        return WorkItem.broadcast(result);
    }

    /**
     * Reads bytes of a file.
     *
     * @param fs                the file system: the kernel's first parameter.
     * @param descriptor        open for reading.
     * @param fileOffset        first byte to read, from 0.
     * @param byteCount         bytes wanted, from 0.
     * @param destination       region or array that takes them.
     * @param destinationOffset where in it, in bytes.
     * @return bytes read: fewer than wanted at the end of the file, 0 past it; or the negative of EBADF, EINVAL, EIO,
     *     EINTR or ETIMEDOUT. An error after some bytes were read is told by the next call.
     */
    public static int gread(
            final long[] fs,
            final int descriptor,
            final long fileOffset,
            final int byteCount,
            final long[] destination,
            final long destinationOffset) {
        int status = CONTINUE;
        int done = 0;
        while (status == CONTINUE) {
            final long held = BlockAccess.acquireForRead(fs, descriptor, fileOffset + done, byteCount - done);
            // An error copies nothing, but takes the same way: PoCL doubles what follows a barrier that not all ways
            // have.
            final int part = FramePart.length(held);
            final long source = BlockAccess.place(fs, FramePart.frame(held), fileOffset + done);
            GroupCopy.copy(fs, source, destination, destinationOffset + done, part);
            BlockAccess.release(fs, BYTES_READ_OFFSET, part);
            done += part;
            status = held < 0 ? (int) held : part > 0 && done < byteCount ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }

    /**
     * Reads bytes of a file.
     *
     * @param fs                the file system: the kernel's first parameter.
     * @param descriptor        open for reading.
     * @param fileOffset        first byte to read, from 0.
     * @param byteCount         bytes wanted, from 0.
     * @param destination       array that takes them.
     * @param destinationOffset where in it, in bytes.
     * @return bytes read: fewer than wanted at the end of the file, 0 past it; or the negative of EBADF, EINVAL, EIO,
     *     EINTR or ETIMEDOUT. An error after some bytes were read is told by the next call.
     */
    public static int gread(
            final long[] fs,
            final int descriptor,
            final long fileOffset,
            final int byteCount,
            final int[] destination,
            final long destinationOffset) {
        int status = CONTINUE;
        int done = 0;
        while (status == CONTINUE) {
            final long held = BlockAccess.acquireForRead(fs, descriptor, fileOffset + done, byteCount - done);
            // An error copies nothing, but takes the same way: PoCL doubles what follows a barrier that not all ways
            // have.
            final int part = FramePart.length(held);
            final long source = BlockAccess.place(fs, FramePart.frame(held), fileOffset + done);
            GroupCopy.copy(fs, source, destination, destinationOffset + done, part);
            BlockAccess.release(fs, BYTES_READ_OFFSET, part);
            done += part;
            status = held < 0 ? (int) held : part > 0 && done < byteCount ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }

    /**
     * Reads bytes of a file.
     *
     * @param fs                the file system: the kernel's first parameter.
     * @param descriptor        open for reading.
     * @param fileOffset        first byte to read, from 0.
     * @param byteCount         bytes wanted, from 0.
     * @param destination       array that takes them.
     * @param destinationOffset where in it, in bytes.
     * @return bytes read: fewer than wanted at the end of the file, 0 past it; or the negative of EBADF, EINVAL, EIO,
     *     EINTR or ETIMEDOUT. An error after some bytes were read is told by the next call.
     */
    public static int gread(
            final long[] fs,
            final int descriptor,
            final long fileOffset,
            final int byteCount,
            final float[] destination,
            final long destinationOffset) {
        int status = CONTINUE;
        int done = 0;
        while (status == CONTINUE) {
            final long held = BlockAccess.acquireForRead(fs, descriptor, fileOffset + done, byteCount - done);
            // An error copies nothing, but takes the same way: PoCL doubles what follows a barrier that not all ways
            // have.
            final int part = FramePart.length(held);
            final long source = BlockAccess.place(fs, FramePart.frame(held), fileOffset + done);
            GroupCopy.copy(fs, source, destination, destinationOffset + done, part);
            BlockAccess.release(fs, BYTES_READ_OFFSET, part);
            done += part;
            status = held < 0 ? (int) held : part > 0 && done < byteCount ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }

    /**
     * Reads bytes of a file.
     *
     * @param fs                the file system: the kernel's first parameter.
     * @param descriptor        open for reading.
     * @param fileOffset        first byte to read, from 0.
     * @param byteCount         bytes wanted, from 0.
     * @param destination       array that takes them.
     * @param destinationOffset where in it, in bytes.
     * @return bytes read: fewer than wanted at the end of the file, 0 past it; or the negative of EBADF, EINVAL, EIO,
     *     EINTR or ETIMEDOUT. An error after some bytes were read is told by the next call.
     */
    public static int gread(
            final long[] fs,
            final int descriptor,
            final long fileOffset,
            final int byteCount,
            final double[] destination,
            final long destinationOffset) {
        int status = CONTINUE;
        int done = 0;
        while (status == CONTINUE) {
            final long held = BlockAccess.acquireForRead(fs, descriptor, fileOffset + done, byteCount - done);
            // An error copies nothing, but takes the same way: PoCL doubles what follows a barrier that not all ways
            // have.
            final int part = FramePart.length(held);
            final long source = BlockAccess.place(fs, FramePart.frame(held), fileOffset + done);
            GroupCopy.copy(fs, source, destination, destinationOffset + done, part);
            BlockAccess.release(fs, BYTES_READ_OFFSET, part);
            done += part;
            status = held < 0 ? (int) held : part > 0 && done < byteCount ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }

    /**
     * Writes bytes to a file, which grows as needed; before an offset past its end it gets a hole, which reads as
     * zeros.
     *
     * @param fs           the file system: the kernel's first parameter.
     * @param descriptor   open for writing.
     * @param fileOffset   where in the file, from 0.
     * @param byteCount    bytes to write, from 0.
     * @param source       region or array that holds them.
     * @param sourceOffset first byte to write.
     * @return bytes written: fewer than asked for only when an error came after them, which the next call tells; or the
     *     negative of EBADF, EINVAL, EFBIG, ENOSPC, EIO, EINTR or ETIMEDOUT.
     */
    public static int gwrite(
            final long[] fs,
            final int descriptor,
            final long fileOffset,
            final int byteCount,
            final long[] source,
            final long sourceOffset) {
        int status = CONTINUE;
        int done = 0;
        while (status == CONTINUE) {
            final long held = BlockAccess.acquireForWrite(fs, descriptor, fileOffset + done, byteCount - done);
            // An error copies nothing, but takes the same way: PoCL doubles what follows a barrier that not all ways
            // have.
            final int part = FramePart.length(held);
            final long destination = BlockAccess.place(fs, FramePart.frame(held), fileOffset + done);
            GroupCopy.copy(source, sourceOffset + done, fs, destination, part);
            BlockAccess.release(fs, BYTES_WRITTEN_OFFSET, part);
            done += part;
            status = held < 0 ? (int) held : part > 0 && done < byteCount ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }

    /**
     * Writes bytes to a file, which grows as needed; before an offset past its end it gets a hole, which reads as
     * zeros.
     *
     * @param fs           the file system: the kernel's first parameter.
     * @param descriptor   open for writing.
     * @param fileOffset   where in the file, from 0.
     * @param byteCount    bytes to write, from 0.
     * @param source       array that holds them.
     * @param sourceOffset first byte to write.
     * @return bytes written: fewer than asked for only when an error came after them, which the next call tells; or the
     *     negative of EBADF, EINVAL, EFBIG, ENOSPC, EIO, EINTR or ETIMEDOUT.
     */
    public static int gwrite(
            final long[] fs,
            final int descriptor,
            final long fileOffset,
            final int byteCount,
            final int[] source,
            final long sourceOffset) {
        int status = CONTINUE;
        int done = 0;
        while (status == CONTINUE) {
            final long held = BlockAccess.acquireForWrite(fs, descriptor, fileOffset + done, byteCount - done);
            // An error copies nothing, but takes the same way: PoCL doubles what follows a barrier that not all ways
            // have.
            final int part = FramePart.length(held);
            final long destination = BlockAccess.place(fs, FramePart.frame(held), fileOffset + done);
            GroupCopy.copy(source, sourceOffset + done, fs, destination, part);
            BlockAccess.release(fs, BYTES_WRITTEN_OFFSET, part);
            done += part;
            status = held < 0 ? (int) held : part > 0 && done < byteCount ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }

    /**
     * Writes bytes to a file, which grows as needed; before an offset past its end it gets a hole, which reads as
     * zeros.
     *
     * @param fs           the file system: the kernel's first parameter.
     * @param descriptor   open for writing.
     * @param fileOffset   where in the file, from 0.
     * @param byteCount    bytes to write, from 0.
     * @param source       array that holds them.
     * @param sourceOffset first byte to write.
     * @return bytes written: fewer than asked for only when an error came after them, which the next call tells; or the
     *     negative of EBADF, EINVAL, EFBIG, ENOSPC, EIO, EINTR or ETIMEDOUT.
     */
    public static int gwrite(
            final long[] fs,
            final int descriptor,
            final long fileOffset,
            final int byteCount,
            final float[] source,
            final long sourceOffset) {
        int status = CONTINUE;
        int done = 0;
        while (status == CONTINUE) {
            final long held = BlockAccess.acquireForWrite(fs, descriptor, fileOffset + done, byteCount - done);
            // An error copies nothing, but takes the same way: PoCL doubles what follows a barrier that not all ways
            // have.
            final int part = FramePart.length(held);
            final long destination = BlockAccess.place(fs, FramePart.frame(held), fileOffset + done);
            GroupCopy.copy(source, sourceOffset + done, fs, destination, part);
            BlockAccess.release(fs, BYTES_WRITTEN_OFFSET, part);
            done += part;
            status = held < 0 ? (int) held : part > 0 && done < byteCount ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }

    /**
     * Writes bytes to a file, which grows as needed; before an offset past its end it gets a hole, which reads as
     * zeros.
     *
     * @param fs           the file system: the kernel's first parameter.
     * @param descriptor   open for writing.
     * @param fileOffset   where in the file, from 0.
     * @param byteCount    bytes to write, from 0.
     * @param source       array that holds them.
     * @param sourceOffset first byte to write.
     * @return bytes written: fewer than asked for only when an error came after them, which the next call tells; or the
     *     negative of EBADF, EINVAL, EFBIG, ENOSPC, EIO, EINTR or ETIMEDOUT.
     */
    public static int gwrite(
            final long[] fs,
            final int descriptor,
            final long fileOffset,
            final int byteCount,
            final double[] source,
            final long sourceOffset) {
        int status = CONTINUE;
        int done = 0;
        while (status == CONTINUE) {
            final long held = BlockAccess.acquireForWrite(fs, descriptor, fileOffset + done, byteCount - done);
            // An error copies nothing, but takes the same way: PoCL doubles what follows a barrier that not all ways
            // have.
            final int part = FramePart.length(held);
            final long destination = BlockAccess.place(fs, FramePart.frame(held), fileOffset + done);
            GroupCopy.copy(source, sourceOffset + done, fs, destination, part);
            BlockAccess.release(fs, BYTES_WRITTEN_OFFSET, part);
            done += part;
            status = held < 0 ? (int) held : part > 0 && done < byteCount ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }

    /**
     * Maps bytes of a file: they can be read where they are cached, until {@link #gunmap}. A work-group has one mapping
     * at a time, and between map and unmap its other calls, except {@code gfstat}, return {@code -EBUSY}: while it
     * holds a frame, it must not wait for the host, which may be waiting for the frame.
     *
     * <pre>{@code
     * final long place = gmap(fs, fd, offset, count);
     * if (place >= 0 || place < LOWEST_ERROR) {
     *     ... DeviceMemory.getFloat(fs, place + 4L * i) ...
     *     gunmap(fs, count);
     * }
     * }</pre>
     *
     * @param fs         the file system: the kernel's first parameter.
     * @param descriptor open for reading.
     * @param fileOffset first byte to map, from 0.
     * @param byteCount  bytes to map, from 1; all of them in one block (see {@link #gblocksize}) and before the file's
     *     end.
     * @return place of the first byte, to be used with {@code fs} in {@link DeviceMemory}; or the negative of EBADF,
     *     EINVAL, EBUSY, EIO, EINTR or ETIMEDOUT. The bytes are not to be written.
     */
    public static long gmap(final long[] fs, final int descriptor, final long fileOffset, final int byteCount) {
        return BlockAccess.acquireMapping(fs, descriptor, fileOffset, byteCount);
    }

    /**
     * Gives up the mapping of this work-group.
     *
     * @param fs        the file system: the kernel's first parameter.
     * @param byteCount bytes that were mapped; they count as read.
     * @return 0, or the negative of EINVAL when there is no mapping.
     */
    public static int gunmap(final long[] fs, final int byteCount) {
        return BlockAccess.releaseMapping(fs, byteCount);
    }

    /**
     * Tells the size of the blocks in which files are cached.
     *
     * @param fs the file system: the kernel's first parameter.
     * @return bytes in a block, a power of two; {@link #gmap} maps within one.
     */
    public static int gblocksize(final long[] fs) {
        return 1 << DeviceMemory.getInt(fs, BLOCK_SHIFT_OFFSET);
    }

    private static boolean isField(final int field) {
        return field == STAT_SIZE || field == STAT_MODIFIED || field == STAT_VERSION || field == STAT_ALLOCATED;
    }

    /** Checks an open, and waits until its path may be written. For the leader. */
    static int beginOpen(final long[] fs, final long lane, final int pathLength) {
        if (BlockAccess.isMapped(fs)) {
            return -Errno.EBUSY;
        }
        if (pathLength <= 0) {
            return -Errno.ENOENT;
        }
        return pathLength > PATH_CAPACITY ? -Errno.ENAMETOOLONG : LaneCall.awaitTurn(fs, lane);
    }
}
