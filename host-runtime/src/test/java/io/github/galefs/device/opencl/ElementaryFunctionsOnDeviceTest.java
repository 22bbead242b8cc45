package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDriver;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.corpus.Corpus;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Functions of {@link Math} and {@link StrictMath} on a quarter of a million values, among them extreme ones. A device
 * computes {@code StrictMath}'s bit for bit; the JVM has other implementations of some of {@code Math}'s. The profile
 * {@code long} runs all functions, others a share.
 */
@OnEachDriver
@Timeout(120)
class ElementaryFunctionsOnDeviceTest {
    private static final int VALUES = 1 << 18;
    private static final String KERNELS = "/io/github/galefs/kernel/corpus/";
    private static final String PAIRS = "ElementaryPairs.";

    /** Most ulps between a device and {@link Math}, by function: the table in docs/kernel-language.md. */
    private static final Map<String, Integer> ULPS = Map.ofEntries(
            Map.entry("acos", 0),
            Map.entry("asin", 0),
            Map.entry("atan", 0),
            Map.entry("atan2", 0),
            Map.entry("cbrt", 1),
            Map.entry("cos", 1),
            Map.entry("cosh", 0),
            Map.entry("exp", 1),
            Map.entry("expm1", 0),
            Map.entry("hypot", 0),
            Map.entry("log", 1),
            Map.entry("log10", 2),
            Map.entry("log1p", 0),
            Map.entry("pow", 2),
            Map.entry("sin", 1),
            Map.entry("sinh", 0),
            Map.entry("tan", 1),
            Map.entry("tanh", 2));

    private static ArtefactRunner device;

    @Parameter
    private String driver;

    @BeforeEach
    void openDevice() {
        if (device == null) {
            device = ArtefactRunner.open(driver);
        }
    }

    @AfterParameterizedClassInvocation
    static void closeDevice() {
        if (device != null) {
            device.close();
            device = null;
        }
    }

    static Stream<String> functions() {
        return CaseShare.some(List.copyOf(ULPS.keySet()));
    }

    @ParameterizedTest
    @MethodSource("functions")
    void shouldDifferFromMathByNoMoreThanTheDocumentedUlps(final String function, final TestReporter reporter)
            throws Exception {
        final Differences differences = differences(Math.class, function, kernelOf(function, ""));
        reporter.publishEntry(function, differences.toString());
        assertTrue(differences.ulps() <= ULPS.get(function), () -> function + ": " + differences);
    }

    @ParameterizedTest
    @MethodSource("functions")
    void shouldReturnTheResultsOfStrictMath(final String function) throws Exception {
        final Differences differences = differences(StrictMath.class, function, kernelOf(function, "Strict"));
        assertEquals(0, differences.ulps(), differences::toString);
    }

    @Test
    void shouldWidenEachNumberOfHalfPrecision() throws Exception {
        final float[] bits = new float[1 << Short.SIZE];
        final float[] expected = new float[bits.length];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = Float.intBitsToFloat(i);
            expected[i] = Float.float16ToFloat((short) i);
        }
        final float[] widened = new float[bits.length];
        run(
                "FloatingLibrary.fromHalfPrecision",
                List.of(bits, new double[0], new int[0], new long[0], widened, new double[0]),
                bits.length);
        assertEquals(List.of(), CorpusValues.differences(expected, widened, 0));
    }

    /** Numbers of half precision, those halfway between two, and their neighbours: each way of rounding. */
    @Test
    void shouldRoundToHalfPrecisionAsJava() throws Exception {
        final float[] values = new float[6 << Short.SIZE];
        for (int i = 0; i < values.length; i++) {
            final float half = Float.float16ToFloat((short) (i / 6));
            final float next = Float.float16ToFloat((short) (i / 6 + 1));
            final float near = i % 6 < 3 ? half : (half + next) / 2;
            values[i] = switch (i % 3) {
                case 0 -> near;
                case 1 -> Math.nextUp(near);
                default -> Math.nextDown(near);
            };
        }
        final int[] expected = IntStream.range(0, values.length)
                .map(i -> Float.isNaN(values[i]) ? 0 : Float.floatToFloat16(values[i]))
                .toArray();
        final int[] rounded = new int[values.length];
        run(
                "FloatingLibrary.toHalfPrecision",
                List.of(values, new double[0], rounded, new long[0], new float[0], new double[0]),
                values.length);
        assertEquals(List.of(), CorpusValues.differences(expected, rounded, 0));
    }

    private static boolean hasTwoArguments(final String function) {
        return List.of("atan2", "hypot", "pow").contains(function);
    }

    private static String kernelOf(final String function, final String suffix) {
        return (hasTwoArguments(function) ? PAIRS : "ElementaryFunctions.") + function + suffix;
    }

    private static Differences differences(final Class<?> library, final String function, final String kernel)
            throws Exception {
        final double[] values = ElementaryArguments.random(VALUES, 5);
        final double[] results = new double[VALUES];
        run(
                kernel,
                List.of(new float[VALUES], values, new int[VALUES], new long[VALUES], new float[VALUES], results),
                VALUES);
        return Differences.between(ofJava(library, function, values), results);
    }

    private static double[] ofJava(final Class<?> library, final String function, final double[] values)
            throws ReflectiveOperationException {
        final double[] results = new double[values.length];
        final Method method = hasTwoArguments(function)
                ? library.getMethod(function, double.class, double.class)
                : library.getMethod(function, double.class);
        for (int i = 0; i < values.length; i++) {
            results[i] = (double)
                    (hasTwoArguments(function)
                            ? method.invoke(null, values[i], values[(i + values.length / 2) % values.length])
                            : method.invoke(null, values[i]));
        }
        return results;
    }

    private static void run(final String kernel, final List<Object> arrays, final int workItems) throws Exception {
        final String name = KERNELS + kernel + ".cl";
        try (InputStream resource = Corpus.class.getResourceAsStream(name)) {
            final KernelArtefact artefact =
                    KernelArtefactText.parse(name, new String(resource.readAllBytes(), StandardCharsets.UTF_8));
            device.run(artefact, arrays, new Grid(workItems, 1));
        }
    }
}
