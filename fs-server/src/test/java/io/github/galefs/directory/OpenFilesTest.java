package io.github.galefs.directory;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.galefs.file.PosixError;
import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.OpenInode;
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
@Timeout(60)
class OpenFilesTest {
    private static final byte[] NAME = {'f'};

    @TempDir
    private Path directory;

    private final FileMaps maps = new FileMaps();
    private OpenInode root;
    private FileVersions versions;
    private OpenFiles files;

    @BeforeEach
    void open() throws Exception {
        root = DirectoryCalls.openDirectory(directory);
        Files.createFile(directory.resolve("f"));
        versions = new FileVersions(new VersionRule(() -> 0, -1, FileTimes.UNKNOWN));
        files = new OpenFiles(1, versions, maps);
    }

    @AfterEach
    void close() {
        files.closeAll();
        root.close();
    }

    private OpenFile add() throws Exception {
        files.reserve("f");
        final OpenInode descriptor = DirectoryCalls.openBeneath(root, NAME, DirectoryCalls.Access.READ_WRITE);
        final FileKey key = FileKey.of(descriptor);
        maps.open(key, "f", NEW);
        return files.add("f", NEW, descriptor, versions.acquire(key));
    }

    /** Two numbers that count on from the same one would give two states the same version. */
    @Test
    void shouldKeepTheVersionsOfAFileWhileACallUsesItsClosedHandle() throws Exception {
        final OpenFile first = add();
        final OpenFile second = first.with(_ -> {
            files.close(first.number());
            try {
                return add();
            } catch (final Exception e) {
                throw new AssertionError(e);
            }
        });
        assertSame(first.versioned(), second.versioned());
        assertEquals(1, second.versioned().users);
        files.close(second.number());
        assertEquals(0, second.versioned().users);
    }

    @Test
    void shouldCloseAHandleThatIsAddedAfterTheClose() throws Exception {
        files.closeAll();
        final OpenInode descriptor = DirectoryCalls.openBeneath(root, NAME, DirectoryCalls.Access.READ_WRITE);
        final VersionedFile versioned = versions.acquire(FileKey.of(descriptor));
        maps.open(versioned.key(), "f", NEW);
        files.reserve("f");
        assertRefused(PosixError.EBADF, () -> files.add("f", NEW, descriptor, versioned));
        assertEquals(0, versioned.users);
        assertRefused(PosixError.EBADF, () -> files.get(1));
    }
}
