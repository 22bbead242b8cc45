package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterProperty;
import net.jqwik.api.lifecycle.BeforeProperty;
import org.agrona.concurrent.NoOpIdleStrategy;

/**
 * Random work-groups in rounds of a model device, which checks the protocol in each round, with copies that complete at
 * random times.
 */
class RoundModelTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int BLOCK_SIZE = 4096;

    /** Eleven blocks, the last of them not full. */
    private static final byte[] SHARED = TestBytes.random(11 * BLOCK_SIZE - 1000, 7);

    record Configuration(int frames, int slots, int groups, int readyGroups, Duration delay, int failuresIn100) {}

    private Path directory;
    private FileService files;

    @BeforeProperty
    void createStore() throws Exception {
        directory = Files.createTempDirectory("galefs-rounds");
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, ScriptedGroup.SHARED_FILE, SHARED);
    }

    @AfterProperty
    void closeStore() throws Exception {
        files.close();
        try (var paths = Files.walk(directory)) {
            for (final Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    @AddLifecycleHook(ShareOfTries.class)
    @Property(tries = 200)
    void shouldServeEveryGroupRightWhenCopiesCompleteAtRandomTimes(
            @ForAll("configurations") final Configuration configuration, @ForAll final long seed) throws Exception {
        final Map<Integer, ScriptedGroup> groups = new TreeMap<>();
        final SplittableRandom random = new SplittableRandom(seed);
        final ModelDevice device = new ModelDevice(
                seed,
                group -> groups.computeIfAbsent(
                        group, key -> new ScriptedGroup(key, seed, random.nextInt(30), BLOCK_SIZE, SHARED)));
        device.setMaxSlots(configuration.slots());
        final Statistics statistics;
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext()
                .files(new UnreliableReads(files, random.split(), configuration.failuresIn100()))
                .device(device)
                .blockSize(BLOCK_SIZE)
                .cacheSize((long) configuration.frames() * BLOCK_SIZE)
                .maxOpenFiles(256)
                .roundReadyGroups(configuration.readyGroups())
                .roundDelay(configuration.delay())
                .timeLimit(LIMIT)
                .idleStrategy(() -> NoOpIdleStrategy.INSTANCE))) {
            galeFs.launch(FileKernels::ids, new Grid(configuration.groups(), 1), new int[1]);
            statistics = galeFs.statistics();
        }
        assertEquals(configuration.groups(), device.rounds().finishedCount());
        assertTrue(device.rounds().isCopiedOut());
        assertEquals(0, device.openObjects());
        for (final Map.Entry<Integer, ScriptedGroup> group : groups.entrySet()) {
            final String name = ScriptedGroup.name(group.getKey());
            assertArrayEquals(group.getValue().own(), TestBytes.get(files, name), name);
            files.remove(name);
        }
        final Map<String, Long> totals = ScriptedGroup.totals(groups.values());
        assertEquals(totals.get("read"), statistics.get(Metric.BYTES_READ));
        assertEquals(totals.get("written"), statistics.get(Metric.BYTES_WRITTEN));
        assertTrue(statistics.get(Metric.CACHE_HITS) >= totals.get("hits"));
    }

    @Provide
    Arbitrary<Configuration> configurations() {
        return Combinators.combine(
                        Arbitraries.of(1, 2, 3, 8, 64),
                        Arbitraries.of(1, 2, 7, 64),
                        Arbitraries.integers().between(1, 60),
                        Arbitraries.of(1, 2, 5, 64),
                        Arbitraries.of(Duration.ZERO, Duration.ofNanos(20_000), Duration.ofSeconds(10)),
                        Arbitraries.of(0, 0, 10))
                .as(Configuration::new);
    }

    /** Decorator whose reads fail at random. */
    private static final class UnreliableReads extends ForwardingFileService {
        private final FileService files;
        private final SplittableRandom random;
        private final int failuresIn100;

        UnreliableReads(final FileService files, final SplittableRandom random, final int failuresIn100) {
            this.files = files;
            this.random = random;
            this.failuresIn100 = failuresIn100;
        }

        @Override
        protected FileService delegate() {
            return files;
        }

        @Override
        public int read(
                final long handle,
                final long fileOffset,
                final MemorySegment destination,
                final long destinationOffset,
                final int length)
                throws FileServiceException {
            if (random.nextInt(100) < failuresIn100) {
                throw new FileServiceException(PosixError.EIO, "at random");
            }
            return super.read(handle, fileOffset, destination, destinationOffset, length);
        }

        @Override
        public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
                throws FileServiceException {
            if (random.nextInt(100) < failuresIn100) {
                throw new FileServiceException(PosixError.EIO, "at random");
            }
            return super.read(handle, fileOffset, destinations);
        }

        /** The service is closed by the test. */
        @Override
        public void close() {}
    }
}
