package io.github.galefs.store.directory;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of the lock file, by which an opening recognises that the last writer died or that records are missing. */
class StoreLockFileTest {
    private static final String OWN_PID = ProcessHandle.current().pid() + "\n";
    private static final String OTHER_PID = "123456789\n";

    @TempDir
    private Path directory;

    @Test
    void shouldHoldTheOwnersProcessNumberWhileLocked() throws IOException {
        try (StoreLockFile lock = StoreLockFile.acquire(directory)) {
            assertEquals(OWN_PID, text());
            assertFalse(lock.previousOwnerDied());
            assertEquals(0, lock.lastRecord());
        }
    }

    @Test
    void shouldHoldOnlyTheProcessNumberWhenALongerTextWasThere() throws IOException {
        write("closed after record 1234567890123456789\n");
        try (StoreLockFile _ = StoreLockFile.acquire(directory)) {
            assertEquals(OWN_PID, text());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 42, Long.MAX_VALUE})
    void shouldHoldTheLastRecordWhenClosedInOrder(final long lastRecord) throws IOException {
        StoreLockFile.acquire(directory).closeInOrder(lastRecord);

        assertEquals("closed after record " + lastRecord + "\n", text());
        assertEquals(lastRecord, StoreLockFile.lastRecord(directory));
        try (StoreLockFile lock = StoreLockFile.acquire(directory)) {
            assertEquals(lastRecord, lock.lastRecord());
            assertFalse(lock.previousOwnerDied());
        }
    }

    @Test
    void shouldReportThatThePreviousOwnerDiedWhenClosedUnfinished() throws IOException {
        StoreLockFile.acquire(directory).closeUnfinished();

        assertEquals(OWN_PID, text());
        try (StoreLockFile lock = StoreLockFile.acquire(directory)) {
            assertTrue(lock.previousOwnerDied());
            assertEquals(0, lock.lastRecord());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"closed after record 42\n", OTHER_PID, ""})
    void shouldRestoreTheTextWhenClosedWithoutAChange(final String before) throws IOException {
        write(before);
        StoreLockFile.acquire(directory).close();

        assertEquals(before, text());
    }

    @Test
    void shouldHoldTheNewLastRecordWhenTheMetaLogWasRebuilt() throws IOException {
        write("closed after record 42\n");
        try (StoreLockFile lock = StoreLockFile.acquire(directory)) {
            lock.replaceLastRecord(50);
        }
        assertEquals("closed after record 50\n", text());
    }

    /** The next opening must still notice the death, because it forces what that writer left unforced. */
    @Test
    void shouldStillReportADeadOwnerWhenTheMetaLogWasRebuilt() throws IOException {
        write(OTHER_PID);
        try (StoreLockFile lock = StoreLockFile.acquire(directory)) {
            lock.replaceLastRecord(50);
        }
        assertEquals(OTHER_PID, text());
    }

    @Test
    void shouldFailWithEbusyWhenThisProcessHoldsTheLock() throws IOException {
        try (StoreLockFile _ = StoreLockFile.acquire(directory)) {
            final FileServiceException refusal =
                    assertRefused(PosixError.EBUSY, () -> StoreLockFile.acquire(directory.resolve(".")));
            assertTrue(
                    refusal.getMessage()
                            .contains(Long.toString(ProcessHandle.current().pid())),
                    refusal.getMessage());
            assertEquals(OWN_PID, text());
        }
        StoreLockFile.acquire(directory).close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                OTHER_PID,
                "closed after record \n",
                "closed after record x\n",
                "closed after record 9223372036854775808\n"
            })
    void shouldReturnNoLastRecordWhenTheTextHasNone(final String text) throws IOException {
        write(text);

        assertEquals(0, StoreLockFile.lastRecord(directory));
    }

    @Test
    void shouldReturnNoLastRecordWhenThereIsNoFile() throws IOException {
        assertEquals(0, StoreLockFile.lastRecord(directory));
    }

    private String text() throws IOException {
        return Files.readString(directory.resolve("lock"));
    }

    private void write(final String text) throws IOException {
        Files.writeString(directory.resolve("lock"), text);
    }
}
