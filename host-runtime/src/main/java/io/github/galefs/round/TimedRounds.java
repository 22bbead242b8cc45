package io.github.galefs.round;

import io.github.galefs.device.KernelRounds;

/** Decorator of rounds that makes known for how long the present round has run. */
final class TimedRounds implements KernelRounds {
    private static final long NOT_RUNNING = 0;

    private final KernelRounds rounds;

    /** Time of the present round's begin, not 0; or {@link #NOT_RUNNING}. */
    private volatile long beginNanos;

    TimedRounds(final KernelRounds rounds) {
        this.rounds = rounds;
    }

    /** Returns the time since the present round began, or 0 between rounds. May be called from any thread. */
    long nanosInRound() {
        final long begin = beginNanos;
        return begin == NOT_RUNNING ? 0 : System.nanoTime() - begin;
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

    @Override
    public void run(final int groupCount) {
        // The lowest bit keeps the time apart from NOT_RUNNING.
        beginNanos = System.nanoTime() | 1;
        try {
            rounds.run(groupCount);
        } finally {
            beginNanos = NOT_RUNNING;
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
}
