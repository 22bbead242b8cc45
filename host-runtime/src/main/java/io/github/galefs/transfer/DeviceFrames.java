package io.github.galefs.transfer;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;
import java.util.BitSet;

/**
 * Frames in a device's memory, which the host reaches by copies only. Workers read blocks into pinned staging memory,
 * or write them from there, while copies of other transfers go on; a block that lies in pinned memory is copied from
 * where it lies.
 *
 * <p>Staging memory is bounded; a transfer takes a contiguous part of it.
 */
public final class DeviceFrames extends FrameMemory {
    /** Bytes of all staging memory, unless two blocks are more. */
    private static final long MAX_STAGING_BYTES = 64L << 20;

    /** A longer copy is hardly faster, and what follows it waits longer: for a worker, for memory, for the device. */
    private static final int USEFUL_FETCH_LENGTH = 2 << 20;

    /**
     * Small blocks that share a task and mostly a copy. A copy takes 5 microseconds to start, as does a task to pass to
     * a worker and back. The blocks are read one after another, so more of them would wait for each other.
     */
    private static final int SCATTERED_BLOCKS = 32;

    /** Bytes of scattered blocks whose copies are worth being joined. */
    private static final int SCATTERED_LENGTH = 256 << 10;

    private static final int MIN_STAGING_BLOCKS = 2;
    private static final int NONE = -1;

    private final DeviceRegion region;

    /** Null if the service has no pinned blocks. */
    private final PinnedSource pinnedSource;

    private final long framesOffset;
    private final int blockShift;
    private final PinnedMemory staging;
    private final BitSet used = new BitSet();
    private final int stagingBlocks;

    /** Blocks of staging memory that write-backs have: no more than half, unless one needs more. */
    private int writeBackBlocks;

    /**
     * Creates the memory.
     *
     * @param files        source of blocks; may implement {@link PinnedSource}.
     * @param region       holds the frames.
     * @param framesOffset offset of frame 0 in the region.
     * @param frameCount   number of frames.
     * @param blockShift   base-2 logarithm of the bytes in a block and in a frame.
     */
    public DeviceFrames(
            final FileService files,
            final DeviceRegion region,
            final long framesOffset,
            final int frameCount,
            final int blockShift) {
        this.region = region;
        this.pinnedSource = files instanceof final PinnedSource source ? source : null;
        this.framesOffset = framesOffset;
        this.blockShift = blockShift;
        stagingBlocks = (int) Math.max(MIN_STAGING_BLOCKS, Math.min(frameCount, MAX_STAGING_BYTES >> blockShift));
        staging = region.allocatePinned((long) stagingBlocks << blockShift);
    }

    @Override
    int usefulFetchLength() {
        return USEFUL_FETCH_LENGTH;
    }

    /** {@inheritDoc} Pinned blocks are copied one by one, from where they lie. */
    @Override
    int usefulScatteredBlocks() {
        return pinnedSource == null ? Math.clamp(SCATTERED_LENGTH >> blockShift, 1, SCATTERED_BLOCKS) : 1;
    }

    @Override
    boolean reserve(final BlockTransfer transfer) {
        if (transfer.kind() == BlockTransfer.Kind.CLEAR) {
            return true;
        }
        if (isWriteBack(transfer) && writeBackBlocks > 0 && writeBackBlocks + transfer.count() > stagingBlocks / 2) {
            return false;
        }
        int begin = used.nextClearBit(0);
        while (begin + transfer.count() <= stagingBlocks) {
            final int end = used.nextSetBit(begin);
            if (end < 0 || end - begin >= transfer.count()) {
                used.set(begin, begin + transfer.count());
                transfer.staging = begin;
                writeBackBlocks += isWriteBack(transfer) ? transfer.count() : 0;
                return true;
            }
            begin = used.nextClearBit(end);
        }
        return false;
    }

    @Override
    void release(final BlockTransfer transfer) {
        if (transfer.staging != NONE) {
            used.clear(transfer.staging, transfer.staging + transfer.count());
            transfer.staging = NONE;
            writeBackBlocks -= isWriteBack(transfer) ? transfer.count() : 0;
        }
    }

