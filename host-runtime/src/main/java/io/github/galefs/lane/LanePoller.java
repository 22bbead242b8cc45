package io.github.galefs.lane;

import java.lang.invoke.VarHandle;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Finds requests in the lanes of a launch and has them answered. Requests that the handler puts off are offered to it
 * again in each turn.
 *
 * <p>Kernels wait for this agent with no one to help them, so whatever ends it, its owner must stop the launch: {@link
 * #onClose} does so.
 */
public final class LanePoller implements Agent {
    private static final int DOORBELLS_AT_ONCE = Long.BYTES;

    private final Lanes lanes;
    private final RequestHandler handler;
    private final Runnable onClose;
    private final UnsafeBuffer doorbells;
    private final Lane[] deferred;
    private int deferredCount;

    /**
     * A poller for one launch.
     *
     * @param lanes   of the launch, reset.
     * @param handler answers the requests.
     * @param onClose run when the agent ends, for whatever reason.
     */
    public LanePoller(final Lanes lanes, final RequestHandler handler, final Runnable onClose) {
        this.lanes = lanes;
        this.handler = handler;
        this.onClose = onClose;
        this.doorbells = lanes.doorbells();
        this.deferred = new Lane[lanes.activeCount()];
    }

    @Override
    public int doWork() {
        return retryDeferred() + pollDoorbells();
    }

    @Override
    public void onClose() {
        onClose.run();
    }

    @Override
    public String roleName() {
        return "galefs-lane-poller";
    }

    private int retryDeferred() {
        int answered = 0;
        int kept = 0;
        for (int i = 0; i < deferredCount; i++) {
            final Lane lane = deferred[i];
            if (answer(lane)) {
                answered++;
            } else {
                deferred[kept++] = lane;
            }
        }
        deferredCount = kept;
        return answered;
    }

    private int pollDoorbells() {
        int work = 0;
        for (int first = 0; first < lanes.activeCount(); first += DOORBELLS_AT_ONCE) {
            if (doorbells.getLongVolatile(first) != 0) {
                work += pollLanes(first, Math.min(first + DOORBELLS_AT_ONCE, lanes.activeCount()));
            }
        }
        return work;
    }

    private int pollLanes(final int begin, final int end) {
        int work = 0;
        for (int i = begin; i < end; i++) {
            final Lane lane = lanes.lane(i);
            // A lane whose request was put off keeps its doorbell until that is answered.
            if (doorbells.getByteVolatile(i) != 0 && !lane.request().isUnderWay()) {
                doorbells.putByteVolatile(i, (byte) 0);
                // The doorbell is cleared before the ring is read; see LaneClient for the other half of the argument.
                VarHandle.fullFence();
                pollLane(lane);
                work++;
            }
        }
        return work;
    }

    private void pollLane(final Lane lane) {
        lane.poll();
        if (lane.request().isUnderWay() && !answer(lane)) {
            deferred[deferredCount++] = lane;
        }
    }

    private boolean answer(final Lane lane) {
        final boolean answered = handler.onRequest(lane, lane.request());
        if (answered) {
            lane.request().answered();
        }
        return answered;
    }
}
