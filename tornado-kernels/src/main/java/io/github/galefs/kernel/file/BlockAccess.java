package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.lane.LaneDescriptor.BYTES_READ_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.HITS_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.MAPPED_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_FRAME_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.BLOCK_SHIFT_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAMES_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.lane.LaneCall;
import io.github.galefs.kernel.page.PageTable;

/**
 * One block at a time: from the checks of a call, over a frame that is held, to its release. Collective over the
 * work-group: the leader acts, and a broadcast or barrier publishes.
 *
 * <p>Between an acquire that succeeds and {@link #release} the group makes no other request, so every frame that is
 * held is given back without waiting for anything; that is what lets the host wait for it.
 */
final class BlockAccess {
    private BlockAccess() {}

    /**
     * Checks a mapping, and holds the frame of its block.
     *
     * @param region     of the file system.
     * @param descriptor as the kernel gave it.
     * @param fileOffset as the kernel gave it.
     * @param byteCount  as the kernel gave it.
     * @return place of the byte at the offset, relative to the region, in bytes; or the negative of EBADF, EINVAL or
     *     EBUSY, or of an error of the request.
     */
    static long acquireMapping(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        // As in gclose; the reads and writes are in loops, before which PoCL puts a barrier itself.
        WorkItem.barrier();
        long result = 0;
        if (WorkItem.localId() == 0) {
            result = checkRead(region, descriptor, fileOffset, byteCount);
            if (result >= 0) {
                final boolean mappable =
                        result > 0 && result == byteCount && partInBlock(region, fileOffset, byteCount) == byteCount;
                final long frame = mappable ? hold(region, descriptor, fileOffset, byteCount) : -Errno.EINVAL;
                if (frame >= 0) {
                    DeviceMemory.putInt(region, LaneCall.lane(region) + MAPPED_OFFSET, 1);
                }
                result = frame < 0 ? frame : place(region, frame, fileOffset);
            }
        }
        return WorkItem.broadcast(result);
    }

