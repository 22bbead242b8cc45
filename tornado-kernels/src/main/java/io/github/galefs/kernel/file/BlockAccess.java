package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.group.GroupStateDescriptor.BYTES_READ_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.HITS_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.MAPPED_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.BLOCK_SHIFT_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;
import io.github.galefs.kernel.lane.LaneClient;
import io.github.galefs.kernel.page.PageTable;

/**
 * Access to one block: checks the call, acquires the block's frame, and releases it. Collective over the work-group:
 * the leader acts, and a broadcast or a barrier publishes its result.
 *
 * <p>A work-group makes no request between a successful acquire and {@link #release}. So it releases every frame it
 * holds without waiting for anything, and the host may wait for a frame to be released.
 */
final class BlockAccess {
    /** Result of {@link #acquireResident} that acquires nothing; a {@link FramePart} of no bytes. */
    static final long MISSING = 0;

    private BlockAccess() {}

    /**
     * Checks a mapping and acquires the frame of its block.
     *
     * @param region     the file system.
     * @param fd         as the kernel passed it.
     * @param fileOffset as the kernel passed it.
     * @param byteCount  as the kernel passed it.
     * @return byte offset in the region of the byte at the file offset; or the negative of EBADF, EINVAL or EBUSY, or
     *     of an error of the request, ENOMEM among them.
     */
    static long acquireMapping(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        final long outcome = WorkItem.localId() == 0 ? beginMapping(region, fd, fileOffset, byteCount) : 0;
        final long held = HostCall.await(region, outcome);
        if (WorkItem.localId() == 0 && held >= 0) {
            MappingEnd.begin(region, fileOffset, MappingEnd.site());
            PageTable.markMapped(region, LaneClient.hazardOffset(region), (int) FramePart.frame(held));
        }
        final long error = held == -FileOperation.DAMAGED_IN_PART ? -Errno.EIO : held;
        return held < 0 ? error : offsetInRegion(region, held, fileOffset);
    }

