package io.github.galefs.server;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.HelloEncoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.Operation;
import io.github.galefs.wire.codec.PathRequestEncoder;
import io.github.galefs.wire.codec.WelcomeDecoder;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/** A socket that says what it is told to, fit or not. */
final class RawPeer implements Closeable {
    private static final int TIMEOUT_MILLIS = 20_000;

    private final Socket socket;

    RawPeer(final ServerAddress address) throws IOException {
        socket = new Socket(address.host(), address.port());
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
    }

    static byte[] hello() {
        return hello(0, 0, 0);
    }

    /** Of a client that comes back to its session. */
    static byte[] hello(final long bootId, final long sessionId, final long sessionKey) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + HelloEncoder.BLOCK_LENGTH + 2];
        new HelloEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .magic(Protocol.MAGIC)
                .protocolMin(1)
                .protocolMax(1)
                .bootId(bootId)
                .sessionId(sessionId)
                .sessionKey(sessionKey)
                .putToken(new byte[0], 0, 0);
        return message;
    }

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

    static byte[] stat(final String path) {
        final byte[] message =
                new byte[MessageHeaderEncoder.ENCODED_LENGTH + PathRequestEncoder.BLOCK_LENGTH + 2 + path.length() + 2];
        final PathRequestEncoder encoder = new PathRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .number(0)
                .operation(Operation.STAT);
        encoder.flags().clear();
        encoder.path(path).other("");
        return message;
    }

    RawPeer greet() throws IOException {
        send(frame(0, hello(), 0));
        receive();
        return this;
    }

    void send(final byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /** By which the session that is begun can be had back: boot id, session's id and key. */
    long[] greetForTicket() throws IOException {
        send(frame(0, hello(), 0));
        final WelcomeDecoder welcome = receiveWelcome();
        return new long[] {welcome.bootId(), welcome.sessionId(), welcome.sessionKey()};
    }

    /** Whether the server has the session still, as 1 or 0. */
    int resume(final long[] ticket) throws IOException {
        send(frame(0, hello(ticket[0], ticket[1], ticket[2]), 0));
        return receiveWelcome().resumed();
    }

    /** Template of the next reply; -1 if the connection has ended. */
    int receive() throws IOException {
        final byte[] message = receiveMessage();
        return message.length == 0
                ? -1
                : new MessageHeaderDecoder().wrap(new UnsafeBuffer(message), 0).templateId();
    }

    private WelcomeDecoder receiveWelcome() throws IOException {
        return new WelcomeDecoder()
                .wrapAndApplyHeader(new UnsafeBuffer(receiveMessage()), 0, new MessageHeaderDecoder());
    }

    /** Empty if the connection has ended. */
    private byte[] receiveMessage() throws IOException {
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

    /** Waits until the server has ended the connection; how many bytes came before. */
    int awaitEnd() throws IOException {
        int count = 0;
        try {
            while (socket.getInputStream().read() >= 0) {
                count++;
            }
        } catch (final java.net.SocketException _) {
            // Ended with bytes of ours unread.
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
