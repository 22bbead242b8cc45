package io.github.galefs.bench.matvec;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TwinFile;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A matrix of float32, row by row: in a store of its own, and as a plain file beside that. Its elements, and those of
 * the vector, are random numbers from -1 to 1.
 */
final class MatrixFile implements AutoCloseable {
    static final String NAME = "matrix";

    /** Largest error of a product, as a part of the sum of its terms' absolute values: 256 roundings. */
    static final double TOLERANCE = 0x1p-16;

    private static final int PART_BYTES = 4 << 20;

    private final int rows;
    private final float[] vector;
    private final double[] products;
    private final double[] magnitudes;
    private final TwinFile file;

    MatrixFile(final int rows, final int columns) throws IOException, InterruptedException {
        this.rows = rows;
        vector = new float[columns];
        products = new double[rows];
        magnitudes = new double[rows];
        fill(new SplittableRandom(0), MemorySegment.ofArray(vector));
        file = TwinFile.create(NAME, this::write);
    }

    FileService files() {
        return file.files();
    }

    /** Returns the plain file. */
    Path plain() {
        return file.plain();
    }

    int rows() {
        return rows;
    }

    /** Returns the vector, an element for each column. */
    float[] vector() {
        return vector;
    }

    long byteLength() {
        return rows * rowBytes();
    }

    /** Fails unless all products are those of double precision, within {@link #TOLERANCE}. */
    void check(final float[] product) throws BenchException {
        for (int row = 0; row < rows; row++) {
            final double error = Math.abs(product[row] - products[row]);
            // A NaN is wrong as well.
            if (!(error <= TOLERANCE * magnitudes[row])) {
                throw new BenchException("the product of row " + row + " is " + product[row] + ", but must be "
                        + products[row] + " within " + TOLERANCE * magnitudes[row]);
            }
        }
    }

    @Override
    public void close() throws FileServiceException {
        file.close();
    }

    private long rowBytes() {
        return (long) vector.length * Float.BYTES;
    }

    private void write(final TwinFile.Output output) throws IOException {
        final int partRows = Math.clamp(PART_BYTES / rowBytes(), 1, rows);
        final MemorySegment part = MemorySegment.ofArray(new float[partRows * vector.length]);
        for (int first = 0; first < rows; first += partRows) {
            final int begin = first;
            final int count = Math.min(partRows, rows - begin);
            IntStream.range(0, count)
                    .parallel()
                    .forEach(row -> fillRow(begin + row, part.asSlice(row * rowBytes(), rowBytes())));
            output.write(begin * rowBytes(), part.asSlice(0, count * rowBytes()));
        }
    }

    private void fillRow(final int row, final MemorySegment elements) {
        fill(new SplittableRandom(row + 1L), elements);
        double product = 0;
        double magnitude = 0;
        for (int column = 0; column < vector.length; column++) {
            final double term = (double) elements.getAtIndex(ValueLayout.JAVA_FLOAT, column) * vector[column];
            product += term;
            magnitude += Math.abs(term);
        }
        products[row] = product;
        magnitudes[row] = magnitude;
    }

    private static void fill(final SplittableRandom random, final MemorySegment elements) {
        for (long i = 0; i < elements.byteSize() / Float.BYTES; i++) {
            elements.setAtIndex(ValueLayout.JAVA_FLOAT, i, random.nextInt() * 0x1p-31f);
        }
    }
}
