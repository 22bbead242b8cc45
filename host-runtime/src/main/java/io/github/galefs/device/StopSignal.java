package io.github.galefs.device;

/** Tells a running launch to end: every call of a kernel to the host returns with an error from then on. */
@FunctionalInterface
public interface StopSignal {
    /** Gives the signal. May be called from any thread, and more than once. */
    void stop();
}
