package io.github.galefs.kernel.lane;

/**
 * Layout of a lane: the request ring, the reply slot and the path buffer of one work-group, in memory that device and
 * host both see.
 *
 * <p>The ring is an Agrona {@code OneToOneRingBuffer}; its only producer is the leader of the work-group, its only
 * consumer the host's lane poller. Every record has the same size, which divides the capacity, so the ring never holds
 * a padding record.
 *
 * <pre>
 *  lane                                          request record
 *     0 +---------------------------+               0 +----------------+----------------+
 *       |  request records          |                 | length         | operation      |
 *       |  (RING_CAPACITY)          |               8 +----------------+----------------+
 *  1024 +---------------------------+                 | ticket         | descriptor     |
 *       |  Agrona's trailer         |              16 +----------------+----------------+
 *       |  (tail, head, ...)        |                 | file offset                     |
 *  1792 +---------------------------+              24 +---------------------------------+
 *       |  reply                    |                 | byte count                      |
 *  1856 +---------------------------+              32 +----------------+----------------+
 *       |  device line              |                 | open flags     | path length    |
 *  1920 +---------------------------+              40 +----------------+----------------+
 *       |  unused                   |                 | unused                          |
 *  2048 +---------------------------+              64 +---------------------------------+
 *       |  path, UTF-8              |
 *       |  (PATH_CAPACITY)          |
 *  6144 +---------------------------+
 *
 *  reply                                         device line
 *     0 +----------------+----------------+         0 +----------------+----------------+
 *       | ticket         | (unused)       |           | hazard         | released       |
 *     8 +----------------+----------------+         8 +----------------+----------------+
 *       | result                          |           | producer position               |
 *    16 +---------------------------------+        16 +---------------------------------+
 *       | frame                           |           | hits                            |
 *    24 +---------------------------------+        24 +---------------------------------+
 *                                                     | bytes read                      |
 *                                                  32 +---------------------------------+
 *                                                     | bytes written                   |
 *                                                  40 +----------------+----------------+
 *                                                     | mapped         | (unused)       |
 *                                                  48 +----------------+----------------+
 * </pre>
 *
 * Fields are little-endian. The host writes the reply, the device the device line; each has a cache line of its own. A
 * lane is all zeros when a launch begins. Beside the lanes lies one doorbell byte per lane, which the device sets to 1
 * after it has published a request, so that the host finds the lanes that want it without a look into each.
 *
 * @see <a href="https://github.com/aeron-io/agrona">Agrona, RingBufferDescriptor and RecordDescriptor</a>
 */
public final class LaneDescriptor {
    /** Bytes of request records in a lane; a power of two, as Agrona requires. */
    public static final int RING_CAPACITY = 1024;

    /** Bytes that Agrona's ring needs behind the records. */
    public static final int RING_TRAILER_LENGTH = 768;

    /** Bytes of one request record, header included. Divides {@link #RING_CAPACITY}. */
    public static final int RECORD_LENGTH = 64;

    /** Position of the consumer, relative to the lane; Agrona's head position. */
    public static final int HEAD_OFFSET = RING_CAPACITY + 384;

    /** Length of a record, header included; 0 until it is published. Relative to the record, as the fields below. */
    public static final int LENGTH_OFFSET = 0;

    /** What is asked for; from 1. */
    public static final int OPERATION_OFFSET = 4;

    /** Number by which the reply is recognised. */
    public static final int TICKET_OFFSET = 8;

    /** Open file that is meant, where an operation needs one. */
    public static final int DESCRIPTOR_OFFSET = 12;

    /** Offset in the file, in bytes. */
    public static final int FILE_OFFSET_OFFSET = 16;

    /** Bytes asked for or offered. */
    public static final int BYTE_COUNT_OFFSET = 24;

    /** Flags of an open. */
    public static final int OPEN_FLAGS_OFFSET = 32;

    /** Bytes of the path in the path buffer. */
    public static final int PATH_LENGTH_OFFSET = 36;

    /** Reply, relative to the lane. */
    public static final int REPLY_OFFSET = RING_CAPACITY + RING_TRAILER_LENGTH;

    /** Ticket of the request that the reply answers. Written last. */
    public static final int REPLY_TICKET_OFFSET = REPLY_OFFSET;

    /** Result of the operation, or the negative number of an error. */
    public static final int REPLY_RESULT_OFFSET = REPLY_OFFSET + 8;

    /** Frame granted to the lane, where the operation grants one. */
    public static final int REPLY_FRAME_OFFSET = REPLY_OFFSET + 16;

    /** What the device alone writes, relative to the lane. */
    public static final int DEVICE_LINE_OFFSET = REPLY_OFFSET + 64;

    /** 1 + the frame that the work-group reads after it has found it in the page table by itself; 0 for none. */
    public static final int HAZARD_OFFSET = DEVICE_LINE_OFFSET;

    /** Ticket of the latest request whose granted frame the work-group has done with. */
    public static final int RELEASED_OFFSET = DEVICE_LINE_OFFSET + 4;

    /** Position of the producer: {@link #RECORD_LENGTH} times the number of requests so far. */
    public static final int POSITION_OFFSET = DEVICE_LINE_OFFSET + 8;

    /** Blocks that the work-group found in the page table by itself. */
    public static final int HITS_OFFSET = DEVICE_LINE_OFFSET + 16;

    /** Bytes that the work-group's reads delivered. */
    public static final int BYTES_READ_OFFSET = DEVICE_LINE_OFFSET + 24;

    /** Bytes that the work-group's writes took. */
    public static final int BYTES_WRITTEN_OFFSET = DEVICE_LINE_OFFSET + 32;

    /** 1 while the work-group has a mapping, otherwise 0. Read by the device only. */
    public static final int MAPPED_OFFSET = DEVICE_LINE_OFFSET + 40;

    /** Path of an open, relative to the lane. */
    public static final int PATH_OFFSET = 2048;

    /** Longest path in bytes. */
    public static final int PATH_CAPACITY = 4096;

    /** Distance in bytes from one lane to the next. */
    public static final int LANE_STRIDE = PATH_OFFSET + PATH_CAPACITY;

    private LaneDescriptor() {}

    /**
     * Byte offset of a lane from the first lane.
     *
     * @param lane index of the lane, from 0.
     * @return its offset in bytes.
     */
    public static long laneOffset(final int lane) {
        return (long) lane * LANE_STRIDE;
    }

    /**
     * Byte offset, within its lane, of the record at a position of the ring.
     *
     * @param position in bytes since the lane was made; a multiple of {@link #RECORD_LENGTH}.
     * @return offset in bytes within the lane.
     */
    public static int recordOffset(final long position) {
        return (int) position & (RING_CAPACITY - 1);
    }

    /**
     * Ticket of the request at a position. Tickets repeat after 2<sup>32</sup> requests; a lane has one request under
     * way, so only neighbouring tickets must differ.
     *
     * @param position in bytes since the lane was made; a multiple of {@link #RECORD_LENGTH}.
     * @return the ticket; 1 for the first request, so that a lane of zeros holds no reply to it.
     */
    public static int ticket(final long position) {
        return (int) (position / RECORD_LENGTH) + 1;
    }
}
