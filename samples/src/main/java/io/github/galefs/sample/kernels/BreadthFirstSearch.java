package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Breadth-first search in a graph that lies in a file: a launch for each level, reads where the data says. */
public final class BreadthFirstSearch {
    /** Edges in one read. */
    public static final int EDGES = 64;

    /** Level of a vertex that has not been reached. */
    public static final int UNREACHED = -1;

    private BreadthFirstSearch() {}

    /**
     * The kernel: sets the level of all neighbours of the vertices of a level.
     *
     * @param fs       the file system, with the file "graph": for each vertex the index of its first edge, the number
     *                 of edges, and the target of each edge; all int32.
     * @param vertices vertices of the graph.
     * @param level    the level whose neighbours are looked for.
     * @param edges    {@link #EDGES} elements for each work-group.
     * @param levels   level of each vertex, or {@link #UNREACHED}.
     * @param reached  one element, to which the number of vertices of the next level is added.
     * @param error    receives an error; see the package.
     */
    public static void step(
            final long[] fs,
            final int vertices,
            final int level,
            final int[] edges,
            final int[] levels,
            final int[] reached,
            final int[] error) {
        final int fd = gopen(fs, "graph", O_RDONLY);
        Failures.note(error, fd);
        for (int vertex = WorkItem.groupId(); vertex < vertices; vertex += WorkItem.groupCount()) {
            // Others turn UNREACHED into the next level meanwhile; no vertex comes to this level or leaves it.
            if (levels[vertex] == level) {
                reachNeighbours(fs, fd, vertices, vertex, edges, levels, level + 1, reached, error);
            }
        }
        gclose(fs, fd);
    }

    private static void reachNeighbours(
            final long[] fs,
            final int fd,
            final int vertices,
            final int vertex,
            final int[] edges,
            final int[] levels,
            final int level,
            final int[] reached,
            final int[] error) {
        final int begin = WorkItem.groupId() * EDGES;
        final long place = (long) begin * Integer.BYTES;
        int count = FileParts.read(fs, fd, (long) vertex * Integer.BYTES, 2 * Integer.BYTES, edges, place);
        Failures.note(error, count);
        final int end = count < 0 ? 0 : edges[begin + 1];
        int edge = count < 0 ? 0 : edges[begin];
        WorkItem.barrier(); // all know the edges: the next read overwrites their numbers
        while (edge < end) {
            count = Math.min(EDGES, end - edge);
            final long offset = (vertices + 1L + edge) * Integer.BYTES;
            Failures.note(error, FileParts.read(fs, fd, offset, count * Integer.BYTES, edges, place));
            for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
                if (DeviceAtomics.compareAndSet(levels, edges[begin + i], UNREACHED, level)) {
                    DeviceAtomics.getAndAdd(reached, 0, 1);
                }
            }
            WorkItem.barrier();
            edge += count;
        }
    }
}
