package io.github.galefs.device;

import java.io.Serial;
import java.math.BigDecimal;
import java.time.Duration;

/** A launch was stopped because its kernel had not ended within the launch's time limit. */
public final class LaunchTimeoutException extends KernelFailedException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final boolean running;

    /**
     * Creates an exception.
     *
     * @param kernelName name of the kernel, as {@code CLASS#METHOD}.
     * @param limit      the launch's time limit.
     * @param running    whether the kernel is still running, although it was told to stop.
     */
    public LaunchTimeoutException(final String kernelName, final Duration limit, final boolean running) {
        super(
                "kernel " + kernelName + " has not ended within its time limit of " + seconds(limit) + " s: "
                        + (running
                                ? "it was told to stop and is still running, so its memory is not freed, and launches"
                                        + " are refused until it ends"
                                : "it was stopped"),
                null);
        this.running = running;
    }

    /**
     * Returns whether the kernel was still running when this exception was created. Such a kernel makes no file calls,
     * or ignores their errors. It may still write to its arrays, and the device refuses launches until it ends.
     *
     * @return false if the kernel was stopped.
     */
    public boolean isRunning() {
        return running;
    }

    private static String seconds(final Duration limit) {
        return BigDecimal.valueOf(limit.toMillis())
                .movePointLeft(3)
                .stripTrailingZeros()
                .toPlainString();
    }
}
