package io.github.galefs.device.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.JvmProcess;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.kernel.program.KernelForm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Processes that share the cache of compiled kernels. Requires an SDK. */
@Tag("sdk")
@Timeout(180)
class CompiledKernelsProcessTest {
    @TempDir
    private Path directory;

    @Test
    void shouldReadWhatAnotherProcessCompiledEvenWhenTwoCompileConcurrently() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final TornadoSdk sdk = TornadoSdk.find().orElseThrow();
        try (JvmProcess first = start("first", sdk.folder());
                JvmProcess second = start("second", sdk.folder())) {
            final String text = first.awaitSuccess();
            assertTrue(KernelArtefactText.parse("first", text)
                    .text()
                    .program(KernelForm.LIVE)
                    .contains("__kernel void galefs_square("));
            assertEquals(text, second.awaitSuccess());
            try (Stream<Path> files = Files.list(directory.resolve("cache/kernels"))) {
                assertEquals(1, files.count(), "files, without temporary ones");
            }
            try (JvmProcess later = start("later", emptySdk(sdk.version()))) {
                assertEquals(text, later.awaitSuccess());
            }
        }
    }

    private JvmProcess start(final String name, final Path sdk) throws Exception {
        return JvmProcess.start(
                Files.createDirectory(directory.resolve(name)),
                Map.of(TornadoSdk.HOME_VARIABLE, sdk.toString()),
                FindKernel.class,
                directory.resolve("cache").toString());
    }

    /** Creates an SDK with a version but without a compiler. */
    private Path emptySdk(final String version) throws Exception {
        final Path sdk = directory.resolve("sdk");
        Files.createDirectories(sdk.resolve("etc"));
        Files.writeString(sdk.resolve("etc/tornado.release"), "version=" + version + "\n");
        return sdk;
    }
}
