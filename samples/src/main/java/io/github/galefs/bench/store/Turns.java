package io.github.galefs.bench.store;

import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;

/** Measures two ways of doing the same alternately. */
final class Turns {
    private Turns() {}

    /** A portion of work. */
    @FunctionalInterface
    interface Portion {
        /**
         * Does the work.
         *
         * @param turn number of the portion, from 0.
         */
        void run(int turn) throws IOException, BenchException;
    }

    /** Runs the same number of portions of each way; the first of a turn alternates. */
    static Round measure(final int turns, final long bytesPerTurn, final Portion store, final Portion plain)
            throws IOException, BenchException {
        long storeNanos = 0;
        long plainNanos = 0;
        for (int turn = 0; turn < turns; turn++) {
            if (turn % 2 == 0) {
                storeNanos += nanos(store, turn);
                plainNanos += nanos(plain, turn);
            } else {
                plainNanos += nanos(plain, turn);
                storeNanos += nanos(store, turn);
            }
        }
        return new Round((double) turns * bytesPerTurn, storeNanos / 1e9, plainNanos / 1e9);
    }

    private static long nanos(final Portion portion, final int turn) throws IOException, BenchException {
        final long begin = System.nanoTime();
        portion.run(turn);
        return System.nanoTime() - begin;
    }
}
