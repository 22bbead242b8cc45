package io.github.galefs.transfer;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.PinnedMemory;
import java.lang.foreign.MemorySegment;

/** A region of a device that starts no copies, or only so many of those from the device. */
final class RefusingRegion implements DeviceRegion {
    private final DeviceRegion region;
    private final Error defect;

    /** Copies from the device that it still starts. */
    private int acceptedCopies;

    RefusingRegion(final DeviceRegion region, final Error defect) {
        this.region = region;
        this.defect = defect;
    }

    void acceptCopies(final int count) {
        acceptedCopies = count;
    }

    @Override
    public long byteLength() {
        return region.byteLength();
    }

    @Override
    public MemorySegment mirror() {
        return region.mirror();
    }

    @Override
    public void update(final long offset, final long byteLength) {
        region.update(offset, byteLength);
    }

    @Override
    public void refresh(final long offset, final long byteLength) {
        region.refresh(offset, byteLength);
    }

    @Override
    public void refreshRows(final long offset, final long rowStride, final long rowLength, final int rowCount) {
        region.refreshRows(offset, rowStride, rowLength, rowCount);
    }

    @Override
    public PinnedMemory allocatePinned(final long byteLength) {
        return region.allocatePinned(byteLength);
    }

    @Override
    public long copyIn(final MemorySegment source, final long regionOffset) {
        throw defect;
    }

    @Override
    public long clear(final long regionOffset, final long byteLength) {
        throw defect;
    }

    @Override
    public long copyOut(final long regionOffset, final MemorySegment destination) {
        if (acceptedCopies-- > 0) {
            return region.copyOut(regionOffset, destination);
        }
        throw defect;
    }

    @Override
    public long completedCopies() {
        return region.completedCopies();
    }

    @Override
    public void awaitCopy(final long copy) {
        region.awaitCopy(copy);
    }

    @Override
    public void whenUnused(final Runnable action) {
        action.run();
    }

    @Override
    public void abandon() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        region.close();
    }
}
