package io.github.galefs.hadoop.object;

import static io.github.galefs.file.PosixError.EBADF;
import static io.github.galefs.file.PosixError.EEXIST;
import static io.github.galefs.file.PosixError.EFBIG;
import static io.github.galefs.file.PosixError.EINTR;
import static io.github.galefs.file.PosixError.EINVAL;
import static io.github.galefs.file.PosixError.EISDIR;
import static io.github.galefs.file.PosixError.ENAMETOOLONG;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ENOSPC;
import static io.github.galefs.file.PosixError.ENOTDIR;
import static io.github.galefs.file.PosixError.ENOTEMPTY;
import static io.github.galefs.file.PosixError.ENOTSUP;
import static io.github.galefs.file.PosixError.ESTALE;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.append;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.createFile;
import static io.github.galefs.hadoop.Contents.names;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The contract of {@link FileService} for changes of files. The tests whose names end in "AsTheTableSays" assert the
 * rows of the table in docs/hadoop.md, where object stores differ.
 */
@Timeout(120)
class ObjectWriteContractTest {
    private static final String ROOT = "/writes";
    private static final int BLOCK = 4096;
    private static final long MAX_STAGED = 64 << 20;

    /** Has several parts. */
    private static final int LARGE_LENGTH = 18 << 20;

