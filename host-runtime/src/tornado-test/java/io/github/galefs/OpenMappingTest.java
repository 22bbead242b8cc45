package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Work-groups that end with a mapping, on each device, with fewer frames than work-groups. */
@OnEachDevice
@Tag("sdk")
@Timeout(180)
class OpenMappingTest {
    private static final int BLOCK = 4096;
    private static final int FRAMES = 4;
    private static final int GROUPS = 3 * FRAMES;

    private final byte[] bytes = TestBytes.random(GROUPS * BLOCK, 7);

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", bytes);
    }

    @AfterEach
    void close() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    private GaleFs galeFs(final boolean isChecked) throws Exception {
        return GaleFs.open(AssumedDevice.context(deviceName)
                .files(files)
                .blockSize(BLOCK)
                .cacheSize(FRAMES * BLOCK)
                .checkKernels(isChecked));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7})
    void shouldReleaseTheFramesOfGroupsThatHaveEnded(final int localSize) throws Exception {
        final long[] read = new long[GROUPS * localSize];
        final long[] expected = new long[read.length];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = bytes[i / localSize * BLOCK + 16 + i % localSize];
        }
        try (GaleFs galeFs = galeFs(false)) {
            if (deviceName.equals("jvm")) {
                assertReports(
                        galeFs,
                        OpenMappingKernels::leavesOpen,
                        localSize,
                        "work-group \\d+: gmap at file offset \\d+;");
            } else {
                galeFs.launch(OpenMappingKernels::leavesOpen, new Grid(GROUPS, localSize), read);
                assertArrayEquals(expected, read);
                // As after any launch.
                galeFs.launch(OpenMappingKernels::leavesOpen, new Grid(GROUPS, localSize), read);
                assertArrayEquals(expected, read);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void shouldLetAReadHaveAFrameWhenGroupsHaveEndedWithMappings(final int localSize) throws Exception {
        if (deviceName.equals("jvm")) {
            return;
        }
        final long[] read = new long[FRAMES + 1];
        final int[] data = new int[1];
        try (GaleFs galeFs = galeFs(false)) {
            galeFs.launch(OpenMappingKernels::readsOrLeavesOpen, new Grid(FRAMES + 1, localSize), data, read);
            assertEquals(1, read[FRAMES]);
            assertEquals(bytes[FRAMES * BLOCK] & 0xFF, data[0]);
        }
    }

    @ParameterizedTest
    @CsvSource({"1", "4"})
    void shouldReportGroupOffsetAndLineWhenAKernelIsChecked(final int localSize) throws Exception {
        try (GaleFs galeFs = galeFs(true)) {
            final String place = deviceName.equals("jvm")
                    ? ""
                    : ", at io\\.github\\.galefs\\.OpenMappingKernels\\.\\w+\\(OpenMappingKernels\\.java:\\d+\\)";
            assertReports(
                    galeFs,
                    OpenMappingKernels::leavesTheLastOpen,
                    localSize,
                    "work-group \\d+: gmap at file offset 64" + place + ";");
            assertReports(
                    galeFs,
                    OpenMappingKernels::leavesOpen,
                    localSize,
                    "work-group \\d+: gmap at file offset \\d+" + place + ";");
            assertDoesNotThrow(() -> galeFs.launch(
                    OpenMappingKernels::endsAll, new Grid(GROUPS, localSize), new long[GROUPS * localSize]));
        }
    }

    private static void assertReports(
            final GaleFs galeFs, final Kernel.Of1<long[]> kernel, final int localSize, final String text) {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> galeFs.launch(kernel, new Grid(GROUPS, localSize), new long[GROUPS * localSize]));
        assertTrue(
                failure.getMessage()
                        .matches("mapping left open at the end of " + text
                                + " each mapping must be ended by gunmap before its work-group ends"),
                failure.getMessage());
    }
}
