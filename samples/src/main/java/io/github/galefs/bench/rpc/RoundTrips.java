package io.github.galefs.bench.rpc;

import io.github.galefs.kernel.Errno;
import io.github.galefs.request.ReplyPort;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * Replies to requests immediately and records the time from each request of a work-group to the next of the same
 * work-group.
 *
 * <p>A work-group has one request in flight, and does nothing between a reply and its next request. The time is
 * therefore one round trip: the reply's way to the kernel, the kernel's step, the request's way to the host, and the
 * host's step. The figures include one reading of the clock per recorded request, about 25 ns. Up to {@link
 * #MAX_RECORDED} work-groups, every round trip is recorded; of more, those of some work-groups, because the bookkeeping
 * would take longer than the rest. Live, it follows the reply, while the kernel works.
 */
final class RoundTrips implements RequestHandler {
    private static final long MAX_NANOS = TimeUnit.MINUTES.toNanos(1);
    private static final int SIGNIFICANT_DIGITS = 3;
    private static final int MAX_RECORDED = 64;

    /** Minimum number of work-groups whose round trips are recorded, of more than {@link #MAX_RECORDED}. */
    private static final int SAMPLE = 16;

    private final Histogram nanos = new Histogram(MAX_NANOS, SIGNIFICANT_DIGITS);

    /** One less than the distance from one recorded work-group to the next, a power of two: a division takes long. */
    private final int mask;

    /** Time of the latest request of each work-group. */
    private final long[] latest;

    private final boolean[] hasRequested;
    private long count;
    private long countAtLastTime;
    private long firstTime;
    private long lastTime;

    RoundTrips(final int groupCount) {
        mask = groupCount <= MAX_RECORDED ? 0 : Integer.highestOneBit(groupCount / SAMPLE) - 1;
        latest = new long[groupCount];
        hasRequested = new boolean[groupCount];
    }

    @Override
    public void onRequest(final Request request) {
        final ReplyPort port = request.port();
        final boolean isRecorded = (port.group() & mask) == 0;
        final long now = isRecorded ? System.nanoTime() : 0;
        port.reply(request.operation() == RpcKernels.ECHO ? request.fileOffset() : -Errno.EINVAL);
        count++;
        if (isRecorded) {
            recordTime(port.group(), now);
        }
    }

    /** Returns a percentile of the round trips in microseconds. */
    double micros(final double percentile) {
        return nanos.getValueAtPercentile(percentile) / 1e3;
    }

    /** Returns the rate from the first recorded request to the last, of all work-groups; excludes the launch itself. */
    double requestsPerSecond() {
        return (countAtLastTime - 1) * 1e9 / Math.max(1, lastTime - firstTime);
    }

    private void recordTime(final int group, final long now) {
        if (hasRequested[group]) {
            nanos.recordValue(Math.min(MAX_NANOS, now - latest[group]));
        }
        hasRequested[group] = true;
        latest[group] = now;
        if (countAtLastTime == 0) {
            firstTime = now;
        }
        lastTime = now;
        countAtLastTime = count;
    }
}
