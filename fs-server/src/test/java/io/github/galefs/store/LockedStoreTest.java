package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The lock of a store excludes other writers, and its owner stops writing when the store is lost. */
@Timeout(60)
class LockedStoreTest {
    private static final byte[] CONTENT = new byte[100_000];

    @TempDir
    private Path folder;

    @Test
    void shouldStayLockedWhenTheProcessHasReadTheStoreOnceMore() throws IOException {
        try (EmbeddedStore _ = EmbeddedStore.create(context("store"))) {
            EmbeddedStore.openReadOnly(context("store")).close();
            assertLocked("store");
        }
    }

    @Test
    void shouldStayLockedWhenTheProcessHasTriedToCreateTheStoreOnceMore() throws IOException {
        try (EmbeddedStore _ = EmbeddedStore.create(context("store"))) {
            assertRefused(PosixError.ENOTEMPTY, () -> EmbeddedStore.create(context("store")));
            assertLocked("store");
        }
    }

    @Test
    void shouldStayLockedWhenTheProcessHasCopiedTheStore() throws IOException {
        try (EmbeddedStore _ = EmbeddedStore.create(context("store"))) {
            copy("store", "copy");
            assertRefused(PosixError.EBUSY, () -> StoreCheck.check(folder.resolve("store")));
            assertRefused(PosixError.EBUSY, () -> EmbeddedStore.open(context("store")));
            assertLocked("store");
        }
        EmbeddedStore.open(context("store")).close();
    }

    @Test
    void shouldRefuseASecondWriterWhenTheLockFileWasRemoved() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context("store"))) {
            Files.delete(folder.resolve("store/lock"));
            final FileServiceException refusal =
                    assertRefused(PosixError.EBUSY, () -> EmbeddedStore.open(context("store")));
            assertTrue(refusal.getMessage().contains("in use by another process"), refusal.getMessage());

            write(store, "/file");
            assertLocked("store");
        }
        try (EmbeddedStore store = EmbeddedStore.open(context("store"))) {
            assertEquals(CONTENT.length, store.stat("/file").size());
        }
    }

    @Test
    void shouldWriteNothingMoreWhenTheLockFileWasReplaced() throws IOException {
        final EmbeddedStore store = EmbeddedStore.create(context("store"));
        write(store, "/before");
        final Path lock = folder.resolve("store/lock");
        Files.delete(lock);
        Files.writeString(lock, "1\n");

        assertLost(store, "lock");
        assertEquals("1\n", Files.readString(lock));
        assertTrue(StoreCheck.check(folder.resolve("store")).isClean());
    }

    @Test
    void shouldWriteNothingMoreWhenTheStoreWasMoved() throws IOException {
        final EmbeddedStore store = EmbeddedStore.create(context("store"));
        write(store, "/before");
        Files.move(folder.resolve("store"), folder.resolve("moved"));

        assertLost(store, "moved or replaced");
        assertTrue(Files.notExists(folder.resolve("store")));
        assertTrue(StoreCheck.check(folder.resolve("moved")).isClean());
    }

    @Test
    void shouldLeaveTheStoreAloneThatHasTakenThePlaceOfAMovedOne() throws IOException {
        final EmbeddedStore store = EmbeddedStore.create(context("store"));
        write(store, "/before");
        copy("store", "backup");
        Files.move(folder.resolve("store"), folder.resolve("moved"));
        Files.move(folder.resolve("backup"), folder.resolve("store"));
        try (EmbeddedStore restored = EmbeddedStore.open(context("store"))) {
            write(restored, "/between");
            assertLost(store, "moved or replaced");
            write(restored, "/after");
            assertTrue(Files.exists(folder.resolve("store/counters")), "the counters of the other store are kept");
        }
        assertTrue(StoreCheck.check(folder.resolve("store")).isClean());
        assertTrue(StoreCheck.check(folder.resolve("moved")).isClean());
    }

    @Test
    void shouldWriteNothingMoreWhenADirectoryOfALogWasReplaced() throws IOException {
        final EmbeddedStore store = EmbeddedStore.create(context("store"));
        write(store, "/before");
        Files.move(folder.resolve("store/meta"), folder.resolve("meta"));
        Files.createDirectory(folder.resolve("store/meta"));

        assertLost(store, "moved or replaced");
        assertTrue(list(folder.resolve("store/meta")).isEmpty());
    }

    @Test
    void shouldReadOnWhenTheStoreIsLost() throws IOException {
        final EmbeddedStore store = EmbeddedStore.create(context("store"));
        write(store, "/before");
        Files.move(folder.resolve("store"), folder.resolve("moved"));
        assertFalse(store.failure().isEmpty());

        assertEquals(CONTENT.length, store.stat("/before").size());
        assertEquals(CONTENT.length, Bytes.readAll(store, "/before").length);
        assertRefused(PosixError.EIO, store::close);
    }

    @Test
    void shouldCloseAStoreToOtherUsers() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context("a/store"))) {
            write(store, "/file");
            try (Stream<Path> all = Files.walk(folder.resolve("a/store"))) {
                for (final Path path : (Iterable<Path>) all::iterator) {
                    assertEquals(
                            Files.isDirectory(path) ? "rwx------" : "rw-------",
                            PosixFilePermissions.toString(Files.getPosixFilePermissions(path)),
                            path.toString());
                }
            }
        }
    }

    @Test
    void shouldCheckAStoreWithoutWritingToIt() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context("store"))) {
            write(store, "/file");
        }
        final Path lock = folder.resolve("store/lock");
        final var before = Files.getLastModifiedTime(lock);
        assertTrue(StoreCheck.check(folder.resolve("store")).isClean());
        assertEquals(before, Files.getLastModifiedTime(lock));
        Files.delete(lock);
        assertTrue(StoreCheck.check(folder.resolve("store")).isClean());
        assertTrue(Files.notExists(lock));
    }

    private void assertLost(final EmbeddedStore store, final String reason) throws IOException {
        final FileServiceException first = assertRefused(PosixError.EIO, () -> write(store, "/lost"));
        assertTrue(first.getMessage().contains(reason), first.getMessage());
        assertRefused(PosixError.EIO, () -> store.makeDirectory("/lost.too"));
        assertTrue(store.failure().contains(reason), store.failure());
        assertRefused(PosixError.EIO, store::close);
    }

    /** Asserts that a program which uses POSIX locks, as earlier versions do, finds the store locked. */
    private void assertLocked(final String store) throws IOException {
        try (FileChannel channel = FileChannel.open(folder.resolve(store).resolve("lock"), StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            assertNull(lock);
        }
    }

    private static void write(final EmbeddedStore store, final String path) throws IOException {
        final long handle = store.open(path, NEW);
        try {
            Bytes.write(store, handle, 0, CONTENT);
            store.sync(handle);
        } finally {
            store.close(handle);
        }
    }

    private void copy(final String from, final String to) throws IOException {
        try (Stream<Path> all = Files.walk(folder.resolve(from))) {
            for (final Path path : (Iterable<Path>) all::iterator) {
                Files.copy(path, folder.resolve(to).resolve(folder.resolve(from).relativize(path)));
            }
        }
    }

    private static List<Path> list(final Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.toList();
        }
    }

    private EmbeddedStoreContext context(final String name) {
        return new EmbeddedStoreContext().directory(folder.resolve(name)).segmentSize(1024 * 1024);
    }
}
