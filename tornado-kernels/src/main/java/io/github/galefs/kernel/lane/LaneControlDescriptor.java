package io.github.galefs.kernel.lane;

/**
 * Layout of what all lanes of a launch share. It lies at the beginning of the region that a kernel gets as its first
 * parameter.
 *
 * <pre>
 *     0 +---------------------------------+
 *       | format                          |
 *     8 +---------------------------------+
 *       | wait limit, in polls            |
 *    16 +---------------------------------+
 *       | first lane, relative to region  |
 *    24 +---------------------------------+
 *       | first doorbell, rel. to region  |
 *    32 +----------------+----------------+
 *       | lane count     | (unused)       |
 *    40 +----------------+----------------+
 *       | (unused)                        |
 *    64 +----------------+----------------+
 *       | stop           | (unused)       |
 *   128 +----------------+----------------+
 * </pre>
 *
 * Fields are little-endian. The host alone writes here: stop while the kernel runs, the rest before. Places are given
 * relative to the region, and may be negative: a device may keep lanes, page table and frames in different memories of
 * one address space.
 */
public final class LaneControlDescriptor {
    /** What {@link #FORMAT_OFFSET} holds: the letters "GALEFS" and the number of this layout. */
    public static final long FORMAT = 0x5346_454C_4147_0001L;

    /** Place of the format. */
    public static final int FORMAT_OFFSET = 0;

    /** How often a wait for the host looks before it gives up: a last resort for the case that the host is dead. */
    public static final int WAIT_LIMIT_OFFSET = 8;

    /** Place of lane 0. */
    public static final int LANES_OFFSET = 16;

    /** Place of doorbell 0. */
    public static final int DOORBELLS_OFFSET = 24;

    /** How many lanes there are. */
    public static final int LANE_COUNT_OFFSET = 32;

    /** 0 while the launch may go on; afterwards the number of the error that each call is to return. */
    public static final int STOP_OFFSET = 64;

    /** Bytes of this layout. */
    public static final int CONTROL_LENGTH = 128;

    private LaneControlDescriptor() {}
}
