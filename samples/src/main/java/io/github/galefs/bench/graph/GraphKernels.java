package io.github.galefs.bench.graph;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gblocksize;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Breadth-first search in the file "graph" of {@link GraphFile}. Device code.
 *
 * <p>A level is a launch. Work-groups take the chunks of the file's targets, each of which lies in a block, and map
 * those with edges of the level's vertices. So the file is read in its own order, each block at most once a level, and
 * long rows are shared by many groups.
 */
final class GraphKernels {
    /** Level of a vertex that has not been reached. */
    static final byte UNREACHED = -1;

    /** Element of {@code state}: the number of chunks that groups have taken, 0 at the launch. */
    static final int TAKEN = 0;

    /** Element of {@code state}: to it the number of vertices is added that the launch has reached. */
    static final int REACHED = 1;

    /** Element of {@code state}: receives the lowest error of a file call, or stays 0. */
    static final int ERROR = 2;

    static final int STATE_LENGTH = 3;

    /** Bytes of the largest chunk: small, so that all groups end at about the same time. */
    private static final int MAX_CHUNK = 64 << 10;

    /** Work-items of a group that share the edges of all rows; in smaller groups, each has rows of its own. */
    private static final int MIN_SHARING_GROUP = 32;

    /** Targets that a work-item looks at before it reaches those that are new. */
    private static final int STRIP = 64;

    private GraphKernels() {}

    /** Returns the offset in the file of the first target of an edge. */
    static long targetsBegin(final int vertices) {
        return (vertices + 1L) * Long.BYTES;
    }

    /** Returns the bytes of a chunk. */
    static int chunkLength(final int blockBytes) {
        return Math.min(MAX_CHUNK, blockBytes);
    }

    /** Returns how many chunks have targets. */
    static int chunkCount(final int vertices, final long edges, final int chunkLength) {
        final long begin = targetsBegin(vertices);
        final long end = (begin + edges * Integer.BYTES + chunkLength - 1) / chunkLength;
        return edges == 0 ? 0 : (int) (end - begin / chunkLength);
    }

    /**
     * Reads the offsets of the rows, and marks the root.
     *
     * @param fs      the file system.
     * @param root    vertex to begin at.
     * @param offsets receives the first edge of each vertex, and the number of edges.
     * @param firsts  receives for each chunk the vertex of its first target.
     * @param visited receives a bit for each vertex: 1 for the root, 0 for all others.
     * @param levels  receives the level of each vertex: 0 for the root, {@link #UNREACHED} for all others.
     * @param state   see the constants.
     */
    static void begin(
            final long[] fs,
            final int root,
            final long[] offsets,
            final int[] firsts,
            final int[] visited,
            final byte[] levels,
            final int[] state) {
        final int step = WorkItem.groupCount() * WorkItem.localSize();
        for (int vertex = WorkItem.globalId(); vertex < levels.length; vertex += step) {
            levels[vertex] = vertex == root ? 0 : UNREACHED;
        }
        for (int word = WorkItem.globalId(); word < visited.length; word += step) {
            visited[word] = word == root >>> 5 ? 1 << (root & 31) : 0;
        }
        final int fd = gopen(fs, "graph", O_RDONLY);
        final int chunk = chunkLength(gblocksize(fs));
        final long size = (long) offsets.length * Long.BYTES;
        int failure = Math.min(0, fd);
        long at = take(state) * chunk;
        while (at < size && failure == 0) {
            // The next chunk's first offset as well, which ends the last row; another group may read it meanwhile.
            final int count = (int) Math.min(chunk + Long.BYTES, size - at);
            final int read = FileParts.read(fs, fd, at, count, offsets, at);
            failure = read == count ? 0 : Math.min(read < 0 ? read : -Errno.EIO, 0);
            final int rows = failure == 0 ? count / Long.BYTES - 1 : 0;
            for (int row = WorkItem.localId(); row < rows; row += WorkItem.localSize()) {
                noteFirst(offsets, (int) (at / Long.BYTES) + row, chunk, firsts);
            }
            at = take(state) * chunk;
        }
        gclose(fs, fd);
        note(state, failure);
    }

