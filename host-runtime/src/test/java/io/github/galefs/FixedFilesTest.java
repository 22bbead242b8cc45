package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachLiveDevice;
import io.github.galefs.statistics.Metric;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Kernels that read ordinary files in place. */
@OnEachLiveDevice
@Timeout(60)
class FixedFilesTest {
    private static final int BLOCK = 4096;
    private static final int BLOCKS = 20;
    private static final int TAIL = 1000;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private final byte[] content = TestBytes.random(BLOCKS * BLOCK + TAIL, 1);
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assumeInPlace(deviceName);
        Files.setPosixFilePermissions(
                Files.write(directory.resolve("file"), content), PosixFilePermissions.fromString("rw-r--r--"));
        galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                .directory(directory)
                .filesAreFixed(true)
                .blockSize(BLOCK)
                .cacheSize(8 * BLOCK));
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
        }
    }

    @Test
    void shouldCopyOnlyTheBlockThatIsNotFull() throws Exception {
        assertRead(content);
        assertTrue(galeFs.statistics().get(Metric.BLOCKS_IN_PLACE) >= BLOCKS);
        assertEquals(TAIL, galeFs.statistics().get(Metric.BYTES_FETCHED));
    }

    @Test
    void shouldCopyAllOfAFileThatOthersMayChange() throws Exception {
        Files.setPosixFilePermissions(directory.resolve("file"), PosixFilePermissions.fromString("rw-rw-r--"));
        assertRead(content);
        assertEquals(0, galeFs.statistics().get(Metric.BLOCKS_IN_PLACE));
        assertEquals(content.length, galeFs.statistics().get(Metric.BYTES_FETCHED));
    }

    /** The first launch leaves blocks in place, which the second one must give up. */
    @Test
    void shouldWriteAFileThatAnEarlierLaunchHasReadInPlace() throws Exception {
        assertRead(content);
        final int[] data = new int[2 * BLOCK / Integer.BYTES];
        final long[] out = new long[2];
        galeFs.launch(FileKernels::write, new Grid(1, 1), new long[] {0, 2 * BLOCK}, data, out);
        assertArrayEquals(new long[] {2 * BLOCK, 0}, out);
        final byte[] changed = content.clone();
        Arrays.fill(changed, 0, 2 * BLOCK, (byte) 0);
        assertRead(changed);
    }

    private void assertRead(final byte[] expected) throws Exception {
        final int[] data = new int[Math.ceilDiv(expected.length, Integer.BYTES)];
        final long[] out = new long[3];
        galeFs.launch(FileKernels::read, new Grid(1, 1), new long[] {0, expected.length}, data, out);
        assertArrayEquals(new long[] {expected.length, expected.length, 0}, out);
        assertArrayEquals(expected, TestBytes.fromInts(data, expected.length));
    }
}
