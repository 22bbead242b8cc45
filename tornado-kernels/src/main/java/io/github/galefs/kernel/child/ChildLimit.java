package io.github.galefs.kernel.child;

import java.time.Duration;

/**
 * Limits of a request to a {@link ChildProcess}. A busy machine makes a child take long, but not much processor time.
 * The limit by the clock ends a child that waits for something that never comes.
 *
 * @param processorTime most time that the child and its own children may run on processors, in sum.
 * @param clock         most time by the clock.
 */
public record ChildLimit(Duration processorTime, Duration clock) {
    private static final int CLOCK_FACTOR = 10;

    private static final Duration MAX_CLOCK = Duration.ofDays(1);

    /**
     * Returns the limits for a child that computes.
     *
     * @param processorTime most processor time.
     * @return the limits: ten times as long by the clock, but at most a day unless the processor time is longer.
     */
    public static ChildLimit ofProcessorTime(final Duration processorTime) {
        final Duration longer = processorTime.multipliedBy(CLOCK_FACTOR);
        final Duration bounded = longer.compareTo(MAX_CLOCK) < 0 ? longer : MAX_CLOCK;
        return new ChildLimit(processorTime, bounded.compareTo(processorTime) < 0 ? processorTime : bounded);
    }

    /**
     * Returns what is left of the limits.
     *
     * @param processorUsed processor time that was used.
     * @param passed        time that has passed by the clock.
     * @return the remaining limits, which may be negative.
     */
    public ChildLimit minus(final Duration processorUsed, final Duration passed) {
        return new ChildLimit(processorTime.minus(processorUsed), clock.minus(passed));
    }

    /**
     * Returns whether a request has exceeded a limit.
     *
     * @param processorUsed processor time that was used.
     * @param passed        time that has passed by the clock.
     * @return whether one of them has reached its limit.
     */
    boolean isReached(final Duration processorUsed, final Duration passed) {
        return processorUsed.compareTo(processorTime) >= 0 || passed.compareTo(clock) >= 0;
    }

    /**
     * Describes the limits for an error message.
     *
     * @return such as "120.0 s of processor time, and 1200.0 s by the clock".
     */
    public String text() {
        return seconds(processorTime) + " s of processor time, and " + seconds(clock) + " s by the clock";
    }

    private static double seconds(final Duration time) {
        return time.toMillis() / 1000.0;
    }
}
