package io.github.galefs.diskcache;

import static io.github.galefs.diskcache.CachedOrigin.BLOCK;
import static io.github.galefs.diskcache.CachedOrigin.PIECE;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.ReadOnlyFileService;
import io.github.galefs.posix.HeldFile;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.StoreProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The directory of a disk cache: who may use it, and what is made of one that is damaged or was left by a crash. */
@Timeout(60)
class CacheDirectoryTest {
    private static final int LENGTH = 3 * PIECE + 100;

    @TempDir
    private Path directory;

    @Test
    void shouldRefuseASecondUserOfADirectory() throws IOException {
        try (CachedOrigin cached = open()) {
            final FileServiceException busy = assertRefused(PosixError.EBUSY, () -> openCache(cached));
            assertTrue(busy.getMessage().contains(cached.directory().toString()), busy.getMessage());
            assertTrue(busy.getMessage().contains("galefs serve"), busy.getMessage());
        }
    }

    /** Its store may be closed: the other user may be about to empty it. */
    @Test
    void shouldLeaveADirectoryAsItIsWhenItIsLocked() throws IOException {
        try (CachedOrigin cached = open()) {
            Bytes.readAll(cached.files(), "file");
            cached.files().close();
            final Path mark = cached.directory().resolve(CacheDirectory.MARK);
            Files.writeString(mark, "another format");
            try (HeldFile lock = HeldFile.openForWriting(mark)) {
                assertTrue(lock.tryLock(HeldFile.Lock.EXCLUSIVE));
                assertRefused(PosixError.EBUSY, () -> openCache(cached));
            }
            assertEquals("another format", Files.readString(mark));
            assertTrue(Files.exists(cached.directory().resolve(CacheDirectory.STORE)));
        }
    }

    @Test
    void shouldRefuseADirectoryOfOthersAndLeaveItAsItIs() throws IOException {
        final Path file =
                Files.createDirectories(directory.resolve("cache/store")).resolve("mine");
        Files.writeString(file, "mine");
        assertRefused(PosixError.ENOTEMPTY, this::open);
        assertEquals("mine", Files.readString(file));
        assertEquals(List.of(file.getParent()), list(directory.resolve("cache")));
    }

    @Test
    void shouldRefuseAFileInPlaceOfADirectory() throws IOException {
        Files.writeString(directory.resolve("cache"), "mine");
        final FileServiceException refused = assertRefused(PosixError.ENOTDIR, this::open);
        assertTrue(refused.getMessage().contains("cannot use " + directory.resolve("cache")), refused.getMessage());
    }

    /** What was fetched is at the origin as well. */
    @Test
    void shouldReadTheOriginAndCloseInOrderWhenTheDirectoryIsRemoved() throws IOException {
        try (CachedOrigin cached = open()) {
            Bytes.create(cached.store(), "new", pattern(LENGTH, 2));
            Bytes.readAll(cached.files(), "file");
            removeAll(cached.directory());
            assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
            assertArrayEquals(pattern(LENGTH, 2), Bytes.readAll(cached.files(), "new"));
        }
    }

    @Test
    void shouldReadTheOriginAndCloseInOrderWhenFilesOfTheCacheAreCut() throws IOException {
        try (CachedOrigin cached = open()) {
            Bytes.create(cached.store(), "new", pattern(LENGTH, 2));
            Bytes.readAll(cached.files(), "file");
            for (final String part : List.of("data", "meta")) {
                for (final Path segment : segments(cached, part)) {
                    Files.write(segment, new byte[0]);
                }
            }
            assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
            assertArrayEquals(pattern(LENGTH, 2), Bytes.readAll(cached.files(), "new"));
        }
    }