    /** Notes a vertex for all chunks that begin in its row. */
    private static void noteFirst(final long[] offsets, final int vertex, final int chunk, final int[] firsts) {
        final long targets = targetsBegin(offsets.length - 1);
        final long rowBegin = targets + offsets[vertex] * Integer.BYTES;
        final long rowEnd = targets + offsets[vertex + 1] * Integer.BYTES;
        final int index = (int) (targets / chunk);
        if (vertex == 0) {
            firsts[0] = 0;
        }
        for (long at = (rowBegin + chunk - 1) / chunk; at * chunk < rowEnd; at++) {
            firsts[(int) at - index] = vertex;
        }
    }

    /**
     * Reaches the neighbours of all vertices of a level.
     *
     * @param fs      the file system.
     * @param level   whose neighbours are looked for, from 0 to 126.
     * @param offsets as of {@link #begin}.
     * @param firsts  as of {@code begin}.
     * @param visited has a bit for each vertex: 1 if it has a level.
     * @param levels  level of each vertex, or {@link #UNREACHED}.
     * @param state   see the constants.
     */
    static void expand(
            final long[] fs,
            final int level,
            final long[] offsets,
            final int[] firsts,
            final int[] visited,
            final byte[] levels,
            final int[] state) {
        final int fd = gopen(fs, "graph", O_RDONLY);
        final int chunkLength = chunkLength(gblocksize(fs));
        final int chunks = chunkCount(levels.length, offsets[levels.length], chunkLength);
        int failure = Math.min(0, fd);
        int reached = 0;
        int chunk = 0;
        while (chunk < chunks && failure == 0) {
            chunk = takeActive(chunks, level, firsts, levels, state);
            if (chunk < chunks) {
                final long found = expandChunk(fs, fd, chunk, chunkLength, level, offsets, firsts, visited, levels);
                failure = (int) Math.min(0, found);
                reached += (int) Math.max(0, found);
            }
        }
        gclose(fs, fd);
        note(state, failure);
        final int ofGroup = WorkGroup.reduceAdd(reached);
        if (WorkItem.localId() == 0) {
            DeviceAtomics.getAndAdd(state, REACHED, ofGroup);
        }
    }

    /** Takes chunks until one has a vertex of the level, and returns its index; or the number of chunks. */
    private static int takeActive(
            final int chunks, final int level, final int[] firsts, final byte[] levels, final int[] state) {
        int chunk = 0;
        boolean isActive = false;
        while (!isActive) {
            chunk = (int) Math.min(chunks, take(state));
            boolean hasVertex = chunk == chunks;
            final int end = chunk == chunks ? 0 : endVertex(firsts, chunk, chunks, levels.length);
            for (int vertex = hasVertex ? 0 : firsts[chunk] + WorkItem.localId();
                    vertex < end;
                    vertex += WorkItem.localSize()) {
                // Others turn UNREACHED into the next level meanwhile; no vertex comes to this level or leaves it.
                hasVertex |= levels[vertex] == level;
            }
            isActive = WorkGroup.any(hasVertex);
        }
        return chunk;
    }

    /** Returns the end of the vertices whose rows may have targets in a chunk. */
    private static int endVertex(final int[] firsts, final int chunk, final int chunks, final int vertices) {
        return chunk + 1 < chunks ? firsts[chunk + 1] + 1 : vertices;
    }

