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

    private static final Kernel.Of3<int[], int[], int[]> SUM_MAPPED = CacheHitKernels::sumMapped;
    private static final Kernel.Of3<int[], int[], int[]> SUM_READ = CacheHitKernels::sumRead;
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

    /** Runs the three kernels, one after the other. */
    Times run(final int requestBytes, final int passes) throws BenchException, InterruptedException {
        final int[] args = {bytes() / requestBytes, requestBytes, passes};
        final int[] scratch = new int[GRID.groupCount() * (requestBytes / Integer.BYTES)];
        final int[] ofArray = new int[GRID.globalSize() * CacheHitKernels.RESULT_LENGTH];
        final double mappedSeconds = time(SUM_MAPPED, args, scratch, ofArray);
        final int[] ofMapped = ofArray.clone();
        final double readSeconds = time(SUM_READ, args, scratch, ofArray);
        final int[] ofRead = ofArray.clone();
        final double arraySeconds = time(SUM_ARRAY, args, words, ofArray);
        checkSums("mapped file", ofMapped, ofArray);
        checkSums("file that was read", ofRead, ofArray);
        return new Times((double) bytes() * passes, mappedSeconds, readSeconds, arraySeconds);
    }

    /** As {@link #run}, and sees that all of the file was in the cache. */
    Times runOnHits(final int requestBytes, final int passes) throws BenchException, InterruptedException {
        final Statistics before = galeFs.statistics();
        final Times times = run(requestBytes, passes);
        final long misses = galeFs.statistics().since(before).get(Metric.CACHE_MISSES);
        if (misses != 0) {
            throw new BenchException(misses + " blocks were not in the cache");
        }
        return times;
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

    /**
     * Time of the passes alone: what a launch takes without any, with its arrays' way to the device, is taken off. In a run
     * so short that it is no small part of it, nothing is, as the difference would be noise.
     */
    private double time(
            final Kernel.Of3<int[], int[], int[]> kernel, final int[] args, final int[] data, final int[] result)
            throws InterruptedException {
        final int[] noPass = {args[0], args[1], 0};
        final long begin = System.nanoTime();
        galeFs.launch(kernel, GRID, noPass, data, result);
        final long between = System.nanoTime();
        galeFs.launch(kernel, GRID, args, data, result);
        final long end = System.nanoTime();
        final double withoutPass = (between - begin) / 1e9;
        final double all = (end - between) / 1e9;
        return withoutPass < all / 4 ? all - withoutPass : all;
    }

    private static void checkSums(final String what, final int[] found, final int[] ofArray) throws BenchException {
        if (!Arrays.equals(found, ofArray)) {
            throw new BenchException("the sums of the " + what + ", " + Arrays.toString(found)
                    + ", are not those of the array, " + Arrays.toString(ofArray));
        }
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
     * Times of the three kernels in one run.
     *
     * @param bytes         that each has summed.
     * @param mappedSeconds of the one that maps the file.
     * @param readSeconds   of the one that reads the file.
     * @param arraySeconds  of the one that has the array.
     */
    record Times(double bytes, double mappedSeconds, double readSeconds, double arraySeconds) {
        double mappedRate() {
            return bytes / mappedSeconds;
        }

        double readRate() {
            return bytes / readSeconds;
        }

        double arrayRate() {
            return bytes / arraySeconds;
        }
    }
}
