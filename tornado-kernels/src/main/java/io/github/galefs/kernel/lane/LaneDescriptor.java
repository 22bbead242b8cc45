package io.github.galefs.kernel.lane;

import io.github.galefs.kernel.group.GroupStateDescriptor;

/**
 * Layout of a lane: the request ring, the reply, the device line and the path buffer of one work-group, in memory that
 * device and host share.
 *
 * <p>The ring is an Agrona {@code OneToOneRingBuffer}. Its single producer is the leader of the work-group; its single
 * consumer is the host's lane agent. All records have the same length, which divides the capacity, so the ring never
 * holds a padding record.
 *
 * <pre>
 *  lane                                          request record
 *     0 +---------------------------+               0 +----------------+----------------+
 *       |  request records          |                 | length         | operation      |
 *       |  (RING_CAPACITY)          |               8 +----------------+----------------+
 *  1024 +---------------------------+                 | ticket         | fd             |
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
 *     0 +----------------+----------------+         0 +---------------------------------+
 *       | ticket         | stop           |           | state of the work-group, see    |
 *     8 +----------------+----------------+           | GroupStateDescriptor            |
 *       | result                          |        32 +----------------+----------------+
 *    16 +----------------+----------------+           | given up       | released       |
 *       | spin limit     |                         40 +----------------+----------------+
 *    20 +----------------+                            | producer position               |
 *                                                  48 +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. The host writes the reply and the device writes the device line; each has a cache line of
 * its own. Stop word and spin limit are next to the ticket, so a work-group that waits polls one sector of memory,
 * which no other work-group reads: a word that many work-groups of a GPU poll in host memory serves them one after
 * another. A lane is all zeros when a launch begins, but for its spin limit. In addition to its lane, each work-group
 * has a doorbell byte, a share in a summary byte, and a hazard word, see {@link LaneControlDescriptor}. The device sets
 * doorbell and summary to 1 after it has published a request, so that the host finds the lanes with requests without
 * reading every ring.
 *
 * @see <a href="https://github.com/aeron-io/agrona">Agrona, RingBufferDescriptor and RecordDescriptor</a>
 */
public final class LaneDescriptor {
    /** Bytes of request records in a lane; a power of two, as Agrona requires. */
    public static final int RING_CAPACITY = 1024;

    /** Length of Agrona's ring trailer, which follows the records, in bytes. */
    public static final int RING_TRAILER_LENGTH = 768;

    /** Length of a request record in bytes, header included. Divides {@link #RING_CAPACITY}. */
    public static final int RECORD_LENGTH = 64;

    /** Position of the consumer: Agrona's head position. Relative to the lane. */
    public static final int HEAD_OFFSET = RING_CAPACITY + 384;

    /**
     * Length of the record, header included; 0 until the record is published. Relative to the record, as are the fields
     * below.
     */
    public static final int LENGTH_OFFSET = 0;

    /** Operation code, from 1. */
    public static final int OPERATION_OFFSET = 4;

    /** Ticket of the request; the reply carries the same. */
    public static final int TICKET_OFFSET = 8;

    /** Fd that the request concerns, for operations that need one. */
    public static final int FD_OFFSET = 12;

    /** Offset in the file, in bytes. */
    public static final int FILE_OFFSET_OFFSET = 16;

    /** Number of bytes to read or write. */
    public static final int BYTE_COUNT_OFFSET = 24;

    /** Flags of an open. */
    public static final int OPEN_FLAGS_OFFSET = 32;

    /** Length of the path in the path buffer, in bytes. */
    public static final int PATH_LENGTH_OFFSET = 36;

    /** Offset of the reply in the lane. */
    public static final int REPLY_OFFSET = RING_CAPACITY + RING_TRAILER_LENGTH;

    /** Ticket of the request that the reply answers. Written last. */
    public static final int REPLY_TICKET_OFFSET = REPLY_OFFSET;

    /** Stop word: 0 while the launch runs, otherwise the errno that every call returns, negated. */
    public static final int STOP_OFFSET = REPLY_OFFSET + 4;

    /** Result of the operation, or a negative errno. */
    public static final int REPLY_RESULT_OFFSET = REPLY_OFFSET + 8;

    /**
     * Polls of a waiting work-group before it suspends, from 1; or {@link #NEVER_SUSPENDS}. The host may change the
     * number at any time.
     */
    public static final int SPIN_LIMIT_OFFSET = REPLY_OFFSET + 16;

    /** Spin limit of work-groups that poll until they have their replies. */
    public static final int NEVER_SUSPENDS = 0;

    /** Offset in the lane of the cache line that only the device writes. */
    public static final int DEVICE_LINE_OFFSET = REPLY_OFFSET + 64;

    /** Offset of the work-group's state. */
    public static final int STATE_OFFSET = DEVICE_LINE_OFFSET;

    /** Ticket of the latest request for whose reply the work-group has stopped waiting; it does not use the reply. */
    public static final int GIVEN_UP_OFFSET = DEVICE_LINE_OFFSET + GroupStateDescriptor.LENGTH;

    /** Ticket of the latest request whose granted frame the work-group has released. */
    public static final int RELEASED_OFFSET = GIVEN_UP_OFFSET + 4;

    /** Position of the producer: {@link #RECORD_LENGTH} times the number of requests so far. */
    public static final int POSITION_OFFSET = GIVEN_UP_OFFSET + 8;

    /** Offset of the path buffer in the lane; it holds the path of an open. */
    public static final int PATH_OFFSET = 2048;

    /** Length of the path buffer, and so of the longest path, in bytes. */
    public static final int PATH_CAPACITY = 4096;

    /** Distance in bytes from one lane to the next. */
    public static final int LANE_STRIDE = PATH_OFFSET + PATH_CAPACITY;

    private LaneDescriptor() {}

    /**
     * Returns the offset of a lane relative to lane 0.
     *
     * @param lane index of the lane, from 0.
     * @return offset in bytes.
     */
    public static long laneOffset(final int lane) {
        return (long) lane * LANE_STRIDE;
    }

    /**
     * Returns the offset of the record at a position of the ring.
     *
     * @param position position in bytes since the launch began; a multiple of {@link #RECORD_LENGTH}.
     * @return offset in bytes in the lane.
     */
    public static int recordOffset(final long position) {
        return (int) position & (RING_CAPACITY - 1);
    }

    /**
     * Returns the ticket of the request at a position. Tickets repeat after 2<sup>32</sup> requests; a lane has at most
     * one request in flight, so only consecutive tickets must differ.
     *
     * @param position position in bytes since the launch began; a multiple of {@link #RECORD_LENGTH}.
     * @return the ticket; 1 for the first request, so that a lane of zeros holds no reply to it.
     */
    public static int ticket(final long position) {
        return (int) (position / RECORD_LENGTH) + 1;
    }
}
