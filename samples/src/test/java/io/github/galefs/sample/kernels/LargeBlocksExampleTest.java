package io.github.galefs.sample.kernels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.Errno;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Examples whose work-groups take chunks, in blocks of several chunks, with shares of both kinds. */
@ParameterizedClass(name = "{0}")
@MethodSource("targets")
@Tag("opencl")
@Timeout(120)
class LargeBlocksExampleTest {
    private static final int BLOCK_SIZE = 256 << 10;
    private static final int SIZE = 3 * BLOCK_SIZE + 4_005;

    @Parameter
    private Target target;

    @TempDir
    private Path directory;

    private ExampleRig rig;

    static Stream<Target> targets() {
        return Stream.of(
                new Target("jvm", new Grid(3, 8)),
                new Target("jvm", new Grid(2, 33)),
                new Target("opencl", new Grid(3, 1)),
                new Target("suspended", new Grid(3, 64)));
    }

    @BeforeEach
    void open() throws Exception {
        rig = new ExampleRig(target, directory, BLOCK_SIZE);
    }

    @AfterEach
    void close() throws Exception {
        if (rig != null) {
            rig.close();
        }
    }

    /** The largest bytes, so that sums of few bits would overflow. */
    @Test
    void shouldSumTheLargestBytes() throws Exception {
        final byte[] data = new byte[SIZE];
        Arrays.fill(data, (byte) 255);
        rig.put("data", MemorySegment.ofArray(data));
        final long[] sum = new long[1];
        rig.galeFs.launch(ByteSum::sum, rig.grid, new int[1], sum, rig.error);
        rig.checkNoError();
        assertEquals(255L * SIZE, sum[0]);
    }

    /** Parts of 3,000 elements are no power of two, and no chunk begins at a multiple of them. */
    @Test
    void shouldMultiplyVectorsInBuffersOfAnyLength() throws Exception {
        final float[] ones = new float[SIZE / Float.BYTES];
        Arrays.fill(ones, 1);
        rig.put("a", MemorySegment.ofArray(ones));
        rig.put("b", MemorySegment.ofArray(ones));
        for (final int length : List.of(1, 3_000, DotProduct.SMALL_BUFFER, DotProduct.BUFFER, 2 * DotProduct.BUFFER)) {
            final float[] sums = new float[rig.grid.groupCount()];
            final float[] buffer = new float[rig.ofAllGroups(length)];
            rig.galeFs.launch(DotProduct::multiply, rig.grid, new int[1], buffer, sums, rig.error);
            rig.checkNoError();
            double sum = 0;
            for (final float ofGroup : sums) {
                sum += ofGroup;
            }
            assertEquals(ones.length, sum, "buffers of " + length);
        }
    }

    @Test
    void shouldRefuseBuffersThatHoldNothing() throws Exception {
        rig.put("a", MemorySegment.ofArray(new float[5]));
        rig.put("b", MemorySegment.ofArray(new float[5]));
        rig.put("data", MemorySegment.ofArray(new byte[5]));
        final float[] sums = new float[rig.grid.groupCount()];
        rig.galeFs.launch(DotProduct::multiply, rig.grid, new int[1], new float[1], sums, rig.error);
        assertEquals(-Errno.EINVAL, rig.error[0]);
        rig.error[0] = 0;
        final byte[] buffer = new byte[rig.ofAllGroups(PatternCount.MAX_PATTERN_LENGTH)];
        rig.galeFs.launch(PatternCount::count, rig.grid, new byte[1], new int[1], buffer, new long[1], rig.error);
        assertEquals(-Errno.EINVAL, rig.error[0]);
    }

    @Test
    void shouldRefusePatternsThatAreTooLong() throws Exception {
        rig.put("data", MemorySegment.ofArray(new byte[5]));
        final byte[] buffer = new byte[rig.ofAllGroups(PatternCount.BUFFER_LENGTH)];
        final byte[] pattern = new byte[PatternCount.MAX_PATTERN_LENGTH + 1];
        rig.galeFs.launch(PatternCount::count, rig.grid, pattern, new int[1], buffer, new long[1], rig.error);
        assertEquals(-Errno.EINVAL, rig.error[0]);
    }
}
