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

    /** Points of the largest file: results have 32 bits for an index. */
    private static final long MAX_INDEX = 1L << 32;

    /** Bits of the infinite distance. */
    private static final int INFINITY = 0x7F80_0000;

    private NearestNeighbour() {}

    /**
     * The kernel.
     *
     * @param fs      the file system, with the file "points" of float32 coordinates, of up to 2^32 points, or the error
     *                is EFBIG.
     * @param queries coordinates of the points whose neighbours are looked for: at least as many as {@code nearest} has
     *                elements, or the error is EINVAL.
     * @param taken   one element, 0: see {@link Chunks}.
     * @param buffer  room for the coordinates of some points for each work-group, twice on a processor; without room
     *                for one point, the error is EINVAL.
     * @param found   an element for each query and work-item, or the error is EINVAL.
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
        final int copies = Shares.areInterleaved() ? 1 : 2;
        final int points = Math.min(MAX_POINTS, buffer.length / WorkItem.groupCount() / DIMENSIONS / copies);
        final int begin = WorkItem.groupId() * points * DIMENSIONS * copies;
        final boolean isValid = points > 0
                && queries.length / DIMENSIONS >= nearest.length
                && found.length / WorkItem.groupCount() / WorkItem.localSize() >= nearest.length;
        final int queryCount = isValid ? nearest.length : 0;
        for (int query = 0; query < queryCount; query++) {
            found[foundBy(query)] = Long.MAX_VALUE;
        }
        final int fd = gopen(fs, "points", O_RDONLY);
        int count = fd < 0 ? fd : isValid ? 1 : -Errno.EINVAL;
        while (count > 0) {
            final long chunk = Chunks.take(taken);
            final long offset = chunk * points * POINT_LENGTH;
            final int read = FileParts.read(fs, fd, offset, points * POINT_LENGTH, buffer, (long) begin * Float.BYTES);
            count = read > 0 && chunk * points > MAX_INDEX - points ? -Errno.EFBIG : read;
            if (Shares.areInterleaved()) {
                for (int query = 0; query < queryCount; query += QUERIES) {
                    findNearest(queries, queryCount, query, buffer, begin, count / POINT_LENGTH, chunk * points, found);
                }
            } else {
                findInShare(queries, queryCount, buffer, begin, points, count / POINT_LENGTH, chunk * points, found);
            }
            WorkItem.barrier(); // all have used the points: the next read overwrites them
        }
        gclose(fs, fd);
        Failures.note(error, count);
        for (int query = 0; query < queryCount; query++) {
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

    /**
     * Looks among the work-item's neighbouring points of a chunk. A copy of the coordinates by dimension lets
     * a processor's compiler turn the search for the least distance into vectors. Only where that is less than before,
     * the point is looked for.
     */
    private static void findInShare(
            final float[] queries,
            final int queryCount,
            final float[] buffer,
            final int begin,
            final int points,
            final int count,
            final long firstIndex,
            final long[] found) {
        final int from = Shares.begin(count);
        final int end = Shares.end(count);
        final int x = begin + points * DIMENSIONS;
        for (int point = from; point < end; point++) {
            for (int d = 0; d < DIMENSIONS; d++) {
                buffer[x + d * points + point] = buffer[begin + point * DIMENSIONS + d];
            }
        }
        for (int query = 0; query < queryCount; query++) {
            final int place = foundBy(query);
            final int least = leastDistance(queries, query, buffer, x, points, from, end);
            if (least < Math.min(INFINITY, found[place] >> Integer.SIZE)) {
                int point = from;
                while (distance(queries, query, buffer, x + point, points) != least) {
                    point++;
                }
                found[place] = ((long) least << Integer.SIZE) | (firstIndex + point);
            }
        }
    }

    private static int leastDistance(
            final float[] queries,
            final int query,
            final float[] sorted,
            final int x,
            final int points,
            final int from,
            final int end) {
        final float queryX = queries[query * DIMENSIONS];
        final float queryY = queries[query * DIMENSIONS + 1];
        final float queryZ = queries[query * DIMENSIONS + 2];
        int least = INFINITY;
        for (int point = x + from; point < x + end; point++) {
            final float ofX = queryX - sorted[point];
            final float ofY = queryY - sorted[point + points];
            final float ofZ = queryZ - sorted[point + 2 * points];
            least = Math.min(least, order(ofX * ofX + ofY * ofY + ofZ * ofZ));
        }
        return least;
    }

    private static int distance(
            final float[] queries, final int query, final float[] sorted, final int point, final int points) {
        final float ofX = queries[query * DIMENSIONS] - sorted[point];
        final float ofY = queries[query * DIMENSIONS + 1] - sorted[point + points];
        final float ofZ = queries[query * DIMENSIONS + 2] - sorted[point + 2 * points];
        return order(ofX * ofX + ofY * ofY + ofZ * ofZ);
    }

    /** Returns a distance's bits, which have the order of the values; those of NaN, of either sign, are the highest. */
    private static int order(final float square) {
        return Float.floatToRawIntBits(square) & Integer.MAX_VALUE;
    }

    /** Looks among the work-item's points of a chunk for the nearest to some queries: each point is loaded once. */
    private static void findNearest(
            final float[] queries,
            final int queryCount,
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
                coordinates[i * DIMENSIONS + d] =
                        firstQuery + i < queryCount ? queries[(firstQuery + i) * DIMENSIONS + d] : 0;
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
            if (firstQuery + i < queryCount && least[i] < Float.POSITIVE_INFINITY) {
                // No distance is negative, so their bits have the order of their values.
                final long bits = Float.floatToRawIntBits(least[i]);
                final int place = foundBy(firstQuery + i);
                found[place] = Math.min(found[place], (bits << 32) | (firstIndex + nearest[i]));
            }
        }
    }
}