    private static void removeAll(final Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    @Test
    void shouldRefuseOriginsWhoseVersionsDoNotLast() throws IOException {
        final Path files = Files.createDirectory(directory.resolve("files"));
        try (FileService origin =
                new ReadOnlyFileService(DirectoryFileService.open(new DirectoryContext().directory(files)))) {
            assertRefused(
                    PosixError.ENOTSUP,
                    () -> DiskCachedFileService.open(
                            CachedOrigin.context(directory.resolve("cache")).origin(origin)));
        }
    }

    @Test
    void shouldEmptyACacheOfAnotherFormat() throws IOException {
        try (CachedOrigin cached = open()) {
            Bytes.readAll(cached.files(), "file");
            cached.files().close();
            Files.writeString(cached.directory().resolve(CacheDirectory.MARK), "galefs disk cache, format 0\n");
            assertEmptied(cached);
        }
    }

    @Test
    void shouldEmptyACacheOfAnotherBlockSize() throws IOException {
        try (CachedOrigin cached = open()) {
            Bytes.readAll(cached.files(), "file");
            cached.reopen(context -> context.blockSize(2 * BLOCK));
            assertEquals(0, cached.files().statistics().cachedFiles());
            assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
        }
    }

    @Test
    void shouldEmptyACacheWhoseSegmentsAreTooLongForItsNewCapacity() throws IOException {
        try (CachedOrigin cached = open()) {
            cached.reopen(context -> context.capacity(1L << 30));
            Bytes.readAll(cached.files(), "file");
            cached.reopen();
            assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
            assertEquals(LENGTH, cached.origin().bytesRead());
            cached.reopen(context -> context.capacity(1L << 30));
            assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
            assertEquals(0, cached.origin().reads());
        }
    }

    @Test
    void shouldEmptyACacheWhoseStoreIsDamaged() throws IOException {
        try (CachedOrigin cached = open()) {
            Bytes.readAll(cached.files(), "file");
            cached.files().close();
            for (final Path segment : segments(cached, "meta")) {
                final byte[] bytes = Files.readAllBytes(segment);
                Arrays.fill(bytes, 4096, bytes.length, (byte) 0x5a);
                Files.write(segment, bytes);
            }
            assertEmptied(cached);
        }
    }

    private static void assertEmptied(final CachedOrigin cached) throws IOException {
        cached.reopen();
        assertEquals(0, cached.files().statistics().cachedFiles());
        assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
        cached.reopen();
        assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
        assertEquals(0, cached.origin().reads());
    }

    @Test
    void shouldReadDamagedBlocksFromTheOriginAndDropTheirFile() throws IOException {
        try (CachedOrigin cached = open()) {
            Bytes.readAll(cached.files(), "file");
            cached.files().close();
            damage(cached, Arrays.copyOfRange(pattern(LENGTH, 1), PIECE, PIECE + BLOCK));
            cached.reopen();
            final long handle = cached.files().open("file", READ);
            assertRefused(PosixError.EIO, () -> cached.files().map(handle, PIECE, BLOCK));
            cached.files().close(handle);
            assertEquals(0, cached.files().statistics().cachedFiles());
            Bytes.readAll(cached.files(), "file");
            cached.files().close();
            damage(cached, Arrays.copyOfRange(pattern(LENGTH, 1), 2 * PIECE, 2 * PIECE + BLOCK));
            cached.reopen();
            assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
            assertEquals(0, cached.files().statistics().cachedFiles());
        }
    }

    /** Flips a bit of each copy of a payload. */
    private static void damage(final CachedOrigin cached, final byte[] payload) throws IOException {
        for (final Path segment : segments(cached, "data")) {
            final byte[] bytes = Files.readAllBytes(segment);
            for (int i = 0; i + payload.length <= bytes.length; i += BLOCK) {
                if (Arrays.equals(bytes, i, i + payload.length, payload, 0, payload.length)) {
                    bytes[i + 1] ^= 1;
                }
            }
            Files.write(segment, bytes);
        }
    }

    /** As a killed process leaves it: the first blocks of a piece are there, the others not. */
    @Test
    void shouldFetchAPieceOfWhichOnlyABeginningIsThere() throws Exception {
        try (CachedOrigin cached = open()) {
            final long handle = cached.files().open("file", READ);
            Bytes.read(cached.files(), handle, PIECE, 10);
            final CachedVersion version = CachedVersion.of(
                    CachedVersion.pathHash("origin", cached.store().fileSystemId(), "file"),
                    cached.store().stat("file"),
                    CachedVersion.EACH_RUN);
            cached.files().close();
            try (EmbeddedStore store = EmbeddedStore.open(new EmbeddedStoreContext()
                    .directory(cached.directory().resolve(CacheDirectory.STORE))
                    .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE))) {
                final long part = store.open(version.name(), Bytes.NEW);
                Bytes.write(store, part, 0, pattern(2 * BLOCK, 1));
            }
            cached.reopen();
            assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
            assertEquals(LENGTH - PIECE, cached.origin().bytesRead());
            // A reader has its bytes before the cache has counted them.
            Await.until("the count", () -> cached.files().statistics().cachedBytes() == LENGTH);
        }
    }

