package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
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
    void shouldEqualTheCompilersOutputWhenThereIsAnSdk() throws Exception {
        if (TornadoSdk.find().isPresent()) {
            assertEquals(List.of(), kernels.differences(PackageKernels.compiler()));
        }
    }
}
