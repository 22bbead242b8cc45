package io.github.galefs.server;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A pooled buffer of a payload that is received or sent. Used by one thread at a time; each of its users releases it.
 */
final class PayloadBuffer {
    private final PayloadPool pool;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory;
    private final ByteBuffer bytes;
    private MemoryCharge charge = MemoryCharge.NONE;
    private int length;
    private int uses = 1;

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

    /** Lets {@link #release} release a charge for this buffer, too. */
    void charge(final MemoryCharge newCharge) {
        charge = newCharge;
    }

    /** Returns the charge for this buffer, which the caller takes over. */
    MemoryCharge takeCharge() {
        final MemoryCharge taken = charge;
        charge = MemoryCharge.NONE;
        return taken;
    }

    /** Adds a use of the buffer, which {@link #release} ends. */
    void share() {
        uses++;
    }

    /** Ends one use of the buffer; the last one returns it to its pool. */
    void release() {
        uses--;
        if (uses > 0) {
            return;
        }
        uses = 1;
        length = 0;
        bytes.clear();
        final MemoryCharge released = takeCharge();
        pool.put(this);
        released.release();
    }

    /** Frees the memory; called by the pool. */
    void free() {
        arena.close();
    }
}
