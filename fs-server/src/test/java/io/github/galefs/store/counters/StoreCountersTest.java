package io.github.galefs.store.counters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(10)
class StoreCountersTest {
    @TempDir
    private Path directory;

    @Test
    void shouldShowValuesWhileTheyAreCounted() throws Exception {
        try (StoreCounters counters = StoreCounters.create(directory);
                CountersView view = CountersView.open(directory)) {
            counters.add(StoreCounter.READS, 1);
            counters.add(StoreCounter.BYTES_READ, 65_536);
            assertEquals(1, view.values().get("reads"));
            counters.add(StoreCounter.READS, 2);
            assertEquals(3, view.values().get("reads"));
            assertEquals(65_536, view.values().get("bytes read"));
            assertEquals(0, view.values().get("writes"));
            assertEquals(
                    Arrays.stream(StoreCounter.values())
                            .map(StoreCounter::label)
                            .toList(),
                    List.copyOf(view.values().keySet()));
            assertEquals(ProcessHandle.current().pid(), view.process());
            assertTrue(view.live());
        }
    }

    @Test
    void shouldStartAtZeroWhenThePreviousOwnerDied() throws Exception {
        StoreCounters.create(directory).add(StoreCounter.SYNCS, 5);
        try (StoreCounters _ = StoreCounters.create(directory);
                CountersView view = CountersView.open(directory)) {
            assertEquals(0, view.values().get("syncs"));
        }
    }

    @Test
    void shouldRefuseAViewWhenTheCountersAreClosed() {
        StoreCounters.create(directory).close();
        assertRefused(PosixError.ENOENT);
    }

    @Test
    void shouldIgnoreWhatIsCountedAfterAClose() {
        final StoreCounters counters = StoreCounters.create(directory);
        counters.close();
        counters.add(StoreCounter.READS, 1);
        counters.close();
        assertRefused(PosixError.ENOENT);
    }

    /** Counting must not need a block of a disk that other programs have filled. */
    @Test
    void shouldCountInMemoryWhereTheDiskIsNotWrittenInPlace() throws Exception {
        final Path link = directory.resolve("counters");
        try (StoreCounters counters = StoreCounters.create(directory, () -> false);
                CountersView view = CountersView.open(directory)) {
            counters.add(StoreCounter.READS, 7);
            assertEquals(7, view.values().get("reads"));
            assertTrue(Files.isSymbolicLink(link));
        }
        assertTrue(Files.notExists(link, LinkOption.NOFOLLOW_LINKS));
    }

    @Test
    void shouldIgnoreALinkThatADeadProcessHasLeft() throws Exception {
        Files.createSymbolicLink(directory.resolve("counters"), Path.of("/proc/self/fd/0"));
        assertRefused(PosixError.ENOENT);
        try (StoreCounters _ = StoreCounters.create(directory, () -> false);
                CountersView view = CountersView.open(directory)) {
            assertEquals(0, view.values().get("reads"));
        }
    }

    @Test
    void shouldCountWithoutAFileWhenItCannotBeCreated() throws Exception {
        final Path missing = directory.resolve("missing");
        try (StoreCounters counters = StoreCounters.create(missing)) {
            counters.add(StoreCounter.READS, 1);
        }
        assertTrue(Files.notExists(missing));
    }

    @Test
    void shouldRefuseAFileOfAnotherLayout() throws Exception {
        Files.write(directory.resolve("counters"), new byte[CountersFileDescriptor.FILE_LENGTH]);
        assertRefused(PosixError.EINVAL);
        Files.write(directory.resolve("counters"), new byte[100]);
        assertRefused(PosixError.EINVAL);
    }

    private void assertRefused(final PosixError error) {
        assertEquals(
                error,
                assertThrows(FileServiceException.class, () -> CountersView.open(directory))
                        .error());
    }
}
