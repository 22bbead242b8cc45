package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelPackage;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Comparison of packaged kernels with the compiler's output. */
@Timeout(120)
class PackageComparisonTest {
    private static final String KERNEL = OperationKernels.class.getName() + "#workItemIds";
    private static final String OTHER_VERSION = "4.0.0-jdk21";

    @TempDir
    private Path folder;

    private CompilerProcess compiler;
    private KernelPackage kernels;
    private Path packaged;

    @BeforeEach
    void packageAKernel() throws Exception {
        compiler = TestCompiler.process(Duration.ofMinutes(1));
        final Path list = Files.writeString(folder.resolve("kernels.txt"), KERNEL + "\n");
        kernels = new KernelPackage(list, folder);
        kernels.regenerate(compiler);
        packaged = folder.resolve("io/github/galefs/compiler/OperationKernels.workItemIds.cl");
    }

    @Test
    void shouldFindNoDifferenceWhenOnlyTheVersionDiffers() throws Exception {
        assertEquals(List.of(), kernels.differences(compiler));
        replace(version(), OTHER_VERSION);
        assertEquals(List.of(), kernels.differences(compiler));
    }

    @Test
    void shouldNameBothVersionsWhenTheProgramDiffers() throws Exception {
        replace("get_group_id(0)", "get_group_id(1)");
        replace(version(), OTHER_VERSION);
        assertEquals(
                List.of(KERNEL + ", packaged by TornadoVM 4.0.0-jdk21, differs from the output of TornadoVM "
                        + version() + "; run " + KernelPackage.COMMAND),
                kernels.differences(compiler));
    }

    private void replace(final String text, final String replacement) throws Exception {
        Files.writeString(packaged, Files.readString(packaged).replace(text, replacement));
    }

    private static String version() {
        return TornadoSdk.find().orElseThrow().version();
    }
}
