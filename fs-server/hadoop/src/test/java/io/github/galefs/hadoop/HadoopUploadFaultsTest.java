package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.ECONNREFUSED;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.hadoop.fs.SafeModeAction;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Faults of datanodes and of the namenode during uploads. */
@Timeout(120)
class HadoopUploadFaultsTest {
    private static final String ROOT = "/upload-faults";
    private static final int LENGTH = 48 * MiniCluster.BLOCK_LENGTH;
    private static final byte[] CONTENT = pattern(LENGTH, 1);

    /** Takes a second to upload. */
    private static final long LONG_LENGTH = 256L << 20;

    @TempDir
    private Path directory;

    private MiniDFSCluster cluster;
    private HadoopFileService files;
    private CapturedLog log;

    @BeforeEach
    void openService(final TestInfo test) throws IOException {
        cluster = MiniCluster.get();
        MiniCluster.hdfs().delete(new org.apache.hadoop.fs.Path(ROOT), true);
        files = HadoopFileService.open(context(test.getDisplayName()));
        log = new CapturedLog();
    }

    @AfterEach
    void closeService() throws IOException {
        log.close();
        files.close();
    }

    /** Clients of one context share idle connections to datanodes, so that a test would depend on the one before. */
    private HadoopContext context(final String name) throws IOException {
        return MiniCluster.context(ROOT).property("dfs.client.context", name).staging(directory.resolve("staging"));
    }

    private long openWritten(final String path) throws FileServiceException {
        final long handle = files.open(path, NEW);
        write(files, handle, 0, CONTENT);
        return handle;
    }

    private CompletableFuture<Void> closing(final long handle) {
        return Background.start(() -> {
            files.close(handle);
            return null;
        });
    }

    /** Waits until some blocks of the upload are complete. */
    private static void awaitUpload() throws IOException {
        Await.until(() ->
                MiniCluster.uploads(ROOT).stream().anyMatch(file -> file.getLen() > 2 * MiniCluster.BLOCK_LENGTH));
    }

    @Test
    void shouldGoOnUploadingWhenADatanodeStops() throws Exception {
        final CompletableFuture<Void> closing = closing(openWritten("file"));
        awaitUpload();
        final MiniDFSCluster.DataNodeProperties stopped = cluster.stopDataNode(0);
        try {
            closing.get();
            assertArrayEquals(CONTENT, readAll(files, "file"));
        } finally {
            cluster.restartDataNode(stopped, true);
            cluster.waitActive();
        }
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldUploadOnceMoreWhenTheNamenodeIsAwayDuringAnUpload() throws Exception {
        final long handle = openWritten("file");
        // The upload must not end before the namenode does.
        files.truncate(handle, LONG_LENGTH);
        final CompletableFuture<Void> closing = closing(handle);
        awaitUpload();
        MiniCluster.hdfs().setSafeMode(SafeModeAction.ENTER);
        cluster.shutdownNameNode(0);
        try {
            log.await("does not serve");
        } finally {
            MiniCluster.restartNamenode();
        }
        closing.get();
        assertEquals(LONG_LENGTH, files.stat("file").size());
        assertArrayEquals(CONTENT, read(files, files.open("file", READ), 0, LENGTH));
        assertEquals(List.of(), MiniCluster.uploads(ROOT));
    }

    @Test
    void shouldWaitForTheNamenodeBeforeAnUpload() throws Exception {
        final long handle = openWritten("file");
        cluster.shutdownNameNode(0);
        final CompletableFuture<Void> closing;
        try {
            closing = closing(handle);
            log.await("does not serve");
        } finally {
            MiniCluster.restartNamenode();
        }
        closing.get();
        assertArrayEquals(CONTENT, readAll(files, "file"));
    }

    /** The patience of the service bounds the close of all files together. */
    @Test
    void shouldKeepAllFilesWhenTheNamenodeStaysAway() throws Exception {
        files.close();
        final Duration patience = Duration.ofSeconds(3);
        files = HadoopFileService.open(context("away").patience(patience));
        final byte[] content = pattern(1 << 20, 1);
        for (int i = 0; i < 5; i++) {
            write(files, files.open("file" + i, NEW), 0, content);
        }
        cluster.shutdownNameNode(0);
        try {
            final long start = System.nanoTime();
            final String message = assertRefused(ECONNREFUSED, files::close).getMessage();
            assertTrue(message.contains("after PT3S"), message);
            assertTrue(message.contains("kept as staged file"), message);
            assertTrue(System.nanoTime() - start < 4 * patience.toNanos());
        } finally {
            MiniCluster.restartNamenode();
        }
        files = HadoopFileService.open(context("back"));
        assertEquals(5, files.recovery().list().size());
        for (final KeptFile kept : files.recovery().list()) {
            assertEquals(0, files.stat(kept.path()).size());
            files.recovery().upload(kept.id());
            assertArrayEquals(content, readAll(files, kept.path()));
        }
        assertEquals(List.of(), files.recovery().list());
    }
}
