package io.github.galefs.round;

import io.github.galefs.kernel.group.GroupStateDescriptor;
import io.github.galefs.kernel.round.RoundDescriptor;
import org.agrona.BitUtil;

/**
 * Layout of the parts that rounds need in a region, behind the tables that the host writes. All but the states are in
 * the host's mirror.
 *
 * <pre>
 *      +---------+---------+-------+
 *      | entries | records | paths |   in the mirror
 *      +---------+---------+-------+
 *      | states                    |
 *      +---------------------------+
 * </pre>
 *
 * @param entriesOffset of entry 0, in bytes.
 * @param slotLimit     slots that there is room for, and so positions in a round.
 */
public record RoundLayout(long entriesOffset, int slotLimit) {
    /**
     * Checks the offset.
     *
     * @throws IllegalArgumentException the offset is not a multiple of 64, or there is no slot.
     */
    public RoundLayout {
        if (entriesOffset % BitUtil.CACHE_LINE_LENGTH != 0 || slotLimit < 1) {
            throw new IllegalArgumentException("entries at " + entriesOffset + " of " + slotLimit + " slots");
        }
    }

    /**
     * Returns the offset of record 0.
     *
     * @return offset in bytes.
     */
    public long recordsOffset() {
        return BitUtil.align(
                entriesOffset + (long) slotLimit * RoundDescriptor.ENTRY_LENGTH, BitUtil.CACHE_LINE_LENGTH);
    }

    /**
     * Returns the offset of path buffer 0.
     *
     * @return offset in bytes.
     */
    public long pathsOffset() {
        return recordsOffset() + (long) slotLimit * RoundDescriptor.RECORD_LENGTH;
    }

    /**
     * Returns the end of the mirror.
     *
     * @return offset in bytes.
     */
    public long mirrorEnd() {
        return pathsOffset() + (long) slotLimit * RoundDescriptor.PATH_CAPACITY;
    }

    /**
     * Returns the offset of state 0.
     *
     * @return offset in bytes.
     */
    public long statesOffset() {
        return mirrorEnd();
    }

    /**
     * Returns the offset of an int in the device's memory that stays 0: the stop word of kernels without checks.
     *
     * @return offset in bytes.
     */
    public long zeroOffset() {
        return statesOffset() + GroupStateDescriptor.LENGTH;
    }

    /**
     * Returns the end of all parts.
     *
     * @return offset in bytes.
     */
    public long end() {
        return statesOffset() + (long) slotLimit * RoundDescriptor.STATE_LENGTH;
    }
}
