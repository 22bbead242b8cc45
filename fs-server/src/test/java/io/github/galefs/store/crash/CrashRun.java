package io.github.galefs.store.crash;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Kills a {@link Workload} at random points or in chosen moments, again and again on one store, and compares what is
 * left with a model: all that a call had returned from must be there, and of the call that was under way a state that
 * it went through.
 */
final class CrashRun implements AutoCloseable {
    private static final int START_LIMIT_SECONDS = 30;

    /** Longest wait for a moment to come. */
    private static final int MOMENT_LIMIT_SECONDS = 60;

    /** One child in so many is killed while it starts, opens the store and mends it. */
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

    /** Number of the last call of each worker that is in its model, whole or as far as it came. */
    private final long[] settled = new long[Workload.WORKERS];

    private Figures figures = new Figures(0, 0, 0, 0, 0);

    /**
     * What was seen.
     *
     * @param kills       of the workload.
     * @param earlyKills  of them, before it had made a call.
     * @param calls       that had returned.
     * @param syncs       of them that make something durable.
     * @param unfinished  calls that were under way when the workload was killed.
     */
    record Figures(int kills, int earlyKills, long calls, long syncs, int unfinished) {
        private Figures killed(final boolean early) {
            return new Figures(kills + 1, earlyKills + (early ? 1 : 0), calls, syncs, unfinished);
        }

        private Figures returned(final Operation operation) {
            final boolean sync = operation.kind() == Operation.Kind.SYNC || operation.kind() == Operation.Kind.SYNC_ALL;
            return new Figures(kills, earlyKills, calls + 1, syncs + (sync ? 1 : 0), unfinished);
        }

        private Figures cutOff() {
            return new Figures(kills, earlyKills, calls, syncs, unfinished + 1);
        }
    }

