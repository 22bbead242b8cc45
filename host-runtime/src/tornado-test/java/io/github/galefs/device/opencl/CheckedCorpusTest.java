package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.galefs.CaseShare;
import io.github.galefs.device.Grid;
import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.kernel.corpus.Corpus;
import io.github.galefs.kernel.corpus.CorpusKernel;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Kernels of the corpus with checks: all their accesses are right, and their results those of plain Java. */
@Tag("opencl")
@Tag("sdk")
@Timeout(120)
class CheckedCorpusTest {
    /** The classes whose kernels use arrays, divisions and barriers most. */
    private static final Set<String> CLASSES = Set.of(
            "Aliasing",
            "Atomics",
            "Collectives",
            "GroupOperations",
            "Groups",
            "Helpers",
            "IntArithmetic",
            "LocalMemories",
            "Loops",
            "Memory",
            "NarrowArrays",
            "PrivateArrays",
            "StrictIntegers",
            "Tables");

    private static final String BEGIN_OF_REPORT = "    __global uchar *data = region + ";

    /** Some of all, and the kernels of groups. */
    private static final List<CorpusKernel> KERNELS = Stream.concat(
                    CaseShare.some(
                            allKernels().filter(kernel -> !isOfGroups(kernel)).toList()),
                    allKernels().filter(CheckedCorpusTest::isOfGroups))
            .toList();

    private static ArtefactRunner device;
    private static CorpusComparison comparison;
    private static Map<String, KernelArtefact> artefacts;

    @BeforeAll
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    static void compile() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        device = ArtefactRunner.openOpenCl(CheckedCorpusTest::withViolationsInItsInput);
        comparison = new CorpusComparison();
        final List<Path> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        artefacts = new CompilerProcess(TornadoSdk.find().orElseThrow(), classPath, Duration.ofMinutes(8))
                .compile(kernels().stream().map(CheckedCorpusTest::name).toList(), KernelChecks.ALL).kernels().stream()
                        .collect(Collectors.toMap(KernelArtefact::kernelName, Function.identity()));
    }

    @AfterAll
    static void close() {
        if (device != null) {
            device.close();
            comparison.close();
        }
    }

    private static String name(final CorpusKernel kernel) {
        return kernel.method().getDeclaringClass().getName() + "#"
                + kernel.method().getName();
    }

    static List<CorpusKernel> kernels() {
        return KERNELS;
    }

    private static Stream<CorpusKernel> allKernels() {
        return Corpus.kernels().stream()
                .filter(kernel ->
                        CLASSES.contains(kernel.method().getDeclaringClass().getSimpleName()));
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void shouldFindNothingAndReturnTheResultsOfPlainJava(final CorpusKernel kernel) throws Exception {
        final KernelArtefact artefact = artefacts.get(name(kernel));
        assertFalse(artefact.checks().isEmpty());
        for (final int groupSize : kernel.groupSizes()) {
            final Grid grid = new Grid(CorpusKernel.WORK_ITEMS / groupSize, groupSize);
            comparison.run(kernel, (arrays, whole) -> device.run(artefact, arrays, whole), grid, 1);
        }
    }

    private static boolean isOfGroups(final CorpusKernel kernel) {
        return kernel.toString().startsWith("Groups.");
    }

    static List<CorpusKernel> kernelsOfGroups() {
        return kernels().stream().filter(CheckedCorpusTest::isOfGroups).toList();
    }

    /** On a GPU, work-items meet before each barrier. PoCL's own barriers are right in these kernels. */
    @ParameterizedTest
    @MethodSource("kernelsOfGroups")
    void shouldFindNothingWithTheBarriersOfTheDevice(final CorpusKernel kernel) throws Exception {
        final KernelArtefact artefact = artefacts.get(name(kernel));
        final GroupForm form = new GroupForm(GroupForm.Kind.OF_THE_DEVICE, 0, Specialisation.NONE);
        final Grid grid = new Grid(16, CorpusKernel.WORK_ITEMS / 16);
        comparison.run(kernel, (arrays, whole) -> device.run(artefact, arrays, whole, form), grid, 1);
    }

    /**
     * Kernels of the corpus have no region, to which a violation would be reported. It changes their first array
     * instead, which the comparison finds.
     */
    private static String withViolationsInItsInput(final String program) {
        assertEquals(program.contains("gale_violation("), program.contains(BEGIN_OF_REPORT));
        return program.replace(
                BEGIN_OF_REPORT,
                "    *((__global gale_int *) (region + " + KernelArtefact.HEADER_LENGTH + ")) ^= 1;\n    return;\n"
                        + BEGIN_OF_REPORT);
    }
}
