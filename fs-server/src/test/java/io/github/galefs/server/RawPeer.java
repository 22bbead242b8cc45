package io.github.galefs.server;

import static io.github.galefs.wire.RingFileDescriptor.REQUESTS_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.RING_LENGTH;
import static io.github.galefs.wire.RingFileDescriptor.SESSION_KEY_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.repliesOffset;
import static io.github.galefs.wire.RingFileDescriptor.requestType;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.FailureDecoder;
import io.github.galefs.wire.codec.HelloEncoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.OpenReplyDecoder;
import io.github.galefs.wire.codec.PinReplyDecoder;
import io.github.galefs.wire.codec.WelcomeDecoder;
import io.github.galefs.wire.codec.WorkingDecoder;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import org.agrona.IoUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;

/** A client that sends any bytes, valid or not. */
final class RawPeer implements Closeable {
    private static final int TIMEOUT_MILLIS = 20_000;
    private static final long PING_ID = 1L << 40;

    private final Socket socket;

    RawPeer(final ServerAddress address) throws IOException {
        this(address, null);
    }

    /** Connects from an address of this machine; from any if it is null. */
    RawPeer(final ServerAddress address, final InetAddress from) throws IOException {
        socket = new Socket(InetAddress.getByName(address.host()), address.port(), from, 0);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
    }

    /** A failure reply. */
    record Failure(int errorNumber, String detail) {}

    /** Hello for a new session. */
    static byte[] hello() {
        return hello(0, 0, 0);
    }

