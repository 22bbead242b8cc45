package io.github.galefs.kernel.lane;

import io.github.galefs.kernel.round.RoundDescriptor;

/**
 * Layout of the memory that the host and the work-groups of a pass share.
 *
 * <p>A live launch is one pass, or several: in each, the device runs the kernel over some of the launch's work-groups.
 * A work-group whose reply does not come within its polls returns, and continues in a later pass. It has a
 * <em>slot</em> from its first pass to its last, and a <em>position</em> in each pass, which is its group id for the
 * device.
 *
 * <pre>
 *     0 +----------------+----------------+
 *       | group count    | slot count     |
 *     8 +----------------+----------------+
 *       | (unused)                        |
 *    64 +---------------------------------+
 *       | slots                           |
 *       +---------------------------------+  64 + slot count * SLOT_LENGTH
 *       | slot of each position, an int   |
 *       +---------------------------------+
 * </pre>
 *
 * A slot has the layout of a {@link RoundDescriptor round's entry}, but for its last 8 bytes:
 *
 * <pre>
 *    24 +----------------+----------------+
 *       | resume point   | tag            |  of the next pass
 *    32 +----------------+----------------+
 * </pre>
 *
 * A work-group that returns writes these only, or {@link #FINISHED} as its resume point: its work-items may not all
 * have read the others.
 */
public final class PassDescriptor {
    /** Offset of the number of work-groups of the launch. */
    public static final int GROUP_COUNT_OFFSET = 0;

    /** Offset of the number of slots. */
    public static final int SLOT_COUNT_OFFSET = 4;

    /** Offset of slot 0. */
    public static final int SLOTS_OFFSET = 64;

    /** Length of a slot, in bytes. */
    public static final int SLOT_LENGTH = RoundDescriptor.ENTRY_LENGTH;

    /**
     * Offset of the resume point at which the work-group continues in its next pass. Relative to the slot; 0 until the
     * work-group returns.
     */
    public static final int NEXT_RESUME_OFFSET = 24;

    /** Offset of the tag of the request for whose reply it waits. Relative to the slot. */
    public static final int NEXT_TAG_OFFSET = 28;

    /** Resume point of a work-group that has ended. */
    public static final int FINISHED = -1;

    private PassDescriptor() {}

    /**
     * Returns the offset of a slot.
     *
     * @param slot from 0.
     * @return offset in bytes.
     */
    public static long slotOffset(final int slot) {
        return SLOTS_OFFSET + (long) slot * SLOT_LENGTH;
    }

    /**
     * Returns the offset of the number of a position's slot.
     *
     * @param slotCount number of slots.
     * @param position  from 0.
     * @return offset in bytes.
     */
    public static long positionOffset(final int slotCount, final int position) {
        return slotOffset(slotCount) + (long) position * Integer.BYTES;
    }

    /**
     * Returns the bytes of all of it.
     *
     * @param slotCount number of slots, and so of positions at most.
     * @return number of bytes.
     */
    public static long byteLength(final int slotCount) {
        return positionOffset(slotCount, slotCount);
    }
}
