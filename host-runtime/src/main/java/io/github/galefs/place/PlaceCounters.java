package io.github.galefs.place;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.kernel.page.PageTableDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * The host's copy of some of the counters of what kernels read in places. Used by one thread at a time, that of the
 * region's copies.
 *
 * @see PageTableDescriptor
 */
public final class PlaceCounters implements AutoCloseable {
    /** Most counters of a copy: 1 MiB, which takes the bus some 20 microseconds. */
    private static final int MAX_COUNT = 256 << 10;

    private static final long NONE = 0;

    private final DeviceRegion region;
    private final long offset;
    private final int maxCount;
    private final PinnedMemory memory;
    private final MemorySegment copy;

    /** Number of the latest copy; or {@link #NONE}. */
    private long number = NONE;

    /**
     * Creates a copy of nothing.
     *
     * @param region     has the counters.
     * @param offset     of the counter of place 0 in the region, not 0.
     * @param placeCount number of places, at least 1.
     */
    public PlaceCounters(final DeviceRegion region, final long offset, final int placeCount) {
        this.region = region;
        this.offset = offset;
        maxCount = Math.min(placeCount, MAX_COUNT);
        memory = region.allocatePinned((long) maxCount * PageTableDescriptor.COUNTER_LENGTH);
        copy = memory.segment();
    }

    long offset() {
        return offset;
    }

    int maxCount() {
        return maxCount;
    }

    /** Starts to copy the counters of a range of places. */
    void fetch(final int firstPlace, final int count) {
        final long length = PageTableDescriptor.COUNTER_LENGTH;
        number = region.copyOut(offset + firstPlace * length, copy.asSlice(0, count * length));
    }

    /** Returns whether the copy that was started last is complete. */
    boolean isFetched() {
        return number <= region.completedCopies();
    }

    /** Returns a counter of the copy. */
    int get(final int index) {
        return copy.getAtIndex(ValueLayout.JAVA_INT, index);
    }

    /** Frees the copy's memory. */
    @Override
    public void close() {
        if (number != NONE) {
            region.awaitCopy(number);
        }
        memory.close();
    }
}
