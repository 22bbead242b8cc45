package io.github.galefs.sample.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.Part;
import io.github.galefs.sample.SampleException;
import io.github.galefs.sample.kernels.Target;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches in small groups on the JVM device, and in large ones by OpenCL. */
@ParameterizedClass(name = "{0}")
@MethodSource("targets")
@Tag("opencl")
@Timeout(120)
class GraphSearchTest {
    private static final int BLOCK_BYTES = 4096;
    private static final int VERTICES = 2000;
    private static final int EDGES = 3 * VERTICES;

    /** Three edges for each vertex; the offsets are in four blocks. */
    private static final int[][] GRAPH = Rows.random(VERTICES, _ -> 3, new SplittableRandom(1));

    @Parameter
    private Target target;

    private TemporaryStore store;
    private GaleFs galeFs;

    static Stream<Target> targets() {
        return Stream.of(new Target("jvm", new Grid(3, 4)), new Target("opencl", new Grid(2, 32)));
    }

    @BeforeEach
    void createFiles() throws Exception {
        target.assume();
        store = new TemporaryStore();
        put("graph", Rows.bytes(GRAPH));
        galeFs = GaleFs.open(
                target.context().files(store.files()).blockSize(BLOCK_BYTES).cacheSize(8L * BLOCK_BYTES));
    }

    @AfterEach
    void removeFiles() throws Exception {
        if (galeFs != null) {
            galeFs.close();
            store.close();
        }
    }

    @Test
    void shouldWriteTheLevelsFromEachRoot() throws Exception {
        put("roots", "17\r\n1999\n0017\r\n");
        run(Part.WHOLE);
        assertEquals(List.of("roots.17.levels", "roots.1999.levels"), outputs());
        assertArrayEquals(Rows.levels(GRAPH, 17), get("roots.17.levels"));
        assertArrayEquals(Rows.levels(GRAPH, 1999), get("roots.1999.levels"));
        assertEquals(Optional.empty(), search(Part.WHOLE).verify(store.files()));
    }

    @Test
    void shouldSearchFromTheRootsOfItsPartOnly() throws Exception {
        put("roots", "5\n6\n5\n7\n8\n");
        run(new Part(2, 2));
        assertEquals(List.of("roots.7.levels", "roots.8.levels"), outputs());
        assertEquals(Optional.empty(), search(new Part(2, 2)).verify(store.files()));
        run(new Part(1, 5));
        assertEquals(List.of("roots.7.levels", "roots.8.levels"), outputs());
    }

    @Test
    void shouldTellTheFirstWrongLevel() throws Exception {
        put("roots", "5\n");
        final byte[] levels = Rows.levels(GRAPH, 5);
        levels[100]++;
        put("roots.5.levels", levels);
        assertEquals(
                Optional.of("'roots.5.levels': vertex 100 has the level " + levels[100] + ", expected "
                        + (levels[100] - 1)),
                search(Part.WHOLE).verify(store.files()));
        put("roots.5.levels", Arrays.copyOf(Rows.levels(GRAPH, 5), 1999));
        assertEquals(
                Optional.of("'roots.5.levels' has 1999 bytes, expected 2000"),
                search(Part.WHOLE).verify(store.files()));
    }

    @Test
    void shouldSearchInAGraphOfOneVertex() throws Exception {
        put("graph", Rows.bytes(new int[][] {{0}}));
        put("roots", "0");
        run(Part.WHOLE);
        assertArrayEquals(new byte[1], get("roots.0.levels"));
    }

    @Test
    void shouldRefuseALineThatIsNoVertex() throws Exception {
        assertRefusesRoot("");
        assertRefusesRoot("-1");
        assertRefusesRoot("2000");
        assertRefusesRoot("99999999999999999999");
        assertRefusesRoot("six");
        put("roots", "1\n" + "9".repeat(100));
        assertFails("roots 'roots' line 2: '" + "9".repeat(40) + "…'; the graph has 2000 vertices, numbered from 0");
        put("roots", "1\n".repeat(1 << 19) + "1");
        assertFails("roots 'roots' has 1048577 bytes; a list has at most 1048576");
        assertEquals(List.of(), outputs());
    }

    private void assertRefusesRoot(final String line) throws Exception {
        put("roots", "1\n" + line + "\n3\n");
        assertFails("roots 'roots' line 2: '" + line + "'; the graph has 2000 vertices, numbered from 0");
    }

