package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.kernels.Mandelbrot;
import java.lang.foreign.MemorySegment;
import java.util.zip.CRC32C;

/** An image of the Mandelbrot set, which is written to a file. */
final class MandelbrotWorkload implements Workload {
    private static final int LIMIT = 255;

    private final int size;
    private final double scale;

    MandelbrotWorkload(final Effort effort) {
        size = switch (effort) {
            case FULL -> 4096;
            case QUICK -> 128;
        };
        scale = 2.5 / size;
    }

    @Override
    public String name() {
        return "mandelbrot";
    }

    @Override
    public int byteLength() {
        return size * size;
    }

    @Override
    public void put(final TemporaryStore store) {}

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        final DeviceArray<byte[]> row = galeFs.allocateArray(new byte[grid.groupCount() * size]);
        return new DeviceRun(
                () -> {
                    final int[] error = new int[1];
                    galeFs.launch(Mandelbrot::draw, grid, size, size, scale, LIMIT, row.array(), error);
                    return () -> {
                        Workload.check(error);
                        return checksum(HostFiles.readAll(galeFs.files(), "image"));
                    };
                },
                row);
    }

    @Override
    public Outcome inJava(final PlainFiles files) throws FileServiceException {
        PlainFiles.sum((first, step) -> {
            final byte[] row = new byte[size];
            final long handle = files.create("image of Java");
            for (int y = first; y < size; y += step) {
                for (int x = 0; x < size; x += 2) {
                    drawPair(row, x, y);
                }
                files.write(handle, (long) y * size, MemorySegment.ofArray(row));
            }
            files.close(handle);
            return 0;
        });
        return () -> checksum(files.readAll("image of Java"));
    }

    /** Draws two pixels at the same time, which takes half the time: a step waits for the one before. */
    private void drawPair(final byte[] row, final int column, final int line) {
        final double re0 = Mandelbrot.LEFT + column * scale;
        final double re1 = Mandelbrot.LEFT + (column + 1) * scale;
        final double im = Mandelbrot.TOP - line * scale;
        double x0 = 0;
        double y0 = 0;
        double x1 = 0;
        double y1 = 0;
        int steps = 0;
        while (steps < LIMIT && x0 * x0 + y0 * y0 <= 4 && x1 * x1 + y1 * y1 <= 4) {
            final double next0 = x0 * x0 - y0 * y0 + re0;
            final double next1 = x1 * x1 - y1 * y1 + re1;
            y0 = 2 * x0 * y0 + im;
            y1 = 2 * x1 * y1 + im;
            x0 = next0;
            x1 = next1;
            steps++;
        }
        row[column] = (byte) steps(x0, y0, re0, im, steps);
        row[column + 1] = (byte) steps(x1, y1, re1, im, steps);
    }

    private static int steps(
            final double firstX, final double firstY, final double re, final double im, final int first) {
        double x = firstX;
        double y = firstY;
        int steps = first;
        while (steps < LIMIT && x * x + y * y <= 4) {
            final double next = x * x - y * y + re;
            y = 2 * x * y + im;
            x = next;
            steps++;
        }
        return steps;
    }

    private static double checksum(final byte[] bytes) {
        final CRC32C checksum = new CRC32C();
        checksum.update(bytes);
        return checksum.getValue();
    }
}
