package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.PlainTransport;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.TlsTransport;
import io.github.galefs.wire.Transport;
import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import org.agrona.CloseHelper;
import org.agrona.collections.Long2ObjectHashMap;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * One connection to a server, with any number of requests under way. Safe for use by several threads.
 *
 * <p>There is no thread that receives. One of those that wait for a reply does, the receiver: it takes frames off the
 * connection, gives small ones to their owners, and when there is the head of a large one makes its owner the receiver,
 * and waits. So everyone receives the bytes that are worth it himself, into memory that may be his thread's alone.
 *
 * <p>A connection on which anything goes wrong, a reply that is late included, is broken and stays so.
 */
final class ServerConnection implements AutoCloseable {
    /** Bytes that are received before they are checked: they stay in the processor's cache. */
    private static final int CHECKED_AT_ONCE = 256 * 1024;

    /** Bytes behind a reply that are copied for its owner rather than left for him to receive. */
    private static final int MAX_DELIVERED = 64 * 1024;

    /** A whole frame fits that is delivered, and any other's head. */
    private static final int BUFFER_LENGTH =
            FrameDescriptor.HEADER_LENGTH + FrameDescriptor.MAX_REPLY_MESSAGE_LENGTH + MAX_DELIVERED;

    private static final VarHandle MESSAGE_LENGTH =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private final SocketChannel socket;
    private final Transport transport;
    private final boolean sameHost;
    private final Selector readable;
    private final Selector writable;

    private final ReentrantLock sending = new ReentrantLock();
    private final ByteBuffer head = ByteBuffer.allocateDirect(
                    FrameDescriptor.HEADER_LENGTH + FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH)
            .order(ByteOrder.LITTLE_ENDIAN);

    /** Of the receiver: received bytes, from its position to its limit. */
    private final ByteBuffer received = ByteBuffer.allocateDirect(BUFFER_LENGTH)
            .order(ByteOrder.LITTLE_ENDIAN)
            .flip();

    private final ReentrantLock lock = new ReentrantLock();
    private final Long2ObjectHashMap<Exchange> exchanges = new Long2ObjectHashMap<>();
    private Exchange receiver;
    private IOException broken;
    private volatile long lastUse = System.nanoTime();

    private ServerConnection(final SocketChannel socket, final Transport transport) throws IOException {
        this.socket = socket;
        this.transport = transport;
        sameHost = Transport.isSameHost(socket);
        readable = Selector.open();
        writable = Selector.open();
        socket.register(readable, SelectionKey.OP_READ);
        socket.register(writable, SelectionKey.OP_WRITE);
    }

    /**
     * Connects, and lets each side see that the other one is who it must be, if TLS is wanted.
     *
     * @throws IOException no server is there, it does not answer in time, or it is another one.
     */
    static ServerConnection open(final ServerAddress address, final SSLContext tls, final Deadline deadline)
            throws IOException {
        final InetSocketAddress place = new InetSocketAddress(address.host(), address.port());
        if (place.isUnresolved()) {
            throw new UnknownHostException(address.host());
        }
        final SocketChannel socket = SocketChannel.open();
        ServerConnection connection = null;
        try {
            socket.configureBlocking(false);
            socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
            connect(socket, place, deadline);
            connection = new ServerConnection(socket, transport(socket, address, tls));
            connection.shakeHands(deadline);
            return connection;
        } catch (final IOException | RuntimeException e) {
            if (connection != null) {
                connection.close();
            }
            CloseHelper.quietClose(socket);
            throw e;
        }
    }

    boolean isBroken() {
        lock.lock();
        try {
            return broken != null;
        } finally {
            lock.unlock();
        }
    }

    /** Whether the server is on this machine, as far as addresses tell: no other may name files to be opened here. */
    boolean isSameHost() {
        return sameHost;
    }

    /** When something was sent last, as {@link System#nanoTime()} gives it. */
    long lastUse() {
        return lastUse;
    }

