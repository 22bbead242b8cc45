package io.github.galefs.sample.graph;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;

/**
 * Targets that give vertices their level. Device code.
 *
 * <p>A target may be any number. All targets that are no vertex reach the element of {@code levels} behind the last
 * vertex. Their bits in {@code visited} are never set: a word of zeros follows that of the last vertex. So the loop
 * over the edges needs no branch for them, and only the lesser of two numbers.
 */
public final class Targets {
    /** Targets that a work-item looks at before it reaches those that are new. */
    public static final int STRIP = 64;

    private Targets() {}

    /**
     * Returns the length of {@code visited}.
     *
     * @param vertices of the graph.
     * @return words of 32 bits.
     */
    public static int visitedLength(final int vertices) {
        return vertices / Integer.SIZE + 2;
    }

    /**
     * Returns the length of {@code levels}.
     *
     * @param vertices of the graph.
     * @return elements.
     */
    public static int levelsLength(final int vertices) {
        return vertices + 1;
    }

    /**
     * Reaches targets, strip by strip: first those are found that have not been visited. Without a branch, this takes a
     * third less time on a processor.
     *
     * @param memory  has the targets.
     * @param offset  byte offset of the target with the index 0.
     * @param begin   index of the first target.
     * @param end     index behind the last target.
     * @param level   of the targets that were not reached before, from 1 to {@link GraphDescriptor#MAX_LEVEL}.
     * @param visited a bit for each vertex: 1 if it has a level.
     * @param levels  level of each vertex, or {@link GraphDescriptor#UNREACHED}.
     * @param fresh   memory for the targets of a strip.
     * @return number of vertices that were reached.
     */
    public static int reachStrips(
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
                found += ~visited[word(target, visited)] >>> (target & 31) & 1;
            }
            for (int i = 0; i < found; i++) {
                reached += reach(fresh[i], level, visited, levels);
            }
        }
        return reached;
    }

    /**
     * Reaches a target.
     *
     * @param memory  has the targets.
     * @param offset  byte offset of the target with the index 0.
     * @param edge    index of the target.
     * @param level   as of {@link #reachStrips}.
     * @param visited as of {@code reachStrips}.
     * @param levels  as of {@code reachStrips}.
     * @return 1 if the vertex was not reached before, else 0.
     */
    public static int reach(
            final long[] memory,
            final long offset,
            final int edge,
            final int level,
            final int[] visited,
            final byte[] levels) {
        return reach(DeviceMemory.getInt(memory, offset + (long) edge * Integer.BYTES), level, visited, levels);
    }

    private static int reach(final int target, final int level, final int[] visited, final byte[] levels) {
        final int vertices = levels.length - 1;
        final int word = word(target, visited);
        final int bit = 1 << (target & 31);
        int reached = 0;
        // Most have been visited, and a load costs less than an atomic operation.
        if ((visited[word] & bit) == 0) {
            final boolean isVertex = target >= 0 && target < vertices;
            if (!isVertex || (DeviceAtomics.getAndBitwiseOr(visited, word, bit) & bit) == 0) {
                levels[isVertex ? target : vertices] = (byte) level;
                reached = 1;
            }
        }
        return reached;
    }

    /** Returns the index of the word with a target's bit, or of the last word. */
    private static int word(final int target, final int[] visited) {
        return Math.min(target >>> 5, visited.length - 1);
    }
}
