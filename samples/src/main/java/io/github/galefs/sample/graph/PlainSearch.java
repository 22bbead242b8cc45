package io.github.galefs.sample.graph;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** The same search in plain Java by a queue, which verifies the kernels. */
final class PlainSearch {
    private final ByteBuffer file;
    private final int vertices;

    /** @param bytes of the graph. */
    PlainSearch(final byte[] bytes) {
        file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int last = 0;
        while (8L * (last + 1) + 4 * offset(last) != bytes.length) {
            last++;
        }
        vertices = last;
    }

    /** Returns the level of each vertex, or -1. */
    byte[] levels(final int root) {
        final byte[] levels = new byte[vertices];
        Arrays.fill(levels, (byte) -1);
        final int[] queue = new int[vertices];
        queue[0] = root;
        levels[root] = 0;
        int end = 1;
        for (int next = 0; next < end; next++) {
            final int vertex = queue[next];
            for (long edge = offset(vertex); edge < offset(vertex + 1); edge++) {
                final int target = file.getInt((int) (8L * (vertices + 1) + 4 * edge));
                if (levels[target] < 0) {
                    levels[target] = (byte) (levels[vertex] + 1);
                    queue[end] = target;
                    end++;
                }
            }
        }
        return levels;
    }

    private long offset(final int vertex) {
        return file.getLong(8 * vertex);
    }
}
