package io.github.galefs.hadoop.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.util.functional.RemoteIterators;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of directories where a file and a directory have one name, which object stores allow. */
@Timeout(20)
class DirectoryWindowsTest {
    private static final Path DIRECTORY = new Path("/d");
    private static final int NAMES = 50;

    private static DirectoryEntry entry(final String name, final boolean isDirectory) {
        return new DirectoryEntry(name, new FileStatus(1, isDirectory, 0644, 0, 0, 0, 0));
    }

    /** Each second name is also that of a directory, which comes first or last. */
    private static List<DirectoryEntry> entries() {
        final List<DirectoryEntry> entries = new ArrayList<>();
        for (int i = NAMES - 1; i >= 0; i--) {
            final String name = String.format("n%02d", i);
            if (i % 4 == 0) {
                entries.add(entry(name, true));
            }
            entries.add(entry(name, false));
            if (i % 4 == 2) {
                entries.add(entry(name, true));
            }
        }
        return entries;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 50, 1000})
    void shouldListTheFileOnceWhenADirectoryHasItsName(final int windowLength) throws FileServiceException {
        final DirectoryWindows windows = new DirectoryWindows(new Patience("place", Duration.ZERO), windowLength);
        final List<String> names = IntStream.range(0, NAMES)
                .mapToObj(i -> String.format("n%02d", i))
                .toList();
        for (final int limit : new int[] {1, 7, 50, 100}) {
            final List<String> listed = new ArrayList<>();
            String after = "";
            List<DirectoryEntry> page;
            do {
                page = windows.page(DIRECTORY, "\"d\"", after, limit, DirectoryWindowsTest::scan);
                page.forEach(entry -> assertEquals(false, entry.status().directory(), entry.name()));
                page.forEach(entry -> listed.add(entry.name()));
                after = listed.getLast();
            } while (page.size() == limit && listed.size() < NAMES);
            assertEquals(names, listed);
        }
    }

    @Test
    void shouldListADirectoryThatHasItsNameAlone() throws FileServiceException {
        final DirectoryWindows windows = new DirectoryWindows(new Patience("place", Duration.ZERO));
        final List<DirectoryEntry> only = List.of(entry("d", true));
        assertEquals(
                only, windows.page(DIRECTORY, "\"d\"", "", 10, () -> RemoteIterators.remoteIteratorFromIterable(only)));
    }

    private static org.apache.hadoop.fs.RemoteIterator<DirectoryEntry> scan() {
        final Iterator<DirectoryEntry> all = entries().iterator();
        return RemoteIterators.remoteIteratorFromIterator(all);
    }
}
