package io.github.galefs.sample.graph;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Chunks of the file, each of which lies in a block, and the search in the rows of a chunk. Device code.
 *
 * <p>Chunks are numbered from that of the first target on.
 */
final class ChunkSearch {
    /** Bytes of the largest chunk: small, so that all groups end at about the same time. */
    private static final int MAX_CHUNK = 64 << 10;

    /** Work-items of a group that share the edges of all rows; in smaller groups, each has rows of its own. */
    private static final int MIN_SHARING_GROUP = 32;

    private ChunkSearch() {}

    /** Returns the bytes of a chunk. */
    static int chunkLength(final int blockBytes) {
        return Math.min(MAX_CHUNK, blockBytes);
    }

    /** Returns how many chunks have targets. */
    static int chunkCount(final int vertices, final long edges, final int chunkLength) {
        final long begin = GraphDescriptor.targetsBegin(vertices);
        final long end = (begin + edges * Integer.BYTES + chunkLength - 1) / chunkLength;
        return edges == 0 ? 0 : (int) (end - begin / chunkLength);
    }

    /** Returns the end of the vertices whose rows may have targets in a chunk. */
    static int endVertex(final int[] firsts, final int chunk, final int chunks, final int vertices) {
        return chunk + 1 < chunks ? firsts[chunk + 1] + 1 : vertices;
    }

    /**
     * Reaches the targets in a chunk of the rows of a level. Collective.
     *
     * @param fd      of the graph, open for reading.
     * @param level   of the rows' vertices.
     * @param offsets index of each vertex's first edge, and the number of edges.
     * @param firsts  vertex of each chunk's first target.
     * @param visited as of {@link Targets#reachStrips}.
     * @param levels  as of {@code reachStrips}.
     * @return number of vertices that this work-item has reached, or an error.
     */
    static long reachChunk(
            final long[] fs,
            final int fd,
            final int chunk,
            final int chunkLength,
            final int level,
            final long[] offsets,
            final int[] firsts,
            final int[] visited,
            final byte[] levels) {
        final int vertices = offsets.length - 1;
        final long targets = GraphDescriptor.targetsBegin(vertices);
        final long chunkBegin = (targets / chunkLength + chunk) * chunkLength;
        final long begin = Math.max(targets, chunkBegin);
        final long end = Math.min(targets + offsets[vertices] * Integer.BYTES, chunkBegin + chunkLength);
        final int count = (int) (end - begin);
        final long mapped = FileParts.map(fs, fd, begin, count);
        long result = mapped;
        if (mapped >= 0 || mapped < LOWEST_ERROR) {
            final int vertex = firsts[chunk];
            final int endVertex =
                    endVertex(firsts, chunk, chunkCount(vertices, offsets[vertices], chunkLength), vertices);
            final long first = (begin - targets) / Integer.BYTES;
            final int edges = count / Integer.BYTES;
            result = WorkItem.localSize() < MIN_SHARING_GROUP
                    ? reachRows(fs, mapped, first, edges, vertex, endVertex, level, offsets, visited, levels)
                    : shareRows(fs, mapped, first, edges, vertex, endVertex, level, offsets, visited, levels);
            gunmap(fs, count);
        }
        return result;
    }

    /** Each work-item takes neighbouring rows. */
    private static int reachRows(
            final long[] fs,
            final long mapped,
            final long first,
            final int edges,
            final int beginVertex,
            final int endVertex,
            final int level,
            final long[] offsets,
            final int[] visited,
            final byte[] levels) {
        final int[] fresh = new int[Targets.STRIP];
        final int count = endVertex - beginVertex;
        final int end = beginVertex + (int) ((long) count * (WorkItem.localId() + 1) / WorkItem.localSize());
        int reached = 0;
        for (int vertex = beginVertex + (int) ((long) count * WorkItem.localId() / WorkItem.localSize());
                vertex < end;
                vertex++) {
            if (levels[vertex] == level) {
                final int rowBegin = (int) Math.max(0, offsets[vertex] - first);
                final int rowEnd = (int) Math.min(edges, offsets[vertex + 1] - first);
                reached += Targets.reachStrips(fs, mapped, rowBegin, rowEnd, level + 1, visited, levels, fresh);
            }
        }
        return reached;
    }

    /**
     * All work-items share the edges of as many rows: neighbours load neighbouring targets.
     *
     * @see <a href="https://doi.org/10.1145/2145816.2145832">Merrill, Garland, Grimshaw: Scalable GPU graph traversal
     *     (2012)</a>
     */
    private static int shareRows(
            final long[] fs,
            final long mapped,
            final long first,
            final int edges,
            final int beginVertex,
            final int endVertex,
            final int level,
            final long[] offsets,
            final int[] visited,
            final byte[] levels) {
        final int size = WorkItem.localSize();
        final int id = WorkItem.localId();
        // Of each row, how many edges those before it have; and behind all of these, its first edge less that number.
        final int[] rows = LocalMemory.intsPerWorkItem(2);
        int reached = 0;
        for (int row = beginVertex; row < endVertex; row += size) {
            final int vertex = row + id;
            int rowBegin = 0;
            int rowEnd = 0;
            if (vertex < endVertex && levels[vertex] == level) {
                rowBegin = (int) Math.max(0, offsets[vertex] - first);
                rowEnd = (int) Math.min(edges, offsets[vertex + 1] - first);
            }
            final int length = Math.max(0, rowEnd - rowBegin);
            final int before = WorkGroup.scanExclusiveAdd(length);
            final int all = WorkGroup.reduceMax(before + length);
            rows[id] = before;
            rows[size + id] = rowBegin - before;
            WorkItem.localBarrier();
            for (int i = id; i < all; i += size) {
                final int edge = rows[size + rowOf(rows, size, i)] + i;
                reached += Targets.reach(fs, mapped, edge, level + 1, visited, levels);
            }
            WorkItem.localBarrier();
        }
        return reached;
    }

    /** Returns the last row that has at most a number of edges before it. */
    private static int rowOf(final int[] rows, final int size, final int edges) {
        int low = 0;
        int high = size;
        while (high - low > 1) {
            final int middle = (low + high) >>> 1;
            if (rows[middle] <= edges) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
