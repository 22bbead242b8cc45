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
import org.agrona.collections.Long2ObjectHashMap;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * One connection to a server, with any number of requests in flight. Safe for use by several threads.
 *
 * <p>No thread is dedicated to receiving. One of the threads that wait for a reply is the receiver. It reads frames
 * from the channel and delivers each small one to its owner. When the message of a large one has arrived, it makes the
 * owner the receiver and waits. So each caller reads its own large payloads: their destination may be confined to its
 * thread. A thread that has its reply appoints another receiver before it returns, and prefers the owner of a frame
 * that has arrived: waking a thread costs as much as receiving some hundred KiB.
 *
 * <p>Any failure breaks the connection for good, a late reply and an {@link Error} included: a frame that is sent or
 * received in part must not be followed by another.
 */
final class ClientConnection implements AutoCloseable {
    private final ClientChannel channel;

    private final ReentrantLock sending = new ReentrantLock();

    /** Guarded by {@link #sending}, as {@link #head} is. */
    private final FrameGuard sentFrames = new FrameGuard();

    /** Header and message of the frame that is sent. Guarded by {@link #sending}. */
    private final ByteBuffer head = ByteBuffer.allocateDirect(
                    FrameDescriptor.HEADER_LENGTH + FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH)
            .order(ByteOrder.LITTLE_ENDIAN);

    /** Used by the receiver only, as {@link #reader} is. */
    private final FrameGuard receivedFrames = new FrameGuard();

    private final ReplyFrameReader reader;

    private final ReentrantLock lock = new ReentrantLock();

    /** Replies that have not arrived, by request id. This and the following are guarded by {@link #lock}. */
    private final Long2ObjectHashMap<PendingReply> pending = new Long2ObjectHashMap<>();

    /** The reply whose owner receives; null if no thread does. */
    private PendingReply receiver;

    /** Why the connection is broken; null while it is not. Written under the lock. */
    private volatile IOException failure;

    private volatile long lastSendNanos = System.nanoTime();
    private volatile long lastSignNanos = System.nanoTime();

    /** Takes over a channel. */
    ClientConnection(final ClientChannel channel) {
        this.channel = channel;
        reader = new ReplyFrameReader(channel);
    }

    /**
     * Connects to a server and completes the TLS handshake, if TLS is used.
     *
     * @throws IOException as {@link ClientChannel#open}.
     */
    static ClientConnection open(final ClientContext context, final Deadline deadline) throws IOException {
        return new ClientConnection(ClientChannel.open(context, deadline));
    }

    boolean isBroken() {
        return failure != null;
    }

    /** Returns whether the server is on this machine; see {@link ClientChannel#isSameHost}. */
    boolean isSameHost() {
        return channel.isSameHost();
    }

    /** Returns when a request was last sent, in the time of {@link System#nanoTime()}. */
    long lastSendNanos() {
        return lastSendNanos;
    }

    /**
     * Returns when the server has last shown that it works, in the time of {@link System#nanoTime()}: by a whole frame,
     * because bytes that arrive a few at a time could keep a thread for ever; or by room for a frame that had none.
     */
    long lastSignNanos() {
        return lastSignNanos;
    }

    /** Returns when bytes have last moved, in the time of {@link System#nanoTime()}. */
    long lastMoveNanos() {
        return channel.lastMoveNanos();
    }

    /**
     * Sends a request and waits for its reply.
     *
     * @param id           id of the request.
     * @param acknowledged the client has the replies to all mutations with lower ids.
     * @param request      message.
     * @param payload      payload of the request; may be empty.
     * @param sink         takes the reply and its payload; null if the reply has no payload.
     * @param deadline     end of the time for all of this.
     * @return the reply's message; null if a sink has taken it.
     * @throws FileServiceException from the sink; the connection stays usable.
     * @throws IOException          the connection is broken; the server may or may not have executed the request.
     */
    byte[] exchange(
            final long id,
            final long acknowledged,
            final byte[] request,
            final MemorySegment payload,
            final PayloadSink sink,
            final Deadline deadline)
            throws IOException {
        final PendingReply reply = begin(id, sink);
        try {
            send(id, acknowledged, request, payload, deadline);
            return await(reply, deadline);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final Throwable e) {
            breakOff(e instanceof IOException cause ? cause : new IOException("a request on the connection failed", e));
            throw e;
        } finally {
            end(reply);
        }
    }

    @Override
    public void close() {
        breakOff(new EOFException("the connection was closed"));
    }

    private PendingReply begin(final long id, final PayloadSink sink) throws IOException {
        lock.lock();
        try {
            if (failure != null) {
                throw failure;
            }
            final PendingReply reply = new PendingReply(id, sink, lock.newCondition());
            pending.put(id, reply);
            return reply;
        } finally {
            lock.unlock();
        }
    }

