package io.github.galefs.lane;

import io.github.galefs.kernel.lane.LaneDescriptor;

/**
 * How the work-groups of a live launch wait.
 *
 * @param spins polls of a work-group before it suspends, while the processors are idle; or {@link
 *              LaneDescriptor#NEVER_SUSPENDS}.
 * @param slots work-groups that may have begun and not ended, at least 1.
 */
public record WaitLimits(int spins, int slots) {
    /** Limits of work-groups that never suspend. */
    public static final WaitLimits NEVER_SUSPEND = new WaitLimits(LaneDescriptor.NEVER_SUSPENDS, Integer.MAX_VALUE);
}
