package io.github.galefs.hadoop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.FileModelPrograms;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs of file calls of kernels, with a cache of few blocks, compared with a model. The property {@code
 * galefs.test.programs} sets their number, and {@code galefs.test.seed} their seed.
 */
class HadoopFileModelTest {
    private static final String ROOT = "/model";

    /** A program makes about 50 calls. */
    private static final int PROGRAMS = Integer.getInteger("galefs.test.programs", 3);

    private static final long SEED = Long.getLong("galefs.test.seed", 1);

    @TempDir
    private Path directory;

    @Test
    @Timeout(3600)
    void shouldReturnWhatTheModelAllowsWhenKernelsMakeRandomCalls() throws Exception {
        assertTrue(FileModelPrograms.run(open(), SEED, PROGRAMS) > PROGRAMS);
    }

    private HadoopFileService open() throws IOException {
        MiniCluster.hdfs().delete(new org.apache.hadoop.fs.Path(ROOT), true);
        return HadoopFileService.open(MiniCluster.context(ROOT).staging(directory.resolve("staging")));
    }
}
