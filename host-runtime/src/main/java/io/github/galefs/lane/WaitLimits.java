package io.github.galefs.lane;

import io.github.galefs.kernel.lane.LaneDescriptor;

/**
 * How the work-groups of a live launch wait.
 *
 * @param spins     polls of a work-group before it suspends, while the processors are idle; or {@link
 *                  LaneDescriptor#NEVER_SUSPENDS}.
 * @param busySpins the same while other processes keep the processors busy.
 * @param slots     work-groups that may have begun and not ended, at least 1.
 */
public record WaitLimits(int spins, int busySpins, int slots) {
    private static final int AT_ONCE = 1;

    /** Limits of work-groups that never suspend. */
    public static final WaitLimits NEVER_SUSPEND = same(LaneDescriptor.NEVER_SUSPENDS, Integer.MAX_VALUE);

    /**
     * Returns limits of work-groups that suspend after their first poll while the processors are busy, if they suspend
     * at all.
     *
     * @param spins see {@link #spins}.
     * @param slots see {@link #slots}.
     * @return the limits.
     */
    public static WaitLimits atOnceIfBusy(final int spins, final int slots) {
        return spins == LaneDescriptor.NEVER_SUSPENDS ? NEVER_SUSPEND : new WaitLimits(spins, AT_ONCE, slots);
    }

    /**
     * Returns limits that are the same on idle and on busy processors.
     *
     * @param spins see {@link #spins}.
     * @param slots see {@link #slots}.
     * @return the limits.
     */
    public static WaitLimits same(final int spins, final int slots) {
        return new WaitLimits(spins, spins, slots);
    }
}
