package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class PackagedKernelsTest {
    private final KernelPackage kernels = new KernelPackage(
            Path.of("src/kernels/kernels.txt"),
            Path.of("src/test/resources"),
            List.of(Path.of("src/test/java"), Path.of("src/main/java")));

    @Test
    void shouldBeCompiledFromTheCurrentSources() throws Exception {
        assertEquals(List.of(), kernels.problems());
    }

    /** Without an SDK, only the source stamps can be checked. */
    @Test
    @Tag("sdk")
    void shouldEqualTheCompilersOutputWhenThereIsAnSdk() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        assertEquals(List.of(), kernels.differences(PackageKernels.compiler()));
    }
}
