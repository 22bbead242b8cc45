package io.github.galefs.kernel.round;

/**
 * Layout of what host and device exchange in rounds, in the region that is a kernel's first parameter.
 *
 * <p>A round runs some of the launch's work-groups. Each has a <em>position</em> in the round, from 0, which is its
 * group id for OpenCL, and a <em>slot</em>, which it keeps from its first round to its last. The host writes one entry
 * for each position before the round. Each work-group writes exactly one record at its position: a request, when it
 * suspends, or {@link #FINISHED}. Contexts are per slot, in a buffer of their own.
 *
 * <pre>
 *  control                                       entry
 *     0 +---------------------------------+         0 +----------------+----------------+
 *       | format                          |           | group          | slot           |
 *     8 +---------------------------------+         8 +----------------+----------------+
 *       | entries, relative to region     |           | resume point   | tag            |
 *    16 +---------------------------------+        16 +----------------+----------------+
 *       | records, relative to region     |           | result                          |
 *    24 +---------------------------------+        24 +----------------+----------------+
 *       | states, relative to region      |           | round          | (unused)       |
 *    32 +---------------------------------+        32 +----------------+----------------+
 *       | paths, relative to region       |
 *    40 +----------------+----------------+        record
 *       | group count    | slot count     |         0 +----------------+----------------+
 *    48 +----------------+----------------+           | length         | operation      |
 *       | call limit     | (unused)       |         8 +----------------+----------------+
 *    56 +----------------+----------------+           | round          | fd             |
 *       | stop word, relative to region   |        16 +----------------+----------------+
 *    64 +---------------------------------+           | file offset                     |
 *       | (unused)                        |        24 +---------------------------------+
 *   128 +---------------------------------+           | byte count                      |
 *                                                  32 +----------------+----------------+
 *  state                                              | open flags     | path length    |
 *     0 +---------------------------------+        40 +----------------+----------------+
 *       | state of the work-group, see    |           | resume point   | tag            |
 *       | GroupStateDescriptor            |        48 +----------------+----------------+
 *    32 +---------------------------------+           | (unused)                        |
 *       | (unused)                        |        64 +---------------------------------+
 *    64 +---------------------------------+
 * </pre>
 *
 * Where kernels reach the host's memory, entries and records may lie outside the region, at any offset from it.
 *
 * <p>Fields are little-endian. A record has the layout of a lane's request record. Resume point and tag of a request
 * are the work-group's own: the host copies them to the entry with the reply. A resume point of 0 starts a work-group.
 * The record of {@link #FINISHED} holds the work-group's totals: hits in the field of the file offset, bytes read in
 * that of the byte count, and bytes written in the 8 bytes of flags and path length. The field of its fd is not 0 if
 * the work-group has ended with a mapping; the 8 bytes of resume point and tag then hold the offset in the file. The
 * path of an open is in the path buffer of the work-group's position.
 */
public final class RoundDescriptor {
    /** Value of the format field: the letters "GALEFS" and the version of this layout. */
    public static final long FORMAT = 0x5346_454C_4147_8002L;

    /** Offset of the format field; its value is {@link #FORMAT}. */
    public static final int FORMAT_OFFSET = 0;

    /** Offset of the field that holds the offset of entry 0, relative to the region. */
    public static final int ENTRIES_OFFSET = 8;

    /** Offset of the field that holds the offset of record 0, relative to the region. */
    public static final int RECORDS_OFFSET = 16;

    /**
     * Length of the region's beginning, in which all fields are constant during a round: those of this class, of the
     * messages, the page table and the file table. Kernels have it as a parameter as well.
     */
    public static final int LAUNCH_LENGTH = 320;

    /** Offset of the field that holds the offset of state 0, relative to the region. */
    public static final int STATES_OFFSET = 24;

    /** Offset of the field that holds the offset of path buffer 0, relative to the region. */
    public static final int PATHS_OFFSET = 32;

