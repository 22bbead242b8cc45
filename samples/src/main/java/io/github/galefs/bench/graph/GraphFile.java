package io.github.galefs.bench.graph;

import io.github.galefs.bench.measure.TwinFile;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.graph.GraphDescriptor;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A graph in compressed sparse rows: in a store of its own, and as a plain file beside that.
 *
 * <p>The file has, for each vertex, the index of its first edge, and after the last vertex the number of edges, as
 * int64; then the target of each edge, as int32, ascending in each row. An undirected edge is one of either end.
 */
final class GraphFile implements AutoCloseable {
    static final String NAME = "graph";

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    /** Targets that are in memory at a time while the file is written, unless a row has more. */
    private static final int PART = 32 << 20;

    private final RmatEdges edges;
    private final long[] offsets;
    private final TwinFile file;

    GraphFile(final RmatEdges edges) throws IOException, InterruptedException {
        this.edges = edges;
        offsets = new long[edges.vertices() + 1];
        file = TwinFile.create(NAME, this::write);
    }

    FileService files() {
        return file.files();
    }

    /** Returns the plain file. */
    Path plain() {
        return file.plain();
    }

    int vertices() {
        return edges.vertices();
    }

    long byteLength() {
        return GraphDescriptor.targetsBegin(vertices()) + edges() * Integer.BYTES;
    }

    /** Returns the number of edges, two for each undirected one. */
    long edges() {
        return offsets[vertices()];
    }

    /** Returns how many edges leave the vertices that have a level. */
    long edgesOf(final byte[] levels) {
        return IntStream.range(0, vertices())
                .parallel()
                .filter(vertex -> levels[vertex] != GraphDescriptor.UNREACHED)
                .mapToLong(this::degree)
                .sum();
    }

    /** Returns how many edges leave a vertex. A self loop counts twice. */
    int degree(final int vertex) {
        return (int) (offsets[vertex + 1] - offsets[vertex]);
    }

    @Override
    public void close() throws FileServiceException {
        file.close();
    }

    private void write(final TwinFile.Output output) throws IOException, InterruptedException {
        final int[] next = new int[vertices()];
        edges.forEach((from, to) -> {
            INTS.getAndAdd(next, from, 1);
            INTS.getAndAdd(next, to, 1);
        });
        for (int vertex = 0; vertex < next.length; vertex++) {
            offsets[vertex + 1] = offsets[vertex] + next[vertex];
        }
        output.write(0, MemorySegment.ofArray(offsets));
        int begin = 0;
        while (begin < vertices()) {
            final int end = endOfPart(begin);
            final long position = GraphDescriptor.targetsBegin(vertices()) + offsets[begin] * Integer.BYTES;
            output.write(position, MemorySegment.ofArray(targets(begin, end, next)));
            begin = end;
        }
    }

    /** Returns the end of the rows that fit into a part, of one row at least. */
    private int endOfPart(final int begin) {
        final int found = Arrays.binarySearch(offsets, offsets[begin] + PART);
        // Neighbouring rows without edges have the same offset: any of them is as good.
        final int end = found < 0 ? -found - 2 : found;
        return Math.clamp(end, begin + 1, vertices());
    }

    /** Returns the targets of some rows. */
    private int[] targets(final int begin, final int end, final int[] next) throws InterruptedException {
        final int[] targets = new int[(int) (offsets[end] - offsets[begin])];
        for (int vertex = begin; vertex < end; vertex++) {
            next[vertex] = (int) (offsets[vertex] - offsets[begin]);
        }
        edges.forEach((from, to) -> {
            if (from >= begin && from < end) {
                targets[(int) INTS.getAndAdd(next, from, 1)] = to;
            }
            if (to >= begin && to < end) {
                targets[(int) INTS.getAndAdd(next, to, 1)] = from;
            }
        });
        // Threads have filled the rows in any order.
        IntStream.range(begin, end)
                .parallel()
                .forEach(vertex -> Arrays.sort(targets, (int) (offsets[vertex] - offsets[begin]), (int)
                        (offsets[vertex + 1] - offsets[begin])));
        return targets;
    }
}
