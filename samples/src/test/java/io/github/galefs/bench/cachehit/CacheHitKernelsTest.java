package io.github.galefs.bench.cachehit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(30)
class CacheHitKernelsTest {
    private static final int REQUESTS = 7;
    private static final int REQUEST_WORDS = 1024;
    private static final int PASSES = 3;
    private static final int[] WORDS =
            new SplittableRandom(5).ints(REQUESTS * REQUEST_WORDS).toArray();

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 1", "16, 1", "3, 4", "2, 7"})
    void shouldComputeTheSameSumsOfFileAndArrayWhenGridsDiffer(final int groups, final int localSize) throws Exception {
        final Grid grid = new Grid(groups, localSize);
        final int[] args = {REQUESTS, REQUEST_WORDS * Integer.BYTES, PASSES};
        final int[] ofFile = new int[grid.globalSize() * CacheHitKernels.RESULT_LENGTH];
        final int[] ofMapped = new int[ofFile.length];
        final int[] ofArray = new int[ofFile.length];
        try (TemporaryStore store = new TemporaryStore()) {
            store.put("words", MemorySegment.ofArray(WORDS));
            try (GaleFs galeFs =
                    GaleFs.open(new GaleFsContext().files(store.files()).device("jvm"))) {
                galeFs.launch(CacheHitKernels::sumRead, grid, args, new int[groups * REQUEST_WORDS], ofFile);
                galeFs.launch(CacheHitKernels::sumMapped, grid, args, new int[1], ofMapped);
                galeFs.launch(CacheHitKernels::sumArray, grid, args, WORDS, ofArray);
            }
        }
        assertArrayEquals(expected(grid), ofFile);
        assertArrayEquals(expected(grid), ofMapped);
        assertArrayEquals(expected(grid), ofArray);
    }

    @Test
    void shouldCountShortReadsWhenTheFileIsShorterThanItsRequests() throws Exception {
        final int[] result = new int[CacheHitKernels.RESULT_LENGTH];
        try (TemporaryStore store = new TemporaryStore()) {
            store.put("words", MemorySegment.ofArray(Arrays.copyOf(WORDS, REQUEST_WORDS + 1)));
            try (GaleFs galeFs =
                    GaleFs.open(new GaleFsContext().files(store.files()).device("jvm"))) {
                final int[] args = {REQUESTS, REQUEST_WORDS * Integer.BYTES, 1};
                galeFs.launch(CacheHitKernels::sumRead, new Grid(1, 1), args, new int[REQUEST_WORDS], result);
            }
        }
        assertEquals(REQUESTS - 1, result[1]);
    }

    private static int[] expected(final Grid grid) {
        return IntStream.range(0, grid.globalSize())
                .flatMap(id -> IntStream.of(sum(id / grid.localSize(), id % grid.localSize(), grid), 0))
                .toArray();
    }

    private static int sum(final int group, final int local, final Grid grid) {
        final int begin = REQUEST_WORDS * local / grid.localSize();
        final int end = REQUEST_WORDS * (local + 1) / grid.localSize();
        return IntStream.range(0, PASSES * REQUESTS)
                .map(turn -> turn % REQUESTS)
                .filter(request -> request % grid.groupCount() == group)
                .map(request -> Arrays.stream(WORDS, request * REQUEST_WORDS + begin, request * REQUEST_WORDS + end)
                        .sum())
                .reduce(0, (sum, part) -> 31 * sum + part);
    }
}
