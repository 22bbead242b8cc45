package io.github.galefs.kernel.child;

import java.io.IOException;

/** Ends a child process when the process that started it has ended, even if that was killed. */
public final class ParentWatch {
    private static final int EXIT_ORPHANED = 1;

    private ParentWatch() {}

    /** Starts a thread that ends this process when its standard input ends; that is a pipe from the other process. */
    public static void start() {
        start(() -> {});
    }

    /**
     * Starts the thread.
     *
     * @param onRequest run for each byte of the standard input.
     */
    static void start(final Runnable onRequest) {
        Thread.ofPlatform().daemon().name("galefs-parent-watch").start(() -> readInput(onRequest));
    }

    private static void readInput(final Runnable onRequest) {
        try {
            while (System.in.read() >= 0) {
                onRequest.run();
            }
        } catch (final IOException broken) {
            System.err.println("standard input: " + broken);
        }
        // Not exit, which waits for the driver.
        Runtime.getRuntime().halt(EXIT_ORPHANED);
    }
}
