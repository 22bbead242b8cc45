package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** A program that is killed while its kernel reads files: the device and the store are free again. */
@OnEachDevice
@Timeout(120)
class KilledProgramTest {
    private static final int BLOCK = 4096;
    private static final int BLOCKS = 32;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    /** Program that launches a kernel which reads until it is stopped, longer than the test takes. */
    static final class Reader {
        private Reader() {}

        /**
         * Runs the program.
         *
         * @param arguments directory of a store, and name of a device.
         */
        @SuppressWarnings("SystemOut")
        public static void main(final String[] arguments) throws Exception {
            try (GaleFs galeFs = open(arguments[1], Path.of(arguments[0]))) {
                galeFs.launch(FileKernels::sumMapped, new Grid(1, 1), new long[1]);
                System.out.println("launching");
                galeFs.launch(TimeLimitKernels::readsUntilStopped, new Grid(1, 1), new byte[64], new int[1]);
            }
        }
    }

    @Test
    void shouldLeaveDeviceAndStoreToOthersWhenKilled() throws Exception {
        AssumedDevice.assume(deviceName);
        final byte[] content = TestBytes.random(BLOCKS * BLOCK, 1);
        final Path store = directory.resolve("store");
        try (EmbeddedStore files = EmbeddedStore.create(new EmbeddedStoreContext().directory(store))) {
            TestBytes.put(files, "file", content);
        }
        try (JvmProcess process = JvmProcess.start(directory, Map.of(), Reader.class, store.toString(), deviceName)) {
            process.awaitLine("launching");
            Thread.sleep(300);
            process.kill();
        }
        long expected = 0;
        for (final byte b : content) {
            expected += b & 0xff;
        }
        try (GaleFs galeFs = open(deviceName, store)) {
            final long[] sums = new long[1];
            galeFs.launch(FileKernels::sumMapped, new Grid(1, 1), sums);
            assertEquals(expected, sums[0]);
        }
    }

    /** With fewer frames than the file has blocks, so that devices that can read it in place. */
    private static GaleFs open(final String deviceName, final Path store) throws Exception {
        return GaleFs.open(
                AssumedDevice.context(deviceName).store(store).blockSize(BLOCK).cacheSize(BLOCKS / 2 * BLOCK));
    }
}
