package io.github.galefs.hadoop;

import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.FSDataInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Kernels on the JVM device that write files of HDFS. */
@Timeout(60)
class KernelsWriteToHadoopTest {
    private static final String ROOT = "/written-by-kernels";
    private static final int LENGTH = 2 * MiniCluster.BLOCK_LENGTH + 100;

    @TempDir
    private Path directory;

    private CountedReads files;
    private GaleFs galeFs;

    /** Counts the reads of the service. */
    private static final class CountedReads extends ForwardingFileService {
        private final FileService files;
        private final AtomicInteger count = new AtomicInteger();

        CountedReads(final FileService files) {
            this.files = files;
        }

        @Override
        protected FileService delegate() {
            return files;
        }

        @Override
        public int read(final long handle, final long offset, final MemorySegment to, final long at, final int length)
                throws FileServiceException {
            count.incrementAndGet();
            return super.read(handle, offset, to, at, length);
        }

        @Override
        public int read(final long handle, final long offset, final List<MemorySegment> destinations)
                throws FileServiceException {
            count.incrementAndGet();
            return super.read(handle, offset, destinations);
        }
    }

    @BeforeEach
    void openDevice() throws IOException {
        MiniCluster.hdfs().delete(new org.apache.hadoop.fs.Path(ROOT), true);
        files = new CountedReads(
                HadoopFileService.open(MiniCluster.context(ROOT).staging(directory.resolve("staging"))));
        galeFs = GaleFs.open(new GaleFsContext().files(files).device("jvm"));
    }

    @AfterEach
    void closeDevice() throws IOException {
        galeFs.close();
    }

    /** Writes the bytes, the second half first, and reads them by another fd. */
    static void writeNew(final long[] fs, final byte[] bytes, final byte[] back, final int[] result) {
        final int fd = gopen(fs, "file", O_WRONLY | O_CREAT | O_TRUNC);
        final int half = bytes.length / 2;
        result[0] = gwrite(fs, fd, half, bytes.length - half, bytes, half);
        result[1] = gwrite(fs, fd, 0, half, bytes, 0);
        final int reader = gopen(fs, "file", O_RDONLY);
        result[2] = gread(fs, reader, 0, back.length, back, 0);
        gclose(fs, reader);
        result[3] = gclose(fs, fd);
    }

    static void patch(final long[] fs, final byte[] bytes, final int[] result) {
        final int fd = gopen(fs, "file", O_RDWR);
        result[0] = gwrite(fs, fd, 1000, bytes.length, bytes, 0);
        result[1] = gclose(fs, fd);
    }

    static void readFile(final long[] fs, final byte[] bytes, final int[] result) {
        final int fd = gopen(fs, "file", O_RDONLY);
        result[0] = fd < 0 ? fd : gread(fs, fd, 0, bytes.length, bytes, 0);
        gclose(fs, fd);
    }

    private static byte[] remote() throws IOException {
        final org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(ROOT + "/file");
        final byte[] bytes =
                new byte[(int) MiniCluster.hdfs().getFileStatus(path).getLen()];
        try (FSDataInputStream in = MiniCluster.hdfs().open(path)) {
            in.readFully(0, bytes);
        }
        return bytes;
    }

    @Test
    void shouldUploadAtTheCloseAndKeepTheCachedBlocks() throws Exception {
        final byte[] bytes = pattern(LENGTH, 1);
        final byte[] back = new byte[LENGTH];
        final int[] result = new int[4];
        galeFs.launch(KernelsWriteToHadoopTest::writeNew, new Grid(1, 1), bytes, back, result);
        assertArrayEquals(new int[] {LENGTH - LENGTH / 2, LENGTH / 2, LENGTH, 0}, result);
        assertArrayEquals(bytes, back);
        assertArrayEquals(bytes, remote());

        final int reads = files.count.get();
        final byte[] again = new byte[LENGTH];
        galeFs.launch(KernelsWriteToHadoopTest::readFile, new Grid(1, 1), again, result);
        assertArrayEquals(bytes, again);
        assertEquals(reads, files.count.get(), "the blocks are in the cache");
    }

    @Test
    void shouldChangeAPartOfAFile() throws Exception {
        final byte[] content = pattern(LENGTH, 1);
        MiniCluster.put(ROOT + "/file", content);
        final byte[] patch = pattern(100_000, 9);
        final int[] result = new int[2];
        galeFs.launch(KernelsWriteToHadoopTest::patch, new Grid(1, 1), patch, result);

        assertArrayEquals(new int[] {patch.length, 0}, result);
        System.arraycopy(patch, 0, content, 1000, patch.length);
        assertArrayEquals(content, remote());
        MiniCluster.put(ROOT + "/file", pattern(LENGTH, 3));
        final byte[] bytes = new byte[LENGTH];
        galeFs.launch(KernelsWriteToHadoopTest::readFile, new Grid(1, 1), bytes, result);
        assertArrayEquals(pattern(LENGTH, 3), bytes);
    }

    /** Replaces the file as another program would. */
    private static final class Replacer {
        static void replace() {
            try {
                MiniCluster.put(ROOT + "/file", new byte[10]);
            } catch (final IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static void patchAfterReplacement(final long[] fs, final byte[] bytes, final int[] result) {
        final int fd = gopen(fs, "file", O_RDWR);
        result[0] = gwrite(fs, fd, 1000, bytes.length, bytes, 0);
        Replacer.replace();
        result[1] = gclose(fs, fd);
    }

    @Test
    void shouldGiveTheClosingKernelTheErrnoOfTheUpload() throws Exception {
        MiniCluster.put(ROOT + "/file", pattern(LENGTH, 1));
        final int[] result = new int[2];
        galeFs.launch(KernelsWriteToHadoopTest::patchAfterReplacement, new Grid(1, 1), new byte[100], result);

        assertArrayEquals(new int[] {100, -PosixError.ESTALE.number()}, result);
        assertArrayEquals(new byte[10], remote());
        assertEquals(1, ((HadoopFileService) files.delegate()).recovery().list().size());
        final byte[] bytes = new byte[10];
        Arrays.fill(bytes, (byte) 1);
        galeFs.launch(KernelsWriteToHadoopTest::readFile, new Grid(1, 1), bytes, result);
        assertArrayEquals(new byte[10], bytes);
    }
}
