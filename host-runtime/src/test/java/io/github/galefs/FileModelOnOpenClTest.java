package io.github.galefs;

import io.github.galefs.device.AssumedDevice;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Random calls on a device that runs compiled kernels, compared with the model. The name of a test has its seed. */
@Tag("opencl")
@Timeout(60)
class FileModelOnOpenClTest {
    private static final int SCRIPTS = 100;
    private static final int MAX_STEPS = 40;
    private static final int[] FRAMES = {1, 2, 3, 64};

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
    void shouldReturnTheResultsOfTheModelForRandomCalls(final String deviceName, final long seed) throws Exception {
        final SplittableRandom random = new SplittableRandom(seed);
        final List<int[]> script = Stream.generate(() -> FileModelTest.randomStep(random))
                .limit(random.nextInt(1, MAX_STEPS))
                .toList();
        final FileModelTest model = FileModelTest.on(deviceName);
        model.createStore();
        try {
            model.shouldReturnTheResultsOfTheModelForRandomCalls(
                    script, FRAMES[random.nextInt(FRAMES.length)], random.nextBoolean() ? 1 : 3);
        } finally {
            model.closeStore();
        }
    }
}
