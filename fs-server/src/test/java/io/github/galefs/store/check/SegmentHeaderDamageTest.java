package io.github.galefs.store.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Damages the header of a segment, or truncates a segment within or just after its header. */
@Timeout(30)
class SegmentHeaderDamageTest {
    private static final int SEGMENTS = 3;
    private static final int HEADER_LENGTH = 16_656;

    @TempDir
    private Path folder;

    private DamageableStore damageable;

    @BeforeEach
    void createStore() throws IOException {
        damageable = new DamageableStore(folder.resolve("store"), 1);
        damageable.addSegments(SEGMENTS - 1);
        assertEquals(SEGMENTS, damageable.segments("data").size());
        assertEquals(SEGMENTS, damageable.segments("meta").size());
    }

    /** What happens to which segment of a log; segments count from 0. */
    record Case(String log, int segment, Injury injury) {}

    /** A change of a segment's file. */
    enum Injury {
        ZEROS {
            @Override
            void applyTo(final RandomAccessFile file) throws IOException {
                file.write(new byte[HEADER_LENGTH]);
            }
        },
        RANDOM_BYTES {
            @Override
            void applyTo(final RandomAccessFile file) throws IOException {
                final byte[] bytes = new byte[HEADER_LENGTH];
                new SplittableRandom(5).nextBytes(bytes);
                file.write(bytes);
            }
        },
        TRUNCATED_TO_0 {
            @Override
            void applyTo(final RandomAccessFile file) throws IOException {
                file.setLength(0);
            }
        },
        TRUNCATED_TO_100 {
            @Override
            void applyTo(final RandomAccessFile file) throws IOException {
                file.setLength(100);
            }
        },
        TRUNCATED_TO_5000 {
            @Override
            void applyTo(final RandomAccessFile file) throws IOException {
                file.setLength(5000);
            }
        },
        TRUNCATED_AFTER_THE_HEADER {
            @Override
            void applyTo(final RandomAccessFile file) throws IOException {
                file.setLength(HEADER_LENGTH);
            }
        },
        ZEROS_TRUNCATED_AFTER_THE_HEADER {
            @Override
            void applyTo(final RandomAccessFile file) throws IOException {
                file.setLength(0);
                file.setLength(HEADER_LENGTH);
            }
        };

        abstract void applyTo(RandomAccessFile file) throws IOException;
    }

    static Stream<Case> headers() {
        return cases(Injury.ZEROS, Injury.RANDOM_BYTES);
    }

    static Stream<Case> truncationsOfData() {
        return truncations("data");
    }

    static Stream<Case> truncationsOfMeta() {
        return truncations("meta");
    }

    private static Stream<Case> truncations(final String log) {
        return cases(
                        Injury.TRUNCATED_TO_0,
                        Injury.TRUNCATED_TO_100,
                        Injury.TRUNCATED_TO_5000,
                        Injury.TRUNCATED_AFTER_THE_HEADER,
                        Injury.ZEROS_TRUNCATED_AFTER_THE_HEADER)
                .filter(damaged -> damaged.log().equals(log));
    }

    private static Stream<Case> cases(final Injury... injuries) {
        return Stream.of(injuries)
                .flatMap(injury -> Stream.of("data", "meta")
                        .flatMap(log -> Stream.of(0, 1, SEGMENTS - 1).map(segment -> new Case(log, segment, injury))));
    }

    @ParameterizedTest
    @MethodSource("headers")
    void shouldLoseNothingWhenASegmentHeaderIsOverwritten(final Case damaged) throws IOException {
        final Path segment = injure(damaged);

        final CheckReport report = StoreCheck.check(damageable.directory());
        assertRemarks(segment, report);
        assertTrue(report.isClean(), report::toString);
        assertWholeAndWritable(damageable.files());
        assertRemarks(segment, StoreCheck.check(damageable.directory()));
        StoreCheck.repair(damageable.directory());
        assertWholeAndWritable(damageable.files());
    }

    @ParameterizedTest
    @MethodSource("truncationsOfData")
    void shouldLoseOnlyTheBlocksOfTheSegmentWhenADataSegmentIsTruncated(final Case damaged) throws IOException {
        final Path segment = injure(damaged);

        final CheckReport report = StoreCheck.check(damageable.directory());
        assertReports(segment, report);
        final Map<String, byte[]> whole = new TreeMap<>(damageable.files());
        report.damages().forEach(damage -> whole.remove(damage.path()));
        assertFalse(whole.isEmpty());
        assertWholeAndWritable(whole);
        StoreCheck.repair(damageable.directory());
        assertTrue(StoreCheck.check(damageable.directory()).isClean());
        assertWholeAndWritable(whole);
    }

    @ParameterizedTest
    @MethodSource("truncationsOfMeta")
    void shouldRefuseToOpenUntilRepairedWhenAMetaSegmentIsTruncated(final Case damaged) throws IOException {
        final Path segment = injure(damaged);

        Bytes.assertRefused(PosixError.EIO, damageable::open);
        Bytes.assertRefused(PosixError.EIO, damageable::openReadOnly);
        assertReports(segment, StoreCheck.check(damageable.directory()));
        StoreCheck.repair(damageable.directory());
        assertEquals(List.of(), StoreCheck.check(damageable.directory()).damages());
        assertWholeAndWritable(Map.of());
        // What other segments hold is lost only if it depends on this one.
        if (damaged.segment() > 0) {
            final Map<String, byte[]> before = new TreeMap<>();
            final String root = certainRoot();
            damageable.files().forEach((path, content) -> {
                if (!path.startsWith("/later")) {
                    before.put(root + path, content);
                }
            });
            assertWholeAndWritable(before);
        }
    }

    /** Returns where the state before the lost records is: a snapshot if records follow the loss, or else the root. */
    private String certainRoot() throws FileServiceException {
        try (EmbeddedStore store = damageable.openReadOnly()) {
            final List<DirectoryEntry> snapshots = store.list(FileService.SNAPSHOTS);
            return snapshots.isEmpty()
                    ? ""
                    : FileService.SNAPSHOTS + "/" + snapshots.getFirst().name();
        }
    }

    private Path injure(final Case damaged) throws IOException {
        final Path segment = damageable.segments(damaged.log()).get(damaged.segment());
        try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
            damaged.injury().applyTo(file);
        }
        return segment;
    }

    private void assertRemarks(final Path segment, final CheckReport report) {
        final Path name = damageable.directory().relativize(segment);
        assertTrue(
                report.remarks().stream().anyMatch(remark -> remark.file().equals(name)),
                () -> name + " is not in " + report.remarks());
    }

    private void assertReports(final Path segment, final CheckReport report) {
        final Path name = damageable.directory().relativize(segment);
        assertTrue(
                report.damages().stream().anyMatch(damage -> damage.file().equals(name)),
                () -> name + " is not in " + report.damages());
    }

    /** Runs twice: what the first opening leaves behind must not damage the store for the second. */
    private void assertWholeAndWritable(final Map<String, byte[]> files) throws IOException {
        for (int i = 0; i < 2; i++) {
            try (EmbeddedStore store = damageable.open()) {
                for (final Map.Entry<String, byte[]> file : files.entrySet()) {
                    assertEquals(Set.of(), DamageableStore.damagedBlocks(store, file.getKey(), file.getValue()));
                }
                Bytes.create(store, "/after", Bytes.pattern(3 * DamageableStore.BLOCK, i));
                store.syncAll();
                assertEquals(3 * DamageableStore.BLOCK, Bytes.readAll(store, "/after").length);
                store.unlink("/after");
            }
        }
    }
}
