package io.github.galefs.sample.graph;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Graphs as arrays: a row of targets for each vertex. */
public final class Rows {
    private Rows() {}

    /** Returns a graph with random targets. */
    public static int[][] random(final int vertices, final IntUnaryOperator edges, final SplittableRandom random) {
        return IntStream.range(0, vertices)
                .mapToObj(vertex ->
                        random.ints(edges.applyAsInt(vertex), 0, vertices).toArray())
                .toArray(int[][]::new);
    }

    /** Returns a graph whose vertices have an edge to the next one each. */
    public static int[][] path(final int vertices) {
        return IntStream.range(0, vertices)
                .mapToObj(vertex -> vertex < vertices - 1 ? new int[] {vertex + 1} : new int[0])
                .toArray(int[][]::new);
    }

    public static long edges(final int[][] graph) {
        return Arrays.stream(graph).mapToLong(row -> row.length).sum();
    }

    /** Returns the file of a graph. */
    public static byte[] bytes(final int[][] graph) {
        final ByteBuffer bytes = ByteBuffer.allocate(
                        (int) (Long.BYTES * (graph.length + 1L) + Integer.BYTES * edges(graph)))
                .order(ByteOrder.LITTLE_ENDIAN);
        long offset = 0;
        for (final int[] row : graph) {
            bytes.putLong(offset);
            offset += row.length;
        }
        bytes.putLong(offset);
        Arrays.stream(graph).flatMapToInt(Arrays::stream).forEach(bytes::putInt);
        return bytes.array();
    }

    /** Returns the level of each vertex, by plain Java. */
    public static byte[] levels(final int[][] graph, final int root) {
        final byte[] levels = new byte[graph.length];
        Arrays.fill(levels, GraphDescriptor.UNREACHED);
        levels[root] = 0;
        final Queue<Integer> queue = new ArrayDeque<>(List.of(root));
        while (!queue.isEmpty()) {
            final int vertex = queue.remove();
            for (final int neighbour : graph[vertex]) {
                if (levels[neighbour] == GraphDescriptor.UNREACHED) {
                    levels[neighbour] = (byte) (levels[vertex] + 1);
                    queue.add(neighbour);
                }
            }
        }
        return levels;
    }
}
