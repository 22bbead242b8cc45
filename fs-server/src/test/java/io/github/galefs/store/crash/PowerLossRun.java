package io.github.galefs.store.crash;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.agrona.IoUtil;

/**
 * Runs a workload on a {@link SimulatedDisk}, takes images of the disk as a loss of power could leave it, at the
 * moments of {@link Moment}, and compares each with a model.
 *
 * <p>An image must open, {@code fsck} must find it clean, and it must show everything that was synced and, of what came
 * after, a prefix. An image without losses, as the death of the process leaves it, must show all that was acknowledged.
 * After each life of the store the run goes on with an image, so that losses follow losses.
 */
final class PowerLossRun {
    private static final int WORKER = 0;
    private static final int OPERATIONS_OF_A_LIFE = 200;
    private static final int MIXES_OF_A_FREEZE = 3;

    /** One moment in this many is frozen, besides the first ones of each kind. */
    private static final int MOMENTS_PER_FREEZE = 30;

    /** One operation in this many is followed by many small records, so that the journal rolls and gets checkpoints. */
    private static final int OPERATIONS_PER_BURST = 100;

    private static final int MAX_RECORDS_OF_A_BURST = 12_000;

    /** One image in this many is opened for writing, too. */
    private static final int IMAGES_PER_WRITE = 3;

    /** One life in this many ends with a close, the others in the middle. */
    private static final int LIVES_PER_CLOSE = 3;

    private final Path folder;
    private final long seed;
    private final SplittableRandom imageRandom;
    private final SplittableRandom workRandom;
    private final Map<Moment, Integer> frozen = new EnumMap<>(Moment.class);

    /** States that the store has passed through since the last sync. Guarded by itself. */
    private final List<State> states = new ArrayList<>();

    /** The first failure, of any thread. */
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    /** Held while images are made and compared, by one thread at a time. */
    private final ReentrantLock imaging = new ReentrantLock();

    private volatile boolean living;
    private volatile long started;
    private volatile long returned;
    private volatile long synced;
    private SimulatedDisk disk;
    private int life;
    private int images;

    /**
     * A state that an operation has left.
     *
     * @param operation number of the operation.
     * @param whole     whether the operation was complete.
     * @param model     the state.
     */
    private record State(long operation, boolean whole, Model model) {}

    PowerLossRun(final Path folder, final long seed) {
        this.folder = folder;
        this.seed = seed;
        imageRandom = new SplittableRandom(seed);
        workRandom = imageRandom.split();
    }

    /** Returns how many images were compared. */
    int images() {
        return images;
    }

    /** Returns how often the disk was frozen at each moment. */
    Map<Moment, Integer> frozen() {
        return frozen;
    }

    /** Returns whether the disk was not frozen at every moment yet. */
    boolean hasMissedAMoment() {
        return frozen.size() < Moment.values().length;
    }

    /** Goes on until at least this many images were taken and compared. */
    void run(final int count) throws Exception {
        if (disk == null) {
            states.add(new State(0, true, new Model(WORKER)));
            Files.createDirectories(graveyard());
            disk = new SimulatedDisk(store(), graveyard(), this::onDiskCall);
        }
        while (images < count) {
            final FrozenDisk end = live();
            IoUtil.delete(store().toFile(), true);
            IoUtil.delete(graveyard().toFile(), true);
            life++;
            Files.createDirectories(graveyard());
            if (imageRandom.nextBoolean()) {
                afterLossOfPower(end);
            } else {
                afterDeath(end);
            }
        }
    }

    /** Goes on with what a loss of power has left, all of which is durable. */
    private void afterLossOfPower(final FrozenDisk end) throws IOException {
        end.writeMixed(store(), imageRandom);
        final Model model = verify(store(), synced, started, "by a loss of power at the end of a life");
        begin(model);
        synced = started;
        disk = new SimulatedDisk(store(), graveyard(), this::onDiskCall);
    }

