package io.github.galefs.sample.graph;

/**
 * Layout of a graph file, little-endian, and of the levels of its vertices. Device code.
 *
 * <p>A graph of V vertices and E edges has the index of each vertex's first edge, and E behind the last one, as V + 1
 * values of int64. The target of each edge follows as int32. An undirected edge is an edge of either end.
 *
 * <p>The level of a vertex is an int8: the least number of edges on a path from the root.
 */
public final class GraphDescriptor {
    /** Level of a vertex that no path reaches. */
    public static final byte UNREACHED = -1;

    /** The highest level. */
    public static final int MAX_LEVEL = Byte.MAX_VALUE;

    private GraphDescriptor() {}

    /**
     * Returns the offset of the first target in the file.
     *
     * @param vertices of the graph.
     * @return offset in bytes.
     */
    public static long targetsBegin(final int vertices) {
        return (vertices + 1L) * Long.BYTES;
    }
}
