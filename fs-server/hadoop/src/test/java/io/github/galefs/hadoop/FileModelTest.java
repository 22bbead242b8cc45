package io.github.galefs.hadoop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.FileModelPrograms;
import io.github.galefs.file.FileService;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random programs of file calls of kernels, with a cache of few blocks, compared with a model, with each service. The
 * property {@code galefs.test.programs} sets their number, and {@code galefs.test.seed} their seed.
 */
class FileModelTest {
    private static final String ROOT = "/model";

    /** A program makes about 50 calls. */
    private static final int PROGRAMS = Integer.getInteger("galefs.test.programs", 3);

    private static final long SEED = Long.getLong("galefs.test.seed", 1);

    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource
    @Timeout(3600)
    void shouldReturnWhatTheModelAllowsWhenKernelsMakeRandomCalls(final TestedCluster service) throws Exception {
        service.clear(ROOT);
        final FileService files = service.open(ROOT, directory.resolve("staging"));
        assertTrue(FileModelPrograms.run(files, SEED, PROGRAMS) > PROGRAMS);
    }
}
