package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Finds the point of a file that is nearest to each of some points: a minimum over all work-groups. */
public final class NearestNeighbour {
    /** Coordinates of a point. */
    public static final int DIMENSIONS = 3;

    /** Points in one read. */
    public static final int POINTS = 128;

    /** Elements of {@code buffer} for each work-group. */
    public static final int BUFFER = POINTS * DIMENSIONS;

    private static final int POINT_LENGTH = DIMENSIONS * Float.BYTES;

    private NearestNeighbour() {}

    /**
     * The kernel.
     *
     * @param fs      the file system, with the file "points" of float32 coordinates.
     * @param queries coordinates of the points whose neighbours are looked for.
     * @param buffer  {@link #BUFFER} elements for each work-group.
     * @param nearest for each query, receives the bits of the square of the distance in the upper half, and the index
     *                of the nearest point in the lower half; of equal ones, the first. Long.MAX_VALUE at first.
     * @param error   receives an error; see the package.
     */
    public static void find(
            final long[] fs, final float[] queries, final float[] buffer, final long[] nearest, final int[] error) {
        final int begin = WorkItem.groupId() * BUFFER;
        final int fd = gopen(fs, "points", O_RDONLY);
        int count = fd < 0 ? fd : POINT_LENGTH;
        for (int chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            final long offset = (long) chunk * POINTS * POINT_LENGTH;
            count = FileParts.read(fs, fd, offset, POINTS * POINT_LENGTH, buffer, (long) begin * Float.BYTES);
            for (int query = 0; query < nearest.length; query++) {
                long own = Long.MAX_VALUE;
                for (int i = WorkItem.localId(); i * POINT_LENGTH < count; i += WorkItem.localSize()) {
                    final float distance = distance(queries, query, buffer, begin + i * DIMENSIONS);
                    // No distance is negative, so their bits have the order of their values.
                    own = Math.min(own, ((long) Float.floatToRawIntBits(distance) << 32) | (chunk * POINTS + i));
                }
                final long ofGroup = WorkGroup.reduceMin(own);
                if (WorkItem.localId() == 0) {
                    DeviceAtomics.getAndMin(nearest, query, ofGroup);
                }
            }
            WorkItem.barrier();
        }
        gclose(fs, fd);
        Failures.note(error, count);
    }

    private static float distance(final float[] queries, final int query, final float[] points, final int at) {
        float sum = 0;
        for (int d = 0; d < DIMENSIONS; d++) {
            final float difference = queries[query * DIMENSIONS + d] - points[at + d];
            sum += difference * difference;
        }
        return sum;
    }
}
