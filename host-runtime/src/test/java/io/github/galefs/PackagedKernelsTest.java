package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.kernel.artefact.KernelPackage;
import io.github.galefs.kernel.artefact.PackageKernels;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class PackagedKernelsTest {
    private final KernelPackage kernels =
            new KernelPackage(Path.of("src/kernels/kernels.txt"), Path.of("src/test/resources"));

    @Test
    void shouldBeGeneratedFromTheCurrentBytecode() throws Exception {
        assertEquals(List.of(), kernels.problems(getClass().getClassLoader()));
    }

    /** Requires an SDK; without one, only the hash of the bytecode can be checked. */
    @Test
    @Tag("sdk")
    void shouldEqualTheOutputOfTheCompiler() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        assertEquals(List.of(), kernels.differences(PackageKernels.compiler()));
    }
}
