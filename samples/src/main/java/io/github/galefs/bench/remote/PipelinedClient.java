package io.github.galefs.bench.remote;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.FailureDecoder;
import io.github.galefs.wire.codec.HelloEncoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.OpenReplyDecoder;
import io.github.galefs.wire.codec.OpenRequestEncoder;
import io.github.galefs.wire.codec.ReadRequestEncoder;
import io.github.galefs.wire.codec.WriteRequestEncoder;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.PriorityQueue;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A client that keeps many requests in flight on one connection, half of them reads and half writes of {@link
 * #LENGTH} bytes at the beginning of a file of its own. It costs much less than a {@code RemoteFileService}, so that
 * the server is measured.
 */
final class PipelinedClient implements AutoCloseable {
    /** Bytes of a read or write. */
    static final int LENGTH = 4096;

    private static final int OUT_LENGTH = 1 << 20;
    private static final int IN_LENGTH = 1 << 20;

    private final SocketChannel socket;
    private final UnsafeBuffer message = new UnsafeBuffer(new byte[FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH]);
    private final MessageHeaderEncoder header = new MessageHeaderEncoder();
    private final ByteBuffer out = ByteBuffer.allocateDirect(OUT_LENGTH).order(ByteOrder.LITTLE_ENDIAN);
    private final ByteBuffer in = ByteBuffer.allocateDirect(IN_LENGTH).order(ByteOrder.LITTLE_ENDIAN);

    /** Ids of writes without a reply: the server forgets the results of all below the lowest. */
    private final PriorityQueue<Long> writesInFlight = new PriorityQueue<>();

    private int inFlight;

    private final byte[] payload = new byte[LENGTH];
    private final long handle;
    private long lastId = 1;
    private SelectionKey key;

    /** Connects, and creates a file. */
    PipelinedClient(final InetSocketAddress address, final String file) throws IOException, BenchException {
        socket = SocketChannel.open(address);
        final HelloEncoder hello = new HelloEncoder()
                .wrapAndApplyHeader(message, 0, header)
                .magic(Protocol.MAGIC)
                .protocolMin(Protocol.MIN_VERSION)
                .protocolMax(Protocol.MAX_VERSION)
                .bootId(0)
                .sessionId(0)
                .sessionKey(0)
                .putToken(new byte[0], 0, 0);
        exchange(FrameDescriptor.NO_REQUEST, hello.encodedLength());
        final OpenRequestEncoder open = new OpenRequestEncoder().wrapAndApplyHeader(message, 0, header);
        open.flags().clear().read(true).write(true).create(true);
        open.path(file);
        final UnsafeBuffer opened = exchange(lastId, open.encodedLength());
        handle = new OpenReplyDecoder()
                .wrapAndApplyHeader(opened, 0, new MessageHeaderDecoder())
                .handle();
        socket.configureBlocking(false);
    }

    /** Lets a selector report when the client can proceed. */
    void register(final Selector selector) throws IOException {
        key = socket.register(selector, SelectionKey.OP_READ, this);
    }

    /** Sends requests until a number of them are in flight; returns how many it has sent. */
    int request(final int wanted) throws IOException {
        final int sent = wanted - inFlight;
        while (inFlight < wanted) {
            lastId++;
            inFlight++;
            if (lastId % 2 == 0) {
                final ReadRequestEncoder read = new ReadRequestEncoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .handle(handle)
                        .fileOffset(0)
                        .length(LENGTH);
                append(lastId, read.encodedLength(), new byte[0]);
            } else {
                final WriteRequestEncoder write = new WriteRequestEncoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .handle(handle)
                        .fileOffset(0);
                writesInFlight.add(lastId);
                append(lastId, write.encodedLength(), payload);
            }
        }
        send();
        return sent;
    }

    /** Sends and receives what it can without waiting; returns the replies that have arrived. */
    int proceed() throws IOException, BenchException {
        send();
        if (socket.read(in) < 0) {
            throw new EOFException("the server has closed the connection");
        }
        int replies = 0;
        in.flip();
        for (int length = frameLength(); length <= in.remaining(); length = frameLength()) {
            requireSuccess();
            writesInFlight.remove(in.getLong(in.position() + FrameDescriptor.REQUEST_ID_OFFSET));
            inFlight--;
            in.position(in.position() + length);
            replies++;
        }
        in.compact();
        return replies;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private UnsafeBuffer exchange(final long id, final int bodyLength) throws IOException, BenchException {
        append(id, bodyLength, new byte[0]);
        out.flip();
        while (out.hasRemaining()) {
            socket.write(out);
        }
        out.clear();
        while (frameLength(in, in.position()) > in.position()) {
            if (socket.read(in) < 0) {
                throw new EOFException("the server has closed the connection");
            }
        }
        in.flip();
        requireSuccess();
        final byte[] reply = new byte[in.getInt()];
        in.position(FrameDescriptor.HEADER_LENGTH).get(reply);
        in.clear();
        return new UnsafeBuffer(reply);
    }

    private void append(final long id, final int bodyLength, final byte[] bytes) {
        final int length = MessageHeaderEncoder.ENCODED_LENGTH + bodyLength;
        out.putInt(length)
                .putInt(bytes.length)
                .putLong(id)
                .putLong(writesInFlight.isEmpty() ? id : writesInFlight.peek());
        message.getBytes(0, out, length);
        out.put(bytes);
    }

    private void send() throws IOException {
        out.flip();
        socket.write(out);
        out.compact();
        key.interestOps(out.position() > 0 ? SelectionKey.OP_READ | SelectionKey.OP_WRITE : SelectionKey.OP_READ);
    }

    /** Returns the length of the frame at the position, as far as it is known. */
    private int frameLength() {
        return in.remaining() < FrameDescriptor.HEADER_LENGTH
                ? Integer.MAX_VALUE
                : FrameDescriptor.HEADER_LENGTH
                        + in.getInt(in.position())
                        + in.getInt(in.position() + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
    }

    private static int frameLength(final ByteBuffer bytes, final int received) {
        return received < FrameDescriptor.HEADER_LENGTH
                ? Integer.MAX_VALUE
                : FrameDescriptor.HEADER_LENGTH + bytes.getInt(0) + bytes.getInt(FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
    }

    private void requireSuccess() throws BenchException {
        final UnsafeBuffer reply =
                new UnsafeBuffer(in, in.position() + FrameDescriptor.HEADER_LENGTH, in.getInt(in.position()));
        final MessageHeaderDecoder found = new MessageHeaderDecoder().wrap(reply, 0);
        if (found.templateId() == FailureDecoder.TEMPLATE_ID) {
            throw new BenchException("the server has refused a request: "
                    + new FailureDecoder().wrapAndApplyHeader(reply, 0, found).detail());
        }
    }
}
