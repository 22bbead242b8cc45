package io.github.galefs.bench.graph;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The rows of some vertices, one after the other: the host copies any part of them, on all processors. */
final class Frontier {
    /** Words of the bits whose rows a thread copies at a time. */
    private static final int RANGE = 32;

    private final MappedGraph graph;
    private final int[] bits;

    /** For each range the place of its first edge, and the number of edges. */
    private final long[] places;

    /** @param bits a bit for each vertex, 1 if its row is one of these. */
    Frontier(final MappedGraph graph, final int[] bits) {
        this.graph = graph;
        this.bits = bits;
        places = new long[(bits.length + RANGE - 1) / RANGE + 1];
        IntStream.range(0, places.length - 1).parallel().forEach(range -> places[range + 1] = edges(range));
        Arrays.parallelPrefix(places, Long::sum);
    }

    /** Returns the number of edges in all rows. */
    long edges() {
        return places[places.length - 1];
    }

    /** Copies the targets of edges from a place on, as many as the destination holds. */
    void copy(final long place, final MemorySegment destination) {
        final long end = place + destination.byteSize() / Integer.BYTES;
        final int found = Arrays.binarySearch(places, place);
        int first = found < 0 ? -found - 2 : found;
        // A range without edges has the place of the next one, and nothing to copy.
        while (first > 0 && places[first] == place) {
            first--;
        }
        final int firstRange = first;
        IntStream.range(firstRange, places.length - 1)
                .parallel()
                .filter(range -> places[range] < end && places[range + 1] > place)
                .forEach(range -> copyRange(range, place, end, destination));
    }

    private long edges(final int range) {
        long edges = 0;
        for (int word = range * RANGE; word < endOf(range); word++) {
            for (int rest = bits[word]; rest != 0; rest &= rest - 1) {
                final int vertex = word * Integer.SIZE + Integer.numberOfTrailingZeros(rest);
                edges += graph.firstEdge(vertex + 1) - graph.firstEdge(vertex);
            }
        }
        return edges;
    }

    private void copyRange(final int range, final long begin, final long end, final MemorySegment destination) {
        long place = places[range];
        for (int word = range * RANGE; word < endOf(range); word++) {
            for (int rest = bits[word]; rest != 0; rest &= rest - 1) {
                final int vertex = word * Integer.SIZE + Integer.numberOfTrailingZeros(rest);
                final long row = graph.firstEdge(vertex);
                final long rowEnd = place + graph.firstEdge(vertex + 1) - row;
                final long from = Math.max(begin, place);
                final long to = Math.min(end, rowEnd);
                if (from < to) {
                    MemorySegment.copy(
                            graph.bytes(),
                            graph.offset(row + from - place),
                            destination,
                            (from - begin) * Integer.BYTES,
                            (to - from) * Integer.BYTES);
                }
                place = rowEnd;
            }
        }
    }

    private int endOf(final int range) {
        return Math.min(bits.length, (range + 1) * RANGE);
    }
}
