package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Finds the point of a file that is nearest to each of some points: a minimum over all work-groups. */
public final class NearestNeighbour {
    /** Coordinates of a point. */
    public static final int DIMENSIONS = 3;

    private static final int POINT_LENGTH = DIMENSIONS * Float.BYTES;

    /** Queries that are compared with a point at a time. */
    private static final int QUERIES = 4;

    /** Points of a read, at most: its bytes are an int. */
    private static final int MAX_POINTS = 1 << 20;

    private NearestNeighbour() {}

    /**
     * The kernel.
     *
     * @param fs      the file system, with the file "points" of float32 coordinates.
     * @param queries coordinates of the points whose neighbours are looked for.
     * @param taken   one element, 0: see {@link Chunks}.
     * @param buffer  room for the coordinates of some points for each work-group; without room for one point, the
     *                error is EINVAL.
     * @param found   an element for each query and work-item.
     * @param nearest for each query, receives the bits of the square of the distance in the upper half, and the index
     *                of the nearest point in the lower half; of equal ones, the first. Long.MAX_VALUE at first, and
     *                if no distance is finite.
     * @param error   receives an error; see the package.
     */
    public static void find(
            final long[] fs,
            final float[] queries,
            final int[] taken,
            final float[] buffer,
            final long[] found,
            final long[] nearest,
            final int[] error) {
        final int points = Math.min(MAX_POINTS, buffer.length / WorkItem.groupCount() / DIMENSIONS);
        final int begin = WorkItem.groupId() * points * DIMENSIONS;
        for (int query = 0; query < nearest.length; query++) {
            found[foundBy(query)] = Long.MAX_VALUE;
        }
        final int fd = gopen(fs, "points", O_RDONLY);
        int count = fd < 0 ? fd : points == 0 ? -Errno.EINVAL : 1;
        while (count > 0) {
            final long chunk = Chunks.take(taken);
            final long offset = chunk * points * POINT_LENGTH;
            count = FileParts.read(fs, fd, offset, points * POINT_LENGTH, buffer, (long) begin * Float.BYTES);
            for (int query = 0; query < nearest.length; query += QUERIES) {
                findNearest(queries, query, buffer, begin, count / POINT_LENGTH, chunk * points, found);
            }
            WorkItem.barrier(); // all have used the points: the next read overwrites them
        }
        gclose(fs, fd);
        Failures.note(error, count);
        for (int query = 0; query < nearest.length; query++) {
            final long ofGroup = WorkGroup.reduceMin(found[foundBy(query)]);
            if (WorkItem.localId() == 0) {
                DeviceAtomics.getAndMin(nearest, query, ofGroup);
            }
        }
    }

    /** Returns the index of the work-item's element for a query: neighbouring work-items have neighbouring ones. */
    private static int foundBy(final int query) {
        return query * WorkItem.groupCount() * WorkItem.localSize() + WorkItem.globalId();
    }

    /** Looks among the work-item's points of a chunk for the nearest to some queries: each point is loaded once. */
    private static void findNearest(
            final float[] queries,
            final int firstQuery,
            final float[] points,
            final int begin,
            final int count,
            final long firstIndex,
            final long[] found) {
        final float[] coordinates = new float[QUERIES * DIMENSIONS];
        final float[] least = new float[QUERIES];
        final int[] nearest = new int[QUERIES];
        for (int i = 0; i < QUERIES; i++) {
            least[i] = Float.POSITIVE_INFINITY;
            for (int d = 0; d < DIMENSIONS; d++) {
                // There may be fewer queries; what those beyond the last one find is not stored.
                final int at = (firstQuery + i) * DIMENSIONS + d;
                coordinates[i * DIMENSIONS + d] = at < queries.length ? queries[at] : 0;
            }
        }
        for (int point = WorkItem.localId(); point < count; point += WorkItem.localSize()) {
            final int at = begin + point * DIMENSIONS;
            for (int i = 0; i < QUERIES; i++) {
                final float x = coordinates[i * DIMENSIONS] - points[at];
                final float y = coordinates[i * DIMENSIONS + 1] - points[at + 1];
                final float z = coordinates[i * DIMENSIONS + 2] - points[at + 2];
                final float square = x * x + y * y + z * z;
                final boolean isNearer = square < least[i];
                least[i] = isNearer ? square : least[i];
                nearest[i] = isNearer ? point : nearest[i];
            }
        }
        for (int i = 0; i < QUERIES; i++) {
            if ((firstQuery + i) * DIMENSIONS < queries.length && least[i] < Float.POSITIVE_INFINITY) {
                // No distance is negative, so their bits have the order of their values.
                final long bits = Float.floatToRawIntBits(least[i]);
                final int place = foundBy(firstQuery + i);
                found[place] = Math.min(found[place], (bits << 32) | (firstIndex + nearest[i]));
            }
        }
    }
}
