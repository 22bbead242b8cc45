package io.github.galefs.round;

/**
 * When the next round begins, while the host still works on requests or waits for copies. Without such work, it begins
 * at once.
 *
 * <p>A round has fixed costs of about 25 µs, and while it runs, the host replies to nobody; a work-group that is ready
 * waits for the round.
 *
 * @param readyGroups number of ready work-groups that begins a round, at least 1.
 * @param delayNanos  longest wait of a ready work-group for a round, in nanoseconds.
 */
public record LaunchPolicy(int readyGroups, long delayNanos) {
    /**
     * Checks both values.
     *
     * @throws IllegalArgumentException a value is out of its range.
     */
    public LaunchPolicy {
        if (readyGroups < 1 || delayNanos < 0) {
            throw new IllegalArgumentException("rounds of " + readyGroups + " ready work-groups or after " + delayNanos
                    + " ns: must be at least 1 and 0");
        }
    }
}
