package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EBADF;
import static io.github.galefs.file.PosixError.EEXIST;
import static io.github.galefs.file.PosixError.EFBIG;
import static io.github.galefs.file.PosixError.EINTR;
import static io.github.galefs.file.PosixError.EINVAL;
import static io.github.galefs.file.PosixError.EISDIR;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ENOSPC;
import static io.github.galefs.file.PosixError.ENOTDIR;
import static io.github.galefs.file.PosixError.ENOTSUP;
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
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The contract of {@link FileService} for changes of bytes. The tests whose names end in "AsTheTableSays" assert the
 * rows of the table in docs/hadoop.md, where HDFS differs.
 */
@Timeout(60)
class HadoopWriteContractTest {
    private static final String ROOT = "/writes";
    private static final int BLOCK = 4096;
    private static final long MAX_STAGED = 64 << 20;
    private static final Set<FileOpenOption> CUT = EnumSet.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE);

    @TempDir
    private Path directory;

    private FileService files;
    private long handle;

    /** Creates the empty file "file", and the directory "d" with a file of 10 bytes and an empty directory. */
    @BeforeEach
    void start() throws IOException {
        MiniCluster.hdfs().delete(new org.apache.hadoop.fs.Path(ROOT), true);
        files = open();
        handle = files.open("file", NEW);
        files.makeDirectory("d");
        files.makeDirectory("/d/empty");
        createFile(files, "d/file", pattern(10, 1));
    }

    @AfterEach
    void end() throws IOException {
        files.close();
    }

    private FileService open() throws IOException {
        return HadoopFileService.open(
                MiniCluster.context(ROOT).staging(directory.resolve("staging")).maxStagedBytes(MAX_STAGED));
    }

    private void reopen() throws IOException {
        files.close();
        files = open();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 100_000, 5_000_000, 9_000_000})
    void shouldReadBackTheBytesWritten(final int length) throws IOException {
        final byte[] bytes = pattern(length, 1);
        write(files, handle, 0, bytes);

        assertEquals(length, files.status(handle).size());
        assertArrayEquals(bytes, read(files, handle, 0, length + 10));
        assertArrayEquals(Arrays.copyOfRange(bytes, length / 3, length), read(files, handle, length / 3, length + 10));
    }

    @Test
    void shouldReadAcrossBlocksAndStopAtTheEndOfTheFile() throws IOException {
        final byte[] bytes = pattern(2 * BLOCK + 100, 3);
        write(files, handle, 0, bytes);

        assertArrayEquals(Arrays.copyOfRange(bytes, BLOCK - 10, BLOCK + 10), read(files, handle, BLOCK - 10, 20));
        assertEquals(50, read(files, handle, 2 * BLOCK + 50, 1000).length);
        assertEquals(0, read(files, handle, bytes.length, 1).length);
        assertEquals(0, read(files, handle, Long.MAX_VALUE, 1).length);
        assertEquals(0, read(files, handle, 0, 0).length);
    }

    @Test
    void shouldFillTheGapWithZerosWhenWritingPastTheEnd() throws IOException {
        write(files, handle, 0, pattern(100, 4));
        write(files, handle, 200, new byte[] {9});

        final byte[] wanted = Arrays.copyOf(pattern(100, 4), 201);
        wanted[200] = 9;
        assertArrayEquals(wanted, read(files, handle, 0, 1000));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK - 3, 3 * BLOCK - 1})
    void shouldReplaceOnlyTheBytesOverwritten(final int offset) throws IOException {
        final byte[] wanted = pattern(3 * BLOCK, 5);
        write(files, handle, 0, wanted);
        final byte[] patch = pattern(BLOCK + 5, 6);
        write(files, handle, offset, patch);

        final byte[] grown = Arrays.copyOf(wanted, Math.max(wanted.length, offset + patch.length));
        System.arraycopy(patch, 0, grown, offset, patch.length);
        assertArrayEquals(grown, read(files, handle, 0, 10 * BLOCK));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 9})
    void shouldReadZerosWhenAFileWasTruncatedAndGrewAgain(final int cut) throws IOException {
        final byte[] bytes = pattern(3 * BLOCK, 7);
        write(files, handle, 0, bytes);
        files.truncate(handle, cut);
        files.truncate(handle, 3 * BLOCK);

        final byte[] wanted = Arrays.copyOf(Arrays.copyOf(bytes, cut), 3 * BLOCK);
        assertArrayEquals(wanted, read(files, handle, 0, 3 * BLOCK));
        reopen();
        assertArrayEquals(wanted, readAll(files, "file"));
    }

    @Test
    void shouldNotRestoreTruncatedBytesWhenTheRestOfTheBlockIsWritten() throws IOException {
        write(files, handle, 0, pattern(BLOCK, 8));
        files.truncate(handle, 10);
        write(files, handle, 100, new byte[] {1});

        final byte[] wanted = Arrays.copyOf(pattern(10, 8), 101);
        wanted[100] = 1;
        assertArrayEquals(wanted, read(files, handle, 0, BLOCK));
    }

    @Test
    void shouldIncrementTheVersionOnceForEachChange() throws IOException {
        final long first = files.status(handle).version();
        assertEquals(first + 1, write(files, handle, 0, pattern(10 * BLOCK, 9)));
        assertEquals(first + 1, write(files, handle, 5, new byte[0]));
        assertEquals(first + 2, files.truncate(handle, 5));
        assertEquals(first + 2, files.truncate(handle, 5));
        assertEquals(first + 2, files.status(handle).version());
        files.open("file", CUT);
        assertEquals(first + 3, files.status(handle).version());
        files.open("file", CUT);
        assertEquals(first + 3, files.status(handle).version());
        assertEquals(first + 3, files.stat("file").version());
    }

    @Test
    void shouldAppendAtTheEndOfTheFile() throws IOException {
        final long first = files.status(handle).version();
        assertEquals(new Appended(0, first + 1), append(files, handle, pattern(BLOCK + 1, 1)));
        assertEquals(new Appended(BLOCK + 1, first + 2), append(files, handle, pattern(10, 2)));
        files.truncate(handle, 3 * BLOCK);
        assertEquals(new Appended(3 * BLOCK, first + 4), append(files, handle, pattern(3 * BLOCK, 3)));
        assertEquals(new Appended(6 * BLOCK, first + 4), append(files, handle, new byte[0]));
        assertArrayEquals(pattern(10, 2), read(files, handle, BLOCK + 1, 10));
        assertArrayEquals(pattern(3 * BLOCK, 3), read(files, handle, 3 * BLOCK, 4 * BLOCK));

        final long readable = files.open("file", READ);
        assertRefused(EBADF, () -> append(files, readable, new byte[1]));
        final byte[] tooMany = new byte[FileService.MAX_APPEND_LENGTH + 1];
        assertRefused(EINVAL, () -> append(files, handle, tooMany));
        assertRefused(EINVAL, () -> files.append(handle, MemorySegment.NULL, 0, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> files.append(handle, MemorySegment.NULL, 0, 1));
    }

    @Test
    void shouldFailWithEfbigWhenARangeEndsPastTheLargestOffset() {
        assertRefused(EFBIG, () -> write(files, handle, Long.MAX_VALUE - 2, new byte[3]));
    }

    @Test
    void shouldRefuseInvalidHandlesAndArguments() throws IOException {
        final long readable = files.open("file", READ);
        final long writable = files.open("file", EnumSet.of(FileOpenOption.WRITE));
        final MemorySegment memory = Arena.ofAuto().allocate(10);

        assertRefused(EBADF, () -> files.write(readable, 0, memory, 0, 1));
        assertRefused(EBADF, () -> files.truncate(readable, 0));
        assertRefused(EBADF, () -> files.read(writable, 0, memory, 0, 1));
        assertRefused(EBADF, () -> files.read(99, 0, memory, 0, 1));
        assertRefused(EINVAL, () -> files.read(readable, -1, memory, 0, 1));
        assertRefused(EINVAL, () -> files.write(writable, 0, memory, 0, -1));
        assertRefused(EINVAL, () -> files.truncate(writable, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> files.read(readable, 0, memory, 5, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> files.write(writable, 0, memory, 5, 6));
        files.close(readable);
        assertRefused(EBADF, () -> files.close(readable));
        assertRefused(EBADF, () -> files.sync(readable));
        assertEquals(0, files.status(handle).size());
    }

    @Test
    void shouldChangeNothingWhenTheSourceOfAWriteCannotBeRead() throws IOException {
        write(files, handle, 0, pattern(BLOCK, 10));
        final Arena arena = Arena.ofConfined();
        final MemorySegment gone = arena.allocate(BLOCK);
        arena.close();
        assertThrows(IllegalStateException.class, () -> files.write(handle, 0, gone, 0, BLOCK));
        write(files, handle, BLOCK, pattern(BLOCK, 11));
        reopen();

        final byte[] bytes = readAll(files, "file");
        assertArrayEquals(pattern(BLOCK, 10), Arrays.copyOf(bytes, BLOCK));
        assertArrayEquals(pattern(BLOCK, 11), Arrays.copyOfRange(bytes, BLOCK, 2 * BLOCK));
    }

    @Test
    void shouldWriteAndReadWhenTheThreadIsInterrupted() throws IOException {
        final byte[] bytes = pattern(4 * 1024 * 1024, 13);
        Thread.currentThread().interrupt();
        try {
            write(files, handle, 0, bytes);
        } finally {
            assertTrue(Thread.interrupted());
        }

        assertArrayEquals(bytes, read(files, handle, 0, bytes.length));
    }

    @Test
    void shouldServeManyThreadsAtOnce() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            final var jobs = IntStream.range(0, 40)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> {
                        final byte[] bytes = pattern(3 * BLOCK + i, i);
                        createFile(files, "file" + i, bytes);
                        assertArrayEquals(bytes, readAll(files, "file" + i));
                        return null;
                    }))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
        assertEquals(42, files.list("/").size());
    }

    @Test
    void shouldFailWhenADirectoryIsOpenedOrAFileIsListed() {
        assertRefused(EISDIR, () -> files.open("d", READ));
        assertRefused(EISDIR, () -> files.open("/", NEW));
        assertRefused(EISDIR, () -> files.open("d/new/", NEW));
        assertRefused(ENOTDIR, () -> files.open("d/file/", NEW));
        assertRefused(ENOENT, () -> files.open("none/new", NEW));
        assertRefused(ENOTDIR, () -> files.list("d/file"));
    }

    @Test
    void shouldFailWithEinvalWhenOpenOptionsContradict() {
        assertRefused(EINVAL, () -> files.open("d/file", EnumSet.noneOf(FileOpenOption.class)));
        assertRefused(EINVAL, () -> files.open("d/file", EnumSet.of(FileOpenOption.CREATE)));
        assertRefused(EINVAL, () -> files.open("d/file", EnumSet.of(FileOpenOption.READ, FileOpenOption.TRUNCATE)));
    }

    @Test
    void shouldFailWithEinvalWhenANameHasInvalidCharacters() {
        assertRefused(EINVAL, () -> files.open("a\0b", NEW));
        assertRefused(EINVAL, () -> files.open("a\uD800b", NEW));
    }

    @Test
    void shouldKeepARemovedFileWhileAHandleIsOpen() throws IOException {
        final long removed = files.open("d/file", NEW);
        files.remove("d/file");
        write(files, removed, 5, pattern(5000, 3));
        createFile(files, "d/file", pattern(3, 4));

        assertEquals(5005, files.status(removed).size());
        assertArrayEquals(pattern(5000, 3), read(files, removed, 5, 6000));
        files.truncate(removed, 5);
        assertArrayEquals(pattern(5, 1), read(files, removed, 0, 6000));
        assertNotEquals(files.status(removed).fileId(), files.stat("d/file").fileId());
        reopen();
        assertArrayEquals(pattern(3, 4), readAll(files, "d/file"));
    }

    @Test
    void shouldNotReuseFileIdsWhenFilesAreRemoved() throws IOException {
        final long first = files.stat("d/file").fileId();
        files.remove("d/file");
        reopen();
        createFile(files, "d/file", new byte[0]);

        assertNotEquals(first, files.stat("d/file").fileId());
    }

    @Test
    void shouldReplaceTheTargetOfARenameWhileItIsOpen() throws IOException {
        createFile(files, "other", pattern(20, 2));
        final long replaced = files.open("other", NEW);
        final long renamed = files.open("d/file", NEW);
        files.rename("d/file", "other");

        assertRefused(ENOENT, () -> files.stat("d/file"));
        assertEquals(files.status(renamed), files.stat("other"));
        assertArrayEquals(pattern(20, 2), read(files, replaced, 0, 100));
        write(files, replaced, 0, new byte[30]);
        write(files, renamed, 10, pattern(10, 3));
        reopen();
        assertEquals(20, files.stat("other").size());
        assertEquals(List.of("d", "file", "other"), names(files.list("/")));
    }

    @Test
    void shouldFailWithEexistWhenAnExistingFileIsOpenedExclusively() throws IOException {
        final EnumSet<FileOpenOption> exclusive = EnumSet.of(
                FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.EXCLUSIVE, FileOpenOption.TRUNCATE);
        files.open("new", exclusive);
        assertRefused(EEXIST, () -> files.open("new", exclusive));
        assertRefused(EEXIST, () -> files.open("d/file", exclusive));
        assertRefused(EEXIST, () -> files.open("d", exclusive));
        assertRefused(EINVAL, () -> files.open("x", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.EXCLUSIVE)));
        assertEquals(10, files.stat("d/file").size());
    }

    @Test
    void shouldReadIntoAndWriteFromAnyMemory() throws Exception {
        final long[] words = new long[2 * BLOCK];
        Arrays.setAll(words, i -> i * 31L);
        files.write(handle, 0, MemorySegment.ofArray(words), 0, words.length * Long.BYTES);
        final long[] back = new long[words.length];
        assertEquals(
                words.length * Long.BYTES,
                files.read(handle, 0, MemorySegment.ofArray(back), 0, words.length * Long.BYTES));
        assertArrayEquals(words, back);
    }

    @Test
    void shouldNotInterleaveAppendsOfSeveralThreads() throws Exception {
        final int writers = 4;
        final int lines = 200;
        try (ExecutorService threads = Executors.newFixedThreadPool(writers)) {
            final List<Future<?>> jobs = IntStream.range(0, writers)
                    .<Future<?>>mapToObj(writer -> threads.submit(() -> {
                        final long log = files.open("log", NEW);
                        for (int line = 0; line < lines; line++) {
                            final byte[] bytes = line(writer, line);
                            final Appended appended = append(files, log, bytes);
                            assertArrayEquals(bytes, read(files, log, appended.offset(), bytes.length));
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
        final String log = new String(readAll(files, "log"), StandardCharsets.US_ASCII);
        assertEquals(expected, log.lines().sorted().toList());
    }

    @Test
    void shouldRefuseCallsAfterClose() throws Exception {
        files.close();
        assertRefused(EBADF, () -> files.status(handle));
        assertRefused(EBADF, () -> files.stat("file"));
        assertRefused(EBADF, () -> files.close(handle));
        files.close();
    }

    @Test
    void shouldKeepFilesWhenOpenedAgain() throws IOException {
        final byte[] bytes = pattern(5 * BLOCK + 17, 2);
        write(files, handle, 0, bytes);
        final var before = files.stat("file");
        reopen();

        final var after = files.stat("file");
        assertEquals(before.size(), after.size());
        assertEquals(before.modificationMillis(), after.modificationMillis());
        assertArrayEquals(bytes, readAll(files, "file"));
    }

    @Test
    void shouldShowOwnWritesByPathHandleAndListAtOnce() throws IOException {
        final long reader = files.open("d/file", READ);
        final long writer = files.open("d/file", NEW);
        write(files, writer, 4, pattern(BLOCK, 7));

        final byte[] wanted = Arrays.copyOf(pattern(10, 1), BLOCK + 4);
        System.arraycopy(pattern(BLOCK, 7), 0, wanted, 4, BLOCK);
        assertArrayEquals(wanted, read(files, reader, 0, 2 * BLOCK));
        assertArrayEquals(wanted, readAll(files, "d/file"));
        assertEquals(BLOCK + 4, files.stat("d/file").size());
        assertEquals(files.stat("d/file"), files.status(reader));
        assertEquals(files.stat("d/file"), files.list("d").getLast().status());
        files.close(writer);
        assertArrayEquals(wanted, read(files, reader, 0, 2 * BLOCK));
        assertEquals(files.stat("d/file"), files.status(reader));
    }

    @Test
    void shouldKeepPermissionsAndModificationTime() throws IOException {
        final long version = files.stat("d/file").version();
        files.setPermissions("d/file", 0701);
        files.setModificationTime("d/file", 5);
        files.setModificationTime("d", 1_000);
        assertEquals(version, files.stat("d/file").version());
        write(files, handle, 0, pattern(10, 1));
        files.setPermissions(handle, 0640);
        files.setModificationTime(handle, 7_000);
        reopen();

        assertEquals(0701, files.stat("d/file").permissions());
        assertEquals(5, files.stat("d/file").modificationMillis());
        assertEquals(1_000, files.stat("d").modificationMillis());
        assertEquals(0640, files.stat("file").permissions());
        assertEquals(7_000, files.stat("file").modificationMillis());
    }

    @Test
    void shouldSetAttributesOfAnOpenFileWithoutAName() throws IOException {
        final long removed = files.open("d/file", READ);
        files.unlink("d/file");
        createFile(files, "d/file", pattern(3, 4));
        final int permissions = files.stat("d/file").permissions();
        files.setPermissions(removed, 0400);
        files.setModificationTime(removed, 9_000);

        assertEquals(0400, files.status(removed).permissions());
        assertEquals(9_000, files.status(removed).modificationMillis());
        assertEquals(permissions, files.stat("d/file").permissions());
        assertRefused(EINVAL, () -> files.setPermissions(removed, 010000));
    }

    @Test
    void shouldReplaceAWholeFile() throws IOException {
        final byte[] bytes = pattern(5 * BLOCK, 3);
        final MemorySegment source = MemorySegment.ofArray(bytes);
        assertEquals(
                3 * BLOCK,
                files.replace("d/new", "d/file", source, BLOCK, 3 * BLOCK).size());

        assertArrayEquals(Arrays.copyOfRange(bytes, BLOCK, 4 * BLOCK), readAll(files, "d/file"));
        assertEquals(List.of("empty", "file"), names(files.list("d")));
        assertRefused(EISDIR, () -> files.replace("d/empty", "d/file", source, 0, 1));
        assertRefused(ENOENT, () -> files.replace("none/new", "d/file", source, 0, 1));
        assertRefused(EINVAL, () -> files.replace("d/new", "d/file", source, 0, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> files.replace("d/new", "d/file", source, 1, bytes.length));
    }

    @Test
    void shouldLimitTheSizeOfAFileAsTheTableSays() throws IOException {
        assertRefused(ENOSPC, () -> files.truncate(handle, 1L << 40));
        assertRefused(ENOSPC, () -> write(files, handle, 1L << 40, new byte[1]));
        assertEquals(0, files.status(handle).size());
    }

    @Test
    void shouldNumberTheFirstVersionAsTheTableSays() throws IOException {
        assertNotEquals(0, files.status(handle).version());
    }

    @Test
    void shouldGiveAnotherVersionAfterAReopeningAsTheTableSays() throws IOException {
        write(files, handle, 0, pattern(10, 1));
        final var before = files.status(handle);
        reopen();
        assertNotEquals(before.version(), files.stat("file").version());
        assertNotEquals(before.fileId(), files.stat("file").fileId());
    }

    @Test
    void shouldCountAllocatedBytesAsTheTableSays() throws IOException {
        write(files, handle, 1_000_000, pattern(1000, 1));
        assertEquals(1_001_000, files.status(handle).allocated());
    }

    @Test
    void shouldGiveNewFilesPermissionsAsTheTableSays() throws IOException {
        assertEquals(0644, files.stat("file").permissions());
        assertEquals(0755, files.stat("d").permissions());
    }

    @Test
    void shouldRefuseAttributesAndSnapshotsAsTheTableSays() {
        assertRefused(ENOTSUP, () -> files.setPermissions(handle, 04755));
        assertRefused(ENOTSUP, () -> files.setModificationTime(handle, -1));
        assertRefused(ENOTSUP, () -> files.createSnapshot("s"));
        assertRefused(ENOTSUP, () -> files.removeSnapshot("s"));
    }

    @Test
    void shouldServeAnInterruptedThreadAsTheTableSays() throws IOException {
        write(files, handle, 0, pattern(BLOCK, 14));
        Thread.currentThread().interrupt();
        try {
            assertArrayEquals(pattern(BLOCK, 14), read(files, handle, 0, BLOCK));
            assertRefused(EINTR, () -> files.sync(handle));
        } finally {
            assertTrue(Thread.interrupted());
        }
        files.sync(handle);
        files.syncAll();
    }

    /** Returns lines of different lengths, some of them longer than a block. */
    private static byte[] line(final int writer, final int line) {
        final String text = writer + "-" + line + "x".repeat(line * 37 % (BLOCK + 100)) + "\n";
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
