package io.github.galefs.kernel.child;

import java.io.IOException;
import java.io.OutputStream;

/** Ends a child process when the process that started it has ended, even if that was killed. */
public final class ParentWatch {
    private static final int EXIT_ORPHANED = 1;

    private ParentWatch() {}

    /** Starts a thread that ends this process when its standard input ends; that is a pipe from the other process. */
    public static void start() {
        Thread.ofPlatform().daemon().name("galefs-parent-watch").start(ParentWatch::awaitEndOfInput);
    }

    private static void awaitEndOfInput() {
        try {
            System.in.transferTo(OutputStream.nullOutputStream());
        } catch (final IOException broken) {
            System.err.println("standard input: " + broken);
        }
        // Not exit, which waits for the driver.
        Runtime.getRuntime().halt(EXIT_ORPHANED);
    }
}
