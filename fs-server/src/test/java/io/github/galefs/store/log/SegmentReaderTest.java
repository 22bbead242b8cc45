package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class SegmentReaderTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final int LENGTH = 64 * 1024;
    private static final int ROUNDS = 3000;
    private static final int MAX_SPINS = 2000;

    @TempDir
    private Path directory;

    private final MemorySegment payload = Arena.ofAuto().allocate(LENGTH).fill((byte) 0x7F);
    private final MemorySegment destination = Arena.ofShared().allocate(LENGTH);

    @Test
    void shouldDetectDamageInEveryReadWhenEveryReadChecks() throws IOException {
        final BlockLocation location = append(1).getFirst();
        try (SegmentReader reader = SegmentReader.checkingEveryRead(directory)) {
            read(reader, location);
            damage(location);
            assertThrows(DamagedBlockException.class, () -> read(reader, location));
        }
    }

    @Test
    void shouldDetectDamageInTheFirstReadOfAPayload() throws IOException {
        final List<BlockLocation> locations = append(3);
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, PinAccount.withoutPins())) {
            read(reader, locations.get(0));
            read(reader, locations.get(2));
            damage(locations.get(1));
            assertThrows(DamagedBlockException.class, () -> read(reader, locations.get(1)));
            assertThrows(
                    DamagedBlockException.class,
                    () -> read(reader, locations.get(1)),
                    "the failed check was recorded as a success");
        }
    }

    @Test
    void shouldDetectDamageInTheFirstReadAfterChecksAreReset() throws IOException {
        final BlockLocation location = append(1).getFirst();
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, PinAccount.withoutPins())) {
            read(reader, location);
            damage(location);
            reader.resetChecks();
            assertThrows(DamagedBlockException.class, () -> read(reader, location));
        }
    }

    @Test
    void shouldNotCheckAPayloadAgainAfterTheFirstRead() throws IOException {
        final List<BlockLocation> locations = append(100);
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, PinAccount.withoutPins())) {
            for (final BlockLocation location : locations) {
                read(reader, location);
            }
            for (final BlockLocation location : locations) {
                damage(location);
                read(reader, location);
            }
        }
    }

    @Test
    void shouldFailForThePayloadsBehindTheCutWhenTheFileIsCutBeforeTheFirstRead() throws IOException {
        final List<BlockLocation> locations = append(4);
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, PinAccount.withoutPins())) {
            read(reader, locations.get(0));
            cut(locations.get(2).offset() + 5000, locations.get(0).segment());
            read(reader, locations.get(1));
            assertThrows(DamagedBlockException.class, () -> read(reader, locations.get(2)));
            assertThrows(DamagedBlockException.class, () -> read(reader, locations.get(3)));
            read(reader, locations.get(0));
        }
    }

    /**
     * Compiled code throws the error of a fault late. So each length is read until it is compiled, from a map of its
     * own.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 8, 100, 4096, LENGTH})
    void shouldFailWithAnExceptionWhenTheFileIsCutAfterManyReads(final int length) throws IOException {
        final BlockLocation location = append(1).getFirst();
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, PinAccount.withoutPins())) {
            for (int i = 0; i < 50_000; i++) {
                read(reader, location, length);
            }
            final Path file = SegmentFiles.path(directory, location.segment());
            final byte[] whole = Files.readAllBytes(file);
            cut(0, location.segment());
            for (int i = 0; i < 10; i++) {
                assertThrows(DamagedBlockException.class, () -> read(reader, location, length));
            }
            // A file restored from a backup is another one than that which is mapped.
            Files.delete(file);
            Files.write(file, whole);
            read(reader, location, length);
        }
    }

    /** A reader that opens the file before its deletion and maps it after the release must not leak the map. */
    @EnabledOnOs(OS.LINUX)
    @Test
    void shouldLeakNoMapOfASegmentThatIsReleasedWhileItIsMapped() throws Exception {
        final BlockLocation location = append(1).getFirst();
        final Path original = SegmentFiles.path(directory, location.segment());
        final SplittableRandom random = new SplittableRandom(1);
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, PinAccount.withoutPins());
                ExecutorService readers = Executors.newSingleThreadExecutor()) {
            for (int segment = 1000; segment < 1000 + ROUNDS; segment++) {
                final BlockLocation linked =
                        new BlockLocation(segment, location.offset(), location.length(), location.checksum());
                final Path file = Files.createLink(SegmentFiles.path(directory, segment), original);
                final CountDownLatch reading = new CountDownLatch(1);
                final Future<Void> read = readers.submit(() -> readUnlessMissing(reader, linked, reading));
                reading.await();
                spin(random.nextInt(MAX_SPINS));
                Files.delete(file);
                reader.releaseDeleted(segment, 0);
                read.get();
            }
            assertEquals(List.of(), mapsOfDeletedFiles());
        }
    }

    private static void spin(final int times) {
        for (int i = 0; i < times; i++) {
            Thread.onSpinWait();
        }
    }

    private Void readUnlessMissing(
            final SegmentReader reader, final BlockLocation location, final CountDownLatch reading) throws IOException {
        reading.countDown();
        try {
            read(reader, location);
        } catch (final MissingSegmentException _) {
            // The file was deleted before the reader opened it.
        }
        return null;
    }

    /** Returns the maps of this process whose files in the directory are deleted. */
    private List<String> mapsOfDeletedFiles() throws IOException {
        final String prefix = directory.toRealPath().toString();
        return Files.readAllLines(Path.of("/proc/self/maps")).stream()
                .filter(line -> line.contains(prefix) && line.endsWith("(deleted)"))
                .toList();
    }

    private List<BlockLocation> append(final int count) throws IOException {
        final List<BlockLocation> locations = new ArrayList<>();
        try (DataLog log = new DataLog(directory, SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), 0)) {
            for (int i = 0; i < count; i++) {
                locations.add(log.append(7, 1, i, payload, 0, LENGTH));
            }
        }
        return locations;
    }

    private void damage(final BlockLocation location) throws IOException {
        final Path file = SegmentFiles.path(directory, location.segment());
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1}), location.offset() + 100);
        }
    }

    /** Cuts a segment to a length. */
    private void cut(final long length, final int segment) throws IOException {
        try (FileChannel channel = FileChannel.open(SegmentFiles.path(directory, segment), StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }

    private void read(final SegmentReader reader, final BlockLocation location) throws IOException {
        read(reader, location, location.length());
    }

    private void read(final SegmentReader reader, final BlockLocation location, final int count) throws IOException {
        reader.read(location.segment(), location.offset(), LENGTH, location.checksum(), 0, destination, 0, count);
    }
}
