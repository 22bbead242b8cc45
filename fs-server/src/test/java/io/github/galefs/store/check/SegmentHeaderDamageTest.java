package io.github.galefs.store.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.FileStore;
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

/** What a segment begins with is damaged, or all of the segment from there on is lost. */
@Timeout(30)
class SegmentHeaderDamageTest {
    private static final int SEGMENTS = 3;
    private static final int HEADER_LENGTH = 16_656;

    @TempDir
    private Path folder;

    private Victim victim;

    @BeforeEach
    void makeStore() throws IOException {
        victim = new Victim(folder.resolve("store"), 1);
        victim.addSegments(SEGMENTS - 1);
        assertEquals(SEGMENTS, victim.segments("data").size());
        assertEquals(SEGMENTS, victim.segments("meta").size());
    }

    /** Which segment of a log, from 0, has what. */
    record Case(String log, int segment, Harm harm) {}

    /** What happens to a segment's file. */
    enum Harm {
        ZEROS {
            @Override
            void doTo(final RandomAccessFile file) throws IOException {
                file.write(new byte[HEADER_LENGTH]);
            }
        },
        RANDOM_BYTES {
            @Override
            void doTo(final RandomAccessFile file) throws IOException {
                final byte[] bytes = new byte[HEADER_LENGTH];
                new SplittableRandom(5).nextBytes(bytes);
                file.write(bytes);
            }
        },
        CUT_AT_0 {
            @Override
            void doTo(final RandomAccessFile file) throws IOException {
                file.setLength(0);
            }
        },
        CUT_AT_100 {
            @Override
            void doTo(final RandomAccessFile file) throws IOException {
                file.setLength(100);
            }
        },
        CUT_AT_5000 {
            @Override
            void doTo(final RandomAccessFile file) throws IOException {
                file.setLength(5000);
            }
        },
        CUT_BEHIND_THE_HEADER {
            @Override
            void doTo(final RandomAccessFile file) throws IOException {
                file.setLength(HEADER_LENGTH);
            }
        },
        ZEROS_CUT_BEHIND_THE_HEADER {
            @Override
            void doTo(final RandomAccessFile file) throws IOException {
                file.setLength(0);
                file.setLength(HEADER_LENGTH);
            }
        };

        abstract void doTo(RandomAccessFile file) throws IOException;
    }

    static Stream<Case> headers() {
        return cases(Harm.ZEROS, Harm.RANDOM_BYTES);
    }

    static Stream<Case> cutsOfData() {
        return cuts("data");
    }

    static Stream<Case> cutsOfMeta() {
        return cuts("meta");
    }

    private static Stream<Case> cuts(final String log) {
        return cases(
                        Harm.CUT_AT_0,
                        Harm.CUT_AT_100,
                        Harm.CUT_AT_5000,
                        Harm.CUT_BEHIND_THE_HEADER,
                        Harm.ZEROS_CUT_BEHIND_THE_HEADER)
                .filter(harmed -> harmed.log().equals(log));
    }

    private static Stream<Case> cases(final Harm... harms) {
        return Stream.of(harms)
                .flatMap(harm -> Stream.of("data", "meta")
                        .flatMap(log -> Stream.of(0, 1, SEGMENTS - 1).map(segment -> new Case(log, segment, harm))));
    }

    @ParameterizedTest
    @MethodSource("headers")
    void shouldLoseNothingWhenAHeaderIsOverwritten(final Case harmed) throws IOException {
        final Path segment = harm(harmed);

        assertNames(segment, StoreCheck.check(victim.directory()));
        assertWholeAndWritable(victim.files());
        assertNames(segment, StoreCheck.check(victim.directory()));
        StoreCheck.repair(victim.directory());
        assertWholeAndWritable(victim.files());
    }

    @ParameterizedTest
    @MethodSource("cutsOfData")
    void shouldLoseTheBlocksOfTheSegmentAloneWhenDataIsCutOff(final Case harmed) throws IOException {
        final Path segment = harm(harmed);

        final CheckReport report = StoreCheck.check(victim.directory());
        assertNames(segment, report);
        final Map<String, byte[]> whole = new TreeMap<>(victim.files());
        report.damages().forEach(damage -> whole.remove(damage.path()));
        assertFalse(whole.isEmpty());
        assertWholeAndWritable(whole);
        StoreCheck.repair(victim.directory());
        assertWholeAndWritable(whole);
    }

    @ParameterizedTest
    @MethodSource("cutsOfMeta")
    void shouldRefuseToOpenUntilRepairedWhenMetaIsCutOff(final Case harmed) throws IOException {
        final Path segment = harm(harmed);

        Bytes.assertRefused(PosixError.EIO, victim::open);
        Bytes.assertRefused(PosixError.EIO, victim::openReadOnly);
        assertNames(segment, StoreCheck.check(victim.directory()));
        StoreCheck.repair(victim.directory());
        assertEquals(List.of(), StoreCheck.check(victim.directory()).damages());
        assertWholeAndWritable(Map.of());
        // Of other segments, nothing that does not need this one is lost.
        if (harmed.segment() > 0) {
            final Map<String, byte[]> before = new TreeMap<>(victim.files());
            before.keySet().removeIf(path -> path.startsWith("/later"));
            assertWholeAndWritable(before);
        }
    }

    private Path harm(final Case harmed) throws IOException {
        final Path segment = victim.segments(harmed.log()).get(harmed.segment());
        try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
            harmed.harm().doTo(file);
        }
        return segment;
    }

    private void assertNames(final Path segment, final CheckReport report) {
        final Path name = victim.directory().relativize(segment);
        assertTrue(
                report.damages().stream().anyMatch(damage -> damage.file().equals(name)),
                () -> name + " is not in " + report.damages());
    }

    /** Twice, because what the first leaves must not harm the second. */
    private void assertWholeAndWritable(final Map<String, byte[]> files) throws IOException {
        for (int i = 0; i < 2; i++) {
            try (FileStore store = victim.open()) {
                for (final Map.Entry<String, byte[]> file : files.entrySet()) {
                    assertEquals(Set.of(), Victim.damagedBlocks(store, file.getKey(), file.getValue()));
                }
                Bytes.create(store, "/after", Bytes.pattern(3 * Victim.BLOCK, i));
                store.syncAll();
                assertEquals(3 * Victim.BLOCK, Bytes.readAll(store, "/after").length);
                store.unlink("/after");
            }
        }
    }
}
