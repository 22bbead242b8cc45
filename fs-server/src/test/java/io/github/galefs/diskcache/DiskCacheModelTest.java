package io.github.galefs.diskcache;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.ShareOfTries;
import io.github.galefs.file.FileService;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.store.Bytes;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterContainer;
import org.agrona.IoUtil;

/**
 * Reads files through a disk cache at random while others change them, and compares the bytes with a model. A handle
 * must show the bytes of its opening, or later ones; after a status or an own change, the present ones alone. The cache
 * holds fewer files than there are, fetches ahead, and is opened again at times.
 */
class DiskCacheModelTest {
    private static final int BLOCK = CachedOrigin.BLOCK;
    private static final int PIECE = 4 * BLOCK;
    private static final int MAX_SIZE = 5 * PIECE;
    private static final int SLOTS = 4;
    private static final int CALLS = 300;
    private static final AtomicLong HITS = new AtomicLong();

    /** A call on the cache or the origin. A slot is an index of an open handle. */
    sealed interface Call {
        record ChangeByOthers(String path, int offset, int length, int seed) implements Call {}

        record OwnChange(String path, int offset, int length, int seed) implements Call {}

        record TruncateByOthers(String path, int size) implements Call {}

        record ReplaceByOthers(String path, int length, int seed) implements Call {}

        record Open(int slot, String path) implements Call {}

        record Read(int slot, int offset, int length) implements Call {}

        record Map(int slot, int block) implements Call {}

        record Status(int slot) implements Call {}

        record ReadAll(String path) implements Call {}

        record Reopen() implements Call {}
    }

    private static DiskCacheContext settings(final DiskCacheContext context) {
        return context.pieceLength(PIECE).maxFiles(2).readAhead(2);
    }

    @Provide
    Arbitrary<List<Call>> calls() {
        final Arbitrary<String> paths = Arbitraries.of("a", "b", "c", "d");
        final Arbitrary<Integer> slots = Arbitraries.integers().between(0, SLOTS - 1);
        final Arbitrary<Integer> sizes = Arbitraries.integers().between(0, MAX_SIZE);
        final Arbitrary<Integer> blocks = Arbitraries.integers().between(0, MAX_SIZE / BLOCK);
        final Arbitrary<Integer> seeds = Arbitraries.integers();
        final Arbitrary<Call> changes =
                Combinators.combine(paths, sizes, sizes, seeds).as(Call.ChangeByOthers::new);
        final Arbitrary<Call> ownChanges =
                Combinators.combine(paths, sizes, sizes, seeds).as(Call.OwnChange::new);
        final Arbitrary<Call> truncates = Combinators.combine(paths, sizes).as(Call.TruncateByOthers::new);
        final Arbitrary<Call> replacements =
                Combinators.combine(paths, sizes, seeds).as(Call.ReplaceByOthers::new);
        final Arbitrary<Call> opens = Combinators.combine(slots, paths).as(Call.Open::new);
        final Arbitrary<Call> reads = Combinators.combine(slots, sizes, sizes).as(Call.Read::new);
        final Arbitrary<Call> maps = Combinators.combine(slots, blocks).as(Call.Map::new);
        final Arbitrary<Call> statuses = slots.map(Call.Status::new);
        final Arbitrary<Call> readsOfAll = paths.map(Call.ReadAll::new);
        return Arbitraries.frequencyOf(
                        Tuple.of(3, changes),
                        Tuple.of(1, ownChanges),
                        Tuple.of(1, truncates),
                        Tuple.of(1, replacements),
                        Tuple.of(10, opens),
                        Tuple.of(30, reads),
                        Tuple.of(10, maps),
                        Tuple.of(3, statuses),
                        Tuple.of(10, readsOfAll),
                        Tuple.of(1, Arbitraries.just(new Call.Reopen())))
                .list()
                .ofSize(CALLS);
    }

