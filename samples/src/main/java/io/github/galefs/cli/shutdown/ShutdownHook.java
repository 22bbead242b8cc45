package io.github.galefs.cli.shutdown;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a command that is told to end (Ctrl-C, SIGTERM) stop its launch and close its store. The JVM ends when its
 * shutdown hooks do, whatever other threads are at, so the hook interrupts the command and waits for it.
 */
public final class ShutdownHook {
    /** A launch ends within a second of its interrupt; what is left is for syncing the store. */
    private static final long PATIENCE_SECONDS = 10;

    private final CountDownLatch reached = new CountDownLatch(1);

    private ShutdownHook() {}

    /** Watches over the thread that runs the command. */
    public static ShutdownHook install(final Thread command) {
        final ShutdownHook end = new ShutdownHook();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end.await(command), "galefs-clean-end"));
        return end;
    }

    /** The command has closed everything. */
    public void reached() {
        reached.countDown();
    }

    private void await(final Thread command) {
        if (reached.getCount() == 0) {
            return;
        }
        command.interrupt();
        try {
            if (!reached.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("galefs: interrupted, but not at its end after " + PATIENCE_SECONDS + " seconds");
            }
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
