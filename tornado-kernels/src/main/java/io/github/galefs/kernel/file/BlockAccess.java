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
     * Checks a read and cuts it at the end of the file.
     *
     * @param region     of the file system.
     * @param descriptor as the kernel gave it.
     * @param fileOffset as the kernel gave it.
     * @param byteCount  as the kernel gave it.
     * @return bytes that can be read, or the negative of EBADF, EINVAL or EBUSY.
     */
    static int beginRead(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        long result = 0;
        if (WorkItem.localId() == 0) {
            final int stopped = LaneCall.stopped(region);
            final int slot = OpenFiles.fileSlotUnless(region, descriptor, DeviceFile.O_WRONLY);
            if (stopped < 0) {
                result = stopped;
            } else if (slot < 0) {
                result = slot;
            } else if (fileOffset < 0 || byteCount < 0) {
                result = -Errno.EINVAL;
            } else if (isMapped(region)) {
                result = -Errno.EBUSY;
            } else {
                result = bytesToEnd(region, slot, fileOffset, byteCount);
            }
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Checks a write.
     *
     * @param region     of the file system.
     * @param descriptor as the kernel gave it.
     * @param fileOffset as the kernel gave it.
     * @param byteCount  as the kernel gave it.
     * @return the byte count, or the negative of EBADF, EINVAL, EFBIG or EBUSY.
     */
    static int beginWrite(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        long result = byteCount;
        if (WorkItem.localId() == 0) {
            final int slot = OpenFiles.fileSlotUnless(region, descriptor, DeviceFile.O_RDONLY);
            if (slot < 0) {
                result = slot;
            } else if (fileOffset < 0 || byteCount < 0) {
                result = -Errno.EINVAL;
            } else if (fileOffset + byteCount < 0) {
                result = -Errno.EFBIG;
            } else if (isMapped(region)) {
                result = -Errno.EBUSY;
            }
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Checks a mapping, and holds the frame of its block.
     *
     * @param region     of the file system.
     * @param descriptor as the kernel gave it.
     * @param fileOffset as the kernel gave it.
     * @param byteCount  as the kernel gave it.
     * @return where the byte at the offset lies, in bytes from frame 0; or the negative of EBADF, EINVAL or EBUSY, or of an
     *     error of the request.
     */
    static long acquireMapping(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        long result = 0;
        if (WorkItem.localId() == 0) {
            result = checkMapping(region, descriptor, fileOffset, byteCount);
            if (result == 0) {
                result = hold(region, descriptor, fileOffset, byteCount);
            }
            if (result >= 0) {
                DeviceMemory.putInt(region, LaneCall.lane(region) + MAPPED_OFFSET, 1);
            }
        }
        return WorkItem.broadcast(result);
    }

    private static int checkMapping(
            final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        final int stopped = LaneCall.stopped(region);
        if (stopped < 0) {
            return stopped;
        }
        final int slot = OpenFiles.fileSlotUnless(region, descriptor, DeviceFile.O_WRONLY);
        if (slot < 0) {
            return slot;
        }
        if (fileOffset < 0
                || byteCount <= 0
                || partInBlock(region, fileOffset, byteCount) < byteCount
                || bytesToEnd(region, slot, fileOffset, byteCount) < byteCount) {
            return -Errno.EINVAL;
        }
        return isMapped(region) ? -Errno.EBUSY : 0;
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
     * Holds the frame of the block at an offset, for reading.
     *
     * @param region     of the file system.
     * @param descriptor open for reading.
     * @param fileOffset in bytes.
     * @param byteCount  bytes that will be read from there; may go beyond the block.
     * @return where the byte at the offset lies, in bytes from frame 0, or the negative number of an error.
     */
    static long acquireForRead(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        long result = 0;
        if (WorkItem.localId() == 0) {
            result = hold(region, descriptor, fileOffset, byteCount);
        }
        return WorkItem.broadcast(result);
    }

    /** The leader's part of holding a frame for reading: it is found in the page table, or else asked for. */
    private static long hold(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        final long lane = LaneCall.lane(region);
        final int slot = OpenFiles.fileSlot(region, descriptor);
        if (slot < 0) {
            return slot;
        }
        final int blockShift = DeviceMemory.getInt(region, BLOCK_SHIFT_OFFSET);
        long frame = PageTable.protect(region, lane, OpenFiles.fileNumber(region, slot), fileOffset >> blockShift);
        if (frame >= 0) {
            add(region, lane + HITS_OFFSET, 1);
        } else {
            frame = request(region, lane, FileOperation.READ, descriptor, fileOffset, byteCount);
        }
        return frame < 0 ? frame : place(frame, blockShift, fileOffset);
    }

    /**
     * Holds the frame of the block at an offset, for writing.
     *
     * @param region     of the file system.
     * @param descriptor open for writing.
     * @param fileOffset in bytes.
     * @param byteCount  bytes that will be written, all within the block.
     * @return where the byte at the offset lies, in bytes from frame 0, or the negative number of an error.
     */
    static long acquireForWrite(final long[] region, final int descriptor, final long fileOffset, final int byteCount) {
        long result = 0;
        if (WorkItem.localId() == 0) {
            final long lane = LaneCall.lane(region);
            final long frame = request(region, lane, FileOperation.WRITE, descriptor, fileOffset, byteCount);
            result = frame < 0 ? frame : place(frame, DeviceMemory.getInt(region, BLOCK_SHIFT_OFFSET), fileOffset);
        }
        return WorkItem.broadcast(result);
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

    /**
     * How much of a range lies in the block of its first byte.
     *
     * @param region     of the file system.
     * @param fileOffset first byte of the range.
     * @param byteCount  bytes in the range, from 1.
     * @return bytes, from 1.
     */
    static int partInBlock(final long[] region, final long fileOffset, final int byteCount) {
        final long blockSize = 1L << DeviceMemory.getInt(region, BLOCK_SHIFT_OFFSET);
        final long toBlockEnd = blockSize - (fileOffset & (blockSize - 1));
        return toBlockEnd < byteCount ? (int) toBlockEnd : byteCount;
    }

    /**
     * Place of frame 0.
     *
     * @param region of the file system.
     * @return its offset, relative to the region, in bytes.
     */
    static long frames(final long[] region) {
        return DeviceMemory.getLong(region, FRAMES_OFFSET);
    }

    private static long bytesToEnd(final long[] region, final int slot, final long fileOffset, final int byteCount) {
        final long left = OpenFiles.field(region, slot, FileTableDescriptor.FILE_SIZE_OFFSET) - fileOffset;
        return left <= 0 ? 0 : left < byteCount ? left : byteCount;
    }

    private static long request(
            final long[] region,
            final long lane,
            final int operation,
            final int descriptor,
            final long fileOffset,
            final int byteCount) {
        final long result = LaneCall.call(region, lane, operation, descriptor, fileOffset, byteCount, 0, 0);
        return result < 0 ? result : DeviceMemory.getLongVolatile(region, lane + REPLY_FRAME_OFFSET);
    }

    private static long place(final long frame, final int blockShift, final long fileOffset) {
        return (frame << blockShift) + (fileOffset & ((1L << blockShift) - 1));
    }

    private static void add(final long[] region, final long offset, final long count) {
        DeviceMemory.putLong(region, offset, DeviceMemory.getLong(region, offset) + count);
    }
}
