package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelPackage;
import io.github.galefs.kernel.corpus.Corpus;
import io.github.galefs.kernel.corpus.CorpusKernel;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs each kernel of the corpus on the device and as plain Java: on 512 random inputs, among them many extreme values,
 * results must be equal, bit by bit where floating-point operations are exact.
 */
@Tag("opencl")
@Timeout(120)
class CorpusOnOpenClTest {
    private static final long[] SEEDS = {1, 2};

    private static ArtefactRunner device;
    private static JvmDevice jvm;

    /** Builds all programs, as many at a time as there are processors: each build is a process of its own. */
    @BeforeAll
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    static void openDevices() {
        device = new ArtefactRunner(AssumedDevice.openCl());
        jvm = new JvmDevice();
        kernels().parallelStream().forEach(CorpusOnOpenClTest::build);
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

    @AfterAll
    static void closeDevices() {
        if (device != null) {
            device.close();
            jvm.close();
        }
    }

    static List<CorpusKernel> kernels() {
        return Corpus.kernels();
    }

    static List<CorpusKernel> kernelsOfGroups() {
        return Corpus.kernels().stream()
                .filter(kernel -> kernel.toString().startsWith("Groups."))
                .toList();
    }

    /** Runs a kernel on the device. */
    @FunctionalInterface
    private interface DeviceLaunch {
        void run(List<Object> arrays, Grid grid) throws InterruptedException;
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void shouldReturnTheResultsOfPlainJava(final CorpusKernel kernel) throws Exception {
        final KernelArtefact artefact = packaged(kernel.method());
        final DeviceLaunch launch = (arrays, grid) -> device.run(artefact, arrays, grid);
        for (final int groupSize : kernel.groupSizes()) {
            final Grid grid = grid(groupSize);
            for (final long seed : SEEDS) {
                compare(kernel, launch, grid, seed);
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
        compare(kernel, (arrays, whole) -> device.run(artefact, arrays, whole, form), grid, 1);
    }

    private static void compare(final CorpusKernel kernel, final DeviceLaunch launch, final Grid grid, final long seed)
            throws Exception {
        final List<Object> ofJava = inputs(kernel, seed);
        final List<Object> ofDevice = inputs(kernel, seed);
        runInJava(kernel.method(), ofJava, grid);
        launch.run(ofDevice, grid);
        for (int i = 0; i < ofJava.size(); i++) {
            assertEquals(
                    List.of(),
                    CorpusValues.differences(ofJava.get(i), ofDevice.get(i), kernel.ulps()),
                    kernel + ", groups of " + grid.localSize() + ", seed " + seed + ", array " + i);
        }
    }

    private static void runInJava(final Method method, final List<Object> arrays, final Grid grid)
            throws InterruptedException {
        method.setAccessible(true);
        final Kernel.Of0 kernel = fs -> {
            try {
                method.invoke(null, arrays.toArray());
            } catch (final ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        };
        try (SharedMemory memory = jvm.allocateShared(Long.BYTES)) {
            jvm.launch(new KernelCall(kernel, List.of()), memory, grid, () -> {});
        }
    }

    /** Returns the arguments of a kernel: the first are its input, the others its output. */
    private static List<Object> inputs(final CorpusKernel kernel, final long seed) {
        final SplittableRandom random =
                new SplittableRandom(seed * 77 + kernel.toString().hashCode());
        final List<Object> arrays = new ArrayList<>();
        for (final Class<?> type : kernel.parameters()) {
            arrays.add(
                    arrays.size() < kernel.inputCount() ? CorpusValues.random(type, random) : CorpusValues.zeros(type));
        }
        if (kernel.hasSameArrays()) {
            arrays.set(2, arrays.get(0));
            arrays.set(3, arrays.get(1));
        }
        return arrays;
    }

    private static KernelArtefact packaged(final Method method) throws Exception {
        final String name = KernelPackage.resource(method.getDeclaringClass().getName(), method.getName());
        try (InputStream resource = method.getDeclaringClass().getResourceAsStream("/" + name)) {
            return KernelArtefactText.parse(name, new String(resource.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
