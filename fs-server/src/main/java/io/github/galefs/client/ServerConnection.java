package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import javax.net.ssl.SSLContext;
import org.agrona.collections.Long2ObjectHashMap;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * One connection to a server, with any number of requests under way. Safe for use by several threads.
 *
 * <p>There is no thread that receives. One of those that wait for a reply does, the receiver: it takes frames off the
 * connection, gives small ones to their owners, and when there is the message of a large one makes its owner the
 * receiver, and waits. So everyone receives the bytes that are worth it himself, into memory that may be his thread's
 * alone. Who has its reply and goes makes one other the receiver, the owner of what has come already if there is any:
 * each time that a thread is woken costs as much as receiving some hundred KiB.
 *
 * <p>A connection on which anything goes wrong, a reply that is late included, is broken and stays so.
 */
final class ServerConnection implements AutoCloseable {
    private final ServerChannel channel;

    private final ReentrantLock sending = new ReentrantLock();
    private final ByteBuffer head = ByteBuffer.allocateDirect(
                    FrameDescriptor.HEADER_LENGTH + FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH)
            .order(ByteOrder.LITTLE_ENDIAN);

    /** Of the receiver. */
    private final ReplyInput input;

    private final ReentrantLock lock = new ReentrantLock();
    private final Long2ObjectHashMap<Exchange> exchanges = new Long2ObjectHashMap<>();
    private Exchange receiver;
    private IOException broken;
    private volatile long lastUse = System.nanoTime();

    private ServerConnection(final ServerChannel channel) {
        this.channel = channel;
        input = new ReplyInput(channel);
    }

    /**
     * Connects, and lets each side see that the other one is who it must be, if TLS is wanted.
     *
     * @throws IOException no server is there, it does not answer in time, or it is another one.
     */
    static ServerConnection open(final ServerAddress address, final SSLContext tls, final Deadline deadline)
            throws IOException {
        return new ServerConnection(ServerChannel.open(address, tls, deadline));
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
        return channel.isSameHost();
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
            if (receiver == null) {
                appointReceiver();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Wakes one of those that wait. One that is sending still will look by itself. */
    private void appointReceiver() {
        for (final Exchange exchange : exchanges.values()) {
            if (exchange.isWaiting()) {
                appoint(exchange);
                return;
            }
        }
    }

    private void appoint(final Exchange exchange) {
        receiver = exchange;
        exchange.changed().signal();
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
            channel.send(head, deadline);
            if (payload.byteSize() > 0) {
                channel.send(payload.asByteBuffer(), deadline);
            }
            channel.flush(deadline);
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
                throw ServerChannel.late();
            } catch (final InterruptedException _) {
                deadline.wasInterrupted();
            }
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
                    final ReplyFrame frame = mine.takeDelivered();
                    runUnlocked(() -> take(mine, frame.message(), frame.payloadLength(), frame.source()));
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
        mine.waiting(true);
        try {
            while (!mine.isDone() && !mine.isDelivered() && broken == null && receiver != null && receiver != mine) {
                try {
                    if (mine.changed().awaitNanos(deadline.remainingNanos()) <= 0) {
                        throw ServerChannel.late();
                    }
                } catch (final InterruptedException _) {
                    deadline.wasInterrupted();
                }
            }
        } finally {
            mine.waiting(false);
        }
    }

    /** Receives a frame: its own, or a small one of another's; or the head of another's large one, for him to go on. */
    private void receive(final Exchange mine, final Deadline deadline) throws IOException {
        input.awaitMessage(deadline);
        if (input.requestId() != mine.id()) {
            passOn(deadline);
            return;
        }
        final int payloadLength = input.payloadLength();
        take(mine, input.takeMessage(), payloadLength, (to, check) -> input.takePayload(to, check, deadline));
        handOver(deadline);
    }

    /** Gives others what has come for them, so that those are woken who have something to do. */
    private void handOver(final Deadline deadline) {
        if (!hasOthers()) {
            return;
        }
        try {
            boolean receiving = true;
            while (receiving && input.pollMessage() && (isLarge() || input.hasFrame())) {
                receiving = !isLarge();
                passOn(deadline);
            }
        } catch (final IOException e) {
            // It has its reply; the others have lost the connection.
            breakOff(e);
        }
    }

    private boolean hasOthers() {
        lock.lock();
        try {
            return exchanges.size() > 1;
        } finally {
            lock.unlock();
        }
    }

    private boolean isLarge() {
        return input.payloadLength() > ReplyInput.MAX_HELD_PAYLOAD;
    }

    /** Gives another the next frame, who need not be woken to receive it; or the connection, if it is large. */
    private void passOn(final Deadline deadline) throws IOException {
        final long id = input.requestId();
        final ReplyFrame frame = isLarge() ? null : input.takeFrame(deadline);
        lock.lock();
        try {
            final Exchange owner = exchanges.get(id);
            if (owner == null || owner.isDone() || owner.isDelivered()) {
                throw new ProtocolException("reply to request " + id + ", which is not under way");
            }
            if (frame == null) {
                appoint(owner);
            } else {
                owner.deliver(frame);
            }
        } finally {
            lock.unlock();
        }
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
        channel.close();
    }
}
