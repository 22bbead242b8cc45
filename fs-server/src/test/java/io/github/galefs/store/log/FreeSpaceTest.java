package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class FreeSpaceTest {
    @TempDir
    private Path folder;

    @Test
    void shouldTellTheSpaceOfTheDirectoryThatIsThereAtAQuery() throws Exception {
        final Path directory = folder.resolve("later");
        final FreeSpace space = FreeSpace.of(directory);
        Files.createDirectory(directory);

        assertEquals(Files.getFileStore(folder).getTotalSpace(), space.totalBytes());
        assertTrue(space.usableBytes() <= space.totalBytes());
    }

    @Test
    void shouldFailWhenThereIsNoDirectory() {
        final FreeSpace space = FreeSpace.of(folder.resolve("missing"));

        assertThrows(IOException.class, space::totalBytes);
        assertThrows(IOException.class, space::usableBytes);
    }
}
