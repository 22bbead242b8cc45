package io.github.galefs.kernel.lane;

/**
 * Layout of the control fields that all lanes of a launch share. They are at the beginning of the region that is a
 * kernel's first parameter.
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
 *   128 +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. Only the host writes them, before the kernel starts.
 * Offsets are relative to the region and may be negative: a device may keep lanes, page table and frames in different
 * memories of one address space.
 */
public final class LaneControlDescriptor {
    /** Value of the format field: the letters "GALEFS" and the version of this layout. */
    public static final long FORMAT = 0x5346_454C_4147_0002L;

    /** Offset of the format field; its value is {@link #FORMAT}. */
    public static final int FORMAT_OFFSET = 0;

    /**
     * Offset of the number of polls after which a wait for the host gives up: a last resort, should the host be dead.
     */
    public static final int WAIT_LIMIT_OFFSET = 8;

    /** Offset of the field that holds the offset of lane 0, relative to the region. */
    public static final int LANES_OFFSET = 16;

    /** Offset of the field that holds the offset of doorbell 0, relative to the region. */
    public static final int DOORBELLS_OFFSET = 24;

    /** Offset of the number of lanes. */
    public static final int LANE_COUNT_OFFSET = 32;

    /** Length of the control fields, in bytes. */
    public static final int CONTROL_LENGTH = 128;

    private LaneControlDescriptor() {}
}
