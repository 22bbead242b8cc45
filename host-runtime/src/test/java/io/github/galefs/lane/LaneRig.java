package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.HEAD_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.POSITION_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_TICKET_OFFSET;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.RequestHandler;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.concurrent.UnsafeBuffer;

/** Lanes of a device without files, one for each work-group of its launches. */
final class LaneRig implements AutoCloseable {
    private static final int GATE_LENGTH = 64;

    private final LiveDevice device;
    private final Duration hostTimeout;
    private final Grid grid;
    private final SharedMemory memory;
    private final Lanes lanes;
    private final long gateOffset;
    private final AtomicLong stopNanos = new AtomicLong();

    LaneRig(final LiveDevice device, final int groupCount, final Duration hostTimeout) {
        this.device = device;
        this.hostTimeout = hostTimeout;
        grid = new Grid(groupCount, 1);
        gateOffset = CONTROL_LENGTH + Lanes.byteLength(groupCount);
        memory = device.allocateShared(gateOffset + GATE_LENGTH);
        lanes = new Lanes(memory.segment(), CONTROL_LENGTH, groupCount, device.pollsFor(hostTimeout));
        reset(0);
    }

    /** Sets all lanes to their state after a number of bytes of requests. */
    void reset(final long position) {
        lanes.reset(grid.groupCount());
        stopNanos.set(0);
        for (int i = 0; i < grid.groupCount(); i++) {
            lane(i).putLong(HEAD_OFFSET, position);
            lane(i).putLong(POSITION_OFFSET, position);
            lane(i).putInt(REPLY_TICKET_OFFSET, LaneDescriptor.ticket(position - RECORD_LENGTH));
        }
        gate().setMemory(0, GATE_LENGTH, (byte) 0);
    }

    void launch(final Kernel kernel, final Object... arrays) throws InterruptedException {
        device.launch(new KernelCall(kernel, List.of(arrays)), memory, grid, this::stop);
    }

    LaneAgentRunner serve(final RequestHandler handler) {
        return LaneAgentRunner.start(
                new LaneAgent(lanes, handler, this::stop),
                WaitLimits.NEVER_SUSPEND,
                ProcessorLoad.ofThisMachine(),
                hostTimeout,
                LaneAgentRunner.defaultIdleStrategy(),
                this::stop);
    }

    void stop() {
        stopNanos.compareAndSet(0, System.nanoTime());
        lanes.stop(Errno.EINTR);
    }

    /** Returns the seconds since the first stop after a reset. */
    double secondsSinceStop() {
        return (System.nanoTime() - stopNanos.get()) / 1e9;
    }

    int groupCount() {
        return grid.groupCount();
    }

    Lanes lanes() {
        return lanes;
    }

    /** Returns the shared memory of a lane. */
    UnsafeBuffer lane(final int index) {
        return new UnsafeBuffer(
                memory.segment().address() + CONTROL_LENGTH + LaneDescriptor.laneOffset(index),
                LaneDescriptor.LANE_STRIDE);
    }

    /** Returns the byte offset of the gate in the region; see {@link LaneKernels#callBeforeAndAfterAGate}. */
    long gateOffset() {
        return gateOffset;
    }

    void awaitArrivalAtTheGate() {
        while (gate().getIntVolatile(LaneKernels.ARRIVED_OFFSET) == 0) {
            Thread.onSpinWait();
        }
    }

    void openGate() {
        gate().putIntVolatile(LaneKernels.OPEN_OFFSET, 1);
    }

    @Override
    public void close() {
        memory.close();
    }

    private UnsafeBuffer gate() {
        return new UnsafeBuffer(memory.segment().address() + gateOffset, GATE_LENGTH);
    }
}
