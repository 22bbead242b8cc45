package io.github.galefs.bench.matvec;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.device.Grid;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.sample.KernelErrors;
import java.util.Arrays;

/** A kernel that maps the rows. */
final class DeviceMultiplication implements Multiplication {
    private static final Kernel.Of3<float[], float[], int[]> KERNEL = MatvecKernels::multiplyFile;

    private final GaleFs galeFs;
    private final Grid grid;
    private final DeviceVectors vectors;
    private final int[] state = new int[MatvecKernels.STATE_LENGTH];

    DeviceMultiplication(final GaleFs galeFs, final Grid grid, final DeviceVectors vectors) {
        this.galeFs = galeFs;
        this.grid = grid;
        this.vectors = vectors;
    }

    @Override
    public float[] multiply() throws BenchException, InterruptedException {
        Arrays.fill(state, 0);
        galeFs.launch(KERNEL, grid, vectors.x(), vectors.y(), state);
        if (state[MatvecKernels.ERROR] < 0) {
            throw new BenchException(
                    "the kernel cannot map the matrix: " + KernelErrors.describe(state[MatvecKernels.ERROR]));
        }
        return vectors.downloadProduct();
    }
}
