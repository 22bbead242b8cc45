package io.github.galefs.hadoop.object;

import static io.github.galefs.file.PosixError.EBADF;
import static io.github.galefs.file.PosixError.EBUSY;
import static io.github.galefs.file.PosixError.EEXIST;
import static io.github.galefs.file.PosixError.EINVAL;
import static io.github.galefs.file.PosixError.EISDIR;
import static io.github.galefs.file.PosixError.EMFILE;
import static io.github.galefs.file.PosixError.ENAMETOOLONG;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ENOTDIR;
import static io.github.galefs.file.PosixError.ENOTEMPTY;
import static io.github.galefs.file.PosixError.ENOTSUP;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.names;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.WaitingReads;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
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

/** The contract of {@link FileService} for reads and names, of a service that does not write files. */
@Timeout(120)
class ObjectContractTest {
    private static final String ROOT = "/contract";
    private static final int LENGTH = 100_000;
    private static final byte[] CONTENT = pattern(LENGTH, 1);

    private final S3Server server = S3Server.shared();
    private FileService files;

    @BeforeEach
    void openService() throws IOException {
        server.clear(ROOT);
        files = ObjectFileService.open(server.context(ROOT).maxOpenFiles(20));
    }

    @AfterEach
    void closeService() throws IOException {
        files.close();
    }

    private void put(final String path, final byte[] bytes) throws IOException {
        server.put(ROOT + "/" + path, bytes);
    }

    @Test
    void shouldReadLargeRangesInSeveralPieces() throws IOException {
        final int length = 5 * PieceBuffers.PIECE_LENGTH + 12_345;
        final byte[] large = pattern(length, 3);
        put("large", large);
        final long handle = files.open("large", READ);

        assertArrayEquals(large, read(files, handle, 0, length + 100));
        final int offset = PieceBuffers.PIECE_LENGTH - 1;
        assertArrayEquals(Arrays.copyOfRange(large, offset, length), read(files, handle, offset, length));
        final byte[] first = new byte[1000];
        final byte[] last = new byte[length];
        final List<MemorySegment> places =
                List.of(MemorySegment.ofArray(first), MemorySegment.ofArray(new byte[0]), MemorySegment.ofArray(last));
        assertEquals(length - 5, files.read(handle, 5, places));
        assertArrayEquals(Arrays.copyOfRange(large, 5, 1005), first);
        assertArrayEquals(Arrays.copyOfRange(large, 1005, length), Arrays.copyOf(last, length - 1005));
    }

