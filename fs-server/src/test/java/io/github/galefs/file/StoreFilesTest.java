package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class StoreFilesTest {
    /** More than two chunks of a copy, and no multiple of one. */
    private static final int LONG_LENGTH = (5 << 19) + 7;

    @TempDir
    private Path folder;

    private FileService files;

    private class Forwarding extends ForwardingFileService {
        @Override
        protected FileService delegate() {
            return files;
        }
    }

    @BeforeEach
    void createStore() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        files.close();
    }

    @Test
    void shouldReadWhatItWrote() throws Exception {
        StoreFiles.writeString(files, "text", "größer\n");
        StoreFiles.writeLines(files, "/lines", List.of("one", "", "three"));
        StoreFiles.writeBytes(files, "bytes", new byte[] {0, -1});

        assertEquals("größer\n", StoreFiles.readString(files, "text"));
        assertEquals("one\n\nthree\n", StoreFiles.readString(files, "lines"));
        assertEquals(List.of("one", "", "three"), StoreFiles.readLines(files, "lines"));
        assertArrayEquals(new byte[] {0, -1}, StoreFiles.readAllBytes(files, "bytes"));
    }

    @Test
    void shouldRemoveTheFileAfterAnErrorAlsoWhenItsCloseFails() throws Exception {
        final FileService failing = new Forwarding() {
            @Override
            public long write(
                    final long handle, final long offset, final MemorySegment source, final long at, final int length) {
                throw new OutOfMemoryError("a test");
            }

            @Override
            public void close(final long handle) throws FileServiceException {
                super.close(handle);
                throw new FileServiceException(PosixError.EIO, "close");
            }
        };
        final OutOfMemoryError failure =
                assertThrows(OutOfMemoryError.class, () -> StoreFiles.writeString(failing, "a", "text"));
        assertEquals(1, failure.getSuppressed().length);
        assertEquals(List.of(), files.list("/"));
    }

    @Test
    void shouldReplaceALongerFile() throws Exception {
        StoreFiles.writeString(files, "text", "a long text");
        StoreFiles.writeString(files, "text", "short");

        assertEquals("short", StoreFiles.readString(files, "text"));
    }

    @Test
    void shouldCopyBothWays() throws Exception {
        final byte[] bytes = new byte[LONG_LENGTH];
        new Random(1).nextBytes(bytes);
        final Path source = Files.write(folder.resolve("source"), bytes);
        final Path target = Files.write(folder.resolve("target"), new byte[LONG_LENGTH + 1]);

        StoreFiles.copy(source, files, "copy");
        StoreFiles.copy(files, "copy", target);

        assertArrayEquals(bytes, StoreFiles.readAllBytes(files, "copy"));
        assertArrayEquals(bytes, Files.readAllBytes(target));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5, 1 << 20, (2 << 20) + 1})
    void shouldKeepHolesOfCopies(final int zerosAtTheEnd) throws Exception {
        final byte[] bytes = new byte[(2 << 20) + zerosAtTheEnd];
        bytes[(1 << 20) + 3] = 1;
        final Path source = Files.write(folder.resolve("source"), bytes);
        StoreFiles.copy(source, files, "sparse");
        assertEquals(1 << 20, files.stat("sparse").allocated());
        assertArrayEquals(bytes, StoreFiles.readAllBytes(files, "sparse"));

        // Also over a longer file, of which nothing may be left in a hole.
        final Path target =
                Files.write(folder.resolve("target"), "x".repeat(9 << 20).getBytes(StandardCharsets.UTF_8));
        StoreFiles.copy(files, "sparse", target);
        assertArrayEquals(bytes, Files.readAllBytes(target));
        final Process usage = new ProcessBuilder("du", "-k", target.toString()).start();
        final String printed = new String(usage.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        final long kibibytes = Long.parseLong(printed.substring(0, printed.indexOf('\t')));
        // A hole at the end has a last byte, in a block of the disk.
        assertTrue(kibibytes < 1500, printed);
    }

    @Test
    void shouldCopyAnEmptyFileBothWays() throws Exception {
        StoreFiles.copy(Files.createFile(folder.resolve("empty")), files, "copy");
        StoreFiles.copy(files, "copy", folder.resolve("target"));

        assertEquals(0, files.stat("copy").size());
        assertEquals(0, Files.size(folder.resolve("target")));
    }

    @Test
    void shouldRefuseAFileThatIsLargerThanAllowed() throws Exception {
        StoreFiles.writeString(files, "text", "12345");

        assertArrayEquals("12345".getBytes(StandardCharsets.US_ASCII), StoreFiles.readAllBytes(files, "text", 5));
        assertEquals(
                "'text' has 5 bytes, at most 4 are read: file too large (EFBIG)",
                refused(PosixError.EFBIG, () -> StoreFiles.readAllBytes(files, "text", 4)));
        assertThrows(IllegalArgumentException.class, () -> StoreFiles.readAllBytes(files, "text", -1));
    }

    /** The file is a hole: it takes no space. */
    @Test
    void shouldRefuseAFileThatFitsIntoNoArray() throws Exception {
        final long handle = files.open("large", Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        files.truncate(handle, 3L << 30);
        files.close(handle);

        refused(PosixError.EFBIG, () -> StoreFiles.readAllBytes(files, "large"));
    }

    @Test
    void shouldRefuseBytesThatAreNotText() throws Exception {
        StoreFiles.writeBytes(files, "bytes", new byte[] {'a', -1});

        assertEquals(
                "'bytes' is not text in UTF-8: read it by readAllBytes",
                refused(PosixError.EINVAL, () -> StoreFiles.readString(files, "bytes")));
    }

    @Test
    void shouldReportWhatIsMissing() throws Exception {
        refused(PosixError.ENOENT, () -> StoreFiles.readString(files, "none"));
        refused(PosixError.ENOENT, () -> StoreFiles.writeString(files, "none/text", ""));
        refused(PosixError.ENOENT, () -> StoreFiles.copy(files, "none", folder.resolve("target")));
        StoreFiles.writeString(files, "kept", "kept");
        assertThrows(NoSuchFileException.class, () -> StoreFiles.copy(folder.resolve("none"), files, "kept"));
        assertEquals("kept", StoreFiles.readString(files, "kept"));
        assertFalse(Files.exists(folder.resolve("target")));
    }

    @Test
    void shouldLeaveNothingWhenAWriteFails() throws Exception {
        final FileService failing = new Forwarding() {
            @Override
            public long write(
                    final long handle,
                    final long fileOffset,
                    final MemorySegment source,
                    final long sourceOffset,
                    final int length)
                    throws FileServiceException {
                if (fileOffset > 0) {
                    throw new FileServiceException(PosixError.ENOSPC, "write");
                }
                return super.write(handle, fileOffset, source, sourceOffset, length);
            }
        };
        final byte[] bytes = new byte[LONG_LENGTH];
        Arrays.fill(bytes, (byte) 1);
        final Path source = Files.write(folder.resolve("source"), bytes);

        refused(PosixError.ENOSPC, () -> StoreFiles.copy(source, failing, "copy"));

        assertEquals(List.of(), files.list("/"));
    }

    @Test
    void shouldCloseWhatItOpened() throws Exception {
        final Path directory = Files.createDirectory(folder.resolve("directory"));
        final long[] open = {0};
        final FileService counting = new Forwarding() {
            @Override
            public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
                final long handle = super.open(path, options);
                open[0]++;
                return handle;
            }

            @Override
            public void close(final long handle) throws FileServiceException {
                open[0]--;
                super.close(handle);
            }
        };

        StoreFiles.writeString(counting, "text", "text");
        StoreFiles.readString(counting, "text");
        StoreFiles.copy(counting, "text", folder.resolve("target"));
        StoreFiles.copy(folder.resolve("target"), counting, "text");
        assertThrows(FileSystemException.class, () -> StoreFiles.copy(counting, "text", directory));

        assertEquals(0, open[0]);
    }

    @Test
    void shouldSayHowToCreateAStoreThatIsMissing() throws IOException {
        final Path missing = folder.resolve("missing");

        assertEquals(
                "store directory " + missing + ": no such file or directory (ENOENT); 'galefs mkfs --store " + missing
                        + "' or EmbeddedStore.create creates a store",
                refused(PosixError.ENOENT, () -> EmbeddedStore.open(new EmbeddedStoreContext().directory(missing))));
    }

    private static String refused(final PosixError error, final Executable call) {
        final FileServiceException e = assertThrows(FileServiceException.class, call);
        assertEquals(error, e.error());
        return e.getMessage();
    }
}
