package io.github.galefs.hadoop;

import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Kernels on the JVM device that read files of HDFS. */
@Timeout(60)
class KernelsOnHadoopTest {
    private static final String ROOT = "/kernels";
    private static final int LENGTH = 2 * MiniCluster.BLOCK_LENGTH;
    private static final int ADDED = 100_000;

    private GaleFs galeFs;

    @BeforeEach
    void openDevice() throws IOException {
        MiniCluster.hdfs().delete(new Path(ROOT), true);
        galeFs = GaleFs.open(new GaleFsContext()
                .files(HadoopFileService.open(MiniCluster.context(ROOT)))
                .device("jvm"));
    }

    @AfterEach
    void closeDevice() throws IOException {
        galeFs.close();
    }

    static void readFile(final long[] fs, final byte[] bytes, final int[] result) {
        final int fd = gopen(fs, "file", O_RDONLY);
        result[0] = fd < 0 ? fd : gread(fs, fd, 0, bytes.length, bytes, 0);
        gclose(fs, fd);
    }

    static void openForWriting(final long[] fs, final int[] result) {
        result[0] = gopen(fs, "file", O_WRONLY);
    }

    /** Opens the file, lets the host append, opens the file again, and reads by both. */
    static void readTwoVersions(final long[] fs, final byte[] first, final byte[] second, final int[] result) {
        final int older = gopen(fs, "file", O_RDONLY);
        result[0] = gread(fs, older, 0, 10, first, 0);
        Appender.append();
        final int newer = gopen(fs, "file", O_RDONLY);
        result[0] = gread(fs, older, 0, first.length, first, 0);
        result[1] = gread(fs, newer, 0, second.length, second, 0);
        gclose(fs, newer);
        gclose(fs, older);
    }

    /** Appends as another program would. */
    private static final class Appender {
        static void append() {
            try (OutputStream out = MiniCluster.hdfs().append(new Path(ROOT + "/file"))) {
                out.write(new byte[ADDED]);
            } catch (final IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void shouldSeeAFileThatWasReplacedAtTheNextOpening() throws Exception {
        for (int i = 0; i < 3; i++) {
            final byte[] content = pattern(LENGTH, i);
            MiniCluster.put(ROOT + "/file", content);
            assertArrayEquals(content, read(LENGTH + ADDED, LENGTH));
        }
    }

    @Test
    void shouldSeeWhatWasAppendedAtTheNextOpening() throws Exception {
        MiniCluster.put(ROOT + "/file", pattern(LENGTH, 1));
        read(LENGTH + ADDED, LENGTH);
        Appender.append();
        read(LENGTH + ADDED, LENGTH + ADDED);
    }

    /** The host runtime keeps one handle for all openings of a file's id. */
    @Test
    void shouldReadEachOpeningsVersionWithinALaunch() throws Exception {
        final byte[] content = pattern(LENGTH, 1);
        MiniCluster.put(ROOT + "/file", content);
        final byte[] first = new byte[LENGTH + ADDED];
        final byte[] second = new byte[LENGTH + ADDED];
        final int[] result = new int[2];
        galeFs.launch(KernelsOnHadoopTest::readTwoVersions, new Grid(1, 1), first, second, result);

        assertArrayEquals(new int[] {LENGTH, LENGTH + ADDED}, result);
        final byte[] expected = Arrays.copyOf(content, LENGTH + ADDED);
        assertArrayEquals(expected, first);
        assertArrayEquals(expected, second);
    }

    @Test
    void shouldGiveKernelsTheErrnoOfARefusal() throws Exception {
        final int[] result = new int[1];
        galeFs.launch(KernelsOnHadoopTest::openForWriting, new Grid(1, 1), result);
        assertEquals(-PosixError.ENOTSUP.number(), result[0]);
        galeFs.launch(KernelsOnHadoopTest::readFile, new Grid(1, 1), new byte[1], result);
        assertEquals(-PosixError.ENOENT.number(), result[0]);
    }

    private byte[] read(final int length, final int expected) throws InterruptedException {
        final byte[] bytes = new byte[length];
        final int[] result = new int[1];
        galeFs.launch(KernelsOnHadoopTest::readFile, new Grid(1, 1), bytes, result);
        assertEquals(expected, result[0]);
        return Arrays.copyOf(bytes, expected);
    }
}
