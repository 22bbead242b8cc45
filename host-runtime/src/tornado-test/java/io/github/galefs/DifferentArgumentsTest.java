package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arguments of collective calls that differ between the work-items of a group, on each device with checks. */
@OnEachDevice
@Tag("sdk")
@Timeout(180)
class DifferentArgumentsTest {
    private static final Map<String, Kernel.Of3<int[], long[], Integer>> KERNELS = Map.ofEntries(
            Map.entry("opensWithFlags", DifferingKernels::opensWithFlags),
            Map.entry("opensAPath", DifferingKernels::opensAPath),
            Map.entry("closes", DifferingKernels::closes),
            Map.entry("asksForStatus", DifferingKernels::asksForStatus),
            Map.entry("readsAtOwnOffset", DifferingKernels::readsAtOwnOffset),
            Map.entry("readsOwnCount", DifferingKernels::readsOwnCount),
            Map.entry("readsToOwnPlace", DifferingKernels::readsToOwnPlace),
            Map.entry("readsEachOfOwnFile", DifferingKernels::readsEachOfOwnFile),
            Map.entry("writesAtOwnOffset", DifferingKernels::writesAtOwnOffset),
            Map.entry("writesFromOwnPlace", DifferingKernels::writesFromOwnPlace),
            Map.entry("mapsAtOwnOffset", DifferingKernels::mapsAtOwnOffset),
            Map.entry("unmapsOwnCount", DifferingKernels::unmapsOwnCount),
            Map.entry("copiesToOwnPlace", DifferingKernels::copiesToOwnPlace));

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", TestBytes.random(100, 5));
        galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                .files(files)
                .cacheSize(1 << 20)
                .checkKernels(true));
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
            files.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "opensWithFlags, gopen, flags",
        "opensAPath, gopen, pathLength",
        "closes, gclose, fd",
        "asksForStatus, gfstat, field",
        "readsAtOwnOffset, gread, fileOffset",
        "readsOwnCount, gread, byteCount",
        "readsToOwnPlace, gread, destinationOffset",
        "readsEachOfOwnFile, greadEach, fd",
        "writesAtOwnOffset, gwrite, fileOffset",
        "writesFromOwnPlace, gwrite, sourceOffset",
        "mapsAtOwnOffset, gmap, fileOffset",
        "unmapsOwnCount, gunmap, byteCount",
        "copiesToOwnPlace, GroupCopy.copy, destinationOffset"
    })
    void shouldNameCallArgumentBothValuesAndLineWhenAnArgumentDiffers(
            final String kernel, final String call, final String argument) {
        for (final int item : new int[] {0, 1, 3}) {
            final String message = failure(KERNELS.get(kernel), item);
            assertTrue(message.startsWith("different arguments of " + call + " in work-group 1: " + argument), message);
            assertTrue(message.matches(".* is \\d+ in work-item 0 and \\d+ in work-item [123], at .*"), message);
            assertTrue(
                    message.contains(", at io.github.galefs.DifferingKernels." + kernel + "(DifferingKernels.java:"),
                    message);
            assertEquals(call.equals("gread"), message.contains("call greadEach"), message);
        }
    }

    /** Compiled kernels cannot select an array for a call that waits. */
    @Test
    void shouldReportArraysThatDiffer() {
        if (deviceName.equals("jvm")) {
            final String message = failure(DifferingKernels::readsToOwnArray, 1);
            assertTrue(
                    message.startsWith("different arguments of gread in work-group 1: destination of work-item 0 is"
                            + " another one than that of work-item 1, at io.github.galefs.DifferingKernels."
                            + "readsToOwnArray(DifferingKernels.java:"),
                    message);
        }
    }

    private String failure(final Kernel.Of3<int[], long[], Integer> kernel, final int item) {
        // Only in the second group is there such an item.
        return assertThrows(
                        KernelFailedException.class,
                        () -> galeFs.launch(kernel, new Grid(2, 4), new int[4], new long[4], 4 + item))
                .getMessage();
    }

    @Test
    void shouldReportNothingWhenTheArgumentsAreTheSame() {
        assertDoesNotThrow(() -> galeFs.launch(DifferingKernels::agrees, new Grid(2, 4), new int[4], new long[4], 8));
        KERNELS.values()
                .forEach(kernel ->
                        assertDoesNotThrow(() -> galeFs.launch(kernel, new Grid(2, 4), new int[4], new long[4], 8)));
    }

    @Test
    void shouldReportNothingInGroupsOfOneWorkItem() {
        KERNELS.values()
                .forEach(kernel ->
                        assertDoesNotThrow(() -> galeFs.launch(kernel, new Grid(4, 1), new int[4], new long[4], 1)));
    }

    @Test
    void shouldReportBothCallsWhenWorkItemsMakeDifferentOnes() {
        assertNamesTwoLines(DifferingKernels::readsOrCloses, "readsOrCloses");
    }

    /** The line of the barrier behind the call does not tell which call it is. */
    @Test
    void shouldReportTheCallThatAWorkItemLeavesOut() {
        assertNamesTwoLines(DifferingKernels::leavesOutARead, "leavesOutARead");
    }

    private void assertNamesTwoLines(final Kernel.Of3<int[], long[], Integer> kernel, final String method) {
        final Pattern line = Pattern.compile(Pattern.quote("DifferingKernels." + method) + "\\(\\w+\\.java:(\\d+)\\)");
        for (final int item : new int[] {0, 1, 3}) {
            final String message = failure(kernel, item);
            assertTrue(message.startsWith("barrier divergence in work-group 1: "), message);
            final long lines = line.matcher(message)
                    .results()
                    .map(result -> result.group(1))
                    .distinct()
                    .count();
            assertEquals(2, lines, message);
        }
    }
}
