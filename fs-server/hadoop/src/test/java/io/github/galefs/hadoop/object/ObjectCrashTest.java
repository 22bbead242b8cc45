package io.github.galefs.hadoop.object;

import static io.github.galefs.hadoop.Contents.names;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.readAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.hadoop.KeptFile;
import io.github.galefs.hadoop.WritingProcess;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Deaths of a process that writes, by SIGKILL, at the request of its upload. */
@Timeout(120)
class ObjectCrashTest {
    private static final String ROOT = "/crash";
    private static final String UPLOAD = "PUT /" + S3Server.BUCKET + ROOT + "/file";
    private static final int LENGTH = 2_000_000;
    private static final byte[] OLD = pattern(1000, 1);
    private static final byte[] NEW = pattern(LENGTH, 2);

    private final S3Server server = S3Server.shared();
    private final CountDownLatch uploading = new CountDownLatch(1);
    private final CountDownLatch killed = new CountDownLatch(1);

    @TempDir
    private Path directory;

    @BeforeEach
    void putFile() throws IOException {
        server.clear(ROOT);
        server.put(ROOT + "/file", OLD);
    }

    private ObjectFileService open() throws IOException {
        return ObjectFileService.open(server.context(ROOT).staging(directory.resolve("staging")));
    }

    /** Kills the process at the point of an upload to which the proxy adds {@link #hold}. */
    private void killAtTheUpload(final CuttingProxy proxy) throws Exception {
        final URI place = URI.create("s3a://" + S3Server.BUCKET + ROOT);
        final Map<String, String> settings = Map.of(
                "fs.s3a.endpoint",
                proxy.endpoint(),
                "fs.s3a.endpoint.region",
                "us-east-1",
                "fs.s3a.path.style.access",
                "true",
                "fs.s3a.access.key",
                S3Server.KEY,
                "fs.s3a.secret.key",
                S3Server.SECRET);
        try (WritingProcess process = WritingProcess.start(place, settings, directory.resolve("staging"), 0, LENGTH)) {
            process.awaitWritten();
            uploading.await();
            process.kill();
        } finally {
            killed.countDown();
        }
    }

    private void hold() throws IOException {
        uploading.countDown();
        try {
            killed.await();
        } catch (final InterruptedException e) {
            throw new IOException(e);
        }
    }

    @Test
    void shouldHaveTheOldObjectAndUploadTheKeptBytes() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint())) {
            proxy.beforeRequest(UPLOAD, this::holdAndFail);
            killAtTheUpload(proxy);
        }
        try (ObjectFileService files = open()) {
            assertArrayEquals(OLD, readAll(files, "file"));
            final KeptFile kept = files.recovery().list().getFirst();
            assertEquals("/file", kept.path());
            assertEquals(LENGTH, kept.size());
            assertEquals("", kept.reason(), "no upload has failed");
            files.recovery().upload(kept.id());
            assertArrayEquals(NEW, readAll(files, "file"));
            assertEquals(List.of("file"), names(files.list("/")));
            assertEquals(List.of(), files.recovery().list());
        }
    }

    /** The store never receives the request. */
    private void holdAndFail() throws IOException {
        hold();
        throw new IOException("the client was killed");
    }

    /** The store has the bytes, and the process died before it knew. */
    @Test
    void shouldRecogniseTheUploadOfAProcessThatWasKilledBeforeTheAnswer() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint())) {
            proxy.beforeAnswer(UPLOAD, this::hold);
            killAtTheUpload(proxy);
        }
        // A server may cut the connection of a request that it refuses.
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService files = ObjectFileService.open(server.context(ROOT)
                        .property("fs.s3a.endpoint", proxy.endpoint())
                        .staging(directory.resolve("staging")))) {
            assertArrayEquals(NEW, readAll(files, "file"));
            final KeptFile kept = files.recovery().list().getFirst();
            proxy.refuse(UPLOAD);
            files.recovery().upload(kept.id());
            assertArrayEquals(NEW, readAll(files, "file"));
            assertEquals(List.of(), files.recovery().list());
        }
    }
}
