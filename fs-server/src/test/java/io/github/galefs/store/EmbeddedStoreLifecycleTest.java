package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class EmbeddedStoreLifecycleTest {
    private static final int BLOCK = StoreProcess.BLOCK;

    @TempDir
    private Path directory;

    @Test
    void shouldRefuseToCreateAStoreWhenTheDirectoryIsNotEmpty() throws IOException {
        EmbeddedStore.create(context()).close();
        assertMentions(assertRefused(PosixError.ENOTEMPTY, () -> EmbeddedStore.create(context())), directory);
        final Path file = Files.createFile(directory.resolve("a file"));
        assertRefused(PosixError.ENOTDIR, () -> EmbeddedStore.create(new EmbeddedStoreContext().directory(file)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lock", "data/", "data/ meta/", "lock data/ meta/ galefs-store.new"})
    void shouldCreateAStoreWhenAnEarlierCreationWasInterrupted(final String left) throws IOException {
        for (final String name : left.split(" ", -1)) {
            final Path entry = directory.resolve(name);
            if (name.endsWith("/")) {
                Files.createDirectory(entry);
            } else {
                Files.writeString(entry, "4711\n");
            }
        }
        EmbeddedStore.create(context()).close();
        EmbeddedStore.open(context()).close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lock", "data", "data/segment", "meta/segment", "galefs-store.old"})
    void shouldRefuseToCreateAStoreOverWhatNoCreationLeaves(final String name) throws IOException {
        final Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "closed after record 7\n");
        assertRefused(PosixError.ENOTEMPTY, () -> EmbeddedStore.create(context()));
        assertEquals("closed after record 7\n", Files.readString(file));
    }

    @Test
    void shouldRefuseToOpenWhenThereIsNoStore() throws IOException {
        final Path missing = directory.resolve("missing");
        assertRefused(PosixError.ENOENT, () -> EmbeddedStore.open(new EmbeddedStoreContext().directory(missing)));
        assertTrue(Files.notExists(missing));

        final Path file = Files.createTempFile(directory, "a", "file");
        assertRefused(PosixError.ENOTDIR, () -> EmbeddedStore.open(new EmbeddedStoreContext().directory(file)));

        assertEquals(
                directory + " is not a store that can be opened: it has no file galefs-store",
                assertRefused(PosixError.EINVAL, () -> EmbeddedStore.open(context()))
                        .getMessage());
        Files.write(directory.resolve("galefs-store"), List.of("galefs-store", "version 1", "blockSize 4096"));
        assertMentions(assertRefused(PosixError.EINVAL, () -> EmbeddedStore.open(context())), "version 1");
        Files.write(directory.resolve("galefs-store"), new byte[] {(byte) 0xFF, 0, 1});
        assertRefused(PosixError.EINVAL, () -> EmbeddedStore.openReadOnly(context()));
    }

    @Test
    void shouldRefuseAnotherBlockSizeThanTheStores() throws IOException {
        EmbeddedStore.create(context().blockSize(8192)).close();
        EmbeddedStore.open(context()).close();
        EmbeddedStore.open(context().blockSize(8192)).close();

        final FileServiceException refusal = assertRefused(
                PosixError.EINVAL, () -> EmbeddedStore.open(context().blockSize(4096)));
        assertEquals("store " + directory + " has blocks of 8192 bytes, not 4096", refusal.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2048, 5000, 8 * 1024 * 1024})
    void shouldRefuseToCreateAStoreWhenTheBlockSizeIsInvalid(final int blockSize) {
        assertThrows(
                IllegalArgumentException.class,
                () -> EmbeddedStore.create(context().blockSize(blockSize)));
    }

    @Test
    void shouldRefuseToCreateAStoreWhenSegmentsAreTooSmallForTheBlocks() {
        assertThrows(
                IllegalArgumentException.class,
                () -> EmbeddedStore.create(context().segmentSize(3_000_000)));
        assertThrows(
                IllegalArgumentException.class,
                () -> EmbeddedStore.create(context().segmentSize(1024 * 1024).blockSize(1024 * 1024)));
    }

    @Test
    void shouldRefuseAContextWhenItWasUsedBefore() throws IOException {
        final EmbeddedStoreContext context = context();
        EmbeddedStore.create(context).close();
        assertThrows(IllegalStateException.class, () -> EmbeddedStore.open(context));
    }

    @Test
    void shouldTakeModificationTimesFromTheGivenClock() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context().clock(() -> Instant.ofEpochMilli(42)))) {
            Bytes.create(store, "file", new byte[1]);
            assertEquals(42, store.stat("file").modificationMillis());
        }
    }

    @Test
    void shouldFailWithEbadfWhenTheStoreIsClosed() throws IOException {
        final EmbeddedStore store = EmbeddedStore.create(context());
        store.close();
        store.close();
        assertMentions(assertRefused(PosixError.EBADF, () -> store.stat("/")), directory);
        assertRefused(PosixError.EBADF, () -> store.open("file", NEW));
    }

    @Test
    void shouldFailWithEbusyWhenThisProcessHasTheStoreOpen() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            final FileServiceException refusal = assertRefused(
                    PosixError.EBUSY, () -> EmbeddedStore.open(context().directory(directory.resolve("."))));
            assertMentions(refusal, ProcessHandle.current().pid());

            // The refused opening must not release the lock of the first.
            try (StoreProcess other = StoreProcess.start(StoreProcess.Holder.class, directory)) {
                assertEquals(null, other.line());
            }
            Bytes.create(store, "file", new byte[1]);
        }
    }

    @Test
    void shouldFailWithEbusyAndNameTheProcessWhenAnotherHasTheStoreOpen() throws Exception {
        EmbeddedStore.create(context()).close();
        try (StoreProcess owner = StoreProcess.start(StoreProcess.Holder.class, directory)) {
            assertEquals("open 1", owner.line());
            final FileServiceException refusal = assertRefused(PosixError.EBUSY, () -> EmbeddedStore.open(context()));
            assertMentions(refusal, owner.pid());
            assertMentions(refusal, directory);

            EmbeddedStore.openReadOnly(context()).close();
        }
        EmbeddedStore.open(context()).close();
    }

    @Test
    void shouldKeepEveryAcknowledgedBlockWhenTheWriterIsKilled() throws Exception {
        EmbeddedStore.create(context().blockSize(BLOCK)).close();
        int acknowledged = 0;
        try (StoreProcess writer = StoreProcess.start(StoreProcess.Writer.class, directory)) {
            while (acknowledged < CaseShare.of(1000)) {
                acknowledged = Integer.parseInt(writer.line());
            }
            writer.kill();
            for (String line = writer.line(); line != null; line = writer.line()) {
                acknowledged = Math.max(acknowledged, line.isEmpty() ? 0 : Integer.parseInt(line));
            }
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            final byte[] bytes = Bytes.readAll(store, "written");
            assertTrue(bytes.length >= (acknowledged + 1) * BLOCK, bytes.length + " bytes, block " + acknowledged);
            for (int i = 0; i <= acknowledged; i++) {
                assertArrayEquals(pattern(BLOCK, i), Arrays.copyOfRange(bytes, i * BLOCK, (i + 1) * BLOCK));
            }
            Bytes.create(store, "after", pattern(10, 1));
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertArrayEquals(pattern(10, 1), Bytes.readAll(store, "after"));
        }
    }

    @Test
    void shouldShowAReaderTheStoreAsOfItsOpening() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            final byte[] bytes = pattern(10 * BLOCK + 3, 1);
            Bytes.create(store, "file", bytes);
            try (EmbeddedStore reader = EmbeddedStore.openReadOnly(context())) {
                Bytes.create(store, "file", pattern(3 * BLOCK, 2));
                Bytes.create(store, "later", bytes);

                assertArrayEquals(bytes, Bytes.readAll(reader, "file"));
                assertRefused(PosixError.ENOENT, () -> reader.open("later", READ));
                assertRefused(PosixError.EROFS, () -> reader.open("file", NEW));
                assertRefused(PosixError.EROFS, () -> reader.open("new", NEW));
                assertRefused(PosixError.EROFS, () -> reader.makeDirectory("new"));
                assertRefused(PosixError.EROFS, () -> reader.remove("file"));
            }
        }
    }

    @Test
    void shouldFailOnlyReadsOfTheBlockWhenABlockIsDamaged() throws IOException {
        final byte[] bytes = pattern(3 * BLOCK, 1);
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            Bytes.create(store, "file", bytes);
        }
        flipABitOf(Arrays.copyOfRange(bytes, BLOCK, 2 * BLOCK), "data");
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            final long handle = store.open("file", NEW);
            final FileServiceException failure =
                    assertRefused(PosixError.EIO, () -> Bytes.read(store, handle, BLOCK + 7, 1));
            assertMentions(
                    failure, "block 1 of \"file\" (file " + store.status(handle).fileId() + ")");

            assertEquals(BLOCK, Bytes.read(store, handle, 0, BLOCK).length);
            assertEquals(BLOCK, Bytes.read(store, handle, 2 * BLOCK, BLOCK).length);
            assertRefused(PosixError.EIO, () -> Bytes.write(store, handle, BLOCK + 7, new byte[1]));
            Bytes.write(store, handle, BLOCK, pattern(BLOCK, 2));
            assertArrayEquals(pattern(BLOCK, 2), Bytes.read(store, handle, BLOCK, BLOCK));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 50})
    void shouldFindDamageOfACheckedBlockWhenTheRecheckIntervalHasPassed(final int intervalMillis) throws Exception {
        final byte[] bytes = pattern(BLOCK, 1);
        final EmbeddedStoreContext context =
                context().blockSize(BLOCK).recheckInterval(Duration.ofMillis(intervalMillis));
        try (EmbeddedStore store = EmbeddedStore.create(context)) {
            Bytes.create(store, "file", bytes);
            final long handle = store.open("file", READ);
            Bytes.read(store, handle, 0, BLOCK);
            flipABitOf(bytes, "data");
            Await.until("a read that fails with EIO", () -> failsWithEio(store, handle));
        }
    }

    private static boolean failsWithEio(final EmbeddedStore store, final long handle) throws FileServiceException {
        try {
            Bytes.read(store, handle, 0, BLOCK);
            return false;
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.EIO) {
                return true;
            }
            throw e;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 86_400_001})
    void shouldRefuseToCreateAStoreWhenTheRecheckIntervalIsInvalid(final long millis) {
        assertThrows(
                IllegalArgumentException.class,
                () -> EmbeddedStore.create(context().recheckInterval(Duration.ofMillis(millis))));
    }

    @Test
    void shouldFailWithEioWhenARecordIsDamaged() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            Bytes.create(store, "a name to be found", pattern(10, 1));
        }
        flipABitOf("a name to be found".getBytes(StandardCharsets.UTF_8), "meta");

        assertMentions(assertRefused(PosixError.EIO, () -> EmbeddedStore.open(context())), "record 1 of");
        assertMentions(assertRefused(PosixError.EIO, () -> EmbeddedStore.open(context())), "CRC32C");
    }

    @Test
    void shouldFailOnlyReadsOfItsBlocksWhenASegmentIsMissing() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            Bytes.create(store, "lost", pattern(BLOCK, 1));
        }
        final Path segment = segments("data").getFirst();
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            Bytes.create(store, "kept", pattern(BLOCK, 2));
        }
        Files.delete(segment);
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertMentions(assertRefused(PosixError.EIO, () -> Bytes.readAll(store, "lost")), segment.getFileName());
            assertArrayEquals(pattern(BLOCK, 2), Bytes.readAll(store, "kept"));
        }
    }

    @Test
    void shouldEndAllItsThreadsWhenClosed() throws IOException {
        final Set<Thread> before = Thread.getAllStackTraces().keySet();
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            Bytes.create(store, "file", pattern(4_000_000, 1));
        }
        EmbeddedStore.openReadOnly(context()).close();

        final Set<Thread> left = new HashSet<>(Thread.getAllStackTraces().keySet());
        left.removeAll(before);
        assertEquals(Set.of(), left);
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }

    /** Flips a bit of the first occurrence of some bytes in the segments of a log. */
    private void flipABitOf(final byte[] wanted, final String log) throws IOException {
        for (final Path file : segments(log)) {
            final byte[] bytes = Files.readAllBytes(file);
            for (int i = 0; i + wanted.length <= bytes.length; i++) {
                if (Arrays.equals(bytes, i, i + wanted.length, wanted, 0, wanted.length)) {
                    try (RandomAccessFile target = new RandomAccessFile(file.toFile(), "rw")) {
                        target.seek(i);
                        target.write(bytes[i] ^ 1);
                    }
                    return;
                }
            }
        }
        throw new AssertionError("not found in " + segments(log));
    }

    private List<Path> segments(final String log) throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve(log))) {
            return files.filter(file -> file.toString().endsWith(".cq4"))
                    .sorted()
                    .toList();
        }
    }

    private static void assertMentions(final FileServiceException refusal, final Object wanted) {
        assertTrue(refusal.getMessage().contains(wanted.toString()), refusal.getMessage());
    }
}
