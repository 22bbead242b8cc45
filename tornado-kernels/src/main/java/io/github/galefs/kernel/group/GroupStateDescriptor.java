package io.github.galefs.kernel.group;

/**
 * Layout of a work-group's state: what its leader stores between calls.
 *
 * <pre>
 *     0 +----------------+----------------+
 *       | mapped         | calls          |
 *     8 +----------------+----------------+
 *       | hits                            |
 *    16 +---------------------------------+
 *       | bytes read                      |
 *    24 +---------------------------------+
 *       | bytes written                   |
 *    32 +---------------------------------+
 *       | mapped file offset              |
 *    40 +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. Only the leader of the work-group reads and writes them while a kernel runs. All are 0 when
 * the work-group starts.
 */
public final class GroupStateDescriptor {
    /**
     * Number of the mapping's check while the work-group has a mapping, or 1 in a kernel without checks; otherwise 0.
     * The work-group may end with a mapping.
     */
    public static final int MAPPED_OFFSET = 0;

    /**
     * Number of calls since the work-group's latest request, long ones counted as several; in the suspended form only.
     */
    public static final int CALLS_OFFSET = 4;

    /** Number of blocks that the work-group found in the page table, without a request. */
    public static final int HITS_OFFSET = 8;

    /** Number of bytes that the work-group has read. */
    public static final int BYTES_READ_OFFSET = 16;

    /** Number of bytes that the work-group has written. */
    public static final int BYTES_WRITTEN_OFFSET = 24;

    /** Offset in the file of the latest mapping, in bytes. */
    public static final int MAPPED_FILE_OFFSET_OFFSET = 32;

    /** Length of the state, in bytes. */
    public static final int LENGTH = 40;

    private GroupStateDescriptor() {}
}
