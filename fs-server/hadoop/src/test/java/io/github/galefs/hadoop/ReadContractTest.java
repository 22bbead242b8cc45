package io.github.galefs.hadoop;

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

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.WaitingReads;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The contract of {@link FileService} for reads, names and attributes, with each service that does not write files. The
 * tests whose names end in "AsTheTableSays" assert rows of the tables in docs/hadoop.md.
 */
@ParameterizedClass
@EnumSource
@Timeout(120)
class ReadContractTest {
    private static final String ROOT = "/contract";

    /** Most bytes of one call of Hadoop's client, for both services. */
    private static final int PIECE = 4 << 20;

    private static final int LENGTH = 100_000;
    private static final byte[] CONTENT = pattern(LENGTH, 1);

    /** Names with characters that HDFS and S3 allow. */
    private static final List<String> NAMES = List.of(
            "a-",
            "a",
            "a.",
            "aä",
            "ab",
            "ä",
            "Z",
            "z",
            "𝄞",
            "a𝄞",
            "a b%41\\c",
            "%",
            "+",
            "a+b%2Fc",
            "...",
            "x..",
            ".x",
            " ",
            "#?&=;,$!'()*",
            "~",
            "aéx",
            "\u007f",
            "\uffee",
            "a\ufb00",
            "\ufb00",
            "€");

    @Parameter
    private TestedCluster service;

    private FileService files;

    @BeforeEach
    void openService() throws IOException {
        service.clear(ROOT);
        files = service.open(ROOT);
    }

    @AfterEach
    void closeService() throws IOException {
        files.close();
    }

    private void put(final String path, final byte[] bytes) throws IOException {
        service.put(ROOT + "/" + path, bytes);
    }

    @Test
    void shouldReadTheRestOfTheFileFromAnyOffset() throws IOException {
        final int block = MiniCluster.BLOCK_LENGTH;
        final int length = 3 * block + 12_345;
        final byte[] bytes = pattern(length, 1);
        put("file", bytes);
        final long handle = files.open("file", READ);

        for (final int offset : new int[] {0, 1, block - 1, 2 * block, length - 1}) {
            assertArrayEquals(
                    Arrays.copyOfRange(bytes, offset, length), read(files, handle, offset, length - offset + 100));
        }
    }

    @Test
    void shouldReadNothingAtAndPastTheEnd() throws IOException {
        put("file", CONTENT);
        put("empty", new byte[0]);
        final long handle = files.open("file", READ);

        assertEquals(1, read(files, handle, LENGTH - 1, 10).length);
        assertEquals(0, read(files, handle, LENGTH, 10).length);
        assertEquals(0, read(files, handle, Long.MAX_VALUE, 10).length);
        assertEquals(0, read(files, handle, 0, 0).length);
        assertEquals(0, read(files, files.open("empty", READ), 0, 10).length);
    }

    @Test
    void shouldReadLargeRangesInSeveralPieces() throws IOException {
        final int length = 5 * PIECE + 12_345;
        final byte[] large = pattern(length, 3);
        put("large", large);
        final long handle = files.open("large", READ);

        assertArrayEquals(large, read(files, handle, 0, length + 100));
        final int offset = PIECE - 1;
        assertArrayEquals(Arrays.copyOfRange(large, offset, length), read(files, handle, offset, length));
    }

