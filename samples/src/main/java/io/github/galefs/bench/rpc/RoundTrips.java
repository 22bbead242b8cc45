package io.github.galefs.bench.rpc;

import io.github.galefs.kernel.Errno;
import io.github.galefs.request.ReplyPort;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * Replies to requests immediately and records the time from each request of a lane to the next of the same lane.
 *
 * <p>A lane has one request in flight, and the kernel does nothing between a reply and its next request. The time is
 * therefore one round trip: the reply's way to the kernel, the kernel's step, the request's way to the host, and the
 * host's step. The figures include one reading of the clock per request, about 25 ns. The bookkeeping follows the
 * reply, while the kernel works.
 */
final class RoundTrips implements RequestHandler {
    private static final long MAX_NANOS = TimeUnit.MINUTES.toNanos(1);
    private static final int SIGNIFICANT_DIGITS = 3;

    private final Histogram nanos = new Histogram(MAX_NANOS, SIGNIFICANT_DIGITS);

    /** Time of the latest request of each lane. */
    private final long[] latest;

    private final boolean[] hasRequested;
    private long count;
    private long firstTime;
    private long lastTime;

    RoundTrips(final int laneCount) {
        latest = new long[laneCount];
        hasRequested = new boolean[laneCount];
    }

    @Override
    public boolean onRequest(final Request request, final ReplyPort port) {
        final long now = System.nanoTime();
        port.reply(request.operation() == RpcKernels.ECHO ? request.fileOffset() : -Errno.EINVAL);
        recordTime(port.group(), now);
        return true;
    }

    /** Returns a percentile of the round trips in microseconds. */
    double micros(final double percentile) {
        return nanos.getValueAtPercentile(percentile) / 1e3;
    }

    /** Returns the rate from the first request to the last over all lanes; excludes the launch itself. */
    double requestsPerSecond() {
        return (count - 1) * 1e9 / Math.max(1, lastTime - firstTime);
    }

    private void recordTime(final int lane, final long now) {
        if (hasRequested[lane]) {
            nanos.recordValue(Math.min(MAX_NANOS, now - latest[lane]));
        }
        hasRequested[lane] = true;
        latest[lane] = now;
        if (count == 0) {
            firstTime = now;
        }
        lastTime = now;
        count++;
    }
}
