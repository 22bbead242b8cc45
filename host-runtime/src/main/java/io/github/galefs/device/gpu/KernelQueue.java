package io.github.galefs.device.gpu;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LaunchTimeoutException;
import io.github.galefs.device.StopSignal;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Runs kernels one after another, and tracks a kernel that did not stop. Guarded by the device's launch lock, except
 * where noted.
 */
public final class KernelQueue {
    /** Time to wait for a stopped kernel. With cleanup, a launch must end within a second. */
    private static final long STOP_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

    private final GpuContext context;
    private volatile KernelRun latest;

    /**
     * Creates an idle queue.
     *
     * @param context of the device.
     */
    public KernelQueue(final GpuContext context) {
        this.context = context;
    }

    /** Returns whether a kernel is running. May be called from any thread. */
    boolean isBusy() {
        return latest != null && latest.isRunning();
    }

    /** Fails while a kernel that did not stop is running, because it still uses its memory and the queue. */
    void checkIdle() {
        if (isBusy()) {
            throw new KernelFailedException(
                    "cannot launch on device " + context.info().deviceName() + ": kernel " + latest.kernelName()
                            + " of an earlier launch did not stop and is still running",
                    null);
        }
    }

    /**
     * Runs a kernel and waits for its end.
     *
     * @param run       that has not begun.
     * @param stop      releases work-items that wait for the host.
     * @param timeLimit from the begin of the kernel.
     * @throws KernelFailedException  the driver reported an error, or the kernel did not stop after an interrupt.
     * @throws LaunchTimeoutException the time limit has passed, and the kernel was told to stop.
     * @throws InterruptedException   the calling thread was interrupted, and the kernel has ended.
     */
    public void run(final KernelRun run, final StopSignal stop, final Duration timeLimit) throws InterruptedException {
        run.start();
        latest = run;
        try {
            if (!run.awaitEnd(timeLimit)) {
                stop.stop();
                final boolean hasEnded = run.awaitEndUninterruptibly(STOP_TIMEOUT_NANOS);
                throw new LaunchTimeoutException(run.kernelName(), timeLimit, !hasEnded);
            }
        } catch (final InterruptedException e) {
            stop.stop();
            if (!run.awaitEndUninterruptibly(STOP_TIMEOUT_NANOS)) {
                Thread.currentThread().interrupt();
                throw didNotStop(run, e);
            }
            throw e;
        }
        run.failure().ifPresent(failure -> {
            throw new KernelFailedException(
                    "kernel " + run.kernelName() + " failed on device "
                            + context.info().deviceName() + ": " + failure.getMessage(),
                    failure);
        });
    }

    private KernelFailedException didNotStop(final KernelRun run, final InterruptedException cause) {
        return new KernelFailedException(
                "kernel " + run.kernelName() + " did not end within "
                        + TimeUnit.NANOSECONDS.toMillis(STOP_TIMEOUT_NANOS)
                        + " ms after the stop signal; it is still running on device "
                        + context.info().deviceName() + ", and its memory is not freed",
                cause);
    }
}
