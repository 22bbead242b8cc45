package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EBUSY;
import static io.github.galefs.file.PosixError.EINTR;
import static io.github.galefs.file.PosixError.ENOSPC;
import static io.github.galefs.file.PosixError.ESTALE;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.append;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileStatus;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.SafeModeAction;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files that only grow: only the new bytes are staged, and their upload is an append of HDFS. */
@Timeout(120)
class HadoopAppendTest {
    private static final String ROOT = "/appends";
    private static final int LENGTH = OpenFile.MIN_APPEND_LENGTH + 777;
    private static final byte[] CONTENT = pattern(LENGTH, 1);
    private static final byte[] MORE = pattern(100_000, 9);

    /** Less than the file. */
    private static final long MAX_STAGED = 2 << 20;

    @TempDir
    private Path directory;

    private DistributedFileSystem hdfs;
    private HadoopFileService files;
    private String name;

    @BeforeEach
    void openService(final TestInfo test) throws IOException {
        hdfs = MiniCluster.hdfs();
        hdfs.delete(path(""), true);
        name = test.getDisplayName();
        files = open(MAX_STAGED);
        MiniCluster.put(ROOT + "/file", CONTENT);
    }

    @AfterEach
    void closeService() throws IOException {
        files.close();
    }

    private HadoopFileService open(final long maxStagedBytes) throws IOException {
        return HadoopFileService.open(MiniCluster.context(ROOT)
                .property("dfs.client.context", name)
                .staging(directory.resolve("staging"))
                .maxStagedBytes(maxStagedBytes));
    }

    private static org.apache.hadoop.fs.Path path(final String name) {
        return new org.apache.hadoop.fs.Path(ROOT + "/" + name);
    }

    private byte[] remote(final String file) throws IOException {
        final byte[] bytes = new byte[(int) hdfs.getFileStatus(path(file)).getLen()];
        try (FSDataInputStream in = hdfs.open(path(file))) {
            in.readFully(0, bytes);
        }
        return bytes;
    }

    private long inode() throws IOException {
        return ((HdfsFileStatus) hdfs.getFileStatus(path("file"))).getFileId();
    }

    private static byte[] joined(final byte[]... parts) {
        byte[] all = new byte[0];
        for (final byte[] part : parts) {
            final byte[] longer = Arrays.copyOf(all, all.length + part.length);
            System.arraycopy(part, 0, longer, all.length, part.length);
            all = longer;
        }
        return all;
    }

