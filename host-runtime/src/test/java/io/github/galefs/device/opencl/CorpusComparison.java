package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.corpus.CorpusKernel;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Compares what kernels of the corpus compute on a device with plain Java, on random inputs, bit by bit. */
final class CorpusComparison implements AutoCloseable {
    private final JvmDevice jvm = new JvmDevice();

    /** Runs a kernel on the device. */
    @FunctionalInterface
    interface DeviceLaunch {
        void run(List<Object> arrays, Grid grid) throws InterruptedException;
    }

    @Override
    public void close() {
        jvm.close();
    }

    /**
     * Runs a kernel on the device and in Java, and fails if results differ.
     *
     * @param kernel the kernel.
     * @param launch runs it on the device.
     * @param grid   of the launch.
     * @param seed   of the inputs.
     */
    void run(final CorpusKernel kernel, final DeviceLaunch launch, final Grid grid, final long seed) throws Exception {
        final List<Object> ofJava = inputs(kernel, seed);
        final List<Object> ofDevice = inputs(kernel, seed);
        runInJava(kernel.method(), ofJava, grid);
        launch.run(ofDevice, grid);
        for (int i = 0; i < ofJava.size(); i++) {
            assertEquals(
                    List.of(),
                    CorpusValues.differences(ofJava.get(i), ofDevice.get(i), kernel.ulps()),
                    kernel + ", groups of " + grid.localSize() + ", seed " + seed + ", array " + i);
        }
    }

    private void runInJava(final Method method, final List<Object> arrays, final Grid grid)
            throws InterruptedException {
        method.setAccessible(true);
        final Kernel.Of0 kernel = fs -> {
            try {
                method.invoke(null, arrays.toArray());
            } catch (final ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        };
        try (SharedMemory memory = jvm.allocateShared(Long.BYTES)) {
            jvm.launch(new KernelCall(kernel, List.of()), memory, grid, () -> {});
        }
    }

    /** Returns the arguments of a kernel: the first are its input, the others its output. */
    private static List<Object> inputs(final CorpusKernel kernel, final long seed) {
        final SplittableRandom random =
                new SplittableRandom(seed * 77 + kernel.toString().hashCode());
        final List<Object> arrays = new ArrayList<>();
        for (final Class<?> type : kernel.parameters()) {
            arrays.add(
                    arrays.size() < kernel.inputCount() ? CorpusValues.random(type, random) : CorpusValues.zeros(type));
        }
        if (kernel.hasSameArrays()) {
            arrays.set(2, arrays.get(0));
            arrays.set(3, arrays.get(1));
        }
        return arrays;
    }
}