    private static final Set<FileOpenOption> CUT = EnumSet.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE);
    private static final Set<FileOpenOption> EXCLUSIVE =
            EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.EXCLUSIVE);

    private final S3Server server = S3Server.shared();

    @TempDir
    private Path directory;

    private FileService files;
    private long handle;

    /** Creates the new file "file", and the directory "d" with a file of 10 bytes. */
    @BeforeEach
    void start() throws IOException {
        server.clear(ROOT);
        files = open();
        handle = files.open("file", NEW);
        server.put(ROOT + "/d/file", pattern(10, 1));
    }

    @AfterEach
    void end() throws IOException {
        files.close();
    }

    private FileService open() throws IOException {
        return ObjectFileService.open(
                server.context(ROOT).staging(directory.resolve("staging")).maxStagedBytes(MAX_STAGED));
    }

    private void reopen() throws IOException {
        files.close();
        files = open();
    }

    private boolean exists(final String path) throws IOException {
        return server.others().exists(new org.apache.hadoop.fs.Path(ROOT + "/" + path));
    }

    @Test
    void shouldReadBackWhatWasWrittenInAnyOrder() throws IOException {
        final byte[] wanted = pattern(3 * BLOCK, 5);
        write(files, handle, BLOCK, Arrays.copyOfRange(wanted, BLOCK, 2 * BLOCK));
        write(files, handle, 0, Arrays.copyOf(wanted, BLOCK));
        assertArrayEquals(Arrays.copyOf(wanted, 2 * BLOCK), read(files, handle, 0, 10 * BLOCK));
        write(files, handle, 2 * BLOCK + 100, new byte[] {9});
        final byte[] grown = Arrays.copyOf(Arrays.copyOf(wanted, 2 * BLOCK), 2 * BLOCK + 101);
        grown[2 * BLOCK + 100] = 9;
        assertArrayEquals(grown, read(files, handle, 0, 10 * BLOCK));
        files.truncate(handle, 10);
        files.truncate(handle, BLOCK);
        write(files, handle, 5, new byte[] {7});
        final byte[] cut = Arrays.copyOf(Arrays.copyOf(wanted, 10), BLOCK);
        cut[5] = 7;
        assertArrayEquals(cut, read(files, handle, 0, 10 * BLOCK));
        reopen();
        assertArrayEquals(cut, readAll(files, "file"));
    }

    @Test
    void shouldChangePartsOfALargeObject() throws IOException {
        final byte[] large = pattern(LARGE_LENGTH, 2);
        server.put(ROOT + "/large", large);
        final long writer = files.open("large", NEW);
        write(files, writer, 5_000_000, pattern(100, 9));
        append(files, writer, pattern(10, 3));
        files.close(writer);

        final byte[] wanted = Arrays.copyOf(large, LARGE_LENGTH + 10);
        System.arraycopy(pattern(100, 9), 0, wanted, 5_000_000, 100);
        System.arraycopy(pattern(10, 3), 0, wanted, LARGE_LENGTH, 10);
        assertArrayEquals(wanted, readAll(files, "large"));
        reopen();
        assertArrayEquals(wanted, readAll(files, "large"));
    }

    @Test
    void shouldIncrementTheVersionOnceForEachChange() throws IOException {
        final long first = files.status(handle).version();
        assertEquals(first + 1, write(files, handle, 0, pattern(10 * BLOCK, 9)));
        assertEquals(first + 1, write(files, handle, 5, new byte[0]));
        assertEquals(first + 2, files.truncate(handle, 5));
        assertEquals(first + 2, files.truncate(handle, 5));
        files.close(files.open("file", CUT));
        files.close(files.open("file", CUT));
        assertEquals(first + 3, files.status(handle).version());
        assertEquals(first + 3, files.stat("file").version());
        assertEquals(new Appended(0, first + 4), append(files, handle, pattern(10, 2)));
        files.sync(handle);
        final long fileId = files.status(handle).fileId();
        assertEquals(first + 4, files.stat("file").version());
        files.close(handle);
        assertEquals(first + 4, files.stat("file").version(), "kernels keep their blocks over an upload");
        assertEquals(fileId, files.stat("file").fileId());
        server.put(ROOT + "/file", pattern(10, 3));
        assertNotEquals(fileId, files.stat("file").fileId());
    }

    @Test
    void shouldRefuseInvalidHandlesAndArguments() throws IOException {
        final long readable = files.open("file", READ);
        final long writable = files.open("file", EnumSet.of(FileOpenOption.WRITE));
        final MemorySegment memory = Arena.ofAuto().allocate(10);

        assertRefused(EBADF, () -> files.write(readable, 0, memory, 0, 1));
        assertRefused(EBADF, () -> append(files, readable, new byte[1]));
        assertRefused(EBADF, () -> files.read(writable, 0, memory, 0, 1));
        assertRefused(EINVAL, () -> files.write(writable, 0, memory, 0, -1));
        assertRefused(EINVAL, () -> files.truncate(writable, -1));
        assertRefused(EINVAL, () -> append(files, handle, new byte[FileService.MAX_APPEND_LENGTH + 1]));
        assertThrows(IndexOutOfBoundsException.class, () -> files.write(writable, 0, memory, 5, 6));
        assertRefused(EFBIG, () -> write(files, handle, Long.MAX_VALUE - 2, new byte[3]));
        assertRefused(EISDIR, () -> files.open("d", NEW));
        assertRefused(EISDIR, () -> files.open("/", NEW));
        assertRefused(EISDIR, () -> files.open("d/new/", NEW));
        assertRefused(ENOTDIR, () -> files.open("d/file/", NEW));
        assertRefused(ENOTDIR, () -> files.open("d/file/new", NEW));
        assertRefused(ENOENT, () -> files.open("none/new", NEW));
        assertEquals(0, files.status(handle).size());
    }

    @Test
    void shouldShowOwnWritesByPathHandleAndListAtOnce() throws IOException {
        final long reader = files.open("d/file", READ);
        final long writer = files.open("d/file", NEW);
        write(files, writer, 4, pattern(BLOCK, 7));
        final byte[] wanted = Arrays.copyOf(pattern(10, 1), BLOCK + 4);
        System.arraycopy(pattern(BLOCK, 7), 0, wanted, 4, BLOCK);
        final long newFile = files.open("d/new", NEW);
        write(files, newFile, 0, wanted);

        assertArrayEquals(wanted, read(files, reader, 0, 2 * BLOCK));
        assertArrayEquals(wanted, readAll(files, "d/new"));
        assertEquals(List.of("file", "new"), names(files.list("d")));
        assertEquals(files.stat("d/file"), files.status(reader));
        assertEquals(files.stat("d/file"), files.list("d").getFirst().status());
        assertEquals(files.stat("d/new"), files.list("d").getLast().status());
        assertEquals(1, files.list("d", "", 1).size());
        write(files, newFile, 0, pattern(10, 1));
        assertEquals(files.stat("d/new"), files.list("d", "file", 1).getLast().status());
        files.close(writer);
        assertArrayEquals(wanted, read(files, reader, 0, 2 * BLOCK));
        assertEquals(files.stat("d/file"), files.status(reader));
    }

    @Test
    void shouldKeepARemovedFileThatIsWritten() throws IOException {
        final long removed = files.open("d/file", NEW);
        files.remove("d/file");
        write(files, removed, 5, pattern(5000, 3));
        createFile(files, "d/file", pattern(3, 4));

        assertEquals(5005, files.status(removed).size());
        assertArrayEquals(pattern(5, 1), read(files, removed, 0, 5));
        assertNotEquals(files.status(removed).fileId(), files.stat("d/file").fileId());
        files.unlink("file");
        assertRefused(ENOENT, () -> files.stat("file"));
        write(files, handle, 0, new byte[10]);
        reopen();
        assertArrayEquals(pattern(3, 4), readAll(files, "d/file"));
        assertRefused(ENOENT, () -> files.stat("file"));
    }

    @Test
    void shouldReplaceTheTargetOfARenameWhileBothAreOpen() throws IOException {
        createFile(files, "other", pattern(20, 2));
        final long replaced = files.open("other", NEW);
        final long renamed = files.open("d/file", NEW);
        final long reader = files.open("d/file", READ);
        files.rename("d/file", "other");

        assertRefused(ENOENT, () -> files.stat("d/file"));
        assertEquals(files.status(renamed), files.stat("other"));
        assertArrayEquals(pattern(20, 2), read(files, replaced, 0, 100));
        write(files, replaced, 0, new byte[30]);
        write(files, renamed, 10, pattern(10, 3));
        assertEquals(20, read(files, reader, 0, 100).length);
        assertFalse(exists("d/file"));
        reopen();
        assertEquals(20, files.stat("other").size());
        assertEquals(List.of("d", "file", "other"), names(files.list("/")));
    }

    @Test
    void shouldRenameNewFilesAndReplaceClosedOnes() throws IOException {
        write(files, handle, 0, pattern(BLOCK, 3));
        files.rename("file", "d/file");
        assertArrayEquals(pattern(BLOCK, 3), readAll(files, "d/file"));
        write(files, handle, 0, pattern(10, 4));
        files.close(handle);
        createFile(files, "closed", pattern(7, 7));
        files.rename("closed", "d/file");

        assertEquals(List.of("d"), names(files.list("/")));
        reopen();
        assertArrayEquals(pattern(7, 7), readAll(files, "d/file"));
    }

    @Test
    void shouldRefuseToOpenExclusivelyWhatExists() throws IOException {
        files.close(files.open("new", EXCLUSIVE));
        assertRefused(EEXIST, () -> files.open("new", EXCLUSIVE));
        assertRefused(EEXIST, () -> files.open("file", EXCLUSIVE));
        assertRefused(EEXIST, () -> files.open("d/file", EXCLUSIVE));
        assertRefused(EEXIST, () -> files.open("d", EXCLUSIVE));
        assertRefused(ENOENT, () -> files.open("none/x", EXCLUSIVE));
        assertRefused(EINVAL, () -> files.open("x", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.EXCLUSIVE)));
        assertEquals(10, files.stat("d/file").size());
    }

    @Test
    void shouldNotInterleaveAppendsOfSeveralThreads() throws Exception {
        final int writers = 4;
        final int lines = 100;
        try (ExecutorService threads = Executors.newFixedThreadPool(writers)) {
            final List<Future<?>> jobs = IntStream.range(0, writers)
                    .<Future<?>>mapToObj(writer -> threads.submit(() -> {
                        final long log = files.open("log", NEW);
                        for (int line = 0; line < lines; line++) {
                            final byte[] bytes = line(writer, line);
                            final Appended appended = append(files, log, bytes);
                            assertArrayEquals(bytes, read(files, log, appended.offset(), bytes.length));
                            if (line % 40 == writer) {
                                files.sync(log);
                            }
                        }
                        return null;
                    }))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
        final List<String> expected = IntStream.range(0, writers * lines)
                .mapToObj(i -> new String(line(i / lines, i % lines), StandardCharsets.US_ASCII).strip())
                .sorted()
                .toList();
        reopen();
        final String log = new String(readAll(files, "log"), StandardCharsets.US_ASCII);
        assertEquals(expected, log.lines().sorted().toList());
    }

    /** Returns lines of different lengths, some of them longer than a block. */
    private static byte[] line(final int writer, final int line) {
        final String text = writer + "-" + line + "x".repeat(line * 37 % (BLOCK + 100)) + "\n";
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Threads open and close one file at the same time, so that openings and uploads meet. */
    @Test
    void shouldNeverOpenAnOldVersionBesideOwnUploads() throws Exception {
        createFile(files, "shared", new byte[8]);
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            final List<Future<?>> jobs = IntStream.range(0, 4)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> {
                        for (int j = 0; j < 5; j++) {
                            final long shared = files.open("shared", NEW);
                            write(files, shared, 2L * i, pattern(2, j));
                            assertEquals(8, read(files, shared, 0, 100).length);
                            files.close(shared);
                        }
                        return null;
                    }))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
        final byte[] wanted = new byte[8];
        for (int i = 0; i < 4; i++) {
            System.arraycopy(pattern(2, 4), 0, wanted, 2 * i, 2);
        }
        assertArrayEquals(wanted, readAll(files, "shared"));
    }

    @Test
    void shouldReplaceAWholeFile() throws IOException {
        final byte[] bytes = pattern(5 * BLOCK, 3);
        final MemorySegment source = MemorySegment.ofArray(bytes);
        server.put(ROOT + "/d/temporary", new byte[1]);
        final FileStatus status = files.replace("d/temporary", "d/file", source, BLOCK, 3 * BLOCK);

        assertEquals(3 * BLOCK, status.size());
        assertEquals(status, files.stat("d/file"));
        assertArrayEquals(Arrays.copyOfRange(bytes, BLOCK, 4 * BLOCK), readAll(files, "d/file"));
        assertEquals(List.of("file"), names(files.list("d")));
        files.makeDirectory("d/empty");
        assertRefused(EISDIR, () -> files.replace("d/empty", "d/file", source, 0, 1));
        assertRefused(EISDIR, () -> files.replace("d/new", "d/empty", source, 0, 1));
        assertRefused(ENOENT, () -> files.replace("none/new", "d/file", source, 0, 1));
        assertRefused(EINVAL, () -> files.replace("d/new", "d/file", source, 0, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> files.replace("d/new", "d/file", source, 1, bytes.length));
    }

    @Test
    void shouldNotRemoveADirectoryWithANewFile() throws IOException {
        files.makeDirectory("empty");
        final long newFile = files.open("empty/new", NEW);
        assertRefused(ENOTEMPTY, () -> files.removeDirectory("empty"));
        files.unlink("empty/new");
        files.removeDirectory("empty");
        files.close(newFile);
        assertFalse(exists("empty/new"));
    }

    @Test
    void shouldShowOthersANewFileWholeAsTheTableSays() throws IOException {
        write(files, handle, 0, pattern(BLOCK, 1));
        assertFalse(exists("file"));
        files.sync(handle);
        assertTrue(exists("file"));
        final long exclusive = files.open("exclusive", EXCLUSIVE);
        assertTrue(exists("exclusive"));
        files.close(exclusive);
    }

    @Test
    void shouldLimitSizesAndNamesAsTheTableSays() {
        assertRefused(ENOSPC, () -> files.truncate(handle, 1L << 40));
        assertRefused(ENOSPC, () -> write(files, handle, 1L << 40, new byte[1]));
        final String directory = "n".repeat(200) + "/";
        final int rest = 1023 - ROOT.length() - 5 * directory.length();
        assertRefused(ENOENT, () -> files.stat(directory.repeat(5) + "n".repeat(rest)));
        assertRefused(ENAMETOOLONG, () -> files.stat(directory.repeat(5) + "n".repeat(rest + 1)));
        assertRefused(EINVAL, () -> files.stat("a\tb"));
        assertRefused(EINVAL, () -> files.stat("a\ufffe"));
    }

    @Test
    void shouldNumberVersionsAsTheTableSays() throws IOException {
        assertNotEquals(0, files.status(handle).version());
        write(files, handle, 0, pattern(10, 1));
        final FileStatus before = files.status(handle);
        reopen();
        assertNotEquals(before.version(), files.stat("file").version());
        assertNotEquals(before.fileId(), files.stat("file").fileId());
    }

    @Test
    void shouldShowStatusesAsTheTableSays() throws IOException {
        write(files, handle, 1_000_000, pattern(1000, 1));
        assertEquals(1_001_000, files.status(handle).allocated());
        assertEquals(0666, files.stat("file").permissions());
        assertEquals(0777, files.stat("d").permissions());
        assertEquals(0, files.stat("d").modificationMillis());
        final Capacity capacity = files.capacity();
        assertEquals(10, capacity.liveBytes());
        assertEquals(Long.MAX_VALUE, capacity.freeBytes());
    }

    @Test
    void shouldRefuseAttributesAndSnapshotsAsTheTableSays() throws IOException {
        files.setPermissions("d/file", 0666);
        files.setPermissions("d", 0777);
        files.setPermissions(handle, 0666);
        assertRefused(ENOTSUP, () -> files.setPermissions("d/file", 0600));
        assertRefused(ENOTSUP, () -> files.setPermissions("d", 0755));
        assertRefused(ENOTSUP, () -> files.setPermissions(handle, 0644));
        assertRefused(EINVAL, () -> files.setPermissions(handle, 010000));
        assertRefused(ENOTSUP, () -> files.setModificationTime("d/file", 5));
        assertRefused(ENOTSUP, () -> files.setModificationTime(handle, 5));
        assertRefused(ENOENT, () -> files.setPermissions("none", 0666));
        assertRefused(ENOENT, () -> files.setModificationTime("none", 5));
        assertRefused(ENOTSUP, () -> files.createSnapshot("s"));
        assertRefused(ENOTSUP, () -> files.removeSnapshot("s"));
    }

    @Test
    void shouldRefuseRenamesAsTheTableSays() throws IOException {
        files.makeDirectory("empty");
        assertRefused(ENOTSUP, () -> files.rename("d", "e"));
        assertRefused(ENOTSUP, () -> files.rename("d", "empty"));
        try (FileService reading = ObjectFileService.open(server.context(ROOT))) {
            createFile(files, "other", new byte[1]);
            assertRefused(ENOTSUP, () -> reading.rename("other", "d/file"));
            reading.open("d/file", READ);
            assertRefused(ENOTSUP, () -> reading.rename("d/file", "d/moved"));
            reading.rename("other", "moved");
        }
        assertEquals(List.of("d", "empty", "file", "moved"), names(files.list("/")));
        assertEquals(10, files.stat("d/file").size());
    }

    @Test
    void shouldEndReadsOfARemovedFileAsTheTableSays() throws IOException {
        final long reader = files.open("d/file", READ);
        files.unlink("d/file");
        assertRefused(ESTALE, () -> read(files, reader, 0, 10));
        assertEquals(10, files.status(reader).size());
    }

    @Test
    void shouldServeAnInterruptedThreadAsTheTableSays() throws IOException {
        write(files, handle, 0, pattern(BLOCK, 14));
        Thread.currentThread().interrupt();
        try {
            write(files, handle, 0, pattern(BLOCK, 15));
            assertRefused(EINTR, () -> files.sync(handle));
            assertRefused(EINTR, () -> readAll(files, "d/file"));
        } finally {
            assertTrue(Thread.interrupted());
        }
        files.sync(handle);
        assertArrayEquals(pattern(BLOCK, 15), read(files, handle, 0, BLOCK));
        assertArrayEquals(pattern(10, 1), readAll(files, "d/file"));
    }
}
