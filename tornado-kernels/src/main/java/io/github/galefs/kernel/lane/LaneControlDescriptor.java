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
 *       | lane count     | hazard shift   |
 *    40 +----------------+----------------+
 *       | first hazard, relative to region|
 *    48 +---------------------------------+
 *       | summary 0, relative to region   |
 *    56 +---------------------------------+
 *       | heartbeat, relative to region   |
 *    64 +---------------------------------+
 *       | (unused)                        |
 *   128 +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. Only the host writes them, before the kernel starts.
 * Offsets are relative to the region and may be negative: a device may keep lanes, page table and frames in different
 * memories of one address space.
 *
 * <p>Each work-group has a doorbell byte, and each {@link #DOORBELLS_PER_SUMMARY} of these have a summary byte, so that
 * the host finds the lanes with requests without a look at all doorbells.
 *
 * <p>The hazard words of all work-groups are one array, so that the host's search for protected frames is short. {@link
 * #hazardOffset} spreads them over lines of {@link #HAZARD_LINE_LENGTH} bytes: neighbouring work-groups run at the same
 * time, and would contend for a line that they shared.
 *
 * <p>The heartbeat is a number of 8 bytes that the host increases as long as it serves.
 */
public final class LaneControlDescriptor {
    /** Value of the format field: the letters "GALEFS" and the version of this layout. */
    public static final long FORMAT = 0x5346_454C_4147_0004L;

    /** Offset of the format field; its value is {@link #FORMAT}. */
    public static final int FORMAT_OFFSET = 0;

    /**
     * Offset of the number of polls after which a wait for the host looks at the heartbeat; it gives up if that has not
     * changed since the look before.
     */
    public static final int WAIT_LIMIT_OFFSET = 8;

    /** Offset of the field that holds the offset of lane 0, relative to the region. */
    public static final int LANES_OFFSET = 16;

    /** Offset of the field that holds the offset of doorbell 0, relative to the region. */
    public static final int DOORBELLS_OFFSET = 24;

    /** Offset of the number of lanes. */
    public static final int LANE_COUNT_OFFSET = 32;

    /** Offset of the base-2 logarithm of the number of lines that the hazard words are spread over. */
    public static final int HAZARD_SHIFT_OFFSET = 36;

    /** Offset of the field that holds the offset of the hazard words, relative to the region. */
    public static final int HAZARDS_OFFSET = 40;

    /**
     * Offset of the field that holds the offset of summary 0, relative to the region; or 0 if the launch has so few
     * work-groups that the host looks at all doorbells.
     */
    public static final int SUMMARIES_OFFSET = 48;

    /** Offset of the field that holds the offset of the heartbeat, relative to the region. */
    public static final int HEARTBEAT_OFFSET = 56;

    /** Length of the control fields, in bytes. */
    public static final int CONTROL_LENGTH = 128;

    /** Base-2 logarithm of {@link #DOORBELLS_PER_SUMMARY}. */
    public static final int SUMMARY_SHIFT = 6;

    /** Number of neighbouring work-groups that share a summary byte. */
    public static final int DOORBELLS_PER_SUMMARY = 1 << SUMMARY_SHIFT;

    /** Length of a line of hazard words, in bytes. */
    public static final int HAZARD_LINE_LENGTH = 64;

    /**
     * Length of a hazard word, in bytes: 1 + the frame that the work-group is reading, with {@link #HAZARD_MAPPED}
     * during a mapping; 0 for none.
     */
    public static final int HAZARD_LENGTH = 4;

    /** Bit of a hazard word: the work-group has mapped the frame, and may hold it for any time. */
    public static final int HAZARD_MAPPED = 0x8000_0000;

    private LaneControlDescriptor() {}

    /**
     * Returns the offset of a work-group's hazard word, relative to the first.
     *
     * @param group index of the work-group.
     * @param shift base-2 logarithm of the number of lines.
     * @return offset in bytes.
     */
    public static long hazardOffset(final int group, final int shift) {
        final int line = group & ((1 << shift) - 1);
        return (long) line * HAZARD_LINE_LENGTH + (long) (group >> shift) * HAZARD_LENGTH;
    }
}
