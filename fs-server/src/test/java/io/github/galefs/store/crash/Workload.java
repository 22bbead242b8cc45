package io.github.galefs.store.crash;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;

/** Program whose threads make random calls on a store, each in its own directory, until the process is killed. */
final class Workload {
    static final int WORKERS = 2;

    /** Exit status after a call failed with an error that no correct store returns. */
    static final int UNEXPECTED_FAILURE = 3;

    private static final Set<OpenOption> WRITE = EnumSet.of(OpenOption.WRITE);
    private static final Set<OpenOption> NEW = EnumSet.of(OpenOption.WRITE, OpenOption.CREATE);

    private final FileService store;
    private final Progress progress;
    private final long seed;

    private Workload(final FileService store, final Progress progress, final long seed) {
        this.store = store;
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
        final FileStore store = FileStore.open(
                new FileStoreContext().directory(Path.of(arguments[0])).segmentSize(FileStoreContext.MIN_SEGMENT_SIZE));
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
                callUnlessRefused(operation);
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

    /** Makes a call, which may fail because of what the random calls before it left. */
    private void callUnlessRefused(final Operation operation) throws FileServiceException {
        try {
            call(operation);
        } catch (final FileServiceException e) {
            switch (e.error()) {
                case ENOENT, EEXIST, ENOTDIR, EISDIR, ENOTEMPTY, EINVAL -> {}
                default -> throw e;
            }
        }
    }

    private void call(final Operation operation) throws FileServiceException {
        final String path = operation.path();
        switch (operation.kind()) {
            case WRITE, APPEND_BLOCKS -> {
                final long handle = store.open(path, NEW);
                store.write(
                        handle, operation.offset(), MemorySegment.ofArray(operation.bytes()), 0, operation.length());
                store.close(handle);
            }
            case TRUNCATE -> {
                final long handle = store.open(path, WRITE);
                store.truncate(handle, operation.offset());
                store.close(handle);
            }
            case SYNC -> {
                final long handle = store.open(path, WRITE);
                store.sync(handle);
                store.close(handle);
            }
            case SYNC_ALL -> store.syncAll();
            case UNLINK -> store.unlink(path);
            case RENAME -> store.rename(path, operation.other());
            case MAKE_DIRECTORY -> store.makeDirectory(path);
            case REMOVE_DIRECTORY -> store.removeDirectory(path);
            case CREATE_SNAPSHOT -> store.createSnapshot(path);
            case REMOVE_SNAPSHOT -> store.removeSnapshot(path);
        }
    }
}
