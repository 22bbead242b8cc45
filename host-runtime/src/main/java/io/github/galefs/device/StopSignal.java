package io.github.galefs.device;

/** Stops a running launch: every call of a kernel to the host fails from then on. */
@FunctionalInterface
public interface StopSignal {
    /** Sends the signal. May be called from any thread, and repeatedly. */
    void stop();
}
