package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.DOORBELLS_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.FORMAT;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.FORMAT_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.LANES_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.LANE_COUNT_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.WAIT_LIMIT_OFFSET;

import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.RequestHandler;
import java.lang.foreign.MemorySegment;
import org.agrona.BitUtil;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Host side of all lanes of a region, with their doorbells.
 *
 * @see io.github.galefs.kernel.lane.LaneControlDescriptor
 */
public final class Lanes {
    private final UnsafeBuffer doorbells;
    private final Lane[] lanes;
    private volatile int activeCount;

    /**
     * Creates lanes in a region and writes the region's lane control.
     *
     * @param region      shared with the device, page-aligned; the lane control is at its beginning.
     * @param lanesOffset of the lanes in the region, a multiple of 128; {@link #byteLength} bytes.
     * @param laneCount   number of lanes, at least 1.
     * @param waitLimit   polls after which a kernel stops waiting for the host.
     */
    public Lanes(final MemorySegment region, final long lanesOffset, final int laneCount, final long waitLimit) {
        final long doorbellsOffset = lanesOffset + LaneDescriptor.laneOffset(laneCount);
        final UnsafeBuffer control = new UnsafeBuffer(region.address(), CONTROL_LENGTH);
        doorbells = new UnsafeBuffer(region.address() + doorbellsOffset, doorbellsLength(laneCount));
        lanes = new Lane[laneCount];
        for (int i = 0; i < laneCount; i++) {
            lanes[i] = new Lane(i, region.address() + lanesOffset + LaneDescriptor.laneOffset(i));
        }
        control.putLong(FORMAT_OFFSET, FORMAT);
        control.putLong(WAIT_LIMIT_OFFSET, waitLimit);
        control.putLong(LANES_OFFSET, lanesOffset);
        control.putLong(DOORBELLS_OFFSET, doorbellsOffset);
        control.putInt(LANE_COUNT_OFFSET, laneCount);
    }

    /**
     * Returns the bytes of lanes and their doorbells in a region.
     *
     * @param laneCount number of lanes.
     * @return number of bytes.
     */
    public static long byteLength(final int laneCount) {
        return LaneDescriptor.laneOffset(laneCount) + doorbellsLength(laneCount);
    }

    /**
     * Resets the lanes of a launch, with their stop words. No kernel and no agent may be using the lanes.
     *
     * @param groupCount work-groups of the launch, at most {@link #laneCount()}; they use the first lanes.
     */
    public void reset(final int groupCount) {
        doorbells.setMemory(0, doorbells.capacity(), (byte) 0);
        for (int i = 0; i < groupCount; i++) {
            lanes[i].reset();
        }
        activeCount = groupCount;
    }

    /**
     * Releases every work-item that waits for the host: calls of kernels fail from now on. May be called from any
     * thread.
     *
     * @param error number that the calls return; after the first call, ignored.
     */
    public void stop(final int error) {
        final int count = activeCount;
        for (int i = 0; i < count; i++) {
            lanes[i].stop(error);
        }
    }

    /**
     * Ends the grants and the protection of frames that the work-groups of a launch have left. No kernel and no agent
     * may be using the lanes.
     *
     * @param handler that has granted the frames.
     */
    public void endGrants(final RequestHandler handler) {
        for (int i = 0; i < activeCount; i++) {
            lanes[i].endGrant(handler);
            lanes[i].clearHazard();
        }
    }

    /**
     * Returns the number of lanes.
     *
     * @return at least 1.
     */
    public int laneCount() {
        return lanes.length;
    }

    /**
     * Returns the number of lanes that the launch uses: lanes 0 to this number - 1.
     *
     * @return number of lanes.
     */
    public int activeCount() {
        return activeCount;
    }

    /**
     * Returns a lane.
     *
     * @param index from 0.
     * @return the lane.
     */
    public Lane lane(final int index) {
        return lanes[index];
    }

    UnsafeBuffer doorbells() {
        return doorbells;
    }

    private static int doorbellsLength(final int laneCount) {
        return BitUtil.align(laneCount, BitUtil.CACHE_LINE_LENGTH);
    }
}
