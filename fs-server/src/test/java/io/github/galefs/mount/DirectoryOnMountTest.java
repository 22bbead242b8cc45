package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.mount.MountedStore.Reach;
import io.github.galefs.store.Bytes;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A directory whose file system caches attributes, as that of a network does. */
@Tag("mount")
@Timeout(60)
class DirectoryOnMountTest {
    @TempDir
    private Path folder;

    @Test
    void shouldAskTheFileSystemAndNotItsCacheForAVersion() throws Exception {
        try (MountedStore mounted = MountedStore.in(Reach.STORE, folder, Duration.ofHours(1));
                DirectoryFileService files =
                        DirectoryFileService.open(new DirectoryContext().directory(mounted.directory()))) {
            Bytes.create(mounted.service(), "file", Bytes.pattern(10, 1));
            assertEquals(10, files.stat("file").size());
            Bytes.create(mounted.service(), "file", Bytes.pattern(20, 2));
            assertEquals(20, files.stat("file").size());

            final long handle = files.open("file", Bytes.READ);
            final long version = files.status(handle).version();
            Bytes.create(mounted.service(), "file", Bytes.pattern(20, 3));
            assertTrue(files.status(handle).version() > version);
            assertFalse(files.hasExactTimes());
        }
    }
}
