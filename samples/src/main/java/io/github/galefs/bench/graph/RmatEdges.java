package io.github.galefs.bench.graph;

import java.util.Collections;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The undirected edges of an R-MAT graph, each computed from its number, so that nobody stores them.
 *
 * <p>The parameters are those of Graph500: 16 edges for each vertex, with the probabilities 0.57, 0.19, 0.19 and 0.05.
 * Self loops and multiple edges stay. A bijection of the vertices hides which of them have many edges.
 *
 * @param scale logarithm of the number of vertices, from 2 to 26.
 * @see <a href="https://doi.org/10.1137/1.9781611972740.43">Chakrabarti, Zhan, Faloutsos: R-MAT, a recursive model for
 *     graph mining (2004)</a>
 */
record RmatEdges(int scale) {
    private static final int EDGE_FACTOR = 16;
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final int LOW_BITS = Integer.SIZE;

    /** Bounds of the quadrants among 32 random bits. */
    private static final long A = (long) (0.57 * (1L << LOW_BITS));

    private static final long A_B = (long) (0.76 * (1L << LOW_BITS));
    private static final long A_B_C = (long) (0.95 * (1L << LOW_BITS));

    /** Edges that a thread takes at a time. */
    private static final int PART = 1 << 14;

    /** Receives edges. */
    @FunctionalInterface
    interface Consumer {
        /** Receives one edge, on any thread. */
        void accept(int from, int to);
    }

    int vertices() {
        return 1 << scale;
    }

    long count() {
        return (long) EDGE_FACTOR << scale;
    }

    /**
     * Passes all edges to the consumer, on all processors, in any order.
     *
     * @throws InterruptedException if the calling thread is interrupted; the others then stop soon.
     */
    void forEach(final Consumer consumer) throws InterruptedException {
        final AtomicLong taken = new AtomicLong();
        final int processors = Runtime.getRuntime().availableProcessors();
        // No parallel stream: its caller hides an interrupt as long as it waits for the others.
        try (ExecutorService threads = Executors.newFixedThreadPool(processors)) {
            final var shares = Collections.nCopies(processors, Executors.callable(() -> passParts(taken, consumer)));
            for (final Future<?> share : threads.invokeAll(shares)) {
                share.get();
            }
        } catch (final ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private void passParts(final AtomicLong taken, final Consumer consumer) {
        long begin = taken.getAndAdd(PART);
        while (begin < count() && !Thread.currentThread().isInterrupted()) {
            final long end = Math.min(count(), begin + PART);
            for (long edge = begin; edge < end; edge++) {
                final long ends = ends(edge);
                consumer.accept(scramble((int) (ends >>> LOW_BITS)), scramble((int) ends));
            }
            begin = taken.getAndAdd(PART);
        }
    }

    /** Returns both ends of an edge, 32 bits each. */
    private long ends(final long edge) {
        long state = mix((edge + 1) * GOLDEN_GAMMA);
        long bits = 0;
        int from = 0;
        int to = 0;
        for (int level = 0; level < scale; level++) {
            if ((level & 1) == 0) {
                state += GOLDEN_GAMMA;
                bits = mix(state);
            }
            final long random = bits & 0xFFFF_FFFFL;
            bits >>>= LOW_BITS;
            final int lower = random >= A_B ? 1 : 0;
            from = from << 1 | lower;
            to = to << 1 | ((random >= A ? 1 : 0) ^ lower ^ (random >= A_B_C ? 1 : 0));
        }
        return (long) from << LOW_BITS | to;
    }

    /** Steps that each are a bijection of the numbers of {@code scale} bits. */
    private int scramble(final int vertex) {
        final int mask = vertices() - 1;
        final int half = (scale + 1) / 2;
        int scrambled = vertex * 0x2C1B3C6D + 0x297A2D39 & mask;
        scrambled ^= scrambled >>> half;
        scrambled = scrambled * 0x7FEB352D & mask;
        scrambled ^= scrambled >>> half;
        return scrambled * 0x5BD1E995 & mask;
    }

    /** Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (2014), the output of SplitMix64. */
    private static long mix(final long state) {
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
