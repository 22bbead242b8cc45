package io.github.galefs.file;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.store.Bytes;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
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
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The contract of {@link FileService}, with each implementation. The tests whose names end in "AsTheTableSays" assert
 * the rows of the table in docs/file-services.md, where the implementations differ.
 */
@ParameterizedClass
@EnumSource
@Timeout(60)
class FileServiceContractTest {
    private static final int BLOCK = TestedService.BLOCK;
    private static final Set<FileOpenOption> CUT = EnumSet.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE);

    @Parameter
    private TestedService service;

    @TempDir
    private Path directory;

    private TestedService.Running running;
    private FileService files;
    private long handle;

    /** Creates the empty file "file", and the directory "d" with a file of 10 bytes and an empty directory. */
    @BeforeEach
    void start() throws IOException {
        running = service.start(directory);
        files = running.files();
        handle = files.open("file", NEW);
        files.makeDirectory("d");
        files.makeDirectory("/d/empty");
        Bytes.create(files, "d/file", pattern(10, 1));
    }

    @AfterEach
    void end() throws IOException {
        running.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 100_000, 5_000_000, 9_000_000})
    void shouldReadBackTheBytesWritten(final int length) throws IOException {
        final byte[] bytes = pattern(length, 1);
        Bytes.write(files, handle, 0, bytes);

        assertEquals(length, files.status(handle).size());
        assertArrayEquals(bytes, Bytes.read(files, handle, 0, length + 10));
        assertArrayEquals(
                Arrays.copyOfRange(bytes, length / 3, length), Bytes.read(files, handle, length / 3, length + 10));
    }

    @Test
    void shouldReadAcrossBlocksAndStopAtTheEndOfTheFile() throws IOException {
        final byte[] bytes = pattern(2 * BLOCK + 100, 3);
        Bytes.write(files, handle, 0, bytes);

        assertArrayEquals(Arrays.copyOfRange(bytes, BLOCK - 10, BLOCK + 10), Bytes.read(files, handle, BLOCK - 10, 20));
        assertEquals(50, Bytes.read(files, handle, 2 * BLOCK + 50, 1000).length);
        assertEquals(0, Bytes.read(files, handle, bytes.length, 1).length);
        assertEquals(0, Bytes.read(files, handle, Long.MAX_VALUE, 1).length);
        assertEquals(0, Bytes.read(files, handle, 0, 0).length);
    }

    @Test
    void shouldReadZerosFromAHoleAndAllocateNothingForIt() throws IOException {
        final long end = 1L << 40;
        Bytes.write(files, handle, end, new byte[] {7});

        assertEquals(end + 1, files.status(handle).size());
        assertTrue(files.status(handle).allocated() <= BLOCK);
        assertArrayEquals(new byte[3 * BLOCK], Bytes.read(files, handle, end / 2, 3 * BLOCK));
        assertArrayEquals(new byte[] {0, 7}, Bytes.read(files, handle, end - 1, 10));
    }

    @Test
    void shouldFillTheGapWithZerosWhenWritingPastTheEnd() throws IOException {
        Bytes.write(files, handle, 0, pattern(100, 4));
        Bytes.write(files, handle, 200, new byte[] {9});

        final byte[] wanted = Arrays.copyOf(pattern(100, 4), 201);
        wanted[200] = 9;
        assertArrayEquals(wanted, Bytes.read(files, handle, 0, 1000));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK - 3, 3 * BLOCK - 1})
    void shouldReplaceOnlyTheBytesOverwritten(final int offset) throws IOException {
        final byte[] wanted = pattern(3 * BLOCK, 5);
        Bytes.write(files, handle, 0, wanted);
        final byte[] patch = pattern(BLOCK + 5, 6);
        Bytes.write(files, handle, offset, patch);

        final byte[] grown = Arrays.copyOf(wanted, Math.max(wanted.length, offset + patch.length));
        System.arraycopy(patch, 0, grown, offset, patch.length);
        assertArrayEquals(grown, Bytes.read(files, handle, 0, 10 * BLOCK));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 9})
    void shouldReadZerosWhenAFileWasTruncatedAndGrewAgain(final int cut) throws IOException {
        final byte[] bytes = pattern(3 * BLOCK, 7);
        Bytes.write(files, handle, 0, bytes);
        files.truncate(handle, cut);
        files.truncate(handle, 3 * BLOCK);

        final byte[] wanted = Arrays.copyOf(Arrays.copyOf(bytes, cut), 3 * BLOCK);
        assertArrayEquals(wanted, Bytes.read(files, handle, 0, 3 * BLOCK));
        reopen();
        assertArrayEquals(wanted, Bytes.readAll(files, "file"));
    }

    @Test
    void shouldNotRestoreTruncatedBytesWhenTheRestOfTheBlockIsWritten() throws IOException {
        Bytes.write(files, handle, 0, pattern(BLOCK, 8));
        files.truncate(handle, 10);
        Bytes.write(files, handle, 100, new byte[] {1});

        final byte[] wanted = Arrays.copyOf(pattern(10, 8), 101);
        wanted[100] = 1;
        assertArrayEquals(wanted, Bytes.read(files, handle, 0, BLOCK));
    }

    @Test
    void shouldIncrementTheVersionOnceForEachChange() throws IOException {
        final long first = files.status(handle).version();
        assertEquals(first + 1, Bytes.write(files, handle, 0, pattern(10 * BLOCK, 9)));
        assertEquals(first + 1, Bytes.write(files, handle, 5, new byte[0]));
        assertEquals(first + 2, files.truncate(handle, 5));
        assertEquals(first + 2, files.truncate(handle, 5));
        assertEquals(first + 2, files.status(handle).version());
        files.open("file", CUT);
        final long cut = assertVersion(first + 3, files.status(handle).version());
        files.open("file", CUT);
        final long kept = assertVersion(cut, files.status(handle).version());
        assertVersion(kept, files.stat("file").version());
    }

    @Test
    void shouldAppendAtTheEndOfTheFile() throws IOException {
        final long first = files.status(handle).version();
        assertEquals(new Appended(0, first + 1), Bytes.append(files, handle, pattern(BLOCK + 1, 1)));
        assertEquals(new Appended(BLOCK + 1, first + 2), Bytes.append(files, handle, pattern(10, 2)));
        files.truncate(handle, 3 * BLOCK);
        assertEquals(new Appended(3 * BLOCK, first + 4), Bytes.append(files, handle, pattern(3 * BLOCK, 3)));
        assertEquals(new Appended(6 * BLOCK, first + 4), Bytes.append(files, handle, new byte[0]));
        assertArrayEquals(pattern(10, 2), Bytes.read(files, handle, BLOCK + 1, 10));
        assertArrayEquals(pattern(3 * BLOCK, 3), Bytes.read(files, handle, 3 * BLOCK, 4 * BLOCK));

        final long readable = files.open("file", READ);
        assertRefused(PosixError.EBADF, () -> Bytes.append(files, readable, new byte[1]));
        final byte[] tooMany = new byte[FileService.MAX_APPEND_LENGTH + 1];
        assertRefused(PosixError.EINVAL, () -> Bytes.append(files, handle, tooMany));
        assertRefused(PosixError.EINVAL, () -> files.append(handle, MemorySegment.NULL, 0, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> files.append(handle, MemorySegment.NULL, 0, 1));
    }

    @Test
    void shouldFailWithEfbigWhenARangeEndsPastTheLargestOffset() {
        assertRefused(PosixError.EFBIG, () -> Bytes.write(files, handle, Long.MAX_VALUE - 2, new byte[3]));
    }

    @Test
    void shouldRefuseInvalidHandlesAndArguments() throws IOException {
        final long readable = files.open("file", READ);
        final long writable = files.open("file", EnumSet.of(FileOpenOption.WRITE));
        final MemorySegment memory = Arena.ofAuto().allocate(10);

        assertRefused(PosixError.EBADF, () -> files.write(readable, 0, memory, 0, 1));
        assertRefused(PosixError.EBADF, () -> files.truncate(readable, 0));
        assertRefused(PosixError.EBADF, () -> files.read(writable, 0, memory, 0, 1));
        assertRefused(PosixError.EBADF, () -> files.read(99, 0, memory, 0, 1));
        assertRefused(PosixError.EINVAL, () -> files.read(readable, -1, memory, 0, 1));
        assertRefused(PosixError.EINVAL, () -> files.write(writable, 0, memory, 0, -1));
        assertRefused(PosixError.EINVAL, () -> files.truncate(writable, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> files.read(readable, 0, memory, 5, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> files.write(writable, 0, memory, 5, 6));
        files.close(readable);
        assertRefused(PosixError.EBADF, () -> files.close(readable));
        assertRefused(PosixError.EBADF, () -> files.sync(readable));
        assertEquals(0, files.status(handle).size());
    }

    @Test
    void shouldChangeNothingWhenTheSourceOfAWriteCannotBeRead() throws IOException {
        Bytes.write(files, handle, 0, pattern(BLOCK, 10));
        final Arena arena = Arena.ofConfined();
        final MemorySegment gone = arena.allocate(BLOCK);
        arena.close();
        assertThrows(IllegalStateException.class, () -> files.write(handle, 0, gone, 0, BLOCK));
        Bytes.write(files, handle, BLOCK, pattern(BLOCK, 11));
        reopen();

        final byte[] bytes = Bytes.readAll(files, "file");
        assertArrayEquals(pattern(BLOCK, 10), Arrays.copyOf(bytes, BLOCK));
        assertArrayEquals(pattern(BLOCK, 11), Arrays.copyOfRange(bytes, BLOCK, 2 * BLOCK));
    }

    @Test
    void shouldWriteAndReadWhenTheThreadIsInterrupted() throws IOException {
        final byte[] bytes = pattern(4 * 1024 * 1024, 13);
        Thread.currentThread().interrupt();
        try {
            Bytes.write(files, handle, 0, bytes);
        } finally {
            assertTrue(Thread.interrupted());
        }

        assertArrayEquals(bytes, Bytes.read(files, handle, 0, bytes.length));
    }

    @Test
    void shouldServeManyThreadsAtOnce() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            final var jobs = IntStream.range(0, 40)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> {
                        final byte[] bytes = pattern(3 * BLOCK + i, i);
                        Bytes.create(files, "file" + i, bytes);
                        assertArrayEquals(bytes, Bytes.readAll(files, "file" + i));
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
    void shouldKeepFilesAndDirectoriesWhenOpenedAgain() throws IOException {
        final byte[] bytes = pattern(5 * BLOCK + 17, 2);
        Bytes.write(files, handle, 0, bytes);
        final var before = files.stat("file");
        reopen();

        final var after = files.stat("file");
        assertEquals(before.fileId(), after.fileId());
        assertEquals(before.size(), after.size());
        assertEquals(before.modificationMillis(), after.modificationMillis());
        assertTrue(files.stat("d/empty").directory());
        assertArrayEquals(bytes, Bytes.readAll(files, "file"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"d/file", "/d/file", "//d///file", "./d/./file", "d/../d/file", "../../d/file", "d/empty/../file"
            })
    void shouldFindAFileByEachSpellingOfItsPath(final String path) throws IOException {
        assertEquals(10, files.stat(path).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", ".", "..", "/..", "///", "d/..", "d/../../.."})
    void shouldFindTheRootByEachSpellingOfItsPath(final String path) throws IOException {
        assertEquals(files.stat("/").fileId(), files.stat(path).fileId());
    }

    @ParameterizedTest
    @CsvSource({
        "'', ENOENT",
        "none, ENOENT",
        "none/file, ENOENT",
        "none/.., ENOENT",
        "d/file/, ENOTDIR",
        "d/file/., ENOTDIR",
        "d/file/x, ENOTDIR",
        "d/file/.., ENOTDIR"
    })
    void shouldFailWithTheReasonWhenAPathDoesNotResolve(final String path, final PosixError error) {
        assertRefused(error, () -> files.stat(path));
        assertRefused(error, () -> files.list(path));
        assertRefused(error, () -> files.remove(path));
        assertRefused(error, () -> files.open(path, READ));
    }

    @Test
    void shouldFailWhenADirectoryIsOpenedOrAFileIsListed() {
        assertRefused(PosixError.EISDIR, () -> files.open("d", READ));
        assertRefused(PosixError.EISDIR, () -> files.open("/", NEW));
        assertRefused(PosixError.EISDIR, () -> files.open("d/new/", NEW));
        assertRefused(PosixError.ENOTDIR, () -> files.open("d/file/", NEW));
        assertRefused(PosixError.ENOENT, () -> files.open("none/new", NEW));
        assertRefused(PosixError.ENOTDIR, () -> files.list("d/file"));
    }

    @Test
    void shouldFailWithEinvalWhenOpenOptionsContradict() {
        assertRefused(PosixError.EINVAL, () -> files.open("d/file", EnumSet.noneOf(FileOpenOption.class)));
        assertRefused(PosixError.EINVAL, () -> files.open("d/file", EnumSet.of(FileOpenOption.CREATE)));
        assertRefused(
                PosixError.EINVAL,
                () -> files.open("d/file", EnumSet.of(FileOpenOption.READ, FileOpenOption.TRUNCATE)));
    }

    @ParameterizedTest
    @CsvSource({"d, EEXIST", "d/file, EEXIST", "/, EEXIST", "d/., EEXIST", "d/.., EEXIST", "none/x, ENOENT"})
    void shouldFailWhenADirectoryCannotBeCreated(final String path, final PosixError error) {
        assertRefused(error, () -> files.makeDirectory(path));
    }

    @ParameterizedTest
    @CsvSource({"d, ENOTEMPTY", "/, EBUSY", "d/.., EBUSY", "d/empty/., EINVAL", "d/empty/.., ENOTEMPTY"})
    void shouldFailWhenAPathCannotBeRemoved(final String path, final PosixError error) {
        assertRefused(error, () -> files.remove(path));
    }

    @Test
    void shouldCreateAndRemoveADirectoryWhenThePathEndsInASlash() throws IOException {
        files.makeDirectory("d/new/");
        assertTrue(files.stat("d/new").directory());
        files.remove("d/new/");
        assertRefused(PosixError.ENOENT, () -> files.stat("d/new"));
    }

    @Test
    void shouldListNamesInByteOrder() throws IOException {
        // U+10000 is greater than U+FFFD in UTF-8, but its UTF-16 surrogates sort before it.
        final List<String> names = List.of(" a b", "A", "Z", "a", "ab", "b", "é", "\uFFFD", "\uD800\uDC00");
        for (final String name : names.reversed()) {
            files.open("d/empty/" + name, NEW);
        }

        assertEquals(names, names("d/empty"));
        reopen();
        assertEquals(names, names("d/empty"));
    }

    @Test
    void shouldFailWithEnametoolongWhenANameExceeds255Bytes() throws IOException {
        final String ascii = "x y".repeat(85);
        final String wide = "€".repeat(85);
        for (final String name : List.of(ascii, wide)) {
            Bytes.create(files, name, pattern(7, 2));
            assertRefused(PosixError.ENAMETOOLONG, () -> files.open(name + "x", NEW));
            assertRefused(PosixError.ENAMETOOLONG, () -> files.stat(name + "x/y"));
        }
        reopen();
        assertArrayEquals(pattern(7, 2), Bytes.readAll(files, ascii));
        assertArrayEquals(pattern(7, 2), Bytes.readAll(files, wide));
    }

    @Test
    void shouldFailWithEnametoolongWhenAPathExceedsItsLimit() throws IOException {
        final String path = "/".repeat(maxPathLength() - 6) + "d/file";
        assertEquals(10, files.stat(path).size());
        assertRefused(PosixError.ENAMETOOLONG, () -> files.stat("/" + path));
    }

    @Test
    void shouldFailWithEinvalWhenANameHasInvalidCharacters() {
        assertRefused(PosixError.EINVAL, () -> files.open("a\0b", NEW));
        assertRefused(PosixError.EINVAL, () -> files.open("a\uD800b", NEW));
    }

    @Test
    void shouldKeepARemovedFileWhileAHandleIsOpen() throws IOException {
        final long removed = files.open("d/file", NEW);
        files.remove("d/file");
        Bytes.write(files, removed, 5, pattern(5000, 3));
        Bytes.create(files, "d/file", pattern(3, 4));

        assertEquals(5005, files.status(removed).size());
        assertArrayEquals(pattern(5000, 3), Bytes.read(files, removed, 5, 6000));
        files.truncate(removed, 5);
        assertArrayEquals(pattern(5, 1), Bytes.read(files, removed, 0, 6000));
        assertNotEquals(files.status(removed).fileId(), files.stat("d/file").fileId());
        reopen();
        assertArrayEquals(pattern(3, 4), Bytes.readAll(files, "d/file"));
    }

    @Test
    void shouldNotReuseFileIdsWhenFilesAreRemoved() throws IOException {
        final long first = files.stat("d/file").fileId();
        files.remove("d/file");
        reopen();
        Bytes.create(files, "d/file", new byte[0]);

        assertNotEquals(first, files.stat("d/file").fileId());
    }

    @Test
    void shouldKeepAThousandFilesOpenAtOnce() throws IOException {
        final long[] handles = new long[1000];
        for (int i = 0; i < handles.length; i++) {
            handles[i] = files.open("d/empty/" + i, NEW);
            Bytes.write(files, handles[i], 0, pattern(100 + i, i));
        }
        for (int i = 0; i < handles.length; i++) {
            assertArrayEquals(pattern(100 + i, i), Bytes.read(files, handles[i], 0, 2000));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "none, x, ENOENT",
        "d/file, none/x, ENOENT",
        "d/file, d/file/x, ENOTDIR",
        "d/file, x/, ENOTDIR",
        "d/file, d/empty, EISDIR",
        "d/file, d, EISDIR",
        "d/empty, d/file, ENOTDIR",
        "e, d, ENOTEMPTY",
        "d/empty, d, ENOTEMPTY",
        "d, d/empty, EINVAL",
        "d, d/empty/x, EINVAL",
        "d, d/x, EINVAL",
        "d/., x, EINVAL",
        "d/empty/.., x, EINVAL",
        "d/file, d/., EINVAL",
        "/, x, EBUSY",
        "d/empty, /, EBUSY",
        "d/.., x, EBUSY"
    })
    void shouldFailWhenARenameIsInvalid(final String from, final String to, final PosixError error) throws IOException {
        files.makeDirectory("e");
        assertRefused(error, () -> files.rename(from, to));
        assertArrayEquals(pattern(10, 1), Bytes.readAll(files, "d/file"));
    }

    @Test
    void shouldReplaceTheTargetOfARenameWhileItIsOpen() throws IOException {
        Bytes.create(files, "other", pattern(20, 2));
        final long replaced = files.open("other", NEW);
        final long renamed = files.open("d/file", NEW);
        files.rename("d/file", "other");

        assertRefused(PosixError.ENOENT, () -> files.stat("d/file"));
        final FileStatus found = files.stat("other");
        assertEquals(found, files.status(renamed));
        assertArrayEquals(pattern(20, 2), Bytes.read(files, replaced, 0, 100));
        Bytes.write(files, replaced, 0, new byte[30]);
        Bytes.write(files, renamed, 10, pattern(10, 3));
        reopen();
        assertEquals(20, files.stat("other").size());
        assertEquals(List.of("d", "file", "other"), names("/"));
    }

    @Test
    void shouldRenameADirectoryWithItsContent() throws IOException {
        files.makeDirectory("e");
        files.makeDirectory("e/target");
        files.rename("d/", "e/target/");

        assertArrayEquals(pattern(10, 1), Bytes.readAll(files, "e/target/file"));
        assertEquals(files.stat("e").fileId(), files.stat("e/target/..").fileId());
        assertEquals(List.of("e", "file"), names("/"));
        files.rename("e/target/empty", "e/target/full");
        reopen();
        assertEquals(List.of("file", "full"), names("e/target"));
        assertEquals(files.stat("e").fileId(), files.stat("e/target/full/../..").fileId());
    }

    @Test
    void shouldChangeNothingWhenBothNamesAreTheSame() throws IOException {
        final var before = files.stat("d");
        files.rename("d/file", "d/empty/../file");
        files.rename("d/empty", "d/empty");
        assertEquals(before, files.stat("d"));
    }

    @Test
    void shouldDistinguishFilesFromDirectoriesWhenRemoving() throws IOException {
        assertRefused(PosixError.EISDIR, () -> files.unlink("d"));
        assertRefused(PosixError.EISDIR, () -> files.unlink("/"));
        assertRefused(PosixError.ENOTDIR, () -> files.removeDirectory("d/file"));
        assertRefused(PosixError.ENOENT, () -> files.unlink("none"));
        assertRefused(PosixError.ENOENT, () -> files.removeDirectory("none"));
        files.unlink("d/file");
        files.removeDirectory("d/empty");
        files.removeDirectory("d");
        assertEquals(List.of("file"), names("/"));
    }

    @Test
    void shouldFailWithEexistWhenAnExistingFileIsOpenedExclusively() throws IOException {
        final EnumSet<FileOpenOption> exclusive = EnumSet.of(
                FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.EXCLUSIVE, FileOpenOption.TRUNCATE);
        files.open("new", exclusive);
        assertRefused(PosixError.EEXIST, () -> files.open("new", exclusive));
        assertRefused(PosixError.EEXIST, () -> files.open("d/file", exclusive));
        assertRefused(PosixError.EEXIST, () -> files.open("d", exclusive));
        assertRefused(
                PosixError.EINVAL, () -> files.open("x", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.EXCLUSIVE)));
        assertEquals(10, files.stat("d/file").size());
    }

    @Test
    void shouldKeepPermissionsAndModificationTime() throws IOException {
        final long version = files.stat("d/file").version();
        files.setPermissions("d/file", 04701);
        files.setPermissions("d", 0700);
        assertVersion(version, files.stat("d/file").version());
        files.setModificationTime("d/file", -5);
        files.setModificationTime("d", 1_000);
        files.setPermissions("d", 0);
        reopen();

        assertEquals(04701, files.stat("d/file").permissions());
        assertEquals(-5, files.stat("d/file").modificationMillis());
        assertEquals(1_000, files.stat("d").modificationMillis());
        assertEquals(0, files.stat("d").permissions());
        assertRefused(PosixError.EINVAL, () -> files.setPermissions("d", 010000));
        assertRefused(PosixError.EINVAL, () -> files.setPermissions("d", -1));
        assertRefused(PosixError.ENOENT, () -> files.setModificationTime("none", 0));
    }

    @Test
    void shouldSetAttributesOfAnOpenFileWithAndWithoutAName() throws IOException {
        final long readable = files.open("d/file", READ);
        final long version = files.status(readable).version();
        files.setPermissions(readable, 0600);
        assertEquals(version, files.status(readable).version());
        files.setModificationTime(readable, -7);
        files.close(readable);
        reopen();
        assertEquals(0600, files.stat("d/file").permissions());
        assertEquals(-7, files.stat("d/file").modificationMillis());

        final long removed = files.open("d/file", READ);
        files.unlink("d/file");
        Bytes.create(files, "d/file", pattern(3, 4));
        final int permissions = files.stat("d/file").permissions();
        files.setPermissions(removed, 0400);
        files.setModificationTime(removed, 9_000);
        assertEquals(0400, files.status(removed).permissions());
        assertEquals(9_000, files.status(removed).modificationMillis());
        assertEquals(permissions, files.stat("d/file").permissions());
        assertRefused(PosixError.EINVAL, () -> files.setPermissions(removed, 010000));
        files.close(removed);
        assertRefused(PosixError.EBADF, () -> files.setPermissions(removed, 0400));
        assertRefused(PosixError.EBADF, () -> files.setModificationTime(removed, 0));
        reopen();
        assertEquals(permissions, files.stat("d/file").permissions());
    }

    @Test
    void shouldListInPages() throws IOException {
        for (int i = 0; i < 2500; i++) {
            files.open(String.format("d/empty/%04d", i), NEW);
        }
        assertEquals(2500, files.list("d/empty").size());
        assertEquals(
                List.of("0008", "0009"),
                files.list("d/empty", "0007", 2).stream()
                        .map(DirectoryEntry::name)
                        .toList());
        assertEquals(2500 - 1, files.list("d/empty", "00000", 10_000).size());
        assertEquals(List.of(), files.list("d/empty", "2499", 1));
        assertRefused(PosixError.EINVAL, () -> files.list("d", "", 0));
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
    void shouldNotInterleaveAppendsOfTwoClients() throws Exception {
        final int writers = 4;
        final int lines = 200;
        try (FileService other = running.connectAgain();
                ExecutorService threads = Executors.newFixedThreadPool(writers)) {
            final List<Future<?>> jobs = IntStream.range(0, writers)
                    .<Future<?>>mapToObj(writer -> threads.submit(() -> {
                        final FileService client = writer % 2 == 0 ? files : other;
                        final long log = client.open("log", NEW);
                        for (int line = 0; line < lines; line++) {
                            final byte[] bytes = line(writer, line);
                            final Appended appended = Bytes.append(client, log, bytes);
                            assertArrayEquals(bytes, Bytes.read(client, log, appended.offset(), bytes.length));
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
        final String log = new String(Bytes.readAll(files, "log"), StandardCharsets.US_ASCII);
        assertEquals(expected, log.lines().sorted().toList());
    }

    @Test
    void shouldListNamesOf200BytesInPages() throws Exception {
        files.makeDirectory("long");
        final List<String> names = IntStream.range(0, 2500)
                .mapToObj(i -> String.format("%05d-%s", i, "x".repeat(200)))
                .toList();
        for (final String name : names) {
            files.close(files.open("long/" + name, NEW));
        }

        assertEquals(
                names, files.list("long").stream().map(DirectoryEntry::name).toList());
        assertEquals(
                names.subList(10, 2010),
                files.list("long", names.get(9), 2000).stream()
                        .map(DirectoryEntry::name)
                        .toList());
    }

    @Test
    void shouldRefuseCallsAfterClose() throws Exception {
        files.close();
        assertRefused(PosixError.EBADF, () -> files.status(handle));
        assertRefused(PosixError.EBADF, () -> files.stat("file"));
        assertRefused(PosixError.EBADF, () -> files.close(handle));
        files.close();
    }

    @Test
    void shouldLimitTheSizeOfAFileAsTheTableSays() throws IOException {
        if (service == TestedService.DIRECTORY) {
            assertRefused(PosixError.EFBIG, () -> files.truncate(handle, Long.MAX_VALUE));
            assertEquals(0, files.status(handle).size());
            return;
        }
        files.truncate(handle, Long.MAX_VALUE);
        Bytes.write(files, handle, Long.MAX_VALUE - 2, new byte[] {1, 2});
        assertArrayEquals(new byte[] {0, 1, 2}, Bytes.read(files, handle, Long.MAX_VALUE - 3, 100));
        assertRefused(PosixError.EFBIG, () -> Bytes.append(files, handle, new byte[1]));
    }

    @Test
    void shouldNumberTheFirstVersionAsTheTableSays() throws IOException {
        final long version = files.status(handle).version();
        assertEquals(service != TestedService.DIRECTORY, version == 0, "version " + version);
    }

    @Test
    void shouldKeepVersionsOfAnEarlierServiceAsTheTableSays() throws IOException {
        Bytes.write(files, handle, 0, pattern(10, 1));
        final long version = files.status(handle).version();
        reopen();
        assertEquals(
                service != TestedService.DIRECTORY,
                version == files.stat("file").version());
    }

    @Test
    void shouldCountATimeThatIsSetAsTheTableSays() throws IOException {
        final long version = files.status(handle).version();
        files.setModificationTime(handle, 1_000);
        assertEquals(
                service == TestedService.DIRECTORY ? version + 1 : version,
                files.status(handle).version());
    }

    @Test
    void shouldCountAllocatedBytesAsTheTableSays() throws IOException {
        Bytes.write(files, handle, 0, pattern(1000, 1));
        files.sync(handle);
        final long allocated = files.status(handle).allocated();
        if (service == TestedService.DIRECTORY) {
            assertEquals(0, allocated % 512, "bytes: " + allocated);
            assertTrue(allocated >= 1000, "bytes: " + allocated);
        } else {
            assertEquals(1000, allocated);
        }
    }

    @Test
    void shouldGiveNewFilesPermissionsAsTheTableSays() throws IOException {
        int file = 0644;
        int directories = 0755;
        if (service == TestedService.DIRECTORY) {
            file = permissions(Files.createFile(directory.resolve("by-the-system")));
            directories = permissions(Files.createDirectory(directory.resolve("by-the-system-too")));
        }
        assertEquals(file, files.stat("file").permissions());
        assertEquals(directories, files.stat("d").permissions());
    }

    private static int permissions(final Path path) throws IOException {
        return (int) Files.getAttribute(path, "unix:mode") & 07777;
    }

    @Test
    void shouldLimitPathsAsTheTableSays() throws IOException {
        final int limit = service == TestedService.DIRECTORY ? 4095 : maxPathLength();
        final String name = "n".repeat(255);
        final Deque<String> paths = new ArrayDeque<>();
        for (String path = name; path.length() + name.length() < limit; path += "/" + name) {
            files.makeDirectory(path);
            paths.push(path);
        }
        final String parent = paths.getFirst();
        final String longest = parent + "/" + "x".repeat(Math.min(255, limit - parent.length() - 1));
        Bytes.create(files, longest, pattern(5, 1));
        assertArrayEquals(pattern(5, 1), Bytes.readAll(files, longest));
        final String longer = parent + "/x".repeat((limit - parent.length()) / 2 + 1);
        assertRefused(PosixError.ENAMETOOLONG, () -> files.stat(longer));

        // JUnit would use longer paths to delete these.
        files.unlink(longest);
        for (final String path : paths) {
            files.removeDirectory(path);
        }
    }

    private int maxPathLength() {
        return service == TestedService.SERVER ? 8000 : FileService.MAX_PATH_LENGTH;
    }

    @Test
    void shouldTakeSnapshotsAsTheTableSays() throws IOException {
        if (service == TestedService.DIRECTORY) {
            assertRefused(PosixError.ENOTSUP, () -> files.createSnapshot("s"));
            assertRefused(PosixError.ENOTSUP, () -> files.removeSnapshot("s"));
            Bytes.create(files, ".snapshots", pattern(3, 1));
            assertEquals(List.of(".snapshots", "d", "file"), names("/"));
            return;
        }
        files.createSnapshot("s");
        files.unlink("d/file");
        assertArrayEquals(pattern(10, 1), Bytes.readAll(files, ".snapshots/s/d/file"));
        files.removeSnapshot("s");
        assertRefused(PosixError.EROFS, () -> files.open(".snapshots/new", NEW));
    }

    @Test
    void shouldReadEscapesInNamesAsTheTableSays() throws IOException {
        final String name = "\\xff".repeat(64);
        if (service == TestedService.DIRECTORY) {
            Bytes.create(files, name, pattern(3, 1));
            assertEquals(List.of(name, "d", "file"), names("/"));
        } else {
            assertRefused(PosixError.ENAMETOOLONG, () -> files.open(name, NEW));
        }
    }

    @Test
    void shouldServeAnInterruptedThreadAsTheTableSays() throws IOException {
        Bytes.write(files, handle, 0, pattern(BLOCK, 14));
        Thread.currentThread().interrupt();
        try {
            if (service == TestedService.STORE || service == TestedService.DISK_CACHE) {
                assertRefused(PosixError.EINTR, () -> files.sync(handle));
            } else {
                files.sync(handle);
                assertArrayEquals(pattern(BLOCK, 14), Bytes.read(files, handle, 0, BLOCK));
            }
        } finally {
            assertTrue(Thread.interrupted());
        }
        files.sync(handle);
        files.syncAll();
    }

    @Test
    void shouldReportCapacityAsTheTableSays() throws IOException {
        Bytes.create(files, "big", pattern(3_000_000, 1));
        files.syncAll();
        final Capacity capacity = files.capacity();
        if (service == TestedService.DIRECTORY) {
            final FileStore system = Files.getFileStore(directory);
            assertEquals(system.getBlockSize(), capacity.blockSize());
            assertTrue(capacity.liveBytes() >= 3_000_010, capacity::toString);
            assertTrue(capacity.liveBytes() <= system.getTotalSpace(), capacity::toString);
        } else {
            assertEquals(BLOCK, capacity.blockSize());
            assertEquals(3_000_010, capacity.liveBytes());
            assertEquals(6, capacity.files());
            assertTrue(capacity.diskBytes() >= 3_000_010, capacity::toString);
            assertTrue(capacity.diskBytes() < 10_000_000, capacity::toString);
        }
        assertTrue(capacity.freeBytes() > 0, capacity::toString);
    }

    /** Without exact times, a directory may give its own changes a higher version when a file is found by name. */
    private long assertVersion(final long expected, final long version) {
        if (files instanceof final DirectoryFileService directoryFiles && !directoryFiles.hasExactTimes()) {
            assertTrue(version >= expected, expected + ", then " + version);
        } else {
            assertEquals(expected, version);
        }
        return version;
    }

    private void reopen() throws IOException {
        running.reopen();
        files = running.files();
    }

    private List<String> names(final String path) throws IOException {
        return files.list(path).stream().map(DirectoryEntry::name).toList();
    }

    /** Returns lines of different lengths, some of them longer than a block. */
    private static byte[] line(final int writer, final int line) {
        final String text = writer + "-" + line + "x".repeat(line * 37 % (BLOCK + 100)) + "\n";
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
