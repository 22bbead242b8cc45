package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Device;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.device.RoundDevice;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs of file calls on each device, compared with the model. Needs nothing of the property-test library
 * when it runs. The name of a test has its seed.
 */
@OnEachDevice
@Timeout(300)
class FileModelOnDeviceTest {
    private static final int SEEDS = 10;

    /** Programs for each device. */
    private static final int PROGRAMS = Integer.getInteger("galefs.test.programs", SEEDS);

    /** Blocks in the cache, by turns. */
    private static final int[] FRAMES = {FileScriptRunner.FRAMES, 2, 1};

    @Parameter
    private String deviceName;

    static LongStream seeds() {
        return LongStream.range(0, SEEDS);
    }

    @BeforeEach
    void assumeDevice() {
        AssumedDevice.assume(deviceName);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldReturnWhatTheModelAllows(final long seed) throws Exception {
        final SplittableRandom random = new SplittableRandom(seed);
        try (FileScriptRunner runner = new FileScriptRunner(deviceName, FRAMES[(int) (seed % FRAMES.length)])) {
            for (int i = 0; i < Math.ceilDiv(PROGRAMS, SEEDS); i++) {
                final FileScript script = FileScript.random(random);
                try {
                    runner.run(script);
                } catch (final AssertionError e) {
                    throw new AssertionError("program " + i + ":" + script, e);
                }
            }
            System.out.printf(
                    "fsx: %s, %d frames: %d calls, %d blocks in place%n",
                    deviceName, FRAMES[(int) (seed % FRAMES.length)], runner.stepCount(), runner.blocksInPlace());
        }
    }

    /** The programs test what they are to test: their blocks come into place, and are given up. */
    @Test
    void shouldReadBlocksOfProgramsInPlaceWhereTheDeviceCan() throws Exception {
        final boolean canPlace;
        try (Device device = AssumedDevice.open(deviceName)) {
            canPlace = device instanceof final RoundDevice inRounds && inRounds.reachesHostMemory();
        }
        try (FileScriptRunner runner = new FileScriptRunner(deviceName, 1)) {
            final SplittableRandom random = new SplittableRandom(1);
            for (int i = 0; i < 50 && canPlace && runner.blocksInPlace() == 0; i++) {
                runner.run(FileScript.random(random));
            }
            assertTrue(runner.blocksInPlace() > 0 || !canPlace);
        }
    }
}
