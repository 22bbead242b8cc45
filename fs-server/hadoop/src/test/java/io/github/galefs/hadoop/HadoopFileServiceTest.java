package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EACCES;
import static io.github.galefs.file.PosixError.ECONNREFUSED;
import static io.github.galefs.file.PosixError.EINVAL;
import static io.github.galefs.file.PosixError.EMFILE;
import static io.github.galefs.file.PosixError.ENAMETOOLONG;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ENOSPC;
import static io.github.galefs.file.PosixError.ENOTDIR;
import static io.github.galefs.file.PosixError.ENOTSUP;
import static io.github.galefs.file.PosixError.EROFS;
import static io.github.galefs.file.PosixError.ETIMEDOUT;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.security.PrivilegedExceptionAction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.security.UserGroupInformation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Limits, refusals and properties of HDFS that the contract leaves open. */
@Timeout(60)
class HadoopFileServiceTest {
    private static final String ROOT = "/service";
    private static final int LENGTH = 2 * MiniCluster.BLOCK_LENGTH + 777;
    private static final byte[] CONTENT = pattern(LENGTH, 1);

    private FileService files;

    @BeforeEach
    void openService() throws IOException {
        MiniCluster.hdfs().delete(new Path(ROOT), true);
        files = HadoopFileService.open(MiniCluster.context(ROOT));
        MiniCluster.put(ROOT + "/file", CONTENT);
    }

    @AfterEach
    void closeService() throws IOException {
        files.close();
    }

