package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(10)
class KernelPackageTest {
    @TempDir
    private Path folder;

    private KernelPackage kernels;
    private Path source;
    private Path packaged;

    @BeforeEach
    void packageAKernel() throws Exception {
        final Path list = Files.writeString(folder.resolve("kernels.txt"), "# comment\n\nsome.Owner$Inner#run\n");
        final Path sources = Files.createDirectories(folder.resolve("java/some"));
        source = Files.writeString(sources.resolve("Owner.java"), "class Owner {}\n");
        kernels = new KernelPackage(list, folder.resolve("resources"), List.of(folder.resolve("java")));
        packaged = folder.resolve("resources/some/Owner$Inner.run.cl");
        Files.createDirectories(packaged.getParent());
        final List<String> names = List.of("some/Owner.java");
        Files.writeString(
                packaged,
                KernelArtefactText.print(new KernelArtefact(
                        "some.Owner$Inner",
                        "run",
                        "galefs_run",
                        List.of(ParameterKind.LONG_ARRAY),
                        List.of(ParameterAccess.READ),
                        Suspension.NONE,
                        List.of(),
                        List.of(),
                        "5.2.0-jdk25",
                        names,
                        SourceStamp.hash(kernels.sourceRoots(), names),
                        "__kernel void galefs_run(__global uchar *fs) {}\n")));
    }

    @Test
    void shouldReportNoProblemWhenNoSourceChanged() throws Exception {
        assertEquals(List.of(), kernels.problems());
    }

    @Test
    void shouldReportAStaleKernelWhenASourceChanged() throws Exception {
        Files.writeString(source, "class Owner { }\n");
        assertEquals(
                List.of("some.Owner$Inner#run is stale: its sources changed after it was packaged; run "
                        + KernelPackage.COMMAND),
                kernels.problems());
    }

    @Test
    void shouldReportAStaleKernelWhenASourceWasDeleted() throws Exception {
        Files.delete(source);
        assertEquals(
                List.of("some.Owner$Inner#run is stale: its sources changed after it was packaged; run "
                        + KernelPackage.COMMAND),
                kernels.problems());
    }

    @Test
    void shouldReportMissingAndUnlistedKernels() throws Exception {
        final Path other = packaged.resolveSibling("Other.run.cl");
        Files.move(packaged, other);
        assertEquals(
                List.of(
                        "some.Owner$Inner#run is not packaged: " + packaged + " is missing; run "
                                + KernelPackage.COMMAND,
                        other + " belongs to no kernel in " + kernels.list() + "; run " + KernelPackage.COMMAND),
                kernels.problems());
    }
}
