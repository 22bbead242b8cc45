package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Draws the Mandelbrot set into a file, row by row. */
public final class Mandelbrot {
    /** Real part of the left edge, and imaginary part of the upper one. */
    public static final double LEFT = -2.25;

    /** Imaginary part of the upper edge. */
    public static final double TOP = 1.25;

    private Mandelbrot() {}

    /**
     * The kernel: writes the file "image", a byte for each pixel: how many steps leave its number within the circle of
     * radius 2.
     *
     * @param fs     the file system.
     * @param width  pixels of a row.
     * @param height rows.
     * @param scale  distance of neighbouring pixels.
     * @param limit  most steps, up to 255.
     * @param row    {@code width} bytes for each work-group.
     * @param error  receives an error; see the package.
     */
    public static void draw(
            final long[] fs,
            final int width,
            final int height,
            final double scale,
            final int limit,
            final byte[] row,
            final int[] error) {
        final int begin = WorkItem.groupId() * width;
        final int fd = gopen(fs, "image", O_WRONLY | O_CREAT | O_TRUNC);
        Failures.note(error, fd);
        for (int y = WorkItem.groupId(); y < height; y += WorkItem.groupCount()) {
            for (int x = WorkItem.localId(); x < width; x += WorkItem.localSize()) {
                row[begin + x] = (byte) steps(LEFT + x * scale, TOP - y * scale, limit);
            }
            WorkItem.barrier();
            Failures.note(error, FileParts.write(fs, fd, (long) y * width, width, row, begin));
            WorkItem.barrier();
        }
        Failures.note(error, gclose(fs, fd));
    }

    private static int steps(final double re, final double im, final int limit) {
        double x = 0;
        double y = 0;
        int steps = 0;
        while (steps < limit && x * x + y * y <= 4) {
            final double next = x * x - y * y + re;
            y = 2 * x * y + im;
            x = next;
            steps++;
        }
        return steps;
    }
}
