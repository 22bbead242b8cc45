package io.github.galefs.bench.matvec;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.batch.BatchKernel;
import io.github.galefs.bench.batch.BatchMemory;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.kernel.Kernel;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;

/** Kernels without files: the host copies rows from the mapped file, while a kernel multiplies those before. */
final class CopiedMultiplication implements Multiplication, AutoCloseable {
    /** Bytes that a thread copies at a time. */
    private static final long PART_BYTES = 256 << 10;

    private final MemorySegment matrix;
    private final Grid grid;
    private final DeviceVectors vectors;
    private final long rowBytes;
    private final int batchRows;
    private final BatchMemory memory;

    /** Its thread works beside those of the common pool. */
    private final ExecutorService copier = Executors.newSingleThreadExecutor();

    /** @param batchBytes of both batches; each has a row at least. */
    CopiedMultiplication(
            final GaleFs galeFs,
            final Grid grid,
            final MappedMatrix matrix,
            final DeviceVectors vectors,
            final long batchBytes) {
        this.matrix = matrix.bytes();
        this.grid = grid;
        this.vectors = vectors;
        rowBytes = (long) vectors.x().length * Float.BYTES;
        batchRows = Math.clamp(batchBytes / 2 / rowBytes, 1, vectors.y().length);
        // Each batch begins at a word of the device.
        memory = BatchMemory.on(galeFs, (batchRows * rowBytes + Long.BYTES - 1) & -Long.BYTES);
    }

    @Override
    public float[] multiply() throws InterruptedException {
        final int rows = vectors.y().length;
        CompletableFuture<?> copy = startCopy(0);
        for (int first = 0; first < rows; first += batchRows) {
            copy.join();
            memory.send(number(first), bytesAt(first));
            copy = startCopy(first + batchRows);
            memory.run(new Rows(first, rowsAt(first), vectors), grid, number(first));
        }
        return vectors.downloadProduct();
    }

    @Override
    public void close() {
        copier.close();
        memory.close();
    }

    /** Starts to copy the batch that begins with a row, unless that is behind the last. */
    private CompletableFuture<?> startCopy(final int first) {
        if (rowsAt(first) == 0) {
            return CompletableFuture.completedFuture(null);
        }
        final MemorySegment batch = memory.batch(number(first), bytesAt(first));
        return CompletableFuture.runAsync(() -> copy(first * rowBytes, batch), copier);
    }

    private void copy(final long offset, final MemorySegment batch) {
        LongStream.range(0, (batch.byteSize() + PART_BYTES - 1) / PART_BYTES)
                .parallel()
                .map(part -> part * PART_BYTES)
                .forEach(at -> MemorySegment.copy(
                        matrix, offset + at, batch, at, Math.min(PART_BYTES, batch.byteSize() - at)));
    }

    private int number(final int first) {
        return first / batchRows & 1;
    }

    private int rowsAt(final int first) {
        return Math.clamp((long) vectors.y().length - first, 0, batchRows);
    }

    private long bytesAt(final int first) {
        return rowsAt(first) * rowBytes;
    }

    /**
     * Multiplies the rows of a batch.
     *
     * @param first   index of the first row.
     * @param count   number of rows.
     * @param vectors on the device.
     */
    private record Rows(int first, int count, DeviceVectors vectors) implements BatchKernel {
        private static final Kernel.Of5<Long, Integer, Integer, float[], float[]> OF_REGION =
                MatvecKernels::multiplyRegion;
        private static final Kernel.Of6<long[], Long, Integer, Integer, float[], float[]> OF_MEMORY =
                MatvecKernels::multiplyMemory;

        @Override
        public void launch(final GaleFs session, final Grid grid, final long[] memory, final long begin)
                throws InterruptedException {
            session.launch(OF_MEMORY, grid, memory, begin, first, count, vectors.x(), vectors.y());
        }

        @Override
        public KernelCall call(final long begin) {
            return new KernelCall(OF_REGION, List.of(begin, first, count, vectors.x(), vectors.y()));
        }
    }
}
