package io.github.galefs.hadoop.object;

import static io.github.galefs.file.PosixError.EINVAL;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ENOTSUP;
import static io.github.galefs.file.PosixError.ESTALE;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.KeptFile;
import io.github.galefs.hadoop.client.ByteSource;
import io.github.galefs.hadoop.client.Transfers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Objects that others replace, create or remove while the service has them open, and bytes that are kept then. */
@Timeout(120)
class ObjectVersionsTest {
    private static final String ROOT = "/versions";
    private static final int LENGTH = 3 * PieceBuffers.PIECE_LENGTH;
    private static final byte[] CONTENT = pattern(LENGTH, 1);
    private static final byte[] OTHER = pattern(LENGTH, 2);

    private final S3Server server = S3Server.shared();

    @TempDir
    private Path directory;

    private ObjectFileService files;

    @BeforeEach
    void openService() throws IOException {
        server.clear(ROOT);
        server.put(ROOT + "/file", CONTENT);
        files = open();
    }

    private ObjectFileService open() throws IOException {
        return ObjectFileService.open(server.context(ROOT).staging(directory.resolve("staging")));
    }

    private ObjectFileService open(final CuttingProxy proxy) throws IOException {
        return ObjectFileService.open(server.context(ROOT)
                .staging(directory.resolve("behind"))
                .property("fs.s3a.endpoint", proxy.endpoint()));
    }

    @AfterEach
    void closeService() throws IOException {
        files.close();
    }

    private byte[] stored(final String path) throws IOException {
        final org.apache.hadoop.fs.Path object = new org.apache.hadoop.fs.Path(ROOT + "/" + path);
        final byte[] bytes =
                new byte[(int) server.others().getFileStatus(object).getLen()];
        try (var in = server.others().open(object)) {
            in.readFully(0, bytes);
        }
        return bytes;
    }

    @Test
    void shouldFailWithEstaleWhenTheObjectIsReplacedUnderAReader() throws Exception {
        final long handle = files.open("file", READ);
        final FileStatus old = files.status(handle);
        assertArrayEquals(pattern(100, 1), read(files, handle, 0, 100));
        server.put(ROOT + "/file", OTHER);

        // Never the bytes of the other object, whose name and length are the same.
        assertRefused(ESTALE, () -> read(files, handle, 0, 100));
        assertRefused(ESTALE, () -> read(files, handle, 0, LENGTH));
        assertEquals(old, files.status(handle));
        assertArrayEquals(OTHER, readAll(files, "file"));
        assertNotEquals(old.version(), files.stat("file").version());
        files.close(handle);
        assertArrayEquals(OTHER, readAll(files, "file"));
    }

    /** A change needs the bytes that were opened. */
    @Test
    void shouldFailWithEstaleWhenAReplacedObjectIsChanged() throws Exception {
        final long handle = files.open("file", NEW);
        server.put(ROOT + "/file", OTHER);
        assertRefused(ESTALE, () -> write(files, handle, 0, new byte[1]));
        files.close(handle);
        assertArrayEquals(OTHER, stored("file"));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldKeepTheBytesWhenOthersHaveReplacedTheObject() throws Exception {
        final long handle = files.open("file", NEW);
        write(files, handle, 0, new byte[10]);
        server.put(ROOT + "/file", OTHER);

        final String message = assertRefused(ESTALE, () -> files.close(handle)).getMessage();
        assertTrue(message.contains("by others since it was opened"), message);
        assertTrue(message.contains("kept as staged file"), message);
        assertArrayEquals(OTHER, stored("file"));
        final KeptFile kept = files.recovery().list().getFirst();
        assertEquals("/file", kept.path());
        assertEquals(LENGTH, kept.size());
        assertRefused(ESTALE, () -> files.recovery().upload(kept.id()));
        files.recovery().uploadAs(kept.id(), "rescued");
        final byte[] wanted = CONTENT.clone();
        Arrays.fill(wanted, 0, 10, (byte) 0);
        assertArrayEquals(wanted, stored("rescued"));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldNotReplaceAnObjectThatOthersHaveCreatedMeanwhile() throws Exception {
        final long handle = files.open("new", NEW);
        write(files, handle, 0, new byte[10]);
        server.put(ROOT + "/new", OTHER);
        assertRefused(ESTALE, () -> files.sync(handle));
        assertRefused(ESTALE, () -> files.close(handle));
        assertArrayEquals(OTHER, stored("new"));
        assertArrayEquals(OTHER, readAll(files, "new"));

        final long id = files.recovery().list().getFirst().id();
        assertRefused(ENOENT, () -> files.recovery().uploadAs(id, "none/file"));
        files.recovery().uploadAs(id, "new");
        assertArrayEquals(new byte[10], readAll(files, "new"));
    }

    @Test
    void shouldNotCreateAnObjectThatOthersHaveRemoved() throws Exception {
        final long handle = files.open("file", NEW);
        write(files, handle, 0, new byte[10]);
        server.clear(ROOT + "/file");
        assertRefused(ESTALE, () -> files.close(handle));
        assertRefused(ENOENT, () -> files.stat("file"));
        files.recovery().discard(files.recovery().list().getFirst().id());
        assertEquals(List.of(), files.recovery().list());
    }

    /** The look at the new version comes after the upload, when others may have replaced it. */
    @Test
    void shouldNotTakeAnUploadOfOthersForItsOwn() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = open(proxy)) {
            final long handle = behind.open("file", NEW);
            behind.truncate(handle, 10);
            proxy.beforeAnswer("PUT ", () -> server.put(ROOT + "/file", OTHER));
            behind.sync(handle);
            assertEquals(0, proxy.remaining());
            assertNotEquals(behind.status(handle).fileId(), behind.stat("file").fileId());
            assertArrayEquals(OTHER, readAll(behind, "file"));
            write(behind, handle, 0, new byte[20]);
            assertRefused(ESTALE, () -> behind.close(handle));
            assertArrayEquals(OTHER, stored("file"));
        }
    }

