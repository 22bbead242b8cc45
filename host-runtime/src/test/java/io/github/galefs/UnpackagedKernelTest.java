package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A user's kernel without packaged device code, on machines with and without a TornadoVM SDK. */
@Tag("opencl")
@Timeout(180)
class UnpackagedKernelTest {
    @TempDir
    private Path directory;

    @BeforeEach
    void createStore() throws Exception {
        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")))
                .close();
    }

    @Test
    void shouldReportTheRemedyAndTheSearchedLocationsOnOpenClWithoutSdk() throws Exception {
        AssumedDevice.assume("opencl");
        assertEquals(
                "no device code for kernel io.github.galefs.LaunchUnpackaged#answer:"
                        + " /io/github/galefs/LaunchUnpackaged.answer.cl is not on the class path, and no TornadoVM SDK"
                        + " was found to compile it: looked in TORNADOVM_HOME (/nowhere) and in "
                        + directory.resolve("opencl/home/.sdkman/candidates/tornadovm/current")
                        + "; install one with 'sdk install tornadovm 5.2.0-jdk25-opencl' (https://sdkman.io),"
                        + " or use the"
                        + " device jvm, which needs no device code",
                launch("opencl", Map.of(TornadoSdk.HOME_VARIABLE, "/nowhere")));
    }

    @Test
    void shouldRunOnTheJvmWithoutSdk() throws Exception {
        assertEquals("the kernel stored 42", launch("jvm", Map.of()));
    }

    @Test
    @Tag("sdk")
    void shouldCompileAndRunOnOpenClWithSdk() throws Exception {
        AssumedDevice.assume("opencl");
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final Path sdk = TornadoSdk.find().orElseThrow().folder();
        assertEquals("the kernel stored 42", launch("opencl", Map.of(TornadoSdk.HOME_VARIABLE, sdk.toString())));
    }

    @Test
    @Tag("sdk")
    void shouldRunOnOpenClWithoutSdkWhatAnEarlierRunHasCompiled() throws Exception {
        AssumedDevice.assume("opencl");
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final String sdk = TornadoSdk.find().orElseThrow().folder().toString();
        final String cache = directory.resolve("cache").toString();
        for (final String home : List.of(sdk, "/nowhere")) {
            assertEquals(
                    "the kernel stored 42",
                    launch("opencl", Map.of(TornadoSdk.HOME_VARIABLE, home, "XDG_CACHE_HOME", cache)));
        }
    }

    private String launch(final String device, final Map<String, String> environment) throws Exception {
        try (JvmProcess process = JvmProcess.start(
                Files.createDirectories(directory.resolve(device)),
                environment,
                LaunchUnpackaged.class,
                directory.resolve("store").toString(),
                device)) {
            return process.awaitSuccess();
        }
    }
}
