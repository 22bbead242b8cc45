package io.github.galefs.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;

/** Random calls on a store and on arrays in memory, which must agree all the time. */
class FileStoreModelTest {
    private static final int BLOCK = 4096;
    private static final int MAX_SIZE = 40_000;

    /** One call on the store. */
    sealed interface Call {
        record Write(String name, int offset, int length, int seed) implements Call {}

        record Read(String name, int offset, int length) implements Call {}

        record Truncate(String name, int size) implements Call {}

        record Remove(String name) implements Call {}

        record Reopen() implements Call {}
    }

    @Provide
    Arbitrary<List<Call>> calls() {
        final Arbitrary<String> names = Arbitraries.of("a", "b", "c");
        final Arbitrary<Integer> offsets = Arbitraries.oneOf(
                Arbitraries.integers().between(0, MAX_SIZE),
                Arbitraries.integers().between(0, MAX_SIZE / BLOCK).map(block -> block * BLOCK));
        final Arbitrary<Integer> lengths = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 3 * BLOCK), Arbitraries.of(1, BLOCK - 1, BLOCK, BLOCK + 1));
        final Arbitrary<Call> writes = Combinators.combine(names, offsets, lengths, Arbitraries.integers())
                .as(Call.Write::new);
        final Arbitrary<Call> reads =
                Combinators.combine(names, offsets, lengths).as(Call.Read::new);
        final Arbitrary<Call> truncates = Combinators.combine(names, offsets).as(Call.Truncate::new);
        final Arbitrary<Call> removes = names.map(Call.Remove::new);
        final Arbitrary<Call> reopens = Arbitraries.just(new Call.Reopen());
        return Arbitraries.frequencyOf(
                        Tuple.of(8, writes),
                        Tuple.of(4, reads),
                        Tuple.of(3, truncates),
                        Tuple.of(1, removes),
                        Tuple.of(1, reopens))
                .list()
                .ofMinSize(1)
                .ofMaxSize(120);
    }

    @Property(tries = 200, shrinking = ShrinkingMode.BOUNDED)
    void shouldAgreeWithAMapOfArrays(@ForAll("calls") final List<Call> calls) throws IOException {
        final Path directory = Files.createTempDirectory("galefs-model");
        try (Subject subject = new Subject(directory)) {
            for (final Call call : calls) {
                subject.make(call);
            }
            subject.compareAll();
            subject.make(new Call.Reopen());
            subject.compareAll();
        } finally {
            deleteAll(directory);
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

    /** A store and what it should hold. */
    private static final class Subject implements AutoCloseable {
        private final Path directory;
        private final Map<String, byte[]> model = new TreeMap<>();
        private FileService store;

        Subject(final Path directory) throws IOException {
            this.directory = directory;
            store = FileStore.create(context().blockSize(BLOCK));
        }

        void make(final Call call) throws IOException {
            switch (call) {
                case Call.Write write -> write(write);
                case Call.Read read -> read(read);
                case Call.Truncate truncate -> truncate(truncate);
                case Call.Remove remove -> remove(remove);
                case Call.Reopen reopen -> {
                    store.close();
                    store = FileStore.open(context());
                }
            }
        }

        void compareAll() throws IOException {
            assertEquals(
                    List.copyOf(model.keySet()),
                    store.list("/").stream().map(DirectoryEntry::name).toList());
            for (final Map.Entry<String, byte[]> file : model.entrySet()) {
                assertArrayEquals(file.getValue(), Bytes.readAll(store, file.getKey()));
            }
        }

        @Override
        public void close() throws IOException {
            store.close();
        }

        private void write(final Call.Write call) throws IOException {
            final byte[] bytes = Bytes.pattern(call.length(), call.seed());
            final long handle = store.open(call.name(), Bytes.NEW);
            final long version = store.status(handle).version();
            final long written = Bytes.write(store, handle, call.offset(), bytes);
            assertEquals(version + (bytes.length == 0 ? 0 : 1), written);
            store.close(handle);

            final byte[] old = model.getOrDefault(call.name(), new byte[0]);
            final int end = bytes.length == 0 ? 0 : call.offset() + bytes.length;
            final byte[] wanted = Arrays.copyOf(old, Math.max(old.length, end));
            System.arraycopy(bytes, 0, wanted, bytes.length == 0 ? 0 : call.offset(), bytes.length);
            model.put(call.name(), wanted);
        }

        private void read(final Call.Read call) throws IOException {
            final byte[] file = model.get(call.name());
            if (file == null) {
                Bytes.assertRefused(PosixError.ENOENT, () -> store.open(call.name(), Bytes.READ));
                return;
            }
            final int from = Math.min(call.offset(), file.length);
            final int to = Math.min(call.offset() + call.length(), file.length);
            final long handle = store.open(call.name(), Bytes.READ);
            assertArrayEquals(
                    Arrays.copyOfRange(file, from, to), Bytes.read(store, handle, call.offset(), call.length()));
            store.close(handle);
        }

        private void truncate(final Call.Truncate call) throws IOException {
            final long handle = store.open(call.name(), Bytes.NEW);
            store.truncate(handle, call.size());
            store.close(handle);
            model.put(call.name(), Arrays.copyOf(model.getOrDefault(call.name(), new byte[0]), call.size()));
        }

        private void remove(final Call.Remove call) throws IOException {
            if (model.remove(call.name()) == null) {
                Bytes.assertRefused(PosixError.ENOENT, () -> store.remove(call.name()));
            } else {
                store.remove(call.name());
            }
        }

        private FileStore.Context context() {
            return new FileStore.Context().directory(directory).segmentSize(FileStore.Context.MIN_SEGMENT_SIZE);
        }
    }
}
