package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;

/** Frames in memory that host and device share: the file service reads and writes them itself. */
public final class SharedFrames extends FrameMemory {
    private final MemorySegment frames;
    private final int blockShift;

    /**
     * Creates the memory.
     *
     * @param frames     memory of the frames, contiguous; used by several threads.
     * @param blockShift base-2 logarithm of the bytes in a block and in a frame.
     */
    public SharedFrames(final MemorySegment frames, final int blockShift) {
        this.frames = frames;
        this.blockShift = blockShift;
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
    void copyIn(final BlockTransfer transfer) {}

    @Override
    boolean isCopied(final BlockTransfer transfer) {
        return true;
    }

    @Override
    long read(final FileService files, final BlockTransfer transfer) throws FileServiceException {
        long total = 0;
        int block = 0;
        while (block < transfer.count()) {
            final int end = transfer.runEnd(block);
            final int runLength = (end - block) << blockShift;
            final long frameOffset = frameOffset(transfer.frame(block));
            final long fileOffset = transfer.fileOffset() + ((long) block << blockShift);
            final int length = files.read(transfer.handle(), fileOffset, frames, frameOffset, runLength);
            frames.asSlice(frameOffset + length, runLength - length).fill((byte) 0);
            total += length;
            block = end;
        }
        return total;
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
