package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.DOORBELLS_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.FORMAT;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.FORMAT_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARDS_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARD_LENGTH;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARD_LINE_LENGTH;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARD_MAPPED;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARD_SHIFT_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HEARTBEAT_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.LANES_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.LANE_COUNT_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.SUMMARIES_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.SUMMARY_SHIFT;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.WAIT_LIMIT_OFFSET;

import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.statistics.OpenMappings;
import java.lang.foreign.MemorySegment;
import java.util.BitSet;
import java.util.function.IntConsumer;
import org.agrona.BitUtil;
import org.agrona.UnsafeApi;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Host side of all lanes of a region, with their doorbells.
 *
 * @see io.github.galefs.kernel.lane.LaneControlDescriptor
 */
public final class Lanes {
    /** So many doorbells are read as fast as their summaries; a second store with a fence costs each request more. */
    private static final int MAX_GROUPS_WITHOUT_SUMMARIES = 4096;

    /** From this number of work-groups on, a line has the hazard words of several. */
    private static final int MAX_SINGLE_HAZARD_LINES = 1024;

    private static final int HAZARDS_PER_LINE = HAZARD_LINE_LENGTH / HAZARD_LENGTH;

    /** The heartbeat has a line of its own. */
    private static final int HEARTBEAT_LENGTH = BitUtil.CACHE_LINE_LENGTH;

    private final UnsafeBuffer control;
    private final UnsafeBuffer doorbells;
    private final UnsafeBuffer summaries;
    private final long summariesOffset;
    private final UnsafeBuffer hazards;
    private final UnsafeBuffer heartbeat;
    private final Lane[] lanes;
    private IntConsumer replyListener = _ -> {};
    private volatile int activeCount;

    private volatile boolean isStopped;

