package io.github.galefs.lane;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.agrona.concurrent.AgentRunner;
import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.IdleStrategy;

/**
 * Runs a lane poller for one launch, on a thread of its own, and keeps the first thing that it threw. For one thread,
 * the one that launches.
 */
public final class PollerThread {
    private static final int WAIT_FOREVER = 0;

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final AgentRunner runner;
    private final Thread thread;

    private PollerThread(final LanePoller poller, final IdleStrategy idleStrategy, final Runnable onFailure) {
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
    public static PollerThread start(
            final LanePoller poller, final IdleStrategy idleStrategy, final Runnable onFailure) {
        return new PollerThread(poller, idleStrategy, onFailure);
    }

    /**
     * What a poller does while there is no work unless something else is asked for: it spins little and yields much,
     * since the processor it runs on may be the one that a kernel needs to ask for something, and parks at last.
     *
     * @return a new strategy.
     */
    public static IdleStrategy defaultIdleStrategy() {
        return new BackoffIdleStrategy(20, 1_000, 1_000, 100_000);
    }

    /**
     * Ends the poller and waits for its end. An interrupt of the calling thread is put off: the poller must not be left
     * running, nor be interrupted itself, as that would close the file channels that it uses.
     *
     * @return what the poller failed with, if it did.
     */
    public Optional<Throwable> close() {
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
        return Optional.ofNullable(failure.get());
    }

    private void onError(final Throwable error, final Runnable onFailure) {
        failure.compareAndSet(null, error);
        onFailure.run();
    }
}
