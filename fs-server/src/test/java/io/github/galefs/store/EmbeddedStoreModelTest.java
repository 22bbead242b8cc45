package io.github.galefs.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.ShareOfTries;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterContainer;

/**
 * Makes random calls on a store and on a model in memory, and compares their results. Segments are so small, and files
 * are overwritten so often, that compaction and checkpoints run throughout.
 */
class EmbeddedStoreModelTest {
    private static final int BLOCK = 4 * 1024;

    /** More blocks than a leaf of the block table has. */
    private static final int MAX_SIZE = 80 * BLOCK;

    private static final int MAX_WRITE = 16 * BLOCK;
    private static final int HANDLES = 4;
    private static final int TRIES = 230;
    private static final int MAX_CALLS = 1600;
    private static final int MIN_OPERATIONS = CaseShare.of(100_000);
    private static final Set<FileOpenOption> BOTH = EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE);
    private static final AtomicLong OPERATIONS = new AtomicLong();
    private static final AtomicLong FAILURES = new AtomicLong();

    /** One call on the store. Paths are a few in two levels; a slot is an index of an open handle. */
    sealed interface Call {
        record Write(String path, int offset, int length, int seed) implements Call {}

        record Read(String path, int offset, int length) implements Call {}

        record Truncate(String path, int size) implements Call {}

        record Remove(String path) implements Call {}

        record MakeDirectory(String path) implements Call {}

        record Rename(String from, String to) implements Call {}

        record Open(String path, int slot) implements Call {}

        record WriteOpen(int slot, int offset, int length, int seed) implements Call {}

        record ReadOpen(int slot) implements Call {}

        record CloseSlot(int slot) implements Call {}

        record CreateSnapshot(String name) implements Call {}

        record RemoveSnapshot(String name) implements Call {}

        record ReadSnapshot(String name, String path) implements Call {}

        record Sync() implements Call {}

        record Reopen() implements Call {}
    }

    @Provide
    Arbitrary<List<Call>> calls() {
        final Arbitrary<String> paths =
                Arbitraries.of("a", "b", "c", "d", "d/a", "d/b", "d/e", "d/e/a", "e", "e/a", "e/d");
        final Arbitrary<Integer> slots = Arbitraries.integers().between(0, HANDLES - 1);
        final Arbitrary<String> snapshots = Arbitraries.of("s", "t", "u");
        final Arbitrary<Integer> offsets = Arbitraries.oneOf(
                Arbitraries.integers().between(0, MAX_SIZE),
                Arbitraries.integers().between(0, MAX_SIZE / BLOCK).map(block -> block * BLOCK));
        final Arbitrary<Integer> lengths = Arbitraries.oneOf(
                Arbitraries.integers().between(0, MAX_WRITE), Arbitraries.of(1, BLOCK - 1, BLOCK, BLOCK + 1));
        final Arbitrary<Integer> seeds = Arbitraries.integers();
        final Arbitrary<Call> writes =
                Combinators.combine(paths, offsets, lengths, seeds).as(Call.Write::new);
        final Arbitrary<Call> reads =
                Combinators.combine(paths, offsets, lengths).as(Call.Read::new);
        final Arbitrary<Call> truncates = Combinators.combine(paths, offsets).as(Call.Truncate::new);
        final Arbitrary<Call> removes = paths.map(Call.Remove::new);
        final Arbitrary<Call> directories = paths.map(Call.MakeDirectory::new);
        final Arbitrary<Call> renames = Combinators.combine(paths, paths).as(Call.Rename::new);
        final Arbitrary<Call> opens = Combinators.combine(paths, slots).as(Call.Open::new);
        final Arbitrary<Call> openWrites =
                Combinators.combine(slots, offsets, lengths, seeds).as(Call.WriteOpen::new);
        final Arbitrary<Call> openReads = slots.map(Call.ReadOpen::new);
        final Arbitrary<Call> closes = slots.map(Call.CloseSlot::new);
        final Arbitrary<Call> creates = snapshots.map(Call.CreateSnapshot::new);
        final Arbitrary<Call> removals = snapshots.map(Call.RemoveSnapshot::new);
        final Arbitrary<Call> snapshotReads =
                Combinators.combine(snapshots, paths).as(Call.ReadSnapshot::new);
        return Arbitraries.frequencyOf(
                        Tuple.of(30, writes),
                        Tuple.of(20, reads),
                        Tuple.of(8, truncates),
                        Tuple.of(6, removes),
                        Tuple.of(6, directories),
                        Tuple.of(8, renames),
                        Tuple.of(6, opens),
                        Tuple.of(12, openWrites),
                        Tuple.of(6, openReads),
                        Tuple.of(4, closes),
                        Tuple.of(3, creates),
                        Tuple.of(2, removals),
                        Tuple.of(6, snapshotReads),
                        Tuple.of(1, Arbitraries.just(new Call.Sync())),
                        Tuple.of(1, Arbitraries.just(new Call.Reopen())))
                .list()
                .ofMinSize(1)
                .ofMaxSize(MAX_CALLS)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    @AddLifecycleHook(ShareOfTries.class)
    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.BOUNDED)
    void shouldBehaveAsTheModelInMemory(@ForAll("calls") final List<Call> calls) throws IOException {
        final Path directory = Files.createTempDirectory("galefs-model");
        boolean agreed = false;
        try (ModelledStore store = new ModelledStore(directory)) {
            for (final Call call : calls) {
                store.make(call);
                OPERATIONS.incrementAndGet();
            }
            store.compareAll();
            store.make(new Call.Reopen());
            store.compareAll();
            agreed = true;
        } finally {
            if (!agreed) {
                FAILURES.incrementAndGet();
            }
            deleteAll(directory);
        }
    }

    @AfterContainer
    static void shouldMakeEnoughOperations() {
        if (FAILURES.get() == 0) {
            assertTrue(OPERATIONS.get() >= MIN_OPERATIONS, "operations: " + OPERATIONS.get());
        }
    }

    private static void deleteAll(final Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (final IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }

    /** A file of the model, shared by its handles. */
    private static final class ModelFile {
        private byte[] bytes = {};
        private long version;

        void write(final int offset, final byte[] added) {
            if (added.length > 0) {
                bytes = Arrays.copyOf(bytes, Math.max(bytes.length, offset + added.length));
                System.arraycopy(added, 0, bytes, offset, added.length);
                version++;
            }
        }

        void truncate(final int size) {
            if (size != bytes.length) {
                bytes = Arrays.copyOf(bytes, size);
                version++;
            }
        }
    }

    /** A handle of the store and the model's file of the same name. */
    private record ModelHandle(long handle, ModelFile file) {}

    /** A store and its model, to which every call is applied. */
    private static final class ModelledStore implements AutoCloseable {
        private final Path directory;

        /** Files by path; the value of a directory is null. */
        private final TreeMap<String, ModelFile> model = new TreeMap<>();

        private final Map<String, Map<String, byte[]>> snapshots = new TreeMap<>();
        private final Map<Integer, ModelHandle> handles = new HashMap<>();
        private FileService store;

        ModelledStore(final Path directory) throws IOException {
            this.directory = directory;
            store = EmbeddedStore.create(context().blockSize(BLOCK));
        }

        void make(final Call call) throws IOException {
            switch (call) {
                case Call.Write write -> write(write);
                case Call.Read read -> read(read);
                case Call.Truncate truncate -> truncate(truncate);
                case Call.Remove remove -> remove(remove.path());
                case Call.MakeDirectory make -> makeDirectory(make.path());
                case Call.Rename rename -> rename(rename.from(), rename.to());
                case Call.Open open -> open(open);
                case Call.WriteOpen write -> writeOpen(write);
                case Call.ReadOpen read -> readOpen(read.slot());
                case Call.CloseSlot close -> closeSlot(close.slot());
                case Call.CreateSnapshot create -> createSnapshot(create.name());
                case Call.RemoveSnapshot remove -> removeSnapshot(remove.name());
                case Call.ReadSnapshot read -> readSnapshot(read.name(), read.path());
                case Call.Sync _ -> store.syncAll();
                case Call.Reopen _ -> {
                    handles.clear();
                    store.close();
                    store = EmbeddedStore.open(context());
                }
            }
        }

        void compareAll() throws IOException {
            assertEquals(List.copyOf(model.keySet()), walk("", ""));
            for (final Map.Entry<String, ModelFile> file : model.entrySet()) {
                if (file.getValue() != null) {
                    assertArrayEquals(file.getValue().bytes, Bytes.readAll(store, file.getKey()));
                    assertEquals(
                            file.getValue().version, store.stat(file.getKey()).version());
                }
            }
            for (final Map.Entry<String, Map<String, byte[]>> snapshot : snapshots.entrySet()) {
                final String root = FileService.SNAPSHOTS + "/" + snapshot.getKey() + "/";
                assertEquals(List.copyOf(snapshot.getValue().keySet()), walk(root, ""));
                for (final Map.Entry<String, byte[]> file : snapshot.getValue().entrySet()) {
                    if (file.getValue() != null) {
                        assertArrayEquals(file.getValue(), Bytes.readAll(store, root + file.getKey()));
                    }
                }
            }
            assertEquals(model.size() + 1, store.capacity().files());
        }

        @Override
        public void close() throws IOException {
            store.close();
        }

        /** Returns all paths below a directory, sorted. */
        private List<String> walk(final String root, final String path) throws IOException {
            final List<String> paths = new ArrayList<>();
            for (final DirectoryEntry entry : store.list(root + path + "/.")) {
                final String child = path.isEmpty() ? entry.name() : path + "/" + entry.name();
                paths.add(child);
                if (entry.status().directory()) {
                    paths.addAll(walk(root, child));
                }
            }
            paths.sort(null);
            return paths;
        }

        private void write(final Call.Write call) throws IOException {
            final PosixError refusal = openError(call.path(), true);
            if (refusal != null) {
                Bytes.assertRefused(refusal, () -> store.open(call.path(), Bytes.NEW));
                return;
            }
            final byte[] bytes = Bytes.pattern(call.length(), call.seed());
            final long handle = store.open(call.path(), Bytes.NEW);
            final ModelFile file = model.computeIfAbsent(call.path(), path -> new ModelFile());
            file.write(call.offset(), bytes);
            assertEquals(file.version, Bytes.write(store, handle, call.offset(), bytes));
            store.close(handle);
        }

        private void read(final Call.Read call) throws IOException {
            final PosixError refusal = openError(call.path(), false);
            if (refusal != null) {
                Bytes.assertRefused(refusal, () -> store.open(call.path(), Bytes.READ));
                return;
            }
            final byte[] file = model.get(call.path()).bytes;
            final int from = Math.min(call.offset(), file.length);
            final int to = Math.min(call.offset() + call.length(), file.length);
            final long handle = store.open(call.path(), Bytes.READ);
            assertArrayEquals(
                    Arrays.copyOfRange(file, from, to), Bytes.read(store, handle, call.offset(), call.length()));
            store.close(handle);
        }

        private void truncate(final Call.Truncate call) throws IOException {
            final PosixError refusal = openError(call.path(), true);
            if (refusal != null) {
                Bytes.assertRefused(refusal, () -> store.open(call.path(), Bytes.NEW));
                return;
            }
            final long handle = store.open(call.path(), Bytes.NEW);
            final ModelFile file = model.computeIfAbsent(call.path(), path -> new ModelFile());
            file.truncate(call.size());
            assertEquals(file.version, store.truncate(handle, call.size()));
            store.close(handle);
        }

        private void remove(final String path) throws IOException {
            final PosixError refusal = parentError(path) != null
                    ? parentError(path)
                    : !model.containsKey(path)
                            ? PosixError.ENOENT
                            : isDirectory(path) && hasChildren(path) ? PosixError.ENOTEMPTY : null;
            if (refusal != null) {
                Bytes.assertRefused(refusal, () -> store.remove(path));
            } else {
                store.remove(path);
                model.remove(path);
            }
        }

        private void makeDirectory(final String path) throws IOException {
            final PosixError refusal =
                    parentError(path) != null ? parentError(path) : model.containsKey(path) ? PosixError.EEXIST : null;
            if (refusal != null) {
                Bytes.assertRefused(refusal, () -> store.makeDirectory(path));
            } else {
                store.makeDirectory(path);
                model.put(path, null);
            }
        }

        private void rename(final String from, final String to) throws IOException {
            final PosixError refusal = renameError(from, to);
            if (refusal != null) {
                Bytes.assertRefused(refusal, () -> store.rename(from, to));
                return;
            }
            store.rename(from, to);
            if (!from.equals(to)) {
                model.remove(to);
                final Map<String, ModelFile> below = new TreeMap<>(model.subMap(from + "/", from + "0"));
                model.keySet().removeAll(below.keySet());
                model.put(to, model.remove(from));
                below.forEach((path, file) -> model.put(to + path.substring(from.length()), file));
            }
        }

        private PosixError renameError(final String from, final String to) {
            if (parentError(from) != null) {
                return parentError(from);
            }
            if (!model.containsKey(from)) {
                return PosixError.ENOENT;
            }
            if (parentError(to) != null) {
                return parentError(to);
            }
            if (from.equals(to)) {
                return null;
            }
            if (isDirectory(from)) {
                if (to.startsWith(from + "/")) {
                    return PosixError.EINVAL;
                }
                if (model.get(to) != null) {
                    return PosixError.ENOTDIR;
                }
                return isDirectory(to) && hasChildren(to) ? PosixError.ENOTEMPTY : null;
            }
            return isDirectory(to) ? PosixError.EISDIR : null;
        }

        private void open(final Call.Open call) throws IOException {
            if (openError(call.path(), false) == null) {
                closeSlot(call.slot());
                final long handle = store.open(call.path(), BOTH);
                handles.put(call.slot(), new ModelHandle(handle, model.get(call.path())));
            }
        }

        private void writeOpen(final Call.WriteOpen call) throws IOException {
            final ModelHandle open = handles.get(call.slot());
            if (open != null) {
                final byte[] bytes = Bytes.pattern(call.length(), call.seed());
                open.file().write(call.offset(), bytes);
                assertEquals(open.file().version, Bytes.write(store, open.handle(), call.offset(), bytes));
            }
        }

        private void readOpen(final int slot) throws IOException {
            final ModelHandle open = handles.get(slot);
            if (open != null) {
                assertArrayEquals(open.file().bytes, Bytes.read(store, open.handle(), 0, MAX_SIZE + MAX_WRITE + BLOCK));
            }
        }

        private void closeSlot(final int slot) throws IOException {
            final ModelHandle open = handles.remove(slot);
            if (open != null) {
                store.close(open.handle());
            }
        }

        private void createSnapshot(final String name) throws IOException {
            if (snapshots.containsKey(name)) {
                Bytes.assertRefused(PosixError.EEXIST, () -> store.createSnapshot(name));
                return;
            }
            store.createSnapshot(name);
            final Map<String, byte[]> copy = new TreeMap<>();
            model.forEach((path, file) -> copy.put(path, file == null ? null : file.bytes.clone()));
            snapshots.put(name, copy);
        }

        private void removeSnapshot(final String name) throws IOException {
            if (snapshots.remove(name) == null) {
                Bytes.assertRefused(PosixError.ENOENT, () -> store.removeSnapshot(name));
            } else {
                store.removeSnapshot(name);
            }
        }

        private void readSnapshot(final String name, final String path) throws IOException {
            final Map<String, byte[]> snapshot = snapshots.get(name);
            final String full = FileService.SNAPSHOTS + "/" + name + "/" + path;
            if (snapshot == null || !snapshot.containsKey(path)) {
                final FileServiceException refusal = assertThrows(FileServiceException.class, () -> store.stat(full));
                assertTrue(
                        refusal.error() == PosixError.ENOENT || refusal.error() == PosixError.ENOTDIR,
                        refusal::getMessage);
            } else if (snapshot.get(path) == null) {
                assertTrue(store.stat(full).directory());
            } else {
                assertArrayEquals(snapshot.get(path), Bytes.readAll(store, full));
            }
        }

        /** Returns the error of the path's parent directories, or null if they exist. */
        private PosixError parentError(final String path) {
            for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
                final String parent = path.substring(0, slash);
                if (!model.containsKey(parent)) {
                    return PosixError.ENOENT;
                }
                if (!isDirectory(parent)) {
                    return PosixError.ENOTDIR;
                }
            }
            return null;
        }

        private PosixError openError(final String path, final boolean create) {
            if (parentError(path) != null) {
                return parentError(path);
            }
            if (isDirectory(path)) {
                return PosixError.EISDIR;
            }
            return create || model.containsKey(path) ? null : PosixError.ENOENT;
        }

        private boolean isDirectory(final String path) {
            return model.containsKey(path) && model.get(path) == null;
        }

        private boolean hasChildren(final String path) {
            return !model.subMap(path + "/", path + "0").isEmpty();
        }

        private EmbeddedStoreContext context() {
            return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
        }
    }
}
