package io.github.galefs.lane;

import io.github.galefs.request.RequestHandler;
import java.lang.invoke.VarHandle;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Polls the lanes of a launch for requests and passes them to a handler, which replies to them then or later.
 *
 * <p>Kernels depend on this agent to make progress. When it ends for any reason, its owner must stop the launch:
 * {@link #onClose} does so.
 */
public final class LaneAgent implements Agent {
    private static final int DOORBELLS_PER_WORD = Long.BYTES;

    private final Lanes lanes;
    private final RequestHandler handler;
    private final Runnable onClose;
    private final UnsafeBuffer doorbells;

    /**
     * Creates an agent for one launch.
     *
     * @param lanes   of the launch, reset.
     * @param handler replies to the requests.
     * @param onClose run when the agent ends for any reason.
     */
    public LaneAgent(final Lanes lanes, final RequestHandler handler, final Runnable onClose) {
        this.lanes = lanes;
        this.handler = handler;
        this.onClose = onClose;
        this.doorbells = lanes.doorbells();
    }

    @Override
    public int doWork() {
        // Waiting requests take free frames before new ones do.
        return handler.doWork() + pollDoorbells();
    }

    @Override
    public void onClose() {
        onClose.run();
    }

    @Override
    public String roleName() {
        return "galefs-lane-agent";
    }

    private int pollDoorbells() {
        int work = 0;
        for (int first = 0; first < lanes.activeCount(); first += DOORBELLS_PER_WORD) {
            if (doorbells.getLongVolatile(first) != 0) {
                work += pollLanes(first, Math.min(first + DOORBELLS_PER_WORD, lanes.activeCount()));
            }
        }
        return work;
    }

    private int pollLanes(final int begin, final int end) {
        int work = 0;
        for (int i = begin; i < end; i++) {
            final Lane lane = lanes.lane(i);
            // A lane whose request has no reply yet keeps its doorbell.
            if (doorbells.getByteVolatile(i) != 0 && !lane.isInFlight()) {
                doorbells.putByteVolatile(i, (byte) 0);
                // Clear the doorbell before reading the ring; see LaneClient for the device's half of the argument.
                VarHandle.fullFence();
                lane.poll(handler);
                work++;
            }
        }
        return work;
    }
}
