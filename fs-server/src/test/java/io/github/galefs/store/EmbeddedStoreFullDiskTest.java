package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.log.DiskUsage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A call that finds no free space reclaims some if it can. A store on a full disk can be opened to remove files. */
@Timeout(60)
class EmbeddedStoreFullDiskTest {
    private static final int BLOCK = 16 * 1024;
    private static final int FILE_BYTES = 1024 * 1024;
    private static final int SMALL_FILE_BYTES = 8 * BLOCK;
    private static final int SEGMENT = EmbeddedStoreContext.MIN_SEGMENT_SIZE;
    private static final int FILES = 64;

    @TempDir
    private Path directory;

    /** Calls that append a record or a payload. */
    enum Call {
        CREATE {
            @Override
            void make(final EmbeddedStore store) throws FileServiceException {
                store.close(store.open("new", NEW));
            }
        },
        WRITE {
            @Override
            void make(final EmbeddedStore store) throws FileServiceException {
                final long handle = store.open("file1", EnumSet.of(FileOpenOption.WRITE));
                Bytes.write(store, handle, 0, pattern(BLOCK, 1));
                store.close(handle);
            }
        },
        GROW {
            @Override
            void make(final EmbeddedStore store) throws FileServiceException {
                final long handle = store.open("file1", EnumSet.of(FileOpenOption.WRITE));
                store.truncate(handle, 2L * FILE_BYTES);
                store.close(handle);
            }
        },
        MAKE_DIRECTORY {
            @Override
            void make(final EmbeddedStore store) throws FileServiceException {
                store.makeDirectory("new");
            }
        },
        SET_PERMISSIONS {
            @Override
            void make(final EmbeddedStore store) throws FileServiceException {
                store.setPermissions("file1", 0);
            }
        },
        SET_MODIFICATION_TIME {
            @Override
            void make(final EmbeddedStore store) throws FileServiceException {
                store.setModificationTime("file1", 1);
            }
        },
        CREATE_SNAPSHOT {
            @Override
            void make(final EmbeddedStore store) throws FileServiceException {
                store.createSnapshot("s");
            }
        };

        abstract void make(EmbeddedStore store) throws FileServiceException;
    }

    @ParameterizedTest
    @EnumSource
    void shouldReclaimSpaceByCompactionWhenTheDiskIsFull(final Call call) throws Exception {
        createStoreWithDeadBytes();
        final Set<Path> segments = segments();
        final FakeDisk disk = new FakeDisk();
        try (EmbeddedStore store = EmbeddedStore.open(context().freeSpace(disk))) {
            disk.awaitCompactorPass();
            assertEquals(segments, segments(), "compacted while space was free");
            // The reserve: enough for compaction, not for other calls, until a segment is deleted.
            disk.setFreeSpace(() -> segments().containsAll(segments) ? SEGMENT : Long.MAX_VALUE);
            call.make(store);
            assertFalse(segments().containsAll(segments));
        }
    }