    /** Makes the store, in a directory that has nothing else. */
    CrashRun(final Path directory, final long seed) throws IOException {
        this.seed = seed;
        store = directory.resolve("store");
        log = directory.resolve("log");
        progressFile = directory.resolve("progress");
        random = new SplittableRandom(seed);
        try (FileService files = FileStore.create(new FileStoreContext()
                .directory(store)
                .blockSize(Operation.BLOCK)
                .segmentSize(FileStoreContext.MIN_SEGMENT_SIZE))) {
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

    /** Starts a workload, kills it, and looks at what it left. */
    void killOnce() throws IOException, InterruptedException {
        final long[] before = new long[Workload.WORKERS];
        for (int worker = 0; worker < before.length; worker++) {
            before[worker] = progress.begun(worker);
        }
        final Process child = start();
        try {
            if (random.nextInt(EARLY_KILLS) == 0) {
                child.waitFor(random.nextInt(EARLY_KILL_MILLIS), TimeUnit.MILLISECONDS);
            } else {
                awaitCalls(child, before);
                child.waitFor(random.nextInt(KILL_MILLIS), TimeUnit.MILLISECONDS);
            }
            if (!child.isAlive()) {
                throw new AssertionError("seed " + seed + ": the workload ended by itself with " + child.exitValue()
                        + ":\n" + Files.readString(log));
            }
        } finally {
            child.destroyForcibly();
            child.waitFor();
        }
        figures = figures.killed(progress.begun(0) == before[0] && progress.begun(1) == before[1]);
        compare();
    }

    /** Starts a workload that ends itself in a moment, and looks at what it left. */
    void killOnceIn(final Moment moment) throws IOException, InterruptedException {
        final Process child = start(moment.name());
        try {
            if (!child.waitFor(MOMENT_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("seed " + seed + ": " + moment + " did not come in " + MOMENT_LIMIT_SECONDS
                        + " seconds:\n" + Files.readString(log));
            }
        } finally {
            child.destroyForcibly();
            child.waitFor();
        }
        if (child.exitValue() != Executioner.EXIT_STATUS) {
            throw new AssertionError("seed " + seed + ": the workload ended with " + child.exitValue() + " before "
                    + moment + ":\n" + Files.readString(log));
        }
        figures = figures.killed(false);
        compare();
    }

    @Override
    public void close() {
        progress.close();
    }

    private void compare() throws IOException {
        final CheckReport report = StoreCheck.check(store);
        if (!report.clean()) {
            throw new AssertionError("seed " + seed + ", kill " + figures.kills() + ": " + report.damages());
        }
        try (FileStore files = FileStore.openReadOnly(
                new FileStoreContext().directory(store).segmentSize(FileStoreContext.MIN_SEGMENT_SIZE))) {
            for (int worker = 0; worker < models.size(); worker++) {
                models.set(worker, stateOf(files, worker));
            }
        }
    }

    /** The model's state that a worker's files are in. */
    private Model stateOf(final FileService files, final int worker) throws FileServiceException {
        Model model = models.get(worker);
        while (settled[worker] < progress.returned(worker)) {
            settled[worker]++;
            final Operation operation = Operation.of(seed, worker, settled[worker]);
            model = model.after(operation);
            figures = figures.returned(operation);
        }
        List<Model> candidates = List.of(model);
        String last = "";
        if (settled[worker] < progress.begun(worker)) {
            settled[worker] = progress.begun(worker);
            final Operation operation = Operation.of(seed, worker, settled[worker]);
            candidates = model.steps(operation);
            last = " or, of the call that was cut off, " + operation;
            figures = figures.cutOff();
        }
        final Map<String, byte[]> found = contents(files, Operation.home(worker));
        final Map<String, Map<String, byte[]>> snapshots = snapshots(files, worker);
        for (final Model candidate : candidates) {
            if (candidate.differenceTo(found, snapshots).isEmpty()) {
                return candidate;
            }
        }
        throw new AssertionError("seed " + seed + ", kill " + figures.kills() + ", after call " + settled[worker]
                + " of worker " + worker + ": " + candidates.getFirst().differenceTo(found, snapshots) + last);
    }

    private static Map<String, Map<String, byte[]>> snapshots(final FileService files, final int worker)
            throws FileServiceException {
        final Map<String, Map<String, byte[]>> snapshots = new TreeMap<>();
        for (final DirectoryEntry snapshot : files.list(FileService.SNAPSHOTS)) {
            if (Operation.isSnapshotOf(worker, snapshot.name())) {
                final String root = FileService.SNAPSHOTS + "/" + snapshot.name();
                final Map<String, byte[]> contents = new TreeMap<>();
                contents(files, root + Operation.home(worker))
                        .forEach((path, content) -> contents.put(path.substring(root.length()), content));
                snapshots.put(snapshot.name(), contents);
            }
        }
        return snapshots;
    }

    private static Map<String, byte[]> contents(final FileService files, final String directory)
            throws FileServiceException {
        final Map<String, byte[]> contents = new TreeMap<>();
        contents.put(directory, Model.DIRECTORY);
        for (final DirectoryEntry entry : files.list(directory)) {
            final String path = directory + "/" + entry.name();
            if (entry.status().directory()) {
                contents.putAll(contents(files, path));
            } else {
                contents.put(path, content(files, path, (int) entry.status().size()));
            }
        }
        return contents;
    }

    private static byte[] content(final FileService files, final String path, final int size)
            throws FileServiceException {
        final byte[] bytes = new byte[size];
        final long handle = files.open(path, EnumSet.of(OpenOption.READ));
        final int count = files.read(handle, 0, MemorySegment.ofArray(bytes), 0, size);
        files.close(handle);
        if (count != size) {
            throw new AssertionError(path + " gives " + count + " of its " + size + " bytes");
        }
        return bytes;
    }

    private void awaitCalls(final Process child, final long[] before) throws InterruptedException {
        final long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_LIMIT_SECONDS);
        while (progress.returned(0) <= before[0] && child.isAlive()) {
            if (System.nanoTime() > limit) {
                throw new AssertionError("no call of the workload returned in " + START_LIMIT_SECONDS + " seconds");
            }
            Thread.sleep(1);
        }
    }

    private Process start(final String... more) throws IOException {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> !argument.startsWith("-javaagent") && !argument.startsWith("-agentlib"))
                .toList());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
        command.addAll(
                List.of(Workload.class.getName(), store.toString(), progressFile.toString(), Long.toString(seed)));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }
}
