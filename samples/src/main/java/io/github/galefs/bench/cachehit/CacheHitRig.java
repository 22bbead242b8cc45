package io.github.galefs.bench.cachehit;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.SplittableRandom;

/** A file of random words that is in the cache as a whole, and the same words in an array. */
final class CacheHitRig implements AutoCloseable {
    /**
     * So many that a device that stalls on one group has others, and few enough that the first read into each group's
     * scratch does not count.
     */
    private static final Grid GRID = new Grid(16, 1);

    private static final Kernel.Of3<int[], int[], int[]> SUM_FILE = CacheHitKernels::sumFile;
    private static final Kernel.Of3<int[], int[], int[]> SUM_ARRAY = CacheHitKernels::sumArray;

    private final int[] words;
    private final TemporaryStore store;
    private final GaleFs galeFs;

    CacheHitRig(final String deviceName, final int fileBytes) throws IOException {
        words = randomWords(fileBytes / Integer.BYTES);
        store = new TemporaryStore();
        try {
            store.put("words", MemorySegment.ofArray(words));
            galeFs = GaleFs.open(
                    new GaleFsContext().files(store.files()).device(deviceName).cacheSize(2L * fileBytes));
        } catch (final IOException | RuntimeException e) {
            closeAfter(e);
            throw e;
        }
    }

    String deviceName() {
        return galeFs.device().name();
    }

    /** Seconds that both kernels take, one after the other. */
    Pair run(final int requestBytes, final int passes) throws BenchException, InterruptedException {
        final int[] args = {bytes() / requestBytes, requestBytes, passes};
        final int[] scratch = new int[GRID.groupCount() * (requestBytes / Integer.BYTES)];
        final int[] ofFile = new int[GRID.globalSize() * CacheHitKernels.RESULT_LENGTH];
        final int[] ofArray = new int[ofFile.length];
        final double apiSeconds = time(SUM_FILE, args, scratch, ofFile);
        final double arraySeconds = time(SUM_ARRAY, args, words, ofArray);
        if (!Arrays.equals(ofFile, ofArray)) {
            throw new BenchException("the sums of the file, " + Arrays.toString(ofFile)
                    + ", are not those of the array, " + Arrays.toString(ofArray));
        }
        return new Pair((double) bytes() * passes, apiSeconds, arraySeconds);
    }

    /** As {@link #run}, and sees that all of the file was in the cache. */
    Pair runOnHits(final int requestBytes, final int passes) throws BenchException, InterruptedException {
        final Statistics before = galeFs.statistics();
        final Pair pair = run(requestBytes, passes);
        final long misses = galeFs.statistics().since(before).get(Metric.CACHE_MISSES);
        if (misses != 0) {
            throw new BenchException(misses + " blocks were not in the cache");
        }
        return pair;
    }

    @Override
    public void close() throws IOException {
        try {
            galeFs.close();
        } finally {
            store.close();
        }
    }

    private int bytes() {
        return words.length * Integer.BYTES;
    }

    private double time(
            final Kernel.Of3<int[], int[], int[]> kernel, final int[] args, final int[] data, final int[] result)
            throws InterruptedException {
        final long begin = System.nanoTime();
        galeFs.launch(kernel, GRID, args, data, result);
        return (System.nanoTime() - begin) / 1e9;
    }

    private void closeAfter(final Exception failure) {
        try {
            store.close();
        } catch (final IOException e) {
            failure.addSuppressed(e);
        }
    }

    private static int[] randomWords(final int count) {
        final SplittableRandom random = new SplittableRandom(1);
        final int[] words = new int[count];
        Arrays.setAll(words, i -> random.nextInt());
        return words;
    }

    /**
     * Times of the two kernels in one run.
     *
     * @param bytes        that each has summed.
     * @param apiSeconds   of the one that reads the file.
     * @param arraySeconds of the one that has the array.
     */
    record Pair(double bytes, double apiSeconds, double arraySeconds) {
        double apiRate() {
            return bytes / apiSeconds;
        }

        double arrayRate() {
            return bytes / arraySeconds;
        }

        double ratio() {
            return arraySeconds / apiSeconds;
        }
    }
}
