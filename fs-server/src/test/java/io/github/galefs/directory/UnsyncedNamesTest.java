package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.OpenInode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@Timeout(30)
class UnsyncedNamesTest {
    private static final byte[] PATH = "d".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    private Path directory;

    private OpenInode root;
    private UnsyncedNames names;

    @BeforeEach
    void open() throws Exception {
        root = DirectoryCalls.openDirectory(directory);
        Files.createDirectory(directory.resolve("d"));
        names = new UnsyncedNames(root.attributes().device());
        names.add(PATH, attributes());
    }

    @AfterEach
    void close() {
        root.close();
    }

    private FileAttributes attributes() throws Exception {
        try (OpenInode open = DirectoryCalls.openDirectory(directory.resolve("d"))) {
            return open.attributes();
        }
    }

    @Test
    void shouldSyncADirectoryThatIsInPlace() throws Exception {
        assertTrue(names.syncKnown(root));
        Files.delete(directory.resolve("d"));
        assertTrue(names.syncKnown(root));
    }

    @Test
    void shouldSyncTheFileSystemWhenADirectoryIsNotInPlace() throws Exception {
        Files.move(directory.resolve("d"), directory.resolve("moved"));
        assertFalse(names.syncKnown(root));
        assertFalse(names.syncKnown(root));
        names.sync(root);
        assertTrue(names.syncKnown(root));
    }

    @Test
    void shouldSyncTheFileSystemWhenAnotherDirectoryHasThePlace() throws Exception {
        Files.move(directory.resolve("d"), directory.resolve("moved"));
        Files.createDirectory(directory.resolve("d"));
        assertFalse(names.syncKnown(root));
    }

    @Test
    void shouldSyncTheFileSystemWhenADirectoryWasRenamed() throws Exception {
        names.addUnknown();
        assertFalse(names.syncKnown(root));
        names.syncAll(root);
        assertTrue(names.syncKnown(root));
    }
}
