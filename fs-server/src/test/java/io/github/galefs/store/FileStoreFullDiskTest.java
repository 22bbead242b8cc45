package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
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
import org.junit.jupiter.params.provider.EnumSource;

/** A call that finds no free space reclaims some if it can. A store on a full disk can be opened to remove files. */
@Timeout(60)
class FileStoreFullDiskTest {
    private static final int BLOCK = 16 * 1024;
    private static final int FILE_BYTES = 1024 * 1024;
    private static final int SEGMENT = FileStoreContext.MIN_SEGMENT_SIZE;
    private static final int FILES = 64;

    @TempDir
    private Path directory;

    /** Calls that append a record or a payload. */
    enum Call {
        CREATE {
            @Override
            void make(final FileStore store) throws FileServiceException {
                store.close(store.open("new", NEW));
            }
        },
        WRITE {
            @Override
            void make(final FileStore store) throws FileServiceException {
                final long handle = store.open("file1", EnumSet.of(OpenOption.WRITE));
                Bytes.write(store, handle, 0, pattern(BLOCK, 1));
                store.close(handle);
            }
        },
        GROW {
            @Override
            void make(final FileStore store) throws FileServiceException {
                final long handle = store.open("file1", EnumSet.of(OpenOption.WRITE));
                store.truncate(handle, 2L * FILE_BYTES);
                store.close(handle);
            }
        },
        MAKE_DIRECTORY {
            @Override
            void make(final FileStore store) throws FileServiceException {
                store.makeDirectory("new");
            }
        },
        SET_PERMISSIONS {
            @Override
            void make(final FileStore store) throws FileServiceException {
                store.setPermissions("file1", 0);
            }
        },
        SET_MODIFICATION_TIME {
            @Override
            void make(final FileStore store) throws FileServiceException {
                store.setModificationTime("file1", 1);
            }
        },
        CREATE_SNAPSHOT {
            @Override
            void make(final FileStore store) throws FileServiceException {
                store.createSnapshot("s");
            }
        };

        abstract void make(FileStore store) throws FileServiceException;
    }

    @ParameterizedTest
    @EnumSource
    void shouldReclaimSpaceByCompactionWhenTheDiskIsFull(final Call call) throws Exception {
        createStoreWithDeadBytes();
        final Set<Path> segments = segments();
        final FakeDisk disk = new FakeDisk();
        try (FileStore store = FileStore.open(context().freeSpace(disk))) {
            disk.awaitCompactorPass();
            assertEquals(segments, segments(), "compacted while space was free");
            // The reserve: enough for compaction, not for other calls, until a segment is deleted.
            disk.setFreeSpace(() -> segments().containsAll(segments) ? SEGMENT : Long.MAX_VALUE);
            call.make(store);
            assertFalse(segments().containsAll(segments));
        }
    }

    @Test
    void shouldReclaimSpaceByACheckpointWhenTheMetaLogIsLong() throws Exception {
        try (FileStore store = FileStore.create(context().blockSize(BLOCK))) {
            Bytes.create(store, "file1", pattern(BLOCK, 1));
            for (int i = 0; i < 6_000; i++) {
                store.setModificationTime("file1", i);
            }
        }
        final Path first = directory.resolve("meta/19700101-000001S.cq4");
        final FakeDisk disk = new FakeDisk();
        try (FileStore store = FileStore.open(context().freeSpace(disk))) {
            disk.awaitCompactorPass();
            assertTrue(Files.exists(first), "a checkpoint was written while space was free");
            disk.setFreeSpace(() -> Files.exists(first) ? SEGMENT : Long.MAX_VALUE);
            store.makeDirectory("new");
            assertTrue(Files.notExists(first));
            assertEquals(5_999, store.stat("file1").modificationMillis());
        }
    }

    /** Other files take nearly all of the space that the store leaves free. */
    @Test
    void shouldReadAndRemoveFilesWhenTheDiskIsNearlyFull() throws Exception {
        final Path store = directory.resolve("store");
        Files.createDirectories(store);
        final boolean real = run("mount", "-t", "tmpfs", "-o", "size=" + 40 * SEGMENT, "galefs-test", store.toString());
        final Path others = store.resolve("others");
        final FileStoreContext full = new FileStoreContext().directory(store).segmentSize(SEGMENT);
        final FileStoreContext emptied = new FileStoreContext().directory(store).segmentSize(SEGMENT);
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

    private static int fill(final FileStoreContext context) throws IOException {
        try (FileStore store = FileStore.create(context)) {
            for (int files = 0; ; files++) {
                try {
                    Bytes.create(store, "file" + files, pattern(FILE_BYTES, files));
                } catch (final FileServiceException e) {
                    assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
                    return files;
                }
            }
        }
    }

    private static void removeAllAndWriteAgain(final FileStoreContext context, final int files) throws IOException {
        try (FileStore store = FileStore.open(context)) {
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
        try (FileStore store = FileStore.create(context().blockSize(BLOCK))) {
            for (int i = 0; i < FILES; i++) {
                Bytes.create(store, "file" + i, pattern(6 * BLOCK, i));
                Bytes.create(store, "dead" + i, pattern(4 * BLOCK, i));
            }
            for (int i = 0; i < FILES; i++) {
                store.unlink("dead" + i);
            }
        }
    }

    /** Segments of the data log. */
    private Set<Path> segments() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("data"))) {
            return files.filter(Files::isRegularFile).collect(Collectors.toSet());
        }
    }

    private FileStoreContext context() {
        return new FileStoreContext().directory(directory).segmentSize(SEGMENT);
    }

    private static long bytesIn(final Path store) throws IOException {
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
