package io.github.galefs.store.crash;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.nio.file.Path;

/** Program whose threads make random calls on a store, each in its own directory, until the process is killed. */
final class Workload {
    static final int WORKERS = 2;

    /** Exit status after a call failed with an error that no correct store returns. */
    static final int UNEXPECTED_FAILURE = 3;

    private final OperationCalls calls;
    private final Progress progress;
    private final long seed;

    private Workload(final FileService store, final Progress progress, final long seed) {
        calls = new OperationCalls(store);
        this.progress = progress;
        this.seed = seed;
    }

    /**
     * Runs the workload.
     *
     * @param arguments the store's directory, the progress file, the seed, and optionally the {@link KillPoint} at
     *     which the program kills itself; without it, the program runs until it is killed.
     */
    public static void main(final String[] arguments) throws IOException {
        final Progress progress = new Progress(Path.of(arguments[1]), WORKERS);
        final EmbeddedStore store = EmbeddedStore.open(new EmbeddedStoreContext()
                .directory(Path.of(arguments[0]))
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE));
        if (arguments.length > 3) {
            ProcessKiller.start(KillPoint.valueOf(arguments[3]));
        }
        final Workload workload = new Workload(store, progress, Long.parseLong(arguments[2]));
        for (int i = 0; i < WORKERS; i++) {
            final int worker = i;
            Thread.ofPlatform().start(() -> workload.run(worker));
        }
    }

    private void run(final int worker) {
        // A call that was started and did not return may or may not have had its effect. It is not repeated.
        long number = progress.started(worker) + 1;
        try {
            while (true) {
                final Operation operation = Operation.of(seed, worker, number);
                progress.start(worker, number);
                calls.callUnlessRefused(operation);
                progress.complete(worker, number);
                number++;
            }
        } catch (final FileServiceException | RuntimeException | Error e) {
            System.err.println("call " + number + " of worker " + worker + ", " + Operation.of(seed, worker, number)
                    + ", failed:");
            e.printStackTrace();
            Runtime.getRuntime().halt(UNEXPECTED_FAILURE);
        }
    }
}
