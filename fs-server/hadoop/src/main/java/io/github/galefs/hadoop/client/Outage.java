package io.github.galefs.hadoop.client;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs that calls wait for the cluster: a warning when the first one waits, and a line when none does any more. A
 * namenode that starts refuses changes for some seconds after it has answered the first calls. Waits that begin within
 * {@value #SAME_OUTAGE_SECONDS} s of the last one belong to the same outage. Safe for use by several threads.
 */
final class Outage {
    private static final Logger LOG = LoggerFactory.getLogger(Outage.class);

    private static final int SAME_OUTAGE_SECONDS = 10;
    private static final long SAME_OUTAGE_NANOS = TimeUnit.SECONDS.toNanos(SAME_OUTAGE_SECONDS);

    private final String place;

    /** All guarded by this. */
    private int waitingCalls;

    private boolean isReported;
    private long beginNanos;
    private long quietUntilNanos = System.nanoTime();

    Outage(final String place) {
        this.place = place;
    }

    /** Counts a call that begins to wait. */
    synchronized void onWait() {
        if (waitingCalls++ == 0) {
            beginNanos = System.nanoTime();
        }
    }

    /**
     * Writes the warning, unless the outage has it.
     *
     * @param startNanos when the call began to wait.
     * @param subject    what the call is about.
     * @param failure    its latest failure.
     * @param limit      for how long calls wait.
     */
    synchronized void onPause(
            final long startNanos, final String subject, final Exception failure, final Duration limit) {
        final long now = System.nanoTime();
        final boolean isNew = now - quietUntilNanos >= 0 || now - startNanos >= SAME_OUTAGE_NANOS;
        if (!isReported && isNew) {
            isReported = true;
            LOG.warn(
                    "{} does not serve {}: {}; calls wait up to {}",
                    place,
                    subject,
                    HadoopErrors.firstLine(failure),
                    Seconds.text(limit));
        }
    }

    /** Counts a call whose wait has ended, with success or with a failure. */
    synchronized void onEnd() {
        if (--waitingCalls > 0) {
            return;
        }
        final long now = System.nanoTime();
        quietUntilNanos = now + SAME_OUTAGE_NANOS;
        if (isReported) {
            isReported = false;
            LOG.info("{}: no call waits any more, after {} s", place, TimeUnit.NANOSECONDS.toSeconds(now - beginNanos));
        }
    }
}
