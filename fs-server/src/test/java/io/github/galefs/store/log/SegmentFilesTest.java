package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SegmentFilesTest {
    @TempDir
    private Path directory;

    @Test
    void shouldNameASegmentAfterASecondOf1970() {
        assertEquals(directory.resolve("19700101-000001S.cq4"), SegmentFiles.path(directory, 1));
        assertEquals(directory.resolve("19700102-000000S.cq4"), SegmentFiles.path(directory, 86_400));
        assertEquals(directory.resolve("20380119-031407S.cq4"), SegmentFiles.path(directory, Integer.MAX_VALUE));
    }

    @Test
    void shouldListSegmentsInAscendingOrder() throws IOException {
        final int[] segments = {1, 9, 10, 86_400, Integer.MAX_VALUE};
        for (int i = segments.length - 1; i >= 0; i--) {
            Files.createFile(SegmentFiles.path(directory, segments[i]));
        }
        Files.createFile(directory.resolve("other"));
        assertArrayEquals(segments, SegmentFiles.list(directory));
    }

    @Test
    void shouldRefuseAQueueFileThatIsNotASegment() throws IOException {
        Files.createFile(directory.resolve("20240101F.cq4"));
        final IOException refusal = assertThrows(IOException.class, () -> SegmentFiles.list(directory));
        assertTrue(refusal.getMessage().contains("move it out of the store"), refusal.getMessage());
    }
}
