package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class DataRecordsTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final int LENGTH = 100;
    private static final int RECORDS = 3;

    @TempDir
    private Path directory;

    private final List<Long> blocks = new ArrayList<>();
    private final List<String> damages = new ArrayList<>();
    private final BlockLocation[] locations = new BlockLocation[RECORDS];

    @BeforeEach
    void appendRecords() throws IOException {
        try (DataLog log = new DataLog(directory, SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), 0)) {
            for (int i = 0; i < RECORDS; i++) {
                locations[i] = log.append(7, 1, i, MemorySegment.ofArray(new byte[LENGTH]), 0, LENGTH);
            }
        }
    }

    @Test
    void shouldVisitAllRecordsOfAnIntactSegment() throws IOException {
        scan();
        assertEquals(List.of(0L, 1L, 2L), blocks);
        assertEquals(List.of(), damages);
    }

    /** Chronicle stores the header of a document last: until then it is 0. */
    @Test
    void shouldSkipTheLastRecordWhenItsHeaderWasNotWritten() throws IOException {
        clearHeaderAfter(locations[1]);
        scan();
        assertEquals(List.of(0L, 1L), blocks);
        assertEquals(List.of(), damages);
    }

    @Test
    void shouldReportARecordWithoutAHeaderWhenRecordsFollow() throws IOException {
        clearHeaderAfter(locations[0]);
        scan();
        assertEquals(List.of(0L, 1L, 2L), blocks);
        final long end = locations[0].offset() + LENGTH;
        assertEquals(List.of(end + ", 4: its header 0 marks it as incomplete, but records follow"), damages);
    }

    private void clearHeaderAfter(final BlockLocation location) throws IOException {
        final Path file = SegmentFiles.path(directory, location.segment());
        final byte[] bytes = Files.readAllBytes(file);
        final int header = (int) location.offset() + location.length();
        for (int i = 0; i < Integer.BYTES; i++) {
            bytes[header + i] = 0;
        }
        Files.write(file, bytes);
    }

    private void scan() throws IOException {
        DataRecords.scan(directory, locations[0].segment(), new DataRecords.Visitor() {
            @Override
            public void onRecord(final int segment, final DataRecord record) {
                blocks.add(record.block());
            }

            @Override
            public void onDamage(final long position, final long length, final String what) {
                damages.add(position + ", " + length + ": " + what);
            }
        });
    }
}