    /**
     * Gives back the frame that is mapped, after all of the group are done with it.
     *
     * @param region of the file system.
     * @param bytes  that were mapped.
     * @return 0, or the negative of EINVAL when none is.
     */
    static int releaseMapping(final long[] region, final int bytes) {
        DeviceMemory.fence();
        WorkItem.barrier();
        long result = 0;
        if (WorkItem.localId() == 0) {
            if (isMapped(region)) {
                DeviceMemory.putInt(region, LaneCall.lane(region) + MAPPED_OFFSET, 0);
                letGo(region, BYTES_READ_OFFSET, bytes);
            } else {
                result = -Errno.EINVAL;
            }
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Whether the work-group has a mapping. For the leader.
     *
     * @param region of the file system.
     * @return true between a map and its unmap.
     */
    static boolean isMapped(final long[] region) {
        return DeviceMemory.getInt(region, LaneCall.lane(region) + MAPPED_OFFSET) != 0;
    }

    /**
     * Checks a read, and holds the frame of its first block.
     *
     * @param region     of the file system.
     * @param descriptor as the kernel gave it.
     * @param fileOffset as the kernel gave it, or where an earlier part ended.
     * @param byteCount  as the kernel gave it, or what is left of it; may go beyond the block and the file.
     * @return the {@link FramePart} to read, of no bytes at the file's end; or the negative of EBADF, EINVAL or EBUSY,
     *     or of an error of the request.
     */
    static long acquireForRead(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        long result = 0;
        if (WorkItem.localId() == 0) {
            result = checkRead(region, descriptor, fileOffset, byteCount);
            if (result > 0) {
                final int length = partInBlock(region, fileOffset, (int) result);
                final long frame = hold(region, descriptor, fileOffset, (int) result);
                result = frame < 0 ? frame : FramePart.of(frame, length);
            }
        }
        return WorkItem.broadcast(result);
    }

    /**
     * Checks a write, and holds the frame of its first block.
     *
     * @param region     of the file system.
     * @param descriptor as the kernel gave it.
     * @param fileOffset as the kernel gave it, or where an earlier part ended.
     * @param byteCount  as the kernel gave it, or what is left of it; may go beyond the block.
     * @return the {@link FramePart} to write, of no bytes when there are none to write; or the negative of EBADF,
     *     EINVAL, EFBIG or EBUSY, or of an error of the request.
     */
    static long acquireForWrite(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        long result = 0;
        if (WorkItem.localId() == 0) {
            result = checkWrite(region, descriptor, fileOffset, byteCount);
            if (result > 0) {
                final int length = partInBlock(region, fileOffset, byteCount);
                final long lane = LaneCall.lane(region);
                final long frame = request(region, lane, FileOperation.WRITE, descriptor, fileOffset, length);
                result = frame < 0 ? frame : FramePart.of(frame, length);
            }
        }
        return WorkItem.broadcast(result);
    }

    /** The bytes that can be read, or the negative of EBADF, EINVAL or EBUSY, or of the error of a stop. */
    private static long checkRead(
            final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        final int stopped = LaneCall.stopped(region);
        if (stopped < 0) {
            return stopped;
        }
        final int slot = FileTableReader.fileSlotUnless(region, descriptor, DeviceFile.O_WRONLY);
        if (slot < 0) {
            return slot;
        }
        if (fileOffset < 0 || byteCount < 0) {
            return -Errno.EINVAL;
        }
        return isMapped(region) ? -Errno.EBUSY : bytesToEnd(region, slot, fileOffset, byteCount);
    }

    /** The byte count, or the negative of EBADF, EINVAL, EFBIG or EBUSY. */
    private static long checkWrite(
            final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        final int slot = FileTableReader.fileSlotUnless(region, descriptor, DeviceFile.O_RDONLY);
        if (slot < 0) {
            return slot;
        }
        if (fileOffset < 0 || byteCount < 0) {
            return -Errno.EINVAL;
        }
        if (fileOffset + byteCount < 0) {
            return -Errno.EFBIG;
        }
        return isMapped(region) ? -Errno.EBUSY : byteCount;
    }

    /**
     * Holds a frame for reading: it is found in the page table, or else asked for.
     *
     * @return the frame's number, or the negative number of an error.
     */
    private static long hold(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        final long lane = LaneCall.lane(region);
        final int slot = FileTableReader.fileSlot(region, descriptor);
        if (slot < 0) {
            return slot;
        }
        final int blockShift = DeviceMemory.getInt(region, BLOCK_SHIFT_OFFSET);
        long frame =
                PageTable.protect(region, lane, FileTableReader.fileNumber(region, slot), fileOffset >> blockShift);
        if (frame >= 0) {
            add(region, lane + HITS_OFFSET, 1);
        } else {
            frame = request(region, lane, FileOperation.READ, descriptor, fileOffset, byteCount);
        }
        return frame;
    }

    /**
     * Gives back the frame that is held, after all of the group are done with it.
     *
     * @param region  of the file system.
     * @param counter of the lane that counts the bytes: one of {@code LaneDescriptor}'s offsets.
     * @param bytes   moved.
     */
    static void release(final long[] region, final int counter, final int bytes) {
        // Each work-item makes its own accesses visible; the barrier then puts the leader's words after all of them.
        DeviceMemory.fence();
        WorkItem.barrier();
        if (WorkItem.localId() == 0) {
            letGo(region, counter, bytes);
        }
    }

    private static void letGo(final long[] region, final int counter, final int bytes) {
        final long lane = LaneCall.lane(region);
        add(region, lane + counter, bytes);
        PageTable.unprotect(region, lane);
        LaneCall.release(region, lane);
    }

    /** How much of a range lies in the block of its first byte. */
    private static int partInBlock(final long[] region, final long fileOffset, final int byteCount) {
        final long blockSize = 1L << DeviceMemory.getInt(region, BLOCK_SHIFT_OFFSET);
        final long toBlockEnd = blockSize - (fileOffset & (blockSize - 1));
        return toBlockEnd < byteCount ? (int) toBlockEnd : byteCount;
    }

    private static long bytesToEnd(final long[] region, final int slot, final long fileOffset, final int byteCount) {
        final long left = FileTableReader.field(region, slot, FileTableDescriptor.FILE_SIZE_OFFSET) - fileOffset;
        return left <= 0 ? 0 : left < byteCount ? left : byteCount;
    }

    private static long request(
            final long[] region,
            final long lane,
            final int operation,
            final int descriptor,
            final long fileOffset,
            final int byteCount) {
        final long result = LaneCall.call(region, lane, operation, descriptor, fileOffset, byteCount);
        return result < 0 ? result : DeviceMemory.getLongVolatile(region, lane + REPLY_FRAME_OFFSET);
    }

    /**
     * Place of a byte of a frame.
     *
     * @param region     of the file system.
     * @param frame      number of the frame, from 0.
     * @param fileOffset of the byte, in a block that is in the frame.
     * @return its offset, relative to the region, in bytes.
     */
    static long place(final long[] region, final long frame, final long fileOffset) {
        final int blockShift = DeviceMemory.getInt(region, BLOCK_SHIFT_OFFSET);
        final long frames = DeviceMemory.getLong(region, FRAMES_OFFSET);
        return frames + (frame << blockShift) + (fileOffset & ((1L << blockShift) - 1));
    }

    private static void add(final long[] region, final long offset, final long count) {
        DeviceMemory.putLong(region, offset, DeviceMemory.getLong(region, offset) + count);
    }
}
