package io.github.galefs.bench.micro;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.RegionHandle;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.lane.LaneProducer;
import io.github.galefs.lane.LaneAgent;
import io.github.galefs.lane.Lanes;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A request through a lane, with both sides on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class LaneSteps {
    private static final int LANE_COUNT = 64;
    private static final int OPERATION = 1000;
    private static final long PAGE_SIZE = 4096;

    private Arena arena;
    private long[] region;
    private long lane;
    private long doorbell;
    private LaneAgent poller;
    private long position;

    /** Creates the state; JMH sets it up. */
    public LaneSteps() {}

    /** Allocates 64 lanes, of which one is used. */
    @Setup
    public void open() {
        arena = Arena.ofShared();
        final long length = LaneControlDescriptor.CONTROL_LENGTH + Lanes.byteLength(LANE_COUNT);
        final MemorySegment memory = arena.allocate(length, PAGE_SIZE);
        final Lanes lanes = new Lanes(memory, LaneControlDescriptor.CONTROL_LENGTH, LANE_COUNT, Long.MAX_VALUE);
        lanes.reset(LANE_COUNT);
        poller = new LaneAgent(lanes, request -> request.port().reply(0), () -> {});
        region = RegionHandle.of(memory.address(), length);
        lane = LaneControlDescriptor.CONTROL_LENGTH;
        doorbell = DeviceMemory.getLong(region, LaneControlDescriptor.DOORBELLS_OFFSET);
    }

    /** Frees the lanes. */
    @TearDown
    public void close() {
        arena.close();
    }

    /**
     * The kernel's request, the lane agent's pass over 64 doorbells, and the reply.
     *
     * @return the reply's ticket.
     */
    @Benchmark
    public int laneRequestAndReply() {
        LaneProducer.publish(region, lane, position, OPERATION, 0, 0L, 0L, 0, 0);
        position += LaneDescriptor.RECORD_LENGTH;
        DeviceMemory.fence();
        DeviceMemory.putByteVolatile(region, doorbell, 1);
        poller.doWork();
        return DeviceMemory.getIntVolatile(region, lane + LaneDescriptor.REPLY_TICKET_OFFSET);
    }
}
