package io.github.galefs.bench.graph;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.sample.graph.GraphDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Plain Java: each processor's thread takes ranges of vertices, and reads rows where they lie in the mapped file. */
final class JavaSearch implements Search {
    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int THREADS = Runtime.getRuntime().availableProcessors();

    /** Vertices that a thread takes at a time: few, so that all threads end at about the same time. */
    private static final int RANGE = 1 << 10;

    /** Targets that a thread looks at before it reaches those that are new. */
    private static final int STRIP = 1 << 10;

    private final MappedGraph graph;
    private final byte[] levels;
    private final int[] visited;

    JavaSearch(final MappedGraph graph) {
        this.graph = graph;
        levels = new byte[graph.vertices()];
        visited = new int[(levels.length + Integer.SIZE - 1) / Integer.SIZE];
    }

    @Override
    public byte[] levels(final int root) throws BenchException {
        Arrays.fill(levels, GraphDescriptor.UNREACHED);
        Arrays.fill(visited, 0);
        reach(root, 0);
        int level = 0;
        while (expand(level) > 0) {
            level = Search.next(level);
        }
        return levels;
    }

    /** Reaches the neighbours of all vertices of a level, and returns their number. */
    private int expand(final int level) {
        final AtomicInteger taken = new AtomicInteger();
        return IntStream.range(0, THREADS)
                .parallel()
                .map(_ -> expandRanges(level, taken))
                .sum();
    }

    private int expandRanges(final int level, final AtomicInteger taken) {
        final int[] fresh = new int[STRIP];
        int reached = 0;
        int begin = taken.getAndAdd(RANGE);
        while (begin < levels.length) {
            final int end = Math.min(levels.length, begin + RANGE);
            for (int vertex = begin; vertex < end; vertex++) {
                if (levels[vertex] == level) {
                    reached += expandRow(vertex, level + 1, fresh);
                }
            }
            begin = taken.getAndAdd(RANGE);
        }
        return reached;
    }

    /** @param fresh memory for the targets of a strip. */
    private int expandRow(final int vertex, final int level, final int[] fresh) {
        final long first = graph.firstEdge(vertex);
        final int count = (int) (graph.firstEdge(vertex + 1) - first);
        int reached = 0;
        for (int edge = 0; edge < count; edge += fresh.length) {
            final int found = findFresh(graph.offset(first + edge), Math.min(fresh.length, count - edge), fresh);
            for (int i = 0; i < found; i++) {
                reached += reach(fresh[i], level);
            }
        }
        return reached;
    }

    /** Finds the targets that have not been visited, and returns their number. A branch takes a third more time. */
    private int findFresh(final long offset, final int count, final int[] fresh) {
        final MemorySegment file = graph.bytes();
        int found = 0;
        for (int i = 0; i < count; i++) {
            final int target = file.get(ValueLayout.JAVA_INT, offset + (long) i * Integer.BYTES);
            fresh[found] = target;
            found += ~visited[target >>> 5] >>> target & 1;
        }
        return found;
    }

    private int reach(final int vertex, final int level) {
        final int word = vertex >>> 5;
        final int bit = 1 << vertex;
        if (((int) WORDS.getAndBitwiseOr(visited, word, bit) & bit) != 0) {
            return 0;
        }
        levels[vertex] = (byte) level;
        return 1;
    }
}
