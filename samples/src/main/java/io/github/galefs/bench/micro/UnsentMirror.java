package io.github.galefs.bench.micro;

import io.github.galefs.device.RegionMirror;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** A mirror without a device: updates go nowhere. */
final class UnsentMirror implements RegionMirror, AutoCloseable {
    private static final long PAGE_SIZE = 4096;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment mirror;

    UnsentMirror(final long byteLength) {
        mirror = arena.allocate(byteLength, PAGE_SIZE);
    }

    @Override
    public MemorySegment mirror() {
        return mirror;
    }

    @Override
    public void update(final long offset, final long byteLength) {}

    @Override
    public void refresh(final long offset, final long byteLength) {}

    @Override
    public void refreshRows(final long offset, final long rowStride, final long rowLength, final int rowCount) {}

    @Override
    public void close() {
        arena.close();
    }
}
