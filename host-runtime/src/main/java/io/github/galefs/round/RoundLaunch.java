package io.github.galefs.round;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.LaunchTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.agrona.concurrent.IdleStrategy;
import org.agrona.concurrent.SystemNanoClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One launch on a device that runs kernels in rounds. The rounds run on another thread than the launch, which also
 * cleans up: the launching thread can stop waiting for a round that does not end.
 *
 * <p>A launch that is stopped or fails abandons its work-groups between two rounds: a suspended work-group holds
 * nothing. Kernels give way to the host after some calls, so a round is short. If a round does not end all the same,
 * the launch is given up: its thread does nothing more after the round, and what it would have cleaned up is left to
 * {@link #endLate}.
 */
public final class RoundLaunch {
    private static final Logger LOGGER = LoggerFactory.getLogger(RoundLaunch.class);

    /** Longest wait of a stopped launch for its round. With cleanup, it must end within a second. */
    private static final Duration STOP_TIMEOUT = Duration.ofMillis(800);

    private static final Duration LONG_ROUND = Duration.ofSeconds(10);
    private static final Duration STOP_POLL_PERIOD = Duration.ofMillis(20);

    private final TimedRounds rounds;
    private final RoundHost host;
    private final int groupCount;
    private final IdleStrategy idleStrategy;
    private final Function<RoundTotals, List<KernelFailedException>> onEnd;
    private final Executor thread;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean begun;

    /** Written by the rounds' thread, read after its work has ended. */
    private final List<KernelFailedException> failures = new ArrayList<>();

    /** What kept the rounds' thread from recording a failure, such as too little memory; or null. */
    private Throwable unrecorded;

    /** Set by the rounds' thread last: without it, a failure is not among those recorded. */
    private boolean completed;

    private RoundTotals totals = new RoundTotals();

    /** Of a kernel that suspends, from its first round; or null. */
    private RoundDriver driver;

    private volatile boolean stopped;

    /** Set by the rounds' thread when the kernel has ended by itself, and only the cleanup is left. */
    private volatile boolean hasKernelEnded;

    /** Whether the launch was given up, and not cleaned up since. Used by the launching thread only. */
    private boolean givenUp;

    /**
     * Creates a launch.
     *
     * @param thread       runs the rounds, see {@link #newThread}.
     * @param rounds       of the kernel; closed by the launch.
     * @param host         serves them.
     * @param groupCount   work-groups of the launch, at least 1.
     * @param idleStrategy used while all work-groups wait for replies.
     * @param onEnd        run at the end, on the rounds' thread, with the totals of the work-groups that have ended;
     *                     returns what failed in it.
     */
    public RoundLaunch(
            final Executor thread,
            final KernelRounds rounds,
            final RoundHost host,
            final int groupCount,
            final IdleStrategy idleStrategy,
            final Function<RoundTotals, List<KernelFailedException>> onEnd) {
        this.thread = thread;
        this.rounds = new TimedRounds(rounds);
        this.host = host;
        this.groupCount = groupCount;
        this.idleStrategy = idleStrategy;
        this.onEnd = onEnd;
    }

    /**
     * Creates the thread that runs the rounds of one launch after another. It starts with the first launch. A new
     * thread for each would cost the time of three rounds.
     *
     * @return the thread, to be shut down by the caller; a launch that is running goes on then.
     */
    public static ExecutorService newThread() {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name("galefs-rounds").factory());
    }

    /**
     * Runs the launch and waits for its end. Called once.
     *
     * @param timeLimit time after which the launch is stopped if its kernel has not ended; positive.
     * @throws KernelFailedException  the kernel or the host failed; or the launch was stopped and its round did not
     *     end.
     * @throws LaunchTimeoutException the time limit has passed; the launch was stopped.
     * @throws InterruptedException   the calling thread was interrupted; the launch was stopped.
     */
    public void run(final Duration timeLimit) throws InterruptedException {
        start();
        try {
            if (!awaitEnd(timeLimit)) {
                stop(timeLimit);
            }
        } catch (final InterruptedException e) {
            stopped = true;
            if (!awaitEndAfterStop()) {
                Thread.currentThread().interrupt();
                throw didNotStop(e);
            }
            addUnrecorded();
            failures.forEach(e::addSuppressed);
            throw e;
        }
        addUnrecorded();
        if (!failures.isEmpty()) {
            final KernelFailedException first = failures.getFirst();
            failures.stream().skip(1).forEach(first::addSuppressed);
            throw first;
        }
    }

    /**
     * Returns whether the launch has not ended. May be called from any thread.
     *
     * @return true after {@link #run} only if the launch did not stop.
     */
    public boolean isRunning() {
        return begun && ended.getCount() > 0;
    }

    /**
     * Cleans up after a launch whose round has ended after the launch was given up. Does nothing for other launches.
     * Called by the session before its next launch and its end, when {@link #isRunning} is false.
     *
     * @return failures of the cleanup.
     */
    public List<KernelFailedException> endLate() {
        if (!givenUp) {
            return List.of();
        }
        givenUp = false;
        failures.clear();
        end();
        return List.copyOf(failures);
    }

    /**
     * Returns whether the launch was stopped: by its time limit or an interrupt. May be called from any thread.
     *
     * @return true if it was.
     */
    public boolean isStopped() {
        return stopped;
    }

    /**
     * Returns the name of the kernel.
     *
     * @return the name.
     */
    public String kernelName() {
        return rounds.kernelName();
    }

    private void start() {
        try {
            begun = true;
            thread.execute(this::serveAndEnd);
        } catch (final RuntimeException | Error e) {
            // The system has no room for a thread, or there is none any more.
            begun = false;
            rounds.close();
            throw e;
        }
    }

    /**
     * Stops the launch, whose time limit has passed.
     *
     * @throws LaunchTimeoutException unless the kernel has ended before it noticed the stop.
     */
    private void stop(final Duration timeLimit) {
        stopped = true;
        final boolean hasEnded = awaitEndAfterStop();
        if (!hasEnded || !hasKernelEnded) {
            final LaunchTimeoutException exceeded = new LaunchTimeoutException(kernelName(), timeLimit, !hasEnded);
            if (hasEnded) {
                failures.forEach(exceeded::addSuppressed);
            }
            throw exceeded;
        }
    }

    /**
     * Waits for the end of the launch; for that of its kernel no longer than the limit.
     *
     * @return whether the launch has ended.
     */
    private boolean awaitEnd(final Duration timeLimit) throws InterruptedException {
        final long begin = System.nanoTime();
        boolean warned = false;
        boolean hasEnded = false;
        long left = timeLimit.toNanos();
        while (!hasEnded && (left > 0 || hasKernelEnded)) {
            hasEnded = ended.await(left > 0 ? Math.min(left, LONG_ROUND.toNanos()) : LONG_ROUND.toNanos(), NANOSECONDS);
            left = timeLimit.toNanos() - (System.nanoTime() - begin);
            if (!hasEnded && !warned && rounds.nanosInRound() > LONG_ROUND.toNanos()) {
                LOGGER.warn(
                        "kernel {} has been in one round for {} s; it may never end",
                        kernelName(),
                        Duration.ofNanos(rounds.nanosInRound()).toSeconds());
                warned = true;
            }
        }
        return hasEnded;
    }

    /**
     * Waits for the end, and defers interrupts. A call to the file service may take its time, but a round may not.
     *
     * @return false if the round did not end in time; the launch is given up then.
     */
    private boolean awaitEndAfterStop() {
        final long stopNanos = System.nanoTime();
        boolean interrupted = false;
        boolean hasEnded = false;
        while (!hasEnded && !givenUp) {
            try {
                hasEnded = ended.await(STOP_POLL_PERIOD.toNanos(), NANOSECONDS);
            } catch (final InterruptedException e) {
                interrupted = true;
            }
            final boolean late = System.nanoTime() - stopNanos >= STOP_TIMEOUT.toNanos();
            // A round that began after the stop, because a call to the file service took long, has its time, too.
            givenUp = !hasEnded && late && rounds.giveUpAfter(STOP_TIMEOUT);
        }
        if (givenUp) {
            // Admits later launches, which are refused while the round goes on, and the end of the device.
            rounds.close();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return hasEnded;
    }

    private KernelFailedException didNotStop(final InterruptedException cause) {
        return new KernelFailedException(
                "kernel " + kernelName() + " did not end its round within " + STOP_TIMEOUT.toMillis()
                        + " ms after the launch was stopped; it is still running, and its memory is freed when its"
                        + " round ends",
                cause);
    }

    private void serveAndEnd() {
        try {
            serve();
        } catch (final Throwable e) {
            unrecorded = e;
        } finally {
            ended.countDown();
        }
    }

    private void serve() {
        try {
            runRounds();
        } catch (final RoundGivenUpException e) {
            // The launching thread has closed the rounds, and all that they use may be freed.
        } catch (final Throwable e) {
            onFailure(e);
        } finally {
            if (!rounds.isGivenUp()) {
                endAndClose();
            }
        }
        completed = true;
    }

    private void runRounds() {
        if (rounds.suspends()) {
            driver = new RoundDriver(rounds, host, groupCount, SystemNanoClock.INSTANCE, idleStrategy);
            totals = driver.totals();
            while (!driver.isDone() && !stopped) {
                idleStrategy.idle(driver.doWork());
            }
        } else {
            rounds.run(groupCount);
            totals.addRound();
        }
        if (!stopped) {
            // A violation that is thrown here is also the kernel's own end, however long the cleanup takes.
            hasKernelEnded = true;
            rounds.copyOut();
        }
    }

    /** Closes the rounds in any case: the next launch waits for that. */
    private void endAndClose() {
        try {
            end();
        } finally {
            close();
        }
    }

    /** Allocates nothing, as memory may be too short. */
    private void close() {
        try {
            rounds.close();
        } catch (final Throwable e) {
            onFailure(e);
        }
    }

    /** Cleans up; a failure of one step does not keep the other from running, nor does that of recording it. */
    private void end() {
        try {
            attempt(this::abandonGrants);
        } finally {
            attempt(() -> failures.addAll(onEnd.apply(totals)));
        }
    }

    private void abandonGrants() {
        if (driver != null) {
            driver.abandon();
        }
    }

    private void attempt(final Runnable step) {
        try {
            step.run();
        } catch (final Throwable e) {
            onFailure(e);
        }
    }

    /** An Error, too, ends the launch with an exception on the launching thread. */
    private void onFailure(final Throwable cause) {
        failures.add(
                cause instanceof final KernelFailedException failure
                        ? failure
                        : new KernelFailedException("the host failed to serve the kernel: " + cause, cause));
    }

    /** Called when the rounds' thread has ended its work. */
    private void addUnrecorded() {
        if (!completed) {
            failures.add(new KernelFailedException(
                    "the host failed to serve kernel " + kernelName() + ", and to record the failure: " + unrecorded,
                    unrecorded));
        }
    }
}
