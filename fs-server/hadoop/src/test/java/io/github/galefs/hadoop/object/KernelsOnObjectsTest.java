package io.github.galefs.hadoop.object;

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
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Kernels on the JVM device that read and write objects. */
@Timeout(120)
class KernelsOnObjectsTest {
    private static final String ROOT = "/kernels";
    private static final int LENGTH = 2_000_100;

    private static final int WRITE = 1;
    private static final int READ = 2;
    private static final int REOPEN = 3;
    private static final int STEP_LENGTH = 3;
    private static final int STEPS = 60;
    private static final int MODEL_LENGTH = 300_000;

    private final S3Server server = S3Server.shared();

    @TempDir
    private Path directory;

    private ObjectFileService files;
    private GaleFs galeFs;

    @BeforeEach
    void openDevice() throws IOException {
        server.clear(ROOT);
        files = ObjectFileService.open(server.context(ROOT).staging(directory.resolve("staging")));
        galeFs = GaleFs.open(new GaleFsContext().files(files).device("jvm"));
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

    /** Reads the beginning, lets others replace the object, and reads the rest, and all of it by another fd. */
    static void readAfterReplacement(final long[] fs, final byte[] bytes, final int[] result) {
        final int older = gopen(fs, "file", O_RDONLY);
        result[0] = gread(fs, older, 0, 10, bytes, 0);
        Replacer.replace();
        result[1] = gread(fs, older, LENGTH - 100, 100, bytes, 0);
        final int newer = gopen(fs, "file", O_RDONLY);
        result[2] = gread(fs, newer, 0, bytes.length, bytes, 0);
        gclose(fs, newer);
        gclose(fs, older);
    }

    static void patchAfterReplacement(final long[] fs, final byte[] bytes, final int[] result) {
        final int fd = gopen(fs, "file", O_RDWR);
        result[0] = gwrite(fs, fd, 1000, bytes.length, bytes, 0);
        Replacer.replace();
        result[1] = gclose(fs, fd);
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

    /** Makes calls: each step is a kind, an offset and a count. Reads leave their bytes one after the other. */
    static void runScript(
            final long[] fs, final int[] steps, final byte[] source, final byte[] read, final int[] results) {
        int fd = gopen(fs, "file", O_RDWR | O_CREAT);
        int done = 0;
        for (int i = 0; i < steps.length / STEP_LENGTH; i++) {
            final int kind = steps[STEP_LENGTH * i];
            final int offset = steps[STEP_LENGTH * i + 1];
            final int count = steps[STEP_LENGTH * i + 2];
            if (kind == WRITE) {
                results[i] = gwrite(fs, fd, offset, count, source, i);
            } else if (kind == READ) {
                results[i] = gread(fs, fd, offset, count, read, done);
                done += count;
            } else {
                results[i] = gclose(fs, fd);
                fd = gopen(fs, "file", O_RDWR);
            }
        }
        gclose(fs, fd);
    }

    /** Replaces the file as another program would. */
    private static final class Replacer {
        static void replace() {
            try {
                S3Server.shared().put(ROOT + "/file", new byte[10]);
            } catch (final IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private byte[] stored() throws IOException {
        final org.apache.hadoop.fs.Path object = new org.apache.hadoop.fs.Path(ROOT + "/file");
        final byte[] bytes =
                new byte[(int) server.others().getFileStatus(object).getLen()];
        try (var in = server.others().open(object)) {
            in.readFully(0, bytes);
        }
        return bytes;
    }

    private byte[] read(final int expected) throws InterruptedException {
        final byte[] bytes = new byte[LENGTH + 1];
        final int[] result = new int[1];
        galeFs.launch(KernelsOnObjectsTest::readFile, new Grid(1, 1), bytes, result);
        assertEquals(expected, result[0]);
        return Arrays.copyOf(bytes, expected);
    }

    @Test
    void shouldSeeAnObjectThatWasReplacedAtTheNextOpening() throws Exception {
        for (int i = 0; i < 3; i++) {
            final byte[] content = pattern(LENGTH, i);
            server.put(ROOT + "/file", content);
            assertArrayEquals(content, read(LENGTH));
        }
        final int[] result = new int[3];
        final byte[] bytes = new byte[LENGTH];
        galeFs.launch(KernelsOnObjectsTest::readAfterReplacement, new Grid(1, 1), bytes, result);
        assertEquals(10, result[2]);
        assertArrayEquals(new byte[10], Arrays.copyOf(bytes, 10));
    }

    @Test
    void shouldGiveKernelsTheErrnoOfAReplacedObject() throws Exception {
        server.put(ROOT + "/file", pattern(LENGTH, 1));
        final int[] result = new int[3];
        galeFs.launch(KernelsOnObjectsTest::readAfterReplacement, new Grid(1, 1), new byte[LENGTH], result);
        assertArrayEquals(new int[] {10, -PosixError.ESTALE.number(), 10}, result);
    }

    @Test
    void shouldUploadAtTheClose() throws Exception {
        final byte[] bytes = pattern(LENGTH, 1);
        final byte[] back = new byte[LENGTH];
        final int[] result = new int[4];
        galeFs.launch(KernelsOnObjectsTest::writeNew, new Grid(1, 1), bytes, back, result);
        assertArrayEquals(new int[] {LENGTH - LENGTH / 2, LENGTH / 2, LENGTH, 0}, result);
        assertArrayEquals(bytes, back);
        assertArrayEquals(bytes, stored());
        assertArrayEquals(bytes, read(LENGTH));

        galeFs.launch(KernelsOnObjectsTest::patchAfterReplacement, new Grid(1, 1), new byte[5], result);
        assertArrayEquals(new int[] {5, -PosixError.ESTALE.number()}, Arrays.copyOf(result, 2));
        assertArrayEquals(new byte[10], stored());
        assertArrayEquals(new byte[10], read(10));
    }

    @Test
    void shouldReturnWhatAModelReturns() throws Exception {
        final long seed = new Random().nextLong();
        final Random random = new Random(seed);
        for (int launch = 0; launch < 4; launch++) {
            final byte[] model = launch == 0 ? new byte[0] : stored();
            checkScript(random, model, "seed " + seed + ", launch " + launch);
        }
    }

    private void checkScript(final Random random, final byte[] before, final String message) throws Exception {
        final int[] steps = new int[STEPS * STEP_LENGTH];
        final byte[] source = new byte[MODEL_LENGTH + STEPS];
        random.nextBytes(source);
        final int[] results = new int[STEPS];
        final byte[] read = new byte[STEPS * MODEL_LENGTH];
        for (int i = 0; i < STEPS; i++) {
            steps[STEP_LENGTH * i] =
                    List.of(WRITE, WRITE, READ, READ, READ, REOPEN).get(random.nextInt(6));
            steps[STEP_LENGTH * i + 1] = random.nextInt(MODEL_LENGTH);
            steps[STEP_LENGTH * i + 2] = random.nextInt(random.nextBoolean() ? 100 : MODEL_LENGTH);
        }
        galeFs.launch(KernelsOnObjectsTest::runScript, new Grid(1, 1), steps, source, read, results);

        final byte[] wantedRead = new byte[read.length];
        final int[] wantedResults = new int[STEPS];
        final byte[] after = model(before, steps, source, wantedRead, wantedResults);
        assertArrayEquals(wantedResults, results, message);
        assertArrayEquals(wantedRead, read, message);
        assertArrayEquals(after, stored(), message);
    }

    private static byte[] model(
            final byte[] before, final int[] steps, final byte[] source, final byte[] read, final int[] results) {
        byte[] bytes = before;
        int done = 0;
        for (int i = 0; i < results.length; i++) {
            final int offset = steps[STEP_LENGTH * i + 1];
            final int count = steps[STEP_LENGTH * i + 2];
            if (steps[STEP_LENGTH * i] == WRITE) {
                bytes = count == 0 ? bytes : Arrays.copyOf(bytes, Math.max(bytes.length, offset + count));
                System.arraycopy(source, i, bytes, Math.min(offset, bytes.length), count);
                results[i] = count;
            } else if (steps[STEP_LENGTH * i] == READ) {
                results[i] = Math.clamp(bytes.length - offset, 0, count);
                System.arraycopy(bytes, Math.min(offset, bytes.length), read, done, results[i]);
                done += count;
            }
        }
        return bytes;
    }
}
