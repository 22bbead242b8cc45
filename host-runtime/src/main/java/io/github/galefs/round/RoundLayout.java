package io.github.galefs.round;

import io.github.galefs.kernel.group.GroupStateDescriptor;
import io.github.galefs.kernel.round.RoundDescriptor;
import org.agrona.BitUtil;

/**
 * Layout of the parts that rounds need in a region, behind the tables that the host writes. All but the states are in
 * the host's mirror.
 *
 * <pre>
 *      +---------+---------+---------+-------+
 *      | changes | entries | records | paths |   in the mirror
 *      +---------+---------+---------+-------+
 *      | states                              |
 *      +-------------------------------------+
 * </pre>
 *
 * @param changesOffset of the room for small updates, in bytes.
 * @param slotLimit     slots that there is room for, and so positions in a round.
 */
public record RoundLayout(long changesOffset, int slotLimit) {
    /**
     * Room for the updates of a missed block: its entry, that of the block which it replaces, their slots and places.
     */
    private static final int CHANGES_LENGTH = 256;

    /** No list is longer. */
    private static final int MAX_CHANGES_LENGTH = 1 << 20;

    /**
     * Checks the offset.
     *
     * @throws IllegalArgumentException the offset is not a multiple of 64, or there is no slot.
     */
    public RoundLayout {
        if (changesOffset % BitUtil.CACHE_LINE_LENGTH != 0 || slotLimit < 1) {
            throw new IllegalArgumentException("changes at " + changesOffset + " of " + slotLimit + " slots");
        }
    }

    /**
     * Returns the offset of entry 0, which is the end of the room for small updates.
     *
     * @return offset in bytes.
     */
    public long entriesOffset() {
        return changesOffset + Math.min((long) slotLimit * CHANGES_LENGTH, MAX_CHANGES_LENGTH);
    }

    /**
     * Returns the offset of record 0.
     *
     * @return offset in bytes.
     */
    public long recordsOffset() {
        return BitUtil.align(
                entriesOffset() + (long) slotLimit * RoundDescriptor.ENTRY_LENGTH, BitUtil.CACHE_LINE_LENGTH);
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
