package io.github.galefs.server;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A pooled buffer of a payload that is received or sent. Used by one thread at a time; its last user releases it.
 */
final class PayloadBuffer {
    private final PayloadPool pool;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory;
    private final ByteBuffer bytes;
    private int length;

    PayloadBuffer(final PayloadPool pool, final int capacity) {
        this.pool = pool;
        memory = arena.allocate(capacity, Long.BYTES);
        bytes = memory.asByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
    }

    int capacity() {
        return bytes.capacity();
    }

    MemorySegment memory() {
        return memory;
    }

    /** The same memory as a little-endian buffer. The user may set its position and limit. */
    ByteBuffer bytes() {
        return bytes;
    }

    /** Bytes of content, from the buffer's start. */
    int length() {
        return length;
    }

    void length(final int newLength) {
        length = newLength;
    }

    /** Returns the buffer to its pool. */
    void release() {
        length = 0;
        bytes.clear();
        pool.put(this);
    }

    /** Frees the memory; called by the pool. */
    void free() {
        arena.close();
    }
}
