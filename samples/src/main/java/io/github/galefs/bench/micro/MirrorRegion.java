package io.github.galefs.bench.micro;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.PinnedMemory;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** The mirror of a region without a device: updates go nowhere, and there are no copies. */
final class MirrorRegion implements DeviceRegion {
    private static final long PAGE_SIZE = 4096;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment mirror;

    MirrorRegion(final long byteLength) {
        mirror = arena.allocate(byteLength, PAGE_SIZE);
    }

    @Override
    public long byteLength() {
        return mirror.byteSize();
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
    public PinnedMemory allocatePinned(final long byteLength) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long copyIn(final MemorySegment source, final long regionOffset) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long clear(final long regionOffset, final long byteLength) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long completedCopies() {
        return 0;
    }

    @Override
    public void awaitCopy(final long copy) {}

    @Override
    public void copyOut(final long regionOffset, final MemorySegment destination) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        arena.close();
    }
}
