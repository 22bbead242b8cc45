package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class LostFilesTest {
    private static final long FILE = 7;
    private static final long OTHER = 8;

    private final LostFiles files = new LostFiles();

    @Test
    void shouldForgetALossWhenAHandleThatWasOpenedSinceHasReportedIt() {
        files.add(Set.of(FILE));
        final long loss = files.lossOf(FILE);
        assertNotEquals(LostFiles.NONE, loss);
        assertEquals(LostFiles.NONE, files.lossOf(OTHER));
        files.onReported(FILE, LostFiles.NONE);
        assertEquals(loss, files.lossOf(FILE));
        files.onReported(FILE, loss);
        assertEquals(LostFiles.NONE, files.lossOf(FILE));
    }

    @Test
    void shouldKeepALossThatIsNotedBeforeTheOneBeforeItIsReported() {
        files.add(Set.of(FILE));
        final long first = files.lossOf(FILE);
        files.add(Set.of(FILE));
        files.onReported(FILE, first);
        assertNotEquals(LostFiles.NONE, files.lossOf(FILE));
    }

    @Test
    void shouldCountEveryFileAsLostWhenThereAreTooMany() {
        files.add(LongStream.rangeClosed(FILE + 2, FILE + 1 + LostFiles.MAX_FILES)
                .boxed()
                .collect(Collectors.toSet()));
        assertEquals(LostFiles.NONE, files.lossOf(FILE));
        files.add(Set.of(OTHER));
        assertNotEquals(LostFiles.NONE, files.lossOf(FILE));
        files.onReported(FILE, files.lossOf(FILE));
        assertNotEquals(LostFiles.NONE, files.lossOf(FILE));
        files.onReportedForAll();
        assertEquals(LostFiles.NONE, files.lossOf(FILE));
    }
}
