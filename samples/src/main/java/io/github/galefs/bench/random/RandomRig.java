package io.github.galefs.bench.random;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import java.util.stream.IntStream;

/** Reads pieces of one length in one way, in a session whose cache holds a sixteenth of the file. */
final class RandomRig implements AutoCloseable {
    static final int CACHED_PART = 16;

    private final IndexFile file;
    private final Way way;
    private final int pieceBytes;
    private final int part;
    private final GaleFs galeFs;
    private final Grid grid;
    private final DeviceArray<long[]> buffer;
    private int seed;

    /** @param part of the file in which all pieces lie: one of so many, a power of two. */
    RandomRig(final Device device, final IndexFile file, final Way way, final int pieceBytes, final int part)
            throws FileServiceException {
        this.file = file;
        this.way = way;
        this.pieceBytes = pieceBytes;
        this.part = part;
        final int blockBytes = Math.max(GaleFsContext.MIN_BLOCK_SIZE, pieceBytes);
        final long cacheBytes = file.byteLength() / CACHED_PART;
        grid = way.grid(whole(device.preferredGrid(), cacheBytes / blockBytes));
        galeFs = GaleFs.open(new GaleFsContext()
                .files(file.files())
                .device(device)
                .blockSize(blockBytes)
                .cacheSize(cacheBytes));
        try {
            buffer = galeFs.allocateArray(new long[way.readers(grid) * (pieceBytes / Long.BYTES)]);
        } catch (final RuntimeException | Error e) {
            closeAfter(e);
            throw e;
        }
    }

    /** Makes each reader read a number of pieces, and returns reads a second. */
    double rate(final int reads) throws BenchException, InterruptedException {
        final int[] args = new int[RandomKernels.ARG_COUNT];
        args[RandomKernels.READS_ARG] = reads;
        args[RandomKernels.PIECE_BYTES_ARG] = pieceBytes;
        args[RandomKernels.PIECES_ARG] = (int) (file.byteLength() / part / pieceBytes);
        args[RandomKernels.SEED_ARG] = seed++;
        final int[] wrong = new int[way.readers(grid)];
        final long begin = System.nanoTime();
        galeFs.launch(way.kernel(), grid, args, buffer.array(), wrong);
        final double seconds = (System.nanoTime() - begin) / 1e9;
        final long failures = IntStream.of(wrong).asLongStream().sum();
        if (failures != 0) {
            throw new BenchException(
                    "kernels have read " + failures + " pieces of " + pieceBytes + " bytes wrong by " + way.caseName());
        }
        return (double) reads * wrong.length / seconds;
    }

    @Override
    public void close() throws FileServiceException {
        buffer.close();
        galeFs.close();
    }

    /** Half of the frames at most are in use, where a group reads one block at a time. */
    private static Grid whole(final Grid preferred, final long frames) {
        return new Grid((int) Math.min(preferred.groupCount(), frames / 2), preferred.localSize());
    }

    private void closeAfter(final Throwable failure) {
        try {
            galeFs.close();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }
}
