package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A launch that has ended cuts no file: its {@code gopen} has failed. */
@Timeout(60)
class StoppedTruncationTest {
    private static final int SIZE = 5000;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private FilesRig rig;

    @BeforeEach
    void open() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        rig = new FilesRig(new FailingFiles(store), 16, 32);
        final long handle = store.open("a", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        store.write(handle, 0, MemorySegment.ofArray(new byte[SIZE]), 0, SIZE);
        store.close(handle);
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    @Test
    void shouldNotCutAFileWhoseOpeningAtTheServiceHasNotBegun() throws Exception {
        rig.open(0, "a", O_RDWR | O_TRUNC);
        rig.work();
        rig.stopWaiting(0);
        assertEquals(List.of(), rig.endLaunch());
        assertEquals(SIZE, store.stat("a").size());
    }

    @Test
    void shouldNotCreateAFileWhoseOpeningAtTheServiceHasNotBegun() throws Exception {
        rig.open(0, "b", O_RDWR | O_CREAT);
        rig.work();
        rig.open(1, "c", O_RDWR | O_CREAT);
        assertEquals(List.of(), rig.endLaunch());
        assertThrows(FileServiceException.class, () -> store.stat("b"));
        assertThrows(FileServiceException.class, () -> store.stat("c"));
    }

    @Test
    void shouldNotCutAFileWhoseTruncationHasNotBegun() throws Exception {
        rig.open(0, "a", O_RDWR | O_TRUNC);
        rig.completeFirst();
        rig.stopWaiting(0);
        assertEquals(List.of(), rig.endLaunch());
        assertEquals(SIZE, store.stat("a").size());
    }

    @Test
    void shouldCutTheFileInTheNextLaunch() throws Exception {
        rig.open(0, "a", O_RDWR | O_TRUNC);
        rig.work();
        rig.endLaunch();
        rig.beginLaunch();
        rig.opened(0, "a", O_RDWR | O_TRUNC);
        assertEquals(List.of(), rig.endLaunch());
        assertEquals(0, store.stat("a").size());
    }
}
