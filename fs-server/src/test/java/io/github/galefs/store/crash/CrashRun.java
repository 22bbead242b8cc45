package io.github.galefs.store.crash;

import io.github.galefs.ChildJvm;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * Kills a {@link Workload} repeatedly on one store, at random times or at kill points, and compares the store with a
 * model each time. Every call that returned must have had its whole effect. A call that was in progress must have left
 * one of the states that it passes through.
 */
final class CrashRun implements AutoCloseable {
    private static final int START_LIMIT_SECONDS = 30;

    /** Longest wait for a child to reach its kill point. */
    private static final int KILL_POINT_LIMIT_SECONDS = 60;

    /** After the first call, one child in this many is killed while it starts, opens the store and recovers it. */
    private static final int EARLY_KILLS = 5;

    private static final int EARLY_KILL_MILLIS = 1200;
    private static final int KILL_MILLIS = 600;

    private final Path store;
    private final Path log;
    private final Path progressFile;
    private final long seed;
    private final SplittableRandom random;
    private final Progress progress;
    private final List<Model> models = new ArrayList<>();

    /** By worker, number of the last call that its model includes, whole or in part. */
    private final long[] modelled = new long[Workload.WORKERS];

    private Figures figures = new Figures(0, 0, 0, 0, 0);

    /**
     * Counts of a run.
     *
     * @param kills       kills of the workload.
     * @param earlyKills  those of them before the workload made a call.
     * @param calls       calls that returned.
     * @param syncs       those of them that sync a file or the store.
     * @param unfinished  calls that were in progress at a kill.
     */
    record Figures(int kills, int earlyKills, long calls, long syncs, int unfinished) {
        private Figures withKill(final boolean early) {
            return new Figures(kills + 1, earlyKills + (early ? 1 : 0), calls, syncs, unfinished);
        }

        private Figures withCall(final Operation operation) {
            final boolean sync = operation.kind() == Operation.Kind.SYNC || operation.kind() == Operation.Kind.SYNC_ALL;
            return new Figures(kills, earlyKills, calls + 1, syncs + (sync ? 1 : 0), unfinished);
        }

        private Figures withUnfinishedCall() {
            return new Figures(kills, earlyKills, calls, syncs, unfinished + 1);
        }
    }

    /** Creates the store, in an empty directory. */
    CrashRun(final Path directory, final long seed) throws IOException {
        this.seed = seed;
        store = directory.resolve("store");
        log = directory.resolve("log");
        progressFile = directory.resolve("progress");
        random = new SplittableRandom(seed);
        try (FileService files = EmbeddedStore.create(new EmbeddedStoreContext()
                .directory(store)
                .blockSize(Operation.BLOCK)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE))) {
            for (int worker = 0; worker < Workload.WORKERS; worker++) {
                files.makeDirectory(Operation.home(worker));
                models.add(new Model(worker));
            }
        }
        progress = new Progress(progressFile, Workload.WORKERS);
    }

    Path store() {
        return store;
    }

    Figures figures() {
        return figures;
    }

    /** Starts a workload, kills it at a random time, and compares the store with the models. */
    void killOnce() throws IOException, InterruptedException {
        final long[] before = new long[Workload.WORKERS];
        for (int worker = 0; worker < before.length; worker++) {
            before[worker] = progress.started(worker);
        }
        final Process child = start();
        try {
            // Three early kills in a row would end a short run before any call, once in 125 runs.
            if (figures.calls() > 0 && random.nextInt(EARLY_KILLS) == 0) {
                child.waitFor(random.nextInt(EARLY_KILL_MILLIS), TimeUnit.MILLISECONDS);
            } else {
                awaitCalls(child, before);
                child.waitFor(random.nextInt(KILL_MILLIS), TimeUnit.MILLISECONDS);
            }
            if (!child.isAlive()) {
                throw new AssertionError("seed " + seed + ": the workload exited with status " + child.exitValue()
                        + ":\n" + Files.readString(log));
            }
        } finally {
            child.destroyForcibly();
            child.waitFor();
        }
        figures = figures.withKill(progress.started(0) == before[0] && progress.started(1) == before[1]);
        compare();
    }

    /** Starts a workload that kills itself at a kill point, and compares the store with the models. */
    void killOnceAt(final KillPoint killPoint) throws IOException, InterruptedException {
        final Process child = start(killPoint.name());
        try {
            if (!child.waitFor(KILL_POINT_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("seed " + seed + ": the workload did not reach " + killPoint + " within "
                        + KILL_POINT_LIMIT_SECONDS + " seconds:\n" + Files.readString(log));
            }
        } finally {
            child.destroyForcibly();
            child.waitFor();
        }
        if (child.exitValue() != ProcessKiller.EXIT_STATUS) {
            throw new AssertionError("seed " + seed + ": the workload exited with status " + child.exitValue()
                    + " before " + killPoint + ":\n" + Files.readString(log));
        }
        figures = figures.withKill(false);
        compare();
    }

    @Override
    public void close() {
        progress.close();
    }

    private void compare() throws IOException {
        final CheckReport report = StoreCheck.check(store);
        if (!report.isClean()) {
            throw new AssertionError("seed " + seed + ", kill " + figures.kills() + ": " + report.damages());
        }
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(
                new EmbeddedStoreContext().directory(store).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE))) {
            for (int worker = 0; worker < models.size(); worker++) {
                models.set(worker, matchingState(files, worker));
            }
        }
    }

    /** Returns the state of a worker's model that its files match. */
    private Model matchingState(final FileService files, final int worker) throws FileServiceException {
        Model model = models.get(worker);
        while (modelled[worker] < progress.returned(worker)) {
            modelled[worker]++;
            final Operation operation = Operation.of(seed, worker, modelled[worker]);
            model = model.after(operation);
            figures = figures.withCall(operation);
        }
        List<Model> candidates = List.of(model);
        String last = "";
        if (modelled[worker] < progress.started(worker)) {
            modelled[worker] = progress.started(worker);
            final Operation operation = Operation.of(seed, worker, modelled[worker]);
            candidates = model.steps(operation);
            last = " or a state within the unfinished call " + operation;
            figures = figures.withUnfinishedCall();
        }
        final FoundFiles found = FoundFiles.of(files, worker);
        for (final Model candidate : candidates) {
            if (found.differenceTo(candidate).isEmpty()) {
                return candidate;
            }
        }
        throw new AssertionError("seed " + seed + ", kill " + figures.kills() + ", after call " + modelled[worker]
                + " of worker " + worker + ": " + found.differenceTo(candidates.getFirst()) + last);
    }

    private void awaitCalls(final Process child, final long[] before) throws InterruptedException {
        final long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_LIMIT_SECONDS);
        while (progress.returned(0) <= before[0] && child.isAlive()) {
            if (System.nanoTime() > limit) {
                throw new AssertionError("no call of the workload returned in " + START_LIMIT_SECONDS + " seconds");
            }
            child.waitFor(1, TimeUnit.MILLISECONDS);
        }
    }

    private Process start(final String... more) throws IOException {
        final List<String> command = ChildJvm.command();
        command.addAll(
                List.of(Workload.class.getName(), store.toString(), progressFile.toString(), Long.toString(seed)));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }
}
