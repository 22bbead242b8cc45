package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class FileStoreNamesTest {
    @TempDir
    private Path directory;

    private FileStore store;

    @BeforeEach
    void createStore() throws IOException {
        store = FileStore.create(context());
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
    void shouldFindAFileByEachOfItsPaths(final String path) throws IOException {
        assertEquals(10, store.stat(path).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", ".", "..", "/..", "///", "d/..", "d/../../.."})
    void shouldFindTheRoot(final String path) throws IOException {
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
    void shouldSayWhyAPathLeadsNowhere(final String path, final PosixError error) {
        assertRefused(error, () -> store.stat(path));
        assertRefused(error, () -> store.list(path));
        assertRefused(error, () -> store.remove(path));
        assertRefused(error, () -> store.open(path, READ));
    }

    @Test
    void shouldRefuseToOpenADirectoryOrToListAFile() {
        assertRefused(PosixError.EISDIR, () -> store.open("d", READ));
        assertRefused(PosixError.EISDIR, () -> store.open("/", NEW));
        assertRefused(PosixError.EISDIR, () -> store.open("d/new/", NEW));
        assertRefused(PosixError.ENOTDIR, () -> store.open("d/file/", NEW));
        assertRefused(PosixError.ENOENT, () -> store.open("none/new", NEW));
        assertRefused(PosixError.ENOTDIR, () -> store.list("d/file"));
    }

    @Test
    void shouldRefuseOptionsThatMakeNoSense() {
        assertRefused(PosixError.EINVAL, () -> store.open("d/file", EnumSet.noneOf(OpenOption.class)));
        assertRefused(PosixError.EINVAL, () -> store.open("d/file", EnumSet.of(OpenOption.CREATE)));
        assertRefused(PosixError.EINVAL, () -> store.open("d/file", EnumSet.of(OpenOption.READ, OpenOption.TRUNCATE)));
    }

    @ParameterizedTest
    @CsvSource({"d, EEXIST", "d/file, EEXIST", "/, EEXIST", "d/., EEXIST", "d/.., EEXIST", "none/x, ENOENT"})
    void shouldRefuseToMakeADirectory(final String path, final PosixError error) {
        assertRefused(error, () -> store.makeDirectory(path));
    }

    @ParameterizedTest
    @CsvSource({"d, ENOTEMPTY", "/, EBUSY", "d/.., EBUSY", "d/empty/., EINVAL", "d/empty/.., ENOTEMPTY"})
    void shouldRefuseToRemove(final String path, final PosixError error) {
        assertRefused(error, () -> store.remove(path));
    }

    @Test
    void shouldMakeAndRemoveADirectoryByAPathWithASlashBehind() throws IOException {
        store.makeDirectory("d/new/");
        assertTrue(store.stat("d/new").directory());
        store.remove("d/new/");
        assertRefused(PosixError.ENOENT, () -> store.stat("d/new"));
    }

    @Test
    void shouldListNamesInTheOrderOfTheirBytes() throws IOException {
        // U+10000 has the larger bytes, but begins with a surrogate, which Java puts before U+FFFD.
        final List<String> names = List.of(" a b", "A", "Z", "a", "ab", "b", "é", "\uFFFD", "\uD800\uDC00");
        for (final String name : names.reversed()) {
            store.open("d/empty/" + name, NEW);
        }

        assertEquals(names, names("d/empty"));
        reopen();
        assertEquals(names, names("d/empty"));
    }

    @Test
    void shouldTakeNamesOf255BytesAndRefuseLongerOnes() throws IOException {
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
    void shouldRefuseAPathOfMoreThan4096Bytes() throws IOException {
        final String path = "/".repeat(4090) + "d/file";
        assertEquals(10, store.stat(path).size());
        assertRefused(PosixError.ENAMETOOLONG, () -> store.stat("/" + path));
    }

    @Test
    void shouldRefuseCharactersThatNoNameCanHave() {
        assertRefused(PosixError.EINVAL, () -> store.open("a\0b", NEW));
        assertRefused(PosixError.EINVAL, () -> store.open("a\uD800b", NEW));
    }

    @Test
    void shouldKeepARemovedFileUntilItsLastHandleIsClosed() throws IOException {
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
    void shouldNeverUseAFileIdAgain() throws IOException {
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

    private FileStore.Context context() {
        return new FileStore.Context().directory(directory).segmentSize(1024 * 1024);
    }

    private void reopen() throws IOException {
        store.close();
        store = FileStore.open(context());
    }

    private List<String> names(final String path) throws IOException {
        return store.list(path).stream().map(DirectoryEntry::name).toList();
    }
}
