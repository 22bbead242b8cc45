package io.github.galefs.store.log;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.crash.UnforcedDisk;
import io.github.galefs.store.disk.ForceFailedException;
import io.github.galefs.store.disk.ForcedFile;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

    /** Forces that end as a test says, once. */
    private static final class FailingDisk extends UnforcedDisk {
        private IOException next;

        @Override
        public void force(final Path file) throws IOException {
            final IOException failure = next;
            next = null;
            if (failure != null) {
                throw failure;
            }
        }
    }

    @Test
    void shouldFailEveryForceAfterTheSystemHasRefusedOne() throws IOException {
        final FailingDisk disk = new FailingDisk();
        try (DataLog log = open(disk)) {
            log.append(7, 1, 0, payload, 0, LENGTH);
            disk.next = new ForceFailedException("the disk is broken", null);
            assertRefused(PosixError.EIO, log.segments()::force);
            assertRefused(PosixError.EIO, log.segments()::force);
        }
    }

    @Test
    void shouldForceAgainAfterAFileCouldNotBeOpened() throws IOException {
        final FailingDisk disk = new FailingDisk();
        try (DataLog log = open(disk)) {
            log.append(7, 1, 0, payload, 0, LENGTH);
            disk.next = new FileSystemException("segment", null, "Too many open files");
            assertRefused(PosixError.EMFILE, log.segments()::force);
            log.segments().force();
        }
    }

    @Test
    void shouldForceASegmentThatIsWrittenWithoutOpeningItAgain() throws IOException {
        try (DataLog log = open()) {
            final BlockLocation location = log.append(7, 1, 0, payload, 0, LENGTH);
            final Path file = SegmentFiles.path(directory, location.segment());
            final Path moved = Files.move(file, directory.resolve("moved"));
            log.segments().force();
            Files.move(moved, file);
        }
    }

    @Test
    void shouldKeepABoundedNumberOfSegmentsOpen() throws IOException {
        final Set<Path> open = new HashSet<>();
        final StoreDisk disk = new UnforcedDisk() {
            @Override
            public ForcedFile open(final Path file) {
                final ForcedFile opened = super.open(file);
                open.add(file);
                return new ForcedFile() {
                    @Override
                    public void force() throws IOException {
                        opened.force();
                    }

                    @Override
                    public void close() {
                        open.remove(file);
                    }
                };
            }
        };
        try (DataLog log = open(disk)) {
            for (int segment = 0; segment < 2 * WrittenSegments.MAX_UNFORCED; segment++) {
                log.segments().leaveSegment();
                log.append(7, 1, 0, payload, 0, LENGTH);
                assertTrue(open.size() <= WrittenSegments.MAX_UNFORCED + 1, open.size() + " segments are open");
            }
            log.segments().force();
            log.segments().takeDirtySegments();
            assertEquals(1, open.size(), "only the segment that is written stays open");
        }
        assertEquals(Set.of(), open);
    }

    private DataLog open() throws IOException {
        return open(StoreDisk.system());
    }

    private DataLog open(final StoreDisk disk) throws IOException {
        return new DataLog(directory, SEGMENT_SIZE, usable::get, disk, 0);
    }
}
