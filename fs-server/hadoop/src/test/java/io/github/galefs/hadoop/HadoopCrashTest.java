package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EINVAL;
import static io.github.galefs.file.PosixError.ESTALE;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.names;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.readAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Deaths of a process that writes, by SIGKILL. */
@Timeout(120)
class HadoopCrashTest {
    private static final String ROOT = "/crash";
    private static final int LENGTH = 48 * MiniCluster.BLOCK_LENGTH;
    private static final byte[] OLD = pattern(1000, 1);
    private static final byte[] NEW = pattern(LENGTH, 2);

    @TempDir
    private Path directory;

    @BeforeEach
    void createFile() throws IOException {
        MiniCluster.hdfs().delete(new org.apache.hadoop.fs.Path(ROOT), true);
        MiniCluster.put(ROOT + "/file", OLD);
    }

    private HadoopContext context() throws IOException {
        return MiniCluster.context(ROOT).staging(directory.resolve("staging"));
    }

    private WritingProcess startWriting() throws IOException {
        final URI place = URI.create(MiniCluster.get().getURI() + ROOT);
        return WritingProcess.start(place, Map.of(), directory.resolve("staging"), 0, LENGTH);
    }

    private void killWithinAnUpload() throws Exception {
        try (WritingProcess process = startWriting()) {
            process.awaitWritten();
            Await.until(() -> MiniCluster.uploads(ROOT).stream().anyMatch(file -> file.getLen() > 0));
            process.kill();
        }
    }

    @Test
    void shouldHaveTheOldFileAndKeepTheBytesOfAnUploadThatWasKilled() throws Exception {
        killWithinAnUpload();

        try (HadoopFileService files = HadoopFileService.open(context())) {
            assertArrayEquals(OLD, readAll(files, "file"));
            final KeptFile kept = files.recovery().list().getFirst();
            assertEquals(ROOT + "/file", kept.path());
            assertEquals(LENGTH, kept.size());
            assertTrue(MiniCluster.hdfs().exists(new org.apache.hadoop.fs.Path(kept.temporary())), kept::toString);
            files.recovery().upload(kept.id());
            assertArrayEquals(NEW, readAll(files, "file"));
            assertEquals(List.of("file"), names(files.list("/")));
            assertEquals(List.of(), files.recovery().list());
        }
    }

    @Test
    void shouldRemoveWhatAnUploadHasLeftWhenItIsDiscarded() throws Exception {
        killWithinAnUpload();

        try (HadoopFileService files = HadoopFileService.open(context())) {
            files.recovery().discard(files.recovery().list().getFirst().id());
            assertEquals(List.of("file"), names(files.list("/")));
            assertArrayEquals(OLD, readAll(files, "file"));
        }
        try (HadoopFileService files = HadoopFileService.open(context())) {
            assertEquals(List.of(), files.recovery().list());
        }
    }

    /** The rename has taken place, and the record of the staged file does not know. */
    @Test
    void shouldUploadOverItsOwnUploadWhenTheProcessWasKilledAfterTheRename() throws Exception {
        final long id;
        try (HadoopFileService files = HadoopFileService.open(context())) {
            final long handle = files.open("file", Contents.NEW);
            Contents.write(files, handle, 0, NEW);
            MiniCluster.put(ROOT + "/other", OLD);
            MiniCluster.hdfs()
                    .rename(
                            new org.apache.hadoop.fs.Path(ROOT + "/other"),
                            new org.apache.hadoop.fs.Path(ROOT + "/file"),
                            org.apache.hadoop.fs.Options.Rename.OVERWRITE);
            assertRefused(ESTALE, () -> files.close(handle));
            id = files.recovery().list().getFirst().id();
        }
        markUploaded(id);

        try (HadoopFileService files = HadoopFileService.open(context())) {
            files.recovery().upload(id);
            assertArrayEquals(NEW, readAll(files, "file"));
            assertEquals(List.of(), files.recovery().list());
        }
    }

    /** Makes the file in HDFS count as the upload of a staged file. */
    private void markUploaded(final long id) throws IOException {
        try (StagingArea area = StagingArea.open(directory.resolve("staging"), Long.MAX_VALUE)) {
            final StagedFile file = area.openKept(id);
            final var status = (org.apache.hadoop.hdfs.protocol.HdfsFileStatus)
                    MiniCluster.hdfs().getFileStatus(new org.apache.hadoop.fs.Path(ROOT + "/file"));
            file.mark(file.destination()
                    .withTemporary(ROOT + "/.galefs-upload-none")
                    .withUploaded(Inodes.versionOf(status)));
            file.keep();
        }
    }

    @Test
    void shouldKeepWhatWasWrittenWhenTheProcessIsKilledBeforeTheClose() throws Exception {
        try (WritingProcess process = startWriting()) {
            process.awaitWritten();
            process.kill();
        }
        try (HadoopFileService files = HadoopFileService.open(context())) {
            files.recovery().upload(files.recovery().list().getFirst().id());
            assertArrayEquals(NEW, readAll(files, "file"));
        }
    }

    @Test
    void shouldRefuseToUploadToAnotherCluster() throws Exception {
        killWithinAnUpload();
        final long id;
        try (StagingArea area = StagingArea.open(directory.resolve("staging"), Long.MAX_VALUE)) {
            id = area.kept().getFirst().id();
            final StagedFile file = area.openKept(id);
            final var old = file.destination();
            file.mark(Destination.of("hdfs://other:8020", old.path(), old.expected(), old.from()));
            file.keep();
        }
        try (HadoopFileService files = HadoopFileService.open(context())) {
            final String message =
                    assertRefused(EINVAL, () -> files.recovery().upload(id)).getMessage();
            assertTrue(message.contains("hdfs://other:8020"), message);
            files.recovery().uploadAs(id, "file");
            assertArrayEquals(NEW, readAll(files, "file"));
        }
    }
}
