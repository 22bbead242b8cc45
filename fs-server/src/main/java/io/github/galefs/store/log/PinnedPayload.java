package io.github.galefs.store.log;

import io.github.galefs.file.MappedBlock;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A pin: owns a reference to the map of a segment, for a part of a payload. */
final class PinnedPayload implements MappedBlock {
    private static final AtomicIntegerFieldUpdater<PinnedPayload> CLOSED =
            AtomicIntegerFieldUpdater.newUpdater(PinnedPayload.class, "closed");

    private final MappedSegment map;
    private final long offset;
    private final int length;

    /** 1 if closed, else 0. */
    private volatile int closed;

    /**
     * Creates a pin that was added to the segment's pins.
     *
     * @param map    map of the segment; the pin takes over a reference to it.
     * @param offset offset of the part in the segment, in bytes.
     * @param length length of the part, in bytes.
     */
    PinnedPayload(final MappedSegment map, final long offset, final int length) {
        this.map = map;
        this.offset = offset;
        this.length = length;
    }

    @Override
    public MemorySegment bytes() {
        if (closed != 0) {
            throw new IllegalStateException("this block is closed");
        }
        return map.bytes().asSlice(offset, length);
    }

    @Override
    public MemorySegment map() {
        if (closed != 0) {
            throw new IllegalStateException("this block is closed");
        }
        return map.bytes();
    }

    @Override
    public boolean isCurrent() {
        return closed == 0 && map.pins().areCurrent();
    }

    @Override
    public void close() {
        if (CLOSED.compareAndSet(this, 0, 1)) {
            // In this order: what is counted as pinned includes all that is mapped.
            map.release();
            map.pins().subtract();
        }
    }
}
