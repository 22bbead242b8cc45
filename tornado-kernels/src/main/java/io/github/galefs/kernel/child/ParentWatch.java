package io.github.galefs.kernel.child;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/**
 * Ends a child process when the process that started it has ended, even if that was killed, and deletes the folder
 * then: nobody else is left to do so.
 */
public final class ParentWatch {
    private static final int EXIT_ORPHANED = 1;

    /** Attempts to delete the folder: another thread of this process may be writing to it. */
    private static final int MAX_DELETIONS = 10;

    private ParentWatch() {}

    /**
     * Starts a thread that ends this process when its standard input ends; that is a pipe from the other process.
     *
     * @param folder of the {@link ChildProcess}.
     */
    public static void start(final Path folder) {
        start(folder, () -> {});
    }

    /**
     * Starts the thread.
     *
     * @param folder    of the {@link ChildProcess}.
     * @param onRequest run for each byte of the standard input.
     */
    static void start(final Path folder, final Runnable onRequest) {
        Thread.ofPlatform().daemon().name("galefs-parent-watch").start(() -> readInput(folder, onRequest));
    }

    private static void readInput(final Path folder, final Runnable onRequest) {
        try {
            while (System.in.read() >= 0) {
                onRequest.run();
            }
        } catch (final IOException broken) {
            System.err.println("standard input: " + broken);
        }
        try {
            // Such as a linker, which would write to the folder.
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            delete(folder);
        } finally {
            // Not exit, which waits for the driver.
            Runtime.getRuntime().halt(EXIT_ORPHANED);
        }
    }

    private static void delete(final Path folder) {
        for (int i = 0; i < MAX_DELETIONS; i++) {
            try {
                ChildProcess.deleteFolder(folder);
                return;
            } catch (final IOException | UncheckedIOException changing) {
                Thread.onSpinWait();
            }
        }
    }
}