    /**
     * Releases the mapped frame, after all work-items of the group have finished with it.
     *
     * @param region the file system.
     * @param bytes  bytes that were mapped.
     * @return 0; or the error of a stop or {@code -EINVAL} when no frame is mapped.
     */
    static int releaseMapping(final long[] region, final int bytes) {
        if (!HostCall.isSuspended()) {
            // Suspended, the frame stays what it is until the round ends, and the broadcast is a barrier, too.
            WorkItem.barrier();
        }
        final long result = WorkItem.localId() == 0 ? endMapping(region, bytes) : 0;
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Returns whether the work-group has a mapping. Called by the leader.
     *
     * @param region the file system.
     * @return true between a map and its unmap.
     */
    static boolean isMapped(final long[] region) {
        return DeviceMemory.getInt(region, HostCall.state(region) + MAPPED_OFFSET) != 0;
    }

    /**
     * Checks a read and acquires the frame of its first block.
     *
     * @param region     the file system.
     * @param fd         as the kernel passed it.
     * @param fileOffset as the kernel passed it, or the end of the previous part.
     * @param byteCount  as the kernel passed it, or what remains of it; may extend beyond the block and the file.
     * @return the {@link FramePart} to read, of no bytes at the end of the file; or the negative of EBADF, EINVAL or
     *     EBUSY, or of an error of the request.
     */
    static long acquireForRead(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        return HostCall.await(region, WorkItem.localId() == 0 ? beginRead(region, fd, fileOffset, byteCount) : 0);
    }

    /**
     * Checks a write and acquires the frame of its first block; or has written parts flushed, by the same wait.
     *
     * @param region     the file system.
     * @param operation  {@link FileOperation#WRITE} or {@link FileOperation#FLUSH}.
     * @param fd         as the kernel passed it.
     * @param fileOffset as the kernel passed it, or the end of the previous part.
     * @param byteCount  as the kernel passed it, or what remains of it; may extend beyond the block.
     * @param flags      {@link FileOperation#CONTINUES}, or 0 for the first part of a call.
     * @return the {@link FramePart} to write, of no bytes when the byte count is 0 or after a flush; or the negative of
     *     EBADF, EINVAL, EFBIG or EBUSY, or of an error of the request.
     */
    static long acquireForWrite(
            final long[] region,
            final int operation,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final int flags) {
        final long outcome =
                WorkItem.localId() == 0 ? beginWrite(region, operation, fd, fileOffset, byteCount, flags) : 0;
        return HostCall.await(region, outcome);
    }

    @OutOfLine
    private static long beginMapping(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        final int slot = slotForRead(region, fd, fileOffset, byteCount);
        if (slot < 0) {
            return HostCall.decided(region, slot);
        }
        // Looked up before the size is compared: a GPU loads both at once.
        final int placed = placed(region, slot, block(region, fileOffset));
        final boolean mappable = byteCount > 0
                && bytesToEnd(region, slot, fileOffset, byteCount) == byteCount
                && partInBlock(region, fileOffset, byteCount) == byteCount;
        return mappable
                ? acquireFrame(region, mapOperation(), slot, placed, fd, fileOffset, byteCount, byteCount)
                : HostCall.decided(region, -Errno.EINVAL);
    }

    @OutOfLine
    private static long endMapping(final long[] region, final int bytes) {
        if (!isMapped(region)) {
            final int stopError = HostCall.stopError(region);
            return stopError < 0 ? stopError : -Errno.EINVAL;
        }
        DeviceMemory.putInt(region, HostCall.state(region) + MAPPED_OFFSET, 0);
        releaseFrame(region, BYTES_READ_OFFSET, bytes);
        return 0;
    }

    @OutOfLine
    private static long beginRead(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        final int slot = slotForRead(region, fd, fileOffset, byteCount);
        if (slot < 0) {
            return HostCall.decided(region, slot);
        }
        final int placed = placed(region, slot, block(region, fileOffset));
        final int available = bytesToEnd(region, slot, fileOffset, byteCount);
        if (available == 0) {
            return HostCall.decided(region, 0);
        }
        final int length = partInBlock(region, fileOffset, available);
        return acquireFrame(region, FileOperation.READ, slot, placed, fd, fileOffset, available, length);
    }

    @OutOfLine
    private static long beginWrite(
            final long[] region,
            final int operation,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final int flags) {
        final long accepted = checkWrite(region, fd, fileOffset, byteCount);
        if (operation == FileOperation.FLUSH) {
            return HostCall.request(region, operation, fd, 0L, 0L, HostCall.PLAIN);
        }
        if (accepted <= 0) {
            return HostCall.decided(region, accepted);
        }
        final int length = partInBlock(region, fileOffset, byteCount);
        final int ready = HostCall.begin(region);
        return ready < 0 ? ready : HostCall.post(region, operation, fd, fileOffset, length, flags, 0, length);
    }

    /**
     * Returns the operation that requests the frame of a mapping. In the suspended form a work-group with a mapping
     * never waits, so that the mapping ends in its round and holds up nobody for longer than a read.
     */
    private static int mapOperation() {
        return HostCall.isSuspended() ? FileOperation.READ : FileOperation.MAP;
    }

    /**
     * Returns the file slot of an fd, or the negative of EBADF, EINVAL or EBUSY, or the error of a stop.
     *
     * <p>A GPU waits for each load that a branch needs before it begins the loads behind the branch. Here all loads
     * precede the only branch: that of the signs of whatever speaks against the read.
     */
    private static int slotForRead(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        final int stopError = HostCall.stopError(region);
        final int mapped = DeviceMemory.getInt(region, HostCall.state(region) + MAPPED_OFFSET);
        final int slot = FileTableReader.fileSlotUnless(region, fd, DeviceFile.O_WRONLY);
        final int obstacles = stopError | slot | (int) (fileOffset >> Integer.SIZE) | byteCount | -mapped;
        if (obstacles >= 0) {
            return slot;
        }
        if (stopError < 0 || slot < 0) {
            return stopError < 0 ? stopError : slot;
        }
        return fileOffset < 0 || byteCount < 0 ? -Errno.EINVAL : -Errno.EBUSY;
    }

    /** Returns the byte count, or the negative of EBADF, EINVAL, EFBIG or EBUSY. */
    private static long checkWrite(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        final int slot = FileTableReader.fileSlotUnless(region, fd, DeviceFile.O_RDONLY);
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
     * Acquires a frame for a read or a mapping: protects it if the page table has the block, otherwise requests it from
     * the host.
     *
     * @return the outcome of the call: the {@link FramePart} with the length, a pending request of it, or a negative
     *     errno.
     */
    @OutOfLine
    private static long acquireFrame(
            final long[] region,
            final int operation,
            final int slot,
            final int placed,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final int length) {
        final int frame = protect(region, slot, placed, fileOffset);
        // Counted behind the lookup: a GPU would not begin loads before it has what it is to store.
        if (HostCall.mustGiveWay(region, length) || frame < 0) {
            return HostCall.request(region, operation, fd, fileOffset, byteCount, length);
        }
        add(region, HostCall.state(region) + HITS_OFFSET, 1);
        if (HostCall.isSuspended()) {
            PageTable.count(region, frame, length);
        }
        return FramePart.of(frame, length);
    }

    /**
     * Releases the acquired frame, after all work-items of the group have finished with it. A call that has acquired
     * none releases nothing: the work-group may have a mapping.
     *
     * @param region  the file system.
     * @param counter the counter of these bytes: one of {@code GroupStateDescriptor}'s offsets.
     * @param bytes   bytes copied from or to the frame; 0 if none was acquired.
     */
    static void release(final long[] region, final int counter, final int bytes) {
        WorkItem.barrier();
        if (WorkItem.localId() == 0 && bytes > 0) {
            releaseFrame(region, counter, bytes);
        }
    }

    /** Releases the frame of a mapping that the work-group has left open. */
    static void releaseMapped(final long[] region) {
        releaseFrame(region, BYTES_READ_OFFSET, 0);
    }

    @OutOfLine
    private static void releaseFrame(final long[] region, final int counter, final int bytes) {
        add(region, HostCall.state(region) + counter, bytes);
        if (!HostCall.isSuspended()) {
            // The barrier has ordered the accesses of all work-items before this fence, which orders them before the
            // stores that release the frame, for the host, too.
            DeviceMemory.releaseFence();
            PageTable.unprotect(region, LaneClient.hazardOffset(region));
            LaneClient.releaseFrame(region, LaneClient.laneOffset(region));
        }
    }

    /**
     * Checks the range of one work-item. May be called by every work-item.
     *
     * @param region     the file system.
     * @param fd         as the kernel passed it.
     * @param fileOffset as the kernel passed it.
     * @param byteCount  as the kernel passed it.
     * @return bytes that can be read, 0 at the end of the file; or the negative of EBADF, EINVAL or EBUSY, or the error
     *     of a stop.
     */
    @OutOfLine
    static int available(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        final int checked = byteCount > DeviceFile.EACH_LIMIT ? -1 : byteCount;
        final int slot = slotForRead(region, fd, fileOffset, checked);
        return slot < 0 ? slot : bytesToEnd(region, slot, fileOffset, checked);
    }

    /**
     * Returns the blocks of a range of at most two blocks, if one of them is not in the page table. May be called by
     * every work-item: nothing is protected.
     *
     * @param region     the file system.
     * @param fd         open for reading.
     * @param fileOffset of the range.
     * @param byteCount  of the range, at least 1.
     * @return an entry of {@link BlockList}, or -1.
     */
    @OutOfLine
    static long missing(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        final int slot = FileTableReader.fileSlot(region, fd);
        if (slot < 0) {
            return -1;
        }
        final long first = block(region, fileOffset);
        final long last = block(region, fileOffset + byteCount - 1);
        final boolean isCached = contains(region, slot, first) && (last == first || contains(region, slot, last));
        return isCached ? -1 : BlockList.entry(first, last);
    }

    private static boolean contains(final long[] region, final int slot, final long block) {
        return placed(region, slot, block) >= 0
                || PageTable.contains(region, FileTableReader.fileNumber(region, slot), block);
    }

    /** Finds the frame of a block, or its place, and protects a frame. Called by the leader. */
    private static int protect(final long[] region, final int slot, final int placed, final long fileOffset) {
        return placed >= 0
                ? placed
                : PageTable.protect(
                        region,
                        LaneClient.hazardOffset(region),
                        FileTableReader.fileNumber(region, slot),
                        block(region, fileOffset));
    }

    private static long block(final long[] region, final long fileOffset) {
        return fileOffset >> LaunchConstant.getInt(region, BLOCK_SHIFT_OFFSET);
    }

    private static int placed(final long[] region, final int slot, final long block) {
        return HostCall.isSuspended()
                ? PageTable.placed(region, FileTableReader.place(region, slot, block))
                : PageTable.NOT_RESIDENT;
    }

    /**
     * Acquires the frame of a block if the page table has it. Called by the leader.
     *
     * @param region     the file system.
     * @param fd         open for reading.
     * @param fileOffset of a byte in the block.
     * @return the {@link FramePart} with the byte and all behind it in the block; or {@link #MISSING}; or {@code
     *     -EBADF}.
     */
    @OutOfLine
    static long acquireResident(final long[] region, final int fd, final long fileOffset) {
        final int slot = FileTableReader.fileSlot(region, fd);
        if (slot < 0) {
            return slot;
        }
        if (HostCall.mustGiveWay(region, 0)) {
            return MISSING;
        }
        final int placed = placed(region, slot, block(region, fileOffset));
        final int frame = protect(region, slot, placed, fileOffset);
        if (frame < 0) {
            return MISSING;
        }
        add(region, HostCall.state(region) + HITS_OFFSET, 1);
        return FramePart.of(frame, partInBlock(region, fileOffset, Integer.MAX_VALUE));
    }

    /**
     * Requests the frame of a block, after {@link HostCall#begin}. Called by the leader.
     *
     * @param region     the file system.
     * @param fd         open for reading.
     * @param fileOffset of the block, or of a unit in it.
     * @param length     of the block or unit.
     * @param listLength bytes of the {@link BlockList} in the path buffer, from 0.
     * @return the outcome: a pending request of the {@link FramePart}.
     */
    @OutOfLine
    static long requestListed(
            final long[] region, final int fd, final long fileOffset, final int length, final int listLength) {
        final int part = partInBlock(region, fileOffset, Integer.MAX_VALUE);
        return HostCall.post(region, FileOperation.READ_LISTED, fd, fileOffset, length, 0, listLength, part);
    }

    /**
     * Releases a frame that {@link #acquireResident} or a reply to {@link #requestListed} has acquired, after all
     * work-items of the group have finished with it. A barrier, also if there is none.
     *
     * @param region the file system.
     * @param held   the {@link FramePart}, {@link #MISSING} if there was nothing to acquire, or an error.
     */
    static void releaseResident(final long[] region, final long held) {
        WorkItem.barrier();
        if (WorkItem.localId() == 0 && held > 0) {
            releaseFrame(region, BYTES_READ_OFFSET, 0);
        }
    }

    /** Counts bytes as read by the work-group, and blocks as found without a request. Called by the leader. */
    static void countRead(final long[] region, final int bytes, final int hits) {
        add(region, HostCall.state(region) + BYTES_READ_OFFSET, bytes);
        add(region, HostCall.state(region) + HITS_OFFSET, hits);
        HostCall.countBytes(region, bytes);
    }

    /**
     * Returns where a byte lies in the place of its block. May be called by every work-item.
     *
     * @param region     the file system.
     * @param fd         open for reading.
     * @param fileOffset of the byte.
     * @param byteCount  bytes that are read from there on, in this block and behind it.
     * @return byte offset relative to the region; or {@link #MISSING} if the file has no place with the block.
     */
    @OutOfLine
    static long placeOf(final long[] region, final int fd, final long fileOffset, final int byteCount) {
        final int slot = FileTableReader.fileSlot(region, fd);
        if (slot < 0) {
            return MISSING;
        }
        final int blockShift = LaunchConstant.getInt(region, BLOCK_SHIFT_OFFSET);
        final int placed = placed(region, slot, fileOffset >> blockShift);
        if (placed < 0) {
            return MISSING;
        }
        PageTable.count(region, placed, partInBlock(region, fileOffset, byteCount));
        return PageTable.place(region, placed) + (fileOffset & ((1L << blockShift) - 1));
    }

    /** Returns whether an offset in a file is that of a block. */
    static boolean isBlockBegin(final long[] region, final long fileOffset) {
        return (fileOffset & ((1L << LaunchConstant.getInt(region, BLOCK_SHIFT_OFFSET)) - 1)) == 0;
    }

    /** Returns the length of the part of a range up to the next multiple of the unit. */
    static int partInUnit(final long fileOffset, final int byteCount) {
        final int unit = 1 << FileOperation.UNIT_SHIFT;
        final int toUnitEnd = unit - (int) (fileOffset & (unit - 1));
        return toUnitEnd < byteCount ? toUnitEnd : byteCount;
    }

    /** Returns the length of the part of a range that lies in the block of its first byte. */
    private static int partInBlock(final long[] region, final long fileOffset, final int byteCount) {
        final long blockSize = 1L << LaunchConstant.getInt(region, BLOCK_SHIFT_OFFSET);
        final long toBlockEnd = blockSize - (fileOffset & (blockSize - 1));
        return toBlockEnd < byteCount ? (int) toBlockEnd : byteCount;
    }

    private static int bytesToEnd(final long[] region, final int slot, final long fileOffset, final int byteCount) {
        final long left = FileTableReader.field(region, slot, FileTableDescriptor.FILE_SIZE_OFFSET) - fileOffset;
        return left <= 0 ? 0 : left < byteCount ? (int) left : byteCount;
    }

    /**
     * Returns the offset in the region of a byte in the acquired frame. May be called by every work-item.
     *
     * @param region     the file system.
     * @param held       the {@link FramePart} that the work-group has acquired, or an error.
     * @param fileOffset offset of the byte in the file, in the block that the frame holds.
     * @return byte offset relative to the region, which may be negative; any if no bytes were acquired.
     */
    @OutOfLine
    static long offsetInRegion(final long[] region, final long held, final long fileOffset) {
        if (FramePart.length(held) == 0) {
            return 0;
        }
        final long blockSize = 1L << LaunchConstant.getInt(region, BLOCK_SHIFT_OFFSET);
        return PageTable.place(region, (int) FramePart.frame(held)) + (fileOffset & (blockSize - 1));
    }

    private static void add(final long[] region, final long offset, final long count) {
        DeviceMemory.putLong(region, offset, DeviceMemory.getLong(region, offset) + count);
    }
}
