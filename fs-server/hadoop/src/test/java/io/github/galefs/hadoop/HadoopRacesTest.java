package io.github.galefs.hadoop;

import static io.github.galefs.file.PosixError.EBUSY;
import static io.github.galefs.file.PosixError.ESTALE;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.append;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Changes by others between two calls of an upload. */
@Timeout(120)
class HadoopRacesTest {
    private static final String ROOT = "/races";
    private static final byte[] CONTENT = pattern(OpenFile.MIN_APPEND_LENGTH + 777, 1);
    private static final byte[] PATCH = pattern(1000, 9);
    private static final byte[] THEIRS = pattern(10, 5);

    @TempDir
    private Path directory;

    private HadoopFileService files;

    @BeforeEach
    void openService() throws IOException {
        MiniCluster.hdfs().delete(path(""), true);
        files = HadoopFileService.open(RacingHdfs.in(MiniCluster.context(ROOT)).staging(directory.resolve("staging")));
        MiniCluster.put(ROOT + "/file", CONTENT);
    }

    @AfterEach
    void closeService() throws IOException {
        files.close();
    }

    private static org.apache.hadoop.fs.Path path(final String name) {
        return new org.apache.hadoop.fs.Path(ROOT + "/" + name);
    }

    private static void appendTheirs() throws IOException {
        try (FSDataOutputStream out = MiniCluster.hdfs().append(path("file"))) {
            out.write(THEIRS);
        }
    }

    /** Checks that the file has what others have made of it, and that the service has kept its bytes. */
    private void assertTheirsAndOursKept() throws IOException {
        final byte[] wanted = Arrays.copyOf(CONTENT, CONTENT.length + THEIRS.length);
        System.arraycopy(THEIRS, 0, wanted, CONTENT.length, THEIRS.length);
        final byte[] bytes =
                new byte[(int) MiniCluster.hdfs().getFileStatus(path("file")).getLen()];
        try (FSDataInputStream in = MiniCluster.hdfs().open(path("file"))) {
            in.readFully(0, bytes);
        }
        assertArrayEquals(wanted, bytes);
        assertEquals(List.of("file"), Contents.names(files.list("/")));
        assertEquals(1, files.recovery().list().size());
    }

    @Test
    void shouldNotReplaceWhatOthersHaveAppendedDuringTheUpload() throws IOException {
        final long handle = files.open("file", NEW);
        write(files, handle, 0, PATCH);
        RacingHdfs.at(RacingHdfs.Call.BEFORE_SET_TIMES, HadoopRacesTest::appendTheirs);

        assertRefused(ESTALE, () -> files.close(handle));
        assertTheirsAndOursKept();
    }

    @Test
    void shouldNotReplaceAFileThatOthersBeginToAppendToDuringTheUpload() throws IOException {
        final long handle = files.open("file", NEW);
        write(files, handle, 0, PATCH);
        final FSDataOutputStream[] theirs = new FSDataOutputStream[1];
        RacingHdfs.at(
                RacingHdfs.Call.BEFORE_SET_TIMES,
                () -> theirs[0] = MiniCluster.hdfs().append(path("file")));

        assertRefused(EBUSY, () -> files.close(handle));
        theirs[0].write(THEIRS);
        theirs[0].close();
        assertTheirsAndOursKept();
    }

    @Test
    void shouldNotAppendBehindWhatOthersHaveAppendedSinceTheCheck() throws IOException {
        final long handle = files.open("file", NEW);
        append(files, handle, PATCH);
        RacingHdfs.at(RacingHdfs.Call.BEFORE_APPEND, HadoopRacesTest::appendTheirs);

        assertRefused(ESTALE, () -> files.close(handle));
        assertTheirsAndOursKept();
    }

    @Test
    void shouldFailWithEbusyWhenOthersBeginToAppendSinceTheCheck() throws IOException {
        final long handle = files.open("file", NEW);
        append(files, handle, PATCH);
        final FSDataOutputStream[] theirs = new FSDataOutputStream[1];
        RacingHdfs.at(
                RacingHdfs.Call.BEFORE_APPEND,
                () -> theirs[0] = MiniCluster.hdfs().append(path("file")));

        assertRefused(EBUSY, () -> files.close(handle));
        theirs[0].write(THEIRS);
        theirs[0].close();
        assertTheirsAndOursKept();
    }

    /** The opening finds the version before the upload, and opens the next one. */
    @Test
    void shouldUploadAFileBySyncAllThatAReaderHasOpenedDuringAnUpload() throws IOException {
        final long handle = files.open("file", NEW);
        write(files, handle, 0, PATCH);
        RacingHdfs.at(RacingHdfs.Call.AFTER_STATUS, () -> files.sync(handle));
        final long reader = files.open("file", READ);
        write(files, handle, 500, PATCH);
        files.syncAll();

        final byte[] bytes = new byte[PATCH.length];
        try (FSDataInputStream in = MiniCluster.hdfs().open(path("file"))) {
            in.readFully(500, bytes);
        }
        assertArrayEquals(PATCH, bytes);
        files.close(reader);
    }
}
