package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Frames in memory that host and device share: the file service reads and writes them itself. */
public final class SharedFrames extends FrameMemory {
    private final MemorySegment frames;
    private final int blockShift;
    private final InPlaceBlocks inPlace;

    /**
     * Creates the memory.
     *
     * @param frames     memory of the frames, contiguous; used by several threads.
     * @param blockShift base-2 logarithm of the bytes in a block and in a frame.
     * @param inPlace    blocks that need no frame's memory.
     */
    public SharedFrames(final MemorySegment frames, final int blockShift, final InPlaceBlocks inPlace) {
        this.frames = frames;
        this.blockShift = blockShift;
        this.inPlace = inPlace;
    }

    @Override
    int usefulFetchLength() {
        return TransferEngine.MAX_TRANSFER_LENGTH;
    }

    /** {@inheritDoc} There are no copies to save. */
    @Override
    int usefulScatteredBlocks() {
        return 1;
    }

    @Override
    boolean reserve(final BlockTransfer transfer) {
        return true;
    }

    @Override
    void release(final BlockTransfer transfer) {}

    @Override
    void copyOut(final BlockTransfer transfer) {}

    @Override
    void copyIn(final BlockTransfer transfer) {
        for (int block = 0; block < transfer.count(); block++) {
            if (transfer.isMapped(block)) {
                inPlace.reach(transfer.mappedBytes(block));
            }
        }
    }

    @Override
    boolean isCopied(final BlockTransfer transfer) {
        return true;
    }

    @Override
    long read(final FileService files, final BlockTransfer transfer) throws FileServiceException {
        if (transfer.mayStay()) {
            inPlace.map(transfer);
        }
        long total = 0;
        int block = 0;
        while (block < transfer.count()) {
            final int end = transfer.copiedEnd(block);
            if (end > block) {
                total += read(files, transfer, block, end);
            }
            block = end + 1;
        }
        return total;
    }

    @Override
    long readPart(final FileService files, final BlockTransfer transfer, final int from, final int length)
            throws FileServiceException {
        final MemorySegment part = frames.asSlice(frameOffset(transfer.frame(0)) + from, length);
        part.fill((byte) 0);
        return files.read(transfer.handle(), transfer.fileOffset() + from, part, 0, length);
    }

    /** Reads neighbouring blocks into their frames, wherever those lie, by one call. */
    private long read(final FileService files, final BlockTransfer transfer, final int first, final int end)
            throws FileServiceException {
        final List<MemorySegment> places = new ArrayList<>();
        int block = first;
        while (block < end) {
            final int runEnd = transfer.runEnd(block);
            places.add(frames.asSlice(frameOffset(transfer.frame(block)), (long) (runEnd - block) << blockShift));
            block = runEnd;
        }
        final long fileOffset = transfer.fileOffset() + ((long) first << blockShift);
        final int length = places.size() == 1
                ? files.read(transfer.handle(), fileOffset, places.getFirst(), 0, (end - first) << blockShift)
                : files.read(transfer.handle(), fileOffset, places);
        clearFrom(places, length);
        return length;
    }

    /** Sets the bytes behind the end of the file to zero. */
    private static void clearFrom(final List<MemorySegment> places, final long length) {
        long begin = length;
        for (final MemorySegment place : places) {
            final long size = place.byteSize();
            if (begin < size) {
                place.asSlice(Math.max(begin, 0)).fill((byte) 0);
            }
            begin -= size;
        }
    }

    @Override
    long clear(final BlockTransfer transfer) {
        for (int block = 0; block < transfer.count(); block++) {
            frames.asSlice(frameOffset(transfer.frame(block)), 1L << blockShift).fill((byte) 0);
        }
        return 0;
    }

    @Override
    boolean areNeighbours(final BlockTransfer transfer, final int block) {
        return transfer.frame(block + 1) == transfer.frame(block) + 1;
    }

    @Override
    long write(
            final FileService files, final BlockTransfer transfer, final int block, final long offset, final int length)
            throws FileServiceException {
        final long frameOffset = frameOffset(transfer.frame(block)) + offset - ((long) block << blockShift);
        return files.write(transfer.handle(), transfer.fileOffset() + offset, frames, frameOffset, length);
    }

    @Override
    public void close() {}

    private long frameOffset(final int frame) {
        return (long) frame << blockShift;
    }
}
