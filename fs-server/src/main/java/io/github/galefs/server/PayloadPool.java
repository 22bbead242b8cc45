package io.github.galefs.server;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.agrona.BitUtil;

/**
 * Pools payload buffers, whose capacities are powers of two, to avoid an allocation for every write. Safe for use by
 * several threads. The pool does not bound the buffers in use. The {@link MemoryBudget} does: {@link #capacity} is
 * taken from it before a buffer is taken.
 */
final class PayloadPool implements AutoCloseable {
    private static final int MIN_CAPACITY = 4 * 1024;
    private static final int SIZES = 32;

    private final long maxPooledBytes;

    /** Buffers by the binary logarithm of their capacity. */
    private final List<Deque<PayloadBuffer>> pooled = new ArrayList<>(SIZES);

    private long pooledBytes;
    private boolean closed;

    /** @param maxPooledBytes most bytes of buffers that are not in use; a buffer above that is freed. */
    PayloadPool(final long maxPooledBytes) {
        this.maxPooledBytes = maxPooledBytes;
        for (int i = 0; i < SIZES; i++) {
            pooled.add(new ArrayDeque<>());
        }
    }

    /** Capacity in bytes of the buffer that {@link #take} returns for a length. */
    static int capacity(final int length) {
        return Math.max(MIN_CAPACITY, BitUtil.findNextPositivePowerOfTwo(length));
    }

    /** Takes a buffer of at least a length from the pool, or allocates one. */
    PayloadBuffer take(final int length) {
        final int capacity = capacity(length);
        synchronized (this) {
            final PayloadBuffer buffer = ofCapacity(capacity).poll();
            if (buffer != null) {
                pooledBytes -= capacity;
                return buffer;
            }
        }
        return new PayloadBuffer(this, capacity);
    }

    /** Returns a buffer to the pool. */
    void put(final PayloadBuffer buffer) {
        synchronized (this) {
            if (!closed && pooledBytes + buffer.capacity() <= maxPooledBytes) {
                ofCapacity(buffer.capacity()).push(buffer);
                pooledBytes += buffer.capacity();
                return;
            }
        }
        buffer.free();
    }

    @Override
    public synchronized void close() {
        closed = true;
        for (final Deque<PayloadBuffer> buffers : pooled) {
            buffers.forEach(PayloadBuffer::free);
            buffers.clear();
        }
        pooledBytes = 0;
    }

    private Deque<PayloadBuffer> ofCapacity(final int capacity) {
        return pooled.get(Integer.numberOfTrailingZeros(capacity));
    }
}
