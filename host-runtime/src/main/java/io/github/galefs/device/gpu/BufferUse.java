package io.github.galefs.device.gpu;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Number and size of the buffers of one kind that exist in a context. Thread-safe. */
public final class BufferUse {
    private final AtomicInteger count = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();

    /** Creates counts of 0. */
    public BufferUse() {}

    /**
     * Counts a buffer.
     *
     * @param byteLength its bytes.
     */
    public void add(final long byteLength) {
        count.incrementAndGet();
        bytes.addAndGet(byteLength);
    }

    /**
     * Counts a buffer no more.
     *
     * @param byteLength its bytes.
     */
    public void remove(final long byteLength) {
        count.decrementAndGet();
        bytes.addAndGet(-byteLength);
    }

    /**
     * Returns the number of buffers.
     *
     * @return the number.
     */
    public int count() {
        return count.get();
    }

    /**
     * Returns the bytes of all buffers.
     *
     * @return number of bytes.
     */
    public long bytes() {
        return bytes.get();
    }
}