    /**
     * Sends a request and waits for its reply.
     *
     * @param id           of the request.
     * @param acknowledged the replies to all requests before this one are there.
     * @param request      message.
     * @param payload      bytes behind it; may be empty.
     * @param sink         takes the bytes behind the reply, and then the reply itself is null; null if there can be
     *     none.
     * @param deadline     of the call.
     * @return the reply's message.
     * @throws FileServiceException from the sink; the connection is as good as before.
     * @throws IOException          the connection is broken; the request may have been done or not.
     */
    byte[] exchange(
            final long id,
            final long acknowledged,
            final byte[] request,
            final MemorySegment payload,
            final PayloadSink sink,
            final Deadline deadline)
            throws IOException {
        final Exchange exchange = begin(id, sink);
        try {
            send(id, acknowledged, request, payload, deadline);
            return await(exchange, deadline);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException | RuntimeException e) {
            breakOff(
                    e instanceof IOException failure ? failure : new IOException("a call on the connection failed", e));
            throw e;
        } finally {
            end(exchange);
        }
    }

    @Override
    public void close() {
        breakOff(new EOFException("the connection was closed"));
    }

    private Exchange begin(final long id, final PayloadSink sink) throws IOException {
        lock.lock();
        try {
            if (broken != null) {
                throw broken;
            }
            final Exchange exchange = new Exchange(id, sink, lock.newCondition());
            exchanges.put(id, exchange);
            return exchange;
        } finally {
            lock.unlock();
        }
    }

    private void end(final Exchange exchange) {
        lock.lock();
        try {
            exchanges.remove(exchange.id());
            if (receiver == exchange) {
                receiver = null;
            }
            if (receiver == null && !exchanges.isEmpty()) {
                // Whoever is waiting, to be the receiver; one that is sending still will look by itself.
                exchanges.values().forEach(waiting -> waiting.changed().signal());
            }
        } finally {
            lock.unlock();
        }
    }

    private void send(
            final long id,
            final long acknowledged,
            final byte[] request,
            final MemorySegment payload,
            final Deadline deadline)
            throws IOException {
        acquireSending(deadline);
        try {
            lastUse = System.nanoTime();
            head.clear();
            head.putInt(request.length)
                    .putInt((int) payload.byteSize())
                    .putLong(id)
                    .putLong(acknowledged)
                    .put(request)
                    .flip();
            sendAll(head, deadline);
            if (payload.byteSize() > 0) {
                sendAll(payload.asByteBuffer(), deadline);
            }
            while (!transport.flush()) {
                awaitReady(writable, deadline);
            }
        } finally {
            sending.unlock();
        }
    }

    private void acquireSending(final Deadline deadline) throws IOException {
        while (true) {
            try {
                if (sending.tryLock(deadline.remainingNanos(), TimeUnit.NANOSECONDS)) {
                    return;
                }
                throw late();
            } catch (final InterruptedException _) {
                deadline.wasInterrupted();
            }
        }
    }

    private void sendAll(final ByteBuffer bytes, final Deadline deadline) throws IOException {
        transport.write(bytes);
        while (bytes.hasRemaining()) {
            awaitReady(writable, deadline);
            transport.write(bytes);
        }
    }

    private byte[] await(final Exchange mine, final Deadline deadline) throws IOException {
        lock.lock();
        try {
            while (!mine.isDone()) {
                if (broken != null) {
                    throw broken;
                }
                if (mine.isDelivered()) {
                    final byte[] frame = mine.takeDelivered();
                    runUnlocked(() -> open(mine, frame));
                    continue;
                }
                if (receiver == null) {
                    receiver = mine;
                }
                if (receiver == mine) {
                    runUnlocked(() -> receive(mine, deadline));
                } else {
                    awaitTurn(mine, deadline);
                }
            }
            return mine.result();
        } finally {
            lock.unlock();
        }
    }

    @FunctionalInterface
    private interface Step {
        void run() throws IOException;
    }

    private void runUnlocked(final Step step) throws IOException {
        lock.unlock();
        try {
            step.run();
        } finally {
            lock.lock();
        }
    }

    /** Waits until the reply is there, or this exchange is to receive. */
    private void awaitTurn(final Exchange mine, final Deadline deadline) throws IOException {
        while (!mine.isDone() && !mine.isDelivered() && broken == null && receiver != null && receiver != mine) {
            try {
                if (mine.changed().awaitNanos(deadline.remainingNanos()) <= 0) {
                    throw late();
                }
            } catch (final InterruptedException _) {
                deadline.wasInterrupted();
            }
        }
    }

