package io.github.galefs.client;

import io.github.galefs.file.MappedBlock;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A part of a payload in a segment that this client has mapped; owns a reference to the segment. */
final class PinnedBlock implements MappedBlock {
    private static final AtomicIntegerFieldUpdater<PinnedBlock> CLOSED =
            AtomicIntegerFieldUpdater.newUpdater(PinnedBlock.class, "closed");

    private final PinnedSegment segment;
    private final MemorySegment bytes;

    /** 1 if closed, else 0. */
    private volatile int closed;

    PinnedBlock(final PinnedSegment segment, final MemorySegment bytes) {
        this.segment = segment;
        this.bytes = bytes;
    }

    @Override
    public MemorySegment bytes() {
        if (closed != 0) {
            throw new IllegalStateException("this block is closed");
        }
        return bytes;
    }

    @Override
    public MemorySegment map() {
        if (closed != 0) {
            throw new IllegalStateException("this block is closed");
        }
        return segment.map();
    }

    @Override
    public boolean isCurrent() {
        return closed == 0 && segment.isCurrent();
    }

    @Override
    public void close() {
        if (CLOSED.compareAndSet(this, 0, 1)) {
            segment.release();
        }
    }
}
