package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.DiskUsage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class FileStoreCompactionTest {
    private static final int BLOCK = 16 * 1024;
    private static final int FILE_BYTES = 1024 * 1024;
    private static final long SEGMENT = FileStoreContext.MIN_SEGMENT_SIZE;

    @TempDir
    private Path directory;

    @Test
    void shouldNotGrowWithoutEndWhenOverwrittenManyTimes() throws Exception {
        try (FileStore store = FileStore.create(context().blockSize(BLOCK))) {
            final byte[][] files = overwrite(store, 200);
            for (int i = 0; i < files.length; i++) {
                assertArrayEquals(files[i], Bytes.readAll(store, "file" + i));
            }
            final Capacity settled = settle(store);
            assertEquals((long) files.length * FILE_BYTES, settled.liveBytes());
            assertTrue(settled.deadBytes() <= settled.liveBytes() + 2 * SEGMENT, settled::toString);
            assertTrue(settled.diskBytes() <= 3 * settled.liveBytes() + 6 * SEGMENT, settled::toString);
            compare(files, store);
        }
        try (FileStore store = FileStore.open(context())) {
            assertEquals(4, store.list("/").size());
        }
    }

    @Test
    void shouldNotLetTheRecordsGrowWithoutEnd() throws Exception {
        try (FileStore store = FileStore.create(context().blockSize(BLOCK))) {
            final long handle = store.open("file", NEW);
            Bytes.write(store, handle, 0, pattern(100, 1));
            for (int i = 0; i < 200_000; i++) {
                store.truncate(handle, 100 + i);
            }
            final long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            while (diskBytes("meta") > 6 * SEGMENT && System.nanoTime() < end) {
                Thread.sleep(50);
            }
            assertTrue(diskBytes("meta") <= 6 * SEGMENT, "bytes of meta: " + diskBytes("meta"));
        }
        try (FileStore store = FileStore.open(context())) {
            assertEquals(200_099, store.stat("file").size());
            assertArrayEquals(pattern(100, 1), Arrays.copyOf(Bytes.readAll(store, "file"), 100));
        }
    }

    @Test
    void shouldOpenFromACheckpointOfSeveralSegments() throws Exception {
        final int files = 20_000;
        try (FileStore store = FileStore.create(context().blockSize(BLOCK))) {
            store.makeDirectory("d");
            for (int i = 0; i < files; i++) {
                store.close(store.open("d/a file with a longer name " + i, NEW));
            }
            Bytes.create(store, "d/last", pattern(10, 1));
            final long firstLength = awaitCheckpoint(store);
            assertTrue(firstLength > SEGMENT, "bytes of meta: " + firstLength);
        }
        try (FileStore store = FileStore.open(context())) {
            assertEquals(files + 1, store.list("d").size());
            assertArrayEquals(pattern(10, 1), Bytes.readAll(store, "d/last"));
        }
    }

    /** Makes records until the oldest are deleted; how many bytes are there then. */
    private long awaitCheckpoint(final FileStore store) throws Exception {
        final Path first = directory.resolve("store/meta/19700101-000001S.cq4");
        for (int i = 0; Files.exists(first) && i < 2_000; i++) {
            store.setModificationTime("d", i);
            Thread.sleep(5);
        }
        assertTrue(Files.notExists(first), "no checkpoint was made");
        return diskBytes("meta");
    }

    @Test
    void shouldKeepWhatSnapshotsAndRemovedFilesHoldWhileCompacting() throws Exception {
        try (FileStore store = FileStore.create(context().blockSize(BLOCK))) {
            final byte[] kept = pattern(3 * FILE_BYTES, 77);
            final byte[] open = pattern(2 * FILE_BYTES, 78);
            Bytes.create(store, "kept", kept);
            Bytes.create(store, "open", open);
            store.createSnapshot("s");
            final long removed = store.open("open", NEW);
            store.unlink("open");
            Bytes.write(store, removed, 0, pattern(BLOCK, 79));
            final long snapshotFile = store.open("/.snapshots/s/kept", READ);
            store.unlink("kept");
            overwrite(store, 50);
            settle(store);

            assertArrayEquals(kept, Bytes.read(store, snapshotFile, 0, kept.length));
            assertArrayEquals(open, Bytes.readAll(store, "/.snapshots/s/open"));
            System.arraycopy(pattern(BLOCK, 79), 0, open, 0, BLOCK);
            assertArrayEquals(open, Bytes.read(store, removed, 0, open.length));
        }
        try (FileStore store = FileStore.open(context())) {
            assertArrayEquals(pattern(3 * FILE_BYTES, 77), Bytes.readAll(store, "/.snapshots/s/kept"));
            assertRefused(PosixError.ENOENT, () -> store.stat("open"));
            store.removeSnapshot("s");
            assertEquals(4L * FILE_BYTES, settle(store).liveBytes());
        }
    }

    @Test
    void shouldLetAReaderGoOnWhoseSegmentsAreDeleted() throws Exception {
        try (FileStore store = FileStore.create(context().blockSize(BLOCK))) {
            final byte[][] before = overwrite(store, 4);
            try (FileStore reader = FileStore.openReadOnly(context())) {
                overwrite(store, 60);
                settle(store);
                compare(before, reader);
            }
        }
    }

    @Test
    void shouldSayThatThereIsNoRoomAndGoOnAfterRemoving() throws Exception {
        fillAndMakeRoom(contextOfASmallDisk());
    }

    private FileStoreContext contextOfASmallDisk() {
        final long disk = 40 * SEGMENT;
        return context()
                .blockSize(BLOCK)
                .freeSpace(() -> Math.max(0, disk - diskBytes("") - diskBytes("data") - diskBytes("meta")));
    }

    /** A real disk that is full, if one may be made here: there, a mistake would be a signal and not an error. */
    @Test
    void shouldSayThatARealDiskHasNoRoomAndGoOnAfterRemoving() throws Exception {
        final Path disk = Files.createDirectories(directory.resolve("store"));
        if (run("mount", "-t", "tmpfs", "-o", "size=" + 40 * SEGMENT, "galefs-test", disk.toString()) != 0) {
            fillAndMakeRoom(contextOfASmallDisk());
            return;
        }
        try {
            fillAndMakeRoom(context().blockSize(BLOCK));
        } finally {
            assertEquals(0, run("umount", disk.toString()));
        }
    }

    /** Somebody else takes the room that the store has seen. */
    @Test
    void shouldNotDieWhenTheDiskIsFullThoughItSaysOtherwise() throws Exception {
        final Path disk = Files.createDirectories(directory.resolve("store"));
        if (run("mount", "-t", "tmpfs", "-o", "size=" + 20 * SEGMENT, "galefs-test", disk.toString()) != 0) {
            fillAndMakeRoom(contextOfASmallDisk());
            return;
        }
        try (FileStore store = FileStore.create(context().blockSize(BLOCK).freeSpace(() -> Long.MAX_VALUE))) {
            final int files = fill(store);
            assertTrue(files > 10, "files: " + files);
            assertArrayEquals(pattern(FILE_BYTES, files - 1), Bytes.readAll(store, "file" + (files - 1)));
        } finally {
            assertEquals(0, run("umount", disk.toString()));
        }
    }

    private static int run(final String... command) throws Exception {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    private static void fillAndMakeRoom(final FileStoreContext context) throws IOException {
        try (FileStore store = FileStore.create(context)) {
            final int files = fill(store);
            assertTrue(files > 20, "files: " + files);
            for (int i = 0; i < files; i++) {
                assertArrayEquals(pattern(FILE_BYTES, i), Bytes.readAll(store, "file" + i));
            }
            for (int i = 0; i < files; i += 2) {
                store.unlink("file" + i);
            }
            for (int i = 0; i < files / 3; i++) {
                Bytes.create(store, "again" + i, pattern(FILE_BYTES, 1000 + i));
            }
            for (int i = 0; i < files / 3; i++) {
                assertArrayEquals(pattern(FILE_BYTES, 1000 + i), Bytes.readAll(store, "again" + i));
            }
            assertArrayEquals(pattern(FILE_BYTES, 1), Bytes.readAll(store, "file1"));
        }
    }

    /** Makes files until there is no room; how many are whole. */
    private static int fill(final FileStore store) throws IOException {
        for (int files = 0; ; files++) {
            try {
                Bytes.create(store, "file" + files, pattern(FILE_BYTES, files));
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
                return files;
            }
        }
    }

    /** Writes random parts of four files, as often as it takes to write each of them so many times. */
    private byte[][] overwrite(final FileStore store, final int times) throws IOException {
        final Random random = new Random(7);
        final byte[][] files = new byte[4][FILE_BYTES];
        final long[] handles = new long[files.length];
        for (int i = 0; i < files.length; i++) {
            handles[i] = store.open("file" + i, NEW);
            Bytes.write(store, handles[i], 0, files[i]);
        }
        for (int i = 0; i < times * files.length; i++) {
            final int file = random.nextInt(files.length);
            final byte[] bytes = pattern(FILE_BYTES / 4, i);
            for (int part = 0; part < 4; part++) {
                final int offset = random.nextInt(FILE_BYTES - bytes.length);
                Bytes.write(store, handles[file], offset, bytes);
                System.arraycopy(bytes, 0, files[file], offset, bytes.length);
            }
        }
        for (final long handle : handles) {
            store.close(handle);
        }
        return files;
    }

    private static void compare(final byte[][] files, final FileStore store) throws IOException {
        for (int i = 0; i < files.length; i++) {
            assertArrayEquals(files[i], Bytes.readAll(store, "file" + i));
        }
    }

    /** Waits until compaction finds nothing more to do. */
    private static Capacity settle(final FileStore store) throws Exception {
        Capacity before = store.capacity();
        for (int quiet = 0; quiet < 8; quiet++) {
            Thread.sleep(200);
            final Capacity now = store.capacity();
            if (now.deadBytes() != before.deadBytes()) {
                quiet = 0;
            }
            before = now;
        }
        return before;
    }

    private FileStoreContext context() {
        return new FileStoreContext().directory(directory.resolve("store")).segmentSize((int) SEGMENT);
    }

    /** Bytes of the files of a log, or with an empty name, of those beside the logs. Called by several threads at once. */
    private long diskBytes(final String log) throws IOException {
        return DiskUsage.ofFilesIn(directory.resolve("store").resolve(log));
    }
}
