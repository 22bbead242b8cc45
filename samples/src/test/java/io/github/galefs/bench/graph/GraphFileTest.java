package io.github.galefs.bench.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.graph.GraphDescriptor;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class GraphFileTest {
    private static final RmatEdges EDGES = new RmatEdges(9);

    @Test
    void shouldWriteEachEdgeOfBothItsEndsInAscendingRows() throws Exception {
        final AtomicIntegerArray counts = new AtomicIntegerArray(EDGES.vertices() * EDGES.vertices());
        EDGES.forEach((from, to) -> {
            counts.incrementAndGet(from * EDGES.vertices() + to);
            counts.incrementAndGet(to * EDGES.vertices() + from);
        });
        try (GraphFile file = new GraphFile(EDGES)) {
            final byte[] bytes = HostFiles.readAll(file.files(), GraphFile.NAME);
            assertArrayEquals(bytes, Files.readAllBytes(file.plain()));
            assertEquals(file.byteLength(), bytes.length);
            assertEquals(2 * EDGES.count(), file.edges());
            final ByteBuffer content = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            for (int vertex = 0; vertex < EDGES.vertices(); vertex++) {
                final int begin = (int) content.getLong(vertex * Long.BYTES);
                final int end = (int) content.getLong((vertex + 1) * Long.BYTES);
                assertEquals(end - begin, file.degree(vertex));
                final int from = vertex;
                assertArrayEquals(
                        IntStream.range(0, EDGES.vertices())
                                .flatMap(to ->
                                        IntStream.generate(() -> to).limit(counts.get(from * EDGES.vertices() + to)))
                                .toArray(),
                        IntStream.range(begin, end)
                                .map(edge -> content.getInt(
                                        (int) GraphDescriptor.targetsBegin(EDGES.vertices()) + edge * Integer.BYTES))
                                .toArray());
            }
        }
    }

    @Test
    void shouldEndSoonWhenTheThreadIsInterrupted() {
        final RmatEdges edges = new RmatEdges(22);
        final Thread caller = Thread.currentThread();
        final AtomicLong passed = new AtomicLong();
        assertThrows(
                InterruptedException.class,
                () -> edges.forEach((_, _) -> {
                    if (passed.getAndIncrement() == 0) {
                        caller.interrupt();
                    }
                }));
        assertTrue(passed.get() < edges.count() / 2, passed + " edges were passed");
    }

    @Test
    void shouldTellAnInterruptAsSuchWhenItsFilesAreCreated() {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> new GraphFile(EDGES));
    }

    /** An R-MAT graph has hubs, and vertices without edges. */
    @Test
    void shouldHaveTheDegreesOfAnRmatGraph() throws Exception {
        try (GraphFile file = new GraphFile(new RmatEdges(12))) {
            final int[] degrees = IntStream.range(0, file.vertices())
                    .map(file::degree)
                    .sorted()
                    .toArray();
            assertTrue(degrees[degrees.length - 1] > 1000, "the hub has " + degrees[degrees.length - 1] + " edges");
            assertEquals(0, degrees[degrees.length / 10], "a tenth has no edges");
        }
    }
}
