package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelPackage;
import io.github.galefs.kernel.artefact.PackageKernels;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.nio.file.Files;
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

    /** As one that was packaged before live kernels had the parameters of passes. */
    @Test
    void shouldRefuseAKernelWithoutPassesWhoseFunctionsAreTheSame() throws Exception {
        final String text = Files.readString(Path.of("src/test/resources/io/github/galefs/FileKernels.unmap.cl"));
        assertEquals("", KernelArtefactText.parse("unmap", text).mismatch());
        final String old = text.replace(" GALEFS_PASS", "");
        assertNotEquals(text, old);
        assertNotEquals("", KernelArtefactText.parse("unmap", old).mismatch());
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
