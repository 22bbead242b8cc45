package io.github.galefs.client;

import io.github.galefs.file.PosixError;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.DoneReplyEncoder;
import io.github.galefs.wire.codec.FailureEncoder;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.WelcomeEncoder;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** A server that records each frame and answers it as its test decides. */
final class ScriptedServer implements Closeable {
    private static final int BACKLOG = 10;
    private static final int IDLE_MILLIS = 60_000;
    private static final long SESSION_ID = 2;

    private final ServerSocket acceptor = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    private final List<byte[]> frames = new CopyOnWriteArrayList<>();
    private final Script script;

    /** Selects replies. */
    @FunctionalInterface
    interface Script {
        /** Returns the message that answers a message, both with their headers; null to close the connection. */
        byte[] reply(int templateId, byte[] message);
    }

    ScriptedServer(final Script script) throws IOException {
        this.script = script;
        Thread.ofVirtual().start(this::accept);
    }

    /** A server that welcomes clients and answers every other request with one message. */
    static ScriptedServer answering(final byte[] reply) throws IOException {
        return new ScriptedServer((templateId, message) ->
                templateId == HelloDecoder.TEMPLATE_ID ? welcome(Protocol.MAX_VERSION, IDLE_MILLIS) : reply);
    }

    static byte[] welcome(final int protocol, final int idleMillis) {
        return welcome(protocol, idleMillis, SESSION_ID);
    }

    static byte[] welcome(final int protocol, final int idleMillis, final long sessionId) {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final WelcomeEncoder encoder = new WelcomeEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .protocol(protocol)
                .bootId(1)
                .sessionId(sessionId)
                .sessionKey(3)
                .resumed((short) 0)
                .blockSize(0)
                .maxTransfer(FrameDescriptor.MAX_PAYLOAD_LENGTH)
                .maxRequests(64)
                .idleMillis(idleMillis)
                .ringSlot(-1)
                .escapedNames((short) 0)
                .keepsTimes((short) 1)
                .uploadsAtClose((short) 0)
                .fileSystemId(4)
                .ringFile("");
        return Arrays.copyOf(buffer.byteArray(), MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength());
    }

    static byte[] done() {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final DoneReplyEncoder encoder =
                new DoneReplyEncoder().wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder());
        return Arrays.copyOf(buffer.byteArray(), MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength());
    }

    static byte[] failure(final PosixError error) {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final FailureEncoder encoder = new FailureEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .errorNumber(error.number())
                .detail("");
        return Arrays.copyOf(buffer.byteArray(), MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength());
    }

    ServerAddress address() {
        return new ServerAddress(acceptor.getInetAddress().getHostAddress(), acceptor.getLocalPort());
    }

    ClientContext clientContext() {
        return new ClientContext().address(address());
    }

    /** Received frames in order, payloads included. */
    List<byte[]> frames() {
        return frames;
    }

    /** Number of received requests of a template. */
    long count(final int templateId) {
        return frames.stream()
                .filter(frame -> templateId(frame, FrameDescriptor.HEADER_LENGTH) == templateId)
                .count();
    }

    @Override
    public void close() throws IOException {
        acceptor.close();
    }

    private void accept() {
        while (!acceptor.isClosed()) {
            try {
                final Socket socket = acceptor.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (final IOException _) {
                // Closed.
            }
        }
    }

    private void serve(final Socket socket) {
        try (socket) {
            final DataInputStream in = new DataInputStream(socket.getInputStream());
            while (true) {
                final byte[] head = new byte[FrameDescriptor.HEADER_LENGTH];
                in.readFully(head);
                final ByteBuffer header = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
                final byte[] message = in.readNBytes(header.getInt(FrameDescriptor.MESSAGE_LENGTH_OFFSET));
                final byte[] payload = in.readNBytes(header.getInt(FrameDescriptor.PAYLOAD_LENGTH_OFFSET));
                record(head, message, payload);
                final byte[] reply = script.reply(templateId(message, 0), message);
                if (reply == null) {
                    return;
                }
                socket.getOutputStream()
                        .write(ByteBuffer.allocate(FrameDescriptor.HEADER_LENGTH + reply.length)
                                .order(ByteOrder.LITTLE_ENDIAN)
                                .putInt(reply.length)
                                .putInt(0)
                                .putLong(header.getLong(FrameDescriptor.REQUEST_ID_OFFSET))
                                .putLong(0)
                                .put(reply)
                                .array());
            }
        } catch (final IOException _) {
            // The client has closed the connection.
        }
    }

    private void record(final byte[] head, final byte[] message, final byte[] payload) {
        final ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.writeBytes(head);
        frame.writeBytes(message);
        frame.writeBytes(payload);
        frames.add(frame.toByteArray());
    }

    private static int templateId(final byte[] bytes, final int offset) {
        return new MessageHeaderDecoder().wrap(new UnsafeBuffer(bytes), offset).templateId();
    }
}
