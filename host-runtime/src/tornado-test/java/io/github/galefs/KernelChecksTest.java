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
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a launch with checks reports on each device, and what it leaves in memory. The JVM device tells which is right:
 * the others must report the same exception, of the same line.
 */
@OnEachDevice
@Tag("sdk")
@Timeout(180)
class KernelChecksTest {
    private static final Map<String, Kernel.Of3<int[], long[], Integer>> KERNELS = Map.ofEntries(
            Map.entry("loadsInt", CheckedKernels::loadsInt),
            Map.entry("storesInt", CheckedKernels::storesInt),
            Map.entry("storesLong", CheckedKernels::storesLong),
            Map.entry("increased", CheckedKernels::storesInCalledMethod),
            Map.entry("usesPrivateArray", CheckedKernels::usesPrivateArray),
            Map.entry("usesLocalArray", CheckedKernels::usesLocalArray),
            Map.entry("readsTable", CheckedKernels::readsTable),
            Map.entry("addsAtomically", CheckedKernels::addsAtomically),
            Map.entry("loadsAtOffset", CheckedKernels::loadsAtOffset),
            Map.entry("storesAtOffset", CheckedKernels::storesAtOffset),
            Map.entry("loadsMisaligned", CheckedKernels::loadsMisaligned),
            Map.entry("reads", CheckedKernels::reads),
            Map.entry("divides", CheckedKernels::divides),
            Map.entry("takesRemainder", CheckedKernels::takesRemainder),
            Map.entry("dividesUnsigned", CheckedKernels::dividesUnsigned),
            Map.entry("takesDimension", CheckedKernels::takesDimension),
            Map.entry("takesIndexInDimension", CheckedKernels::takesIndexInDimension));

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

    static Stream<List<Object>> wrongIndices() {
        return Stream.of(
                        "loadsInt",
                        "storesInt",
                        "storesLong",
                        "increased",
                        "usesPrivateArray",
                        "usesLocalArray",
                        "readsTable",
                        "addsAtomically")
                .flatMap(kernel -> Stream.of(4, 5, -1, -4, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE)
                        .map(index -> List.<Object>of(kernel, index)));
    }

    @ParameterizedTest
    @MethodSource("wrongIndices")
    void shouldReportMethodLineIndexAndLengthWhenAnIndexIsOutOfBounds(final List<Object> wrong) throws Exception {
        final int index = (int) wrong.getLast();
        assertReportsAsTheJvm(
                wrong.getFirst().toString(),
                index,
                ArrayIndexOutOfBoundsException.class,
                "Index " + index + " out of bounds for length 4");
    }

    private void assertReportsAsTheJvm(
            final String method, final int x, final Class<? extends Exception> type, final String text)
            throws Exception {
        final KernelFailedException failure = launchWrong(galeFs, method, x);
        assertTrue(failure.getMessage().contains(text), failure.getMessage());
        assertEquals(type, failure.getCause().getClass());
        try (GaleFs jvm = GaleFs.open(new GaleFsContext().device("jvm").files(files))) {
            final KernelFailedException expected = launchWrong(jvm, method, x);
            assertEquals(type, expected.getCause().getClass());
            assertEquals(locationOf(expected), locationOf(failure));
            assertEquals(method, locationOf(failure).getMethodName());
        }
    }

