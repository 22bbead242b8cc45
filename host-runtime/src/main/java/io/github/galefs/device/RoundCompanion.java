package io.github.galefs.device;

/** What the thread that waits for a round does meanwhile. */
@FunctionalInterface
public interface RoundCompanion {
    /** Nothing: the thread only waits. */
    RoundCompanion NONE = () -> false;

    /**
     * Does some work that changes nothing which work-groups in a round may use, neither in the region nor in its
     * mirror; or idles for a moment if there is none. Called by the thread that waits, again and again.
     *
     * @return whether there is or will be more to do; otherwise this is not called again in the same round.
     */
    boolean goOn();
}
