package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.corpus.Corpus;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Functions of {@link Math} and {@link StrictMath} on a quarter of a million values. A device computes
 * {@code StrictMath}'s function for both, bit for bit; the JVM has faster implementations of some of {@code Math}.
 */
@Tag("opencl")
@Timeout(120)
class ElementaryFunctionsOnOpenClTest {
    private static final int VALUES = 1 << 18;
    private static final String KERNELS = "/io/github/galefs/kernel/corpus/ElementaryFunctions.";

    private static ArtefactRunner device;

    @BeforeAll
    static void openDevice() {
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        Assumptions.assumeFalse(infos.isEmpty(), "no OpenCL device found: on Debian, install pocl-opencl-icd");
        device = new ArtefactRunner(infos.getFirst());
    }

    @AfterAll
    static void closeDevice() {
        if (device != null) {
            device.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"acos, 0", "asin, 0", "cbrt, 1", "expm1, 0", "log, 1", "log10, 2", "log1p, 0", "tanh, 2"})
    void shouldDifferFromTheJvmByNoMoreThanTheDocumentedUlps(final String function, final int ulps) throws Exception {
        final double[] values = values();
        assertEquals(List.of(), differences(Math.class, function, values, onDevice(function, values), ulps));
    }

    @ParameterizedTest
    @CsvSource({"acos", "asin", "cbrt", "expm1", "log", "log10", "log1p", "tanh"})
    void shouldReturnTheResultsOfStrictMath(final String function) throws Exception {
        final double[] values = values();
        assertEquals(List.of(), differences(StrictMath.class, function, values, onDevice(function, values), 0));
    }

    /** Returns values of any magnitude, between -1 and 1, near 1, and between -3200 and 3200. */
    private static double[] values() {
        final SplittableRandom random = new SplittableRandom(5);
        final double[] values = new double[VALUES];
        for (int i = 0; i < VALUES; i++) {
            values[i] = switch (i % 4) {
                case 0 -> Double.longBitsToDouble(random.nextLong());
                case 1 -> random.nextDouble(-1, 1);
                case 2 -> 1 + Math.scalb(random.nextDouble(-0.5, 0.5), -random.nextInt(40));
                default -> Math.scalb(random.nextDouble(-100, 100), random.nextInt(-40, 6));
            };
        }
        return values;
    }

    private static double[] onDevice(final String function, final double[] values) throws Exception {
        final String name = KERNELS + function + ".cl";
        final double[] results = new double[VALUES];
        try (InputStream resource = Corpus.class.getResourceAsStream(name)) {
            final KernelArtefact kernel =
                    KernelArtefactText.parse(name, new String(resource.readAllBytes(), StandardCharsets.UTF_8));
            final List<Object> arrays =
                    List.of(new float[VALUES], values, new int[VALUES], new long[VALUES], new float[VALUES], results);
            device.run(kernel, arrays, new Grid(VALUES, 1));
        }
        return results;
    }

    private static List<String> differences(
            final Class<?> library,
            final String function,
            final double[] values,
            final double[] ofDevice,
            final int ulps)
            throws ReflectiveOperationException {
        final Method method = library.getMethod(function, double.class);
        final double[] ofJava = new double[VALUES];
        for (int i = 0; i < VALUES; i++) {
            ofJava[i] = (double) method.invoke(null, values[i]);
        }
        return CorpusValues.differences(ofJava, ofDevice, ulps);
    }
}