    /** Launches a kernel that fails, and whose arrays must stay as they are, but for its result. */
    private static KernelFailedException launchWrong(final GaleFs galeFs, final String method, final int x) {
        final int[] data = {10, 20, 30, 40};
        final long[] wide = {1, 2, 3, 4};
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class, () -> galeFs.launch(KERNELS.get(method), new Grid(1, 1), data, wide, x));
        assertArrayEquals(new int[] {10, 20, 30, 40}, data);
        assertArrayEquals(new long[] {2, 3, 4}, Arrays.copyOfRange(wide, 1, 4));
        return failure;
    }

    private static StackTraceElement locationOf(final KernelFailedException failure) {
        final StackTraceElement element = Arrays.stream(failure.getCause().getStackTrace())
                .filter(frame -> frame.getClassName().equals(CheckedKernels.class.getName()))
                .findFirst()
                .orElseThrow(() -> failure);
        return new StackTraceElement(
                element.getClassName(), element.getMethodName(), element.getFileName(), element.getLineNumber());
    }

    @ParameterizedTest
    @CsvSource({
        "loadsAtOffset, 4, 16 out of bounds for 16 bytes",
        "loadsAtOffset, -1, -4 out of bounds for 16 bytes",
        "storesAtOffset, 4, 32 out of bounds for 32 bytes",
        "storesAtOffset, -2, -16 out of bounds for 32 bytes",
        "reads, 5, 12 bytes at offset 5 out of bounds for 16 bytes",
        "reads, -1, 12 bytes at offset -1 out of bounds for 16 bytes",
    })
    void shouldReportOffsetAndBytesWhenAnOffsetIsOutOfBounds(final String kernel, final int x, final String text)
            throws Exception {
        assertReportsAsTheJvm(
                kernel, x, IndexOutOfBoundsException.class, deviceName.equals("jvm") ? "OutOfBounds" : text);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void shouldReportTheOffsetWhenItIsNoMultipleOfTheSize(final int offset) throws Exception {
        assertReportsAsTheJvm(
                "loadsMisaligned",
                offset,
                IllegalArgumentException.class,
                "offset " + offset + " must be a multiple of 4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"divides", "takesRemainder", "dividesUnsigned"})
    void shouldReportTheLineWhenADivisorIsZero(final String kernel) throws Exception {
        assertReportsAsTheJvm(kernel, 0, ArithmeticException.class, "/ by zero");
    }

    @ParameterizedTest
    @CsvSource({"takesDimension, 3", "takesDimension, -1", "takesIndexInDimension, 3", "takesIndexInDimension, -7"})
    void shouldReportTheDimensionWhenAGridHasNone(final String kernel, final int dimension) throws Exception {
        assertReportsAsTheJvm(
                kernel, dimension, IllegalArgumentException.class, "dimension " + dimension + ": must be from 0 to 2");
    }

    @Test
    void shouldReportTheBarrierWhenAWorkItemReturnsBeforeIt() {
        assertDiverges(CheckedKernels::returnsBeforeBarrier, "returnsBeforeBarrier");
    }

    @Test
    void shouldReportTheCallWhenAWorkItemDoesNotMakeIt() {
        assertDiverges(CheckedKernels::callsUnderCondition, "callsUnderCondition");
    }

    @Test
    void shouldReportABarrierWhenWorkItemsComeToTwo() throws Exception {
        if (deviceName.equals("jvm")) {
            // It takes one barrier for another.
            galeFs.launch(CheckedKernels::meetsAtTwoBarriers, new Grid(1, 4), new int[4], new long[4], 1);
        } else {
            assertDiverges(CheckedKernels::meetsAtTwoBarriers, "meetsAtTwoBarriers");
        }
    }

    private void assertDiverges(final Kernel.Of3<int[], long[], Integer> kernel, final String method) {
        for (final int item : new int[] {0, 1, 3}) {
            final KernelFailedException failure = assertThrows(
                    KernelFailedException.class,
                    () -> galeFs.launch(kernel, new Grid(1, 4), new int[4], new long[4], item));
            final String message = failure.getMessage();
            assertTrue(message.startsWith("barrier divergence in work-group 0: "), message);
            if (!deviceName.equals("jvm")) {
                assertTrue(message.contains("CheckedKernels." + method + "(CheckedKernels.java:"), message);
            }
        }
    }

    @Test
    void shouldStopWorkGroupsThatCallForFilesWhenAnotherFails() {
        final long[] results = new long[3];
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> galeFs.launch(CheckedKernels::stopsOthers, new Grid(3, 1), new int[4], results, 4));
        assertTrue(failure.getMessage().contains("work-group 0, work-item 0: "), failure.getMessage());
    }

    /** Each round updates the page table, whose first slots lie near the control fields. */
    @Test
    void shouldStopWorkGroupsThatReadOtherBlocksInEachRoundWhenAnotherFails() throws Exception {
        TestBytes.put(files, "blocks", TestBytes.random(1 << 20, 6));
        final long[] results = new long[3];
        try (GaleFs small = GaleFs.open(AssumedDevice.context(deviceName)
                .files(files)
                .blockSize(4096)
                .cacheSize(16 * 4096)
                .checkKernels(true))) {
            final KernelFailedException failure = assertThrows(
                    KernelFailedException.class,
                    () -> small.launch(CheckedKernels::stopsReaders, new Grid(3, 1), new int[4], results, 4));
            assertTrue(failure.getMessage().contains("work-group 0, work-item 0: "), failure.getMessage());
        }
        // Work-items of the JVM device that are stopped store nothing.
        final long expected = deviceName.equals("jvm") ? 0 : -Errno.EINTR;
        assertEquals(expected, results[1]);
        assertEquals(expected, results[2]);
    }

    /** The kernel is packaged with the tests, without checks. */
    @Test
    void shouldCheckAPackagedKernelAndAnArrayWithoutElements() {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> galeFs.launch(
                        PrintKernels::arguments, new Grid(1, 1), new int[0], new long[1], new float[1], new double[1]));
        assertTrue(failure.getMessage().contains("Index 0 out of bounds for length 0"), failure.getMessage());
    }

    @Test
    void shouldLaunchAgainWhenALaunchHasFailed() throws Exception {
        for (int i = 0; i < 3; i++) {
            launchWrong(galeFs, "storesInt", 4);
            final int[] data = new int[4];
            final long[] wide = new long[4];
            assertDoesNotThrow(() -> galeFs.launch(CheckedKernels::isRight, new Grid(1, 1), data, wide, 1));
            assertArrayEquals(new int[] {3, 2, 12, 4}, data);
            assertArrayEquals(new long[] {3, 2, 12, 4}, wide);
        }
    }
}
