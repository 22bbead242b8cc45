package io.github.galefs.bench.measure;

/**
 * Runs a case until the JVM has compiled it, and determines the amount of work for a run of the wanted duration. A case
 * thus takes the same time on slow and fast devices.
 */
public final class WarmUp {
    /**
     * Limit of the growth per step: code gets faster during warm-up, and a slow start must not lead to a run of
     * minutes.
     */
    private static final int MAX_GROWTH = 8;

    private static final int MAX_AMOUNT = 1 << 24;

    private static final int MIN_RUNS = 2;

    private WarmUp() {}

    /**
     * A case with a variable amount of work.
     *
     * @param <E> type of the exception that it throws.
     */
    @FunctionalInterface
    public interface Work<E extends Exception> {
        /**
         * Runs the case once.
         *
         * @param amount of work, at least 1.
         * @throws E                    when it fails.
         * @throws InterruptedException when the calling thread is interrupted.
         */
        void run(int amount) throws E, InterruptedException;
    }

    /**
     * Warms up a case.
     *
     * @param effort duration of the warm-up and of a run.
     * @param first  small amount of work to start with, at least 1.
     * @param work   the case.
     * @param <E>    type of the exception that the case throws.
     * @return amount of work for a run, at least {@code first}.
     * @throws E                    when the case throws it.
     * @throws InterruptedException when the calling thread is interrupted.
     */
    public static <E extends Exception> int amountForRun(final Effort effort, final int first, final Work<E> work)
            throws E, InterruptedException {
        final long begin = System.nanoTime();
        int amount = first;
        int runs = 0;
        long nanos = 0;
        // The first run may take longer than the warm-up, as one that finds nothing cached, and tells nothing then.
        while (runs < MIN_RUNS
                || System.nanoTime() - begin < effort.warmUp().toNanos()
                || (nanos < effort.run().toNanos() / 2 && amount < MAX_AMOUNT)) {
            final long start = System.nanoTime();
            work.run(amount);
            nanos = Math.max(1, System.nanoTime() - start);
            final double wanted = amount * (double) effort.run().toNanos() / nanos;
            amount = (int) Math.clamp(wanted, first, Math.min(MAX_AMOUNT, (double) amount * MAX_GROWTH));
            runs++;
        }
        return amount;
    }
}
