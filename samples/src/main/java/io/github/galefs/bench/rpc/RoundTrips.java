package io.github.galefs.bench.rpc;

import io.github.galefs.kernel.Errno;
import io.github.galefs.lane.Lane;
import io.github.galefs.lane.LaneRequest;
import io.github.galefs.lane.RequestHandler;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * Answers requests at once and keeps the time from each request of a lane to the next one of the same lane.
 *
 * <p>A lane has one request under way, and the kernel does nothing between a reply and its next request, so that time
 * is one round trip: the reply on its way to the kernel, the kernel's turn, the request on its way to the host, and the
 * host's turn. The clock is read once a request, which is in the figures (some 25 ns); the bookkeeping is done after
 * the reply, while the kernel is at work.
 */
final class RoundTrips implements RequestHandler {
    private static final long MAX_NANOS = TimeUnit.MINUTES.toNanos(1);
    private static final int SIGNIFICANT_DIGITS = 3;

    private final Histogram nanos = new Histogram(MAX_NANOS, SIGNIFICANT_DIGITS);

    /** Time of each lane's latest request. */
    private final long[] latest;

    private final boolean[] hasAsked;
    private long count;
    private long firstTime;
    private long lastTime;

    RoundTrips(final int laneCount) {
        latest = new long[laneCount];
        hasAsked = new boolean[laneCount];
    }

    @Override
    public boolean onRequest(final Lane lane, final LaneRequest request) {
        final long now = System.nanoTime();
        lane.reply(request.operation() == RpcKernels.ECHO ? request.fileOffset() : -Errno.EINVAL);
        keep(lane.index(), now);
        return true;
    }

    /** Microseconds that a part of the round trips did not exceed. */
    double micros(final double percentile) {
        return nanos.getValueAtPercentile(percentile) / 1e3;
    }

    /** Rate from the first request to the last, whatever lanes they came from; the launch itself is not counted. */
    double requestsPerSecond() {
        return (count - 1) * 1e9 / Math.max(1, lastTime - firstTime);
    }

    private void keep(final int lane, final long now) {
        if (hasAsked[lane]) {
            nanos.recordValue(Math.min(MAX_NANOS, now - latest[lane]));
        }
        hasAsked[lane] = true;
        latest[lane] = now;
        if (count == 0) {
            firstTime = now;
        }
        lastTime = now;
        count++;
    }
}
