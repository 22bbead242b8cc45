package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.ECONNREFUSED;
import static io.github.galefs.file.PosixError.EIO;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.createFile;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.readAll;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.PrivilegedExceptionAction;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.SafeModeAction;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.security.UserGroupInformation;
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
    private static final byte[] PIECE = pattern(1 << 20, 1);

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

    private static boolean hasBlock(final FileStatus file) {
        try {
            return MiniCluster.hdfs()
                            .getClient()
                            .getLocatedBlocks(file.getPath().toUri().getPath(), 0)
                            .getLastLocatedBlock()
                    != null;
        } catch (final FileNotFoundException e) {
            return false;
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until some blocks of the upload are complete. */
    private static void awaitUpload() throws IOException {
        Await.until(() ->
                MiniCluster.uploads(ROOT).stream().anyMatch(file -> file.getLen() > 2 * MiniCluster.BLOCK_LENGTH));
    }

    /** In one block: a datanode that is asked for another block while it stops may not answer for half a minute. */
    @Test
    void shouldGoOnUploadingWhenADatanodeStops() throws Exception {
        files.close();
        files = HadoopFileService.open(context("one block").property("dfs.blocksize", Integer.toString(2 * LENGTH)));
        final CompletableFuture<Void> closing = closing(openWritten("file"));
        Await.until(() -> MiniCluster.uploads(ROOT).stream().anyMatch(HadoopUploadFaultsTest::hasBlock));
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

    /** Leaves one datanode to the cluster; returns the others. */
    private static List<MiniDFSCluster.DataNodeProperties> loseAllButOne() throws IOException {
        return List.of(MiniCluster.loseDatanode(2), MiniCluster.loseDatanode(1));
    }

    @Test
    void shouldUploadOnceMoreWhenTheOnlyDatanodeWithTheBlocksStops() throws Exception {
        files.close();
        files = HadoopFileService.open(context("two replicas").patience(Duration.ofSeconds(30)));
        final List<MiniDFSCluster.DataNodeProperties> others = loseAllButOne();
        final CompletableFuture<Void> closing = closing(openWritten("file"));
        Await.until(
                () -> closing.isDone() || MiniCluster.uploads(ROOT).stream().anyMatch(file -> file.getLen() == LENGTH));
        final MiniDFSCluster.DataNodeProperties stopped = cluster.stopDataNode(0);
        try {
            MiniCluster.restart(others);
            closing.get();
            assertArrayEquals(CONTENT, readAll(files, "file"));
        } finally {
            MiniCluster.restart(List.of(stopped));
            cluster.waitActive();
        }
    }

    @Test
    void shouldUploadToTheOnlyDatanodeOfACluster() throws Exception {
        files.close();
        final List<MiniDFSCluster.DataNodeProperties> others = loseAllButOne();
        try {
            files = HadoopFileService.open(context("small").patience(Duration.ofSeconds(6)));
            createFile(files, "file", PIECE);
            final long start = System.nanoTime();
            createFile(files, "other", PIECE);
            assertTrue(System.nanoTime() - start
                    < Replicas.waitWithin(Duration.ofSeconds(6)).toNanos());
            assertEquals(1, log.occurrences("has 1 datanodes"), log.text());
            assertArrayEquals(PIECE, readAll(files, "file"));
        } finally {
            MiniCluster.restart(others);
        }
    }

    /** HDFS tells only superusers how many datanodes there are. */
    @Test
    void shouldTellOthersHowToUploadToTheOnlyDatanodeOfACluster() throws Exception {
        MiniCluster.hdfs().setPermission(new org.apache.hadoop.fs.Path(ROOT), new FsPermission((short) 0777));
        final List<MiniDFSCluster.DataNodeProperties> others = loseAllButOne();
        try (FileService somebody = UserGroupInformation.createRemoteUser("somebody")
                .doAs((PrivilegedExceptionAction<FileService>) () -> HadoopFileService.open(
                        context("somebody").staging(directory.resolve("theirs")).patience(Duration.ZERO)))) {
            final String message = assertRefused(EIO, () -> createFile(somebody, "file", PIECE))
                    .getMessage();
            assertTrue(message.contains("set dfs.replication to 1"), message);
        } finally {
            MiniCluster.restart(others);
        }
    }

    @Test
    void shouldUploadOnceMoreWhenTheNamenodeIsAwayDuringAnUpload() throws Exception {
        final long handle = openWritten("file");
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
        assertArrayEquals(CONTENT, readAll(files, "file"));
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
        for (int i = 0; i < 5; i++) {
            write(files, files.open("file" + i, NEW), 0, PIECE);
        }
        final CompletableFuture<Void> begun = closing(openWritten("begun"));
        awaitUpload();
        // At once: the upload must not end before the namenode does.
        MiniCluster.hdfs().setSafeMode(SafeModeAction.ENTER);
        cluster.shutdownNameNode(0);
        try {
            final long start = System.nanoTime();
            final String message = assertRefused(ECONNREFUSED, files::close).getMessage();
            assertTrue(message.contains("after 3 s"), message);
            assertTrue(message.contains("kept as staged file"), message);
            assertTrue(System.nanoTime() - start < 4 * patience.toNanos());
            final ExecutionException failure = assertThrows(ExecutionException.class, begun::get);
            assertRefused(ECONNREFUSED, () -> {
                throw failure.getCause();
            });
        } finally {
            MiniCluster.restartNamenode();
        }
        files = HadoopFileService.open(context("back"));
        assertEquals(6, files.recovery().list().size());
        for (final KeptFile kept : files.recovery().list()) {
            final String name = kept.path().substring(ROOT.length() + 1);
            assertEquals(0, files.stat(name).size());
            files.recovery().upload(kept.id());
            assertArrayEquals(name.equals("begun") ? CONTENT : PIECE, readAll(files, name));
        }
        assertEquals(List.of(), MiniCluster.uploads(ROOT));
        assertEquals(List.of(), files.recovery().list());
    }
}
