package io.github.galefs.bench.overlap;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.kernel.Kernel;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;

/** A file of random words in a store whose reads are slow. */
final class OverlapRig implements AutoCloseable {
    static final int BLOCK_BYTES = GaleFsContext.MIN_BLOCK_SIZE;

    private static final int BLOCK_WORDS = BLOCK_BYTES / Long.BYTES;
    private static final Kernel.Of3<int[], long[], long[]> READ_PARTS = OverlapKernels::readParts;

    private final Device device;
    private final long[] words;
    private final TemporaryStore store;
    private final SlowFiles files;

    OverlapRig(final Device device, final int blocks, final Duration readTime) throws IOException {
        this.device = device;
        words = new SplittableRandom(1).longs((long) blocks * BLOCK_WORDS).toArray();
        store = new TemporaryStore(BLOCK_BYTES);
        try {
            store.put("words", MemorySegment.ofArray(words));
        } catch (final IOException | RuntimeException e) {
            closeAfter(e);
            throw e;
        }
        files = new SlowFiles(store.files(), readTime);
    }

    /** Reads the first blocks of the file, none of which is cached, and checks them. */
    Reading read(final Parts parts) throws BenchException, FileServiceException, InterruptedException {
        final Grid grid = new Grid(parts.groups(), 1);
        final int requestBytes = parts.requestBlocks() * BLOCK_BYTES;
        final long[] data = new long[parts.groups() * parts.requestBlocks() * BLOCK_WORDS];
        final long[] sums = new long[parts.groups()];
        try (GaleFs galeFs = open()) {
            // Loads the kernel.
            galeFs.launch(READ_PARTS, grid, args(0, requestBytes), data, sums);
            files.takeMostReading();
            final long begin = System.nanoTime();
            galeFs.launch(READ_PARTS, grid, args(parts.requests(), requestBytes), data, sums);
            final double seconds = (System.nanoTime() - begin) / 1e9;
            check(parts, Arrays.stream(sums).sum());
            return new Reading(parts.blocks() / seconds, files.takeMostReading());
        }
    }

    @Override
    public void close() throws IOException {
        store.close();
    }

    private GaleFs open() throws FileServiceException {
        return GaleFs.open(new GaleFsContext()
                .files(files)
                .device(device)
                .blockSize(BLOCK_BYTES)
                .cacheSize(2L * words.length * Long.BYTES));
    }

    private static int[] args(final int requests, final int requestBytes) {
        final int[] args = new int[OverlapKernels.ARG_COUNT];
        args[OverlapKernels.REQUESTS_ARG] = requests;
        args[OverlapKernels.REQUEST_BYTES_ARG] = requestBytes;
        return args;
    }

    private void check(final Parts parts, final long sum) throws BenchException {
        final long expected =
                Arrays.stream(words, 0, parts.blocks() * BLOCK_WORDS).sum();
        if (sum != expected) {
            throw new BenchException(parts + " got the sum " + sum + " instead of " + expected);
        }
    }

    private void closeAfter(final Exception failure) {
        try {
            store.close();
        } catch (final IOException e) {
            failure.addSuppressed(e);
        }
    }

    /**
     * How a file is read.
     *
     * @param groups        work-groups, each of which reads its own part.
     * @param requests      of each work-group, one after the other.
     * @param requestBlocks blocks of a request.
     */
    record Parts(int groups, int requests, int requestBlocks) {
        int blocks() {
            return groups * requests * requestBlocks;
        }
    }

    /**
     * What was measured.
     *
     * @param blocksPerSecond of all work-groups together.
     * @param readsAtOnce     most reads of the file service that were in progress at the same time.
     */
    record Reading(double blocksPerSecond, int readsAtOnce) {}
}
