package io.github.galefs.wire;

/**
 * Layout of what comes before each message on a connection.
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
 *     | payload: bytes of files         |
 *     +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. Request ids of a session begin with 1 and grow; a reply has that of its request. A client
 * acknowledges that it has the replies to all requests with smaller ids; in a reply the field is 0.
 */
public final class FrameDescriptor {
    public static final int MESSAGE_LENGTH_OFFSET = 0;
    public static final int PAYLOAD_LENGTH_OFFSET = 4;
    public static final int REQUEST_ID_OFFSET = 8;
    public static final int ACKNOWLEDGED_OFFSET = 16;

    /** Bytes before the message. */
    public static final int HEADER_LENGTH = 24;

    /** Longest message of a request: two of the longest paths fit. */
    public static final int MAX_REQUEST_MESSAGE_LENGTH = 16 * 1024;

    /** Longest message of a reply. */
    public static final int MAX_REPLY_MESSAGE_LENGTH = 256 * 1024;

    /** Most bytes of a file in one frame: the largest block of a store. */
    public static final int MAX_PAYLOAD_LENGTH = 4 * 1024 * 1024;

    /** Request id of a frame that is no request's reply. */
    public static final long NO_REQUEST = 0;

    private FrameDescriptor() {}

    /**
     * Whether lengths that a peer sent are ones that it may send.
     *
     * @param messageLength    in bytes, as received.
     * @param payloadLength    in bytes, as received.
     * @param maxMessageLength that this side takes.
     * @param maxPayloadLength that this side takes.
     * @return false if the connection must end.
     */
    public static boolean isValid(
            final int messageLength, final int payloadLength, final int maxMessageLength, final int maxPayloadLength) {
        return messageLength > 0
                && messageLength <= maxMessageLength
                && payloadLength >= 0
                && payloadLength <= maxPayloadLength;
    }
}
