package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EAGAIN;
import static io.github.galefs.file.PosixError.ECONNREFUSED;
import static io.github.galefs.file.PosixError.EINTR;
import static io.github.galefs.file.PosixError.ESTALE;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.SafeModeAction;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;

/** Faults of datanodes and of the namenode, and files that others change under a reader. */
@Timeout(120)
class HadoopFaultsTest {
    private static final String ROOT = "/faults";
    private static final int LENGTH = 8 * MiniCluster.BLOCK_LENGTH;
    private static final byte[] CONTENT = pattern(LENGTH, 1);

    private CapturedLog log;
    private MiniDFSCluster cluster;
    private FileService files;

    @BeforeEach
    void openService(final TestInfo test) throws IOException {
        cluster = MiniCluster.get();
        MiniCluster.hdfs().delete(new Path(ROOT), true);
        // Clients of one context share idle connections to datanodes, so that a test would depend on the one before.
        files = HadoopFileService.open(MiniCluster.context(ROOT).property("dfs.client.context", test.getDisplayName()));
        MiniCluster.put(ROOT + "/file", CONTENT);
        log = new CapturedLog();
    }

    @AfterEach
    void closeService() throws IOException {
        log.close();
        files.close();
    }

    @Test
    void shouldGoOnReadingWhenADatanodeStops() throws Exception {
        final long handle = files.open("file", READ);
        final CountDownLatch hasBegun = new CountDownLatch(20);
        final CountDownLatch isStopped = new CountDownLatch(1);
        final FutureTask<Void> reader = new FutureTask<>(() -> {
            int afterStop = 0;
            for (int i = 0; afterStop < 64; i++) {
                final int offset = i % 64 * (LENGTH / 64);
                assertArrayEquals(
                        Arrays.copyOfRange(CONTENT, offset, offset + LENGTH / 64),
                        read(files, handle, offset, LENGTH / 64));
                hasBegun.countDown();
                afterStop += isStopped.getCount() == 0 ? 1 : 0;
            }
            return null;
        });
        Thread.ofPlatform().start(reader);
        hasBegun.await();
        final MiniDFSCluster.DataNodeProperties stopped = cluster.stopDataNode(0);
        isStopped.countDown();
        try {
            reader.get();
        } finally {
            cluster.restartDataNode(stopped, true);
            cluster.waitActive();
        }
        assertEquals("", log.text());
    }

    @Test
    void shouldWaitForTheNamenodeAndGoOn() throws Exception {
        final long handle = files.open("file", READ);
        final CompletableFuture<FileStatus> stat;
        final CompletableFuture<byte[]> open;
        final CompletableFuture<Void> directory;
        cluster.shutdownNameNode(0);
        try {
            assertArrayEquals(CONTENT, read(files, handle, 0, LENGTH), "an open file needs no namenode");
            stat = Background.start(() -> files.stat("file"));
            open = Background.start(() -> readAll(files, "file"));
            directory = Background.start(() -> {
                files.makeDirectory("d");
                return null;
            });
            log.await("does not serve");
        } finally {
            MiniCluster.restartNamenode();
        }
        assertEquals(LENGTH, stat.get().size());
        assertArrayEquals(CONTENT, open.get());
        directory.get();
        assertTrue(files.stat("d").directory());
        log.await("no call waits any more");
        assertEquals(1, log.occurrences("does not serve"), log.text());
    }

