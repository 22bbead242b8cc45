package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class EmbeddedStoreSnapshotTest {
    private static final int BLOCK = 4096;

    @TempDir
    private Path directory;

    private EmbeddedStore store;

    @BeforeEach
    void createStore() throws IOException {
        store = EmbeddedStore.create(context().blockSize(BLOCK));
        store.makeDirectory("d");
        Bytes.create(store, "d/file", pattern(10 * BLOCK, 1));
    }

    @AfterEach
    void closeStore() throws IOException {
        store.close();
    }

    @Test
    void shouldShowTheFilesOfASnapshotUnchangedWhenTheyChangeLater() throws IOException {
        final FileStatus before = store.stat("d/file");
        store.createSnapshot("one");
        final long handle = store.open("d/file", NEW);
        Bytes.write(store, handle, BLOCK, pattern(BLOCK, 2));
        store.setPermissions("d/file", 0600);
        store.createSnapshot("two");
        store.truncate(handle, 3);
        store.rename("d/file", "moved");
        Bytes.create(store, "d/new", pattern(5, 3));
        store.unlink("moved");
        store.close(handle);

        for (int i = 0; i < 2; i++) {
            assertArrayEquals(pattern(10 * BLOCK, 1), Bytes.readAll(store, "/.snapshots/one/d/file"));
            final byte[] second = pattern(10 * BLOCK, 1);
            System.arraycopy(pattern(BLOCK, 2), 0, second, BLOCK, BLOCK);
            assertArrayEquals(second, Bytes.readAll(store, "/.snapshots/two/d/file"));
            assertEquals(List.of("file"), names("/.snapshots/one/d"));
            assertEquals(List.of("new"), names("d"));
            final FileStatus kept = store.stat("/.snapshots/one/d/file");
            assertEquals(before.version(), kept.version());
            assertEquals(before.size(), kept.size());
            assertEquals(before.modificationMillis(), kept.modificationMillis());
            assertEquals(0644, kept.permissions());
            assertEquals(0600, store.stat("/.snapshots/two/d/file").permissions());
            reopen();
        }
    }

    @Test
    void shouldGiveFilesOfDifferentSnapshotsDifferentIds() throws IOException {
        store.createSnapshot("one");
        store.createSnapshot("two");
        assertNotEquals(
                store.stat("d/file").fileId(),
                store.stat("/.snapshots/one/d/file").fileId());
        assertNotEquals(
                store.stat("/.snapshots/two/d/file").fileId(),
                store.stat("/.snapshots/one/d/file").fileId());
    }

    @Test
    void shouldListSnapshotsByNameAndNotInTheRoot() throws IOException {
        store.createSnapshot("b");
        store.createSnapshot("a");
        store.createSnapshot("é");
        assertEquals(List.of("a", "b", "é"), names("/.snapshots"));
        assertEquals(
                List.of("b"),
                store.list("/.snapshots", "a", 1).stream()
                        .map(DirectoryEntry::name)
                        .toList());
        assertEquals(List.of("d"), names("/"));
        assertEquals(List.of("d"), names("/.snapshots/a"));
        assertTrue(store.stat("/.snapshots").directory());
        reopen();
        assertEquals(List.of("a", "b", "é"), names("/.snapshots"));
    }

    @Test
    void shouldResolveParentDirectoriesWithinASnapshot() throws IOException {
        store.makeDirectory("d/e");
        store.createSnapshot("s");
        store.rename("d/e", "e");

        final long id = store.stat("/.snapshots/s/d").fileId();
        assertEquals(id, store.stat("/.snapshots/s/d/e/..").fileId());
        assertEquals(id, store.stat("/.snapshots/s/d/e/../../d/.").fileId());
        assertEquals(
                store.stat("/.snapshots").fileId(),
                store.stat("/.snapshots/s/..").fileId());
        assertEquals(
                store.stat("/").fileId(), store.stat("/.snapshots/s/d/../../..").fileId());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/.snapshots/s/d/file", "/.snapshots/s/d", "/.snapshots/s", "/.snapshots"})
    void shouldFailWithErofsWhenASnapshotIsChanged(final String path) throws IOException {
        store.createSnapshot("s");
        assertRefused(PosixError.EROFS, () -> store.rename(path, "x"));
        assertRefused(PosixError.EROFS, () -> store.setPermissions(path, 0));
        assertRefused(PosixError.EROFS, () -> store.setModificationTime(path, 0));
        assertRefused(PosixError.EROFS, () -> store.remove(path));
        assertRefused(PosixError.EEXIST, () -> store.makeDirectory(path));
    }

    @Test
    void shouldFailWithErofsWhenAttributesOfAnOpenFileOfASnapshotAreSet() throws IOException {
        final long now = store.open("d/file", READ);
        store.createSnapshot("s");
        final long then = store.open("/.snapshots/s/d/file", READ);
        assertRefused(PosixError.EROFS, () -> store.setPermissions(then, 0));
        assertRefused(PosixError.EROFS, () -> store.setModificationTime(then, 0));

        store.unlink("d/file");
        store.setPermissions(now, 0);
        assertEquals(0, store.status(now).permissions());
        assertEquals(0644, store.status(then).permissions());
    }

    @Test
    void shouldFailWithErofsWhenAFileIsCreatedInASnapshot() throws IOException {
        store.createSnapshot("s");
        assertRefused(PosixError.EROFS, () -> store.open("/.snapshots/s/new", NEW));
        assertRefused(PosixError.EROFS, () -> store.open("/.snapshots/new", NEW));
        assertRefused(PosixError.EROFS, () -> store.open("/.snapshots/s/d/file", NEW));
        assertRefused(PosixError.EROFS, () -> store.makeDirectory("/.snapshots/new"));
        assertRefused(PosixError.EROFS, () -> store.rename("d/file", "/.snapshots/s/x"));
        assertRefused(PosixError.EROFS, () -> store.rename("d/file", "/.snapshots/x"));
        assertRefused(PosixError.EISDIR, () -> store.open("/.snapshots", NEW));
        assertRefused(PosixError.ENOENT, () -> store.stat("/.snapshots/none/d"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", "a/b", "/", "a\0"})
    void shouldFailWithEinvalWhenTheNameIsInvalid(final String name) {
        assertRefused(PosixError.EINVAL, () -> store.createSnapshot(name));
    }

    @Test
    void shouldFailWhenTheNameIsTakenOrTooLongOrUnknown() throws IOException {
        store.createSnapshot("s");
        assertRefused(PosixError.EEXIST, () -> store.createSnapshot("s"));
        assertRefused(PosixError.ENOENT, () -> store.removeSnapshot("t"));
        assertRefused(PosixError.ENAMETOOLONG, () -> store.createSnapshot("x".repeat(256)));
        store.removeSnapshot("s");
        assertRefused(PosixError.ENOENT, () -> store.stat("/.snapshots/s"));
        store.createSnapshot("s");
    }

    @Test
    void shouldKeepAnOpenFileReadableWhenItsSnapshotIsRemoved() throws IOException {
        store.createSnapshot("s");
        final long handle = store.open("/.snapshots/s/d/file", READ);
        store.unlink("d/file");
        store.removeSnapshot("s");
        assertEquals(10 * BLOCK, store.capacity().liveBytes());
        assertArrayEquals(pattern(10 * BLOCK, 1), Bytes.read(store, handle, 0, 10 * BLOCK));

        store.close(handle);
        assertEquals(0, store.capacity().liveBytes());
    }

    @Test
    void shouldCountBlocksThatOnlySnapshotsHoldAsLive() throws IOException {
        store.createSnapshot("one");
        final long handle = store.open("d/file", NEW);
        Bytes.write(store, handle, 0, pattern(4 * BLOCK, 2));
        store.createSnapshot("two");
        Bytes.write(store, handle, 0, pattern(BLOCK, 3));
        store.truncate(handle, 8 * BLOCK);
        assertEquals((10 + 4 + 1) * BLOCK, store.capacity().liveBytes());
        store.close(handle);
        reopen();
        assertEquals((10 + 4 + 1) * BLOCK, store.capacity().liveBytes());

        store.removeSnapshot("one");
        // The four blocks that were overwritten after "one" belonged to it alone.
        assertEquals((10 + 1) * BLOCK, store.capacity().liveBytes());
        store.removeSnapshot("two");
        assertEquals(8 * BLOCK, store.capacity().liveBytes());
        store.unlink("d/file");
        assertEquals(0, store.capacity().liveBytes());
    }

    /** Blocks that are not counted as live will be deleted by compaction. */
    @Test
    void shouldCountBlocksOfAnOlderSnapshotWhenANewerIsCreatedWhileTheRemovedFileIsOpen() throws IOException {
        final long handle = store.open("d/file", NEW);
        store.createSnapshot("older");
        store.unlink("d/file");
        store.createSnapshot("newer");
        store.close(handle);
        assertEquals(10L * BLOCK, store.capacity().liveBytes());

        store.removeSnapshot("newer");
        assertEquals(10L * BLOCK, store.capacity().liveBytes());
        assertArrayEquals(pattern(10 * BLOCK, 1), Bytes.readAll(store, "/.snapshots/older/d/file"));
        store.removeSnapshot("older");
        assertEquals(0, store.capacity().liveBytes());
    }

    @Test
    void shouldKeepBlocksOfAnOlderSnapshotWhenNewerOnesAreRemoved() throws IOException {
        store.createSnapshot("one");
        store.createSnapshot("two");
        store.createSnapshot("three");
        store.unlink("d/file");
        store.removeSnapshot("three");
        store.removeSnapshot("two");
        assertArrayEquals(pattern(10 * BLOCK, 1), Bytes.readAll(store, "/.snapshots/one/d/file"));
        reopen();
        assertArrayEquals(pattern(10 * BLOCK, 1), Bytes.readAll(store, "/.snapshots/one/d/file"));
        assertEquals(10 * BLOCK, store.capacity().liveBytes());
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }

    private void reopen() throws IOException {
        store.close();
        store = EmbeddedStore.open(context());
    }

    private List<String> names(final String path) throws IOException {
        return store.list(path).stream().map(DirectoryEntry::name).toList();
    }
}
