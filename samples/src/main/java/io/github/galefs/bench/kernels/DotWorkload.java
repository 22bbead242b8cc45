package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.kernels.DotProduct;
import java.lang.foreign.MemorySegment;
import java.util.SplittableRandom;

/** The dot product of two vectors of -1, 0 and 1: its sums are exact in every order. */
final class DotWorkload implements Workload {
    private final Effort effort;

    DotWorkload(final Effort effort) {
        this.effort = effort;
    }

    @Override
    public String name() {
        return "dot";
    }

    @Override
    public int byteLength() {
        return Workload.streamedBytes(effort);
    }

    @Override
    public void put(final TemporaryStore store) throws FileServiceException {
        final int count = byteLength() / 2 / Float.BYTES;
        store.put("a", MemorySegment.ofArray(vector(count, 3)));
        store.put("b", MemorySegment.ofArray(vector(count, 4)));
    }

    private static float[] vector(final int count, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final float[] vector = new float[count];
        for (int i = 0; i < count; i++) {
            vector[i] = random.nextInt(-1, 2);
        }
        return vector;
    }

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        final int length = Workload.isForGpu(grid) ? DotProduct.SMALL_BUFFER : DotProduct.BUFFER;
        final DeviceArray<float[]> buffer = galeFs.allocateArray(new float[grid.groupCount() * length]);
        return new DeviceRun(
                () -> {
                    final int[] error = new int[1];
                    final float[] sums = new float[grid.groupCount()];
                    galeFs.launch(DotProduct::multiply, grid, new int[1], buffer.array(), sums, error);
                    return () -> {
                        Workload.check(error);
                        return sumOf(sums);
                    };
                },
                buffer);
    }

    private static double sumOf(final float[] sums) {
        double sum = 0;
        for (final float ofGroup : sums) {
            sum += ofGroup;
        }
        return sum;
    }

    @Override
    public Outcome inJava(final PlainFiles files) throws FileServiceException {
        final double result = PlainFiles.sum((first, step) -> {
            final float[] partOfA = new float[PlainFiles.PART_LENGTH / Float.BYTES];
            final float[] partOfB = new float[partOfA.length];
            final long a = files.open("a");
            final long b = files.open("b");
            float sum = 0;
            int count = 1;
            for (long i = first; count > 0; i += step) {
                count = files.read(a, i * PlainFiles.PART_LENGTH, MemorySegment.ofArray(partOfA));
                files.read(b, i * PlainFiles.PART_LENGTH, MemorySegment.ofArray(partOfB));
                sum += multiply(partOfA, partOfB, count / Float.BYTES);
            }
            files.close(a);
            files.close(b);
            return sum;
        });
        return () -> result;
    }

    /** The loop of {@link DotProduct}, with its eight sums. */
    private static float multiply(final float[] a, final float[] b, final int count) {
        float sum0 = 0;
        float sum1 = 0;
        float sum2 = 0;
        float sum3 = 0;
        float sum4 = 0;
        float sum5 = 0;
        float sum6 = 0;
        float sum7 = 0;
        int i = 0;
        while (i < count - 7) {
            sum0 += a[i] * b[i];
            sum1 += a[i + 1] * b[i + 1];
            sum2 += a[i + 2] * b[i + 2];
            sum3 += a[i + 3] * b[i + 3];
            sum4 += a[i + 4] * b[i + 4];
            sum5 += a[i + 5] * b[i + 5];
            sum6 += a[i + 6] * b[i + 6];
            sum7 += a[i + 7] * b[i + 7];
            i += 8;
        }
        float rest = 0;
        while (i < count) {
            rest += a[i] * b[i];
            i++;
        }
        return sum0 + sum1 + sum2 + sum3 + sum4 + sum5 + sum6 + sum7 + rest;
    }
}