    @Test
    void shouldFailAfterThePatienceAndWorkAgainWhenTheNamenodeIsBack() throws Exception {
        final Duration patience = Duration.ofMillis(200);
        try (FileService hurried =
                HadoopFileService.open(MiniCluster.context(ROOT).patience(patience))) {
            cluster.shutdownNameNode(0);
            try {
                final long start = System.nanoTime();
                final String message =
                        assertRefused(ECONNREFUSED, () -> hurried.stat("file")).getMessage();
                assertTrue(message.contains("\"file\" after 0.2 s"), message);
                assertTrue(System.nanoTime() - start >= patience.toNanos());
                assertRefused(ECONNREFUSED, () -> hurried.open("file", READ));
                assertRefused(ECONNREFUSED, () -> hurried.rename("file", "moved"));
                assertRefused(ECONNREFUSED, () -> hurried.list("/"));
            } finally {
                MiniCluster.restartNamenode();
            }
            // The namenode may be in safe mode for a second.
            assertArrayEquals(CONTENT, readAll(files, "file"));
            assertEquals(LENGTH, hurried.stat("file").size());
            assertArrayEquals(CONTENT, readAll(hurried, "file"));
        }
    }

    @Test
    void shouldWaitForTheEndOfSafeModeWithChangesOnly() throws Exception {
        final CompletableFuture<Void> rename;
        try (FileService hurried =
                HadoopFileService.open(MiniCluster.context(ROOT).patience(Duration.ZERO))) {
            MiniCluster.hdfs().setSafeMode(SafeModeAction.ENTER);
            assertEquals(LENGTH, hurried.stat("file").size());
            assertRefused(EAGAIN, () -> hurried.makeDirectory("d"));
            rename = Background.start(() -> {
                files.rename("file", "moved");
                return null;
            });
            log.await("does not serve");
        } finally {
            MiniCluster.hdfs().setSafeMode(SafeModeAction.LEAVE);
        }
        rename.get();
        assertArrayEquals(CONTENT, readAll(files, "moved"));
    }

    @Test
    void shouldEndAWaitWhenTheThreadIsInterrupted() throws Exception {
        cluster.shutdownNameNode(0);
        try {
            final FutureTask<Boolean> call = new FutureTask<>(() -> {
                assertRefused(EINTR, () -> files.stat("file"));
                return Thread.currentThread().isInterrupted();
            });
            final Thread thread = Thread.ofPlatform().start(call);
            log.await("does not serve");
            thread.interrupt();
            assertTrue(call.get(), "the interrupt stays set");
        } finally {
            MiniCluster.restartNamenode();
        }
        assertEquals(LENGTH, files.stat("file").size());
    }

    @Test
    void shouldFailWithEstaleWhenTheFileIsReplacedUnderAReader() throws Exception {
        final long handle = files.open("file", READ);
        final FileStatus old = files.status(handle);
        final byte[] other = pattern(LENGTH, 2);
        MiniCluster.put(ROOT + "/file", other);

        // Never the bytes of the other file, whose name and length are the same.
        assertRefused(ESTALE, () -> {
            while (true) {
                assertArrayEquals(CONTENT, read(files, handle, 0, LENGTH));
            }
        });
        assertEquals(old, files.status(handle));
        assertArrayEquals(other, readAll(files, "file"));
        assertNotEquals(old.version(), files.stat("file").version());
        files.close(handle);
    }

    @Test
    void shouldGoOnReadingAFileThatIsRenamed() throws Exception {
        final long handle = files.open("file", READ);
        files.rename("file", "moved");
        MiniCluster.put(ROOT + "/file", pattern(LENGTH, 2));

        assertArrayEquals(CONTENT, read(files, handle, 0, LENGTH));
    }

    @Test
    void shouldStayWithTheLengthThatWasOpened() throws Exception {
        final long handle = files.open("file", READ);
        final FileStatus old = files.status(handle);
        try (FSDataOutputStream out = MiniCluster.hdfs().append(new Path(ROOT + "/file"))) {
            out.write(new byte[1000]);
        }

        assertArrayEquals(CONTENT, read(files, handle, 0, LENGTH + 1000));
        assertEquals(old, files.status(handle));
        assertEquals(LENGTH + 1000, files.stat("file").size());
        assertNotEquals(old.fileId(), files.stat("file").fileId());
        assertEquals(LENGTH + 1000, readAll(files, "file").length);
    }
}
