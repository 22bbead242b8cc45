package io.github.galefs.lane;

import io.github.galefs.kernel.lane.LaneDescriptor;
import java.util.function.IntUnaryOperator;

/**
 * How the work-groups of a live launch wait.
 *
 * @param spins polls of a work-group before it suspends, while the processors are idle; by the number of work-groups
 *              that run at a time; or always {@link LaneDescriptor#NEVER_SUSPENDS}.
 * @param slots work-groups that may have begun and not ended, at least 1.
 */
public record WaitLimits(IntUnaryOperator spins, int slots) {
    /** Limits of work-groups that never suspend. */
    public static final WaitLimits NEVER_SUSPEND =
            new WaitLimits(_ -> LaneDescriptor.NEVER_SUSPENDS, Integer.MAX_VALUE);
}