    @Test
    void shouldReadFromManyThreads() throws Exception {
        final byte[] large = pattern(2 * PIECE, 4);
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
    void shouldReadIntoAnyMemory() throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);
        final byte[] bytes = new byte[100];
        final int[] words = new int[25];
        try (Arena ofThreads = Arena.ofShared();
                Arena ofThread = Arena.ofConfined()) {
            final List<MemorySegment> places = List.of(
                    MemorySegment.ofArray(bytes),
                    MemorySegment.ofArray(words),
                    ofThreads.allocate(100),
                    ofThread.allocate(100));
            final byte[] expected = new byte[100];
            System.arraycopy(CONTENT, 7, expected, 20, 80);
            for (final MemorySegment place : places) {
                assertEquals(80, files.read(handle, 7, place, 20, 80));
                assertArrayEquals(expected, place.toArray(ValueLayout.JAVA_BYTE));
            }
        }
    }

    @Test
    void shouldFillSeveralPlacesInOrder() throws IOException {
        final int length = PIECE + 12_345;
        final byte[] large = pattern(length, 3);
        put("file", large);
        final long handle = files.open("file", READ);
        final byte[] first = new byte[1000];
        final byte[] second = new byte[0];
        final byte[] third = new byte[length];
        final List<MemorySegment> places =
                List.of(MemorySegment.ofArray(first), MemorySegment.ofArray(second), MemorySegment.ofArray(third));

        assertEquals(length - 5, files.read(handle, 5, places));
        assertArrayEquals(Arrays.copyOfRange(large, 5, 1005), first);
        assertArrayEquals(Arrays.copyOfRange(large, 1005, length), Arrays.copyOf(third, length - 1005));
    }

    @Test
    void shouldRefuseRangesThatAreNoRanges() throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);
        final MemorySegment memory = MemorySegment.ofArray(new byte[10]);

        assertRefused(EINVAL, () -> files.read(handle, -1, memory, 0, 1));
        assertRefused(EINVAL, () -> files.read(handle, 0, memory, 0, -1));
        assertRefused(EINVAL, () -> files.read(handle, -1, List.of(memory)));
        final MemorySegment mebibyte = MemorySegment.ofArray(new byte[1 << 20]);
        assertRefused(EINVAL, () -> files.read(handle, 0, Collections.nCopies(2048, mebibyte)));
        assertThrows(IndexOutOfBoundsException.class, () -> files.read(handle, 0, memory, 1, 10));
    }

    @Test
    void shouldRefuseHandlesThatAreNotOpen() throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);
        files.close(handle);

        assertRefused(EBADF, () -> files.close(handle));
        assertRefused(EBADF, () -> read(files, handle, 0, 1));
        assertRefused(EBADF, () -> files.status(handle));
        assertRefused(EBADF, () -> files.sync(handle + 1));
        assertNotEquals(handle, files.open("file", READ));
    }

    @Test
    void shouldRefuseChangesOfBytesThroughAHandleForReading() throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);
        final MemorySegment memory = MemorySegment.ofArray(new byte[10]);

        assertRefused(EBADF, () -> files.write(handle, 0, memory, 0, 10));
        assertRefused(EBADF, () -> files.append(handle, memory, 0, 10));
        assertRefused(EBADF, () -> files.truncate(handle, 0));
        files.sync(handle);
        files.syncAll();
        assertArrayEquals(CONTENT, readAll(files, "file"));
    }

    @Test
    void shouldRefuseOptionsThatContradictEachOther() {
        assertRefused(EINVAL, () -> files.open("file", Set.of()));
        assertRefused(EINVAL, () -> files.open("file", Set.of(FileOpenOption.READ, FileOpenOption.TRUNCATE)));
        assertRefused(EINVAL, () -> files.open("file", Set.of(FileOpenOption.READ, FileOpenOption.EXCLUSIVE)));
        final String message =
                assertRefused(ENOTSUP, () -> files.open("file", NEW)).getMessage();
        assertTrue(message.contains("Context.staging"), message);
    }

    @Test
    void shouldLimitOpenFiles() throws IOException {
        put("file", new byte[1]);
        for (int i = 0; i < TestedCluster.MAX_OPEN_FILES; i++) {
            files.open("file", READ);
        }
        assertRefused(EMFILE, () -> files.open("file", READ));
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
    void shouldHaveOneStatusByPathHandleAndList() throws IOException {
        put("file", CONTENT);
        final FileStatus status = files.stat("file");

        assertEquals(LENGTH, status.size());
        assertTrue(status.fileId() > 0);
        assertTrue(status.modificationMillis() > 0);
        assertEquals(status, files.status(files.open("file", READ)));
        assertEquals(status, files.list("/").getFirst().status());
        assertTrue(files.stat("/").directory());
        assertEquals(0, files.stat("/").size());
        assertNotEquals(files.stat("/").fileId(), status.fileId());
    }

    @Test
    void shouldHaveAnotherVersionWhenOthersHaveReplacedTheFile() throws IOException {
        put("file", CONTENT);
        put("same", CONTENT);
        final FileStatus before = files.stat("file");
        put("file", pattern(LENGTH, 2));
        final FileStatus after = files.stat("file");

        assertNotEquals(before.version(), after.version());
        assertNotEquals(before.fileId(), after.fileId());
        assertNotEquals(before.fileId(), files.stat("same").fileId(), "it is another file");
    }

    @Test
    void shouldKeepVersionsAsTheTableSays() throws IOException {
        put("file", CONTENT);
        final FileStatus before = files.stat("file");
        if (service == TestedCluster.HDFS) {
            files.rename("file", "other");
            files.setPermissions("other", 0600);
            assertEquals(before.version(), files.stat("other").version());
            assertEquals(before.fileId(), files.stat("other").fileId());
        } else {
            put("file", pattern(LENGTH, 2));
            put("file", CONTENT);
            assertEquals(before.version(), files.stat("file").version(), "the bytes are the same");
        }
    }

    @Test
    void shouldResolvePaths() throws IOException {
        files.makeDirectory("a");
        files.makeDirectory("/a/b");
        put("a/b/file", CONTENT);
        put("by/others/file", CONTENT);

        for (final String path : List.of(
                "a/b/file",
                "//a//b/./file",
                "a/../a/b/file",
                "../../a/b/file",
                "a/b/../b/../../a/b/file",
                "by/others/../../by/others/file")) {
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
        assertRefused(ENAMETOOLONG, () -> files.stat("a/".repeat(40_000)));
        assertRefused(ENOENT, () -> files.stat("n".repeat(255)));
    }

    @Test
    void shouldRefuseToOpenWhatIsNoFile() throws IOException {
        put("file", CONTENT);

        assertRefused(EISDIR, () -> files.open("/", READ));
        assertRefused(ENOTDIR, () -> files.open("file/", READ));
        assertRefused(ENOTDIR, () -> files.open("file/x", READ));
        final String message =
                assertRefused(ENOENT, () -> files.open("none/x", READ)).getMessage();
        assertEquals("\"none/x\": no such file or directory (ENOENT)", message);
    }

    @Test
    void shouldMakeDirectoriesOnlyWhereNothingIs() throws IOException {
        put("file", CONTENT);
        put("by-others/file", CONTENT);
        files.makeDirectory("d");

        assertRefused(EEXIST, () -> files.makeDirectory("d"));
        assertRefused(EEXIST, () -> files.makeDirectory("by-others"));
        assertRefused(EEXIST, () -> files.makeDirectory("file"));
        assertRefused(EEXIST, () -> files.makeDirectory("/"));
        assertRefused(ENOENT, () -> files.makeDirectory("none/x"));
        assertRefused(ENOTDIR, () -> files.makeDirectory("file/x"));
        files.makeDirectory("by-others/x");
        assertEquals(List.of("by-others", "d", "file"), names(files.list("/")));
        assertEquals(List.of("file", "x"), names(files.list("by-others")));
        assertTrue(files.stat("by-others").directory());
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
        // In a store, the directory was a prefix of the file only.
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
    void shouldRenameDirectoriesAndReplaceByRenameAsTheTableSays() throws IOException {
        put("file", CONTENT);
        put("old", pattern(10, 2));
        files.makeDirectory("empty");
        put("full/file", pattern(10, 3));

        if (service == TestedCluster.HDFS) {
            files.rename("file", "old");
            assertArrayEquals(CONTENT, readAll(files, "old"));
            files.rename("full", "empty");
            assertArrayEquals(pattern(10, 3), readAll(files, "empty/file"));
            files.rename("old", "empty/moved");
            assertEquals(List.of("empty"), names(files.list("/")));
            assertEquals(List.of("file", "moved"), names(files.list("empty")));
        } else {
            assertRefused(ENOTSUP, () -> files.rename("file", "old"));
            assertRefused(ENOTSUP, () -> files.rename("full", "empty"));
            assertRefused(ENOTSUP, () -> files.rename("full", "other"));
            files.open("file", READ);
            assertRefused(ENOTSUP, () -> files.rename("file", "moved"));
            assertEquals(List.of("empty", "file", "full", "old"), names(files.list("/")));
        }
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
        final List<String> names = new ArrayList<>(NAMES);
        if (service == TestedCluster.S3) {
            names.add("a:b");
        }
        for (int i = 0; i < names.size(); i++) {
            create(names.get(i), i);
        }
        final List<String> sorted = names.stream()
                .sorted(Comparator.comparing(name -> name.getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned))
                .toList();

        assertEquals(sorted, names(files.list("/")));
        assertEquals(sorted.subList(2, 6), names(files.list("/", sorted.get(1), 4)));
        assertEquals(List.of(), files.list("/", sorted.getLast(), 10));
        for (int i = 0; i < names.size(); i++) {
            assertEquals(i % 3 != 0, files.stat(names.get(i)).directory(), names.get(i));
        }
        files.rename(names.getFirst(), "+ %2B");
        assertEquals(7, files.stat("+ %2B").size());
        files.unlink("+ %2B");
        assertRefused(ENOENT, () -> files.stat("+ %2B"));
    }

    /** Stores have a slash in the keys of directories, which sorts after some characters. */
    private void create(final String name, final int kind) throws IOException {
        switch (kind % 3) {
            case 0 -> put(name, new byte[7]);
            case 1 -> put(name + "/file", new byte[1]);
            default -> files.makeDirectory(name);
        }
    }

    @Test
    void shouldRefuseToListWhatIsNoDirectory() throws IOException {
        put("file", CONTENT);

        assertRefused(ENOTDIR, () -> files.list("file"));
        assertRefused(ENOENT, () -> files.list("none"));
        assertRefused(EINVAL, () -> files.list("/", "", 0));
    }

    @Test
    void shouldSetPermissionsAndTimesAsTheTableSays() throws IOException {
        put("file", CONTENT);
        files.makeDirectory("d");
        final long handle = files.open("file", READ);
        if (service == TestedCluster.HDFS) {
            assertAttributesAreSet(handle);
        } else {
            assertAttributesStay(handle);
        }
        assertRefused(EINVAL, () -> files.setPermissions("file", 010000));
        assertRefused(EINVAL, () -> files.setPermissions(handle, 010000));
        assertRefused(ENOENT, () -> files.setPermissions("none", 0666));
        assertRefused(ENOENT, () -> files.setModificationTime("none", 0));
    }

    private void assertAttributesAreSet(final long handle) throws IOException {
        files.setPermissions("file", 0640);
        files.setPermissions("d", 01777);
        files.setModificationTime("file", 12_345);
        files.setModificationTime("d", 67_890);
        assertEquals(0640, files.stat("file").permissions());
        assertEquals(12_345, files.stat("file").modificationMillis());
        assertEquals(01777, files.stat("d").permissions());
        assertEquals(67_890, files.stat("d").modificationMillis());
        files.rename("file", "moved");
        files.setPermissions(handle, 0600);
        files.setModificationTime(handle, 0);
        assertEquals(0600, files.status(handle).permissions());
        assertEquals(0, files.status(handle).modificationMillis());
        assertEquals(0600, files.stat("moved").permissions());
        assertEquals(0, files.stat("moved").modificationMillis());
        files.rename("moved", "file");
    }

    private void assertAttributesStay(final long handle) throws IOException {
        files.setPermissions("file", 0666);
        files.setPermissions("d", 0777);
        files.setPermissions(handle, 0666);
        assertRefused(ENOTSUP, () -> files.setPermissions("file", 0600));
        assertRefused(ENOTSUP, () -> files.setPermissions("d", 0755));
        assertRefused(ENOTSUP, () -> files.setPermissions(handle, 0644));
        assertRefused(ENOTSUP, () -> files.setModificationTime("file", 5));
        assertRefused(ENOTSUP, () -> files.setModificationTime(handle, 5));
        assertEquals(0666, files.stat("file").permissions());
        assertEquals(0777, files.stat("d").permissions());
        assertEquals(0, files.stat("d").modificationMillis());
    }

    @Test
    void shouldCountWhatItStoresAsTheTableSays() throws IOException {
        put("d/file", CONTENT);
        final Capacity capacity = files.capacity();
        final int replicas = service == TestedCluster.HDFS ? MiniCluster.DATANODES : 1;

        assertEquals(LENGTH, capacity.liveBytes());
        assertEquals((long) replicas * LENGTH, capacity.diskBytes());
        assertEquals(3, capacity.files());
        assertEquals(service == TestedCluster.S3, capacity.freeBytes() == Long.MAX_VALUE, capacity::toString);
        assertTrue(capacity.freeBytes() > 0);
        assertTrue(capacity.blockSize() > 0);
    }
}
