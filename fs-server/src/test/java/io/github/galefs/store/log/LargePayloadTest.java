package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Payloads on both sides of the length from which they are written instead of being mapped. */
@Timeout(30)
class LargePayloadTest {
    private static final int SEGMENT_SIZE = 16 * 1024 * 1024;
    private static final int BLOCK = 1024 * 1024;

    @TempDir
    private Path directory;

    private final MemorySegment source = Arena.ofShared().allocate(BLOCK);

    LargePayloadTest() {
        final byte[] bytes = new byte[BLOCK];
        new SplittableRandom(5).nextBytes(bytes);
        source.copyFrom(MemorySegment.ofArray(bytes));
    }

    @Test
    void shouldReadBackWhatIsWrittenAndWhatIsMappedByTurns() throws IOException {
        final int[] lengths = {BLOCK, 1, 512 * 1024 - 1, 512 * 1024, 512 * 1024 + 1, 4096, BLOCK - 1, 65536};
        final List<BlockLocation> locations = new ArrayList<>();
        try (DataLog log = open()) {
            for (int i = 0; i < 10 * lengths.length; i++) {
                final int length = lengths[i % lengths.length];
                locations.add(log.append(7, 1, i, source, BLOCK - length, length));
            }
        }
        assertTrue(locations.getLast().segment() > 1, "no segment was left");
        for (final BlockLocation location : locations) {
            requireSame(location);
        }
        assertEquals(LongStream.range(0, locations.size()).boxed().toList(), blocks());
    }

    @Test
    void shouldWriteAllInSpiteOfAnInterruptAndKeepIt() throws IOException {
        try (DataLog log = open()) {
            log.append(7, 1, 0, source, 0, BLOCK);
            Thread.currentThread().interrupt();
            final BlockLocation location = log.append(7, 1, 1, source, 0, BLOCK);
            assertTrue(Thread.interrupted(), "the interrupt was lost");
            requireSame(location);
            requireSame(log.append(7, 1, 2, source, 0, BLOCK));
        }
    }

    @Test
    void shouldHaveTheChecksumOfWhatItWroteWhenTheSourceChangesMeanwhile() throws Exception {
        final AtomicBoolean done = new AtomicBoolean();
        final Thread changer = Thread.ofPlatform().start(() -> {
            for (byte value = 0; !done.get(); value++) {
                source.fill(value);
            }
        });
        final List<BlockLocation> locations = new ArrayList<>();
        try (DataLog log = open()) {
            for (int i = 0; i < 50; i++) {
                locations.add(log.append(7, 1, i, source, 0, BLOCK));
            }
        } finally {
            done.set(true);
            changer.join();
        }
        try (SegmentReader reader = SegmentReader.checking(directory)) {
            for (final BlockLocation location : locations) {
                read(reader, location);
            }
        }
    }

    @Test
    void shouldLeaveTheLogUsableWhenAPayloadCannotBeWritten() throws IOException {
        try (DataLog log = open()) {
            final int segment = log.append(7, 1, 0, source, 0, 1).segment();
            final Path file = SegmentFiles.path(directory, segment);
            final Path aside = Files.move(file, directory.resolve("aside"));
            assertThrows(IOException.class, () -> log.append(7, 1, 1, source, 0, BLOCK));
            Files.deleteIfExists(file);
            Files.move(aside, file);
            final BlockLocation location = log.append(7, 1, 2, source, 0, BLOCK);
            requireSame(location);
            log.append(7, 1, 3, source, 0, 1);
        }
        assertEquals(List.of(0L, 2L, 3L), blocks());
    }

    private DataLog open() throws IOException {
        return new DataLog(directory, SEGMENT_SIZE, () -> Long.MAX_VALUE);
    }

    /** Numbers of the blocks in all segments, as their records say, in the order of the log. */
    private List<Long> blocks() throws IOException {
        final List<Long> blocks = new ArrayList<>();
        for (final int segment : SegmentFiles.list(directory)) {
            try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(directory, segment))) {
                while (walk.next()) {
                    blocks.add(DataRecord.at(walk).block());
                }
            }
        }
        return blocks;
    }

    private void requireSame(final BlockLocation location) throws IOException {
        try (SegmentReader reader = SegmentReader.checking(directory)) {
            final MemorySegment found = read(reader, location);
            final MemorySegment expected = source.asSlice(BLOCK - location.length(), location.length());
            assertEquals(-1, found.mismatch(expected), location::toString);
        }
    }

    private static MemorySegment read(final SegmentReader reader, final BlockLocation location) throws IOException {
        final MemorySegment found = MemorySegment.ofArray(new byte[location.length()]);
        reader.read(
                location.segment(),
                location.offset(),
                location.length(),
                location.checksum(),
                0,
                found,
                0,
                location.length());
        return found;
    }
}
