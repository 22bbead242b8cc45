package io.github.galefs.lane;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.lane.LaneProducer;
import io.github.galefs.race.RaceMemory;
import java.lang.foreign.MemorySegment;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/**
 * A work-group posts a request and rings its doorbell, while the host answers an earlier ring. The result is the number
 * of requests that the host has found when it has looked once more.
 */
@JCStressTest
@State
@Outcome(id = "1", expect = ACCEPTABLE, desc = "Found.")
@Outcome(expect = FORBIDDEN, desc = "Lost: nobody would ever look for it again.")
public class DoorbellRace {
    private static final int READ = 3;
    private static final int LANE_OFFSET = LaneControlDescriptor.CONTROL_LENGTH;
    private static final int DOORBELL_OFFSET = LANE_OFFSET + LaneDescriptor.LANE_STRIDE;

    private final long[] region;
    private final LaneAgent agent;
    private int found;

    /** Rings the doorbell of an empty lane. */
    public DoorbellRace() {
        final MemorySegment slice = RaceMemory.take();
        region = RaceMemory.handle(slice);
        final Lanes lanes = new Lanes(slice, LANE_OFFSET, 1, 1);
        lanes.reset(1);
        agent = new LaneAgent(lanes, request -> found++, () -> {});
        ring();
    }

    /** The leader of a work-group. */
    @Actor
    public void post() {
        LaneProducer.publish(region, LANE_OFFSET, 0, READ, 0, 0, 1, 0, 0);
        // As LaneClient does.
        DeviceMemory.fence();
        ring();
    }

    /** The host's agent. */
    @Actor
    public void poll() {
        agent.doWork();
    }

    /** The host's agent, later. */
    @Arbiter
    public void pollAgain(final I_Result result) {
        agent.doWork();
        result.r1 = found;
    }

    private void ring() {
        DeviceMemory.putByteVolatile(region, DOORBELL_OFFSET, 1);
    }
}
