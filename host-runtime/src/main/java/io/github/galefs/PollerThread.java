package io.github.galefs;

import io.github.galefs.device.KernelFailedException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.AgentRunner;
import org.agrona.concurrent.IdleStrategy;

/** Runs the lane poller for one launch, and keeps the first thing that it threw. */
final class PollerThread {
    private static final int WAIT_FOREVER = 0;

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final AgentRunner runner;
    private final Thread thread;

    private PollerThread(final Agent poller, final IdleStrategy idleStrategy, final Runnable onFailure) {
        runner = new AgentRunner(idleStrategy, error -> onError(error, onFailure), null, poller);
        thread = AgentRunner.startOnThread(runner, Thread.ofPlatform().daemon().factory());
    }

    /**
     * Starts a poller.
     *
     * @param poller       the poller.
     * @param idleStrategy what it does while there is no work.
     * @param onFailure    run when it throws; must stop the launch.
     * @return its thread.
     */
    static PollerThread start(final Agent poller, final IdleStrategy idleStrategy, final Runnable onFailure) {
        return new PollerThread(poller, idleStrategy, onFailure);
    }

    /**
     * Ends the poller and waits for its end. An interrupt of the calling thread is put off: the poller must not be left running, nor be
     * interrupted itself, as that would close the file channels that it uses.
     *
     * @return what the poller failed with, if it did.
     */
    Optional<KernelFailedException> close() {
        boolean interrupted = Thread.interrupted();
        runner.close(WAIT_FOREVER, null);
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (final InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return Optional.ofNullable(failure.get())
                .map(cause -> new KernelFailedException("the host failed to answer a kernel: " + cause, cause));
    }

    private void onError(final Throwable error, final Runnable onFailure) {
        failure.compareAndSet(null, error);
        onFailure.run();
    }
}