    @Override
    void copyOut(final BlockTransfer transfer) {
        for (int range = 0; range < transfer.rangeCount(); range++) {
            final int block = transfer.rangeBlock(range);
            final int begin = transfer.rangeBegin(range);
            transfer.copy = region.copyOut(
                    frameOffset(transfer.frame(block)) + begin,
                    stagingOf(transfer, block).asSlice(begin, transfer.rangeEnd(range) - begin));
        }
    }

    @Override
    void copyIn(final BlockTransfer transfer) {
        int block = 0;
        while (block < transfer.count()) {
            final int end = transfer.runEnd(block);
            final long frameOffset = frameOffset(transfer.frame(block));
            final long runLength = (long) (end - block) << blockShift;
            if (transfer.kind() == BlockTransfer.Kind.CLEAR) {
                transfer.copy = region.clear(frameOffset, runLength);
            } else if (transfer.source == null) {
                transfer.copy = region.copyIn(stagingOf(transfer, block).asSlice(0, runLength), frameOffset);
            } else {
                copyPinned(transfer, (long) block << blockShift, runLength, frameOffset);
            }
            block = end;
        }
    }

    @Override
    boolean isCopied(final BlockTransfer transfer) {
        return transfer.copy <= region.completedCopies();
    }

    @Override
    long read(final FileService files, final BlockTransfer transfer) throws FileServiceException {
        if (pinnedSource != null) {
            transfer.source =
                    pinnedSource.pinned(transfer.handle(), transfer.fileOffset(), transfer.count() << blockShift);
            if (transfer.source != null) {
                return transfer.source.byteSize();
            }
        }
        long total = 0;
        int block = 0;
        while (block < transfer.count()) {
            final int end = transfer.neighboursEnd(block);
            total += read(files, transfer, block, end);
            block = end;
        }
        return total;
    }

    /** Reads neighbouring blocks. */
    private long read(final FileService files, final BlockTransfer transfer, final int first, final int end)
            throws FileServiceException {
        final int byteLength = (end - first) << blockShift;
        final MemorySegment buffer = stagingOf(transfer, first);
        final int length = files.read(transfer.handle(), transfer.fileOffset(first), buffer, 0, byteLength);
        buffer.asSlice(length, byteLength - length).fill((byte) 0);
        return length;
    }

    @Override
    long readPart(final FileService files, final BlockTransfer transfer, final int from, final int length)
            throws FileServiceException {
        final MemorySegment part = stagingOf(transfer, 0).asSlice(from, length);
        part.fill((byte) 0);
        return files.read(transfer.handle(), transfer.fileOffset() + from, part, 0, length);
    }

    @Override
    long clear(final BlockTransfer transfer) {
        return 0;
    }

    @Override
    boolean areNeighbours(final BlockTransfer transfer, final int block) {
        return true;
    }

    @Override
    long write(
            final FileService files, final BlockTransfer transfer, final int block, final long offset, final int length)
            throws FileServiceException {
        return files.write(transfer.handle(), transfer.fileOffset() + offset, stagingOf(transfer, 0), offset, length);
    }

    /** Waits for all copies, and frees the staging memory. */
    @Override
    public void close() {
        staging.close();
    }

    private void copyPinned(
            final BlockTransfer transfer, final long offset, final long runLength, final long frameOffset) {
        final long length = Math.clamp(transfer.source.byteSize() - offset, 0, runLength);
        if (length > 0) {
            transfer.copy = region.copyIn(transfer.source.asSlice(offset, length), frameOffset);
        }
        if (length < runLength) {
            transfer.copy = region.clear(frameOffset + length, runLength - length);
        }
    }

    private static boolean isWriteBack(final BlockTransfer transfer) {
        return transfer.kind() == BlockTransfer.Kind.WRITE_BACK;
    }

    private MemorySegment stagingOf(final BlockTransfer transfer, final int block) {
        final long begin = (long) (transfer.staging + block) << blockShift;
        return staging.segment().asSlice(begin, (long) (transfer.count() - block) << blockShift);
    }

    private long frameOffset(final int frame) {
        return framesOffset + ((long) frame << blockShift);
    }
}
