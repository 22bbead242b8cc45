package io.github.galefs.server;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Memory for bytes on their way from or to a peer. Belongs to one thread at a time; given back to its pool by whoever
 * has it last.
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

    /** The same memory, in the order of the protocol; its position and limit are free for use. */
    ByteBuffer bytes() {
        return bytes;
    }

    /** Bytes that it holds. */
    int length() {
        return length;
    }

    void length(final int newLength) {
        length = newLength;
    }

    void release() {
        length = 0;
        bytes.clear();
        pool.takeBack(this);
    }

    void free() {
        arena.close();
    }
}
