package io.github.galefs.bench.evict;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.SplittableRandom;

/** A file of random words, and a cache of half of it, so that no read in turn finds its block. */
final class EvictRig implements AutoCloseable {
    /** Blocks of the file, many more than are freed in one batch. */
    static final int BLOCKS = 2048;

    private static final int BLOCK_BYTES = GaleFsContext.MIN_BLOCK_SIZE;
    private static final int BLOCK_WORDS = BLOCK_BYTES / Long.BYTES;
    private static final int CACHED_BLOCKS = BLOCKS / 2;

    private static final Kernel.Of2<int[], long[]> SUM_FIRST_WORDS = EvictKernels::sumFirstWords;

    private final long[] words;
    private final TemporaryStore store;
    private final GaleFs galeFs;

    EvictRig(final BenchOptions options, final int maxWorkGroups) throws IOException {
        words = new SplittableRandom(1).longs((long) BLOCKS * BLOCK_WORDS).toArray();
        store = new TemporaryStore(BLOCK_BYTES);
        try {
            store.put("words", MemorySegment.ofArray(words));
            galeFs = GaleFs.open(options.applyTo(new GaleFsContext())
                    .files(store.files())
                    .blockSize(BLOCK_BYTES)
                    .cacheSize((long) CACHED_BLOCKS * BLOCK_BYTES)
                    .inPlaceLimit(0)
                    .maxWorkGroups(maxWorkGroups));
        } catch (final IOException | RuntimeException e) {
            closeAfter(e);
            throw e;
        }
    }

    String deviceLabel() {
        return DeviceLabel.of(galeFs.device());
    }

    /**
     * Returns the misses per second of the first of many work-groups. The time is that of the misses: the time of a
     * launch of as many groups that reads nothing is subtracted.
     */
    double missesPerSecond(final int groups, final int passes) throws BenchException, InterruptedException {
        final double withoutPass = seconds(groups, 0);
        final Statistics before = galeFs.statistics();
        final double all = seconds(groups, passes);
        checkMisses(passes, galeFs.statistics().since(before));
        return (double) passes * BLOCKS / Math.max(1e-9, all - withoutPass);
    }

    @Override
    public void close() throws IOException {
        try {
            galeFs.close();
        } finally {
            store.close();
        }
    }

    private double seconds(final int groups, final int passes) throws BenchException, InterruptedException {
        final int[] args = new int[EvictKernels.ARG_COUNT];
        args[EvictKernels.BLOCKS_ARG] = BLOCKS;
        args[EvictKernels.BLOCK_BYTES_ARG] = BLOCK_BYTES;
        args[EvictKernels.PASSES_ARG] = passes;
        final long[] sums = new long[1];
        final long begin = System.nanoTime();
        galeFs.launch(SUM_FIRST_WORDS, new Grid(groups, 1), args, sums);
        final double seconds = (System.nanoTime() - begin) / 1e9;
        checkSum(passes, sums[0]);
        return seconds;
    }

    private void checkSum(final int passes, final long sum) throws BenchException {
        long expected = 0;
        for (int block = 0; block < BLOCKS; block++) {
            expected += passes * words[block * BLOCK_WORDS];
        }
        if (sum != expected) {
            throw new BenchException("the sum of the blocks' first words was " + sum + " instead of " + expected);
        }
    }

    /** After the first run, each miss evicts. */
    private static void checkMisses(final int passes, final Statistics run) throws BenchException {
        final long expected = (long) passes * BLOCKS;
        final long misses = run.get(Metric.CACHE_MISSES);
        if (misses != expected) {
            throw new BenchException("the measured run had " + misses + " cache misses instead of " + expected);
        }
    }

    private void closeAfter(final Exception failure) {
        try {
            store.close();
        } catch (final IOException e) {
            failure.addSuppressed(e);
        }
    }
}
