package io.github.galefs.round;

import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundCompanion;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Decorator of rounds that measures how long the current round has run, and lets another thread give it up. One
 * atomic state decides between the end of a round and giving it up.
 */
final class TimedRounds implements KernelRounds {
    private static final long NOT_RUNNING = 0;
    private static final long GIVEN_UP = 2;

    private final KernelRounds rounds;

    /** Start time of the current round, an odd number; or {@link #NOT_RUNNING}; or {@link #GIVEN_UP}, for ever. */
    private final AtomicLong state = new AtomicLong(NOT_RUNNING);

    TimedRounds(final KernelRounds rounds) {
        this.rounds = rounds;
    }

    /** Returns the time since the current round began, or 0 between rounds. May be called from any thread. */
    long nanosInRound() {
        final long begin = state.get();
        return isRunning(begin) ? System.nanoTime() - begin : 0;
    }

    /**
     * Gives up the current round if it has run for a time. Its thread does nothing more after it. May be called from
     * any thread.
     *
     * @return whether this call has given it up.
     */
    boolean giveUpAfter(final Duration limit) {
        final long begin = state.get();
        // If the round ends meanwhile, the state differs, also while the next one runs.
        return isRunning(begin) && System.nanoTime() - begin >= limit.toNanos() && state.compareAndSet(begin, GIVEN_UP);
    }

    /** Returns whether a round was given up. May be called from any thread. */
    boolean isGivenUp() {
        return state.get() == GIVEN_UP;
    }

    @Override
    public String kernelName() {
        return rounds.kernelName();
    }

    @Override
    public boolean suspends() {
        return rounds.suspends();
    }

    @Override
    public int slotCount() {
        return rounds.slotCount();
    }

    /**
     * {@inheritDoc}
     *
     * @throws RoundGivenUpException the round was given up while it ran; the region may be freed already.
     */
    @Override
    public void run(final int groupCount, final RoundCompanion companion) {
        // The lowest bit keeps the time apart from the other states.
        final long begin = System.nanoTime() | 1;
        state.set(begin);
        try {
            // What the launch uses may be freed once it is given up.
            rounds.run(groupCount, () -> !isGivenUp() && companion.goOn());
        } finally {
            end(begin);
        }
    }

    @Override
    public void copyOut() {
        rounds.copyOut();
    }

    @Override
    public void close() {
        rounds.close();
    }

    /** A failure of a round that was given up is lost: the launch has failed already. */
    private void end(final long begin) {
        if (!state.compareAndSet(begin, NOT_RUNNING)) {
            throw new RoundGivenUpException();
        }
    }

    private static boolean isRunning(final long state) {
        return (state & 1) != 0;
    }
}