    @Test
    void shouldReadFromManyThreads() throws Exception {
        final byte[] large = pattern(8 << 20, 4);
        put("large", large);
        final long handle = files.open("large", READ);
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            final List<Future<?>> jobs = IntStream.range(0, 40)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> {
                        final int offset = i * 100_003;
                        assertArrayEquals(
                                Arrays.copyOfRange(large, offset, offset + 3_000_000),
                                read(files, handle, offset, 3_000_000));
                        return null;
                    }))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
    }

    @Test
    void shouldReadIntoAnyMemoryUpToTheEnd() throws IOException {
        put("file", CONTENT);
        put("empty", new byte[0]);
        final long handle = files.open("file", READ);
        final byte[] bytes = new byte[100];
        final int[] words = new int[25];
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment confined = arena.allocate(100);
            assertEquals(80, files.read(handle, 7, MemorySegment.ofArray(bytes), 20, 80));
            assertEquals(80, files.read(handle, 7, MemorySegment.ofArray(words), 20, 80));
            assertEquals(80, files.read(handle, 7, confined, 20, 80));
            final byte[] expected = new byte[100];
            System.arraycopy(CONTENT, 7, expected, 20, 80);
            assertArrayEquals(expected, bytes);
            assertArrayEquals(expected, MemorySegment.ofArray(words).toArray(ValueLayout.JAVA_BYTE));
            assertArrayEquals(expected, confined.toArray(ValueLayout.JAVA_BYTE));
        }
        assertEquals(1, read(files, handle, LENGTH - 1, 10).length);
        assertEquals(0, read(files, handle, LENGTH, 10).length);
        assertEquals(0, read(files, handle, Long.MAX_VALUE, 10).length);
        assertEquals(0, read(files, handle, 0, 0).length);
        assertEquals(0, read(files, files.open("empty", READ), 0, 10).length);
    }

    @Test
    void shouldRefuseInvalidHandlesAndArguments() throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);
        final MemorySegment memory = MemorySegment.ofArray(new byte[10]);

        assertRefused(EINVAL, () -> files.read(handle, -1, memory, 0, 1));
        assertRefused(EINVAL, () -> files.read(handle, 0, memory, 0, -1));
        assertRefused(EINVAL, () -> files.read(handle, -1, List.of(memory)));
        final MemorySegment mebibyte = MemorySegment.ofArray(new byte[1 << 20]);
        assertRefused(EINVAL, () -> files.read(handle, 0, Collections.nCopies(2048, mebibyte)));
        assertThrows(IndexOutOfBoundsException.class, () -> files.read(handle, 0, memory, 1, 10));
        assertRefused(EBADF, () -> files.write(handle, 0, memory, 0, 10));
        assertRefused(EBADF, () -> files.append(handle, memory, 0, 10));
        assertRefused(EBADF, () -> files.truncate(handle, 0));
        files.sync(handle);
        files.syncAll();
        files.close(handle);
        assertRefused(EBADF, () -> files.close(handle));
        assertRefused(EBADF, () -> read(files, handle, 0, 1));
        assertRefused(EBADF, () -> files.status(handle));
        assertRefused(EBADF, () -> files.sync(handle + 1));
        assertNotEquals(handle, files.open("file", READ));
    }

    /** A server then reads on a thread of its own for slow calls. */
    @Test
    void shouldTellServersThatReadsMayWait() {
        assertTrue(WaitingReads.areMadeBy(files));
    }

    @Test
    void shouldRefuseEveryCallAfterTheClose() throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);
        files.close();
        files.close();

        assertRefused(EBADF, () -> read(files, handle, 0, 1));
        assertRefused(EBADF, () -> files.stat("file"));
        assertRefused(EBADF, () -> files.open("file", READ));
        assertRefused(EBADF, () -> files.list("/"));
        assertRefused(EBADF, files::capacity);
        assertRefused(EBADF, files::syncAll);
    }

    @Test
    void shouldRefuseToOpen() throws IOException {
        put("file", CONTENT);

        assertRefused(EISDIR, () -> files.open("/", READ));
        assertRefused(ENOTDIR, () -> files.open("file/", READ));
        assertRefused(ENOTDIR, () -> files.open("file/x", READ));
        final String message =
                assertRefused(ENOENT, () -> files.open("none/x", READ)).getMessage();
        assertEquals("\"none/x\": no such file or directory (ENOENT)", message);
        assertRefused(EINVAL, () -> files.open("file", Set.of()));
        assertRefused(EINVAL, () -> files.open("file", Set.of(FileOpenOption.READ, FileOpenOption.TRUNCATE)));
        assertTrue(assertRefused(ENOTSUP, () -> files.open("file", NEW))
                .getMessage()
                .contains("ObjectStoreContext.staging"));
        for (int i = 0; i < 20; i++) {
            files.open("file", READ);
        }
        assertRefused(EMFILE, () -> files.open("file", READ));
    }

    @Test
    void shouldHaveOneStatusByPathHandleAndList() throws IOException {
        put("file", CONTENT);
        final FileStatus status = files.stat("file");

        assertEquals(LENGTH, status.size());
        assertTrue(status.fileId() > 0);
        assertTrue(status.modificationMillis() > 0);
        assertEquals(status, files.status(files.open("file", READ)));
        assertEquals(status, files.list("/").getFirst().status());
        assertTrue(files.stat("/").directory());
        assertNotEquals(files.stat("/").fileId(), status.fileId());
    }

    @Test
    void shouldHaveAnotherVersionWhenOthersHaveReplacedTheObject() throws IOException {
        put("file", CONTENT);
        put("same", CONTENT);
        final FileStatus before = files.stat("file");
        put("file", pattern(LENGTH, 2));
        final FileStatus after = files.stat("file");

        assertNotEquals(before.version(), after.version());
        assertNotEquals(before.fileId(), after.fileId());
        put("file", CONTENT);
        assertEquals(before.version(), files.stat("file").version(), "the bytes are the same");
        assertNotEquals(before.fileId(), files.stat("same").fileId(), "it is another file");
    }

    @Test
    void shouldResolvePaths() throws IOException {
        put("a/b/file", CONTENT);

        for (final String path :
                List.of("a/b/file", "//a//b/./file", "a/../a/b/file", "../../a/b/file", "a/b/../b/../../a/b/file")) {
            assertEquals(LENGTH, files.stat(path).size(), path);
        }
        assertEquals(files.stat("/").fileId(), files.stat("a/../..").fileId());
        assertRefused(ENOENT, () -> files.stat(""));
        assertRefused(ENOENT, () -> files.stat("none/../a"));
        assertRefused(ENOTDIR, () -> files.stat("a/b/file/../file"));
        assertRefused(ENOTDIR, () -> files.stat("a/b/file/"));
        assertRefused(ENOTDIR, () -> files.stat("a/b/file/."));
        assertRefused(ENOTDIR, () -> files.stat("a/b/file/x"));
        assertRefused(EINVAL, () -> files.stat("a\0b"));
        assertRefused(EINVAL, () -> files.stat("a\ud800b"));
        assertRefused(ENAMETOOLONG, () -> files.stat("ä".repeat(128)));
        assertRefused(ENOENT, () -> files.stat("n".repeat(255)));
    }

    @Test
    void shouldMakeDirectoriesOnlyWhereNothingIs() throws IOException {
        put("file", CONTENT);
        put("prefix/file", CONTENT);
        files.makeDirectory("d");

        assertRefused(EEXIST, () -> files.makeDirectory("d"));
        assertRefused(EEXIST, () -> files.makeDirectory("prefix"));
        assertRefused(EEXIST, () -> files.makeDirectory("file"));
        assertRefused(EEXIST, () -> files.makeDirectory("/"));
        assertRefused(ENOENT, () -> files.makeDirectory("none/x"));
        assertRefused(ENOTDIR, () -> files.makeDirectory("file/x"));
        files.makeDirectory("prefix/x");
        assertEquals(List.of("d", "file", "prefix"), names(files.list("/")));
        assertEquals(List.of("file", "x"), names(files.list("prefix")));
        assertTrue(files.stat("prefix").directory());
    }

    @Test
    void shouldRemoveFilesByUnlinkAndEmptyDirectoriesByRemoveDirectory() throws IOException {
        put("d/file", CONTENT);

        assertRefused(ENOTEMPTY, () -> files.removeDirectory("d"));
        assertRefused(EISDIR, () -> files.unlink("d"));
        assertRefused(ENOTDIR, () -> files.removeDirectory("d/file"));
        assertRefused(ENOTDIR, () -> files.unlink("d/file/"));
        assertRefused(EBUSY, () -> files.removeDirectory("/"));
        assertRefused(EINVAL, () -> files.removeDirectory("d/."));
        assertRefused(ENOENT, () -> files.unlink("none"));
        assertRefused(ENOENT, () -> files.removeDirectory("none"));
        assertArrayEquals(CONTENT, readAll(files, "d/file"));
        files.unlink("d/file");
        // The directory was a prefix of the file only.
        assertEquals(List.of(), files.list("d"));
        files.removeDirectory("d");
        assertEquals(List.of(), files.list("/"));
    }

    @Test
    void shouldRenameFilesThatReplaceNothing() throws IOException {
        put("file", CONTENT);
        put("d/old", CONTENT);

        files.rename("file", "d/moved");
        files.rename("d/moved", "d/../d/moved");
        assertArrayEquals(CONTENT, readAll(files, "d/moved"));
        assertEquals(List.of("d"), names(files.list("/")));
        assertEquals(List.of("moved", "old"), names(files.list("d")));
    }

    @Test
    void shouldRefuseRenamesThatWouldMixOrLoseSomething() throws IOException {
        put("file", CONTENT);
        put("full/file", CONTENT);
        files.makeDirectory("empty");

        assertRefused(EISDIR, () -> files.rename("file", "empty"));
        assertRefused(ENOTDIR, () -> files.rename("empty", "file"));
        assertRefused(ENOTEMPTY, () -> files.rename("empty", "full"));
        assertRefused(EINVAL, () -> files.rename("full", "full/x"));
        assertRefused(EINVAL, () -> files.rename("full/.", "x"));
        assertRefused(EBUSY, () -> files.rename("full", "/"));
        assertRefused(EBUSY, () -> files.rename("/", "x"));
        assertRefused(ENOENT, () -> files.rename("none", "x"));
        assertRefused(ENOENT, () -> files.rename("file", "none/x"));
        assertRefused(ENOTDIR, () -> files.rename("file", "x/"));
        assertRefused(ENOTDIR, () -> files.rename("full", "file/x"));
        assertEquals(List.of("empty", "file", "full"), names(files.list("/")));
        assertEquals(List.of("file"), names(files.list("full")));
    }

    @Test
    void shouldServeNamesOfAllCharactersInTheOrderOfTheirBytes() throws IOException {
        final List<String> names = List.of(
                "a-",
                "a",
                "a.",
                "aä",
                "ab",
                "ä",
                "Z",
                "𝄞",
                "a b%41\\c",
                "%",
                "+",
                "a+b%2Fc",
                "...",
                "x..",
                "a:b",
                ".x",
                " ",
                "#?&=;,$!'()*",
                "~",
                "\u007f",
                "\ufb00",
                "€");
        for (int i = 0; i < names.size(); i++) {
            // Directories have a slash in their keys, which sorts after some characters.
            put(names.get(i) + (i % 2 == 0 ? "/file" : ""), new byte[i]);
        }
        final List<String> sorted = names.stream()
                .sorted(Comparator.comparing(name -> name.getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned))
                .toList();

        assertEquals(sorted, names(files.list("/")));
        assertEquals(sorted.subList(2, 6), names(files.list("/", sorted.get(1), 4)));
        assertEquals(List.of(), files.list("/", sorted.getLast(), 10));
        for (int i = 0; i < names.size(); i++) {
            assertEquals(
                    i, files.stat(names.get(i) + (i % 2 == 0 ? "/file" : "")).size(), names.get(i));
        }
        files.rename("a-/file", "+ %2B");
        assertEquals(0, files.stat("+ %2B").size());
        files.unlink("+ %2B");
        assertRefused(ENOENT, () -> files.stat("+ %2B"));
    }

    @Test
    void shouldRefuseToListWhatIsNoDirectory() throws IOException {
        put("file", CONTENT);

        assertRefused(ENOTDIR, () -> files.list("file"));
        assertRefused(ENOENT, () -> files.list("none"));
        assertRefused(EINVAL, () -> files.list("/", "", 0));
    }
}
