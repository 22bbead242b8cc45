package io.github.galefs.kernel.child;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Keeps at most one {@link ChildProcess} that has served a request and can serve others. Thread-safe.
 *
 * <p>A process belongs to the thread that took it. Meanwhile, other threads start their own. A process that ends while
 * it is kept is closed.
 */
public final class SpareProcess {
    /** Requests after which a process is replaced: a driver's compiler may never give back memory. */
    private static final int MAX_REQUESTS = 100;

    private final String name;
    private final AtomicReference<ChildProcess> spare = new AtomicReference<>();

    /**
     * Creates an empty place.
     *
     * @param name beginning of the processes' folders' names.
     */
    public SpareProcess(final String name) {
        this.name = name;
    }

    /**
     * Takes the process that is kept, or creates one.
     *
     * @return the process, to be given to {@link #keep} or closed.
     * @throws IOException the folder of a new one cannot be created, or this JVM is exiting.
     */
    public ChildProcess take() throws IOException {
        final ChildProcess kept = spare.getAndSet(null);
        if (kept == null) {
            return create();
        }
        if (kept.isAlive() && kept.requestCount() < MAX_REQUESTS) {
            return kept;
        }
        kept.close();
        return create();
    }

    /**
     * Creates a process, whether or not one is kept.
     *
     * @return the process, to be given to {@link #keep} or closed.
     * @throws IOException its folder cannot be created, or this JVM is exiting.
     */
    public ChildProcess create() throws IOException {
        return new ChildProcess(name);
    }

    /**
     * Keeps a process that has served its request. Closes the process if it has ended, or if another is kept.
     *
     * @param process the process.
     */
    public void keep(final ChildProcess process) {
        if (!process.isAlive() || !spare.compareAndSet(null, process)) {
            process.close();
            return;
        }
        final CompletableFuture<?> _ = process.onEnd().thenRun(() -> {
            if (spare.compareAndSet(process, null)) {
                process.close();
            }
        });
    }
}