    /** Goes on with what the death of the process has left: all of it, but no more of it is durable than before. */
    private void afterDeath(final FrozenDisk end) throws IOException {
        disk = new SimulatedDisk(store(), graveyard(), this::onDiskCall, end);
        verify(store(), returned, started, "by the death of the process at the end of a life");
    }

    private void begin(final Model model) {
        synchronized (states) {
            states.clear();
            states.add(new State(started, true, model));
        }
        returned = started;
    }

    /** Runs a workload. Returns what the disk may hold at its end. */
    private FrozenDisk live() throws Exception {
        final FrozenDisk end;
        try (EmbeddedStore files = open(store())) {
            living = true;
            final Thread syncer = Thread.ofPlatform().start(() -> syncRepeatedly(files));
            try {
                work(files);
            } finally {
                living = false;
                syncer.join();
            }
            rethrow();
            end = disk.freeze();
            living = true;
        } finally {
            living = false;
            rethrow();
        }
        final FrozenDisk closed = disk.freeze();
        compareClosed(closed);
        if (imageRandom.nextInt(LIVES_PER_CLOSE) > 0) {
            return end;
        }
        synced = started;
        return closed;
    }

    /** A close gives the same guarantee as a sync. */
    private void compareClosed(final FrozenDisk closed) throws IOException {
        final Path image = folder.resolve("image");
        closed.writeMixed(image, imageRandom);
        verify(image, started, started, "by a loss of power after a close");
        IoUtil.delete(image.toFile(), true);
    }

    private Path store() {
        return folder.resolve("store-" + life);
    }

    private EmbeddedStore open(final Path store) throws IOException {
        final EmbeddedStoreContext context = new EmbeddedStoreContext()
                .directory(store)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .disk(disk);
        if (life > 0) {
            living = true;
            return EmbeddedStore.open(context);
        }
        final EmbeddedStore files = EmbeddedStore.create(context.blockSize(Operation.BLOCK));
        files.makeDirectory(Operation.home(WORKER));
        files.syncAll();
        return files;
    }

    private void work(final EmbeddedStore files) throws IOException {
        final OperationCalls calls = new OperationCalls(files);
        for (int i = 0; i < OPERATIONS_OF_A_LIFE && failure.get() == null; i++) {
            final Operation operation = Operation.of(seed, WORKER, started + 1);
            addStates(operation);
            started = operation.number();
            final boolean made = calls.callUnlessRefused(operation);
            returned = started;
            if (made && (operation.kind() == Operation.Kind.SYNC || operation.kind() == Operation.Kind.SYNC_ALL)) {
                advanceSynced(started);
            }
            if (workRandom.nextInt(OPERATIONS_PER_BURST) == 0) {
                burst(files);
            }
        }
    }

    /** Makes many small records that change nothing that the model has. */
    private void burst(final FileService files) throws FileServiceException {
        final int count = workRandom.nextInt(MAX_RECORDS_OF_A_BURST);
        for (int i = 0; i < count; i++) {
            files.setPermissions(Operation.home(WORKER), i & 0777);
        }
    }

    private void syncRepeatedly(final FileService files) {
        final SplittableRandom random = new SplittableRandom(seed + life);
        try {
            while (living && failure.get() == null) {
                Thread.sleep(random.nextInt(20));
                final long before = returned;
                files.syncAll();
                advanceSynced(before);
            }
        } catch (final Exception | Error e) {
            failure.compareAndSet(null, e);
        }
    }

    private synchronized void advanceSynced(final long operation) {
        synced = Math.max(synced, operation);
    }

    private void addStates(final Operation operation) {
        imaging.lock();
        try {
            synchronized (states) {
                while (states.size() > 1
                        && states.get(1).operation() <= synced
                        && states.get(1).whole()) {
                    states.removeFirst();
                }
                final List<Model> steps = states.getLast().model().steps(operation);
                for (int i = 1; i < steps.size(); i++) {
                    states.add(new State(operation.number(), i == steps.size() - 1, steps.get(i)));
                }
            }
        } finally {
            imaging.unlock();
        }
    }

