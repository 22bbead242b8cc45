package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Kills a program while its kernel reads a file. The device and the store are free afterwards. */
@OnEachDevice
@Timeout(120)
class KilledProgramTest {
    private static final int BLOCK = 4096;
    private static final int BLOCKS = 32;

    /** Printed when the kernel that never ends has opened the file. */
    private static final String READING = "reading";

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    /** Program that launches a kernel which reads until it is stopped. */
    static final class Reader {
        private Reader() {}

        /**
         * Runs the program.
         *
         * @param arguments directory of a store, and name of a device.
         */
        public static void main(final String[] arguments) throws Exception {
            final AtomicInteger opens = new AtomicInteger();
            try (EmbeddedStore store = EmbeddedStore.open(new EmbeddedStoreContext().directory(Path.of(arguments[0])));
                    GaleFs galeFs = open(arguments[1], new TriggeredChange(store, "file", () -> tellSecond(opens)))) {
                galeFs.launch(FileKernels::sumMapped, new Grid(1, 1), new long[1]);
                galeFs.launch(TimeLimitKernels::readsUntilStopped, new Grid(1, 1), new byte[64], new int[1]);
            }
        }

        @SuppressWarnings("SystemOut")
        private static void tellSecond(final AtomicInteger opens) {
            if (opens.incrementAndGet() == 2) {
                System.out.println(READING);
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
            process.awaitLine(READING);
            process.kill();
        }
        long expected = 0;
        for (final byte b : content) {
            expected += b & 0xff;
        }
        try (EmbeddedStore files = EmbeddedStore.open(new EmbeddedStoreContext().directory(store));
                GaleFs galeFs = open(deviceName, files)) {
            final long[] sums = new long[1];
            galeFs.launch(FileKernels::sumMapped, new Grid(1, 1), sums);
            assertEquals(expected, sums[0]);
        }
    }

    /** Opens a session with fewer frames than the file has blocks: a device that can reads the file in place. */
    private static GaleFs open(final String deviceName, final FileService files) throws FileServiceException {
        return GaleFs.open(
                AssumedDevice.context(deviceName).files(files).blockSize(BLOCK).cacheSize(BLOCKS / 2 * BLOCK));
    }
}