    @Test
    void shouldReadOneHandleBySixteenThreads() throws Exception {
        final long handle = files.open("file", READ);
        final List<Future<?>> readers = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(16)) {
            for (int i = 0; i < 16; i++) {
                final Random random = new Random(i);
                readers.add(threads.submit(() -> {
                    for (int n = 0; n < 100; n++) {
                        final int offset = random.nextInt(LENGTH);
                        final int length = random.nextInt(Math.min(LENGTH - offset, 100_000));
                        assertArrayEquals(
                                Arrays.copyOfRange(CONTENT, offset, offset + length),
                                read(files, handle, offset, length));
                    }
                    return null;
                }));
            }
        }
        for (final Future<?> reader : readers) {
            reader.get();
        }
    }

    @Test
    void shouldNeitherShareNorCloseTheFileSystemOfOthers() throws Exception {
        final URI place = URI.create(MiniCluster.get().getURI() + ROOT);
        files.close();

        assertTrue(MiniCluster.hdfs().exists(new Path(ROOT)));
        try (FileService other =
                HadoopFileService.open(MiniCluster.context(ROOT).place(place))) {
            assertArrayEquals(CONTENT, readAll(other, "file"));
        }
    }

    @Test
    void shouldOpenOnlyAsManyFilesAsAllowed() throws Exception {
        try (FileService few = HadoopFileService.open(MiniCluster.context(ROOT).maxOpenFiles(2))) {
            final long first = few.open("file", READ);
            few.open("file", READ);
            assertRefused(ENOENT, () -> files.open("none", READ));
            final String message =
                    assertRefused(EMFILE, () -> few.open("file", READ)).getMessage();
            assertTrue(message.contains("2 files are open"), message);
            few.close(first);
            few.open("file", READ);
        }
    }

    /** A failed opening keeps no place. */
    @Test
    void shouldCountOnlyFilesThatAreOpen() throws Exception {
        try (FileService one = HadoopFileService.open(MiniCluster.context(ROOT).maxOpenFiles(1))) {
            for (int i = 0; i < 3; i++) {
                assertRefused(ENOENT, () -> one.open("none", READ));
            }
            assertArrayEquals(CONTENT, readAll(one, "file"));
        }
    }

    @Test
    void shouldRefuseToWriteInOneLine() {
        for (final Set<FileOpenOption> options : List.of(
                Set.of(FileOpenOption.WRITE),
                Set.of(FileOpenOption.READ, FileOpenOption.CREATE),
                Set.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE))) {
            final String message =
                    assertRefused(ENOTSUP, () -> files.open("file", options)).getMessage();
            assertTrue(
                    message.contains("\"file\": without HadoopContext.staging, files are opened for reading only"),
                    message);
        }
        assertRefused(ENOTSUP, () -> files.createSnapshot("s"));
        assertRefused(ENOTSUP, () -> files.removeSnapshot("s"));
    }

    @Test
    void shouldRefuseAttributesThatHdfsWouldNotKeep() throws Exception {
        final long handle = files.open("file", READ);
        final int before = files.stat("file").permissions();
        assertRefused(ENOTSUP, () -> files.setPermissions("file", 07777));
        assertRefused(ENOTSUP, () -> files.setPermissions(handle, 04755));
        assertRefused(ENOTSUP, () -> files.setModificationTime("file", -1));
        assertEquals(before, files.stat("file").permissions());
    }

    @Test
    void shouldRefuseNamesThatHdfsDoesNotAllow() {
        final String message =
                assertRefused(EINVAL, () -> files.makeDirectory("a:b")).getMessage();
        assertTrue(message.contains("colon"), message);
        assertRefused(ENAMETOOLONG, () -> files.makeDirectory("a/".repeat(1000)));
        assertRefused(ENAMETOOLONG, () -> files.makeDirectory(("n".repeat(200) + "/").repeat(40)));
        assertRefused(EINVAL, () -> files.stat("file:x"));
    }

    @Test
    void shouldFailWithEaccesWhenHdfsRefusesTheUser() throws Exception {
        MiniCluster.hdfs().setPermission(new Path(ROOT), new FsPermission((short) 0700));
        final FileService others = UserGroupInformation.createRemoteUser("somebody")
                .doAs((PrivilegedExceptionAction<FileService>) () -> HadoopFileService.open(MiniCluster.context(ROOT)));
        try (others) {
            assertRefused(EACCES, () -> others.open("file", READ));
            assertRefused(EACCES, () -> others.stat("file"));
            assertRefused(EACCES, () -> others.makeDirectory("d"));
        }
    }

    @Test
    void shouldFailWithEnospcWhenAQuotaIsUsedUp() throws Exception {
        MiniCluster.hdfs().setQuota(new Path(ROOT), 3, Long.MAX_VALUE);
        files.makeDirectory("d");
        assertRefused(ENOSPC, () -> files.makeDirectory("e"));
    }

    @Test
    void shouldReadSnapshotsOfHdfsAndRefuseToChangeThem() throws Exception {
        MiniCluster.hdfs().allowSnapshot(new Path(ROOT));
        MiniCluster.hdfs().createSnapshot(new Path(ROOT), "s");
        try {
            MiniCluster.put(ROOT + "/file", new byte[3]);
            assertArrayEquals(CONTENT, readAll(files, ".snapshot/s/file"));
            final long handle = files.open(".snapshot/s/file", READ);
            assertRefused(EROFS, () -> files.setPermissions(handle, 0600));
            assertRefused(EROFS, () -> files.unlink(".snapshot/s/file"));
            assertRefused(EROFS, () -> files.makeDirectory(".snapshot/s/d"));
        } finally {
            MiniCluster.hdfs().deleteSnapshot(new Path(ROOT), "s");
            MiniCluster.hdfs().disallowSnapshot(new Path(ROOT));
        }
    }

    @Test
    void shouldFailAtOnceWhenThePlaceCannotBeOpened() throws Exception {
        assertRefused(
                ENOENT, () -> HadoopFileService.open(placed(MiniCluster.get().getURI() + ROOT + "/none")));
        assertRefused(
                ENOTDIR, () -> HadoopFileService.open(placed(MiniCluster.get().getURI() + ROOT + "/file")));
        assertRefused(ECONNREFUSED, () -> HadoopFileService.open(placed("hdfs://localhost:1/")));
        final String message = assertRefused(ECONNREFUSED, () -> HadoopFileService.open(placed("hdfs://no.such.host/")))
                .getMessage();
        assertTrue(message.contains("HADOOP_CONF_DIR"), message);
    }

    /** As a cluster that hangs, or is behind a firewall that drops everything. */
    @Test
    void shouldFailWithEtimedoutWhenNobodyAnswers() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            final HadoopContext context =
                    placed("hdfs://localhost:" + silent.getLocalPort() + "/").callTimeout(Duration.ofMillis(500));
            assertRefused(ETIMEDOUT, () -> HadoopFileService.open(context));
        }
    }

    private static HadoopContext placed(final String place) {
        return new HadoopContext().place(URI.create(place)).configuration(new Configuration(false));
    }
}