    /** Runs on each thread of the store, before and after each call of the disk. */
    private void onDiskCall() {
        if (!living || failure.get() != null || imaging.isHeldByCurrentThread() || !imaging.tryLock()) {
            return;
        }
        try {
            final Moment moment = Moment.ofThisThread();
            final int count = frozen.getOrDefault(moment, 0);
            if (imageRandom.nextInt(1 + count) < 2 || imageRandom.nextInt(MOMENTS_PER_FREEZE) == 0) {
                frozen.put(moment, count + 1);
                freeze(moment);
            }
        } catch (final IOException | RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        } finally {
            imaging.unlock();
        }
    }

    private void freeze(final Moment moment) throws IOException {
        final long durable = synced;
        final long acknowledged = returned;
        final FrozenDisk state = disk.freeze();
        final long last = started;
        for (int i = 0; i < MIXES_OF_A_FREEZE; i++) {
            final Path image = folder.resolve("image");
            state.writeMixed(image, imageRandom);
            verify(image, durable, last, "by a loss of power at " + moment);
            IoUtil.delete(image.toFile(), true);
        }
        final Path image = folder.resolve("image");
        state.writeWhole(image);
        verify(image, acknowledged, last, "by the death of the process at " + moment);
        IoUtil.delete(image.toFile(), true);
    }

    /** Compares an image with the states after two operations and all between; returns the one that it shows. */
    private Model verify(final Path image, final long lower, final long upper, final String how) throws IOException {
        images++;
        final String what = "seed " + seed + ", image " + images + ", left " + how + " after operation " + upper + " ("
                + lower + " must be whole): ";
        final CheckReport report = StoreCheck.check(image, new UnforcedDisk());
        if (!report.isClean()) {
            throw new AssertionError(what + report.damages());
        }
        final Model model = matching(image, lower, upper, what);
        if (images % IMAGES_PER_WRITE == 0 && image.endsWith("image")) {
            requireWritable(image, model, what);
        }
        return model;
    }

    private Model matching(final Path image, final long lower, final long upper, final String what) throws IOException {
        final FoundFiles found;
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(image))) {
            found = FoundFiles.of(files, WORKER);
        } catch (final FileServiceException e) {
            throw new AssertionError(what + e.getMessage(), e);
        }
        final List<State> candidates;
        synchronized (states) {
            candidates = List.copyOf(states);
        }
        Model oldest = candidates.getFirst().model();
        for (int i = candidates.size() - 1; i >= 0; i--) {
            final State candidate = candidates.get(i);
            if (candidate.operation() > upper) {
                continue;
            }
            oldest = candidate.model();
            if (found.differenceTo(candidate.model()).isEmpty()) {
                return candidate.model();
            }
            if (candidate.operation() <= lower && candidate.whole()) {
                break;
            }
        }
        throw new AssertionError(what + found.differenceTo(oldest));
    }

    private static void requireWritable(final Path image, final Model model, final String what) throws IOException {
        final byte[] content = Bytes.pattern(3 * Operation.BLOCK, 1);
        try (EmbeddedStore files = EmbeddedStore.open(context(image).disk(new UnforcedDisk()))) {
            Bytes.create(files, "/after", content);
        } catch (final FileServiceException e) {
            throw new AssertionError(what + e.getMessage(), e);
        }
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(image))) {
            final String difference = FoundFiles.of(files, WORKER).differenceTo(model);
            if (!difference.isEmpty() || Bytes.readAll(files, "/after").length != content.length) {
                throw new AssertionError(what + "after a change, " + difference);
            }
        }
        final CheckReport report = StoreCheck.check(image, new UnforcedDisk());
        if (!report.isClean()) {
            throw new AssertionError(what + "after a change, " + report.damages());
        }
    }

    private static EmbeddedStoreContext context(final Path image) {
        return new EmbeddedStoreContext().directory(image).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }

    private Path graveyard() {
        return folder.resolve("graveyard");
    }

    private void rethrow() {
        final Throwable first = failure.get();
        if (first != null) {
            throw new AssertionError(first.getMessage(), first);
        }
    }
}