    /** Hello for the resumption of a session. */
    static byte[] hello(final long bootId, final long sessionId, final long sessionKey) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + HelloEncoder.BLOCK_LENGTH + 2];
        new HelloEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .magic(Protocol.MAGIC)
                .protocolMin(Protocol.MIN_VERSION)
                .protocolMax(Protocol.MAX_VERSION)
                .bootId(bootId)
                .sessionId(sessionId)
                .sessionKey(sessionKey)
                .putToken(new byte[0], 0, 0);
        return message;
    }

    /** A frame's header and message. */
    static byte[] frame(final long requestId, final byte[] message, final int announcedPayload) {
        return ByteBuffer.allocate(FrameDescriptor.HEADER_LENGTH + message.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(message.length)
                .putInt(announcedPayload)
                .putLong(requestId)
                .putLong(0)
                .put(message)
                .array();
    }

    /** A frame without a payload that acknowledges the replies to all requests with lower ids. */
    static byte[] acknowledging(final long requestId, final long acknowledged, final byte[] message) {
        final byte[] frame = frame(requestId, message, 0);
        ByteBuffer.wrap(frame)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(FrameDescriptor.ACKNOWLEDGED_OFFSET, acknowledged);
        return frame;
    }

    /** Completes the handshake. */
    RawPeer greet() throws IOException {
        send(frame(0, hello(), 0));
        assertEquals(WelcomeDecoder.TEMPLATE_ID, receive());
        return this;
    }

    /** Completes the handshake, and sends a request through the ring file, as each client does that maps segments. */
    RawPeer greetAndUseRing() throws Exception {
        send(frame(0, hello(), 0));
        useRing(receiveWelcome());
        return this;
    }

    /** Sends a request through the ring file and waits until it is answered. */
    static void useRing(final WelcomeDecoder welcome) throws Exception {
        final long key = welcome.sessionKey();
        final int slot = welcome.ringSlot();
        final MappedByteBuffer map = IoUtil.mapExistingFile(new File(welcome.ringFile()), "ring");
        try {
            final UnsafeBuffer file = new UnsafeBuffer(map);
            final ManyToOneRingBuffer requests =
                    new ManyToOneRingBuffer(new UnsafeBuffer(file, REQUESTS_OFFSET, RING_LENGTH));
            final OneToOneRingBuffer replies =
                    new OneToOneRingBuffer(new UnsafeBuffer(file, repliesOffset(slot), RING_LENGTH));
            final byte[] message = RawMessage.ping();
            final int index = requests.tryClaim(requestType(slot), REQUEST_MESSAGE_OFFSET + message.length);
            requests.buffer().putLong(index + SESSION_KEY_OFFSET, key);
            requests.buffer().putBytes(index + REQUEST_MESSAGE_OFFSET, message);
            requests.commit(index);
            Await.until("a reply through the ring file", () -> replies.read((_, _, _, _) -> {}) > 0);
        } finally {
            IoUtil.unmap(map);
        }
    }

    /** Completes the handshake; returns the session's credentials: boot id, id and key. */
    long[] greetForTicket() throws IOException {
        send(frame(0, hello(), 0));
        final WelcomeDecoder welcome = receiveWelcome();
        return new long[] {welcome.bootId(), welcome.sessionId(), welcome.sessionKey()};
    }

    /** Completes the handshake with a session's credentials; returns 1 if the session continues, else 0. */
    int resume(final long[] ticket) throws IOException {
        send(frame(0, hello(ticket[0], ticket[1], ticket[2]), 0));
        return receiveWelcome().resumed();
    }

    void send(final byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /** Sends a ping and receives its reply. */
    void ping() throws IOException {
        send(frame(PING_ID, RawMessage.ping(), 0));
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, receive());
    }

    /** Opens a file for reading; returns its handle. */
    long open(final long requestId, final String path) throws IOException {
        send(frame(requestId, RawMessage.open(path), 0));
        return new OpenReplyDecoder()
                .wrapAndApplyHeader(new UnsafeBuffer(receiveMessage()), 0, new MessageHeaderDecoder())
                .handle();
    }

    /** Pins the segment of a file's first block; returns the number of the pin. */
    int pin(final long requestId, final long handle) throws IOException {
        send(frame(requestId, RawMessage.pin(handle, 0), 0));
        return new PinReplyDecoder()
                .wrapAndApplyHeader(new UnsafeBuffer(receiveMessage()), 0, new MessageHeaderDecoder())
                .pin();
    }

    /** Receives a reply; returns its template id, or -1 if the server has closed the connection. */
    int receive() throws IOException {
        final byte[] message = receiveMessage();
        return message.length == 0 ? -1 : templateId(message);
    }

    WelcomeDecoder receiveWelcome() throws IOException {
        return new WelcomeDecoder()
                .wrapAndApplyHeader(new UnsafeBuffer(receiveMessage()), 0, new MessageHeaderDecoder());
    }

    Failure receiveFailure() throws IOException {
        final FailureDecoder failure = new FailureDecoder()
                .wrapAndApplyHeader(new UnsafeBuffer(receiveMessage()), 0, new MessageHeaderDecoder());
        return new Failure(failure.errorNumber(), failure.detail());
    }

    /** Receives a reply's message; empty if the server has closed the connection. */
    byte[] receiveMessage() throws IOException {
        byte[] message = receiveNext();
        while (message.length > 0 && templateId(message) == WorkingDecoder.TEMPLATE_ID) {
            message = receiveNext();
        }
        return message;
    }

    private static int templateId(final byte[] message) {
        return new MessageHeaderDecoder().wrap(new UnsafeBuffer(message), 0).templateId();
    }

    private byte[] receiveNext() throws IOException {
        final DataInputStream in = new DataInputStream(socket.getInputStream());
        final byte[] head = in.readNBytes(FrameDescriptor.HEADER_LENGTH);
        if (head.length < FrameDescriptor.HEADER_LENGTH) {
            return new byte[0];
        }
        final ByteBuffer header = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
        final byte[] message = in.readNBytes(header.getInt());
        in.skipNBytes(header.getInt(FrameDescriptor.PAYLOAD_LENGTH_OFFSET));
        return message;
    }

    /** Whether the server has neither closed the connection nor sent anything. */
    boolean isOpen() throws IOException {
        socket.setSoTimeout(1);
        try {
            final int next = socket.getInputStream().read();
            assertEquals(-1, next, "a byte arrived");
            return false;
        } catch (final SocketTimeoutException _) {
            return true;
        } catch (final SocketException _) {
            return false;
        } finally {
            socket.setSoTimeout(TIMEOUT_MILLIS);
        }
    }

    /** Waits until the server closes the connection; returns the bytes that arrive before. */
    long awaitEnd() throws IOException {
        final byte[] bytes = new byte[64 * 1024];
        long count = 0;
        try {
            for (int length = read(bytes); length >= 0; length = read(bytes)) {
                count += length;
            }
        } catch (final SocketException _) {
            // Closed with bytes of this peer unread.
        }
        return count;
    }

    private int read(final byte[] bytes) throws IOException {
        return socket.getInputStream().read(bytes);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
