package io.github.galefs.bench.graph;

import io.github.galefs.sample.graph.GraphDescriptor;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** The plain file, mapped. */
final class MappedGraph implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    private final MemorySegment file;
    private final int vertices;
    private final long targetsBegin;

    MappedGraph(final Path path, final int vertices) throws IOException {
        this.vertices = vertices;
        targetsBegin = GraphDescriptor.targetsBegin(vertices);
        try (FileChannel channel = FileChannel.open(path)) {
            file = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
        }
    }

    MemorySegment bytes() {
        return file;
    }

    int vertices() {
        return vertices;
    }

    /** Returns the index of a vertex's first edge; of the number of vertices, the number of edges. */
    long firstEdge(final int vertex) {
        return file.getAtIndex(ValueLayout.JAVA_LONG, vertex);
    }

    /** Returns the offset of an edge's target. */
    long offset(final long edge) {
        return targetsBegin + edge * Integer.BYTES;
    }

    @Override
    public void close() {
        arena.close();
    }
}