    /** As in the control fields, which a defective kernel may have overwritten. */
    private int hazardLineCount = 1;

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
        summariesOffset = doorbellsOffset + doorbellsLength(laneCount);
        final long hazardsOffset = summariesOffset + summariesLength(laneCount);
        final long heartbeatOffset = hazardsOffset + hazardsLength(laneCount);
        control = new UnsafeBuffer(region.address(), CONTROL_LENGTH);
        doorbells = new UnsafeBuffer(region.address() + doorbellsOffset, doorbellsLength(laneCount));
        summaries = new UnsafeBuffer(region.address() + summariesOffset, summariesLength(laneCount));
        hazards = new UnsafeBuffer(region.address() + hazardsOffset, hazardsLength(laneCount));
        heartbeat = new UnsafeBuffer(region.address() + heartbeatOffset, HEARTBEAT_LENGTH);
        lanes = new Lane[laneCount];
        for (int i = 0; i < laneCount; i++) {
            lanes[i] = new Lane(i, region.address() + lanesOffset + LaneDescriptor.laneOffset(i), this::onReply);
        }
        control.putLong(FORMAT_OFFSET, FORMAT);
        control.putLong(WAIT_LIMIT_OFFSET, waitLimit);
        control.putLong(LANES_OFFSET, lanesOffset);
        control.putLong(DOORBELLS_OFFSET, doorbellsOffset);
        control.putInt(LANE_COUNT_OFFSET, laneCount);
        control.putLong(HAZARDS_OFFSET, hazardsOffset);
        control.putLong(HEARTBEAT_OFFSET, heartbeatOffset);
    }

    /**
     * Sets the polls after which work-groups that wait suspend. May be called from any thread.
     *
     * @param polls number of polls, from 1, or {@link LaneDescriptor#NEVER_SUSPENDS}, as after a reset.
     */
    void setSpinLimit(final int polls) {
        for (int i = 0; i < activeCount; i++) {
            lanes[i].setSpinLimit(polls);
        }
    }

    /**
     * Returns the bytes of lanes, their doorbells and hazard words in a region.
     *
     * @param laneCount number of lanes.
     * @return number of bytes.
     */
    public static long byteLength(final int laneCount) {
        return LaneDescriptor.laneOffset(laneCount)
                + doorbellsLength(laneCount)
                + summariesLength(laneCount)
                + hazardsLength(laneCount)
                + HEARTBEAT_LENGTH;
    }

    /**
     * Resets the lanes of a launch, with their stop words. No kernel and no agent may be using the lanes.
     *
     * @param groupCount work-groups of the launch, at most {@link #laneCount()}; they use the first lanes.
     */
    public void reset(final int groupCount) {
        doorbells.setMemory(0, doorbells.capacity(), (byte) 0);
        summaries.setMemory(0, summaries.capacity(), (byte) 0);
        hazards.setMemory(0, hazards.capacity(), (byte) 0);
        heartbeat.putLong(0, 0);
        control.putLong(SUMMARIES_OFFSET, hasSummaries(groupCount) ? summariesOffset : 0);
        hazardLineCount = 1 << hazardShift(groupCount);
        control.putInt(HAZARD_SHIFT_OFFSET, hazardShift(groupCount));
        for (int i = 0; i < groupCount; i++) {
            lanes[i].reset();
        }
        activeCount = groupCount;
        isStopped = false;
    }

    /** Returns whether the launch was stopped. May be called from any thread. */
    boolean isStopped() {
        return isStopped;
    }

    /**
     * Releases every work-item that waits for the host: calls of kernels fail from now on. May be called from any
     * thread.
     *
     * @param error number that the calls return; after the first call, ignored.
     */
    public void stop(final int error) {
        isStopped = true;
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
        }
        hazards.setMemory(0, hazards.capacity(), (byte) 0);
    }

    /**
     * Returns the mappings that work-groups of the launch, which has ended, have left open.
     *
     * @return the count.
     */
    public OpenMappings openMappings() {
        final OpenMappings mappings = new OpenMappings();
        for (int i = 0; i < activeCount; i++) {
            if (lanes[i].isMapped()) {
                mappings.add(i, lanes[i].mappedFileOffset());
            }
        }
        return mappings;
    }

    /**
     * Adds the frames that work-groups of the launch protect after finding them in the page table without a request.
     * Reads 4 bytes for each work-group; in large launches, 16 work-groups share a cache line.
     *
     * @param frames     receives the frames' numbers.
     * @param frameCount number of frames; higher numbers, which a defective kernel may have written, are not added.
     */
    public void addProtected(final BitSet frames, final int frameCount) {
        addFrames(frames, frameCount, 0);
    }

    /**
     * Adds the frames of which work-groups of the launch have mappings. Takes as long as {@link #addProtected}.
     *
     * @param frames     receives the frames' numbers.
     * @param frameCount number of frames; higher numbers are not added.
     */
    public void addMapped(final BitSet frames, final int frameCount) {
        addFrames(frames, frameCount, HAZARD_MAPPED);
    }

    /** Adds the frames of the hazard words that have all bits of a mark. */
    private void addFrames(final BitSet frames, final int frameCount, final int mark) {
        final int usedLength = (activeCount + hazardLineCount - 1) / hazardLineCount * HAZARD_LENGTH;
        for (int line = 0; line < hazardLineCount; line++) {
            final long begin = hazards.addressOffset() + (long) line * HAZARD_LINE_LENGTH;
            final long end = begin + usedLength;
            long address = begin;
            // Two words at once, and the last one of an odd number.
            for (; address + HAZARD_LENGTH < end; address += Long.BYTES) {
                final long words = UnsafeApi.getLongVolatile(null, address);
                if (words != 0) {
                    addFrame(frames, frameCount, mark, (int) words);
                    addFrame(frames, frameCount, mark, (int) (words >>> Integer.SIZE));
                }
            }
            if (address < end) {
                addFrame(frames, frameCount, mark, UnsafeApi.getIntVolatile(null, address));
            }
        }
    }

    private static void addFrame(final BitSet frames, final int frameCount, final int mark, final int hazard) {
        final int number = hazard & ~HAZARD_MAPPED;
        if ((hazard & mark) == mark && number > 0 && number <= frameCount) {
            frames.set(number - 1);
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

    /**
     * Sets the listener to replies.
     *
     * @param listener called after each reply can be seen, with the number of the work-group, on the lane agent's
     *                 thread; must not block.
     */
    public void setReplyListener(final IntConsumer listener) {
        replyListener = listener;
    }

    private void onReply(final int group) {
        replyListener.accept(group);
    }

    UnsafeBuffer doorbells() {
        return doorbells;
    }

    UnsafeBuffer summaries() {
        return summaries;
    }

    /** Returns whether a launch has so many work-groups that it needs summaries of their doorbells. */
    static boolean hasSummaries(final int groupCount) {
        return groupCount > MAX_GROUPS_WITHOUT_SUMMARIES;
    }

    /** Tells waiting work-groups that the host is alive. */
    void beat() {
        heartbeat.putLongRelease(0, heartbeat.getLong(0) + 1);
    }

    /** Returns the latest heartbeat. May be called from any thread. */
    long heartbeat() {
        return heartbeat.getLongVolatile(0);
    }

    private static int doorbellsLength(final int laneCount) {
        return BitUtil.align(laneCount, BitUtil.CACHE_LINE_LENGTH);
    }

    private static int summariesLength(final int laneCount) {
        return BitUtil.align((laneCount >> SUMMARY_SHIFT) + 1, BitUtil.CACHE_LINE_LENGTH);
    }

    private static int hazardsLength(final int laneCount) {
        return HAZARD_LINE_LENGTH << hazardShift(laneCount);
    }

    /** Returns the logarithm of the lines for the hazard words: one for each work-group, unless there are many. */
    private static int hazardShift(final int groupCount) {
        final int single = Math.min(groupCount, MAX_SINGLE_HAZARD_LINES);
        final int full = (groupCount + HAZARDS_PER_LINE - 1) / HAZARDS_PER_LINE;
        return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, Math.max(single, full)) - 1);
    }
}
