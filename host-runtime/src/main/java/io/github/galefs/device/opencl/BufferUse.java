package io.github.galefs.device.opencl;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Number and size of the buffers of one kind that exist in a context. Thread-safe. */
final class BufferUse {
    private final AtomicInteger count = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();

    void add(final long byteLength) {
        count.incrementAndGet();
        bytes.addAndGet(byteLength);
    }

    void remove(final long byteLength) {
        count.decrementAndGet();
        bytes.addAndGet(-byteLength);
    }

    int count() {
        return count.get();
    }

    long bytes() {
        return bytes.get();
    }
}
