package io.github.galefs;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.opencl.ListingDevice;
import io.github.galefs.device.opencl.ListingDevice.Exchange;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs of file calls, as in {@link FileModelOnDeviceTest}, on a device that gets small updates in lists. */
@Tag("opencl")
@Timeout(120)
class ListedChangesTest {
    private static final int PROGRAMS = 5;

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path cache;

    @ParameterizedTest
    @CsvSource({"BY_COPIES, 0, 8", "BY_COPIES, 1, 2", "IN_MIRROR, 2, 8", "IN_MIRROR, 3, 1"})
    void shouldReturnWhatTheModelAllows(final Exchange exchange, final long seed, final int frames) throws Exception {
        final SplittableRandom random = new SplittableRandom(seed);
        try (FileScriptRunner runner =
                new FileScriptRunner(ListingDevice.open(AssumedDevice.openCl(), cache, exchange), frames)) {
            for (int i = 0; i < PROGRAMS; i++) {
                runner.run(FileScript.random(random));
            }
        }
    }
}
