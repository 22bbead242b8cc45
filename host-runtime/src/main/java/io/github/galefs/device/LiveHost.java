package io.github.galefs.device;

/** What serves the work-groups of a live launch, as the device sees it. Thread-safe. */
@FunctionalInterface
public interface LiveHost extends StopSignal {
    /**
     * Returns whether work-groups of the launch may suspend.
     *
     * @return whether their lanes have a spin limit, which may be one for the next wait only.
     */
    default boolean suspends() {
        return false;
    }

    /**
     * Returns how many work-groups may have begun and not ended, if they suspend: each may hold a frame and some files.
     *
     * @return number of work-groups, at least 1.
     */
    default int slotLimit() {
        return Integer.MAX_VALUE;
    }

    /**
     * Returns whether a work-group that waits can go on: its latest request has a reply, the launch was stopped, or
     * nobody has served it for so long that it should give up.
     *
     * @param group index of a work-group that waits, and runs no code.
     * @return whether it can.
     */
    default boolean hasReply(final int group) {
        throw new IllegalStateException("work-group " + group + " has suspended, and its host does not know how");
    }

    /**
     * Serves the work-groups for a moment, where the host has no processor of its own to do so. Called before
     * work-groups are looked at, and again and again while all wait, by one thread at a time.
     *
     * @return amount of work.
     */
    default int serve() {
        return 0;
    }

    /**
     * Takes the reply in the work-group's place.
     *
     * @param group for which {@link #hasReply} returned true.
     * @return the reply, or a negative errno.
     */
    default long takeReply(final int group) {
        throw new IllegalStateException("work-group " + group + " has suspended, and its host does not know how");
    }
}
