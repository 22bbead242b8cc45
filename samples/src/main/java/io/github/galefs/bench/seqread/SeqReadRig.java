package io.github.galefs.bench.seqread;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.kernel.Kernel;
import java.util.Arrays;

/** A session whose cache holds a part of a file, in blocks of one request, or of 64 KiB if that is longer. */
final class SeqReadRig implements AutoCloseable {
    private static final int ROUND_GRID_DIVISOR = 8;
    private static final int MIN_ROUND_GROUPS = 4;
    private static final int MIN_BLOCK_BYTES = 64 << 10;

    private static final Kernel.Of2<int[], long[]> SUM_FILE = SeqReadKernels::sumFile;
    private static final Kernel.Of3<int[], long[], long[]> READ_FILE = SeqReadKernels::readFile;

    private final WordsFile file;
    private final int requestBytes;
    private final Grid grid;
    private final GaleFs galeFs;

    /** Of the kernel that reads; null until it is run first. */
    private DeviceArray<long[]> buffer;

    /** @param cachePart the cache is the file divided by this, or one block. */
    SeqReadRig(
            final Device device,
            final FileService files,
            final WordsFile file,
            final int requestBytes,
            final int cachePart)
            throws FileServiceException {
        this.file = file;
        this.requestBytes = requestBytes;
        grid = switch (device) {
            case final LiveDevice live -> new Grid(live.preferredGrid().groupCount(), 1);
            case final RoundDevice rounds -> sequential(rounds.preferredGrid());
        };
        final int blockBytes = Math.max(requestBytes, MIN_BLOCK_BYTES);
        galeFs = GaleFs.open(new GaleFsContext()
                .files(files)
                .device(device)
                .blockSize(blockBytes)
                .cacheSize(Math.max(file.byteLength() / cachePart, blockBytes)));
    }

    /** Returns a grid of fewer groups: each of them opens the file and holds a block. */
    private static Grid sequential(final Grid preferred) {
        return new Grid(Math.max(MIN_ROUND_GROUPS, preferred.groupCount() / ROUND_GRID_DIVISOR), preferred.localSize());
    }

    /** Sums the file by a kernel that maps it. */
    Sum sumFile() throws InterruptedException {
        final long[] sums = new long[grid.globalSize()];
        final long begin = System.nanoTime();
        galeFs.launch(SUM_FILE, grid, args(), sums);
        return Sum.of(sums, begin);
    }

    /** Sums the file by a kernel that reads it into memory of each work-group first. */
    Sum readFile() throws InterruptedException {
        if (buffer == null) {
            buffer = galeFs.allocateArray(new long[grid.groupCount() * (requestBytes / Long.BYTES)]);
        }
        final long[] sums = new long[grid.globalSize()];
        final long begin = System.nanoTime();
        galeFs.launch(READ_FILE, grid, args(), buffer.array(), sums);
        return Sum.of(sums, begin);
    }

    /** Reads the file on the host, and sums it by a kernel. */
    Sum sumMemory(final WholeFile memory) throws FileServiceException, InterruptedException {
        final long[] sums = new long[grid.globalSize()];
        final long begin = System.nanoTime();
        memory.sum(galeFs, grid, requestBytes, args(), sums);
        return Sum.of(sums, begin);
    }

    @Override
    public void close() throws FileServiceException {
        if (buffer != null) {
            buffer.close();
        }
        galeFs.close();
    }

    private int[] args() {
        final int[] args = new int[SeqReadKernels.ARG_COUNT];
        args[SeqReadKernels.REQUESTS_ARG] = (int) (file.byteLength() / requestBytes);
        args[SeqReadKernels.REQUEST_BYTES_ARG] = requestBytes;
        return args;
    }

    /**
     * Result of one way.
     *
     * @param total   sum of the file's words; each request that failed has added 1.
     * @param seconds of the way.
     */
    record Sum(long total, double seconds) {
        private static Sum of(final long[] sums, final long begin) {
            final double seconds = (System.nanoTime() - begin) / 1e9;
            return new Sum(Arrays.stream(sums).sum(), seconds);
        }

        /** Returns the time of the way; fails unless the sum is that of the file. */
        double secondsOf(final WordsFile file) throws BenchException {
            check(file);
            return seconds;
        }

        /** Fails unless this is the sum of the file that was written. */
        void check(final WordsFile file) throws BenchException {
            if (total != file.sum()) {
                throw new BenchException(
                        "the kernel's sum of the file is " + total + ", but its words have " + file.sum());
            }
        }
    }
}