    @Test
    void shouldServeOnlyWholePiecesWhenItsProcessWasKilled() throws IOException {
        final int files = 20;
        try (EmbeddedStore origin = CachedOrigin.newStore(directory.resolve("origin"))) {
            for (int i = 0; i < files; i++) {
                Bytes.create(origin, "file" + i, pattern(LENGTH, i));
            }
        }
        try (StoreProcess reader = StoreProcess.start(Reader.class, directory)) {
            for (int i = 0; i < files / 2; i++) {
                assertEquals(Integer.toString(i), reader.line());
            }
            reader.kill();
        }
        try (EmbeddedStore store = EmbeddedStore.open(Reader.origin(directory))) {
            final WatchedOrigin origin = new WatchedOrigin(store);
            try (DiskCachedFileService cached = DiskCachedFileService.open(
                    CachedOrigin.context(directory.resolve("cache")).origin(origin))) {
                for (int i = 0; i < files; i++) {
                    assertArrayEquals(pattern(LENGTH, i), Bytes.readAll(cached, "file" + i));
                }
            }
            assertTrue(origin.bytesRead() <= files / 2 * LENGTH, "bytes: " + origin.bytesRead());
        }
    }

    /** A server whose store was made anew may give the ids, versions, sizes and times of before to other bytes. */
    @Test
    void shouldTellTheFilesOfAStoreThatWasMadeAnew() throws IOException {
        for (final List<String> names : List.of(List.of("a", "b"), List.of("b", "a"))) {
            try (EmbeddedStore origin = CachedOrigin.newStore(directory.resolve("origin" + names.getFirst()));
                    DiskCachedFileService cached = DiskCachedFileService.open(
                            CachedOrigin.context(directory.resolve("cache")).origin(origin))) {
                for (final String name : names) {
                    Bytes.create(origin, name, pattern(100, name.charAt(0)));
                    origin.setModificationTime(name, 1_000);
                }
                for (final String name : names) {
                    assertArrayEquals(pattern(100, name.charAt(0)), Bytes.readAll(cached, name));
                }
            }
        }
    }

    private CachedOrigin open() throws IOException {
        final CachedOrigin cached = new CachedOrigin(directory);
        Bytes.create(cached.store(), "file", pattern(LENGTH, 1));
        return cached;
    }

    private static void openCache(final CachedOrigin cached) throws IOException {
        DiskCachedFileService.open(CachedOrigin.context(cached.directory()).origin(cached.origin()))
                .close();
    }

    private static List<Path> list(final Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.sorted().toList();
        }
    }

    private static List<Path> segments(final CachedOrigin cached, final String log) throws IOException {
        return list(cached.directory().resolve("store").resolve(log)).stream()
                .filter(file -> file.toString().endsWith(".cq4"))
                .toList();
    }

    /** Reads all files through a cache, until it is killed. */
    static final class Reader {
        private Reader() {}

        static EmbeddedStoreContext origin(final Path directory) {
            return new EmbeddedStoreContext()
                    .directory(directory.resolve("origin"))
                    .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
        }

        public static void main(final String[] arguments) throws IOException {
            final Path directory = Path.of(arguments[0]);
            final DiskCachedFileService cached = DiskCachedFileService.open(
                    CachedOrigin.context(directory.resolve("cache")).origin(EmbeddedStore.open(origin(directory))));
            for (int i = 0; ; i++) {
                Bytes.readAll(cached, "file" + i);
                System.out.println(i);
            }
        }
    }
}
