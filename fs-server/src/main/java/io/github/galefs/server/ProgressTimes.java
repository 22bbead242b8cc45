package io.github.galefs.server;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Times at which a connection last made progress of each kind, and its time limits. Times are in nanoseconds of the
 * server's clock. Used by the connection's event loop only.
 */
final class ProgressTimes {
    private final ServerContext context;
    private final FrameReader reader;
    private final FrameWriter writer;
    private final long openedAt;
    private long frameStartedAt;
    private long framesSeen;
    private long lastRequestAt;
    private long lastReceiptAt;
    private long lastSentAt;
    private long lastUnsentBytes;

    /** @param now when the connection was opened. */
    ProgressTimes(final ServerContext context, final FrameReader reader, final FrameWriter writer, final long now) {
        this.context = context;
        this.reader = reader;
        this.writer = writer;
        openedAt = now;
        frameStartedAt = now;
        lastRequestAt = now;
        lastSentAt = now;
    }

    /** Notes that bytes have arrived. */
    void onReceipt(final long now) {
        lastReceiptAt = now;
    }

    /** Notes that the reader has handed over the frames that were complete. */
    void onFrames(final long now) {
        if (!reader.isWithinFrame() || reader.frameCount() != framesSeen) {
            framesSeen = reader.frameCount();
            frameStartedAt = now;
        }
    }

    /** Notes that a request has arrived or was executed. */
    void onRequest(final long now) {
        lastRequestAt = now;
    }

    /** Notes that a reply is about to be queued. */
    void onReply(final long now) {
        if (writer.isEmpty()) {
            lastSentAt = now;
        }
    }

    /** Notes progress if less or more is to be sent than at the last call. */
    void update(final long now) {
        final long unsent = writer.unsentBytes();
        if (unsent != lastUnsentBytes) {
            lastUnsentBytes = unsent;
            lastSentAt = now;
        }
    }

    /** Whether the peer has neither sent a payload nor received a reply for a time, although one is under way. */
    boolean isStalledFor(final long nanos, final long now) {
        final long stalledSince = writer.isEmpty() ? lastReceiptAt : lastSentAt;
        return (reader.isReceivingPayload() || !writer.isEmpty()) && now - stalledSince > nanos;
    }

    /** Time since the connection was opened. */
    long handshakeNanos(final long now) {
        return now - openedAt;
    }

    /** Describes the limit that a connection exceeds whose handshake is not complete; null if there is none. */
    String handshakeViolation(final long now) {
        return violation(now, openedAt, context.handshakeTimeout(), "has not completed the handshake");
    }

    /**
     * Describes the limit that a connection exceeds; null if there is none.
     *
     * @param executing whether a request of it is.
     */
    String violation(final long now, final boolean executing) {
        if (!writer.isEmpty()) {
            return violation(now, lastSentAt, context.stallTimeout(), "has received nothing of a reply");
        }
        if (reader.isWithinFrame()) {
            return violation(now, frameStartedAt, context.stallTimeout(), "has not completed a frame");
        }
        return executing ? null : violation(now, lastRequestAt, context.idleTimeout(), "has sent no request");
    }

    private static String violation(final long now, final long start, final Duration limit, final String what) {
        final long nanos = now - start;
        return nanos > limit.toNanos() ? what + " for " + TimeUnit.NANOSECONDS.toMillis(nanos) + " ms" : null;
    }
}
