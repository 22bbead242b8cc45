package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.log.DiskUsage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class EmbeddedStoreCompactionTest {
    private static final int BLOCK = 16 * 1024;
    private static final int FILE_BYTES = 1024 * 1024;
    private static final long SEGMENT = EmbeddedStoreContext.MIN_SEGMENT_SIZE;

    /** Longest wait for the compactor. */
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    @TempDir
    private Path directory;

    @Test
    void shouldBoundTheDataLogWhenFilesAreOverwrittenManyTimes() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            final byte[][] files = overwrite(store, 50 + CaseShare.of(150));
            for (int i = 0; i < files.length; i++) {
                assertArrayEquals(files[i], Bytes.readAll(store, "file" + i));
            }
            awaitCompaction(store);
            assertEquals((long) files.length * FILE_BYTES, store.capacity().liveBytes());
            Await.until(TIMEOUT, "disk space of three times the live bytes and six segments", () -> {
                final Capacity capacity = store.capacity();
                return capacity.diskBytes() <= 3 * capacity.liveBytes() + 6 * SEGMENT;
            });
            assertHolds(files, store);
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertEquals(4, store.list("/").size());
        }
    }

    @Test
    void shouldBoundTheMetaLogWhenAFileChangesManyTimes() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            final long handle = store.open("file", NEW);
            Bytes.write(store, handle, 0, pattern(100, 1));
            for (int i = 0; i < 200_000; i++) {
                store.truncate(handle, 100 + i);
            }
            Await.until("a meta log of at most six segments", () -> diskBytes("meta") <= 6 * SEGMENT);
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertEquals(200_099, store.stat("file").size());
            assertArrayEquals(pattern(100, 1), Arrays.copyOf(Bytes.readAll(store, "file"), 100));
        }
    }

    @Test
    void shouldOpenFromACheckpointWhenItSpansSeveralSegments() throws Exception {
        final int files = 20_000;
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            store.makeDirectory("d");
            for (int i = 0; i < files; i++) {
                store.close(store.open("d/a file with a longer name " + i, NEW));
            }
            Bytes.create(store, "d/last", pattern(10, 1));
            final long firstLength = awaitCheckpoint(store);
            assertTrue(firstLength > SEGMENT, "bytes of meta: " + firstLength);
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertEquals(files + 1, store.list("d").size());
            assertArrayEquals(pattern(10, 1), Bytes.readAll(store, "d/last"));
        }
    }

    /** Appends records until the first segment of the meta log is deleted. Returns the length of the log then. */
    private long awaitCheckpoint(final EmbeddedStore store) throws Exception {
        final Path first = directory.resolve("store/meta/19700101-000001S.cq4");
        final AtomicLong time = new AtomicLong();
        Await.until(TIMEOUT, "a checkpoint", () -> {
            store.setModificationTime("d", time.incrementAndGet());
            return Files.notExists(first);
        });
        return diskBytes("meta");
    }

    @Test
    void shouldKeepBlocksOfSnapshotsAndOfRemovedOpenFilesWhenCompacting() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
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
            awaitCompaction(store);

            assertArrayEquals(kept, Bytes.read(store, snapshotFile, 0, kept.length));
            assertArrayEquals(open, Bytes.readAll(store, "/.snapshots/s/open"));
            System.arraycopy(pattern(BLOCK, 79), 0, open, 0, BLOCK);
            assertArrayEquals(open, Bytes.read(store, removed, 0, open.length));
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertArrayEquals(pattern(3 * FILE_BYTES, 77), Bytes.readAll(store, "/.snapshots/s/kept"));
            assertRefused(PosixError.ENOENT, () -> store.stat("open"));
            store.removeSnapshot("s");
            awaitCompaction(store);
            assertEquals(4L * FILE_BYTES, store.capacity().liveBytes());
        }
    }

    @Test
    void shouldServeAReaderWhenItsSegmentsAreDeleted() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            final byte[][] before = overwrite(store, 4);
            try (EmbeddedStore reader = EmbeddedStore.openReadOnly(context())) {
                final List<Path> segments = dataSegments();
                overwrite(store, 60);
                awaitCompaction(store);
                assertTrue(segments.stream().anyMatch(Files::notExists), "no segment of the reader was deleted");
                assertHolds(before, reader);
            }
        }
    }

    @Test
    void shouldFailWithEnospcUntilFilesAreRemovedWhenTheDiskIsFull() throws Exception {
        fillAndRemove(smallDiskContext());
    }

    private EmbeddedStoreContext smallDiskContext() {
        return context().blockSize(BLOCK).freeSpace(smallDisk());
    }

    private FakeDisk smallDisk() {
        final long size = 40 * SEGMENT;
        final FakeDisk disk = new FakeDisk();
        disk.setTotalBytes(size);
        disk.setFreeSpace(() -> Math.max(0, size - diskBytes("") - diskBytes("data") - diskBytes("meta")));
        return disk;
    }

    /** With segments of the size that suits large disks, it could hold nothing. */
    @Test
    void shouldUseASmallDiskWhenTheSegmentSizeIsNotSet() throws Exception {
        final Path disk = Files.createDirectories(directory.resolve("store"));
        final EmbeddedStoreContext context = new EmbeddedStoreContext().directory(disk);
        if (run("mount", "-t", "tmpfs", "-o", "size=" + 40 * SEGMENT, "galefs-test", disk.toString()) != 0) {
            fillAndRemove(context.freeSpace(smallDisk()));
            return;
        }
        try {
            fillAndRemove(context);
        } finally {
            assertEquals(0, run("umount", disk.toString()));
        }
    }

    /**
     * Uses a real file system if this process may mount one: there, a write without reserved space ends in a signal
     * instead of an error.
     */
    @Test
    void shouldFailWithEnospcUntilFilesAreRemovedWhenARealDiskIsFull() throws Exception {
        final Path disk = Files.createDirectories(directory.resolve("store"));
        if (run("mount", "-t", "tmpfs", "-o", "size=" + 40 * SEGMENT, "galefs-test", disk.toString()) != 0) {
            fillAndRemove(smallDiskContext());
            return;
        }
        try {
            fillAndRemove(context().blockSize(BLOCK));
        } finally {
            assertEquals(0, run("umount", disk.toString()));
        }
    }

    /** Another process may take the space that the file system reported as free. */
    @Test
    void shouldFailWithEnospcWhenTheDiskIsFullAndReportsFreeSpace() throws Exception {
        final Path disk = Files.createDirectories(directory.resolve("store"));
        if (run("mount", "-t", "tmpfs", "-o", "size=" + 20 * SEGMENT, "galefs-test", disk.toString()) != 0) {
            fillAndRemove(smallDiskContext());
            return;
        }
        try (EmbeddedStore store =
                EmbeddedStore.create(context().blockSize(BLOCK).freeSpace(() -> Long.MAX_VALUE))) {
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

    private static void fillAndRemove(final EmbeddedStoreContext context) throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context)) {
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

    /** Creates files until the disk is full. Returns the number of complete files. */
    private static int fill(final EmbeddedStore store) throws IOException {
        for (int files = 0; ; files++) {
            try {
                Bytes.create(store, "file" + files, pattern(FILE_BYTES, files));
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
                return files;
            }
        }
    }

    /** Overwrites random parts of four files, in total {@code times} the length of each. Returns their content. */
    private byte[][] overwrite(final EmbeddedStore store, final int times) throws IOException {
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

    private static void assertHolds(final byte[][] files, final EmbeddedStore store) throws IOException {
        for (int i = 0; i < files.length; i++) {
            assertArrayEquals(files[i], Bytes.readAll(store, "file" + i));
        }
    }

    /** Waits until compaction has brought the dead bytes down to the live ones and two open segments. */
    private static void awaitCompaction(final EmbeddedStore store) throws Exception {
        Await.until(TIMEOUT, "at most as many dead bytes as live ones, and two segments", () -> {
            final Capacity capacity = store.capacity();
            return capacity.deadBytes() <= capacity.liveBytes() + 2 * SEGMENT;
        });
    }

    private List<Path> dataSegments() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("store/data"))) {
            return files.filter(file -> file.toString().endsWith(".cq4")).toList();
        }
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory.resolve("store")).segmentSize((int) SEGMENT);
    }

    /** Disk space of a log's files or, for an empty name, of the files beside the logs. Thread-safe. */
    private long diskBytes(final String log) throws IOException {
        return DiskUsage.ofFilesIn(directory.resolve("store").resolve(log));
    }
}
