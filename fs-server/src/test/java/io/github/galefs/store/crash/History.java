package io.github.galefs.store.crash;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A store with all states that it has passed through. It was opened several times, and closed or left open at last. */
final class History {
    private static final int WORKER = 0;
    private static final int OPENINGS = 4;
    private static final int OPERATIONS_OF_AN_OPENING = 60;

    /** Records of a burst, so that some stores have several segments of the journal, and checkpoints. */
    private static final int RECORDS_OF_A_BURST = 12_000;

    /** One opening in this many has a burst. */
    private static final int OPENINGS_PER_BURST = 6;

    private final Path store;
    private final List<Model> states = new ArrayList<>();

    /** Index of the first state that shows all that was durable at the end. */
    private int firstDurable;

    /**
     * Creates a store.
     *
     * @param store  directory of the store; must not exist.
     * @param work   a directory that is needed meanwhile; must not exist.
     * @param seed   determines what is done.
     * @param closed whether the store is closed in good order; otherwise it is left as by the death of its process.
     */
    History(final Path store, final Path work, final long seed, final boolean closed) throws IOException {
        this.store = store;
        final SplittableRandom random = new SplittableRandom(seed);
        final Path live = closed ? store : work;
        states.add(Model.ofNothing());
        Model model = new Model(WORKER);
        long number = 0;
        for (int opening = 0; opening < OPENINGS; opening++) {
            try (EmbeddedStore files = open(live, opening)) {
                states.add(model);
                final OperationCalls calls = new OperationCalls(files);
                for (int i = 0; i < OPERATIONS_OF_AN_OPENING; i++) {
                    final Operation operation = Operation.of(seed, WORKER, ++number);
                    final List<Model> steps = model.steps(operation);
                    states.addAll(steps.subList(1, steps.size()));
                    model = steps.getLast();
                    if (calls.callUnlessRefused(operation) && isSync(operation)) {
                        firstDurable = states.size() - 1;
                    }
                }
                burst(files, random.nextInt(OPENINGS_PER_BURST) == 0 ? RECORDS_OF_A_BURST : 0);
                if (opening == OPENINGS - 1 && !closed) {
                    copyOpen(live, store);
                    return;
                }
            }
            firstDurable = states.size() - 1;
        }
    }

    Path store() {
        return store;
    }

    /** Returns all states, oldest first. */
    List<Model> states() {
        return states;
    }

    /** Returns the states that a store shows that has lost nothing durable. */
    List<Model> durableStates() {
        return states.subList(firstDurable, states.size());
    }

    /** Copies an open store as it is at one moment: its compactor may change it meanwhile, and then all is repeated. */
    private static void copyOpen(final Path from, final Path to) throws IOException {
        while (!tryCopy(from, to)) {
            try (Stream<Path> copied = Files.walk(to)) {
                for (final Path path : copied.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }

    /** Returns whether the store was the same after the copy. */
    private static boolean tryCopy(final Path from, final Path to) throws IOException {
        try {
            copy(from, to);
            return relativePaths(from).equals(relativePaths(to)) && isSame(from, to);
        } catch (final NoSuchFileException | UncheckedIOException _) {
            return false;
        }
    }

    private static boolean isSame(final Path from, final Path to) throws IOException {
        for (final Path path : relativePaths(to)) {
            final Path original = from.resolve(path);
            if (Files.isRegularFile(original) && Files.mismatch(original, to.resolve(path)) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static Set<Path> relativePaths(final Path directory) throws IOException {
        try (Stream<Path> paths = Files.walk(directory)) {
            return paths.map(directory::relativize).collect(Collectors.toSet());
        }
    }

    /** Copies a store; holes stay holes. */
    static void copy(final Path from, final Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (final Path path : (Iterable<Path>) paths::iterator) {
                final Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(target);
                } else {
                    FrozenDisk.writeSparse(target, Files.readAllBytes(path));
                }
            }
        }
    }

    private static EmbeddedStore open(final Path directory, final int opening) throws IOException {
        final EmbeddedStoreContext context = new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .disk(new UnforcedDisk());
        if (opening > 0) {
            return EmbeddedStore.open(context);
        }
        final EmbeddedStore files = EmbeddedStore.create(context.blockSize(Operation.BLOCK));
        files.makeDirectory(Operation.home(WORKER));
        return files;
    }

    private static void burst(final EmbeddedStore files, final int records) throws FileServiceException {
        for (int i = 0; i < records; i++) {
            files.setPermissions(Operation.home(WORKER), i & 0777);
        }
    }

    private static boolean isSync(final Operation operation) {
        return operation.kind() == Operation.Kind.SYNC || operation.kind() == Operation.Kind.SYNC_ALL;
    }
}
