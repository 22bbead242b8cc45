package io.github.galefs;

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
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a launch with checks reports on each device, and what it leaves in memory. */
@OnEachDevice
@Tag("sdk")
@Timeout(180)
class KernelChecksTest {
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
        files = FileStore.create(new FileStoreContext().directory(directory.resolve("store")));
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
    @ValueSource(ints = {4, -1, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void shouldReportMethodLineIndexAndLengthWhenALoadIsOutOfBounds(final int index) {
        assertFails("loadsInt", "Index " + index + " out of bounds for length 4", CheckedKernels::loadsInt, index);
    }

    private void assertFails(
            final String method, final String what, final Kernel.Of3<int[], int[], Integer> kernel, final int index) {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> galeFs.launch(kernel, new Grid(2, 3), new int[4], new int[6], index));
        assertTrue(failure.getMessage().contains(what), failure.getMessage());
        final StackTraceElement location = Arrays.stream(failure.getCause().getStackTrace())
                .filter(element -> element.getClassName().equals(CheckedKernels.class.getName()))
                .findFirst()
                .orElseThrow(() -> failure);
        assertEquals(method, location.getMethodName());
        assertEquals("CheckedKernels.java", location.getFileName());
    }
}
