package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.DirectoryCalls.Access;
import io.github.galefs.posix.OpenInode;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@Timeout(30)
class FileKeyTest {
    private static final byte[] NAME = {'f'};

    @TempDir
    private Path directory;

    @Test
    void shouldGiveAnotherIdWhenAnyPartDiffers() {
        final long id = new FileKey(1, 2, 3, 4).id();
        assertEquals(id, new FileKey(1, 2, 3, 4).id());
        assertNotEquals(id, new FileKey(0, 2, 3, 4).id());
        assertNotEquals(id, new FileKey(1, 0, 3, 4).id());
        assertNotEquals(id, new FileKey(1, 2, 0, 4).id());
        assertNotEquals(id, new FileKey(1, 2, 3, 0).id());
        assertNotEquals(id, new FileKey(2, 1, 3, 4).id());
        assertTrue(id > 0);
    }

    /** The time of birth alone may be that of the same tick. */
    @Test
    void shouldGiveAnotherGenerationWhenAnInodeIsUsedAgain() throws Exception {
        final Set<Object> seen = new HashSet<>();
        try (OpenInode root = DirectoryCalls.openDirectory(directory)) {
            for (int i = 0; i < 100; i++) {
                try (OpenInode file = DirectoryCalls.create(root, NAME, Access.WRITE)) {
                    final FileKey key = FileKey.of(file);
                    assertEquals(key, FileKey.of(file));
                    assertTrue(seen.add(new FileKey(key.device(), key.inode(), 0, key.generation())));
                }
                DirectoryCalls.unlink(root, NAME);
            }
        }
    }
}