    /** The segment in use is full, so no append would ever begin another and leave this one to the compactor. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldReclaimTheSegmentInUseWhenOnlyItHasDeadBytes(final boolean openedAgain) throws Exception {
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> Math.max(0, 9L * SEGMENT - bytesIn(directory)));
        EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK).freeSpace(disk));
        try {
            final int files = fill(store, SMALL_FILE_BYTES);
            for (int i = files - 4; i < files; i++) {
                store.unlink("file" + i);
            }
            store.unlink("file" + files);
            if (openedAgain) {
                store.close();
                store = EmbeddedStore.open(context().freeSpace(disk));
            }
            for (int i = files - 4; i < files; i++) {
                Bytes.create(store, "file" + i, pattern(SMALL_FILE_BYTES, i));
            }
            for (int i = 0; i < files; i++) {
                assertArrayEquals(pattern(SMALL_FILE_BYTES, i), Bytes.readAll(store, "file" + i));
            }
        } finally {
            store.close();
        }
    }

    /** As a store that was made with the default segment size, and whose disk is small. */
    @Test
    void shouldReclaimSegmentsThatAreLongerThanThoseThatAreWritten() throws Exception {
        final int longSegment = 16 * SEGMENT;
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> Math.max(0, 8L * longSegment - bytesIn(directory)));
        final int oldFiles;
        try (EmbeddedStore store = EmbeddedStore.create(
                context().blockSize(BLOCK).segmentSize(longSegment).freeSpace(disk))) {
            oldFiles = fill(store, FILE_BYTES);
        }
        final int inFullSegments = 28;
        assertTrue(oldFiles > inFullSegments, () -> oldFiles + " files");
        try (EmbeddedStore store = EmbeddedStore.open(context().freeSpace(disk))) {
            final int files = fill(store, FILE_BYTES, oldFiles);
            for (int i = 0; i < inFullSegments; i += 4) {
                store.unlink("file" + i);
            }
            for (int i = 0; i < inFullSegments; i += 8) {
                Bytes.create(store, "file" + i, pattern(FILE_BYTES, i));
            }
            for (int i = 0; i < files; i++) {
                if (i % 8 != 4 || i > inFullSegments) {
                    assertArrayEquals(pattern(FILE_BYTES, i), Bytes.readAll(store, "file" + i));
                }
            }
        }
    }

    @Test
    void shouldShrinkTheReserveWhenTheLongestSegmentsAreDeleted() throws Exception {
        final int longSegment = 16 * SEGMENT;
        try (EmbeddedStore store =
                EmbeddedStore.create(context().blockSize(BLOCK).segmentSize(longSegment))) {
            Bytes.create(store, "long", pattern(FILE_BYTES, 1));
        }
        final Set<Path> longSegments = segments();
        final int free = 20 * SEGMENT;
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> free);
        try (EmbeddedStore store = EmbeddedStore.open(context().freeSpace(disk))) {
            Bytes.create(store, "short", pattern(BLOCK, 2));
            try (EmbeddedStore view = EmbeddedStore.openReadOnly(context().freeSpace(disk))) {
                assertEquals(free - longSegment, store.capacity().freeBytes());
                assertEquals(free - longSegment, view.capacity().freeBytes());
                store.unlink("long");
                Await.until(
                        "deletion of the long segments",
                        () -> longSegments.stream().allMatch(Files::notExists));
                assertEquals(free - 4 * SEGMENT, view.capacity().freeBytes());
            }
            // The file may be gone before the compactor's call ends.
            Await.until("a reserve of short segments", () -> store.capacity().freeBytes() == free - 4 * SEGMENT);
            disk.setFreeSpace(() -> 5 * SEGMENT);
            Bytes.create(store, "more", pattern(3 * SEGMENT, 3));
        }
    }

    /** Segments of the meta log are shorter than those of the data log. */
    @Test
    void shouldLeaveTheReserveOfPayloadsFreeWhenNamesAreCreated() throws Exception {
        final FakeDisk disk = new FakeDisk();
        final int segmentSize = 16 * SEGMENT;
        try (EmbeddedStore store =
                EmbeddedStore.create(context().segmentSize(segmentSize).freeSpace(disk))) {
            disk.setFreeSpace(() -> 5 * segmentSize - 1);
            assertEquals(0, store.capacity().freeBytes());
            assertRefused(PosixError.ENOSPC, () -> store.makeDirectory("new"));
            disk.setFreeSpace(() -> 5 * segmentSize);
            store.makeDirectory("new");
        }
    }

    @Test
    void shouldShowNoFreeSpaceWhenNoFileCanGrow() throws Exception {
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> Math.max(0, 9L * SEGMENT - bytesIn(directory)));
        try (EmbeddedStore store =
                EmbeddedStore.create(context().blockSize(BLOCK).freeSpace(disk))) {
            assertEquals(disk.usableBytes() - 4 * SEGMENT, store.capacity().freeBytes());
            fill(store, SMALL_FILE_BYTES);
            assertTrue(disk.usableBytes() > 4 * SEGMENT, "usable: " + disk.usableBytes());
            assertEquals(0, store.capacity().freeBytes());
            try (EmbeddedStore view = EmbeddedStore.openReadOnly(context().freeSpace(disk))) {
                assertEquals(0, view.capacity().freeBytes());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "  48,  64,   1",
        " 420,  64,   4",
        "1024,  64,  16",
        "  48, 4096, 32",
        "16383, 64, 128",
        "16384, 64, 256",
        "9999999, 64, 256",
        "   0,  64, 256"
    })
    void shouldDeriveTheSegmentSizeFromTheSizeOfTheDiskUnlessItIsSet(
            final long totalMebibytes, final int blockKibibytes, final int segmentMebibytes) throws Exception {
        final FakeDisk disk = new FakeDisk();
        disk.setTotalBytes(totalMebibytes << 20);
        final EmbeddedStoreContext created = new EmbeddedStoreContext()
                .directory(directory)
                .blockSize(blockKibibytes << 10)
                .freeSpace(disk);
        EmbeddedStore.create(created).close();
        assertEquals(segmentMebibytes << 20, created.segmentSize());
        final EmbeddedStoreContext opened =
                new EmbeddedStoreContext().directory(directory).freeSpace(disk);
        EmbeddedStore.open(opened).close();
        assertEquals(segmentMebibytes << 20, opened.segmentSize());
    }

    @Test
    void shouldReclaimSpaceByACheckpointWhenTheMetaLogIsLong() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            Bytes.create(store, "file1", pattern(BLOCK, 1));
            for (int i = 0; i < 6_000; i++) {
                store.setModificationTime("file1", i);
            }
        }
        final Path first = directory.resolve("meta/19700101-000001S.cq4");
        final FakeDisk disk = new FakeDisk();
        try (EmbeddedStore store = EmbeddedStore.open(context().freeSpace(disk))) {
            disk.awaitCompactorPass();
            assertTrue(Files.exists(first), "a checkpoint was written while space was free");
            disk.setFreeSpace(() -> Files.exists(first) ? SEGMENT : Long.MAX_VALUE);
            store.makeDirectory("new");
            assertTrue(Files.notExists(first));
            assertEquals(5_999, store.stat("file1").modificationMillis());
        }
    }

    /** A segment of the meta log fits on the disk, a longer one of the data log does not. */
    @Test
    void shouldReclaimSpaceByACheckpointWhenNoPayloadCanBeCopied() throws Exception {
        final int segmentSize = 4 * SEGMENT;
        try (EmbeddedStore store =
                EmbeddedStore.create(context().blockSize(BLOCK).segmentSize(segmentSize))) {
            createDeadBytes(store);
            for (int i = 0; i < 12_000; i++) {
                store.setModificationTime("file1", i);
            }
        }
        final Path first = directory.resolve("meta/19700101-000001S.cq4");
        final FakeDisk disk = new FakeDisk();
        try (EmbeddedStore store =
                EmbeddedStore.open(context().segmentSize(segmentSize).freeSpace(disk))) {
            disk.awaitCompactorPass();
            assertTrue(Files.exists(first), "a checkpoint was written while space was free");
            disk.setFreeSpace(() -> Files.exists(first) ? SEGMENT * 3 / 4 : Long.MAX_VALUE);
            store.makeDirectory("new");
            assertTrue(Files.notExists(first));
        }
    }

    /** Other files take nearly all of the space that the store leaves free. */
    @Test
    void shouldReadAndRemoveFilesWhenTheDiskIsNearlyFull() throws Exception {
        final Path store = directory.resolve("store");
        Files.createDirectories(store);
        final boolean real = run("mount", "-t", "tmpfs", "-o", "size=" + 40 * SEGMENT, "galefs-test", store.toString());
        final Path others = store.resolve("others");
        final EmbeddedStoreContext full =
                new EmbeddedStoreContext().directory(store).segmentSize(SEGMENT);
        final EmbeddedStoreContext emptied =
                new EmbeddedStoreContext().directory(store).segmentSize(SEGMENT);
        if (!real) {
            final FakeDisk disk = new FakeDisk();
            disk.setFreeSpace(() -> Math.max(0, 40L * SEGMENT - bytesIn(store)));
            full.freeSpace(disk);
            emptied.freeSpace(disk);
        }
        try {
            final int files = fill(full.blockSize(BLOCK));
            Files.write(others, new byte[(int) (40L * SEGMENT - bytesIn(store) - SEGMENT)]);
            removeAllAndWriteAgain(emptied, files);
        } finally {
            assertTrue(!real || run("umount", store.toString()));
        }
    }

    private static int fill(final EmbeddedStoreContext context) throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context)) {
            return fill(store, FILE_BYTES);
        }
    }

    /** Creates files until the disk is full; returns the number of complete ones, after which another may follow. */
    private static int fill(final EmbeddedStore store, final int fileBytes) throws IOException {
        return fill(store, fileBytes, 0);
    }

    private static int fill(final EmbeddedStore store, final int fileBytes, final int first) throws IOException {
        for (int files = first; ; files++) {
            try {
                Bytes.create(store, "file" + files, pattern(fileBytes, files));
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
                return files;
            }
        }
    }

    private static void removeAllAndWriteAgain(final EmbeddedStoreContext context, final int files) throws IOException {
        try (EmbeddedStore store = EmbeddedStore.open(context)) {
            assertTrue(files > 20, "files: " + files);
            assertArrayEquals(pattern(FILE_BYTES, 1), Bytes.readAll(store, "file1"));
            assertRefused(PosixError.ENOSPC, () -> Bytes.create(store, "too much", pattern(FILE_BYTES, 1)));
            for (int i = 0; i < files; i++) {
                store.unlink("file" + i);
            }
            for (int i = 0; i < files / 3; i++) {
                Bytes.create(store, "again" + i, pattern(FILE_BYTES, 1000 + i));
            }
            assertArrayEquals(pattern(FILE_BYTES, 1000), Bytes.readAll(store, "again0"));
        }
    }

    /** Two fifths of each segment are dead: too few to be compacted unless space is short. */
    private void createStoreWithDeadBytes() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            createDeadBytes(store);
        }
    }

    private static void createDeadBytes(final EmbeddedStore store) throws IOException {
        for (int i = 0; i < FILES; i++) {
            Bytes.create(store, "file" + i, pattern(6 * BLOCK, i));
            Bytes.create(store, "dead" + i, pattern(4 * BLOCK, i));
        }
        for (int i = 0; i < FILES; i++) {
            store.unlink("dead" + i);
        }
    }

    /** Segments of the data log. */
    private Set<Path> segments() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("data"))) {
            return files.filter(Files::isRegularFile).collect(Collectors.toSet());
        }
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(SEGMENT);
    }

    /** Returns the bytes of the disk that a store takes. */
    static long bytesIn(final Path store) throws IOException {
        return DiskUsage.ofFilesIn(store)
                + DiskUsage.ofFilesIn(store.resolve("data"))
                + DiskUsage.ofFilesIn(store.resolve("meta"));
    }

    private static boolean run(final String... command) throws Exception {
        return new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }
}