    private void end(final PendingReply reply) {
        lock.lock();
        try {
            pending.remove(reply.requestId());
            if (receiver == reply) {
                receiver = null;
            }
            if (receiver == null) {
                appointWaitingReceiver();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Wakes one of the threads that wait. A thread that still sends becomes the receiver by itself afterwards. */
    private void appointWaitingReceiver() {
        for (final PendingReply reply : pending.values()) {
            if (reply.isWaiting()) {
                appointReceiver(reply);
                return;
            }
        }
    }

    private void appointReceiver(final PendingReply reply) {
        receiver = reply;
        reply.changed().signal();
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
            lastSendNanos = System.nanoTime();
            sentFrames.begin();
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
            sentFrames.end();
            if (channel.lastMoveNanos() - lastSendNanos > 0) {
                lastSignNanos = System.nanoTime();
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
                if (deadline.hasPassed()) {
                    throw ClientChannel.timeout();
                }
            } catch (final InterruptedException _) {
                deadline.recordInterrupt();
            }
        }
    }

    private byte[] await(final PendingReply own, final Deadline deadline) throws IOException {
        lock.lock();
        try {
            while (!own.isDone()) {
                if (failure != null) {
                    throw failure;
                }
                if (own.isDelivered()) {
                    final ReplyFrame frame = own.takeDelivered();
                    runUnlocked(() -> complete(own, frame.message(), frame.payloadLength(), frame.source()));
                    continue;
                }
                if (receiver == null) {
                    receiver = own;
                }
                if (receiver == own) {
                    runUnlocked(() -> receive(own, deadline));
                } else {
                    awaitChange(own, deadline);
                }
            }
            return own.message();
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

    /** Waits until the reply is done or delivered, or its owner is to receive. */
    private void awaitChange(final PendingReply own, final Deadline deadline) throws IOException {
        own.waiting(true);
        try {
            while (!own.isDone() && !own.isDelivered() && failure == null && receiver != null && receiver != own) {
                try {
                    // Another thread may have received a sign of the server meanwhile.
                    if (own.changed().awaitNanos(deadline.remainingNanos()) <= 0 && deadline.hasPassed()) {
                        throw ClientChannel.timeout();
                    }
                } catch (final InterruptedException _) {
                    deadline.recordInterrupt();
                }
            }
        } finally {
            own.waiting(false);
        }
    }

    /** Receives one frame: the receiver's own, or one of another owner, as {@link #dispatchNext} does. */
    private void receive(final PendingReply own, final Deadline deadline) throws IOException {
        receivedFrames.begin();
        reader.awaitMessage(deadline);
        if (reader.requestId() == own.requestId()) {
            receiveOwn(own, deadline);
            lastSignNanos = System.nanoTime();
            dispatchArrived(deadline);
        } else {
            dispatchNext(deadline);
        }
        receivedFrames.end();
    }

    private void receiveOwn(final PendingReply own, final Deadline deadline) throws IOException {
        final int payloadLength = reader.payloadLength();
        final long end = reader.takenPayloadBytes() + payloadLength;
        complete(
                own,
                reader.takeMessage(),
                payloadLength,
                (destination, check) -> reader.takePayload(destination, check, deadline));
        if (reader.takenPayloadBytes() != end) {
            throw new ProtocolException(
                    "reply with a payload of " + payloadLength + " bytes, which its message does" + " not describe");
        }
    }

    /** Dispatches the frames that have arrived, so that the threads that are woken have something to do. */
    private void dispatchArrived(final Deadline deadline) {
        if (!hasOtherPending()) {
            return;
        }
        try {
            boolean isReceiver = true;
            while (isReceiver && reader.pollMessage() && (isLarge() || reader.hasFrame())) {
                isReceiver = !isLarge();
                dispatchNext(deadline);
            }
        } catch (final IOException e) {
            // The receiver has its reply; the other requests have lost the connection.
            breakOff(e);
        }
    }

    private boolean hasOtherPending() {
        lock.lock();
        try {
            return pending.size() > 1;
        } finally {
            lock.unlock();
        }
    }

    /** Returns whether the next frame's payload is received by its owner. */
    private boolean isLarge() {
        return reader.payloadLength() > ReplyFrameReader.MAX_BUFFERED_PAYLOAD;
    }

    /**
     * Delivers the next frame to its owner, whose thread need not wake to receive it. Makes the owner of a large frame
     * the receiver instead.
     */
    private void dispatchNext(final Deadline deadline) throws IOException {
        final long id = reader.requestId();
        final ReplyFrame frame = isLarge() ? null : reader.takeFrame(deadline);
        lastSignNanos = System.nanoTime();
        if (id == FrameDescriptor.NO_REQUEST && frame != null) {
            ReplyDecoder.requireWorking(frame.message());
            return;
        }
        lock.lock();
        try {
            final PendingReply reply = pending.get(id);
            if (reply == null || reply.isDone() || reply.isDelivered()) {
                throw new ProtocolException("reply to request " + id + ", which is not in flight");
            }
            if (frame == null) {
                appointReceiver(reply);
            } else {
                reply.deliver(frame);
            }
        } finally {
            lock.unlock();
        }
    }

    private void complete(
            final PendingReply own, final byte[] message, final int payloadLength, final PayloadSource source)
            throws IOException {
        if (own.sink() == null) {
            if (payloadLength > 0) {
                throw new ProtocolException(
                        "reply with a payload of " + payloadLength + " bytes to a request whose reply has none");
            }
            finish(own, message, null);
            return;
        }
        FileServiceException refusal = null;
        try {
            own.sink().receive(new UnsafeBuffer(message), payloadLength, source);
        } catch (final FileServiceException e) {
            refusal = e;
        }
        finish(own, null, refusal);
    }

    private void finish(final PendingReply own, final byte[] message, final FileServiceException refusal) {
        lock.lock();
        try {
            if (refusal == null) {
                own.succeed(message);
            } else {
                own.fail(refusal);
            }
        } finally {
            lock.unlock();
        }
    }

    private void breakOff(final IOException reason) {
        lock.lock();
        try {
            if (failure == null) {
                failure = reason;
                pending.values().forEach(reply -> reply.fail(reason));
            }
        } finally {
            lock.unlock();
        }
        channel.close();
    }
}