    /** Returns the number of vertices that this work-item has reached, or an error. */
    private static long expandChunk(
            final long[] fs,
            final int fd,
            final int chunk,
            final int chunkLength,
            final int level,
            final long[] offsets,
            final int[] firsts,
            final int[] visited,
            final byte[] levels) {
        final int vertices = levels.length;
        final long targets = targetsBegin(vertices);
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
                    ? expandRows(fs, mapped, first, edges, vertex, endVertex, level, offsets, visited, levels)
                    : shareRows(fs, mapped, first, edges, vertex, endVertex, level, offsets, visited, levels);
            gunmap(fs, count);
        }
        return result;
    }

    /** Each work-item takes neighbouring rows. */
    private static int expandRows(
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
        final int[] fresh = new int[STRIP];
        final int count = endVertex - beginVertex;
        final int end = beginVertex + (int) ((long) count * (WorkItem.localId() + 1) / WorkItem.localSize());
        int reached = 0;
        for (int vertex = beginVertex + (int) ((long) count * WorkItem.localId() / WorkItem.localSize());
                vertex < end;
                vertex++) {
            if (levels[vertex] == level) {
                final int rowBegin = (int) Math.max(0, offsets[vertex] - first);
                final int rowEnd = (int) Math.min(edges, offsets[vertex + 1] - first);
                reached += reachStrips(fs, mapped, rowBegin, rowEnd, level + 1, visited, levels, fresh);
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
                final int target = DeviceMemory.getInt(fs, mapped + (long) edge * Integer.BYTES);
                reached += reach(target, level + 1, visited, levels);
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

    /**
     * Reaches the targets of a batch in the device's region.
     *
     * @param region  a region of the device with the targets.
     * @param begin   byte offset of the batch's first target.
     * @param count   targets in the batch.
     * @param level   of the targets that were not reached before, from 1 to 127.
     * @param visited as of {@link #expand}.
     * @param levels  as of {@code expand}.
     */
    static void reachRegion(
            final long[] region,
            final long begin,
            final int count,
            final int level,
            final int[] visited,
            final byte[] levels) {
        reachAll(region, begin, count, level, visited, levels);
    }

    /**
     * As {@link #reachRegion}, of a batch in memory.
     *
     * @param fs      the file system; not used.
     * @param memory  has the targets.
     * @param begin   as of {@code reachRegion}.
     * @param count   as of {@code reachRegion}.
     * @param level   as of {@code reachRegion}.
     * @param visited as of {@code reachRegion}.
     * @param levels  as of {@code reachRegion}.
     */
    static void reachMemory(
            final long[] fs,
            final long[] memory,
            final long begin,
            final int count,
            final int level,
            final int[] visited,
            final byte[] levels) {
        reachAll(memory, begin, count, level, visited, levels);
    }

    private static void reachAll(
            final long[] memory,
            final long begin,
            final int count,
            final int level,
            final int[] visited,
            final byte[] levels) {
        final int items = WorkItem.groupCount() * WorkItem.localSize();
        final int item = WorkItem.globalId();
        if (WorkItem.localSize() < MIN_SHARING_GROUP) {
            final int[] fresh = new int[STRIP];
            final int from = (int) ((long) count * item / items);
            final int to = (int) ((long) count * (item + 1) / items);
            reachStrips(memory, begin, from, to, level, visited, levels, fresh);
        } else {
            for (int i = item; i < count; i += items) {
                reach(DeviceMemory.getInt(memory, begin + (long) i * Integer.BYTES), level, visited, levels);
            }
        }
    }

    /**
     * Reaches targets, strip by strip: first those are found that have not been visited. Without a branch, this takes a
     * third less time on a processor.
     *
     * @param fresh memory for the targets of a strip.
     */
    private static int reachStrips(
            final long[] memory,
            final long offset,
            final int begin,
            final int end,
            final int level,
            final int[] visited,
            final byte[] levels,
            final int[] fresh) {
        int reached = 0;
        for (int strip = begin; strip < end; strip += STRIP) {
            final int stripEnd = Math.min(end, strip + STRIP);
            int found = 0;
            for (int edge = strip; edge < stripEnd; edge++) {
                final int target = DeviceMemory.getInt(memory, offset + (long) edge * Integer.BYTES);
                fresh[found] = target;
                found += ~visited[target >>> 5] >>> (target & 31) & 1;
            }
            for (int i = 0; i < found; i++) {
                reached += reach(fresh[i], level, visited, levels);
            }
        }
        return reached;
    }

    /** Gives a vertex its level, and returns 1 unless it has one. */
    private static int reach(final int vertex, final int level, final int[] visited, final byte[] levels) {
        final int word = vertex >>> 5;
        final int bit = 1 << (vertex & 31);
        int reached = 0;
        // Most have been visited, and a load costs less than an atomic operation.
        if ((visited[word] & bit) == 0 && (DeviceAtomics.getAndBitwiseOr(visited, word, bit) & bit) == 0) {
            levels[vertex] = (byte) level;
            reached = 1;
        }
        return reached;
    }

    private static long take(final int[] state) {
        return WorkItem.broadcast(WorkItem.localId() == 0 ? DeviceAtomics.getAndAdd(state, TAKEN, 1) : 0);
    }

    private static void note(final int[] state, final int failure) {
        if (failure < 0) {
            DeviceAtomics.getAndMin(state, ERROR, failure);
        }
    }
}
