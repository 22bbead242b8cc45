package io.github.galefs.server;

import java.util.ArrayDeque;
import java.util.Deque;
import org.agrona.BitUtil;

/**
 * Pools payload buffers, whose capacities are powers of two, to avoid an allocation for every write. Safe for use by
 * several threads. The pool does not bound the buffers in use: the limits of the connections do.
 */
final class PayloadPool implements AutoCloseable {
    private static final int MIN_CAPACITY = 64 * 1024;

    private final long maxPooledBytes;
    private final Deque<PayloadBuffer> pooled = new ArrayDeque<>();
    private long pooledBytes;
    private boolean closed;

    /** @param maxPooledBytes most bytes of buffers that are not in use; a buffer above that is freed. */
    PayloadPool(final long maxPooledBytes) {
        this.maxPooledBytes = maxPooledBytes;
    }

    /** Takes a buffer of at least a length from the pool, or allocates one. */
    PayloadBuffer take(final int length) {
        final int capacity = Math.max(MIN_CAPACITY, BitUtil.findNextPositivePowerOfTwo(length));
        synchronized (this) {
            for (final var buffers = pooled.iterator(); buffers.hasNext(); ) {
                final PayloadBuffer buffer = buffers.next();
                if (buffer.capacity() == capacity) {
                    buffers.remove();
                    pooledBytes -= capacity;
                    return buffer;
                }
            }
        }
        return new PayloadBuffer(this, capacity);
    }

    /** Returns a buffer to the pool. */
    void put(final PayloadBuffer buffer) {
        synchronized (this) {
            if (!closed && pooledBytes + buffer.capacity() <= maxPooledBytes) {
                pooled.addFirst(buffer);
                pooledBytes += buffer.capacity();
                return;
            }
        }
        buffer.free();
    }

    @Override
    public synchronized void close() {
        closed = true;
        pooled.forEach(PayloadBuffer::free);
        pooled.clear();
        pooledBytes = 0;
    }
}
