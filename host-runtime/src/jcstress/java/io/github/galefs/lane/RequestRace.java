package io.github.galefs.lane;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.lane.LaneProducer;
import io.github.galefs.race.RaceMemory;
import io.github.galefs.request.Request;
import java.lang.foreign.MemorySegment;
import org.agrona.concurrent.UnsafeBuffer;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.JJ_Result;

/**
 * A work-group posts a request while the host looks at the lane, whose ring is full of old records: the present one is
 * the first of the second pass. The result is what the host has read.
 */
@JCStressTest
@State
@Outcome(id = "0, 0", expect = ACCEPTABLE, desc = "Not posted yet.")
@Outcome(id = "7, 8", expect = ACCEPTABLE, desc = "The whole request.")
@Outcome(expect = FORBIDDEN, desc = "A part of the request, or an old one.")
public class RequestRace {
    private static final int OLD = 99;
    private static final int READ = 3;
    private static final long POSITION = LaneDescriptor.RING_CAPACITY;

    private final long[] region;
    private final Lane lane;

    /** Makes a lane that has carried as many requests as the ring has place for. */
    public RequestRace() {
        final MemorySegment slice = RaceMemory.take();
        region = RaceMemory.handle(slice);
        lane = new Lane(0, slice.address(), _ -> {});
        for (long position = 0; position < POSITION; position += LaneDescriptor.RECORD_LENGTH) {
            LaneProducer.publish(region, 0, position, READ, 0, OLD, OLD, 0, 0);
            lane.poll(request -> {});
        }
        assertEmpty(slice);
    }

    private static void assertEmpty(final MemorySegment slice) {
        final long head =
                new UnsafeBuffer(slice.address(), RaceMemory.SLICE_LENGTH).getLong(LaneDescriptor.HEAD_OFFSET);
        if (head != POSITION) {
            throw new AssertionError("the host has read " + head + " of " + POSITION + " bytes");
        }
    }

    /** The leader of a work-group. */
    @Actor
    public void post() {
        LaneProducer.publish(region, 0, POSITION, READ, 0, 7, 8, 0, 0);
    }

    /** The host's agent. */
    @Actor
    public void poll(final JJ_Result result) {
        lane.poll(request -> read(request, result));
    }

    private static void read(final Request request, final JJ_Result result) {
        result.r1 = request.fileOffset();
        result.r2 = request.byteCount();
    }
}
