package io.github.galefs.server;

import static io.github.galefs.wire.RingFileDescriptor.REPLY_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REPLY_TYPE;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_ID_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.SESSION_KEY_OFFSET;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;
import java.util.concurrent.TimeUnit;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.NanoClock;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Locates blocks for clients on this machine, through the ring file, and shows them which of their pins are current.
 * Never waits for a client: a reply that does not fit into a client's ring is dropped.
 *
 * <p>Clients can write anywhere in the file. Damage to a ring of replies affects its client only. Damage to the ring of
 * requests, which all clients share, makes the agent abandon the file for good; clients then use the network.
 */
final class RingAgent implements Agent {
    private static final Logger LOGGER = LoggerFactory.getLogger(RingAgent.class);
    private static final long HEARTBEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long BLOCKED_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final RingFile file;
    private final RequestExecutor executor;
    private final ClientPins pins;
    private final NanoClock clock;
    private final RequestDecoder decoder = new RequestDecoder();
    private final UnsafeBuffer message = new UnsafeBuffer(0, 0);
    private long nextHeartbeat;
    private long lastPosition;
    private long lastProgressAt;
    private boolean broken;

    RingAgent(final RingFile file, final RequestExecutor executor, final ClientPins pins, final NanoClock clock) {
        this.file = file;
        this.executor = executor;
        this.pins = pins;
        this.clock = clock;
        nextHeartbeat = clock.nanoTime();
        lastProgressAt = nextHeartbeat;
    }

    @Override
    public String roleName() {
        return "galefs-server-ring";
    }

    @Override
    public int doWork() {
        final long now = clock.nanoTime();
        final boolean isBeat = now - nextHeartbeat >= 0;
        final int count = broken ? 0 : serve(now, isBeat);
        if (isBeat) {
            nextHeartbeat = now + HEARTBEAT_NANOS;
            pins.refresh(now);
        }
        return count;
    }

    /** Serves the requests in the file, unless that is damaged; returns their number. */
    private int serve(final long now, final boolean isBeat) {
        try {
            final int count = file.requests().read(this::onRequest);
            if (isBeat) {
                file.heartbeat();
                unblock(now);
            }
            return count;
        } catch (final RuntimeException e) {
            broken = true;
            file.stopHeartbeat();
            // Clients look at the bits of their pins only: without this, they would keep their maps.
            pins.abandon();
            LOGGER.warn(
                    "{} is damaged by a client, so clients on this machine use the network: {}",
                    file.path(),
                    e.toString());
            return 0;
        }
    }

    /** Whether the file was abandoned. */
    boolean isBroken() {
        return broken;
    }

    /** Skips a record that a client died while writing: it would block the records after it forever. */
    private void unblock(final long now) {
        final ManyToOneRingBuffer requests = file.requests();
        final long position = requests.consumerPosition();
        if (position != lastPosition || position == requests.producerPosition()) {
            lastPosition = position;
            lastProgressAt = now;
        } else if (now - lastProgressAt > BLOCKED_NANOS && requests.unblock()) {
            LOGGER.info("skipped a request that its client has not completed");
        }
    }

    private void onRequest(final int type, final MutableDirectBuffer buffer, final int index, final int length) {
        if (length > file.requests().maxMsgLength()) {
            throw new IllegalStateException("a request of " + length + " bytes: must be at most "
                    + file.requests().maxMsgLength());
        }
        if (length <= REQUEST_MESSAGE_OFFSET) {
            return;
        }
        final int slot = type - 1;
        final Session session = file.session(slot, buffer.getLong(index + SESSION_KEY_OFFSET));
        if (session == null) {
            return;
        }
        session.useRing();
        // Decodes a copy, because the client can change the original meanwhile.
        final byte[] copy = new byte[length - REQUEST_MESSAGE_OFFSET];
        buffer.getBytes(index + REQUEST_MESSAGE_OFFSET, copy);
        final long requestId = buffer.getLong(index + REQUEST_ID_OFFSET);
        send(file.replies(slot), requestId, execute(session, copy));
    }

    private byte[] execute(final Session session, final byte[] copy) {
        try {
            message.wrap(copy);
            final Request request = decoder.decode(message, null);
            if (request instanceof Request.Locate locate) {
                return executor.locate(session, locate).message();
            }
            return ReplyEncoder.failure(PosixError.ENOTSUP, request.operation() + " through the ring file");
        } catch (final FileServiceException e) {
            return ReplyEncoder.failure(e);
        } catch (final ProtocolException e) {
            return ReplyEncoder.failure(PosixError.EPROTO, "request through the ring file: " + e.getMessage());
        } catch (final RuntimeException e) {
            LOGGER.debug("a request through the ring file failed", e);
            return ReplyEncoder.failure(PosixError.EPROTO, "request through the ring file");
        }
    }

    private static void send(final OneToOneRingBuffer replies, final long requestId, final byte[] reply) {
        final byte[] fitting = REPLY_MESSAGE_OFFSET + reply.length <= replies.maxMsgLength()
                ? reply
                : ReplyEncoder.failure(
                        PosixError.EOVERFLOW, "reply of " + reply.length + " bytes through the ring file");
        try {
            final int index = replies.tryClaim(REPLY_TYPE, REPLY_MESSAGE_OFFSET + fitting.length);
            if (index > 0) {
                replies.buffer().putLong(index, requestId);
                replies.buffer().putBytes(index + REPLY_MESSAGE_OFFSET, fitting);
                replies.commit(index);
            }
        } catch (final IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
            LOGGER.debug("a client has damaged its ring of replies: {}", e.toString());
        }
    }
}
