package io.github.galefs.sample.graph;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gblocksize;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Breadth-first search in a graph file. Device code.
 *
 * <p>A level is a launch. Work-groups take the chunks of the file's targets, each of which lies in a block, and map
 * those with edges of the level's vertices. So the file is read in its own order, each block at most once a level, and
 * long rows are shared by many groups.
 *
 * <p>No file makes a kernel access memory outside of its arrays. {@link #index} checks the offsets in the device's
 * memory, where nobody changes them. {@link Targets} checks each target whenever it is read.
 */
final class GraphKernels {
    /** Element of {@code state}: the number of chunks that groups have taken, 0 at the launch. */
    static final int TAKEN = 0;

    /** Element of {@code state}: to it the number of vertices is added that the launch has reached. */
    static final int REACHED = 1;

    /** Element of {@code state}: receives the lowest error of a file call, or stays 0. */
    static final int ERROR = 2;

    /** Element of {@code state}: receives the lowest index of the offsets that a kernel looks for. */
    static final int LOWEST = 3;

    /** Element of {@code state}: receives 1 if a target is no vertex. */
    static final int STRAY = 4;

    /** Element of {@code state}: receives the bytes of a block. */
    static final int BLOCK_BYTES = 5;

    static final int STATE_LENGTH = 6;

    private GraphKernels() {}

    /**
     * Finds the first offset that is at least the number of targets which would follow it. In a graph, this is the
     * offset behind the last vertex: further offsets follow all others.
     *
     * @param fs    the file system.
     * @param path  of the graph.
     * @param size  bytes to look in, from the begin of the graph on.
     * @param end   bytes of the graph.
     * @param state see the constants; the offset's index is {@link #LOWEST}.
     */
    static void measure(final long[] fs, final byte[] path, final long size, final long end, final int[] state) {
        final int fd = gopen(fs, path, 0, path.length, O_RDONLY);
        final int chunk = ChunkSearch.chunkLength(gblocksize(fs));
        state[BLOCK_BYTES] = gblocksize(fs);
        int failure = Math.min(0, fd);
        long at = takeBeforeLowest(state, chunk);
        while (at < size && failure == 0) {
            final int count = (int) Math.min(chunk, size - at);
            final long mapped = FileParts.map(fs, fd, at, count);
            failure = mapped >= 0 || mapped < LOWEST_ERROR ? 0 : (int) mapped;
            if (failure == 0) {
                noteLast(fs, mapped, (int) (at / Long.BYTES), count / Long.BYTES, end, state);
                gunmap(fs, count);
            }
            at = takeBeforeLowest(state, chunk);
        }
        gclose(fs, fd);
        note(state, failure);
    }

    /** Takes a chunk and returns its begin; or the largest number, if the offset was found before the chunk. */
    private static long takeBeforeLowest(final int[] state, final int chunk) {
        long at = 0;
        if (WorkItem.localId() == 0) {
            at = (long) DeviceAtomics.getAndAdd(state, TAKEN, 1) * chunk;
            at = (long) DeviceAtomics.getAndAdd(state, LOWEST, 0) * Long.BYTES < at ? Long.MAX_VALUE : at;
        }
        return WorkItem.broadcast(at);
    }

    /** Notes the lowest index of an offset that is large enough. Each work-item takes every localSize-th offset. */
    private static void noteLast(
            final long[] fs, final long mapped, final int first, final int count, final long end, final int[] state) {
        int lowest = Integer.MAX_VALUE;
        for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
            final long offset = DeviceMemory.getLong(fs, mapped + (long) i * Long.BYTES);
            final long targets = (end - GraphDescriptor.targetsBegin(first + i)) / Integer.BYTES;
            lowest = offset >= targets ? Math.min(lowest, first + i) : lowest;
        }
        if (lowest < Integer.MAX_VALUE) {
            DeviceAtomics.getAndMin(state, LOWEST, lowest);
        }
    }

    /**
     * Reads the offsets of the rows.
     *
     * @param fs      the file system.
     * @param path    of the graph.
     * @param offsets receives the first edge of each vertex, and the number of edges.
     * @param state   see the constants.
     */
    static void load(final long[] fs, final byte[] path, final long[] offsets, final int[] state) {
        final int fd = gopen(fs, path, 0, path.length, O_RDONLY);
        final int chunk = ChunkSearch.chunkLength(gblocksize(fs));
        final long size = (long) offsets.length * Long.BYTES;
        int failure = Math.min(0, fd);
        long at = take(state) * chunk;
        while (at < size && failure == 0) {
            final int count = (int) Math.min(chunk, size - at);
            final int read = FileParts.read(fs, fd, at, count, offsets, at);
            failure = read == count ? 0 : Math.min(read < 0 ? read : -Errno.EIO, 0);
            at = take(state) * chunk;
        }
        gclose(fs, fd);
        note(state, failure);
    }

    /**
     * Checks the offsets, and finds the first vertex of each chunk.
     *
     * @param fs          the file system; not used.
     * @param offsets     as of {@link #load}.
     * @param edges       of the graph.
     * @param chunkLength bytes of a chunk.
     * @param firsts      receives for each chunk the vertex of its first target.
     * @param state       see the constants; {@link #LOWEST} receives the index of a wrong offset.
     */
    static void index(
            final long[] fs,
            final long[] offsets,
            final long edges,
            final int chunkLength,
            final int[] firsts,
            final int[] state) {
        final int vertices = offsets.length - 1;
        final long step = (long) WorkItem.groupCount() * WorkItem.localSize();
        for (long i = WorkItem.globalId(); i <= vertices; i += step) {
            final int vertex = (int) i;
            final long before = vertex == 0 ? 0 : offsets[vertex - 1];
            final long least = vertex == vertices ? Math.max(before, edges) : before;
            final long most = vertex == 0 ? 0 : edges;
            if (offsets[vertex] < least || offsets[vertex] > most) {
                DeviceAtomics.getAndMin(state, LOWEST, vertex);
            } else if (vertex > 0 && before >= 0) {
                noteFirst(offsets, vertex - 1, chunkLength, firsts);
            }
        }
    }

    /** Notes a vertex for all chunks that begin in its row. */
    private static void noteFirst(final long[] offsets, final int vertex, final int chunkLength, final int[] firsts) {
        final long targets = GraphDescriptor.targetsBegin(offsets.length - 1);
        final long rowBegin = targets + offsets[vertex] * Integer.BYTES;
        final long rowEnd = targets + offsets[vertex + 1] * Integer.BYTES;
        final int index = (int) (targets / chunkLength);
        if (vertex == 0) {
            firsts[0] = 0;
        }
        for (long at = (rowBegin + chunkLength - 1) / chunkLength; at * chunkLength < rowEnd; at++) {
            firsts[(int) at - index] = vertex;
        }
    }

    /**
     * Marks the root.
     *
     * @param fs      the file system; not used.
     * @param root    vertex to begin at.
     * @param visited receives a bit for each vertex: 1 for the root, 0 for all others; see {@link Targets}.
     * @param levels  receives the level of each vertex: 0 for the root, {@link GraphDescriptor#UNREACHED} for all
     *     others; see {@code Targets}.
     */
    static void mark(final long[] fs, final int root, final int[] visited, final byte[] levels) {
        final long step = (long) WorkItem.groupCount() * WorkItem.localSize();
        for (long vertex = WorkItem.globalId(); vertex < levels.length; vertex += step) {
            levels[(int) vertex] = vertex == root ? 0 : GraphDescriptor.UNREACHED;
        }
        for (long word = WorkItem.globalId(); word < visited.length; word += step) {
            visited[(int) word] = word == root >>> 5 ? 1 << (root & 31) : 0;
        }
    }

    /**
     * Reaches the neighbours of all vertices of a level.
     *
     * @param fs      the file system.
     * @param path    of the graph.
     * @param level   whose neighbours are looked for, from 0 to {@link GraphDescriptor#MAX_LEVEL}. Neighbours of the
     *     last level are counted, and get a wrong level.
     * @param offsets as of {@link #load}, and without a wrong one.
     * @param firsts  as of {@link #index}.
     * @param visited has a bit for each vertex: 1 if it has a level.
     * @param levels  level of each vertex, or {@link GraphDescriptor#UNREACHED}.
     * @param state   see the constants.
     */
    static void expand(
            final long[] fs,
            final byte[] path,
            final int level,
            final long[] offsets,
            final int[] firsts,
            final int[] visited,
            final byte[] levels,
            final int[] state) {
        final int vertices = offsets.length - 1;
        final int fd = gopen(fs, path, 0, path.length, O_RDONLY);
        final int chunkLength = ChunkSearch.chunkLength(gblocksize(fs));
        final int chunks = ChunkSearch.chunkCount(vertices, offsets[vertices], chunkLength);
        int failure = Math.min(0, fd);
        int reached = 0;
        int chunk = 0;
        while (chunk < chunks && failure == 0) {
            chunk = takeActive(chunks, level, firsts, levels, state);
            if (chunk < chunks) {
                final long found =
                        ChunkSearch.reachChunk(fs, fd, chunk, chunkLength, level, offsets, firsts, visited, levels);
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
        // The work-item that has reached the element behind the last vertex sees its own store.
        if (levels[vertices] != GraphDescriptor.UNREACHED) {
            state[STRAY] = 1;
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
            final int end = chunk == chunks ? 0 : ChunkSearch.endVertex(firsts, chunk, chunks, levels.length - 1);
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

    /**
     * Writes the levels of all vertices to a file.
     *
     * @param fs     the file system.
     * @param path   of the file.
     * @param levels the levels; see {@link Targets}.
     * @param state  see the constants.
     */
    static void write(final long[] fs, final byte[] path, final byte[] levels, final int[] state) {
        final long vertices = levels.length - 1L;
        final long begin = vertices * WorkItem.groupId() / WorkItem.groupCount();
        final long end = vertices * (WorkItem.groupId() + 1) / WorkItem.groupCount();
        final int fd = gopen(fs, path, 0, path.length, O_WRONLY | O_CREAT | O_TRUNC);
        final int written = FileParts.write(fs, fd, begin, (int) (end - begin), levels, begin);
        final int closed = gclose(fs, fd);
        note(state, fd < 0 ? fd : written < 0 ? written : closed);
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
