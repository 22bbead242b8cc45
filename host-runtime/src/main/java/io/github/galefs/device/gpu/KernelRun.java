package io.github.galefs.device.gpu;

import io.github.galefs.device.Grid;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * One run of a kernel, on its own thread. The thread blocks in the driver until the kernel ends, and cannot be
 * interrupted there. The thread ends with the kernel.
 */
public final class KernelRun {
    private final GpuContext context;
    private final GpuProgram program;
    private final Grid grid;
    private final Thread thread;
    private volatile Throwable failure;

    /**
     * Creates a run that has not begun.
     *
     * @param context of the device.
     * @param program whose parameters are set.
     * @param grid    of the launch.
     */
    public KernelRun(final GpuContext context, final GpuProgram program, final Grid grid) {
        this.context = context;
        this.program = program;
        this.grid = grid;
        thread = Thread.ofPlatform().daemon().name("galefs-kernel").unstarted(this::run);
    }

    /** Begins the run. */
    public void start() {
        thread.start();
    }

    String kernelName() {
        return program.kernelName();
    }

    /**
     * Returns whether the kernel has not ended.
     *
     * @return true from the begin to the end.
     */
    public boolean isRunning() {
        return thread.isAlive();
    }

    /** Waits for the end and returns whether the kernel has ended within the limit. */
    boolean awaitEnd(final Duration limit) throws InterruptedException {
        return thread.join(limit);
    }

    /**
     * Waits for a bounded time and defers interrupts.
     *
     * @param nanos time to wait.
     * @return whether the kernel has ended.
     */
    public boolean awaitEndUninterruptibly(final long nanos) {
        final long deadline = System.nanoTime() + nanos;
        boolean interrupted = false;
        boolean waiting = true;
        while (waiting) {
            try {
                thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
                waiting = false;
            } catch (final InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return !isRunning();
    }

    /**
     * Returns why the kernel has failed.
     *
     * @return the failure; empty if there is none so far.
     */
    public Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /** Runs the kernel. The queue has no other commands, so the wait for it is for the kernel alone. */
    private void run() {
        try {
            context.beginKernel();
            try {
                runToEnd();
            } finally {
                context.endKernel();
            }
        } catch (final Throwable e) {
            // An Error, too, means that the kernel has not run: a thread's first call of a driver's binding needs
            // direct memory.
            failure = e;
        }
    }

    private void runToEnd() {
        program.setGrid(grid);
        final int localSize = program.localSizeOnDevice(grid.localSize());
        context.queue().run(program, (long) grid.groupCount() * localSize, localSize, WaitList.NOTHING);
        // Also flushes the queue.
        context.queue().finish();
    }
}
