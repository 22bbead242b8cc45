package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.FileSystemType;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Appends by system calls, as on a file system that writes each change to a new block. */
@Timeout(30)
class CallAppenderTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;

    @TempDir
    private Path directory;

    @Test
    void shouldWriteTheHeaderThatChronicleWrites() throws IOException {
        final MemorySegment written = MemorySegment.ofArray(new byte[SegmentHeader.LENGTH]);
        SegmentHeader.write(written);
        assertNull(SegmentHeader.defect(written));
    }

    @Test
    void shouldWriteFilesAsLongAsThoseOfChronicle() throws IOException {
        final Path byCalls = Files.createDirectory(directory.resolve("calls"));
        final Path mapped = Files.createDirectory(directory.resolve("mapped"));
        try (MetaLog log = open(byCalls, FileSystemType.OTHER);
                MetaLog chronicle = open(mapped, FileSystemType.EXT)) {
            append(log, 0, 1);
            append(chronicle, 0, 1);
        }
        assertEquals(Files.size(SegmentFiles.path(mapped, 1)), Files.size(SegmentFiles.path(byCalls, 1)));
    }

    @Test
    void shouldReplayRecordsOfManySegmentsAndOpenings() throws IOException {
        for (int opening = 0; opening < 3; opening++) {
            try (MetaLog log = open(directory, FileSystemType.OTHER)) {
                append(log, opening * 5000, 5000);
            }
        }
        assertEquals(IntStream.range(0, 15_000).boxed().toList(), replay());
        assertEquals(List.of(), damages());
    }

    @Test
    void shouldReplayWhileRecordsAreAppended() throws IOException {
        try (MetaLog log = open(directory, FileSystemType.OTHER)) {
            append(log, 0, 10);
            assertEquals(10, replay().size());
            append(log, 10, 10);
            assertEquals(20, replay().size());
            assertTrue(MetaLogReader.tellsOfRecords(directory, 1));
        }
    }

    /** A longer record that failed must leave nothing behind a shorter one that is taken for a record. */
    @Test
    void shouldOverwriteARecordThatWasNotCompleted() throws IOException {
        try (SegmentLog log = segments(directory, FileSystemType.OTHER)) {
            final OpenRecord failed = log.beginRecord(500, SpaceBudget.ORDINARY);
            failed.take(500).fill((byte) 77);
            log.closeRecord(failed, false);
            for (int i = 1; i <= 2; i++) {
                final OpenRecord next = log.beginRecord(500, SpaceBudget.ORDINARY);
                next.take(2).set(ValueLayout.JAVA_BYTE, 0, (byte) i);
                log.closeRecord(next, true);
            }
        }
        assertEquals(List.of(1, 2), replay());
    }

    @Test
    void shouldKeepThePayloadsOfADataLog() throws IOException {
        final List<BlockLocation> locations = new ArrayList<>();
        try (DataLog log = new DataLog(segments(directory, FileSystemType.OTHER));
                Arena arena = Arena.ofConfined()) {
            final MemorySegment payload = arena.allocate(100_000);
            for (int i = 0; i < 30; i++) {
                payload.fill((byte) i);
                locations.add(log.append(1, i, i, payload, 0, 100_000 - i));
            }
        }
        final List<BlockLocation> found = new ArrayList<>();
        for (final int segment : SegmentFiles.list(directory)) {
            DataRecords.scan(directory, segment, new DataRecords.Visitor() {
                @Override
                public void onRecord(final int number, final DataRecord record) {
                    found.add(new BlockLocation(number, record.offset(), record.length(), record.checksum()));
                }

                @Override
                public void onDamage(final long position, final long length, final String what) {
                    throw new AssertionError(what + " at " + position);
                }
            });
        }
        assertEquals(locations, found);
    }

    @Test
    void shouldThrowEnospcWhenAWriteFindsTheDiskFull() throws IOException {
        try (SegmentFile full = SegmentFile.open(Path.of("/dev/full"));
                Arena arena = Arena.ofConfined()) {
            final FileServiceException thrown =
                    assertThrows(FileServiceException.class, () -> full.write(arena.allocate(10), 0));
            assertEquals(PosixError.ENOSPC, thrown.error());
        }
    }

    private static boolean isRecord(final MemorySegment bytes, final long position) {
        return position + 501 <= bytes.byteSize() && bytes.get(ValueLayout.JAVA_BYTE, position + 500) == 42;
    }

    private static MetaLog open(final Path directory, final FileSystemType type) throws IOException {
        return new MetaLog(segments(directory, type));
    }

    private static SegmentLog segments(final Path directory, final FileSystemType type) throws IOException {
        return new SegmentLog(directory, SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), 0, type);
    }

    private static void append(final MetaLog log, final int first, final int count) throws IOException {
        final byte[] record = new byte[501];
        record[500] = 42;
        for (int i = first; i < first + count; i++) {
            record[0] = (byte) i;
            record[1] = (byte) (i >> 8);
            log.append(record, record.length, SpaceBudget.ORDINARY);
        }
    }

    private List<Integer> replay() throws IOException {
        final List<Integer> numbers = new ArrayList<>();
        MetaLogReader.replay(
                directory, (record, length) -> numbers.add((record[0] & 0xFF) | ((record[1] & 0xFF) << 8)));
        return numbers;
    }

    private List<String> damages() throws IOException {
        final List<String> damages = new ArrayList<>();
        for (final int segment : SegmentFiles.list(directory)) {
            SegmentScanner.scan(
                    directory,
                    segment,
                    (bytes, position) -> isRecord(bytes, position) ? 501 : 0,
                    new SegmentScanner.Visitor() {
                        @Override
                        public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
                            return true;
                        }

                        @Override
                        public void onDamage(
                                final MemorySegment bytes, final long position, final long length, final String what) {
                            damages.add(what);
                        }
                    });
        }
        return damages;
    }
}
