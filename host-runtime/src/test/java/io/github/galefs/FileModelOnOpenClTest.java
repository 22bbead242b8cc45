package io.github.galefs;

import io.github.galefs.device.AssumedDevice;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs of file calls on a device that runs compiled kernels, compared with the model. Needs nothing of the
 * property-test library when it runs. The name of a test has its seed.
 */
@Tag("opencl")
@Timeout(120)
class FileModelOnOpenClTest {
    private static final int SCRIPTS = 10;

    @BeforeAll
    static void assumeDevice() {
        AssumedDevice.openCl();
    }

    static Stream<Arguments> devicesAndSeeds() {
        return Stream.of(AssumedDevice.OPENCL, AssumedDevice.SUSPENDED)
                .flatMap(name -> LongStream.range(0, SCRIPTS).mapToObj(seed -> Arguments.of(name, seed)));
    }

    @ParameterizedTest
    @MethodSource("devicesAndSeeds")
    void shouldReturnWhatTheModelAllows(final String deviceName, final long seed) throws Exception {
        try (FileScriptRunner runner = new FileScriptRunner(deviceName)) {
            runner.run(FileScript.random(new SplittableRandom(seed)));
        }
    }
}