    @AddLifecycleHook(ShareOfTries.class)
    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.BOUNDED)
    void shouldShowTheBytesOfAnOpeningOrLaterOnes(@ForAll("calls") final List<Call> calls) throws IOException {
        final Path directory = Files.createTempDirectory("galefs-model");
        try (ModelledCache cache = new ModelledCache(directory)) {
            for (final Call call : calls) {
                cache.make(call);
            }
            cache.make(new Call.Reopen());
        } finally {
            IoUtil.delete(directory.toFile(), false);
        }
    }

    @AfterContainer
    static void shouldHaveReadFromTheCache() {
        assertTrue(HITS.get() > CALLS / 2, "hits: " + HITS.get());
    }

    /** A file of the model, with the present bytes. */
    private static final class ModelFile {
        private byte[] bytes = {};
    }

    /** A handle, and the contents that it may show. */
    private static final class ModelHandle {
        private final long handle;
        private final ModelFile file;
        private final List<byte[]> contents = new ArrayList<>();

        ModelHandle(final long handle, final ModelFile file) {
            this.handle = handle;
            this.file = file;
            contents.add(file.bytes);
        }

        void requirePresent() {
            contents.clear();
            contents.add(file.bytes);
        }

        /** Asserts that each byte is that of some content, and that the read ends where some content does. */
        void check(final int offset, final int length, final byte[] found) {
            assertTrue(
                    contents.stream()
                            .anyMatch(content -> found.length == Math.clamp(content.length - (long) offset, 0, length)),
                    () -> found.length + " bytes at " + offset + " of " + length);
            for (int i = 0; i < found.length; i++) {
                final int position = offset + i;
                final byte value = found[i];
                assertTrue(
                        contents.stream().anyMatch(content -> position < content.length && content[position] == value),
                        () -> "byte at " + position);
            }
        }
    }

    /** A cache and its model, to which every call is applied. */
    private static final class ModelledCache implements AutoCloseable {
        private final CachedOrigin cached;
        private final Map<String, ModelFile> model = new TreeMap<>();
        private final Map<Integer, ModelHandle> handles = new HashMap<>();

        ModelledCache(final Path directory) throws IOException {
            cached = new CachedOrigin(directory, DiskCacheModelTest::settings);
        }

        void make(final Call call) throws IOException {
            switch (call) {
                case Call.ChangeByOthers change ->
                    change(cached.store(), change.path(), change.offset(), change.length(), change.seed());
                case Call.OwnChange change -> {
                    change(cached.files(), change.path(), change.offset(), change.length(), change.seed());
                    final ModelFile file = model.get(change.path());
                    handles.values().stream()
                            .filter(handle -> handle.file == file)
                            .forEach(ModelHandle::requirePresent);
                }
                case Call.TruncateByOthers truncate -> truncate(truncate);
                case Call.ReplaceByOthers replace -> replace(replace);
                case Call.Open open -> open(open);
                case Call.Read read -> read(read);
                case Call.Map map -> map(map);
                case Call.Status status -> status(status.slot());
                case Call.ReadAll read -> readAll(read.path());
                case Call.Reopen _ -> reopen();
            }
        }

        private void change(
                final FileService files, final String path, final int offset, final int length, final int seed)
                throws IOException {
            final byte[] bytes = Bytes.pattern(length, seed);
            final long handle = files.open(path, Bytes.NEW);
            Bytes.write(files, handle, offset, bytes);
            files.close(handle);
            final ModelFile file = model.computeIfAbsent(path, _ -> new ModelFile());
            if (length > 0) {
                final byte[] changed = Arrays.copyOf(file.bytes, Math.max(file.bytes.length, offset + length));
                System.arraycopy(bytes, 0, changed, offset, length);
                setBytes(file, changed);
            }
        }

        private void setBytes(final ModelFile file, final byte[] bytes) {
            file.bytes = bytes;
            handles.values().stream()
                    .filter(handle -> handle.file == file)
                    .forEach(handle -> handle.contents.add(bytes));
        }

        private void truncate(final Call.TruncateByOthers call) throws IOException {
            final ModelFile file = model.get(call.path());
            if (file != null) {
                final long handle = cached.store().open(call.path(), Bytes.NEW);
                cached.store().truncate(handle, call.size());
                cached.store().close(handle);
                setBytes(file, Arrays.copyOf(file.bytes, call.size()));
            }
        }

        private void replace(final Call.ReplaceByOthers call) throws IOException {
            final ModelFile file = new ModelFile();
            file.bytes = Bytes.pattern(call.length(), call.seed());
            cached.store().replace("temporary", call.path(), MemorySegment.ofArray(file.bytes), 0, call.length());
            model.put(call.path(), file);
        }

        private void open(final Call.Open call) throws IOException {
            final ModelHandle before = handles.remove(call.slot());
            if (before != null) {
                cached.files().close(before.handle);
            }
            final ModelFile file = model.get(call.path());
            if (file != null) {
                handles.put(call.slot(), new ModelHandle(cached.files().open(call.path(), Bytes.READ), file));
            }
        }

        private void read(final Call.Read call) throws IOException {
            final ModelHandle handle = handles.get(call.slot());
            if (handle != null) {
                final byte[] found = Bytes.read(cached.files(), handle.handle, call.offset(), call.length());
                handle.check(call.offset(), call.length(), found);
            }
        }

        private void map(final Call.Map call) throws IOException {
            final ModelHandle handle = handles.get(call.slot());
            if (handle != null) {
                final int offset = call.block() * BLOCK;
                try (MappedBlock block = cached.files().map(handle.handle, offset, BLOCK)) {
                    if (block != null) {
                        handle.check(offset, BLOCK, block.bytes().toArray(ValueLayout.JAVA_BYTE));
                    }
                }
            }
        }

        private void status(final int slot) throws IOException {
            final ModelHandle handle = handles.get(slot);
            if (handle != null) {
                assertEquals(
                        handle.file.bytes.length,
                        cached.files().status(handle.handle).size());
                handle.requirePresent();
            }
        }

        private void readAll(final String path) throws IOException {
            final ModelFile file = model.get(path);
            if (file != null) {
                assertArrayEquals(file.bytes, Bytes.readAll(cached.files(), path));
            }
        }

        private void reopen() throws IOException {
            final DiskCacheStatistics statistics = cached.files().statistics();
            HITS.addAndGet(statistics.hits());
            for (final ModelHandle handle : handles.values()) {
                cached.files().close(handle.handle);
            }
            handles.clear();
            cached.reopen(DiskCacheModelTest::settings);
            final DiskCacheStatistics after = cached.files().statistics();
            assertTrue(after.cachedFiles() <= 2, after::toString);
        }

        @Override
        public void close() throws IOException {
            cached.close();
        }
    }
}
