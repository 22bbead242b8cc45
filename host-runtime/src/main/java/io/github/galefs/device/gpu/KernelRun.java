package io.github.galefs.device.gpu;

import io.github.galefs.device.Grid;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * One run of a kernel, on its own thread. The thread blocks in the driver until the kernel ends, and cannot be
 * interrupted there.
 */
public final class KernelRun {
    private final GpuContext context;
    private final GpuProgram program;
    private final Grid grid;
    private final CopyWaits waits;

    /** Calls what runs the kernel over some work-groups, until all have ended. */
    private final Consumer<IntConsumer> passes;

    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean begun;
    private volatile Throwable failure;

    /**
     * Creates a run in one pass that has not begun.
     *
     * @param context of the device.
     * @param program whose parameters are set.
     * @param grid    of the launch.
     * @param waits   for copies that the kernel sees.
     */
    public KernelRun(final GpuContext context, final GpuProgram program, final Grid grid, final CopyWaits waits) {
        this(context, program, grid, waits, pass -> pass.accept(grid.groupCount()));
    }

    /**
     * Creates a run that has not begun.
     *
     * @param passes calls what runs the kernel over some work-groups, and waits for their end.
     */
    KernelRun(
            final GpuContext context,
            final GpuProgram program,
            final Grid grid,
            final CopyWaits waits,
            final Consumer<IntConsumer> passes) {
        this.passes = passes;
        this.context = context;
        this.program = program;
        this.grid = grid;
        this.waits = waits;
    }

    /** Begins the run, after calls of the driver that no kernel may run beside. */
    public void start() {
        context.beginKernel();
        try {
            Thread.ofPlatform().daemon().name("galefs-kernel").start(this::run);
            begun = true;
        } catch (final RuntimeException | Error e) {
            context.endKernel();
            throw e;
        }
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
        return begun && ended.getCount() > 0;
    }

    /** Waits for the end and returns whether the kernel has ended within the limit. */
    boolean awaitEnd(final Duration limit) throws InterruptedException {
        return ended.await(TimeUnit.NANOSECONDS.convert(limit), TimeUnit.NANOSECONDS);
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
                final boolean _ = ended.await(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
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

    private void run() {
        try {
            runToEnd();
        } catch (final Throwable e) {
            // Also an Error: a thread's first call of a driver's binding needs direct memory.
            failure = e;
            awaitCommands(e);
        } finally {
            // Published first: what follows is not part of the run.
            ended.countDown();
            context.endKernel();
        }
    }

    /** The kernel may have been enqueued before the failure, and uses memory that is freed next. */
    private void awaitCommands(final Throwable cause) {
        try {
            context.queue().finish();
        } catch (final Throwable e) {
            cause.addSuppressed(e);
        }
    }

    private void runToEnd() {
        program.setGrid(grid);
        passes.accept(this::runPass);
    }

    /** Runs the kernel. The queue has no other commands, so the wait for it is for the kernel alone. */
    private void runPass(final int groupCount) {
        final int localSize = program.localSizeOnDevice(grid.localSize());
        waits.run(context.queue(), program, (long) groupCount * localSize, localSize);
        // Also flushes the queue.
        context.queue().finish();
    }
}
