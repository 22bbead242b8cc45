package io.github.galefs.cli.shutdown;

import io.github.galefs.client.RemoteFileService;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a command stop its launch and close its store on Ctrl-C or SIGTERM. The JVM exits as soon as its shutdown hooks
 * return, whatever other threads do, so the hook interrupts the command and waits for its end.
 */
public final class ShutdownHook {
    /** A launch ends within a second of its interrupt; the rest of the time is for syncing the store. */
    private static final long MAX_WAIT_SECONDS = 10;

    /** A server that works answers at once, also while it syncs, or goes on to receive or send. */
    private static final Duration MAX_SILENCE = Duration.ofSeconds(1);

    private final CountDownLatch ended = new CountDownLatch(1);

    private ShutdownHook() {}

    /**
     * Installs a hook for the thread that runs the command.
     *
     * @param command thread to interrupt.
     * @return the hook; {@link #commandEnded()} must be called when the command has closed everything.
     */
    public static ShutdownHook install(final Thread command) {
        final ShutdownHook hook = new ShutdownHook();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> hook.await(command), "galefs-shutdown"));
        return hook;
    }

    /**
     * Ends the calls at a server, when the process is to end, unless the server answers: a call that was sent is not
     * interrupted, and would wait longer than the user.
     *
     * @param files of the server; nothing happens once they are closed.
     */
    public static void limitWait(final RemoteFileService files) {
        final Thread limit = new Thread(() -> files.endCallsUnlessAnswered(MAX_SILENCE), "galefs-shutdown-server");
        try {
            Runtime.getRuntime().addShutdownHook(limit);
        } catch (final IllegalStateException _) {
            // The process is ending already.
            limit.start();
        }
    }

    /** Releases the hook: the command has closed everything. */
    public void commandEnded() {
        ended.countDown();
    }

    private void await(final Thread command) {
        if (ended.getCount() == 0) {
            return;
        }
        command.interrupt();
        try {
            if (!ended.await(MAX_WAIT_SECONDS, TimeUnit.SECONDS)) {
                System.err.println(
                        "galefs: interrupted, but the command has not ended after " + MAX_WAIT_SECONDS + " s");
            }
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
