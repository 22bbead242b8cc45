package io.github.galefs.hadoop;

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
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The contract of {@link FileService} for changes of files, with each service. The tests whose names end in
 * "AsTheTableSays" assert the rows of the tables in docs/hadoop.md, where a service differs.
 */
@ParameterizedClass
@EnumSource
@Timeout(120)
class WriteContractTest {
    private static final String ROOT = "/writes";
    private static final int BLOCK = 4096;
    private static final int THREADS = 4;

    /** An object of this length has several parts. */
    private static final int LARGE_LENGTH = 18 << 20;

    private static final Set<FileOpenOption> CUT = EnumSet.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE);
    private static final Set<FileOpenOption> EXCLUSIVE =
            EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.EXCLUSIVE);

    @Parameter
    private TestedCluster service;

    @TempDir
    private Path directory;

    private FileService files;
    private long handle;

    /** Creates the empty file "file", and the directory "d" with a file of 10 bytes. */
    @BeforeEach
    void start() throws IOException {
        service.clear(ROOT);
        service.put(ROOT + "/d/file", pattern(10, 1));
        files = open();
        handle = files.open("file", NEW);
    }

    @AfterEach
    void end() throws IOException {
        files.close();
    }

    private FileService open() throws IOException {
        return service.open(ROOT, directory.resolve("staging"));
    }

    private void reopen() throws IOException {
        files.close();
        files = open();
    }

    private boolean exists(final String path) throws IOException {
        return service.exists(ROOT + "/" + path);
    }

    @Test
    void shouldReadBackTheBytesWritten() throws IOException {
        for (final int length :
                new int[] {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 100_000, 5_000_000, 9_000_000}) {
            final byte[] bytes = pattern(length, 1);
            final long file = files.open("file" + length, NEW);
            write(files, file, 0, bytes);

            assertEquals(length, files.status(file).size());
            assertArrayEquals(bytes, read(files, file, 0, length + 10));
            assertArrayEquals(
                    Arrays.copyOfRange(bytes, length / 3, length), read(files, file, length / 3, length + 10));
        }
    }

    @Test
    void shouldReadBackWhatWasWrittenInAnyOrder() throws IOException {
        final byte[] wanted = pattern(3 * BLOCK, 5);
        write(files, handle, BLOCK, Arrays.copyOfRange(wanted, BLOCK, 2 * BLOCK));
        write(files, handle, 0, Arrays.copyOf(wanted, BLOCK));
        assertArrayEquals(Arrays.copyOf(wanted, 2 * BLOCK), read(files, handle, 0, 10 * BLOCK));
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

    @Test
    void shouldReplaceOnlyTheBytesOverwritten() throws IOException {
        final byte[] bytes = pattern(3 * BLOCK, 5);
        final byte[] patch = pattern(BLOCK + 5, 6);
        for (final int offset : new int[] {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK - 3, 3 * BLOCK - 1}) {
            final long file = files.open("file" + offset, NEW);
            write(files, file, 0, bytes);
            write(files, file, offset, patch);

            final byte[] wanted = Arrays.copyOf(bytes, Math.max(bytes.length, offset + patch.length));
            System.arraycopy(patch, 0, wanted, offset, patch.length);
            assertArrayEquals(wanted, read(files, file, 0, 10 * BLOCK));
        }
    }

    @Test
    void shouldReadZerosWhenAFileWasTruncatedAndGrewAgain() throws IOException {
        final int[] cuts = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 9};
        final byte[] bytes = pattern(3 * BLOCK, 7);
        final IntFunction<byte[]> wanted = cut -> Arrays.copyOf(Arrays.copyOf(bytes, cut), 3 * BLOCK);
        for (final int cut : cuts) {
            final long file = files.open("file" + cut, NEW);
            write(files, file, 0, bytes);
            files.truncate(file, cut);
            files.truncate(file, 3 * BLOCK);
            assertArrayEquals(wanted.apply(cut), read(files, file, 0, 3 * BLOCK));
        }
        reopen();
        for (final int cut : cuts) {
            assertArrayEquals(wanted.apply(cut), readAll(files, "file" + cut));
        }
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
    void shouldChangePartsOfALargeFile() throws IOException {
        final byte[] large = pattern(LARGE_LENGTH, 2);
        service.put(ROOT + "/large", large);
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
        assertEquals(first + 2, files.status(handle).version());
        files.close(files.open("file", CUT));
        assertEquals(first + 3, files.status(handle).version());
        files.close(files.open("file", CUT));
        assertEquals(first + 3, files.status(handle).version());
        assertEquals(first + 3, files.stat("file").version());
        assertEquals(new Appended(0, first + 4), append(files, handle, pattern(10, 2)));
    }

    /** Kernels keep their blocks over an upload. */
    @Test
    void shouldKeepIdAndVersionOverAnUpload() throws IOException {
        write(files, handle, 0, pattern(10, 2));
        final FileStatus before = files.status(handle);
        files.sync(handle);
        assertEquals(before.version(), files.stat("file").version());
        files.close(handle);
        assertEquals(before.version(), files.stat("file").version());
        assertEquals(before.fileId(), files.stat("file").fileId());
        service.put(ROOT + "/file", pattern(10, 3));
        assertNotEquals(before.fileId(), files.stat("file").fileId());
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
    void shouldRefusePathsThatNameNoFile() throws IOException {
        files.makeDirectory("d/empty");

        assertRefused(EISDIR, () -> files.open("d", READ));
        assertRefused(EISDIR, () -> files.open("d", NEW));
        assertRefused(EISDIR, () -> files.open("/", NEW));
        assertRefused(EISDIR, () -> files.open("d/empty", NEW));
        assertRefused(EISDIR, () -> files.open("d/new/", NEW));
        assertRefused(ENOTDIR, () -> files.open("d/file/", NEW));
        assertRefused(ENOTDIR, () -> files.open("d/file/new", NEW));
        assertRefused(ENOENT, () -> files.open("none/new", NEW));
        assertRefused(ENOTDIR, () -> files.list("d/file"));
        assertRefused(EINVAL, () -> files.open("a\0b", NEW));
        assertRefused(EINVAL, () -> files.open("a\uD800b", NEW));
        assertEquals(List.of("empty", "file"), names(files.list("d")));
    }

    @Test
    void shouldRefuseOpenOptionsThatContradictEachOther() {
        assertRefused(EINVAL, () -> files.open("d/file", EnumSet.noneOf(FileOpenOption.class)));
        assertRefused(EINVAL, () -> files.open("d/file", EnumSet.of(FileOpenOption.CREATE)));
        assertRefused(EINVAL, () -> files.open("d/file", EnumSet.of(FileOpenOption.READ, FileOpenOption.TRUNCATE)));
        assertRefused(EINVAL, () -> files.open("x", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.EXCLUSIVE)));
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
    void shouldServeManyThreadsAtOnce() throws Exception {
        runAll(40, i -> () -> {
            final byte[] bytes = pattern(3 * BLOCK + i, i);
            createFile(files, "file" + i, bytes);
            assertArrayEquals(bytes, readAll(files, "file" + i));
            return null;
        });
        assertEquals(42, files.list("/").size());
    }

    /** Runs jobs by several threads. */
    private static void runAll(final int count, final IntFunction<Callable<Void>> job) throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            final List<Future<Void>> jobs = IntStream.range(0, count)
                    .mapToObj(i -> threads.submit(job.apply(i)))
                    .toList();
            for (final Future<Void> started : jobs) {
                started.get();
            }
        }
    }

    @Test
    void shouldKeepARemovedFileThatIsWritten() throws IOException {
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
    void shouldNotUploadANewFileThatWasRemoved() throws IOException {
        files.unlink("file");
        assertRefused(ENOENT, () -> files.stat("file"));
        write(files, handle, 0, new byte[10]);
        reopen();
        assertRefused(ENOENT, () -> files.stat("file"));
    }

    /** Makes the upload of the open file fail. */
    private void keepFile() throws IOException {
        write(files, handle, 0, pattern(10, 2));
        service.put(ROOT + "/file", pattern(10, 3));
        assertRefused(ESTALE, () -> files.close(handle));
        assertEquals(1, service.kept(files).size());
    }

    @Test
    void shouldLetKeptBytesFollowTheirFile() throws IOException {
        keepFile();
        files.rename("file", "d/moved");
        assertTrue(service.kept(files).getFirst().path().endsWith("d/moved"));
    }

    /** They may be the only copy. */
    @Test
    void shouldLeaveKeptBytesWhenTheirFileIsRemoved() throws IOException {
        keepFile();
        files.unlink("file");
        assertRefused(ENOENT, () -> files.unlink("file"));
        reopen();
        assertEquals(1, service.kept(files).size());
    }

    @Test
    void shouldDiscardKeptBytesWhenTheirUnfinishedFileIsRemoved() throws IOException {
        keepFile();
        files.rename("file", "d/.galefs-1");
        assertRefused(ENOENT, () -> files.unlink(".galefs-1"));
        assertEquals(1, service.kept(files).size());
        files.unlink("/d//.galefs-1");
        assertEquals(List.of(), service.kept(files));
        reopen();
        assertEquals(List.of(), service.kept(files));
    }

    @Test
    void shouldDiscardKeptBytesWhenTheirUnfinishedFileDoesNotExist() throws IOException {
        keepFile();
        files.rename("file", ".galefs-1");
        service.clear(ROOT + "/.galefs-1");
        assertRefused(ENOENT, () -> files.unlink(".galefs-1"));
        assertEquals(List.of(), service.kept(files));
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
        assertEquals(10, files.stat("d/file").size());
    }

    @Test
    void shouldReadIntoAndWriteFromAnyMemory() throws IOException {
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
        final int lines = 100;
        runAll(THREADS, writer -> () -> {
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
        });
        final List<String> expected = IntStream.range(0, THREADS * lines)
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
        runAll(THREADS, i -> () -> {
            for (int j = 0; j < 5; j++) {
                final long shared = files.open("shared", NEW);
                write(files, shared, 2L * i, pattern(2, j));
                assertEquals(8, read(files, shared, 0, 100).length);
                files.close(shared);
            }
            return null;
        });
        final byte[] wanted = new byte[8];
        for (int i = 0; i < THREADS; i++) {
            System.arraycopy(pattern(2, 4), 0, wanted, 2 * i, 2);
        }
        assertArrayEquals(wanted, readAll(files, "shared"));
    }

    @Test
    void shouldRefuseCallsAfterClose() throws IOException {
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
        reopen();
        assertEquals(bytes.length, files.stat("file").size());
        assertArrayEquals(bytes, readAll(files, "file"));
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
        assertArrayEquals(wanted, readAll(files, "d/file"));
        assertArrayEquals(wanted, readAll(files, "d/new"));
        assertEquals(BLOCK + 4, files.stat("d/file").size());
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
    void shouldReplaceAWholeFile() throws IOException {
        final byte[] bytes = pattern(5 * BLOCK, 3);
        final MemorySegment source = MemorySegment.ofArray(bytes);
        service.put(ROOT + "/d/temporary", new byte[1]);
        files.makeDirectory("d/empty");
        final FileStatus status = files.replace("d/temporary", "d/file", source, BLOCK, 3 * BLOCK);

        assertEquals(3 * BLOCK, status.size());
        assertEquals(status, files.stat("d/file"));
        assertArrayEquals(Arrays.copyOfRange(bytes, BLOCK, 4 * BLOCK), readAll(files, "d/file"));
        assertEquals(List.of("empty", "file"), names(files.list("d")));
        assertRefused(EISDIR, () -> files.replace("d/empty", "d/file", source, 0, 1));
        assertRefused(ENOENT, () -> files.replace("none/new", "d/file", source, 0, 1));
        assertRefused(EINVAL, () -> files.replace("d/new", "d/file", source, 0, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> files.replace("d/new", "d/file", source, 1, bytes.length));
        assertRefused(EISDIR, () -> files.replace("d/new", "d/empty", source, 0, 1));
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
    void shouldShowOthersANewFileAsTheTableSays() throws IOException {
        write(files, handle, 0, pattern(BLOCK, 1));
        assertEquals(service == TestedCluster.HDFS, exists("file"));
        files.sync(handle);
        assertTrue(exists("file"));
        final long exclusive = files.open("exclusive", EXCLUSIVE);
        assertTrue(exists("exclusive"));
        files.close(exclusive);
    }

    @Test
    void shouldLimitTheSizeOfAFileAsTheTableSays() throws IOException {
        assertRefused(ENOSPC, () -> files.truncate(handle, 1L << 40));
        assertRefused(ENOSPC, () -> write(files, handle, 1L << 40, new byte[1]));
        assertEquals(0, files.status(handle).size());
    }

    @Test
    void shouldLimitNamesAsTheTableSays() {
        final int longest = service == TestedCluster.HDFS ? 8000 : 1023;
        final String name = "n".repeat(200) + "/";
        final int names = (longest - ROOT.length() - 1) / name.length();
        final int rest = longest - ROOT.length() - names * name.length() - (service == TestedCluster.HDFS ? 1 : 0);
        assertRefused(ENOENT, () -> files.stat(name.repeat(names) + "n".repeat(rest)));
        assertRefused(ENAMETOOLONG, () -> files.stat(name.repeat(names) + "n".repeat(rest + 1)));
        if (service == TestedCluster.HDFS) {
            assertRefused(EINVAL, () -> files.stat("a:b"));
        } else {
            assertRefused(EINVAL, () -> files.stat("a\tb"));
            assertRefused(EINVAL, () -> files.stat("a\ufffe"));
        }
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
        assertEquals(
                service == TestedCluster.HDFS ? 0644 : 0666, files.stat("file").permissions());
        files.makeDirectory("new");
        assertEquals(
                service == TestedCluster.HDFS ? 0755 : 0777, files.stat("new").permissions());
    }

    @Test
    void shouldKeepPermissionsAndTimesAsTheTableSays() throws IOException {
        if (service == TestedCluster.HDFS) {
            assertAttributesAreKept();
        } else {
            assertRefused(ENOTSUP, () -> files.setPermissions(handle, 0640));
            assertRefused(ENOTSUP, () -> files.setModificationTime(handle, 7_000));
        }
        assertRefused(ENOTSUP, () -> files.setPermissions(handle, 04755));
        assertRefused(ENOTSUP, () -> files.setModificationTime(handle, -1));
        assertRefused(EINVAL, () -> files.setPermissions(handle, 010000));
    }

    private void assertAttributesAreKept() throws IOException {
        final long version = files.stat("d/file").version();
        files.setPermissions("d/file", 0701);
        files.setModificationTime("d/file", 5);
        files.setModificationTime("d", 1_000);
        assertEquals(version, files.stat("d/file").version());
        write(files, handle, 0, pattern(10, 1));
        final long written = files.stat("file").modificationMillis();
        files.sync(handle);
        assertEquals(written, files.stat("file").modificationMillis());
        files.setPermissions(handle, 0640);
        files.setModificationTime(handle, 7_000);
        final int mode = files.stat("file").permissions();
        reopen();
        assertEquals(0701, files.stat("d/file").permissions());
        assertEquals(5, files.stat("d/file").modificationMillis());
        assertEquals(1_000, files.stat("d").modificationMillis());
        assertEquals(0640, mode);
        assertEquals(mode, files.stat("file").permissions());
        assertEquals(7_000, files.stat("file").modificationMillis());
        handle = files.open("file", NEW);
    }

    @Test
    void shouldSetAttributesOfAFileWithoutANameAsTheTableSays() throws IOException {
        final long removed = files.open("d/file", READ);
        files.unlink("d/file");
        createFile(files, "d/file", pattern(3, 4));
        final int permissions = files.stat("d/file").permissions();
        if (service == TestedCluster.HDFS) {
            files.setPermissions(removed, 0400);
            files.setModificationTime(removed, 9_000);
            assertEquals(0400, files.status(removed).permissions());
            assertEquals(9_000, files.status(removed).modificationMillis());
        } else {
            assertRefused(ENOTSUP, () -> files.setPermissions(removed, 0400));
            assertRefused(ENOTSUP, () -> files.setModificationTime(removed, 9_000));
        }
        assertEquals(permissions, files.stat("d/file").permissions());
        assertRefused(EINVAL, () -> files.setPermissions(removed, 010000));
    }

    @Test
    void shouldRefuseSnapshotsAsTheTableSays() {
        assertRefused(ENOTSUP, () -> files.createSnapshot("s"));
        assertRefused(ENOTSUP, () -> files.removeSnapshot("s"));
    }

    @Test
    void shouldRenameDirectoriesAsTheTableSays() throws IOException {
        files.makeDirectory("empty");
        if (service == TestedCluster.HDFS) {
            files.rename("d", "empty");
            assertArrayEquals(pattern(10, 1), readAll(files, "empty/file"));
        } else {
            assertRefused(ENOTSUP, () -> files.rename("d", "e"));
            assertRefused(ENOTSUP, () -> files.rename("d", "empty"));
            assertEquals(10, files.stat("d/file").size());
        }
    }

    @Test
    void shouldReadARemovedFileAsTheTableSays() throws IOException {
        final long reader = files.open("d/file", READ);
        files.unlink("d/file");
        if (service == TestedCluster.S3) {
            assertRefused(ESTALE, () -> read(files, reader, 0, 10));
        }
        assertEquals(10, files.status(reader).size());
    }

    @Test
    void shouldServeAnInterruptedThreadAsTheTableSays() throws IOException {
        final byte[] bytes = pattern(4 << 20, 13);
        write(files, handle, 0, pattern(BLOCK, 14));
        assertArrayEquals(pattern(BLOCK, 14), read(files, handle, 0, BLOCK));
        Thread.currentThread().interrupt();
        try {
            assertArrayEquals(pattern(BLOCK, 14), read(files, handle, 0, BLOCK));
            write(files, handle, 0, bytes);
            assertRefused(EINTR, () -> files.sync(handle));
            assertRefused(EINTR, () -> readAll(files, "d/file"));
        } finally {
            assertTrue(Thread.interrupted());
        }
        files.sync(handle);
        files.syncAll();
        assertArrayEquals(bytes, read(files, handle, 0, bytes.length));
        assertArrayEquals(pattern(10, 1), readAll(files, "d/file"));
    }
}
