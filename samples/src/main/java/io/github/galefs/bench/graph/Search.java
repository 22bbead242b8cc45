package io.github.galefs.bench.graph;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.sample.graph.GraphDescriptor;
import java.io.IOException;

/** A way of searching. */
@FunctionalInterface
interface Search {
    /**
     * Searches from a root on.
     *
     * @return the level of each vertex, 0 for the root, or {@link GraphDescriptor#UNREACHED}, and perhaps another
     *     element; valid until the next search.
     */
    byte[] levels(int root) throws BenchException, IOException, InterruptedException;

    /** Returns the level behind another. */
    static int next(final int level) throws BenchException {
        if (level == Byte.MAX_VALUE) {
            throw new BenchException("the graph has more than " + Byte.MAX_VALUE + " levels: it is no R-MAT graph");
        }
        return level + 1;
    }
}
