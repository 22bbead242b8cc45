package io.github.galefs.store.log;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.PosixError;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class MetaLogTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final FreeSpace UNLIMITED = () -> Long.MAX_VALUE;

    @TempDir
    private Path directory;

    @Test
    void shouldReplayNothingWhenNothingWasAppended() throws IOException {
        new MetaLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0).close();
        assertEquals(List.of(), replay());
    }

    @Test
    void shouldReplayRecordsOfAllSegmentsInOrder() throws IOException {
        final int perOpening = 3000;
        for (int opening = 0; opening < 3; opening++) {
            try (MetaLog log = new MetaLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
                append(log, opening * perOpening, perOpening);
            }
        }
        assertEquals(IntStream.range(0, 3 * perOpening).boxed().toList(), replay());
    }

    @Test
    void shouldReplayWhileAWriterAppends() throws IOException {
        try (MetaLog log = new MetaLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
            append(log, 0, 5000);
            assertEquals(5000, replay().size());
            append(log, 5000, 5000);
            assertEquals(10_000, replay().size());
        }
    }

    @Test
    void shouldSkipARecordThatWasNeverCompleted() throws IOException {
        try (MetaLog log = new MetaLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
            append(log, 0, 3);
        }
        try (SegmentLog died = new SegmentLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
            final OpenRecord unfinished = died.beginRecord(500, SpaceBudget.ORDINARY);
            unfinished.take(500);

            // The locks of the log that died have the id of this process, so Chronicle takes them for locks in use.
            assertEquals(List.of(0, 1, 2), replay());
            try (MetaLog log = new MetaLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
                append(log, 3, 2);
            }
            assertEquals(List.of(0, 1, 2, 3, 4), replay());
        }
    }

    @Test
    void shouldEndTheReplayWithTheExceptionOfTheHandler() throws IOException {
        try (MetaLog log = new MetaLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
            append(log, 0, 2);
        }
        final IOException thrown = assertThrows(
                IOException.class,
                () -> MetaLogReader.replay(directory, (record, length) -> {
                    throw new IOException("enough");
                }));
        assertEquals("enough", thrown.getMessage());
    }

    @Test
    void shouldRefuseARecordWhenItIsTooLong() throws IOException {
        try (MetaLog log = new MetaLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
            final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH + 1];
            assertThrows(IllegalArgumentException.class, () -> log.append(record, record.length, SpaceBudget.ORDINARY));
            append(log, 0, 1);
        }
        assertEquals(List.of(0), replay());
    }

    @Test
    void shouldBeginNoRecordWhenAnErrorEndedTheOneBefore() throws IOException {
        try (SegmentLog log = new SegmentLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
            log.beginRecord(500, SpaceBudget.ORDINARY).take(100);
            assertRefused(PosixError.EIO, () -> log.beginRecord(500, SpaceBudget.ORDINARY));
        }
        assertEquals(List.of(), replay());
    }

    @Test
    void shouldRemoveARecordWhenItCouldNotBeCompleted() throws IOException {
        try (SegmentLog log = new SegmentLog(directory, SEGMENT_SIZE, UNLIMITED, StoreDisk.system(), 0)) {
            final OpenRecord half = log.beginRecord(500, SpaceBudget.ORDINARY);
            half.take(100);
            log.closeRecord(half, false);
            final OpenRecord next = log.beginRecord(500, SpaceBudget.ORDINARY);
            next.take(2).set(ValueLayout.JAVA_BYTE, 0, (byte) 7);
            log.closeRecord(next, true);
        }
        assertEquals(List.of(7), replay());
    }

    /** Appends records of 500 bytes, each of which begins with its number. */
    private static void append(final MetaLog log, final int first, final int count) throws IOException {
        final byte[] record = new byte[500];
        for (int i = first; i < first + count; i++) {
            record[0] = (byte) i;
            record[1] = (byte) (i >> 8);
            log.append(record, record.length, SpaceBudget.ORDINARY);
        }
    }

    private List<Integer> replay() throws IOException {
        final List<Integer> numbers = new ArrayList<>();
        MetaLogReader.replay(
                directory,
                (record, length) -> numbers.add(Byte.toUnsignedInt(record[0]) | Byte.toUnsignedInt(record[1]) << 8));
        return numbers;
    }
}
