package io.github.galefs.server;

import static io.github.galefs.wire.RingFileDescriptor.REPLY_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REPLY_TYPE;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_ID_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.SESSION_KEY_OFFSET;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.codec.Operation;
import java.util.concurrent.TimeUnit;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers clients on this machine where blocks lie. Waits for no client: one that takes no replies gets none.
 *
 * <p>Clients can write anywhere in the file. What is wrong with one's replies is its own affair; when the ring of
 * requests, which all share, is not one any more, it is given up for good, and clients use the network.
 */
final class RingAgent implements Agent {
    private static final Logger LOG = LoggerFactory.getLogger(RingAgent.class);
    private static final long BEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long BLOCKED_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final RingFile file;
    private final RequestExecutor executor;
    private final RequestDecoder decoder = new RequestDecoder();
    private final UnsafeBuffer message = new UnsafeBuffer(0, 0);
    private long nextBeat = System.nanoTime();
    private long lastPosition;
    private boolean broken;
    private long lastProgress = nextBeat;

    RingAgent(final RingFile file, final RequestExecutor executor) {
        this.file = file;
        this.executor = executor;
    }

    @Override
    public String roleName() {
        return "galefs-server-ring";
    }

    @Override
    public int doWork() {
        if (broken) {
            return 0;
        }
        try {
            final int count = file.requests().read(this::onRequest);
            final long now = System.nanoTime();
            if (now - nextBeat >= 0) {
                nextBeat = now + BEAT_NANOS;
                file.beat();
                unblock(now);
            }
            return count;
        } catch (final RuntimeException e) {
            broken = true;
            file.stopBeating();
            LOG.warn("a client has spoilt {}: clients on this machine use the network: {}", file.path(), e.toString());
            return 0;
        }
    }

    boolean isBroken() {
        return broken;
    }

    /** A client that died while it wrote a record leaves it unfinished, and nobody behind it would be heard. */
    private void unblock(final long now) {
        final ManyToOneRingBuffer requests = file.requests();
        final long position = requests.consumerPosition();
        if (position != lastPosition || position == requests.producerPosition()) {
            lastPosition = position;
            lastProgress = now;
        } else if (now - lastProgress > BLOCKED_NANOS && requests.unblock()) {
            LOG.info("a client died while it wrote a request");
        }
    }

    private void onRequest(final int type, final MutableDirectBuffer buffer, final int index, final int length) {
        if (length <= REQUEST_MESSAGE_OFFSET) {
            return;
        }
        final int slot = type - 1;
        final Session session = file.session(slot, buffer.getLong(index + SESSION_KEY_OFFSET));
        if (session == null) {
            return;
        }
        // A copy: the client could change it while it is looked at.
        final byte[] copy = new byte[length - REQUEST_MESSAGE_OFFSET];
        buffer.getBytes(index + REQUEST_MESSAGE_OFFSET, copy);
        final long requestId = buffer.getLong(index + REQUEST_ID_OFFSET);
        send(file.replies(slot), requestId, reply(session, requestId, copy));
    }

    private byte[] reply(final Session session, final long requestId, final byte[] copy) {
        try {
            message.wrap(copy);
            final Request request = decoder.decode(requestId, message, null);
            if (request.operation() != Operation.LOCATE) {
                return ReplyEncoder.failure(PosixError.ENOTSUP, request.operation() + " by the ring");
            }
            return executor.locate(session, request).message();
        } catch (final FileServiceException e) {
            return ReplyEncoder.failure(e);
        } catch (final ProtocolException | RuntimeException e) {
            return ReplyEncoder.failure(PosixError.EPROTO, "request by the ring: " + e);
        }
    }

    private static void send(final OneToOneRingBuffer replies, final long requestId, final byte[] reply) {
        final byte[] fitting = REPLY_MESSAGE_OFFSET + reply.length <= replies.maxMsgLength()
                ? reply
                : ReplyEncoder.failure(PosixError.EOVERFLOW, "reply of " + reply.length + " bytes by the ring");
        try {
            final int index = replies.tryClaim(REPLY_TYPE, REPLY_MESSAGE_OFFSET + fitting.length);
            if (index > 0) {
                replies.buffer().putLong(index, requestId);
                replies.buffer().putBytes(index + REPLY_MESSAGE_OFFSET, fitting);
                replies.commit(index);
            }
        } catch (final IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
            LOG.debug("a client has spoilt the ring of its replies: {}", e.toString());
        }
    }
}
