package io.github.galefs.lane;

import io.github.galefs.device.LiveHost;
import io.github.galefs.kernel.lane.LaneDescriptor;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.AgentRunner;
import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.IdleStrategy;

/**
 * Runs a lane agent on its own thread for one launch, and stores the first exception that it throws.
 *
 * <p>While the processors are {@link ProcessorLoad busy}, work-groups suspend after one poll, and the device's thread
 * runs the agent between two passes: the agent's own thread would come back after some milliseconds. A lock lets one
 * thread at a time run the agent; neither waits for the other, except at the end.
 */
public final class LaneAgentRunner implements LiveHost {
    private static final int WAIT_FOREVER = 0;

    /** Pause of the agent's thread while the device's thread runs the agent, for requests that come during a pass. */
    private static final long BUSY_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Time from one measurement of the load to the next. */
    private static final long MEASURE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Least time from one change of the spin limit to the next, unless the load has changed. */
    private static final long MIN_REST_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** The same in durations of the latest change: a quarter of a million lanes take up to 50 ms. */
    private static final int REST_FACTOR = 20;

    /** Spin limit of work-groups that look once. */
    private static final int AT_ONCE = 1;

    private static final long MAX_LISTEN_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final LaneAgent agent;
    private final Lanes lanes;
    private final WaitLimits limits;
    private final boolean suspends;
    private final ProcessorLoad load;
    private final long hostTimeoutNanos;

    /** In the lanes, which were reset. */
    private int presentSpinLimit = LaneDescriptor.NEVER_SUSPENDS;

    private boolean wasBusy;
    private long nextChange = System.nanoTime();

    /** Of the latest pass; at first as many as there can be. */
    private volatile int groupsInPass;

    private final Runnable stop;

    /** The agent's latest heartbeat, and for how long there has been no other. Used by the device's thread. */
    private long heartbeat;

    private long silentNanos;
    private long listenedAt = System.nanoTime();

    /** Held by the thread that runs the agent. Guards {@code closed}. */
    private final ReentrantLock running = new ReentrantLock();

    private boolean closed;
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final AgentRunner runner;
    private final Thread thread;

    private LaneAgentRunner(
            final LaneAgent agent,
            final WaitLimits limits,
            final ProcessorLoad load,
            final Duration hostTimeout,
            final IdleStrategy idleStrategy,
            final Runnable stop) {
        this.agent = agent;
        this.lanes = agent.lanes();
        this.limits = limits;
        this.suspends = limits.spins().applyAsInt(1) != LaneDescriptor.NEVER_SUSPENDS;
        this.groupsInPass = Math.min(limits.slots(), lanes.activeCount());
        this.load = load;
        this.hostTimeoutNanos = TimeUnit.NANOSECONDS.convert(hostTimeout);
        this.stop = stop;
        setSpinLimit();
        final IdleStrategy idle = suspends ? new MeasuredIdle(idleStrategy) : idleStrategy;
        runner = new AgentRunner(idle, this::onError, null, new SharedAgent());
        thread = AgentRunner.startOnThread(runner, Thread.ofPlatform().daemon().factory());
    }

    /**
     * Starts an agent.
     *
     * @param agent        the agent.
     * @param limits       of its work-groups.
     * @param load         of the processors.
     * @param hostTimeout  suspended work-groups give up when there was no heartbeat for so long.
     * @param idleStrategy used by the agent while there is no work.
     * @param stop         stops the launch; run also when the agent throws.
     * @return the runner, to be closed by the caller.
     */
    public static LaneAgentRunner start(
            final LaneAgent agent,
            final WaitLimits limits,
            final ProcessorLoad load,
            final Duration hostTimeout,
            final IdleStrategy idleStrategy,
            final Runnable stop) {
        return new LaneAgentRunner(agent, limits, load, hostTimeout, idleStrategy, stop);
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

    @Override
    public void stop() {
        stop.run();
    }

    @Override
    public boolean isStopped() {
        return lanes.isStopped();
    }

    @Override
    public boolean suspends() {
        return suspends;
    }

    @Override
    public int slotLimit() {
        return limits.slots();
    }

    @Override
    public void onPass(final int groups) {
        groupsInPass = groups;
    }

    @Override
    public boolean hasReply(final int group) {
        return silentNanos > hostTimeoutNanos || lanes.lane(group).hasReply();
    }

    @Override
    public long takeReply(final int group) {
        return lanes.lane(group).takeReply();
    }

    @Override
    public int serve() {
        listen();
        if (!load.isBusy()) {
            return 0;
        }
        try {
            return doWork();
        } catch (final Throwable e) {
            // The launch is stopped, and its owner hears of it when it closes this.
            onError(e);
            return 0;
        }
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
        awaitOtherThread();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return Optional.ofNullable(failure.get());
    }

    /** Counts no more than a moment at a time: a process that was suspended was so with all its threads. */
    private void listen() {
        final long latest = lanes.heartbeat();
        final long now = System.nanoTime();
        silentNanos = latest == heartbeat ? silentNanos + Math.min(now - listenedAt, MAX_LISTEN_NANOS) : 0;
        heartbeat = latest;
        listenedAt = now;
    }

    private void onError(final Throwable error) {
        failure.compareAndSet(null, error);
        stop.run();
    }

    /** The device's thread may be in the agent, even if the launch has been given up. */
    private void awaitOtherThread() {
        running.lock();
        try {
            closed = true;
        } finally {
            running.unlock();
        }
    }

    private int doWork() {
        if (!running.tryLock()) {
            return 0;
        }
        try {
            return closed ? 0 : agent.doWork();
        } finally {
            running.unlock();
        }
    }

    /**
     * Called by one thread at a time: first when this is created, then by the agent's thread. The lanes may be very
     * many, so passes of changing size change the limit now and then only.
     */
    private void setSpinLimit() {
        final boolean isBusy = suspends && load.isBusy();
        final int limit = isBusy ? AT_ONCE : limits.spins().applyAsInt(groupsInPass);
        if (limit != presentSpinLimit && (isBusy != wasBusy || System.nanoTime() - nextChange >= 0)) {
            final long begin = System.nanoTime();
            presentSpinLimit = limit;
            lanes.setSpinLimit(limit);
            final long end = System.nanoTime();
            nextChange = end + Math.max(MIN_REST_NANOS, REST_FACTOR * (end - begin));
        }
        wasBusy = isBusy;
    }

    /** The agent, which the device's thread may be running. */
    private final class SharedAgent implements Agent {
        @Override
        public int doWork() {
            return LaneAgentRunner.this.doWork();
        }

        @Override
        public void onClose() {
            agent.onClose();
        }

        @Override
        public String roleName() {
            return agent.roleName();
        }
    }

    /** Measures the load in the pauses of another strategy, and sleeps while the load is high. */
    private final class MeasuredIdle implements IdleStrategy {
        private final IdleStrategy strategy;

        MeasuredIdle(final IdleStrategy strategy) {
            this.strategy = strategy;
        }

        @Override
        public void idle(final int workCount) {
            if (workCount > 0) {
                strategy.reset();
                setSpinLimit();
            } else {
                idle();
            }
        }

        @Override
        public void idle() {
            if (load.isBusy()) {
                LockSupport.parkNanos(BUSY_PAUSE_NANOS);
            } else {
                strategy.idle();
                load.measure(MEASURE_NANOS);
            }
            setSpinLimit();
        }

        @Override
        public void reset() {
            strategy.reset();
        }
    }
}
