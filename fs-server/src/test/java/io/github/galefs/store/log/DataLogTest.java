package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class DataLogTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final int LENGTH = 128 * 1024;

    @TempDir
    private Path directory;

    private final MemorySegment payload = Arena.ofAuto().allocate(LENGTH).fill((byte) 0x7F);
    private final AtomicLong usable = new AtomicLong(Long.MAX_VALUE);

    @Test
    void shouldAlignPayloadsAndStayWithinTheSegment() throws IOException {
        try (DataLog log = open()) {
            for (int i = 0; i < 50; i++) {
                final BlockLocation location = log.append(7, 1, i, payload, 0, LENGTH - i);
                assertEquals(0, location.offset() % BlockLocation.ALIGNMENT);
                assertEquals(LENGTH - i, location.length());
                assertTrue(location.offset() + location.length() <= SEGMENT_SIZE, location::toString);
            }
        }
    }

    @Test
    void shouldBeginANewSegmentWithEachOpening() throws IOException {
        for (int i = 1; i <= 3; i++) {
            try (DataLog log = open()) {
                assertEquals(i, log.append(7, 1, 0, payload, 0, LENGTH).segment());
            }
        }
        assertEquals("[1, 2, 3]", Arrays.toString(SegmentFiles.list(directory)));
    }

    @Test
    void shouldCreateNoSegmentBeforeTheFirstAppend() throws IOException {
        open().close();
        assertEquals(0, SegmentFiles.list(directory).length);
    }

    @Test
    void shouldReturnTheChecksumOfTheWrittenBytesWhenTheSourceChangesConcurrently() throws Exception {
        final AtomicBoolean done = new AtomicBoolean();
        final Thread changer = Thread.ofPlatform().start(() -> {
            for (byte value = 0; !done.get(); value++) {
                payload.fill(value);
            }
        });
        final List<BlockLocation> locations = new ArrayList<>();
        try (DataLog log = open()) {
            for (int i = 0; i < 200; i++) {
                locations.add(log.append(7, 1, i, payload, 0, LENGTH));
            }
        } finally {
            done.set(true);
            changer.join();
        }
        final MemorySegment found = MemorySegment.ofArray(new byte[LENGTH]);
        try (SegmentReader reader = SegmentReader.checkingEveryRead(directory)) {
            for (final BlockLocation at : locations) {
                reader.read(at.segment(), at.offset(), LENGTH, at.checksum(), 0, found, 0, LENGTH);
            }
        }
    }

    @Test
    void shouldRefuseANewSegmentWhileTheDiskIsFull() throws IOException {
        try (DataLog log = open()) {
            final int first = log.append(7, 1, 0, payload, 0, LENGTH).segment();
            usable.set(1000);
            final FileServiceException refusal = assertThrows(FileServiceException.class, () -> {
                for (int i = 0; i < 10; i++) {
                    assertEquals(first, log.append(7, 1, 0, payload, 0, LENGTH).segment());
                }
            });
            assertEquals(PosixError.ENOSPC, refusal.error());
            assertTrue(refusal.getMessage().contains("the disk has 1000"), refusal.getMessage());

            usable.set(Long.MAX_VALUE);
            assertEquals(first + 1, log.append(7, 1, 0, payload, 0, LENGTH).segment());
        }
    }

    @Test
    void shouldFailEveryForceAfterOneHasFailed() throws IOException {
        try (DataLog log = open()) {
            final BlockLocation location = log.append(7, 1, 0, payload, 0, LENGTH);
            final Path file = SegmentFiles.path(directory, location.segment());
            final Path moved = Files.move(file, directory.resolve("moved"));
            assertEquals(
                    PosixError.EIO,
                    assertThrows(FileServiceException.class, log.segments()::force)
                            .error());
            Files.move(moved, file);
            assertEquals(
                    PosixError.EIO,
                    assertThrows(FileServiceException.class, log.segments()::force)
                            .error());
        }
    }

    private DataLog open() throws IOException {
        return new DataLog(directory, SEGMENT_SIZE, usable::get, StoreDisk.system(), 0);
    }
}
