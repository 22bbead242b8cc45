package io.github.galefs.cli.shutdown;

/**
 * Puts an interrupt off. A file that an interrupted thread forces to the disk is closed by the JDK instead, so what
 * must be done after an interrupt, such as closing the store, is done without it.
 */
public final class Uninterrupted {
    private Uninterrupted() {}

    /** Runs an action; the thread is interrupted again afterwards if it was before. */
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

    @FunctionalInterface
    public interface Action<E extends Exception> {
        void run() throws E;
    }
}
