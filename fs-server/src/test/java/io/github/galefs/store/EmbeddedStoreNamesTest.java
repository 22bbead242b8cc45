package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class EmbeddedStoreNamesTest {
    @TempDir
    private Path directory;

    private EmbeddedStore store;

    @BeforeEach
    void createStore() throws IOException {
        store = EmbeddedStore.create(context());
        store.makeDirectory("d");
        store.makeDirectory("/d/empty");
        Bytes.create(store, "d/file", pattern(10, 1));
    }

    @AfterEach
    void closeStore() throws IOException {
        store.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"d/file", "/d/file", "//d///file", "./d/./file", "d/../d/file", "../../d/file", "d/empty/../file"
            })
    void shouldFindAFileByEachSpellingOfItsPath(final String path) throws IOException {
        assertEquals(10, store.stat(path).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", ".", "..", "/..", "///", "d/..", "d/../../.."})
    void shouldFindTheRootByEachSpellingOfItsPath(final String path) throws IOException {
        assertEquals(store.stat("/").fileId(), store.stat(path).fileId());
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
        assertRefused(error, () -> store.stat(path));
        assertRefused(error, () -> store.list(path));
        assertRefused(error, () -> store.remove(path));
        assertRefused(error, () -> store.open(path, READ));
    }

    @Test
    void shouldFailWhenADirectoryIsOpenedOrAFileIsListed() {
        assertRefused(PosixError.EISDIR, () -> store.open("d", READ));
        assertRefused(PosixError.EISDIR, () -> store.open("/", NEW));
        assertRefused(PosixError.EISDIR, () -> store.open("d/new/", NEW));
        assertRefused(PosixError.ENOTDIR, () -> store.open("d/file/", NEW));
        assertRefused(PosixError.ENOENT, () -> store.open("none/new", NEW));
        assertRefused(PosixError.ENOTDIR, () -> store.list("d/file"));
    }

    @Test
    void shouldFailWithEinvalWhenOpenOptionsContradict() {
        assertRefused(PosixError.EINVAL, () -> store.open("d/file", EnumSet.noneOf(FileOpenOption.class)));
        assertRefused(PosixError.EINVAL, () -> store.open("d/file", EnumSet.of(FileOpenOption.CREATE)));
        assertRefused(
                PosixError.EINVAL,
                () -> store.open("d/file", EnumSet.of(FileOpenOption.READ, FileOpenOption.TRUNCATE)));
    }

    @ParameterizedTest
    @CsvSource({"d, EEXIST", "d/file, EEXIST", "/, EEXIST", "d/., EEXIST", "d/.., EEXIST", "none/x, ENOENT"})
    void shouldFailWhenADirectoryCannotBeCreated(final String path, final PosixError error) {
        assertRefused(error, () -> store.makeDirectory(path));
    }

    @ParameterizedTest
    @CsvSource({"d, ENOTEMPTY", "/, EBUSY", "d/.., EBUSY", "d/empty/., EINVAL", "d/empty/.., ENOTEMPTY"})
    void shouldFailWhenAPathCannotBeRemoved(final String path, final PosixError error) {
        assertRefused(error, () -> store.remove(path));
    }

    @Test
    void shouldCreateAndRemoveADirectoryWhenThePathEndsInASlash() throws IOException {
        store.makeDirectory("d/new/");
        assertTrue(store.stat("d/new").directory());
        store.remove("d/new/");
        assertRefused(PosixError.ENOENT, () -> store.stat("d/new"));
    }

    @Test
    void shouldListNamesInByteOrder() throws IOException {
        // U+10000 is greater than U+FFFD in UTF-8, but its UTF-16 surrogates sort before it.
        final List<String> names = List.of(" a b", "A", "Z", "a", "ab", "b", "é", "\uFFFD", "\uD800\uDC00");
        for (final String name : names.reversed()) {
            store.open("d/empty/" + name, NEW);
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
            Bytes.create(store, name, pattern(7, 2));
            assertRefused(PosixError.ENAMETOOLONG, () -> store.open(name + "x", NEW));
            assertRefused(PosixError.ENAMETOOLONG, () -> store.stat(name + "x/y"));
        }
        reopen();
        assertArrayEquals(pattern(7, 2), Bytes.readAll(store, ascii));
        assertArrayEquals(pattern(7, 2), Bytes.readAll(store, wide));
    }

    @Test
    void shouldFailWithEnametoolongWhenAPathExceedsItsLimit() throws IOException {
        final String path = "/".repeat(FileService.MAX_PATH_LENGTH - 6) + "d/file";
        assertEquals(10, store.stat(path).size());
        assertRefused(PosixError.ENAMETOOLONG, () -> store.stat("/" + path));
    }

    @Test
    void shouldFailWithEinvalWhenANameHasInvalidCharacters() {
        assertRefused(PosixError.EINVAL, () -> store.open("a\0b", NEW));
        assertRefused(PosixError.EINVAL, () -> store.open("a\uD800b", NEW));
    }

    @Test
    void shouldKeepARemovedFileWhileAHandleIsOpen() throws IOException {
        final long handle = store.open("d/file", NEW);
        store.remove("d/file");
        Bytes.write(store, handle, 5, pattern(5000, 3));
        Bytes.create(store, "d/file", pattern(3, 4));

        assertEquals(5005, store.status(handle).size());
        assertArrayEquals(pattern(5000, 3), Bytes.read(store, handle, 5, 6000));
        store.truncate(handle, 5);
        assertArrayEquals(pattern(5, 1), Bytes.read(store, handle, 0, 6000));
        assertNotEquals(store.status(handle).fileId(), store.stat("d/file").fileId());
        reopen();
        assertArrayEquals(pattern(3, 4), Bytes.readAll(store, "d/file"));
    }

    @Test
    void shouldNotReuseFileIdsWhenFilesAreRemoved() throws IOException {
        final long first = store.stat("d/file").fileId();
        store.remove("d/file");
        reopen();
        Bytes.create(store, "d/file", new byte[0]);

        assertTrue(store.stat("d/file").fileId() > first);
    }

    @Test
    void shouldKeepAThousandFilesOpenAtOnce() throws IOException {
        final long[] handles = new long[1000];
        for (int i = 0; i < handles.length; i++) {
            handles[i] = store.open("d/empty/" + i, NEW);
            Bytes.write(store, handles[i], 0, pattern(100 + i, i));
        }
        for (int i = 0; i < handles.length; i++) {
            assertArrayEquals(pattern(100 + i, i), Bytes.read(store, handles[i], 0, 2000));
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
        store.makeDirectory("e");
        assertRefused(error, () -> store.rename(from, to));
        assertArrayEquals(pattern(10, 1), Bytes.readAll(store, "d/file"));
    }

    @Test
    void shouldReplaceTheTargetOfARenameWhileItIsOpen() throws IOException {
        Bytes.create(store, "other", pattern(20, 2));
        final long replaced = store.open("other", NEW);
        final long renamed = store.open("d/file", NEW);
        store.rename("d/file", "other");

        assertRefused(PosixError.ENOENT, () -> store.stat("d/file"));
        assertEquals(store.status(renamed), store.stat("other"));
        assertArrayEquals(pattern(20, 2), Bytes.read(store, replaced, 0, 100));
        Bytes.write(store, replaced, 0, new byte[30]);
        Bytes.write(store, renamed, 10, pattern(10, 3));
        reopen();
        assertEquals(20, store.stat("other").size());
        assertEquals(List.of("d", "other"), names("/"));
    }

    @Test
    void shouldRenameADirectoryWithItsContent() throws IOException {
        store.makeDirectory("e");
        store.makeDirectory("e/target");
        store.rename("d/", "e/target/");

        assertArrayEquals(pattern(10, 1), Bytes.readAll(store, "e/target/file"));
        assertEquals(store.stat("e").fileId(), store.stat("e/target/..").fileId());
        assertEquals(List.of("e"), names("/"));
        store.rename("e/target/empty", "e/target/full");
        reopen();
        assertEquals(List.of("file", "full"), names("e/target"));
        assertEquals(store.stat("e").fileId(), store.stat("e/target/full/../..").fileId());
    }

    @Test
    void shouldChangeNothingWhenBothNamesAreTheSame() throws IOException {
        final var before = store.stat("d");
        store.rename("d/file", "d/empty/../file");
        store.rename("d/empty", "d/empty");
        assertEquals(before, store.stat("d"));
    }

    @Test
    void shouldDistinguishFilesFromDirectoriesWhenRemoving() throws IOException {
        assertRefused(PosixError.EISDIR, () -> store.unlink("d"));
        assertRefused(PosixError.EISDIR, () -> store.unlink("/"));
        assertRefused(PosixError.ENOTDIR, () -> store.removeDirectory("d/file"));
        assertRefused(PosixError.ENOENT, () -> store.unlink("none"));
        assertRefused(PosixError.ENOENT, () -> store.removeDirectory("none"));
        store.unlink("d/file");
        store.removeDirectory("d/empty");
        store.removeDirectory("d");
        assertEquals(List.of(), names("/"));
    }

    @Test
    void shouldFailWithEexistWhenAnExistingFileIsOpenedExclusively() throws IOException {
        final EnumSet<FileOpenOption> exclusive = EnumSet.of(
                FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.EXCLUSIVE, FileOpenOption.TRUNCATE);
        store.open("new", exclusive);
        assertRefused(PosixError.EEXIST, () -> store.open("new", exclusive));
        assertRefused(PosixError.EEXIST, () -> store.open("d/file", exclusive));
        assertRefused(PosixError.EEXIST, () -> store.open("d", exclusive));
        assertRefused(
                PosixError.EINVAL, () -> store.open("x", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.EXCLUSIVE)));
        assertEquals(10, store.stat("d/file").size());
    }

    @Test
    void shouldKeepPermissionsAndModificationTime() throws IOException {
        assertEquals(0644, store.stat("d/file").permissions());
        assertEquals(0755, store.stat("d").permissions());
        final long version = store.stat("d/file").version();
        store.setPermissions("d/file", 04701);
        store.setModificationTime("d/file", -5);
        store.setModificationTime("d", 1_000);
        store.setPermissions("d", 0);
        reopen();

        assertEquals(04701, store.stat("d/file").permissions());
        assertEquals(-5, store.stat("d/file").modificationMillis());
        assertEquals(version, store.stat("d/file").version());
        assertEquals(1_000, store.stat("d").modificationMillis());
        assertEquals(0, store.stat("d").permissions());
        assertRefused(PosixError.EINVAL, () -> store.setPermissions("d", 010000));
        assertRefused(PosixError.EINVAL, () -> store.setPermissions("d", -1));
        assertRefused(PosixError.ENOENT, () -> store.setModificationTime("none", 0));
    }

    @Test
    void shouldSetAttributesOfAnOpenFileWithAndWithoutAName() throws IOException {
        final long handle = store.open("d/file", READ);
        final long version = store.status(handle).version();
        store.setPermissions(handle, 0600);
        store.setModificationTime(handle, 7_000);
        store.close(handle);
        reopen();
        assertEquals(0600, store.stat("d/file").permissions());
        assertEquals(7_000, store.stat("d/file").modificationMillis());
        assertEquals(version, store.stat("d/file").version());

        final long removed = store.open("d/file", READ);
        store.unlink("d/file");
        Bytes.create(store, "d/file", pattern(3, 4));
        store.setPermissions(removed, 0400);
        store.setModificationTime(removed, 9_000);
        assertEquals(0400, store.status(removed).permissions());
        assertEquals(9_000, store.status(removed).modificationMillis());
        assertEquals(0644, store.stat("d/file").permissions());
        assertRefused(PosixError.EINVAL, () -> store.setPermissions(removed, 010000));
        store.close(removed);
        assertRefused(PosixError.EBADF, () -> store.setPermissions(removed, 0400));
        assertRefused(PosixError.EBADF, () -> store.setModificationTime(removed, 0));
        reopen();
        assertEquals(0644, store.stat("d/file").permissions());
    }

    @Test
    void shouldListInPages() throws IOException {
        for (int i = 0; i < 2500; i++) {
            store.open(String.format("d/empty/%04d", i), NEW);
        }
        assertEquals(2500, store.list("d/empty").size());
        assertEquals(
                List.of("0008", "0009"),
                store.list("d/empty", "0007", 2).stream()
                        .map(DirectoryEntry::name)
                        .toList());
        assertEquals(2500 - 1, store.list("d/empty", "00000", 10_000).size());
        assertEquals(List.of(), store.list("d/empty", "2499", 1));
        assertRefused(PosixError.EINVAL, () -> store.list("d", "", 0));
    }

    @Test
    void shouldReportCapacityAndUse() throws IOException {
        Bytes.create(store, "big", pattern(3_000_000, 1));
        final Capacity capacity = store.capacity();

        assertEquals(store.blockSize(), capacity.blockSize());
        assertEquals(3_000_010, capacity.liveBytes());
        assertEquals(5, capacity.files());
        assertTrue(capacity.diskBytes() >= 3_000_010, capacity::toString);
        assertTrue(capacity.diskBytes() < 10_000_000, capacity::toString);
        assertTrue(capacity.freeBytes() > 0, capacity::toString);
    }

    @Test
    void shouldLocateBlocksInSegments() throws IOException {
        final int block = store.blockSize();
        final byte[] bytes = pattern(block + 10, 5);
        Bytes.create(store, "extents", bytes);
        final long handle = store.open("extents", NEW);
        store.truncate(handle, block + 5);
        store.truncate(handle, 4L * block);
        final Extent first = store.locate(handle, 7);
        final Extent cut = store.locate(handle, block + 100);

        assertEquals(0, first.blockOffset());
        assertEquals(block, first.validLength());
        assertEquals(block, first.storedLength());
        assertEquals(0, first.position() % 4096);
        assertArrayEquals(Arrays.copyOf(bytes, block), stored(first));
        assertEquals(block, cut.blockOffset());
        assertEquals(5, cut.validLength());
        assertEquals(10, cut.storedLength());
        assertArrayEquals(Arrays.copyOfRange(bytes, block, block + 10), stored(cut));
        assertEquals(3, cut.version());
        assertEquals(4L * block, cut.size());
        assertEquals(new Extent(2L * block, 0, null, 0, 0, 0, 3, 4L * block), store.locate(handle, 2L * block));
        assertRefused(PosixError.EINVAL, () -> store.locate(handle, -1));
        assertRefused(PosixError.EBADF, () -> store.locate(99, 0));
    }

    private static byte[] stored(final Extent extent) throws IOException {
        final ByteBuffer bytes = ByteBuffer.allocate(extent.storedLength());
        try (FileChannel channel = FileChannel.open(extent.segment())) {
            channel.read(bytes, extent.position());
        }
        final CRC32C checksum = new CRC32C();
        checksum.update(bytes.array());
        assertEquals(extent.checksum(), (int) checksum.getValue());
        return bytes.array();
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(1024 * 1024);
    }

    private void reopen() throws IOException {
        store.close();
        store = EmbeddedStore.open(context());
    }

    private List<String> names(final String path) throws IOException {
        return store.list(path).stream().map(DirectoryEntry::name).toList();
    }
}
