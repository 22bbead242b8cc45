package io.github.galefs.race;

import io.github.galefs.kernel.RegionHandle;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Memory of the races' states, in which each state takes a slice. The harness makes millions of states and uses some
 * hundreds at a time, so slices are used again long after their state has been thrown away.
 */
public final class RaceMemory {
    /** Bytes of a slice: a region with its control fields, one lane and a few frames. */
    public static final int SLICE_LENGTH = 16 * 1024;

    /** Far more than there are states at a time; see scripts/jcstress. */
    private static final int SLICES = 16 * 1024;

    private static final long PAGE = 4096;

    private static final MemorySegment MEMORY = Arena.global().allocate((long) SLICES * SLICE_LENGTH, PAGE);
    private static final AtomicInteger NEXT = new AtomicInteger();

    private RaceMemory() {}

    /**
     * Takes a slice.
     *
     * @return the slice, with zeros.
     */
    public static MemorySegment take() {
        final long slice = Math.floorMod(NEXT.getAndIncrement(), SLICES);
        return MEMORY.asSlice(slice * SLICE_LENGTH, SLICE_LENGTH).fill((byte) 0);
    }

    /**
     * Returns a slice as kernels see a region.
     *
     * @param slice from {@link #take}.
     * @return the handle.
     */
    public static long[] handle(final MemorySegment slice) {
        return RegionHandle.of(slice.address(), slice.byteSize());
    }
}
