package io.github.galefs.mount;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The mount of a service whose files reach their place by uploads, and that keeps no permissions. */
@Tag("mount")
@Timeout(60)
class UploadingMountTest {
    @TempDir
    private Path folder;

    private Uploading uploading;
    private FuseMount mount;
    private Path directory;

    /** A store that counts uploads, as a service before HDFS or an object store makes them. */
    private static final class Uploading extends ForwardingFileService {
        private final EmbeddedStore store;
        private final AtomicInteger uploads = new AtomicInteger();
        private volatile boolean isAway;
        private volatile boolean isLost;

        Uploading(final EmbeddedStore store) {
            this.store = store;
        }

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public boolean uploadsAtClose() {
            return true;
        }

        @Override
        public void sync(final long handle) throws FileServiceException {
            if (isAway) {
                throw new FileServiceException(PosixError.ENOSPC, "the place is full");
            }
            uploads.incrementAndGet();
            super.sync(handle);
        }

        @Override
        public void close(final long handle) throws FileServiceException {
            super.close(handle);
            if (isLost) {
                throw new FileServiceException(PosixError.ETIMEDOUT, "the upload");
            }
        }

        @Override
        public void setPermissions(final String path, final int permissions) throws FileServiceException {
            throw new FileServiceException(PosixError.ENOTSUP, path);
        }

        @Override
        public void setPermissions(final long handle, final int permissions) throws FileServiceException {
            throw new FileServiceException(PosixError.ENOTSUP, "handle " + handle);
        }
    }

    @BeforeEach
    void mount() throws IOException {
        uploading = new Uploading(EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store"))));
        directory = Files.createDirectory(folder.resolve("mounted"));
        mount = FuseMount.mount(
                new FuseMount.Context().files(uploading).mountPoint(directory).cacheTimeout(Duration.ZERO));
    }

    @AfterEach
    void unmount() throws IOException {
        mount.close();
        uploading.close();
    }

    @Test
    void shouldUploadBeforeCloseReturns() throws IOException {
        try (FileChannel file = FileChannel.open(directory.resolve("file"), CREATE_NEW, WRITE)) {
            file.write(ByteBuffer.allocate(100));
            assertEquals(0, uploading.uploads.get());
        }
        assertEquals(1, uploading.uploads.get());
    }

    @Test
    void shouldReportAFailedUploadByClose() throws IOException {
        final FileChannel file = FileChannel.open(directory.resolve("file"), CREATE_NEW, WRITE);
        file.write(ByteBuffer.allocate(100));
        uploading.isAway = true;
        final String message = assertThrows(IOException.class, file::close).getMessage();
        assertTrue(message.contains("No space left"), message);
        uploading.isAway = false;
    }

    /** The kernel tells no program of it. */
    @Test
    void shouldReportAFileThatCannotBeClosedAtTheEndOfTheMount() throws IOException {
        uploading.isLost = true;
        Files.writeString(directory.resolve("file"), "bytes");
        final String message = assertThrows(MountException.class, mount::close).getMessage();
        assertTrue(message.contains(directory + ": the upload: timed out"), message);
        uploading.isLost = false;
    }

    @Test
    void shouldCreateFilesAndDirectoriesWithoutPermissions() throws IOException {
        Files.writeString(Files.createDirectory(directory.resolve("new")).resolve("file"), "bytes");
        assertEquals("bytes", Files.readString(directory.resolve("new/file")));
    }
}
