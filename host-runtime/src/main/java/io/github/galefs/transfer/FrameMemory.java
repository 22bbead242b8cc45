package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;

/**
 * The memory of the frames, as a transfer sees it: bytes are read from a service, or written to it, by a worker; what
 * copies between host and device are needed, the agent starts and completes.
 */
public abstract sealed class FrameMemory implements AutoCloseable permits SharedFrames, DeviceFrames {
    FrameMemory() {}

    /** Returns the bytes from which on a longer fetch is no faster. */
    abstract int usefulFetchLength();

    /**
     * Returns the number of blocks, from 1, up to which a fetch of blocks that are no neighbours pays. It is 1 where
     * blocks may stay where the file service has them.
     */
    abstract int usefulScatteredBlocks();

    /** Takes what memory a transfer needs on its way; false if there is too little at present. Agent's thread. */
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
