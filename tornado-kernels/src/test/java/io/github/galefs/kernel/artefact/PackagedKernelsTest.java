package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.SharedText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class PackagedKernelsTest {
    private final KernelPackage kernels =
            new KernelPackage(Path.of("src/kernels/kernels.txt"), Path.of("src/test/resources"));

    @Test
    void shouldBeCompiledFromTheCurrentBytecode() throws Exception {
        assertEquals(List.of(), kernels.problems(getClass().getClassLoader()));
    }

    /** Without an SDK, only the hashes can be checked. */
    @Test
    @Tag("sdk")
    void shouldEqualTheCompilersOutputWhenThereIsAnSdk() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        assertEquals(List.of(), kernels.differences(PackageKernels.compiler()));
    }

    @Test
    @Tag("sdk")
    void shouldShareTheFunctionsThatTheCompilerWritesWhenThereIsAnSdk() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final Map<KernelForm, String> compiled =
                PackageFunctions.compile(Path.of("target/classes"), PackageKernels.compiler());
        for (final KernelForm form : KernelForm.values()) {
            final Path shared =
                    Path.of("src/main/resources/io/github/galefs/kernel/program", SharedText.functionsResource(form));
            assertEquals(Files.readString(shared), compiled.get(form), form::name);
        }
    }
}
