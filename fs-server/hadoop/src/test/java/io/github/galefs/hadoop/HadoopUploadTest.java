package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EACCES;
import static io.github.galefs.file.PosixError.EBUSY;
import static io.github.galefs.file.PosixError.EINVAL;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ENOSPC;
import static io.github.galefs.file.PosixError.EROFS;
import static io.github.galefs.file.PosixError.ESTALE;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.append;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.createFile;
import static io.github.galefs.hadoop.Contents.names;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PrivilegedExceptionAction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.permission.AclEntry;
import org.apache.hadoop.fs.permission.AclEntryScope;
import org.apache.hadoop.fs.permission.AclEntryType;
import org.apache.hadoop.fs.permission.FsAction;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsConstants;
import org.apache.hadoop.security.UserGroupInformation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What HDFS and its other clients see of writes, and what becomes of bytes that cannot be uploaded. */
@Timeout(60)
class HadoopUploadTest {
    private static final String ROOT = "/uploads";
    private static final int LENGTH = 2 * MiniCluster.BLOCK_LENGTH + 777;
    private static final byte[] CONTENT = pattern(LENGTH, 1);
    private static final byte[] PATCH = pattern(1000, 9);
    private static final Set<FileOpenOption> WRITE = Set.of(FileOpenOption.WRITE);

    @TempDir
    private Path directory;

    private DistributedFileSystem hdfs;
    private HadoopFileService files;

    @BeforeEach
    void openService() throws IOException {
        hdfs = MiniCluster.hdfs();
        hdfs.delete(path(""), true);
        files = HadoopFileService.open(context());
        MiniCluster.put(ROOT + "/file", CONTENT);
    }

    @AfterEach
    void closeService() throws IOException {
        files.close();
    }

    private HadoopContext context() throws IOException {
        return MiniCluster.context(ROOT).staging(directory.resolve("staging")).maxStagedBytes(32 << 20);
    }

    private static org.apache.hadoop.fs.Path path(final String name) {
        return new org.apache.hadoop.fs.Path(ROOT + "/" + name);
    }

    /** Reads by another client. */
    private byte[] remote(final String name) throws IOException {
        final byte[] bytes = new byte[(int) hdfs.getFileStatus(path(name)).getLen()];
        try (FSDataInputStream in = hdfs.open(path(name))) {
            in.readFully(0, bytes);
        }
        return bytes;
    }

    private static byte[] patched(final int offset) {
        final byte[] bytes = CONTENT.clone();
        System.arraycopy(PATCH, 0, bytes, offset, PATCH.length);
        return bytes;
    }

