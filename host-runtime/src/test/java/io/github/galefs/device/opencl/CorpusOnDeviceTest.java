package io.github.galefs.device.opencl;

import io.github.galefs.CaseShare;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDriver;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelPackage;
import io.github.galefs.kernel.corpus.Corpus;
import io.github.galefs.kernel.corpus.CorpusKernel;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs kernels of the corpus on the device and as plain Java: on 512 random inputs, among them many extreme values,
 * results must be equal, bit by bit where floating-point operations are exact. The profile {@code long} runs all
 * kernels, others a share.
 */
@OnEachDriver
@Timeout(120)
class CorpusOnDeviceTest {
    private static final long[] SEEDS = {1, 2};
    private static final List<CorpusKernel> KERNELS =
            CaseShare.some(Corpus.kernels()).toList();

    private static ArtefactRunner device;
    private static CorpusComparison comparison;

    @Parameter
    private String driver;

    /** Builds all programs, as many at a time as there are processors: each build is a process of its own. */
    @BeforeEach
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void openDevices() {
        if (device == null) {
            device = ArtefactRunner.open(driver);
            comparison = new CorpusComparison();
            kernels().parallelStream().forEach(CorpusOnDeviceTest::build);
        }
    }

    private static void build(final CorpusKernel kernel) {
        try {
            final KernelArtefact artefact = packaged(kernel.method());
            for (final int groupSize : kernel.groupSizes()) {
                device.build(artefact, grid(groupSize));
            }
        } catch (final Exception _) {
            // The kernel's own test will fail, and tell why.
        }
    }

    private static Grid grid(final int groupSize) {
        return new Grid(CorpusKernel.WORK_ITEMS / groupSize, groupSize);
    }

    @AfterParameterizedClassInvocation
    static void closeDevices() {
        if (device != null) {
            device.close();
            device = null;
            comparison.close();
        }
    }

    static List<CorpusKernel> kernels() {
        return KERNELS;
    }

    static List<CorpusKernel> kernelsOfGroups() {
        return Corpus.kernels().stream()
                .filter(kernel -> kernel.toString().startsWith("Groups."))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void shouldReturnTheResultsOfPlainJava(final CorpusKernel kernel) throws Exception {
        final KernelArtefact artefact = packaged(kernel.method());
        final CorpusComparison.DeviceLaunch launch = (arrays, grid) -> device.run(artefact, arrays, grid);
        for (final int groupSize : kernel.groupSizes()) {
            final Grid grid = grid(groupSize);
            for (final long seed : SEEDS) {
                comparison.run(kernel, launch, grid, seed);
            }
        }
    }

    /** PoCL's own barriers are right in these kernels, which have none under conditions. */
    @ParameterizedTest
    @MethodSource("kernelsOfGroups")
    void shouldReturnTheResultsOfPlainJavaWithTheBarriersOfTheDevice(final CorpusKernel kernel) throws Exception {
        final KernelArtefact artefact = packaged(kernel.method());
        final GroupForm form = new GroupForm(GroupForm.Kind.OF_THE_DEVICE, 0, Specialisation.NONE);
        final Grid grid = new Grid(16, CorpusKernel.WORK_ITEMS / 16);
        comparison.run(kernel, (arrays, whole) -> device.run(artefact, arrays, whole, form), grid, 1);
    }

    private static KernelArtefact packaged(final Method method) throws Exception {
        final String name = KernelPackage.resource(method.getDeclaringClass().getName(), method.getName());
        try (InputStream resource = method.getDeclaringClass().getResourceAsStream("/" + name)) {
            return KernelArtefactText.parse(name, new String(resource.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
