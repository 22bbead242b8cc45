package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Blurs an image: each row is computed from those around it, its halo, which other work-groups read as well. */
public final class BoxBlur {
    private BoxBlur() {}

    /**
     * The kernel: writes the file "blurred", whose pixels are the averages, rounded down, of the pixels around them.
     *
     * @param fs     the file system, with the file "image": a byte for each pixel, row by row.
     * @param width  pixels of a row.
     * @param height rows.
     * @param radius distance of the farthest pixels that are averaged, in both directions.
     * @param rows   {@code (2 * radius + 2) * width} bytes for each work-group.
     * @param error  receives an error; see the package.
     */
    public static void blur(
            final long[] fs,
            final int width,
            final int height,
            final int radius,
            final byte[] rows,
            final int[] error) {
        final int out = WorkItem.groupId() * (2 * radius + 2) * width;
        final int in = out + width;
        final int image = gopen(fs, "image", O_RDONLY);
        final int blurred = gopen(fs, "blurred", O_WRONLY | O_CREAT);
        Failures.note(error, Math.min(image, blurred));
        for (int y = WorkItem.groupId(); y < height; y += WorkItem.groupCount()) {
            final int top = Math.max(0, y - radius);
            final int rowCount = Math.min(height, y + radius + 1) - top;
            Failures.note(error, FileParts.read(fs, image, (long) top * width, rowCount * width, rows, in));
            for (int x = WorkItem.localId(); x < width; x += WorkItem.localSize()) {
                rows[out + x] = (byte) average(rows, in, width, rowCount, x, radius);
            }
            WorkItem.barrier();
            Failures.note(error, gwrite(fs, blurred, (long) y * width, width, rows, out));
            WorkItem.barrier(); // the row has been written: the next one replaces it
        }
        gclose(fs, image);
        Failures.note(error, gclose(fs, blurred));
    }

    private static int average(
            final byte[] rows, final int begin, final int width, final int rowCount, final int x, final int radius) {
        final int left = Math.max(0, x - radius);
        final int right = Math.min(width, x + radius + 1);
        int sum = 0;
        for (int row = 0; row < rowCount; row++) {
            for (int at = left; at < right; at++) {
                sum += rows[begin + row * width + at] & 255;
            }
        }
        return sum / (rowCount * (right - left));
    }
}
