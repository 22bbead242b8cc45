package io.github.galefs.bench.seqread;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.kernel.Kernel;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.SplittableRandom;

/** A file of random words of four times the cache size, and memory for all of it. */
final class SeqReadRig implements AutoCloseable {
    /** Few groups, as each holds one block; more than processors, as some wait for theirs. */
    private static final Grid GRID = new Grid(8, 1);

    private static final Kernel.Of2<int[], long[]> SUM_FILE = SeqReadKernels::sumFile;
    private static final Kernel.Of3<int[], long[], long[]> SUM_MEMORY = SeqReadKernels::sumMemory;

    private final long fileBytes;
    private final int requestBytes;
    private final TemporaryStore store;
    private final GaleFs galeFs;
    private final SharedMemory memory;

    SeqReadRig(final String deviceName, final long fileBytes, final int requestBytes) throws IOException {
        this.fileBytes = fileBytes;
        this.requestBytes = requestBytes;
        store = new TemporaryStore();
        try {
            putWords();
            galeFs = GaleFs.open(new GaleFsContext()
                    .files(store.files())
                    .device(deviceName)
                    .blockSize(requestBytes)
                    .cacheSize(fileBytes / 4));
            memory = ((LiveDevice) galeFs.device()).allocateShared(fileBytes);
        } catch (final IOException | RuntimeException e) {
            closeAfter(e);
            throw e;
        }
    }

    String deviceName() {
        return galeFs.device().name();
    }

    /** Reads and sums the file in both ways, one after the other. */
    Pair run() throws BenchException, IOException, InterruptedException {
        final int[] args = new int[SeqReadKernels.ARG_COUNT];
        args[SeqReadKernels.REQUESTS_ARG] = (int) (fileBytes / requestBytes);
        args[SeqReadKernels.REQUEST_BYTES_ARG] = requestBytes;
        final long[] fileSums = new long[GRID.globalSize()];
        final long[] memorySums = new long[GRID.globalSize()];

        final long begin = System.nanoTime();
        galeFs.launch(SUM_FILE, GRID, args, fileSums);
        final long between = System.nanoTime();
        readAll();
        galeFs.launch(SUM_MEMORY, GRID, args, memory.handle(), memorySums);
        final long end = System.nanoTime();

        if (!Arrays.equals(fileSums, memorySums)) {
            throw new BenchException("the sums of the file, " + Arrays.toString(fileSums)
                    + ", differ from those of the memory, " + Arrays.toString(memorySums));
        }
        return new Pair(fileBytes, (between - begin) / 1e9, (end - between) / 1e9);
    }

    @Override
    public void close() throws IOException {
        try {
            memory.close();
            galeFs.close();
        } finally {
            store.close();
        }
    }

    private void readAll() throws FileServiceException {
        final long handle = store.files().open("words", EnumSet.of(OpenOption.READ));
        try {
            for (long offset = 0; offset < fileBytes; offset += requestBytes) {
                store.files().read(handle, offset, memory.segment(), offset, requestBytes);
            }
        } finally {
            store.files().close(handle);
        }
    }

    private void putWords() throws FileServiceException {
        final SplittableRandom random = new SplittableRandom(1);
        final byte[] piece = new byte[requestBytes];
        final long handle = store.files().open("words", EnumSet.of(OpenOption.WRITE, OpenOption.CREATE));
        try {
            for (long offset = 0; offset < fileBytes; offset += requestBytes) {
                random.nextBytes(piece);
                store.files().write(handle, offset, MemorySegment.ofArray(piece), 0, requestBytes);
            }
        } finally {
            store.files().close(handle);
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
     * Times of the two ways in one run.
     *
     * @param bytes        bytes that each way has read and summed.
     * @param apiSeconds   time of the kernel that reads the file.
     * @param plainSeconds time of the host's reads and of the kernel that sums the memory.
     */
    record Pair(double bytes, double apiSeconds, double plainSeconds) {
        double apiRate() {
            return bytes / apiSeconds;
        }

        double plainRate() {
            return bytes / plainSeconds;
        }

        double ratio() {
            return plainSeconds / apiSeconds;
        }
    }
}
