package io.github.galefs.device;

/** The host of a live launch, as the device sees it. Thread-safe. */
@FunctionalInterface
public interface LiveHost extends StopSignal {
    /**
     * Returns whether the launch was stopped. Then no more work-groups need to begin.
     *
     * @return whether it was.
     */
    default boolean isStopped() {
        return false;
    }

    /**
     * Returns whether work-groups of the launch may suspend.
     *
     * @return whether their lanes have a spin limit.
     */
    default boolean suspends() {
        return false;
    }

    /**
     * Returns how many work-groups may have begun and not ended. Each may hold a frame and some files.
     *
     * @return number of work-groups, at least 1.
     */
    default int slotLimit() {
        return Integer.MAX_VALUE;
    }

    /**
     * Tells that work-groups begin or go on at the same time.
     *
     * @param groups number of work-groups.
     */
    default void onPass(final int groups) {}

    /**
     * Returns whether a waiting work-group can go on: its latest request has a reply, the launch was stopped, or the
     * host has been silent for too long.
     *
     * @param group index of a work-group that waits, and runs no code.
     * @return whether it can.
     */
    default boolean hasReply(final int group) {
        throw cannotResume(group);
    }

    /**
     * Takes the reply in the work-group's place.
     *
     * @param group work-group that can go on, see {@link #hasReply}.
     * @return the reply, or a negative errno.
     */
    default long takeReply(final int group) {
        throw cannotResume(group);
    }

    /**
     * Serves the work-groups for a moment, while the host's own thread gets no processor. The device calls this before
     * it looks for replies, and repeatedly while all work-groups wait, on one thread at a time.
     *
     * @return amount of work.
     */
    default int serve() {
        return 0;
    }

    private static IllegalStateException cannotResume(final int group) {
        return new IllegalStateException("work-group " + group + " has suspended, but its host never suspends any");
    }
}
