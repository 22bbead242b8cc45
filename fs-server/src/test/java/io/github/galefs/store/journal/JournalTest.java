package io.github.galefs.store.journal;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.PosixError;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.MetaLogReader;
import io.github.galefs.store.log.SpaceBudget;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class JournalTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;

    @TempDir
    private Path directory;

    private Error failure;

    private long usable = Long.MAX_VALUE;

    @Test
    void shouldRefuseEveryRecordWhenAnErrorHasEndedAnAppend() throws IOException {
        try (Journal journal = newJournal()) {
            journal.appendAttributes(10, 0, 0, 0);
            journal.segments().leaveSegment();
            failure = new OutOfMemoryError("for the test");
            assertThrows(OutOfMemoryError.class, () -> journal.appendAttributes(11, 0, 0, 0));
            failure = null;
            assertRefused(PosixError.EIO, () -> journal.appendAttributes(12, 0, 0, 0));
            assertRefused(PosixError.EIO, () -> journal.appendCommit(1, 0, 0));
        }
        assertEquals(List.of(1L), numbers());
    }

    @Test
    void shouldRefuseARecordWhenItsNameIsTooLong() throws IOException {
        final String longest = "x".repeat(NameRecordFlyweight.MAX_NAME_LENGTH);
        try (Journal journal = newJournal()) {
            journal.appendCreation(MetaRecordType.CREATE_FILE, 10, 0, FileTree.ROOT_ID, longest);
            assertThrows(
                    IllegalArgumentException.class,
                    () -> journal.appendCreation(MetaRecordType.CREATE_FILE, 11, 0, FileTree.ROOT_ID, longest + "x"));
            assertThrows(IllegalArgumentException.class, () -> journal.appendSnapshot(1, longest + "x", 0));
            journal.appendAttributes(10, 0, 0, 0);
        }
        assertEquals(List.of(1L, 2L), numbers());
    }

    @Test
    void shouldRefuseARecordWhenTheBufferHasAnotherOne() throws IOException {
        try (Journal journal = newJournal()) {
            final AttributeRecordFlyweight record = new AttributeRecordFlyweight().wrap(journal.buffer());
            final int length = record.put(10, 0, 0, 0);
            assertThrows(IllegalStateException.class, () -> journal.append(length - 1, SpaceBudget.ORDINARY));
            record.put(10, 0, 0, 0);
            journal.append(length, SpaceBudget.ORDINARY);
            assertThrows(IllegalStateException.class, () -> journal.append(length, SpaceBudget.ORDINARY));
            MetaRecordDescriptor.putSequence(journal.buffer(), 7);
            record.put(10, 0, 0, 0);
            assertThrows(IllegalStateException.class, () -> journal.append(length, SpaceBudget.ORDINARY));
            journal.appendAttributes(11, 0, 0, 0);
        }
        assertEquals(List.of(1L, 2L), numbers());
    }

    /** Behind the void records, the next one would be the second with its number in that segment. */
    @Test
    void shouldNotReturnToTheSegmentOfAVoidCheckpointWhenTheNextOneCannotBegin() throws IOException {
        try (Journal journal = newJournal()) {
            journal.appendAttributes(10, 0, 0, 0);
            journal.beginCheckpoint(10, 1, 0);
            journal.voidAfter(1);
            assertNoCheckpointBegins(journal, 1);
            assertRefused(PosixError.ENOSPC, () -> journal.appendCommit(1, 0, 0));
            usable = Long.MAX_VALUE;
            journal.appendCommit(1, 0, 0);
            assertEquals(3, journal.segments().segment());
        }
        assertEquals(List.of(1L, 2L, 2L), numbers());
    }

    @Test
    void shouldReturnToTheSegmentThatWasLeftWhenACheckpointCannotBegin() throws IOException {
        try (Journal journal = newJournal()) {
            journal.appendAttributes(10, 0, 0, 0);
            assertNoCheckpointBegins(journal, 1);
            assertNoCheckpointBegins(journal, 1);
            journal.appendAttributes(11, 0, 0, 0);
            assertEquals(1, journal.segments().segment());
        }
        assertEquals(List.of(1L, 2L), numbers());
    }

    @Test
    void shouldBeginTheFirstSegmentWhenACheckpointCouldNot() throws IOException {
        try (Journal journal = newJournal()) {
            assertNoCheckpointBegins(journal, 0);
            usable = Long.MAX_VALUE;
            journal.appendAttributes(10, 0, 0, 0);
            assertEquals(1, journal.segments().segment());
        }
        assertEquals(List.of(1L), numbers());
    }

    private void assertNoCheckpointBegins(final Journal journal, final long lastSequence) {
        usable = 0;
        assertRefused(PosixError.ENOSPC, () -> journal.beginCheckpoint(10, 1, 0));
        journal.voidAfter(lastSequence);
    }

    private Journal newJournal() throws IOException {
        final MetaLog log = new MetaLog(
                directory,
                SEGMENT_SIZE,
                () -> {
                    if (failure != null) {
                        throw failure;
                    }
                    return usable;
                },
                StoreDisk.system(),
                0);
        return new Journal(log, new ReplayResult(new FileTree(0), 0, 0, 0, 0, 0, 1, 0, List.of(), 0, List.of()));
    }

    private List<Long> numbers() throws IOException {
        final List<Long> numbers = new ArrayList<>();
        MetaLogReader.replay(
                directory, (record, length) -> numbers.add(MetaRecordDescriptor.sequence(new UnsafeBuffer(record))));
        return numbers;
    }
}
