package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;

/**
 * Memory of the frames, as a transfer sees it. A worker reads bytes from a service or writes them there. The agent
 * starts and completes copies between host and device.
 */
public abstract sealed class FrameMemory implements AutoCloseable permits SharedFrames, DeviceFrames {
    FrameMemory() {}

    /** Returns the length of a fetch in bytes. A longer fetch is no faster. */
    abstract int usefulFetchLength();

    /**
     * Returns the most blocks of a fetch whose blocks are scattered in the file, at least 1. It is 1 where blocks may
     * stay in the memory of the file service.
     */
    abstract int usefulScatteredBlocks();

    /** Reserves staging memory for a transfer; returns false if there is too little now. Agent's thread. */
    abstract boolean reserve(BlockTransfer transfer);

    /** Gives back what {@link #reserve} took. Agent's thread. */
    abstract void release(BlockTransfer transfer);

    /** Starts copies from the frames to where a worker writes from; see {@link #isCopied}. Agent's thread. */
    abstract void copyOut(BlockTransfer transfer);

    /** Starts copies from where a worker has read to, to the frames; see {@link #isCopied}. Agent's thread. */
    abstract void copyIn(BlockTransfer transfer);

    /** Returns whether the copies of a transfer, and of all that were started before, are complete. Agent's thread. */
    abstract boolean isCopied(BlockTransfer transfer);

    /** Reads all blocks; bytes behind the file's end are zero. Returns the bytes read. On a worker. */
    abstract long read(FileService files, BlockTransfer transfer) throws FileServiceException;

    /**
     * Reads a part of the only block of a transfer; bytes behind the file's end are zero. Returns the bytes read. On a
     * worker.
     */
    abstract long readPart(FileService files, BlockTransfer transfer, int from, int length) throws FileServiceException;

    /** Sets all blocks to zero, as far as the host does that. Returns 0. On a worker. */
    abstract long clear(BlockTransfer transfer);

    /** Returns whether a block's bytes are followed, where a worker writes from, by those of the next one. */
    abstract boolean areNeighbours(BlockTransfer transfer, int block);

    /**
     * Writes bytes of blocks that are neighbours, from an offset relative to the transfer's first block; returns the
     * file's version. On a worker.
     */
    abstract long write(FileService files, BlockTransfer transfer, int block, long offset, int length)
            throws FileServiceException;

    /** Frees what the memory takes, after all transfers. */
    @Override
    public abstract void close();
}
