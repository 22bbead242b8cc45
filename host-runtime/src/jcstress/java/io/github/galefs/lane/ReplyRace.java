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
import org.openjdk.jcstress.infra.results.JJ_Result;

/**
 * The host fills a frame and replies while a work-group looks for the reply. The result is what the work-group has
 * seen: the reply's result and the frame's first word.
 */
@JCStressTest
@State
@Outcome(id = "0, 0", expect = ACCEPTABLE, desc = "No reply yet.")
@Outcome(id = "7, 8", expect = ACCEPTABLE, desc = "The reply, and the frame's new bytes.")
@Outcome(expect = FORBIDDEN, desc = "A reply without its result, or without the frame's bytes.")
public class ReplyRace {
    private static final int READ = 3;
    private static final int FRAME_OFFSET = 8 * 1024;

    private final long[] region;
    private final UnsafeBuffer memory;
    private final Lane lane;

    /** Makes a lane whose request the host has read. */
    public ReplyRace() {
        final MemorySegment slice = RaceMemory.take();
        region = RaceMemory.handle(slice);
        memory = new UnsafeBuffer(slice.address(), RaceMemory.SLICE_LENGTH);
        lane = new Lane(0, slice.address(), _ -> {});
        LaneProducer.publish(region, 0, 0, READ, 0, 0, 1, 0, 0);
        memory.putLong(LaneDescriptor.POSITION_OFFSET, LaneDescriptor.RECORD_LENGTH);
        lane.poll(request -> {});
    }

    /** The host's agent. */
    @Actor
    public void reply() {
        memory.putLong(FRAME_OFFSET, 8);
        lane.reply(7);
    }

    /** The leader of a work-group, which looks once. */
    @Actor
    public void look(final JJ_Result result) {
        final int ticket = DeviceMemory.getIntVolatile(region, LaneDescriptor.REPLY_TICKET_OFFSET);
        if (ticket == LaneDescriptor.ticket(0)) {
            result.r1 = LaneClient.awaitReply(region, 0);
            result.r2 = DeviceMemory.getLong(region, FRAME_OFFSET);
        }
    }
}
