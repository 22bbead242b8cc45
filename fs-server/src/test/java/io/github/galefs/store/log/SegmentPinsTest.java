package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.MappedBlock;
import io.github.galefs.store.Maps;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Pins of a segment that its deletion, the end of its log and compaction concern. */
@Timeout(30)
class SegmentPinsTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final int LENGTH = 64 * 1024;
    private static final long DISK_BYTES = 12345;
    private static final int ROUNDS = 3000;
    private static final int MAX_SPINS = 4000;

    @TempDir
    private Path directory;

    private final AtomicLong pins = new AtomicLong();
    private final AtomicLong deletedBytes = new AtomicLong();
    private final PinAccount account = new PinAccount(100, Long.MAX_VALUE, pins::addAndGet, deletedBytes::addAndGet);
    private BlockLocation location;

    @BeforeEach
    void append() throws IOException {
        final MemorySegment payload = Arena.ofAuto().allocate(LENGTH).fill((byte) 0x7F);
        try (DataLog log = new DataLog(directory, SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), 0)) {
            location = log.append(7, 1, 0, payload, 0, LENGTH);
        }
    }

    /** A segment is copied between the two while space is short: a pin would make the copies vain. */
    @Test
    void shouldAddNoPinFromTheWithdrawalOnUntilPinsAreAdmitted() throws IOException {
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, account)) {
            assertFalse(reader.withdrawPins(location.segment()));
            assertNull(pin(reader));
            reader.admitPins();
            try (MappedBlock block = pin(reader)) {
                assertTrue(block.isCurrent());
                assertTrue(reader.withdrawPins(location.segment()));
                assertFalse(block.isCurrent());
            }
            assertFalse(reader.withdrawPins(location.segment()));
            assertNull(pin(reader));
        }
        assertEquals(0, pins.get());
    }

    @Test
    void shouldLeaveAPinAsItIsWhenPinsAreAdmittedBeforeItIsClosed() throws IOException {
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, account)) {
            final MappedBlock block = pin(reader);
            reader.withdrawPins(location.segment());
            reader.admitPins();
            assertFalse(block.isCurrent());
            assertNull(pin(reader));
            block.close();
            reader.admitPins();
            assertFalse(block.isCurrent());
            try (MappedBlock other = pin(reader)) {
                assertNotNull(other);
                assertFalse(block.isCurrent());
            }
        }
    }

    /** A reader that began before may have the map, and pin it after. */
    @Test
    void shouldAddNoPinToAMapThatIsDeletedOrClosed() {
        final SegmentPins deleted = new SegmentPins(account);
        deleted.onDeletion(DISK_BYTES);
        deleted.admit();
        assertFalse(deleted.tryAdd());
        final SegmentPins closed = new SegmentPins(account);
        closed.onClose();
        closed.admit();
        assertFalse(closed.tryAdd());
        assertEquals(0, pins.get());
        assertEquals(0, deletedBytes.get());
    }

    @Test
    void shouldPinNothingWhenTheReaderIsClosed() throws IOException {
        final SegmentReader reader = SegmentReader.checkingFirstRead(directory, account);
        reader.close();
        assertNull(pin(reader));
        reader.admitPins();
        assertNull(pin(reader));
        assertEquals(0, pins.get());
    }

    @Test
    void shouldCountTheSpaceOfADeletedSegmentUntilItsLastPinIsClosed() throws IOException {
        try (SegmentReader reader = SegmentReader.checkingFirstRead(directory, account)) {
            final MappedBlock first = pin(reader);
            final MappedBlock second = pin(reader);
            Files.delete(SegmentFiles.path(directory, location.segment()));
            reader.releaseDeleted(location.segment(), DISK_BYTES);
            assertEquals(DISK_BYTES, deletedBytes.get());
            first.close();
            assertEquals(DISK_BYTES, deletedBytes.get());
            second.close();
            second.close();
            assertEquals(0, deletedBytes.get());
            assertEquals(0, pins.get());
            assertThrows(MissingSegmentException.class, () -> pin(reader));
        }
    }

    /** A thread that found the reader open may map, and pin, when it is closed already. */
    @EnabledOnOs(OS.LINUX)
    @Test
    void shouldLeakNoMapAndKeepNoPinCurrentWhenTheReaderIsClosedBesideACall() throws Exception {
        final SplittableRandom random = new SplittableRandom(1);
        try (ExecutorService users = Executors.newSingleThreadExecutor()) {
            for (int i = 0; i < ROUNDS; i++) {
                final SegmentReader reader = SegmentReader.checkingFirstRead(directory, account);
                final CountDownLatch begun = new CountDownLatch(1);
                final Future<MappedBlock> pinned = users.submit(() -> {
                    begun.countDown();
                    return pin(reader);
                });
                begun.await();
                spin(random.nextInt(MAX_SPINS));
                reader.close();
                final MappedBlock block = orNone(pinned);
                if (block != null) {
                    assertFalse(block.isCurrent());
                    block.close();
                }
            }
        }
        assertEquals(0, pins.get());
        assertEquals(List.of(), Maps.in(directory));
    }

    /** Returns the pin; null if the call has found the reader closed. */
    private static MappedBlock orNone(final Future<MappedBlock> pinned) throws Exception {
        try {
            return pinned.get();
        } catch (final ExecutionException e) {
            assertInstanceOf(MissingSegmentException.class, e.getCause());
            return null;
        }
    }

    private static void spin(final int times) {
        for (int i = 0; i < times; i++) {
            Thread.onSpinWait();
        }
    }

    private MappedBlock pin(final SegmentReader reader) throws IOException {
        return reader.pin(location.segment(), location.offset(), LENGTH, location.checksum(), 0, LENGTH);
    }
}
