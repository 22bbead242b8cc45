package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EBUSY;
import static io.github.galefs.file.PosixError.ECONNREFUSED;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ESTALE;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.readAll;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Kept bytes without a service. */
@Timeout(120)
class KeptUploadsTest {
    private static final String ROOT = "/kept";
    private static final byte[] OURS = pattern(5000, 1);
    private static final byte[] THEIRS = pattern(1000, 2);

    @TempDir
    private Path directory;

    @BeforeEach
    void createDirectory() throws IOException {
        MiniCluster.hdfs().delete(path(""), true);
    }

    private static org.apache.hadoop.fs.Path path(final String name) {
        return new org.apache.hadoop.fs.Path(ROOT + "/" + name);
    }

    private HadoopContext context() throws IOException {
        return MiniCluster.context(ROOT).staging(directory.resolve("staging"));
    }

    /** Returns a context without a place. */
    private HadoopContext anyPlace() {
        return new HadoopContext()
                .configuration(new Configuration(false))
                .patience(Duration.ZERO)
                .staging(directory.resolve("staging"));
    }

    /** Keeps two versions of a file, which others have replaced. */
    private void keepTwo() throws IOException {
        try (HadoopFileService files = HadoopFileService.open(context())) {
            for (int i = 0; i < 2; i++) {
                final long handle = files.open("file", NEW);
                write(files, handle, 0, OURS);
                MiniCluster.put(ROOT + "/file", THEIRS);
                assertRefused(ESTALE, () -> files.close(handle));
            }
        }
    }

    /** Keeps bytes for a cluster that is away. */
    private long keepForAClusterThatIsAway(final String temporary) throws IOException {
        return keep(Destination.of("hdfs://localhost:1", "file", new RemoteVersion(1, 2, 3), 0)
                .withTemporary(temporary));
    }

    private long keep(final Destination destination) throws IOException {
        try (StagingArea area = StagingArea.open(directory.resolve("staging"), Long.MAX_VALUE)) {
            final StagedFile file = area.create(0);
            file.write(0, MemorySegment.ofArray(OURS));
            file.mark(destination);
            file.keep();
            return file.id();
        }
    }

    @Test
    void shouldTellWhatIsKeptAndWhyAndSinceWhen() throws IOException {
        final long start = System.currentTimeMillis();
        keepTwo();
        try (KeptUploads kept = KeptUploads.open(anyPlace())) {
            assertEquals(2, kept.list().size());
            final KeptFile first = kept.list().getFirst();
            assertEquals(1, first.id());
            assertEquals(MiniCluster.get().getURI().toString(), first.place());
            assertEquals(ROOT + "/file", first.path());
            assertEquals(OURS.length, first.size());
            assertEquals(0, first.appendedFrom());
            assertTrue(first.reason().contains("changed, replaced or removed by others"), first::reason);
            assertTrue(start <= first.sinceMillis() && first.sinceMillis() <= System.currentTimeMillis());
        }
    }

    @Test
    void shouldUploadUnderAPathAndDiscard() throws IOException {
        keepTwo();
        try (KeptUploads kept = KeptUploads.open(context())) {
            assertRefused(ESTALE, () -> kept.upload(1));
            kept.uploadAs(1, "rescued");
            kept.discard(2);
            assertEquals(List.of(), kept.list());
            assertRefused(ENOENT, () -> kept.upload(1));
            assertRefused(ENOENT, () -> kept.discard(2));
        }
        try (HadoopFileService files = HadoopFileService.open(context())) {
            assertArrayEquals(OURS, readAll(files, "rescued"));
            assertArrayEquals(THEIRS, readAll(files, "file"));
        }
    }

    @Test
    void shouldUploadToTheClusterThatTheRecordNames() throws IOException {
        MiniCluster.put(ROOT + "/file", THEIRS);
        final var status = (HdfsFileStatus) MiniCluster.hdfs().getFileStatus(path("file"));
        final long id =
                keep(Destination.of(MiniCluster.get().getURI().toString(), "file", Inodes.versionOf(status), 0));
        try (KeptUploads kept = KeptUploads.open(anyPlace())) {
            final KeptFile file = kept.list().getFirst();
            assertEquals("", file.reason(), "no upload has failed");
            assertEquals(file.modificationMillis(), file.sinceMillis());
            kept.upload(id);
            assertEquals(List.of(), kept.list());
        }
        try (HadoopFileService files = HadoopFileService.open(context())) {
            assertArrayEquals(OURS, readAll(files, "file"));
        }
    }

