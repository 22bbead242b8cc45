package io.github.galefs.cli.shutdown;

/**
 * Defers an interrupt. The JDK closes a file channel on which an interrupted thread calls {@code force}, so cleanup
 * after an interrupt, such as closing the store, runs with the interrupt status cleared.
 */
public final class Uninterrupted {
    private Uninterrupted() {}

    /**
     * Runs an action with the interrupt status cleared, and restores the status afterwards.
     *
     * @param action to run.
     * @param <E>    type of the exception that the action throws.
     * @throws E when the action throws it.
     */
    public static <E extends Exception> void run(final Action<E> action) throws E {
        final boolean interrupted = Thread.interrupted();
        try {
            action.run();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * An action to run.
     *
     * @param <E> type of the exception that it throws.
     */
    @FunctionalInterface
    public interface Action<E extends Exception> {
        /**
         * Runs the action.
         *
         * @throws E when the action fails.
         */
        void run() throws E;
    }
}
