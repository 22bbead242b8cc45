package io.github.galefs.kernel.log;

import io.github.galefs.kernel.file.FileTableDescriptor;

/**
 * Layout of the messages that work-items print, in the region that is a kernel's first parameter: control fields behind
 * those of the file table, and an area with one record for each message.
 *
 * <pre>
 *  control                                       area
 *   256 +---------------------------------+         0 +----------------+
 *       | area, relative to the region    |           | count          |
 *   264 +----------------+----------------+        64 +----------------+
 *       | capacity       | launch         |           | dropped        |
 *   272 +----------------+----------------+       128 +----------------+
 *       | (unused)                        |           | records        |
 *   320 +---------------------------------+           +----------------+
 *
 *  record
 *     0 +----------------+----------------+
 *       | ready          | kinds          |
 *     8 +----------------+----------------+
 *       | text length    | (unused)       |
 *    16 +----------------+----------------+
 *       | argument 0                      |
 *    24 +---------------------------------+
 *       | argument 1                      |
 *    32 +---------------------------------+
 *       | argument 2                      |
 *    40 +---------------------------------+
 *       | text, in UTF-8                  |
 *   256 +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. The host writes the control fields before each launch, and sets count and dropped to 0. A
 * work-item that prints takes the next record by increasing the count, and writes it; the field "ready" comes last. A
 * record is used once in a launch, so that nobody waits for the host to read it: when all are used, messages are
 * dropped and counted.
 */
public final class LogDescriptor {
    /** Offset of the control fields. */
    public static final int CONTROL_OFFSET = FileTableDescriptor.CONTROL_OFFSET + FileTableDescriptor.CONTROL_LENGTH;

    /** Offset of the field that holds the offset of the area, relative to the region. */
    public static final int AREA_OFFSET = CONTROL_OFFSET;

    /** Offset of the number of records. */
    public static final int CAPACITY_OFFSET = CONTROL_OFFSET + 8;

    /** Offset of the launch's number, which marks its records as ready; not 0. */
    public static final int LAUNCH_OFFSET = CONTROL_OFFSET + 12;

    /** Length of the control fields, in bytes. */
    public static final int CONTROL_LENGTH = 64;

    /** Number of records that were taken; a little more than the capacity at most. Relative to the area. */
    public static final int COUNT_OFFSET = 0;

    /** Number of messages that were dropped; counting ends soon after {@link #MAX_DROPPED}. Relative to the area. */
    public static final int DROPPED_OFFSET = 64;

    /** Offset of record 0, relative to the area. */
    public static final int RECORDS_OFFSET = 128;

    /** Number from which on dropped messages are not counted any more, so that the count does not overflow. */
    public static final int MAX_DROPPED = 1_000_000_000;

    /** Length of a record, in bytes. */
    public static final int RECORD_LENGTH = 256;

    /** The launch's number when the record is complete. Relative to the record, as are the fields below. */
    public static final int READY_OFFSET = 0;

    /** Kinds of the arguments: {@link #KIND_BITS} for each, the first in the lowest. */
    public static final int KINDS_OFFSET = 4;

    /** Number of bytes of the text. */
    public static final int TEXT_LENGTH_OFFSET = 8;

    /** First argument: a long, or the bits of a double. */
    public static final int ARGUMENTS_OFFSET = 16;

    /** First byte of the text. */
    public static final int TEXT_OFFSET = 40;

    /** Most bytes of a text. */
    public static final int TEXT_CAPACITY = RECORD_LENGTH - TEXT_OFFSET;

    /** Most arguments of a message. */
    public static final int MAX_ARGUMENTS = 3;

    /** Bits of the kind of an argument; 0 for none. */
    public static final int KIND_BITS = 2;

    /** Kind of an argument that is a long. */
    public static final int KIND_LONG = 1;

    /** Kind of an argument that is a double. */
    public static final int KIND_DOUBLE = 2;

    private LogDescriptor() {}
}