    @Test
    void shouldUploadToTheFileWhenItsDirectoryWasRenamed() throws IOException {
        MiniCluster.put(ROOT + "/d/file", THEIRS);
        final var status = (HdfsFileStatus) MiniCluster.hdfs().getFileStatus(path("d/file"));
        final String place = MiniCluster.get().getURI().toString();
        final RemoteVersion version = Inodes.versionOf(status);
        final long id = keep(Destination.of(place, ROOT + "/d/file", version, 0));
        keep(Destination.of(place, ROOT + "/different", version, 0));
        keep(Destination.of("hdfs://localhost:1", ROOT + "/d/file", version, 0));
        try (HadoopFileService files = HadoopFileService.open(context())) {
            files.rename("d", "moved");
            assertEquals(
                    List.of(ROOT + "/moved/file", ROOT + "/different", ROOT + "/d/file"),
                    files.recovery().list().stream().map(KeptFile::path).toList());
            files.recovery().upload(id);
            assertArrayEquals(OURS, readAll(files, "moved/file"));
        }
    }

    @Test
    void shouldRemoveWhatAnUploadHasLeftWhenAnUnfinishedFileIsRemoved() throws IOException {
        MiniCluster.put(ROOT + "/.galefs-1", THEIRS);
        MiniCluster.put(ROOT + "/.galefs-upload-1", OURS);
        final var status = (HdfsFileStatus) MiniCluster.hdfs().getFileStatus(path(".galefs-1"));
        keep(Destination.of(MiniCluster.get().getURI().toString(), ROOT + "/.galefs-1", Inodes.versionOf(status), 0)
                .withTemporary(ROOT + "/.galefs-upload-1"));
        try (HadoopFileService files = HadoopFileService.open(context())) {
            files.unlink(".galefs-1");
            assertEquals(List.of(), files.list("/"));
            assertEquals(List.of(), files.recovery().list());
        }
    }

    @Test
    void shouldRemoveTheEmptyFileOfAKilledCommandWhenItsBytesAreRecovered() throws IOException {
        for (final String name : List.of(".galefs-1", ".galefs-2", ".galefs-3")) {
            MiniCluster.put(ROOT + "/" + name, new byte[0]);
            keepFor(name);
        }
        MiniCluster.put(ROOT + "/.galefs-3", THEIRS);
        try (HadoopFileService files = HadoopFileService.open(context())) {
            files.recovery().uploadAs(1, "rescued");
            files.recovery().discard(2);
            files.recovery().discard(3);
            assertEquals(
                    List.of(".galefs-3", "rescued"),
                    files.list("/").stream().map(DirectoryEntry::name).toList());
        }
    }

    private void keepFor(final String name) throws IOException {
        final var status = (HdfsFileStatus) MiniCluster.hdfs().getFileStatus(path(name));
        keep(Destination.of(MiniCluster.get().getURI().toString(), ROOT + "/" + name, Inodes.versionOf(status), 0));
    }

    @Test
    void shouldListAndDiscardWhileTheClusterIsAway() throws IOException {
        final long begun = keepForAClusterThatIsAway("/.reserved/.inodes/7/.galefs-upload-1");
        final long fresh = keepForAClusterThatIsAway("");
        try (KeptUploads kept = KeptUploads.open(anyPlace())) {
            assertEquals(2, kept.list().size());
            assertRefused(ECONNREFUSED, () -> kept.upload(begun));
            assertRefused(ECONNREFUSED, () -> kept.discard(begun));
            kept.discard(fresh);
            assertEquals(begun, kept.list().getFirst().id());
            kept.discardHere(begun);
            assertEquals(List.of(), kept.list());
        }
    }

    @Test
    void shouldOpenOnlyWhatAServiceHasLeft() throws IOException {
        assertRefused(ENOENT, () -> KeptUploads.open(anyPlace()));
        assertFalse(Files.exists(directory.resolve("staging")));
        Files.createDirectory(directory.resolve("staging"));
        assertRefused(ENOENT, () -> KeptUploads.open(anyPlace()));
        try (HadoopFileService files = HadoopFileService.open(context())) {
            assertRefused(EBUSY, () -> KeptUploads.open(anyPlace()));
            assertEquals(List.of(), files.list("/"));
        }
        assertThrows(NullPointerException.class, () -> KeptUploads.open(new HadoopContext()));
    }
}
