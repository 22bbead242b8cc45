package io.github.galefs.bench.cachehit;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.SplittableRandom;

/** A file of random words that is cached completely, and an array with the same words. */
final class CacheHitRig implements AutoCloseable {
    /**
     * Enough groups that a processor has others to run while one stalls, and few enough that the first read into each
     * group's scratch memory does not matter.
     */
    private static final Grid LIVE_GRID = new Grid(16, 1);

    private static final Kernel.Of3<int[], int[], int[]> SUM_MAPPED = CacheHitKernels::sumMapped;
    private static final Kernel.Of3<int[], int[], int[]> SUM_READ = CacheHitKernels::sumRead;
    private static final Kernel.Of3<int[], int[], int[]> SUM_ARRAY = CacheHitKernels::sumArray;

    private final int[] words;
    private final TemporaryStore store;
    private final GaleFs galeFs;
    private final Grid grid;

    CacheHitRig(final BenchOptions options, final int fileBytes) throws IOException {
        words = randomWords(fileBytes / Integer.BYTES);
        store = new TemporaryStore();
        try {
            store.put("words", MemorySegment.ofArray(words));
            galeFs = GaleFs.open(
                    options.applyTo(new GaleFsContext()).files(store.files()).cacheSize(2L * fileBytes));
            grid = switch (galeFs.device()) {
                case final LiveDevice live -> LIVE_GRID;
                case final RoundDevice rounds -> rounds.preferredGrid();
            };
        } catch (final IOException | RuntimeException e) {
            closeAfter(e);
            throw e;
        }
    }

    String deviceLabel() {
        return DeviceLabel.of(galeFs.device());
    }

    /** Runs the three kernels one after the other. */
    Times run(final int requestBytes, final int passes) throws BenchException, InterruptedException {
        final int[] args = {bytes() / requestBytes, requestBytes, passes};
        final int[] scratch = new int[grid.groupCount() * (requestBytes / Integer.BYTES)];
        final int[] arraySums = new int[grid.globalSize() * CacheHitKernels.RESULT_LENGTH];
        final double mappedSeconds = time(SUM_MAPPED, args, scratch, arraySums);
        final int[] mappedSums = arraySums.clone();
        final double readSeconds = time(SUM_READ, args, scratch, arraySums);
        final int[] readSums = arraySums.clone();
        final double arraySeconds = time(SUM_ARRAY, args, words, arraySums);
        checkSums("mapped file", mappedSums, arraySums);
        checkSums("file that was read", readSums, arraySums);
        return new Times((double) bytes() * passes, mappedSeconds, readSeconds, arraySeconds);
    }

    /** As {@link #run}, and checks that all of the file was cached. */
    Times runOnHits(final int requestBytes, final int passes) throws BenchException, InterruptedException {
        final Statistics before = galeFs.statistics();
        final Times times = run(requestBytes, passes);
        final long misses = galeFs.statistics().since(before).get(Metric.CACHE_MISSES);
        if (misses != 0) {
            throw new BenchException("the measured run had " + misses + " cache misses instead of 0");
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
     * Returns the time of the passes alone: subtracts the time of a launch without passes, which includes the transfer
     * of the arrays to the device. Subtracts nothing in a run so short that the difference would be noise.
     */
    private double time(
            final Kernel.Of3<int[], int[], int[]> kernel, final int[] args, final int[] data, final int[] result)
            throws InterruptedException {
        final int[] noPass = {args[0], args[1], 0};
        final long begin = System.nanoTime();
        galeFs.launch(kernel, grid, noPass, data, result);
        final long between = System.nanoTime();
        galeFs.launch(kernel, grid, args, data, result);
        final long end = System.nanoTime();
        final double withoutPass = (between - begin) / 1e9;
        final double all = (end - between) / 1e9;
        return withoutPass < all / 4 ? all - withoutPass : all;
    }

    private static void checkSums(final String what, final int[] found, final int[] arraySums) throws BenchException {
        if (!Arrays.equals(found, arraySums)) {
            throw new BenchException("the sums of the " + what + ", " + Arrays.toString(found)
                    + ", differ from those of the array, " + Arrays.toString(arraySums));
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
     * @param bytes         bytes that each kernel has summed.
     * @param mappedSeconds time of the kernel that maps the file.
     * @param readSeconds   time of the kernel that reads the file.
     * @param arraySeconds  time of the kernel that sums the array.
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
