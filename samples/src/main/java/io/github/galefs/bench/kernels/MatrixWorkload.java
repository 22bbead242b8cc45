package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.kernels.MatrixProduct;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.agrona.CloseHelper;

/** The product of two matrices of -1, 0 and 1. */
final class MatrixWorkload implements Workload {
    private final int size;
    private final float[] left;
    private final float[] right;
    private final float[] product;

    MatrixWorkload(final Effort effort) {
        size = switch (effort) {
            case FULL -> 2048;
            case QUICK -> 128;
        };
        left = new float[size * size];
        right = new float[size * size];
        product = new float[size * size];
    }

    @Override
    public String name() {
        return "matrix";
    }

    @Override
    public int byteLength() {
        return 2 * size * size * Float.BYTES;
    }

    @Override
    public void put(final TemporaryStore store) throws FileServiceException {
        store.put("a", MemorySegment.ofArray(matrix(5)));
        store.put("b", MemorySegment.ofArray(matrix(6)));
    }

    private float[] matrix(final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final float[] matrix = new float[size * size];
        for (int i = 0; i < matrix.length; i++) {
            matrix[i] = random.nextInt(-1, 2);
        }
        return matrix;
    }

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        final DeviceArray<float[]> matrices = galeFs.allocateArray(new float[2 * size * size]);
        final DeviceArray<float[]> products = galeFs.allocateArray(new float[size * size]);
        return new DeviceRun(
                () -> {
                    final int[] error = new int[1];
                    galeFs.launch(MatrixProduct::load, grid, size, new int[1], matrices.array(), error);
                    if (Workload.isForGpu(grid)) {
                        galeFs.launch(MatrixProduct::multiplyTiles, grid, size, matrices.array(), products.array());
                    } else {
                        galeFs.launch(MatrixProduct::multiplyRows, grid, size, matrices.array(), products.array());
                    }
                    products.download();
                    return () -> {
                        Workload.check(error);
                        return checksum(products.array());
                    };
                },
                () -> CloseHelper.closeAll(List.of(matrices, products)));
    }

    @Override
    public Outcome inJava(final PlainFiles files) throws FileServiceException {
        readMatrix(files, "a", left);
        readMatrix(files, "b", right);
        PlainFiles.sum((first, step) -> {
            new PlainMatrixProduct(left, right, product, size).multiply(first, step);
            return 0;
        });
        return () -> checksum(product);
    }

    private void readMatrix(final PlainFiles files, final String path, final float[] matrix)
            throws FileServiceException {
        final MemorySegment memory = MemorySegment.ofArray(matrix);
        PlainFiles.sum((first, step) -> {
            final long handle = files.open(path);
            for (long at = (long) first * PlainFiles.PART_LENGTH;
                    at < memory.byteSize();
                    at += (long) step * PlainFiles.PART_LENGTH) {
                files.read(handle, at, memory.asSlice(at, Math.min(PlainFiles.PART_LENGTH, memory.byteSize() - at)));
            }
            files.close(handle);
            return 0;
        });
    }

    private static double checksum(final float[] values) {
        return Arrays.hashCode(values);
    }
}