    @Test
    void shouldRefuseWrongOffsets() throws Exception {
        put("roots", "1");
        assertRefuses(graph -> graph.putLong(0, 1), "offset 0 is 1, must be from 0 to 0");
        assertRefuses(graph -> graph.putLong(17 * 8, 5), "offset 17 is 5, must be from 48 to 6000");
        assertRefuses(graph -> graph.putLong(17 * 8, -100_000), "offset 17 is -100000, must be from 48 to 6000");
        assertRefuses(graph -> graph.putLong(1999 * 8, 6001), "offset 1999 is 6001, must be from 5994 to 6000");
        assertRefuses(graph -> graph.putLong(17 * 8, 1L << 62), "offset 17 is " + (1L << 62) + ", but 9966");
    }

    @Test
    void shouldRefuseASizeThatDoesNotFit() throws Exception {
        put("roots", "1");
        final byte[] bytes = Rows.bytes(GRAPH);
        put("graph", Arrays.copyOf(bytes, bytes.length - 8));
        assertFails("graph 'graph' is damaged: offset 2000 is 6000, but 5998 targets follow it");
        put("graph", Arrays.copyOf(bytes, bytes.length - 1));
        assertFails("graph 'graph' has " + (bytes.length - 1) + " bytes: must be 8 for each vertex, 8 more, and 4 for");
        put("graph", new byte[4]);
        assertFails("graph 'graph' has 4 bytes: must be 8 for each vertex");
        put("graph", new byte[12]);
        assertFails("graph 'graph' has 12 bytes, and no offset among the first 1 that is the number of targets behind");
        put("graph", new byte[8]);
        assertFails("roots 'roots' line 1: '1'; the graph has 0 vertices, numbered from 0");
    }

    /** A target is checked when it is read: another program may change the file at any time. */
    @Test
    void shouldRefuseATargetThatIsNoVertex() throws Exception {
        put("roots", "1");
        final int begin = (int) GraphDescriptor.targetsBegin(VERTICES);
        final String range = "; a target must be from 0 to 1999";
        assertRefuses(graph -> graph.putInt(begin + 4 * 4, VERTICES), "target 4 is 2000" + range);
        assertRefuses(graph -> graph.putInt(begin + 4 * 4, Integer.MIN_VALUE), "target 4 is -2147483648" + range);
        assertRefuses(
                graph -> {
                    graph.putInt(begin + 4 * EDGES - 4, Integer.MAX_VALUE);
                    graph.putInt(begin + 4 * 4, 1999);
                },
                "target 5999 is 2147483647" + range);
        assertEquals(List.of(), outputs());
    }

    @Test
    void shouldRefuseMoreLevelsThanAByteHas() throws Exception {
        put("graph", Rows.bytes(Rows.path(129)));
        put("roots", "1\n0\n");
        assertFails("graph 'graph' has vertices at a distance of more than 127 from root 0, and a level is at most");
        assertEquals(List.of("roots.1.levels"), outputs());
        assertArrayEquals(Rows.levels(Rows.path(129), 1), get("roots.1.levels"));
    }

    @Test
    void shouldNameTheFileThatCannotBeUsed() throws Exception {
        put("roots", "1");
        store.files().makeDirectory("roots.1.levels");
        assertFails("'roots.1.levels': is a directory (EISDIR)");
        store.files().unlink("graph");
        assertEquals(
                PosixError.ENOENT,
                assertThrows(FileServiceException.class, () -> run(Part.WHOLE)).error());
        store.files().makeDirectory("graph");
        assertFails("graph 'graph' is a directory");
    }

    private void assertRefuses(final Consumer<ByteBuffer> damage, final String message) throws Exception {
        final byte[] bytes = Rows.bytes(GRAPH);
        damage.accept(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
        put("graph", bytes);
        assertFails("graph 'graph' is damaged: " + message);
    }

    private void assertFails(final String message) {
        final String actual =
                assertThrows(SampleException.class, () -> run(Part.WHOLE)).getMessage();
        assertTrue(actual.startsWith(message), actual);
    }

    private void run(final Part part) throws Exception {
        search(part).run(galeFs, target.grid());
    }

    private static GraphSearch search(final Part part) {
        return new GraphSearch("graph", "roots", part);
    }

    private List<String> outputs() throws Exception {
        return store.files().list("/").stream()
                .map(DirectoryEntry::name)
                .filter(name -> name.endsWith(".levels"))
                .toList();
    }

    private void put(final String path, final String text) throws Exception {
        put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    private void put(final String path, final byte[] bytes) throws Exception {
        store.put(path, MemorySegment.ofArray(bytes));
    }

    private byte[] get(final String path) throws Exception {
        return HostFiles.readAll(store.files(), path);
    }
}
