package io.github.galefs.bench.matvec;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Plain Java: each processor's thread takes the next row when it has done one, and multiplies it where it lies in the
 * mapped file.
 */
final class JavaMultiplication implements Multiplication {
    private static final int THREADS = Runtime.getRuntime().availableProcessors();

    private final MemorySegment matrix;
    private final float[] x;
    private final float[] y;

    JavaMultiplication(final MappedMatrix matrix, final float[] vector, final int rows) {
        this.matrix = matrix.bytes();
        x = vector;
        y = new float[rows];
    }

    @Override
    public float[] multiply() {
        final AtomicInteger taken = new AtomicInteger();
        IntStream.range(0, THREADS).parallel().forEach(_ -> multiplyRows(taken));
        return y;
    }

    private void multiplyRows(final AtomicInteger taken) {
        int row = taken.getAndIncrement();
        while (row < y.length) {
            y[row] = multiply((long) row * x.length * Float.BYTES);
            row = taken.getAndIncrement();
        }
    }

    /** Eight sums in registers are faster than loops that HotSpot turns into vectors: these keep sums in memory. */
    private float multiply(final long begin) {
        float sum0 = 0;
        float sum1 = 0;
        float sum2 = 0;
        float sum3 = 0;
        float sum4 = 0;
        float sum5 = 0;
        float sum6 = 0;
        float sum7 = 0;
        int i = 0;
        while (i < x.length - 7) {
            final long at = begin + (long) i * Float.BYTES;
            sum0 += element(at) * x[i];
            sum1 += element(at + Float.BYTES) * x[i + 1];
            sum2 += element(at + 2 * Float.BYTES) * x[i + 2];
            sum3 += element(at + 3 * Float.BYTES) * x[i + 3];
            sum4 += element(at + 4 * Float.BYTES) * x[i + 4];
            sum5 += element(at + 5 * Float.BYTES) * x[i + 5];
            sum6 += element(at + 6 * Float.BYTES) * x[i + 6];
            sum7 += element(at + 7 * Float.BYTES) * x[i + 7];
            i += 8;
        }
        float rest = 0;
        while (i < x.length) {
            rest += element(begin + (long) i * Float.BYTES) * x[i];
            i++;
        }
        return sum0 + sum1 + sum2 + sum3 + sum4 + sum5 + sum6 + sum7 + rest;
    }

    private float element(final long offset) {
        return matrix.get(ValueLayout.JAVA_FLOAT, offset);
    }
}
