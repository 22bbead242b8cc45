package io.github.galefs.lane;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.agrona.concurrent.AgentRunner;
import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.IdleStrategy;

/**
 * Runs a lane agent on its own thread for one launch, and stores the first exception that it throws. Used by the
 * launching thread only.
 */
public final class LaneAgentRunner {
    private static final int WAIT_FOREVER = 0;

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final AgentRunner runner;
    private final Thread thread;

    private LaneAgentRunner(final LaneAgent agent, final IdleStrategy idleStrategy, final Runnable onFailure) {
        runner = new AgentRunner(idleStrategy, error -> onError(error, onFailure), null, agent);
        thread = AgentRunner.startOnThread(runner, Thread.ofPlatform().daemon().factory());
    }

    /**
     * Starts an agent.
     *
     * @param agent        the agent.
     * @param idleStrategy used by the agent while there is no work.
     * @param onFailure    run when the agent throws; must stop the launch.
     * @return the runner, to be closed by the caller.
     */
    public static LaneAgentRunner start(
            final LaneAgent agent, final IdleStrategy idleStrategy, final Runnable onFailure) {
        return new LaneAgentRunner(agent, idleStrategy, onFailure);
    }

    /**
     * Creates the default idle strategy: it spins briefly and yields often, because a kernel may need the same
     * processor to send its next request, and finally parks.
     *
     * @return a new strategy.
     */
    public static IdleStrategy defaultIdleStrategy() {
        return new BackoffIdleStrategy(20, 1_000, 1_000, 100_000);
    }

    /**
     * Stops the agent and waits for its thread to end. Defers an interrupt of the calling thread: the agent must not be
     * left running, nor be interrupted itself, which would close the file channels that it uses.
     *
     * @return the first exception of the agent, if any.
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
