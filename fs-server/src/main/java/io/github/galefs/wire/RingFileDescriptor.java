package io.github.galefs.wire;

import org.agrona.concurrent.ringbuffer.RingBufferDescriptor;

/**
 * Layout of the file by which clients on the server's machine ask where blocks lie.
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
 * A request's type is its slot, counted from 1. Fields are little-endian.
 */
public final class RingFileDescriptor {
    public static final int BOOT_ID_OFFSET = 0;
    public static final int HEARTBEAT_OFFSET = 8;
    public static final int REQUESTS_OFFSET = 128;

    /** Bytes of a ring, its trailer included. */
    public static final int RING_LENGTH = 64 * 1024 + RingBufferDescriptor.TRAILER_LENGTH;

    /** Clients that there can be at once. */
    public static final int SLOTS = 16;

    public static final int FILE_LENGTH = REQUESTS_OFFSET + (SLOTS + 1) * RING_LENGTH;

    public static final int SESSION_KEY_OFFSET = 0;
    public static final int REQUEST_ID_OFFSET = 8;
    public static final int REQUEST_MESSAGE_OFFSET = 16;

    public static final int REPLY_MESSAGE_OFFSET = 8;

    /** Type of every reply. */
    public static final int REPLY_TYPE = 1;

    /** How long ago the server's last heartbeat may be before it is taken for dead, in milliseconds. */
    public static final long HEARTBEAT_TIMEOUT_MILLIS = 2000;

    private RingFileDescriptor() {}

    /**
     * Where a slot's ring of replies begins.
     *
     * @param slot from 0.
     * @return offset in the file.
     */
    public static int repliesOffset(final int slot) {
        return REQUESTS_OFFSET + (slot + 1) * RING_LENGTH;
    }

    /**
     * Type of a slot's requests.
     *
     * @param slot from 0.
     * @return positive, as Agrona wants types to be.
     */
    public static int requestType(final int slot) {
        return slot + 1;
    }
}
