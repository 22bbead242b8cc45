package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.DOORBELLS_PER_SUMMARY;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.SUMMARY_SHIFT;

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
    private static final int SUMMARIES_PER_WORD = Long.BYTES;

    private final Lanes lanes;
    private final RequestHandler handler;
    private final Runnable onClose;
    private final UnsafeBuffer doorbells;
    private final UnsafeBuffer summaries;

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
        this.summaries = lanes.summaries();
    }

    Lanes lanes() {
        return lanes;
    }

    @Override
    public int doWork() {
        lanes.beat();
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
        return Lanes.hasSummaries(lanes.activeCount()) ? pollSummaries() : pollDoorbells(0, lanes.activeCount());
    }

    private int pollSummaries() {
        final int summaryCount = ((lanes.activeCount() - 1) >> SUMMARY_SHIFT) + 1;
        int work = 0;
        for (int first = 0; first < summaryCount; first += SUMMARIES_PER_WORD) {
            if (summaries.getLongVolatile(first) != 0) {
                final int end = Math.min(first + SUMMARIES_PER_WORD, summaryCount);
                for (int summary = first; summary < end; summary++) {
                    work += pollSummary(summary);
                }
            }
        }
        return work;
    }

    private int pollSummary(final int summary) {
        if (summaries.getByteVolatile(summary) == 0) {
            return 0;
        }
        summaries.putByteVolatile(summary, (byte) 0);
        // Clear the summary before reading doorbells; see LaneClient for the device's half of the argument.
        VarHandle.fullFence();
        final int begin = summary << SUMMARY_SHIFT;
        return pollDoorbells(begin, Math.min(begin + DOORBELLS_PER_SUMMARY, lanes.activeCount()));
    }

    private int pollDoorbells(final int begin, final int end) {
        int work = 0;
        for (int first = begin; first < end; first += DOORBELLS_PER_WORD) {
            if (doorbells.getLongVolatile(first) != 0) {
                work += pollLanes(first, Math.min(first + DOORBELLS_PER_WORD, end));
            }
        }
        return work;
    }

    private int pollLanes(final int begin, final int end) {
        int work = 0;
        for (int i = begin; i < end; i++) {
            final Lane lane = lanes.lane(i);
            if (doorbells.getByteVolatile(i) == 0) {
                continue;
            }
            if (lane.isInFlight()) {
                // A lane whose request has no reply yet keeps its doorbell.
                summaries.putByteVolatile(i >> SUMMARY_SHIFT, (byte) 1);
            } else {
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
