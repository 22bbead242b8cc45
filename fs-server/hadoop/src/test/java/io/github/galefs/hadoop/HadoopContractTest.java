package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EBADF;
import static io.github.galefs.file.PosixError.EBUSY;
import static io.github.galefs.file.PosixError.EEXIST;
import static io.github.galefs.file.PosixError.EINVAL;
import static io.github.galefs.file.PosixError.EISDIR;
import static io.github.galefs.file.PosixError.ENAMETOOLONG;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ENOTDIR;
import static io.github.galefs.file.PosixError.ENOTEMPTY;
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
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of {@link FileService} for reads, names and attributes. */
@Timeout(60)
class HadoopContractTest {
    private static final String ROOT = "/contract";
    private static final int LENGTH = 3 * MiniCluster.BLOCK_LENGTH + 12_345;
    private static final byte[] CONTENT = pattern(LENGTH, 1);

    private FileService files;

    @BeforeEach
    void openService() throws IOException {
        MiniCluster.hdfs().delete(new Path(ROOT), true);
        files = HadoopFileService.open(MiniCluster.context(ROOT));
    }

    @AfterEach
    void closeService() throws IOException {
        files.close();
    }

    /** Creates a file in the way that the service's storage has for others. */
    private static void put(final String path, final byte[] bytes) throws IOException {
        MiniCluster.put(ROOT + "/" + path, bytes);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, MiniCluster.BLOCK_LENGTH - 1, 2 * MiniCluster.BLOCK_LENGTH, LENGTH - 1})
    void shouldReadTheRestOfTheFileFromAnyOffset(final int offset) throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);

        assertArrayEquals(
                Arrays.copyOfRange(CONTENT, offset, LENGTH), read(files, handle, offset, LENGTH - offset + 100));
    }

    @Test
    void shouldReadNothingAtAndPastTheEnd() throws IOException {
        put("file", CONTENT);
        put("empty", new byte[0]);
        final long handle = files.open("file", READ);

        assertEquals(0, read(files, handle, LENGTH, 10).length);
        assertEquals(0, read(files, handle, Long.MAX_VALUE, 10).length);
        assertEquals(0, read(files, handle, 0, 0).length);
        assertEquals(0, read(files, files.open("empty", READ), 0, 10).length);
    }

    @Test
    void shouldReadPiecesOfMoreThanOneCall() throws IOException {
        final byte[] large = pattern(10 << 20, 3);
        put("large", large);

        assertArrayEquals(large, readAll(files, "large"));
    }

    @Test
    void shouldReadIntoAnyMemory() throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);
        final byte[] bytes = new byte[100];
        final int[] words = new int[25];
        try (Arena arena = Arena.ofShared()) {
            final MemorySegment shared = arena.allocate(100);
            assertEquals(80, files.read(handle, 7, MemorySegment.ofArray(bytes), 20, 80));
            assertEquals(80, files.read(handle, 7, MemorySegment.ofArray(words), 20, 80));
            assertEquals(80, files.read(handle, 7, shared, 20, 80));

            final byte[] expected = new byte[100];
            System.arraycopy(CONTENT, 7, expected, 20, 80);
            assertArrayEquals(expected, bytes);
            assertArrayEquals(expected, MemorySegment.ofArray(words).toArray(ValueLayout.JAVA_BYTE));
            assertArrayEquals(expected, shared.toArray(ValueLayout.JAVA_BYTE));
        }
    }

    @Test
    void shouldFillSeveralPlacesInOrder() throws IOException {
        put("file", CONTENT);
        final long handle = files.open("file", READ);
        final byte[] first = new byte[1000];
        final byte[] second = new byte[0];
        final byte[] third = new byte[LENGTH];
        final List<MemorySegment> places =
                List.of(MemorySegment.ofArray(first), MemorySegment.ofArray(second), MemorySegment.ofArray(third));

        assertEquals(LENGTH - 5, files.read(handle, 5, places));
        assertArrayEquals(Arrays.copyOfRange(CONTENT, 5, 1005), first);
        assertArrayEquals(Arrays.copyOfRange(CONTENT, 1005, LENGTH), Arrays.copyOf(third, LENGTH - 1005));
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
        assertEquals(status, files.status(files.open("file", READ)));
        assertEquals(status, files.list("/").getFirst().status());
        assertTrue(files.stat("/").directory());
        assertEquals(0, files.stat("/").size());
    }

    @Test
    void shouldHaveAnotherVersionAfterEachChangeOfBytes() throws IOException {
        put("file", CONTENT);
        final FileStatus before = files.stat("file");
        put("file", pattern(LENGTH, 2));
        final FileStatus after = files.stat("file");

        assertNotEquals(before.version(), after.version());
        files.rename("file", "other");
        files.setPermissions("other", 0600);
        assertEquals(after.version(), files.stat("other").version());
        assertEquals(after.fileId(), files.stat("other").fileId());
    }

    @Test
    void shouldResolvePaths() throws IOException {
        files.makeDirectory("a");
        files.makeDirectory("/a/b");
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
        files.makeDirectory("d");

        assertRefused(EEXIST, () -> files.makeDirectory("d"));
        assertRefused(EEXIST, () -> files.makeDirectory("file"));
        assertRefused(EEXIST, () -> files.makeDirectory("/"));
        assertRefused(ENOENT, () -> files.makeDirectory("none/x"));
        assertRefused(ENOTDIR, () -> files.makeDirectory("file/x"));
        assertEquals(List.of("d", "file"), names(files.list("/")));
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
        assertEquals(List.of(), files.list("d"));
        files.removeDirectory("d");
        assertEquals(List.of(), files.list("/"));
    }

    @Test
    void shouldReplaceFilesAndEmptyDirectoriesByRename() throws IOException {
        put("file", CONTENT);
        put("old", pattern(10, 2));
        files.makeDirectory("empty");
        put("full/file", pattern(10, 3));

        files.rename("file", "old");
        assertArrayEquals(CONTENT, readAll(files, "old"));
        files.rename("full", "empty");
        assertArrayEquals(pattern(10, 3), readAll(files, "empty/file"));
        files.rename("old", "empty/moved");
        files.rename("empty/moved", "empty/../empty/moved");
        assertEquals(List.of("empty"), names(files.list("/")));
        assertEquals(List.of("file", "moved"), names(files.list("empty")));
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
    void shouldListNamesByTheirBytes() throws IOException {
        final List<String> names = List.of(
                "aä", "ab", "ä", "Z", "z", "𝄞", "a b%41\\c", "~", "aéx", "€", ".x", "\uffee", "a\ufb00", "a𝄞");
        for (final String name : names) {
            files.makeDirectory(name);
        }
        final List<String> sorted = names.stream()
                .sorted(Comparator.comparing(name -> name.getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned))
                .toList();

        assertEquals(sorted, names(files.list("/")));
        assertEquals(sorted.subList(2, 6), names(files.list("/", sorted.get(1), 4)));
        assertEquals(List.of(), files.list("/", sorted.getLast(), 10));
    }

    @Test
    void shouldRefuseToListWhatIsNoDirectory() throws IOException {
        put("file", CONTENT);

        assertRefused(ENOTDIR, () -> files.list("file"));
        assertRefused(ENOENT, () -> files.list("none"));
        assertRefused(EINVAL, () -> files.list("/", "", 0));
    }

    @Test
    void shouldSetPermissionsAndTimes() throws IOException {
        put("file", CONTENT);
        files.makeDirectory("d");
        final long handle = files.open("file", READ);

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
        assertRefused(EINVAL, () -> files.setPermissions("moved", 010000));
        assertRefused(ENOENT, () -> files.setPermissions("none", 0600));
        assertRefused(ENOENT, () -> files.setModificationTime("none", 0));
    }

    @Test
    void shouldCountWhatItStores() throws IOException {
        put("d/file", CONTENT);
        final Capacity capacity = files.capacity();

        assertEquals(LENGTH, capacity.liveBytes());
        assertEquals((long) MiniCluster.DATANODES * LENGTH, capacity.diskBytes());
        assertEquals(3, capacity.files());
        assertTrue(capacity.freeBytes() > 0);
        assertTrue(capacity.blockSize() > 0);
    }
}
