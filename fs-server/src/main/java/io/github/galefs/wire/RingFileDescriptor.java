package io.github.galefs.wire;

import org.agrona.concurrent.ringbuffer.RingBufferDescriptor;

/**
 * Layout of the ring file, through which clients on the server's machine locate blocks.
 *
 * <pre>
 *     0 +---------------------------------+          request record          reply record
 *       | boot id of the server           |        0 +----------------+    0 +----------------+
 *     8 +---------------------------------+          | session key    |      | request id     |
 *       | heartbeat, ms since 1970        |        8 +----------------+    8 +----------------+
 *   128 +---------------------------------+          | request id     |      | message (SBE)  |
 *       | ring of requests, ManyToOne     |       16 +----------------+      +----------------+
 *       +---------------------------------+          | message (SBE)  |
 *       | ring of replies of slot 0,      |          +----------------+
 *       | OneToOne                        |
 *       +---------------------------------+
 *       | ... of the other slots          |
 *       +---------------------------------+
 * </pre>
 *
 * The type of a request record is the client's slot plus 1. Fields are little-endian.
 */
public final class RingFileDescriptor {
    /** Offset of the server's boot id, a long. */
    public static final int BOOT_ID_OFFSET = 0;

    /** Offset of the server's last heartbeat, a long: milliseconds since 1970-01-01T00:00Z. */
    public static final int HEARTBEAT_OFFSET = 8;

    /** Offset of the ring of requests. */
    public static final int REQUESTS_OFFSET = 128;

    /** Bytes of a ring, Agrona's trailer included. */
    public static final int RING_LENGTH = 64 * 1024 + RingBufferDescriptor.TRAILER_LENGTH;

    /** Most clients at a time. */
    public static final int SLOTS = 16;

    /** Bytes of the file. */
    public static final int FILE_LENGTH = REQUESTS_OFFSET + (SLOTS + 1) * RING_LENGTH;

    /** Offset of the client's session key in a request record, a long. */
    public static final int SESSION_KEY_OFFSET = 0;

    /** Offset of the request id in a request record, a long; in a reply record it is at 0. */
    public static final int REQUEST_ID_OFFSET = 8;

    /** Offset of the message in a request record. */
    public static final int REQUEST_MESSAGE_OFFSET = 16;

    /** Offset of the message in a reply record. */
    public static final int REPLY_MESSAGE_OFFSET = 8;

    /** Type of every reply record. */
    public static final int REPLY_TYPE = 1;

    /** Age in milliseconds of the last heartbeat above which a client considers the server dead. */
    public static final long HEARTBEAT_TIMEOUT_MILLIS = 2000;

    private RingFileDescriptor() {}

    /**
     * Returns the offset of a slot's ring of replies.
     *
     * @param slot from 0 to {@link #SLOTS}, exclusive.
     * @return the offset in the file.
     */
    public static int repliesOffset(final int slot) {
        return REQUESTS_OFFSET + (slot + 1) * RING_LENGTH;
    }

    /**
     * Returns the record type of a slot's requests.
     *
     * @param slot from 0 to {@link #SLOTS}, exclusive.
     * @return the type; positive, as Agrona requires.
     */
    public static int requestType(final int slot) {
        return slot + 1;
    }
}
