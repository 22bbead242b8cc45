package io.github.galefs.bench.measure;

/**
 * Runs a case until the JVM has compiled it, and finds out how much work makes a run as long as it is to be. So a case
 * takes the same time on a slow device as on a fast one.
 */
public final class WarmUp {
    /** Code gets faster while it is warmed up; one slow start must not be followed by a run of minutes. */
    private static final int MAX_GROWTH = 8;

    private static final int MAX_AMOUNT = 1 << 24;

    private WarmUp() {}

    /**
     * A case whose length can be set.
     *
     * @param <E> what it throws when it goes wrong, besides.
     */
    @FunctionalInterface
    public interface Work<E extends Exception> {
        /**
         * Runs the case once.
         *
         * @param amount of work, at least 1.
         * @throws E                    when it goes wrong.
         * @throws InterruptedException when the calling thread was interrupted.
         */
        void run(int amount) throws E, InterruptedException;
    }

    /**
     * Warms a case up.
     *
     * @param effort how long warming up and a run may take.
     * @param first  amount of work to begin with, at least 1: little.
     * @param work   the case.
     * @param <E>    what the case throws when it goes wrong, besides.
     * @return amount of work for a run, at least {@code first}.
     * @throws E                    from the case.
     * @throws InterruptedException when the calling thread was interrupted.
     */
    public static <E extends Exception> int amountForRun(final Effort effort, final int first, final Work<E> work)
            throws E, InterruptedException {
        final long begin = System.nanoTime();
        int amount = first;
        while (System.nanoTime() - begin < effort.warmUp().toNanos()) {
            final long start = System.nanoTime();
            work.run(amount);
            final double wanted = amount * (double) effort.run().toNanos() / Math.max(1, System.nanoTime() - start);
            amount = (int) Math.clamp(wanted, first, Math.min(MAX_AMOUNT, (double) amount * MAX_GROWTH));
        }
        return amount;
    }
}
