package io.github.galefs.device;

import java.lang.foreign.MemorySegment;

/**
 * The host's mirror of the beginning of a region, and the copies between both, which are in the order of rounds. Some
 * kernels reach the mirror itself. Used by one thread at a time.
 *
 * <p>Few large transfers are faster than many small ones, so an update may also send bytes of the mirror beside the
 * part. Hence the host changes the mirror between rounds only, and the mirror holds no bytes that kernels keep from
 * round to round: their states lie after it.
 */
public interface RegionMirror {
    /**
     * Returns the host's mirror of the region's beginning.
     *
     * @return memory from which the device copies fast.
     */
    MemorySegment mirror();

    /**
     * Returns where kernels find the mirror itself, as if it were in the region. They see what the host has written
     * there before a round, and the host sees what they have written when the round has ended.
     *
     * @return offset in the region, outside of it and a multiple of 8; 0 if kernels see the mirror by copies only.
     */
    default long mirrorOffset() {
        return 0;
    }

    /**
     * Copies a part of the mirror to the device before the next round, together with other parts. The mirror must not
     * change until that round has ended.
     *
     * @param offset     offset in the region.
     * @param byteLength number of bytes.
     */
    void update(long offset, long byteLength);

    /**
     * Gives the region a part of the mirror to list small updates in, which it may then send together, and with what
     * lies behind the part. Called once.
     *
     * @param begin offset in the region, a multiple of 8.
     * @param end   offset in the region, a multiple of 8.
     */
    default void listSmallUpdates(final long begin, final long end) {}

    /**
     * Copies a part of the region to the mirror, and waits for it.
     *
     * @param offset     offset in the region.
     * @param byteLength number of bytes.
     */
    void refresh(long offset, long byteLength);

    /**
     * Copies rows of a part of the region to the mirror, and waits for it: the first bytes of each row.
     *
     * @param offset    offset in the region of the first row.
     * @param rowStride distance from row to row, in bytes.
     * @param rowLength bytes to copy of each row.
     * @param rowCount  number of rows.
     */
    void refreshRows(long offset, long rowStride, long rowLength, int rowCount);
}
