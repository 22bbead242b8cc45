package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.kernel.program.KernelForm;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class KernelPackageTest {
    private static final String KERNEL = "some.Owner$Inner";

    @TempDir
    private Path folder;

    private JavaFolder java;
    private KernelPackage kernels;
    private Path packaged;

    @BeforeEach
    void packageAKernel() throws Exception {
        java = new JavaFolder(folder);
        java.write("Owner", """
                package some;

                public class Owner {
                    static class Inner {
                        static void run(final long[] fs) {
                            fs[0] = twice(fs[1]);
                        }
                    }

                    static long twice(final long value) {
                        return 2 * value;
                    }
                }
                """);
        final Path list = Files.writeString(folder.resolve("kernels.txt"), "# comment\n\nsome.Owner$Inner#run\n");
        kernels = new KernelPackage(list, folder.resolve("resources"));
        packaged = folder.resolve("resources/some/Owner$Inner.run.cl");
        Files.createDirectories(packaged.getParent());
        write(KernelText.ofOneForm("__kernel void galefs_run(__global uchar *fs) {}\n"), "");
    }

    private void write(final KernelText text, final String functionsHash) throws Exception {
        try (URLClassLoader classes = java.compile()) {
            final KernelArtefact artefact = new KernelArtefact(
                    KERNEL,
                    "run",
                    "galefs_run",
                    List.of(ParameterKind.LONG_ARRAY),
                    List.of(ParameterAccess.READ),
                    Suspension.NONE,
                    Set.of(),
                    LocalBytes.NONE,
                    List.of(),
                    List.of(),
                    "5.2.0-jdk25",
                    BytecodeHash.of(classes, KERNEL, "run"),
                    functionsHash,
                    text);
            Files.writeString(packaged, KernelArtefactText.print(artefact));
        }
    }

    private List<String> problems() throws Exception {
        try (URLClassLoader classes = java.compile()) {
            return kernels.problems(classes);
        }
    }

    @Test
    void shouldReportNoProblemWhenOnlyCommentsAndLinesChanged() throws Exception {
        assertEquals(List.of(), problems());
        java.replace("Owner", "static class Inner {", "// A comment.\n\n    static class Inner {");
        assertEquals(List.of(), problems());
    }

    @Test
    void shouldReportAStaleKernelWhenAMethodThatItCallsChanged() throws Exception {
        java.replace("Owner", "2 * value", "3 * value");
        assertEquals(
                List.of("some.Owner$Inner#run is stale: its method, or a method that it calls, changed after it was"
                        + " packaged; run " + KernelPackage.COMMAND),
                problems());
    }

    @Test
    void shouldReportAStaleKernelWhenItsMethodWasDeleted() throws Exception {
        java.replace("Owner", "static void run(", "static void other(");
        assertEquals(1, problems().size());
    }

    @Test
    void shouldReportAKernelThatWasCompiledWithOtherSharedFunctions() throws Exception {
        final KernelText text =
                new KernelText("", Map.of(KernelForm.LIVE, new FormText(List.of("gale_HostCall_post"), "")));
        write(text, text.functionsHash());
        assertEquals(List.of(), problems());
        write(text, "00ff");
        assertEquals(
                List.of("some.Owner$Inner#run is stale: it was compiled for another version of GaleFS, whose functions"
                        + " on the device differ; run " + KernelPackage.COMMAND),
                problems());
    }

    @Test
    void shouldReportAKernelThatUsesAPartThatIsGone() throws Exception {
        write(new KernelText("", Map.of(KernelForm.LIVE, new FormText(List.of("gale_gone"), ""))), "");
        assertEquals(
                List.of("some.Owner$Inner#run is stale: it uses gale_gone, which this version of GaleFS does not have;"
                        + " run " + KernelPackage.COMMAND),
                problems());
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
                problems());
    }
}
