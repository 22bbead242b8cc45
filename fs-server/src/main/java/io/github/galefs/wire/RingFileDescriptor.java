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
 *    16 +---------------------------------+          | request id     |      | message (SBE)  |
 *       | a bit for each pin: it is       |       16 +----------------+      +----------------+
 *       | current; 0 before schema 3      |          | message (SBE)  |
 *   128 +---------------------------------+          +----------------+
 *       | ring of requests, ManyToOne     |
 *       +---------------------------------+
 *       | ring of replies of slot 0,      |
 *       | OneToOne                        |
 *       +---------------------------------+
 *       | ... of the other slots          |
 *       +---------------------------------+
 * </pre>
 *
 * The type of a request record is the client's slot plus 1. Fields are little-endian. The bits of pins are in longs, of
 * which the server alone writes each as a whole; bit 0 of the first is pin 0.
 */
public final class RingFileDescriptor {
    /** Offset of the server's boot id, a long. */
    public static final int BOOT_ID_OFFSET = 0;

    /** Offset of the server's last heartbeat, a long: milliseconds since 1970-01-01T00:00Z. */
    public static final int HEARTBEAT_OFFSET = 8;

    /** Offset of the first long of the pins' bits. */
    public static final int PINS_OFFSET = 16;

    /** Offset of the ring of requests. */
    public static final int REQUESTS_OFFSET = 128;

    /** Most pins of all clients. */
    public static final int PINS = (REQUESTS_OFFSET - PINS_OFFSET) * Byte.SIZE;

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
     * Returns the offset of the long that has a pin's bit.
     *
     * @param pin from 0 to {@link #PINS}, exclusive.
     * @return the offset in the file, a multiple of 8.
     */
    public static int pinWordOffset(final int pin) {
        return PINS_OFFSET + pin / Long.SIZE * Long.BYTES;
    }

    /**
     * Returns a pin's bit in its long.
     *
     * @param pin from 0 to {@link #PINS}, exclusive.
     * @return a long with one bit.
     */
    public static long pinBit(final int pin) {
        return 1L << (pin % Long.SIZE);
    }

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