    /** Offset of the number of work-groups of the launch. */
    public static final int GROUP_COUNT_OFFSET = 40;

    /** Offset of the number of slots, for which contexts have room. */
    public static final int SLOT_COUNT_OFFSET = 44;

    /**
     * Offset of the number of calls after which a work-group sends a request though it does not need one, so that a
     * round is short. A call also counts once for each {@link #CALL_BYTES_SHIFT 4 KiB} that it reads.
     */
    public static final int CALL_LIMIT_OFFSET = 48;

    /** Binary logarithm of the bytes that count as a call. */
    public static final int CALL_BYTES_SHIFT = 12;

    /**
     * Offset of the field that holds the offset of the stop word, relative to the region. The word is 0 until the
     * device ends the launch; then every call returns {@code -EINTR}. The word lies behind the host's mirror, whose
     * updates would overwrite it.
     */
    public static final int STOP_OFFSET = 56;

    /** Length of the control fields, in bytes. */
    public static final int CONTROL_LENGTH = 128;

    /** Length of an entry, in bytes. */
    public static final int ENTRY_LENGTH = 32;

    /** Index of the work-group in the launch. Relative to the entry, as are the fields below. */
    public static final int ENTRY_GROUP_OFFSET = 0;

    /** Slot of the work-group. */
    public static final int ENTRY_SLOT_OFFSET = 4;

    /** Resume point, from 1; or 0 for a work-group that starts. */
    public static final int ENTRY_RESUME_OFFSET = 8;

    /** Tag of the request, as in its record. */
    public static final int ENTRY_TAG_OFFSET = 12;

    /** Result of the request, or a negative errno. */
    public static final int ENTRY_RESULT_OFFSET = 16;

    /** Number of the round; each record of the round carries the same. */
    public static final int ENTRY_ROUND_OFFSET = 24;

    /** Length of a record, in bytes. */
    public static final int RECORD_LENGTH = 64;

    /** Length of the record, in bytes. Relative to the record, as are the fields below. */
    public static final int RECORD_LENGTH_OFFSET = 0;

    /** Operation code: that of a request, from 1, or one of the codes of this class. */
    public static final int RECORD_OPERATION_OFFSET = 4;

    /** Number of the round in which the record was written. */
    public static final int RECORD_ROUND_OFFSET = 8;

    /** Fd that the request concerns, or 0. */
    public static final int RECORD_FD_OFFSET = 12;

    /** Offset in the file, in bytes; or the hits of a finished work-group; or the result of {@link #YIELD}. */
    public static final int RECORD_FILE_OFFSET_OFFSET = 16;

    /** Number of bytes to read or write; or the bytes that a finished work-group has read. */
    public static final int RECORD_BYTE_COUNT_OFFSET = 24;

    /** Flags of an open; or, in 8 bytes, the bytes that a finished work-group has written. */
    public static final int RECORD_OPEN_FLAGS_OFFSET = 32;

    /** Length of the path in the path buffer, in bytes. */
    public static final int RECORD_PATH_LENGTH_OFFSET = 36;

    /** Resume point at which the work-group continues, from 1. */
    public static final int RECORD_RESUME_OFFSET = 40;

    /** Tag of the request, for the work-group's use. */
    public static final int RECORD_TAG_OFFSET = 44;

    /** Operation code: the work-group has ended. */
    public static final int FINISHED = 0x4000_0000;

    /**
     * Operation code: the work-group gives way to the host. The result is the record's file offset; it is ready at
     * once.
     */
    public static final int YIELD = 0x4000_0001;

    /** Length of a state, in bytes; all zeros when its work-group starts, which the kernel sees to. */
    public static final int STATE_LENGTH = 64;

    /** Length of a path buffer, and so of the longest path, in bytes. */
    public static final int PATH_CAPACITY = 4096;

    private RoundDescriptor() {}
}
