package io.github.galefs.bench.matvec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.sample.HostFiles;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class MatrixFileTest {
    @Test
    void shouldHaveTheSameBytesInBothFilesWhenRowsDoNotFillTheLastPart() throws Exception {
        try (MatrixFile file = new MatrixFile(1_201, 1_003)) {
            final byte[] bytes = HostFiles.readAll(file.files(), MatrixFile.NAME);
            assertEquals(file.byteLength(), bytes.length);
            assertArrayEquals(bytes, Files.readAllBytes(file.plain()));
        }
    }

    @Test
    void shouldTellAnInterruptAsSuchWhenItsFilesAreCreated() {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> new MatrixFile(3, 2));
    }
}