    @Test
    void shouldAppendToAFileThatIsLongerThanStaging() throws IOException {
        final long inode = inode();
        final FileStatus before = files.stat("file");
        final long handle = files.open("file", NEW);
        assertEquals(new Appended(LENGTH, before.version() + 1), append(files, handle, MORE));
        assertArrayEquals(CONTENT, remote("file"));
        files.sync(handle);
        assertArrayEquals(joined(CONTENT, MORE), remote("file"));
        assertEquals(before.version() + 2, write(files, handle, LENGTH + MORE.length, MORE));
        files.close(handle);

        assertArrayEquals(joined(CONTENT, MORE, MORE), remote("file"));
        assertEquals(inode, inode());
        assertEquals(before.fileId(), files.stat("file").fileId());
        assertEquals(before.version() + 2, files.stat("file").version());
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldReadAcrossTheFirstStagedByte() throws IOException {
        final long reader = files.open("file", READ);
        final long handle = files.open("file", NEW);
        append(files, handle, MORE);
        final byte[] wanted = joined(CONTENT, MORE);

        assertArrayEquals(wanted, read(files, reader, 0, wanted.length + 10));
        assertArrayEquals(MORE, read(files, reader, LENGTH, MORE.length));
        assertArrayEquals(Arrays.copyOfRange(wanted, LENGTH - 10, LENGTH + 10), read(files, handle, LENGTH - 10, 20));
        assertArrayEquals(Arrays.copyOfRange(wanted, LENGTH - 10, LENGTH), read(files, handle, LENGTH - 10, 10));
        final byte[][] places = {new byte[7], new byte[0], new byte[50], new byte[MORE.length]};
        assertEquals(
                MORE.length + 10,
                files.read(
                        handle,
                        LENGTH - 10,
                        Arrays.stream(places).map(MemorySegment::ofArray).toList()));
        assertArrayEquals(
                Arrays.copyOfRange(wanted, LENGTH - 10, wanted.length),
                Arrays.copyOf(joined(places), MORE.length + 10));
        assertEquals(wanted.length, files.stat("file").size());
    }

    @Test
    void shouldFillAGapByZeros() throws IOException {
        final long handle = files.open("file", NEW);
        files.truncate(handle, LENGTH + 500);
        write(files, handle, LENGTH + 1000, MORE);
        files.close(handle);

        assertArrayEquals(joined(CONTENT, new byte[1000], MORE), remote("file"));
    }

    @Test
    void shouldStageTheWholeFileWhenEarlierBytesAreChanged() throws IOException {
        files.close();
        files = open(16 << 20);
        final long inode = inode();
        final FileStatus before = files.stat("file");
        final long handle = files.open("file", NEW);
        append(files, handle, MORE);
        files.sync(handle);
        assertEquals(inode, inode());
        append(files, handle, MORE);
        assertEquals(before.version() + 3, write(files, handle, LENGTH + 5, new byte[10]));
        final byte[] wanted = joined(CONTENT, MORE, MORE);
        Arrays.fill(wanted, LENGTH + 5, LENGTH + 15, (byte) 0);
        assertArrayEquals(wanted, readAll(files, "file"));
        files.sync(handle);
        assertNotEquals(inode, inode());
        assertArrayEquals(wanted, remote("file"));
        assertEquals(before.version() + 4, files.truncate(handle, LENGTH - 5));
        files.close(handle);
        assertArrayEquals(Arrays.copyOf(CONTENT, LENGTH - 5), remote("file"));
        assertEquals(before.fileId(), files.stat("file").fileId());
    }

    @Test
    void shouldFailWithEnospcWhenAllOfTheFileMustBeStaged() throws IOException {
        final long handle = files.open("file", NEW);
        append(files, handle, MORE);
        assertRefused(ENOSPC, () -> write(files, handle, 0, MORE));
        assertRefused(ENOSPC, () -> append(files, handle, new byte[2 << 20]));
        files.close(handle);

        assertArrayEquals(joined(CONTENT, MORE), remote("file"));
    }

    @Test
    void shouldGoOnWithARemovedFile() throws IOException {
        files.close();
        files = open(16 << 20);
        final long handle = files.open("file", NEW);
        append(files, handle, MORE);
        files.unlink("file");
        append(files, handle, MORE);
        assertArrayEquals(joined(CONTENT, MORE, MORE), read(files, handle, 0, 2 * LENGTH));
        files.close(handle);
        assertEquals(List.of(), files.list("/"));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldKeepTheBytesWhenOthersHaveAppended() throws IOException {
        final long handle = files.open("file", NEW);
        append(files, handle, MORE);
        try (FSDataOutputStream out = hdfs.append(path("file"))) {
            out.write(7);
            out.hflush();
            assertRefused(EBUSY, () -> files.sync(handle));
        }
        assertRefused(ESTALE, () -> files.close(handle));

        assertArrayEquals(joined(CONTENT, new byte[] {7}), remote("file"));
        final KeptFile kept = files.recovery().list().getFirst();
        assertEquals(LENGTH + MORE.length, kept.size());
        assertRefused(ESTALE, () -> files.recovery().upload(kept.id()));
        assertRefused(ENOSPC, () -> files.recovery().uploadAs(kept.id(), "rescued"));
        files.close();
        files = open(16 << 20);
        files.recovery().uploadAs(kept.id(), "rescued");
        assertArrayEquals(joined(CONTENT, MORE), remote("rescued"));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldRemoveAnOpenFileThatOthersHaveOpenForAppending() throws IOException {
        final long handle = files.open("file", NEW);
        append(files, handle, MORE);
        final FSDataOutputStream out = hdfs.append(path("file"));
        assertRefused(EBUSY, () -> files.sync(handle));
        files.unlink("file");
        assertFalse(hdfs.exists(path("file")));
        assertThrows(IOException.class, out::close);
        files.close(handle);
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldRefuseToUploadUnderAnotherPathWhenTheEarlierBytesAreGone() throws IOException {
        final long handle = files.open("file", NEW);
        append(files, handle, MORE);
        hdfs.delete(path("file"), false);
        assertRefused(ESTALE, () -> files.close(handle));

        final long id = files.recovery().list().getFirst().id();
        assertRefused(ESTALE, () -> files.recovery().uploadAs(id, "rescued"));
        files.recovery().discard(id);
        assertEquals(List.of(), files.recovery().list());
    }

    /** Begins to close a file after a long append, and returns when HDFS has some blocks of it. */
    private CompletableFuture<Void> closingWithin(final byte[] appended) throws IOException {
        files.close();
        files = open(256 << 20);
        final long handle = files.open("file", NEW);
        write(files, handle, LENGTH, appended);
        final CompletableFuture<Void> closing = Background.start(() -> {
            files.close(handle);
            return null;
        });
        awaitLength(LENGTH + 2 * MiniCluster.BLOCK_LENGTH);
        return closing;
    }

    @Test
    void shouldGoOnAppendingWhenADatanodeStops() throws Exception {
        final MiniDFSCluster cluster = MiniCluster.get();
        final byte[] much = pattern(48 * MiniCluster.BLOCK_LENGTH, 5);
        final CompletableFuture<Void> closing = closingWithin(much);
        final MiniDFSCluster.DataNodeProperties stopped = cluster.stopDataNode(0);
        try {
            closing.get();
            assertArrayEquals(joined(CONTENT, much), remote("file"));
        } finally {
            cluster.restartDataNode(stopped, true);
            cluster.waitActive();
        }
    }

    @Test
    void shouldGoOnAppendingWhenTheNamenodeIsBack() throws Exception {
        final byte[] much = pattern(48 * MiniCluster.BLOCK_LENGTH, 5);
        final CompletableFuture<Void> closing;
        try (CapturedLog log = new CapturedLog()) {
            closing = closingWithin(much);
            // At once: the append must not end before the namenode does.
            hdfs.setSafeMode(SafeModeAction.ENTER);
            MiniCluster.get().shutdownNameNode(0);
            log.await("does not serve");
        } finally {
            MiniCluster.restartNamenode();
        }
        closing.get();
        hdfs = MiniCluster.hdfs();
        assertArrayEquals(joined(CONTENT, much), remote("file"));
    }

    /** Interrupts an upload when HDFS has some blocks of the bytes that it appends; returns the handle. */
    private long interruptedAppend(final byte[] appended) throws Exception {
        files.close();
        files = open(256 << 20);
        final long handle = files.open("file", NEW);
        write(files, handle, LENGTH, appended);
        final CompletableFuture<Void> syncing = new CompletableFuture<>();
        final Thread thread = Thread.ofPlatform().start(() -> {
            assertRefused(EINTR, () -> files.sync(handle));
            syncing.complete(null);
        });
        awaitLength(LENGTH + 2 * MiniCluster.BLOCK_LENGTH);
        thread.interrupt();
        syncing.get();
        return handle;
    }

    @Test
    void shouldReplaceTheFileWhenBytesOfAFailedAppendAreOverwritten() throws Exception {
        final byte[] much = pattern(48 * MiniCluster.BLOCK_LENGTH, 5);
        final long handle = interruptedAppend(much);
        write(files, handle, LENGTH + 100, MORE);
        files.close(handle);
        System.arraycopy(MORE, 0, much, 100, MORE.length);
        assertArrayEquals(joined(CONTENT, much), remote("file"));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldReplaceTheFileWhenAFailedAppendIsCut() throws Exception {
        final byte[] much = pattern(48 * MiniCluster.BLOCK_LENGTH, 5);
        final long handle = interruptedAppend(much);
        files.truncate(handle, LENGTH + 10);
        files.close(handle);
        assertArrayEquals(joined(CONTENT, Arrays.copyOf(much, 10)), remote("file"));
    }

    @Test
    void shouldGoOnWithAFailedAppendThatBecomesLonger() throws Exception {
        final byte[] much = pattern(48 * MiniCluster.BLOCK_LENGTH, 5);
        final long inode = inode();
        final long handle = interruptedAppend(much);
        append(files, handle, MORE);
        files.close(handle);
        assertArrayEquals(joined(CONTENT, much, MORE), remote("file"));
        assertEquals(inode, inode());
    }

    /** Keeps bytes to be appended, whose append a client has begun that is dead. */
    private long keepBegunAppend() throws IOException {
        final long handle = files.open("file", NEW);
        append(files, handle, MORE);
        try (FSDataOutputStream out = hdfs.append(path("file"))) {
            out.hflush();
            assertRefused(EBUSY, () -> files.close(handle));
        }
        files.close();
        final long id;
        try (StagingArea area = StagingArea.open(directory.resolve("staging"), Long.MAX_VALUE)) {
            id = area.kept().getFirst().id();
            final StagedFile file = area.openKept(id);
            file.mark(file.destination().withWriter("DFSClient_NONMAPREDUCE_1_1"));
            file.keep();
        }
        files = open(MAX_STAGED);
        return id;
    }

    @Test
    void shouldLeaveAnotherWriterAloneWhenAnAppendIsRecovered() throws Exception {
        final long id = keepBegunAppend();
        try (FSDataOutputStream out = hdfs.append(path("file"))) {
            out.write(MORE, 0, 1000);
            out.hflush();
            assertRefused(EBUSY, () -> files.recovery().upload(id));
            out.write(MORE, 1000, 500);
            out.hsync();
        }
        assertArrayEquals(joined(CONTENT, Arrays.copyOf(MORE, 1500)), remote("file"));
    }

    private void awaitLength(final long length) throws IOException {
        Await.until(() -> hdfs.getFileStatus(path("file")).getLen() >= length);
    }

    @Test
    void shouldGoOnWithAnAppendThatWasKilled() throws Exception {
        files.close();
        final int length = 48 * MiniCluster.BLOCK_LENGTH;
        final URI place = URI.create(MiniCluster.get().getURI() + ROOT);
        try (WritingProcess process =
                WritingProcess.start(place, Map.of(), directory.resolve("staging"), LENGTH, length)) {
            process.awaitWritten();
            awaitLength(LENGTH + 2 * MiniCluster.BLOCK_LENGTH);
            process.kill();
        }
        files = open(MAX_STAGED);
        final KeptFile kept = files.recovery().list().getFirst();
        assertEquals(LENGTH + length, kept.size());
        assertTrue(hdfs.getFileStatus(path("file")).getLen() < LENGTH + length, "killed within the append");
        files.recovery().upload(kept.id());

        assertArrayEquals(joined(CONTENT, pattern(length, 2)), remote("file"));
        assertEquals(List.of(), files.recovery().list());
    }
}
