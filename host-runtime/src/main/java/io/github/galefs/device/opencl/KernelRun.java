package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * One run of a kernel, on its own thread: the thread blocks in OpenCL until the kernel ends, and cannot be interrupted
 * there. The thread ends with the kernel.
 */
final class KernelRun {
    private final OpenClContext context;
    private final OpenClProgram program;
    private final Grid grid;
    private final Thread thread;
    private volatile Throwable failure;

    KernelRun(final OpenClContext context, final OpenClProgram program, final Grid grid) {
        this.context = context;
        this.program = program;
        this.grid = grid;
        thread = Thread.ofPlatform().daemon().name("galefs-opencl-kernel").unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    String kernelName() {
        return program.kernelName();
    }

    boolean isRunning() {
        return thread.isAlive();
    }

    /** Waits for the end and returns whether the kernel has ended within the limit. */
    boolean awaitEnd(final Duration limit) throws InterruptedException {
        return thread.join(limit);
    }

    /**
     * Waits for a bounded time and defers interrupts.
     *
     * @return whether the kernel has ended.
     */
    boolean awaitEndUninterruptibly(final long nanos) {
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

    Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /** Runs the kernel. The queue has no other commands, so clFinish waits for the kernel alone. */
    private void run() {
        try {
            program.setGrid(grid);
            final int localSize = program.localSizeOnDevice(grid.localSize());
            context.queue().run(program.kernel(), (long) grid.groupCount() * localSize, localSize);
            // Also flushes the queue.
            context.queue().finish();
        } catch (final Throwable e) {
            // An Error, too, means that the kernel has not run: a thread's first call of LWJGL needs direct memory.
            failure = e;
        }
    }
}
