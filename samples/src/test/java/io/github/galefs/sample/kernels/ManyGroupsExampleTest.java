package io.github.galefs.sample.kernels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.Grid;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An example in a launch whose work-groups mostly find nothing to do. */
@Tag("opencl")
@Timeout(120)
class ManyGroupsExampleTest {
    private static final int GROUPS = 100_000;

    @Test
    void shouldSumBytesInManyMoreGroupsThanThereAreChunks(@TempDir final Path directory) throws Exception {
        final byte[] data = new byte[300_007];
        Arrays.fill(data, (byte) 200);
        try (ExampleRig rig = new ExampleRig(new Target("suspended", new Grid(GROUPS, 1)), directory)) {
            rig.put("data", MemorySegment.ofArray(data));
            final long[] sum = new long[1];
            rig.galeFs.launch(ByteSum::sum, rig.grid, new int[1], sum, rig.error);
            rig.checkNoError();
            assertEquals(200L * data.length, sum[0]);
        }
    }
}