    /** Receives a frame: its own, or a small one of another's; or the head of another's large one, for him to go on. */
    private void receive(final Exchange mine, final Deadline deadline) throws IOException {
        while (!hasMessage()) {
            fill(deadline);
        }
        final int at = received.position();
        final long id = received.getLong(at + FrameDescriptor.REQUEST_ID_OFFSET);
        final int messageLength = received.getInt(at + FrameDescriptor.MESSAGE_LENGTH_OFFSET);
        final int payloadLength = received.getInt(at + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
        if (id != mine.id()) {
            if (payloadLength > MAX_DELIVERED) {
                passOn(id);
            } else {
                deliver(id, messageLength, payloadLength, deadline);
            }
            return;
        }
        final int messageAt = at + FrameDescriptor.HEADER_LENGTH;
        final byte[] reply = new byte[messageLength];
        received.get(messageAt, reply);
        received.position(messageAt + messageLength);
        take(mine, reply, payloadLength, (to, check) -> receivePayload(to, check, deadline));
    }

    /** Reads a frame that another thread has received. */
    private void open(final Exchange mine, final byte[] frame) throws IOException {
        final int messageLength = (int) MESSAGE_LENGTH.get(frame, 0);
        final ByteBuffer rest = ByteBuffer.wrap(frame);
        rest.position(Integer.BYTES + messageLength);
        final byte[] reply = Arrays.copyOfRange(frame, Integer.BYTES, Integer.BYTES + messageLength);
        take(mine, reply, rest.remaining(), (to, check) -> {
            final int length = (int) to.byteSize();
            check.accept(rest.slice(rest.position(), length));
            MemorySegment.copy(MemorySegment.ofArray(frame), rest.position(), to, 0, length);
            rest.position(rest.position() + length);
        });
    }

    private void take(final Exchange mine, final byte[] reply, final int payloadLength, final PayloadSource source)
            throws IOException {
        if (mine.sink() == null) {
            if (payloadLength > 0) {
                throw new ProtocolException(
                        "reply with " + payloadLength + " bytes behind it to a request that wants none");
            }
            finish(mine, reply, null);
            return;
        }
        FileServiceException refusal = null;
        try {
            mine.sink().receive(new UnsafeBuffer(reply), payloadLength, source);
        } catch (final FileServiceException e) {
            refusal = e;
        }
        finish(mine, null, refusal);
    }

    /** Receives a small frame for its owner, who need not be woken to do so. */
    private void deliver(final long id, final int messageLength, final int payloadLength, final Deadline deadline)
            throws IOException {
        final int length = messageLength + payloadLength;
        received.position(received.position() + FrameDescriptor.HEADER_LENGTH);
        while (received.remaining() < length) {
            fill(deadline);
        }
        final byte[] frame = new byte[Integer.BYTES + length];
        MESSAGE_LENGTH.set(frame, 0, messageLength);
        received.get(frame, Integer.BYTES, length);
        lock.lock();
        try {
            owner(id).deliver(frame);
        } finally {
            lock.unlock();
        }
    }

    private void finish(final Exchange mine, final byte[] reply, final FileServiceException refusal) {
        lock.lock();
        try {
            if (refusal == null) {
                mine.succeed(reply);
            } else {
                mine.fail(refusal);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Makes the owner of the next frame the receiver. */
    private void passOn(final long id) throws IOException {
        lock.lock();
        try {
            receiver = owner(id);
            receiver.changed().signal();
        } finally {
            lock.unlock();
        }
    }

    private Exchange owner(final long id) throws ProtocolException {
        final Exchange owner = exchanges.get(id);
        if (owner == null || owner.isDelivered()) {
            throw new ProtocolException("reply to request " + id + ", which is not under way");
        }
        return owner;
    }

    private boolean hasMessage() throws ProtocolException {
        if (received.remaining() < FrameDescriptor.HEADER_LENGTH) {
            return false;
        }
        final int at = received.position();
        final int messageLength = received.getInt(at + FrameDescriptor.MESSAGE_LENGTH_OFFSET);
        final int payloadLength = received.getInt(at + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
        if (!FrameDescriptor.isValid(
                messageLength,
                payloadLength,
                FrameDescriptor.MAX_REPLY_MESSAGE_LENGTH,
                FrameDescriptor.MAX_PAYLOAD_LENGTH)) {
            throw new ProtocolException(
                    "frame with a message of " + messageLength + " bytes and " + payloadLength + " bytes behind it");
        }
        return received.remaining() >= FrameDescriptor.HEADER_LENGTH + messageLength;
    }

    private void fill(final Deadline deadline) throws IOException {
        received.compact();
        try {
            readSome(received, deadline);
        } finally {
            received.flip();
        }
    }

    private void receivePayload(
            final MemorySegment destination, final Consumer<ByteBuffer> check, final Deadline deadline)
            throws IOException {
        if (destination.heapBase().filter(base -> !(base instanceof byte[])).isPresent()) {
            final MemorySegment bytes = MemorySegment.ofArray(new byte[(int) destination.byteSize()]);
            receivePayload(bytes, check, deadline);
            destination.copyFrom(bytes);
            return;
        }
        final ByteBuffer bytes = destination.asByteBuffer();
        final int buffered = Math.min(received.remaining(), bytes.remaining());
        bytes.put(received.slice(received.position(), buffered));
        received.position(received.position() + buffered);
        int checked = 0;
        while (checked < bytes.capacity()) {
            if (bytes.hasRemaining()) {
                final int end = Math.min(bytes.capacity(), checked + CHECKED_AT_ONCE);
                while (bytes.position() < end) {
                    readSome(bytes, deadline);
                }
            }
            check.accept(bytes.slice(checked, bytes.position() - checked));
            checked = bytes.position();
        }
    }

    /** Reads at least one byte. */
    private void readSome(final ByteBuffer destination, final Deadline deadline) throws IOException {
        int count = transport.read(destination);
        while (count == 0) {
            awaitReady(readable, deadline);
            count = transport.read(destination);
        }
        if (count < 0) {
            throw new EOFException("the server ended the connection");
        }
    }

    private void shakeHands(final Deadline deadline) throws IOException {
        final ByteBuffer none = ByteBuffer.allocate(0);
        while (!transport.isEstablished()) {
            transport.flush();
            if (!transport.isEstablished()) {
                transport.read(none);
            }
            if (!transport.isEstablished()) {
                awaitReady(readable, deadline);
            }
        }
    }

    private static void awaitReady(final Selector selector, final Deadline deadline) throws IOException {
        // A selector does not wait for a thread that is interrupted.
        deadline.takeInterrupt();
        if (deadline.hasPassed()) {
            throw late();
        }
        if (!selector.isOpen()) {
            throw new EOFException("the connection was closed");
        }
        selector.select(key -> {}, deadline.remainingMillis());
    }

    private static void connect(final SocketChannel socket, final InetSocketAddress place, final Deadline deadline)
            throws IOException {
        if (socket.connect(place)) {
            return;
        }
        try (Selector connectable = Selector.open()) {
            socket.register(connectable, SelectionKey.OP_CONNECT);
            while (!socket.finishConnect()) {
                awaitReady(connectable, deadline);
            }
        }
    }

    private static Transport transport(final SocketChannel socket, final ServerAddress address, final SSLContext tls)
            throws IOException {
        if (tls == null) {
            return new PlainTransport(socket);
        }
        final SSLEngine engine = tls.createSSLEngine(address.host(), address.port());
        engine.setUseClientMode(true);
        final SSLParameters parameters = engine.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        engine.setSSLParameters(parameters);
        return new TlsTransport(socket, engine);
    }

    private void breakOff(final IOException reason) {
        lock.lock();
        try {
            if (broken == null) {
                broken = reason;
                exchanges.values().forEach(exchange -> exchange.fail(reason));
            }
        } finally {
            lock.unlock();
        }
        transport.close();
        CloseHelper.quietCloseAll(readable, writable, socket);
    }

    private static IOException late() {
        return new SocketTimeoutException("the server does not answer in time");
    }

    /** Whether a failure says that nothing listens at the address. */
    static boolean isRefusal(final IOException e) {
        return e instanceof ConnectException || e instanceof UnknownHostException;
    }
}
