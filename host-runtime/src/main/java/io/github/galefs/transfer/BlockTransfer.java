package io.github.galefs.transfer;

import io.github.galefs.file.FileServiceException;

/**
 * Copies blocks between a file service and frames. A copy into a frame may complete after the call that starts it. Used
 * by one thread at a time.
 */
public interface BlockTransfer {
    /**
     * Returns whether a block can be fetched now.
     *
     * @return false while copies in progress use all memory for copies.
     */
    boolean canFetch();

    /**
     * Reads a block, and copies it into a frame or starts to. Bytes beyond the end of the file are set to zero.
     *
     * @param handle of the file, open for reading.
     * @param block  index of the block in the file.
     * @param frame  the frame's number; not {@link #isFilling}.
     * @throws FileServiceException the service failed; the frame's bytes are undefined, and no copy is in progress.
     */
    void fetch(long handle, long block, int frame) throws FileServiceException;

    /**
     * Sets a frame to zero, or starts to.
     *
     * @param frame the frame's number; not {@link #isFilling}.
     */
    void clear(int frame);

    /**
     * Returns whether a copy into a frame is in progress. Until its end, the frame's bytes are undefined.
     *
     * @param frame the frame's number.
     * @return whether it is.
     */
    boolean isFilling(int frame);

    /**
     * Writes a part of a frame to its file. A copy into the frame that is in progress completes first.
     *
     * @param handle of the file, open for writing.
     * @param block  index of the block in the file.
     * @param frame  the frame's number.
     * @param begin  first byte of the part, within the block.
     * @param end    one past its last byte.
     * @return the file's version afterwards.
     * @throws FileServiceException the service failed.
     */
    long writeBack(long handle, long block, int frame, int begin, int end) throws FileServiceException;
}
