package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(10)
class OwnerTest {
    @TempDir
    private Path folder;

    @EnabledOnOs(OS.LINUX)
    @Test
    void shouldBeTheOwnerOfNewFilesOfThisProcess() throws Exception {
        final Path file = Files.createFile(folder.resolve("file"));
        assertEquals(
                new Owner(
                        (Integer) Files.getAttribute(file, "unix:uid"), (Integer) Files.getAttribute(file, "unix:gid")),
                Owner.ofThisProcess());
    }
}
