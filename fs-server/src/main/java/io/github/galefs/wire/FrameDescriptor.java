package io.github.galefs.wire;

/**
 * Layout of a frame: a message with a header before it and a payload after it. A connection carries frames only.
 *
 * <pre>
 *   0 +----------------+----------------+
 *     | message length | payload length |
 *   8 +----------------+----------------+
 *     | request id                      |
 *  16 +---------------------------------+
 *     | acknowledged                    |
 *  24 +---------------------------------+
 *     | message (SBE, with its header)  |
 *     +---------------------------------+
 *     | payload: bytes of a file        |
 *     +---------------------------------+
 * </pre>
 *
 * Fields are little-endian, lengths are in bytes. Request ids of a session begin with 1 and increase; a reply has the
 * id of its request. By {@code acknowledged}, a client confirms that it has received the replies to all mutations
 * with lower ids; in a reply the field is 0.
 */
public final class FrameDescriptor {
    /** Offset of the message's length, an int. */
    public static final int MESSAGE_LENGTH_OFFSET = 0;

    /** Offset of the payload's length, an int. */
    public static final int PAYLOAD_LENGTH_OFFSET = 4;

    /** Offset of the request id, a long. */
    public static final int REQUEST_ID_OFFSET = 8;

    /** Offset of the lowest request id without a reply, a long. */
    public static final int ACKNOWLEDGED_OFFSET = 16;

    /** Bytes of the frame's header. */
    public static final int HEADER_LENGTH = 24;

    /** Longest message of a request in bytes: two of the longest paths fit. */
    public static final int MAX_REQUEST_MESSAGE_LENGTH = 16 * 1024;

    /** Longest message of a reply in bytes. */
    public static final int MAX_REPLY_MESSAGE_LENGTH = 256 * 1024;

    /** Longest payload in bytes: the largest block of a store. */
    public static final int MAX_PAYLOAD_LENGTH = 4 * 1024 * 1024;

    /** Request id of the handshake, which belongs to no session yet. */
    public static final long NO_REQUEST = 0;

    private FrameDescriptor() {}

    /**
     * Checks the lengths in a received header.
     *
     * @param messageLength    in bytes, as received.
     * @param payloadLength    in bytes, as received.
     * @param maxMessageLength longest message that the receiver accepts.
     * @param maxPayloadLength longest payload that the receiver accepts.
     * @return false if a length is out of its range; the connection must then end.
     */
    public static boolean isValid(
            final int messageLength, final int payloadLength, final int maxMessageLength, final int maxPayloadLength) {
        return messageLength > 0
                && messageLength <= maxMessageLength
                && payloadLength >= 0
                && payloadLength <= maxPayloadLength;
    }
}
