package io.github.galefs.store.log;

import static io.github.galefs.store.log.SegmentImage.END_MARK;
import static io.github.galefs.store.log.SegmentImage.METADATA;
import static io.github.galefs.store.log.SegmentImage.NOT_COMPLETE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(10)
class SegmentWalkTest {
    @TempDir
    private Path directory;

    private SegmentImage image;

    @BeforeEach
    void createImage() throws IOException {
        image = new SegmentImage(directory);
    }

    @Test
    void shouldReturnRecordsAndSkipTables() throws IOException {
        final int first = image.record(100);
        image.zeros(METADATA | 40, 40);
        final int second = image.record(33);
        image.zeros(END_MARK, 0);
        assertEquals(List.of(first + "+100", second + "+33"), walk(image.write()));
    }

    @Test
    void shouldEndAtAHeaderOfZero() throws IOException {
        final int first = image.record(100);
        image.zeros(0, 0);
        image.record(100);
        assertEquals(List.of(first + "+100"), walk(image.write()));
    }

    @Test
    void shouldEndAtAnIncompleteDocument() throws IOException {
        final int first = image.record(100);
        image.record(NOT_COMPLETE | 100, 100);
        image.record(100);
        assertEquals(List.of(first + "+100"), walk(image.write()));
    }

    @Test
    void shouldEndAtARecordThatTheFileDoesNotHaveAsAWhole() throws IOException {
        final int first = image.record(100);
        final int second = image.record(100);
        assertEquals(List.of(first + "+100"), walk(image.write(second + 99)));
        assertEquals(List.of(first + "+100", second + "+100"), walk(image.write(second + 100)));
    }

    @Test
    void shouldFindNothingInAFileThatEndsWithinTheSegmentHeader() throws IOException {
        assertEquals(List.of(), walk(image.write(0)));
        assertEquals(List.of(), walk(image.write(SegmentHeader.LENGTH)));
    }

    /** A walk that has ended sees what a writer appends later, as far as the file was mapped. */
    @Test
    void shouldContinueWhenARecordIsAppended() throws IOException {
        final int first = image.record(100);
        final Path file = image.write();
        try (SegmentWalk walk = SegmentWalk.open(file)) {
            assertTrue(walk.next());
            assertEquals(first, walk.position());
            assertFalse(walk.next());
            final int second = image.record(8);
            image.write();
            assertTrue(walk.next());
            assertEquals(second, walk.position());
            assertEquals(8, walk.length());
        }
    }

    private static List<String> walk(final Path file) throws IOException {
        final List<String> records = new ArrayList<>();
        try (SegmentWalk walk = SegmentWalk.open(file)) {
            while (walk.next()) {
                records.add(walk.position() + "+" + walk.length());
            }
            assertFalse(walk.next());
        }
        return records;
    }
}