    /** The store has the new version already, which the service does not know yet. */
    @Test
    void shouldTakeTheVersionOfAnUploadInProgressForItsOwn() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = open(proxy)) {
            final long handle = behind.open("file", NEW);
            behind.truncate(handle, 10);
            final FileStatus status = behind.status(handle);
            final CompletableFuture<FileStatus> seen = new CompletableFuture<>();
            proxy.beforeAnswer("PUT ", () -> seen.complete(behind.stat("file")));
            behind.sync(handle);
            assertEquals(status, seen.get());
        }
    }

    /** The look at the store is older than the upload. */
    @Test
    void shouldOpenTheNewVersionWhenAnUploadEndsMeanwhile() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = open(proxy)) {
            final long handle = behind.open("file", NEW);
            behind.truncate(handle, 10);
            proxy.beforeAnswer("HEAD /bucket/versions/file", () -> behind.sync(handle));
            final long reader = behind.open("file", READ);
            assertEquals(0, proxy.remaining());
            assertEquals(behind.status(handle), behind.status(reader));
            assertArrayEquals(pattern(10, 1), read(behind, reader, 0, 100));
        }
    }

    @Test
    void shouldRecoverFilesOfItsPlaceOnly() throws Exception {
        final long handle = files.open("file", NEW);
        write(files, handle, 0, new byte[10]);
        server.clear(ROOT + "/file");
        assertRefused(ESTALE, () -> files.close(handle));
        files.close();
        server.put(ROOT + "/d/x", new byte[1]);
        files = ObjectFileService.open(server.context(ROOT + "/d").staging(directory.resolve("staging")));
        final KeptFile kept = files.recovery().list().getFirst();
        assertEquals("s3a://bucket" + ROOT, kept.place());
        assertTrue(kept.reason().contains("created, replaced or removed by others"), kept::reason);
        assertRefused(EINVAL, () -> files.recovery().upload(kept.id()));
        files.recovery().uploadAs(kept.id(), "y");
        assertEquals(LENGTH, files.stat("y").size());
    }

    /** Others replace the target at the last moment. */
    @Test
    void shouldLeaveBothFilesWhenARenameFails() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = open(proxy)) {
            server.put(ROOT + "/target", new byte[1]);
            final long handle = behind.open("file", NEW);
            behind.truncate(handle, 10);
            proxy.beforeRequest("PUT /bucket/versions/target", () -> server.put(ROOT + "/target", OTHER));
            assertRefused(ESTALE, () -> behind.rename("file", "target"));
            assertEquals(0, proxy.remaining());
            assertArrayEquals(OTHER, stored("target"));
            assertEquals(10, behind.stat("file").size());
            behind.close(handle);
            assertEquals(10, stored("file").length);
            assertEquals(List.of(), behind.recovery().list());
        }
    }

    @Test
    void shouldMakeNoObjectOfBytesThatCannotBeRead() throws Exception {
        final ObjectStore store = ObjectStore.connect(server.context(ROOT));
        try {
            final Uploads uploads = new Uploads(store, new Transfers(), () -> {});
            final var path = new org.apache.hadoop.fs.Path(ROOT + "/partial");
            final ByteSource failing = new ByteSource() {
                @Override
                public long length() {
                    return 3 << 20;
                }

                @Override
                public void copy(final long offset, final byte[] buffer, final int length) throws FileServiceException {
                    if (offset > 0) {
                        throw new FileServiceException(PosixError.EIO, "a block is damaged");
                    }
                }
            };
            assertRefused(PosixError.EIO, () -> uploads.put("partial", path, failing, Stored.ABSENT));
            assertRefused(ENOENT, () -> files.stat("partial"));
        } finally {
            store.close();
        }
    }

    @Test
    void shouldKnowAVersionByItsEtagWithAndWithoutQuotes() throws FileServiceException {
        assertEquals(Stored.version(5, "abc-2"), Stored.version(5, "\"abc-2\""));
        assertNotEquals(Stored.version(5, "abc"), Stored.version(6, "abc"));
        assertEquals("\"abc\"", Stored.condition(Stored.version(5, "abc")));
        assertRefused(ENOTSUP, () -> Stored.version(5, null));
    }
}
