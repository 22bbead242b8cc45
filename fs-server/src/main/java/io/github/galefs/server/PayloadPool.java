package io.github.galefs.server;

import java.util.ArrayDeque;
import java.util.Deque;
import org.agrona.BitUtil;

/**
 * Buffers for payloads, in sizes of powers of two, so that not each write costs fresh memory. Safe for use by several
 * threads. How many are out is bounded by what connections may have under way, not here.
 */
final class PayloadPool implements AutoCloseable {
    private static final int MIN_CAPACITY = 64 * 1024;

    private final long maxKept;
    private final Deque<PayloadBuffer> kept = new ArrayDeque<>();
    private long keptBytes;
    private boolean closed;

    /** @param maxKept most bytes of buffers that nobody uses. */
    PayloadPool(final long maxKept) {
        this.maxKept = maxKept;
    }

    /** A buffer for at least so many bytes. */
    PayloadBuffer take(final int length) {
        final int capacity = Math.max(MIN_CAPACITY, BitUtil.findNextPositivePowerOfTwo(length));
        synchronized (this) {
            for (final var buffers = kept.iterator(); buffers.hasNext(); ) {
                final PayloadBuffer buffer = buffers.next();
                if (buffer.capacity() == capacity) {
                    buffers.remove();
                    keptBytes -= capacity;
                    return buffer;
                }
            }
        }
        return new PayloadBuffer(this, capacity);
    }

    void takeBack(final PayloadBuffer buffer) {
        synchronized (this) {
            if (!closed && keptBytes + buffer.capacity() <= maxKept) {
                kept.addFirst(buffer);
                keptBytes += buffer.capacity();
                return;
            }
        }
        buffer.free();
    }

    @Override
    public synchronized void close() {
        closed = true;
        kept.forEach(PayloadBuffer::free);
        kept.clear();
        keptBytes = 0;
    }
}
