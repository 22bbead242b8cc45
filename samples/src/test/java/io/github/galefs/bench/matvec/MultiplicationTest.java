package io.github.galefs.bench.matvec;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.sample.kernels.Target;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All ways find the product of matrices that exceed the cache and the batches, on every device and in any grid. */
@Tag("opencl")
@Timeout(120)
class MultiplicationTest {
    private static final int BLOCK_BYTES = 4096;
    private static final int CACHE_BLOCKS = 4;
    private static final int BATCH_BYTES = 9_000;

    /** Rows and columns: odd rows begin between words, and rows of 5,003 elements are longer than four blocks. */
    private static final int[][] SIZES = {{1, 1}, {3, 2}, {70, 31}, {17, 1024}, {9, 5_003}, {1, 70_000}};

    static Stream<Target> targets() {
        final List<Grid> grids = List.of(
                new Grid(1, 1),
                new Grid(1000, 1),
                new Grid(5, 8),
                new Grid(1, 32),
                new Grid(1000, 32),
                new Grid(7, 64),
                new Grid(1, 256),
                new Grid(3, 256));
        return CaseShare.some(Stream.of("jvm", "opencl", "suspended")
                .flatMap(device -> grids.stream().map(grid -> new Target(device, grid)))
                .toList());
    }

    @ParameterizedTest
    @MethodSource("targets")
    void shouldFindTheProductOfMatricesOfAnySize(final Target target) throws Exception {
        target.assume();
        for (final int[] size : SIZES) {
            try (MatrixFile file = new MatrixFile(size[0], size[1]);
                    MappedMatrix mapped = new MappedMatrix(file);
                    GaleFs galeFs = open(target, file.files());
                    DeviceVectors vectors = new DeviceVectors(galeFs, file.vector(), file.rows());
                    CopiedMultiplication copied =
                            new CopiedMultiplication(galeFs, target.grid(), mapped, vectors, BATCH_BYTES)) {
                file.check(new DeviceMultiplication(galeFs, target.grid(), vectors).multiply());
                clear(vectors);
                file.check(copied.multiply());
                file.check(new JavaMultiplication(mapped, file.vector(), file.rows()).multiply());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("targets")
    void shouldReportWhatCannotBeMapped(final Target target) throws Exception {
        target.assume();
        try (TemporaryStore store = new TemporaryStore();
                GaleFs galeFs = open(target, store.files());
                DeviceVectors vectors = new DeviceVectors(galeFs, new float[2_000], 3)) {
            final DeviceMultiplication multiplication = new DeviceMultiplication(galeFs, target.grid(), vectors);
            assertFails("ENOENT", multiplication);
            store.put("matrix", MemorySegment.ofArray(new byte[3 * 2_000 * Float.BYTES - 1]));
            assertFails("EINVAL", multiplication);
        }
    }

    private static void assertFails(final String error, final DeviceMultiplication multiplication) {
        final BenchException failure = assertThrows(BenchException.class, multiplication::multiply);
        assertTrue(failure.getMessage().contains(error), failure.getMessage());
    }

    /** Without this, a way that does nothing would find the product of the way before. */
    private static void clear(final DeviceVectors vectors) {
        Arrays.fill(vectors.y(), Float.NaN);
        vectors.uploadProduct();
    }

    private static GaleFs open(final Target target, final FileService files) throws Exception {
        return GaleFs.open(
                target.context().files(files).blockSize(BLOCK_BYTES).cacheSize((long) CACHE_BLOCKS * BLOCK_BYTES));
    }
}