    @Test
    void shouldShowOthersNothingBeforeTheCloseAndEverythingAfterIt() throws IOException {
        final long handle = files.open("file", NEW);
        write(files, handle, 5000, PATCH);
        assertArrayEquals(CONTENT, remote("file"));
        files.close(handle);

        assertArrayEquals(patched(5000), remote("file"));
        assertEquals(List.of("file"), names(files.list("/")));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldUploadBySyncAndGoOnWriting() throws IOException {
        final long handle = files.open("file", NEW);
        write(files, handle, 0, PATCH);
        files.sync(handle);
        assertArrayEquals(patched(0), remote("file"));
        write(files, handle, 5000, PATCH);
        files.syncAll();
        final byte[] both = patched(0);
        System.arraycopy(PATCH, 0, both, 5000, PATCH.length);
        assertArrayEquals(both, remote("file"));
        files.truncate(handle, 100);
        files.close(handle);
        assertArrayEquals(Arrays.copyOf(PATCH, 100), remote("file"));
    }

    @Test
    void shouldUploadNothingWhenNothingWasChanged() throws IOException {
        final long inode = inode("file");
        final long handle = files.open("file", NEW);
        write(files, handle, 0, new byte[0]);
        files.truncate(handle, LENGTH);
        read(files, handle, 0, 100);
        files.sync(handle);
        files.close(handle);

        assertEquals(inode, inode("file"));
    }

    private long inode(final String name) throws IOException {
        return ((org.apache.hadoop.hdfs.protocol.HdfsFileStatus) hdfs.getFileStatus(path(name))).getFileId();
    }

    /** A kernel that opens the file again keeps its cached blocks. */
    @Test
    void shouldKeepIdAndVersionOverAnUploadAndAChangeOfTime() throws IOException {
        final FileStatus before = files.stat("file");
        final long handle = files.open("file", NEW);
        final long version = write(files, handle, 0, PATCH);
        assertEquals(before.version() + 1, version);
        files.close(handle);

        assertEquals(before.fileId(), files.stat("file").fileId());
        assertEquals(version, files.stat("file").version());
        files.setModificationTime("file", 5);
        files.rename("file", "moved");
        final long again = files.open("moved", NEW);
        assertEquals(before.fileId(), files.status(again).fileId());
        assertEquals(version + 1, write(files, again, 0, PATCH));
    }

    @Test
    void shouldHaveAnotherIdWhenOthersHaveChangedTheFile() throws IOException {
        createFile(files, "file", PATCH);
        final FileStatus before = files.stat("file");
        try (FSDataOutputStream out = hdfs.append(path("file"))) {
            out.write(1);
        }

        assertNotEquals(before.fileId(), files.stat("file").fileId());
        assertEquals(LENGTH + 1, readAll(files, "file").length);
    }

    @Test
    void shouldUploadWhereTheFileIsByThen() throws IOException {
        files.makeDirectory("a");
        files.makeDirectory("b");
        files.rename("file", "a/file");
        final long handle = files.open("a/file", WRITE);
        write(files, handle, 5000, PATCH);
        files.rename("a/file", "b/moved");
        files.removeDirectory("a");
        hdfs.rename(path("b"), path("c"));
        files.close(handle);

        assertArrayEquals(patched(5000), remote("c/moved"));
        assertEquals(List.of("moved"), names(files.list("c")));
    }

    @Test
    void shouldKeepTheAttributesOfTheFile() throws IOException {
        hdfs.setPermission(path("file"), new FsPermission((short) 0640));
        hdfs.setOwner(path("file"), "somebody", "others");
        hdfs.setReplication(path("file"), (short) 2);
        hdfs.setXAttr(path("file"), "user.note", new byte[] {7});
        hdfs.modifyAclEntries(
                path("file"),
                List.of(new AclEntry.Builder()
                        .setType(AclEntryType.USER)
                        .setScope(AclEntryScope.ACCESS)
                        .setName("guest")
                        .setPermission(FsAction.READ)
                        .build()));
        final org.apache.hadoop.fs.FileStatus before = hdfs.getFileStatus(path("file"));
        final List<AclEntry> entries = hdfs.getAclStatus(path("file")).getEntries();
        createFile(files, "file", PATCH);

        final org.apache.hadoop.fs.FileStatus after = hdfs.getFileStatus(path("file"));
        assertEquals(before.getPermission(), after.getPermission());
        assertEquals("somebody", after.getOwner());
        assertEquals("others", after.getGroup());
        assertEquals(2, after.getReplication());
        assertEquals(before.getBlockSize(), after.getBlockSize());
        assertArrayEquals(new byte[] {7}, hdfs.getXAttr(path("file"), "user.note"));
        assertEquals(entries, hdfs.getAclStatus(path("file")).getEntries());
    }

    @Test
    void shouldRefuseToOpenForWritingWhatHdfsWouldNotLetReplace() throws Exception {
        hdfs.setPermission(path(""), new FsPermission((short) 0755));
        hdfs.setPermission(path("file"), new FsPermission((short) 0666));
        hdfs.mkdirs(path("open"), new FsPermission((short) 0777));
        hdfs.setPermission(path("open"), new FsPermission((short) 0777));
        MiniCluster.put(ROOT + "/open/file", CONTENT);
        final FileService others = UserGroupInformation.createRemoteUser("somebody")
                .doAs((PrivilegedExceptionAction<FileService>)
                        () -> HadoopFileService.open(context().staging(directory.resolve("other"))));
        try (others) {
            assertRefused(EACCES, () -> others.open("file", WRITE));
            assertRefused(EACCES, () -> others.open("open/file", WRITE));
            assertRefused(EACCES, () -> others.open("new", NEW));
            createFile(others, "open/new", PATCH);
            assertArrayEquals(CONTENT, readAll(others, "file"));
        }
        assertArrayEquals(PATCH, remote("open/new"));
        assertEquals("somebody", hdfs.getFileStatus(path("open/new")).getOwner());
    }

    @Test
    void shouldRefuseToWriteInSnapshotsAndToFilesThatOthersWrite() throws Exception {
        hdfs.allowSnapshot(path(""));
        hdfs.createSnapshot(path(""), "s");
        try {
            final long old = files.open(".snapshot/s/file", READ);
            createFile(files, "file", PATCH);
            assertArrayEquals(CONTENT, read(files, old, 0, LENGTH));
            assertNotEquals(files.status(old).fileId(), files.stat("file").fileId());
            assertRefused(EROFS, () -> files.open(".snapshot/s/file", WRITE));
            assertRefused(EROFS, () -> files.open(".snapshot/s/new", NEW));
        } finally {
            hdfs.deleteSnapshot(path(""), "s");
            hdfs.disallowSnapshot(path(""));
        }
        try (FSDataOutputStream out = hdfs.create(path("theirs"))) {
            out.write(1);
            assertRefused(EBUSY, () -> files.open("theirs", WRITE));
        }
        files.close(files.open("theirs", WRITE));
    }

    @Test
    void shouldNotUploadAFileThatWasRemovedOrReplacedThroughTheService() throws IOException {
        final long removed = files.open("file", NEW);
        write(files, removed, 0, PATCH);
        files.unlink("file");
        files.sync(removed);
        write(files, removed, 0, PATCH);
        files.close(removed);
        assertEquals(List.of(), files.list("/"));

        createFile(files, "a", PATCH);
        createFile(files, "b", CONTENT);
        final long replaced = files.open("a", WRITE);
        files.rename("b", "a");
        write(files, replaced, 0, new byte[5]);
        files.close(replaced);
        assertArrayEquals(CONTENT, remote("a"));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldKeepTheBytesWhenOthersHaveReplacedTheFile() throws IOException {
        final byte[] theirs = pattern(500, 3);
        final long handle = files.open("file", NEW);
        write(files, handle, 5000, PATCH);
        MiniCluster.put(ROOT + "/file", theirs);

        final String message = assertRefused(ESTALE, () -> files.close(handle)).getMessage();
        assertTrue(message.contains("\"file\" was not uploaded"), message);
        assertTrue(message.contains("kept as staged file 1 in " + directory.resolve("staging")), message);
        assertTrue(message.contains("'galefs recover --upload ID --to PATH'"), message);
        assertArrayEquals(theirs, remote("file"));
        assertArrayEquals(theirs, readAll(files, "file"));
        final KeptFile kept = files.recovery().list().getFirst();
        assertEquals(ROOT + "/file", kept.path());
        assertEquals(LENGTH, kept.size());
        assertRefused(ESTALE, () -> files.recovery().upload(kept.id()));
        files.recovery().uploadAs(kept.id(), "rescued");
        assertArrayEquals(patched(5000), remote("rescued"));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldKeepTheBytesWhenOthersHaveChangedOrRemovedTheFile() throws IOException {
        final long handle = files.open("file", NEW);
        write(files, handle, 0, PATCH);
        try (FSDataOutputStream out = hdfs.append(path("file"))) {
            out.write(1);
        }
        assertRefused(ESTALE, () -> files.sync(handle));
        hdfs.delete(path("file"), false);
        assertRefused(ESTALE, () -> files.close(handle));

        assertEquals(List.of(), files.list("/"));
        files.recovery().discard(files.recovery().list().getFirst().id());
        assertEquals(List.of(), files.recovery().list());
        assertRefused(ENOENT, () -> files.recovery().upload(1));
    }

    @Test
    void shouldFailWithEstaleWhenTheFirstWriteComesAfterAChangeByOthers() throws IOException {
        final long handle = files.open("file", NEW);
        MiniCluster.put(ROOT + "/file", pattern(500, 3));

        assertRefused(ESTALE, () -> {
            for (int i = 0; ; i++) {
                write(files, handle, i, PATCH);
                files.sync(handle);
            }
        });
        assertRefused(ESTALE, () -> files.close(handle));
        assertArrayEquals(pattern(500, 3), remote("file"));
    }

    /** Also those that were kept: they count as long as they are there. */
    @Test
    void shouldFailWithEnospcWhenStagingIsFullAndWorkAgainAfterwards() throws IOException {
        files.close();
        files = HadoopFileService.open(context().maxStagedBytes(5 << 20));
        final long first = files.open("first", NEW);
        write(files, first, 0, new byte[4 << 20]);
        final long second = files.open("second", NEW);
        final String message = assertRefused(ENOSPC, () -> write(files, second, 0, new byte[1 << 20]))
                .getMessage();
        assertTrue(message.contains("maxStagedBytes"), message);
        assertRefused(ENOSPC, () -> append(files, first, new byte[1 << 20]));
        hdfs.delete(path("first"), false);
        assertRefused(ESTALE, () -> files.close(first));
        assertRefused(ENOSPC, () -> write(files, second, 0, new byte[1 << 20]));
        files.recovery().discard(1);
        write(files, second, 0, new byte[4 << 20]);
        files.close(second);
        assertEquals(4 << 20, remote("second").length);
        createFile(files, "third", new byte[4 << 20]);
    }

    /** Also while the file is uploaded: each upload has the bytes of one moment. */
    @Test
    void shouldWriteReadAndSyncByManyThreadsAtOnce() throws Exception {
        final int writers = 4;
        final int pieces = 100;
        final int length = 10_000;
        final long handle = files.open("file", NEW);
        files.truncate(handle, 0);
        final List<Future<?>> jobs = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(writers + 1)) {
            for (int writer = 0; writer < writers; writer++) {
                final int first = writer;
                jobs.add(threads.submit(() -> {
                    final long own = files.open("file", NEW);
                    for (int piece = first; piece < writers * pieces; piece += writers) {
                        write(files, own, (long) piece * length, pattern(length, piece));
                        assertArrayEquals(pattern(length, piece), read(files, own, (long) piece * length, length));
                    }
                    files.close(own);
                    return null;
                }));
            }
            jobs.add(threads.submit(() -> {
                for (int i = 0; i < 20; i++) {
                    files.sync(handle);
                }
                return null;
            }));
        }
        for (final Future<?> job : jobs) {
            job.get();
        }
        files.close(handle);
        final byte[] all = remote("file");
        assertEquals(writers * pieces * length, all.length);
        for (int piece = 0; piece < writers * pieces; piece++) {
            assertArrayEquals(
                    pattern(length, piece), Arrays.copyOfRange(all, piece * length, (piece + 1) * length), "" + piece);
        }
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldRemoveAFileThatStagingHasNoSpaceFor() throws IOException {
        files.close();
        files = HadoopFileService.open(context().maxStagedBytes(1 << 20));
        final long handle = files.open("file", NEW);
        files.unlink("file");

        assertEquals(List.of(), files.list("/"));
        assertRefused(ENOSPC, () -> write(files, handle, 0, PATCH));
    }

    @Test
    void shouldKeepTheBytesWhenAQuotaIsUsedUp() throws IOException {
        hdfs.setQuota(path(""), HdfsConstants.QUOTA_DONT_SET, 20L * MiniCluster.BLOCK_LENGTH);
        final long handle = files.open("new", NEW);
        write(files, handle, 0, new byte[10 * MiniCluster.BLOCK_LENGTH]);
        final long start = System.nanoTime();
        assertRefused(ENOSPC, () -> files.close(handle));
        assertTrue(System.nanoTime() - start < Duration.ofSeconds(15).toNanos(), "a refusal is not repeated");

        assertEquals(List.of("file", "new"), names(files.list("/")));
        hdfs.setQuota(path(""), HdfsConstants.QUOTA_RESET, HdfsConstants.QUOTA_RESET);
        files.recovery().upload(files.recovery().list().getFirst().id());
        assertEquals(10 * MiniCluster.BLOCK_LENGTH, remote("new").length);
    }

    @Test
    void shouldRefuseAStagingDirectoryThatIsInUseOrOfSomethingElse() throws IOException {
        assertRefused(EBUSY, () -> HadoopFileService.open(context()));
        final Path other = Files.createDirectory(directory.resolve("full"));
        Files.createFile(other.resolve("something"));
        assertRefused(EINVAL, () -> HadoopFileService.open(context().staging(other)));
    }
}
