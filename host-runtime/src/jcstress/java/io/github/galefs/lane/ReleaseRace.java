package io.github.galefs.lane;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.lane.LaneClient;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.lane.LaneProducer;
import io.github.galefs.race.RaceMemory;
import java.lang.foreign.MemorySegment;
import org.agrona.concurrent.UnsafeBuffer;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IJ_Result;

/**
 * A work-group writes to a frame and releases it while the host looks for the release. The result is whether the host
 * has seen it, and the frame's first word.
 */
@JCStressTest
@State
@Outcome(id = "0, 0", expect = ACCEPTABLE, desc = "Not released yet.")
@Outcome(id = "1, 8", expect = ACCEPTABLE, desc = "Released, with the bytes that were written.")
@Outcome(expect = FORBIDDEN, desc = "Released without the bytes.")
public class ReleaseRace {
    private static final int WRITE = 4;
    private static final int FRAME_OFFSET = 8 * 1024;

    private final long[] region;
    private final UnsafeBuffer memory;
    private final Lane lane;

    /** Makes a lane whose request has its reply. */
    public ReleaseRace() {
        final MemorySegment slice = RaceMemory.take();
        region = RaceMemory.handle(slice);
        memory = new UnsafeBuffer(slice.address(), RaceMemory.SLICE_LENGTH);
        lane = new Lane(0, slice.address(), _ -> {});
        LaneProducer.publish(region, 0, 0, WRITE, 0, 0, 1, 0, 0);
        memory.putLong(LaneDescriptor.POSITION_OFFSET, LaneDescriptor.RECORD_LENGTH);
        lane.poll(request -> lane.reply(0));
    }

    /** The leader of a work-group. */
    @Actor
    public void release() {
        DeviceMemory.putLong(region, FRAME_OFFSET, 8);
        DeviceMemory.releaseFence();
        LaneClient.releaseFrame(region, 0);
    }

    /** The host's agent. */
    @Actor
    public void look(final IJ_Result result) {
        if (lane.hasReleased()) {
            result.r1 = 1;
            result.r2 = memory.getLong(FRAME_OFFSET);
        }
    }
}
