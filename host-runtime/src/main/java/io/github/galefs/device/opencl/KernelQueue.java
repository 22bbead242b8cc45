package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.StopSignal;
import java.util.concurrent.TimeUnit;

/**
 * Runs one kernel after the other, and knows whether one still runs that would not stop. Used under the device's launch
 * lock.
 */
final class KernelQueue {
    /** How long a stopped kernel is waited for; together with what comes after, a launch must end within a second. */
    private static final long STOP_PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

    private final OpenClContext context;
    private volatile KernelRun latest;

    KernelQueue(final OpenClContext context) {
        this.context = context;
    }

    /** Whether a kernel runs. Any thread. */
    boolean isBusy() {
        return latest != null && latest.isRunning();
    }

    /** Refuses to go on behind a kernel that would not stop, as its memory and the queue are still in use. */
    void checkIdle() {
        if (isBusy()) {
            throw new KernelFailedException(
                    "kernel " + latest.kernelName() + " of an earlier launch did not stop and still runs on device "
                            + context.info().deviceName() + "; nothing else can run there until it ends",
                    null);
        }
    }

    /**
     * Runs a kernel, whose parameters are set, and waits for its end.
     *
     * @throws KernelFailedException when OpenCL reports an error, or the kernel does not stop after an interrupt.
     * @throws InterruptedException  when the calling thread was interrupted, after the kernel's end.
     */
    void run(final OpenClProgram program, final Grid grid, final StopSignal stop) throws InterruptedException {
        final KernelRun run = new KernelRun(context, program, grid);
        run.start();
        latest = run;
        try {
            run.awaitEnd();
        } catch (final InterruptedException e) {
            stop.stop();
            if (!run.awaitEndUninterruptibly(STOP_PATIENCE_NANOS)) {
                Thread.currentThread().interrupt();
                throw didNotStop(program, e);
            }
            throw e;
        }
        run.failure().ifPresent(failure -> {
            throw new KernelFailedException(
                    "kernel " + program.kernelName() + " failed on device "
                            + context.info().deviceName() + ": " + failure.getMessage(),
                    failure);
        });
    }

    private KernelFailedException didNotStop(final OpenClProgram program, final InterruptedException cause) {
        return new KernelFailedException(
                "kernel " + program.kernelName() + " did not end within "
                        + TimeUnit.NANOSECONDS.toMillis(STOP_PATIENCE_NANOS)
                        + " ms after it was told to stop; it still runs on device "
                        + context.info().deviceName() + ", and keeps its memory",
                cause);
    }
}
