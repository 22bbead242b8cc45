package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.kernel.artefact.ParameterKind;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.kernel.program.KernelForm;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What of TornadoVM's API compiles, and how the rest is refused. */
@Tag("sdk")
@Timeout(180)
class TornadoCompilationTest {
    private static final String AT = "io.github.galefs.RefusedTornadoKernels.";
    private static final String INSTEAD = "; of TornadoVM a kernel has get, set and getSize of ByteArray, ShortArray,"
            + " CharArray, IntArray, LongArray, FloatArray, DoubleArray and HalfFloatArray, getFloat32, add, sub, mult"
            + " and div of HalfFloat, and the indices, sizes, barriers, local arrays and atomicAdd of KernelContext";

    @BeforeEach
    void assumeSdk() {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
    }

    /** The class also has a main method, lambdas, and methods on TornadoVM's objects. */
    @Test
    void shouldCompileAKernelBesideTheCodeOfItsHost() throws Exception {
        final KernelArtefact artefact = compile(TaskGraphProgram.class.getName() + "#sums");
        assertEquals(
                List.of(
                        ParameterKind.LONG_ARRAY,
                        ParameterKind.INT,
                        ParameterKind.FLOAT_ARRAY,
                        ParameterKind.FLOAT_ARRAY),
                artefact.parameters());
        final String program = artefact.text().program(KernelForm.LIVE);
        assertTrue(program.contains("int arg_context, "), program);
    }

    @Test
    void shouldRefuseWhatOnlyTornadoVmHas() {
        assertRefused("slices", 14, "calls uk.ac.manchester.tornado.api.types.arrays.FloatArray.slice" + INSTEAD);
        assertRefused(
                "boxesAnIndex",
                18,
                "uses the field uk.ac.manchester.tornado.api.KernelContext.globalIdx of an object; assign it to an int,"
                        + " not to an Integer");
        assertRefused("addsAcrossAWarp", 37, "calls uk.ac.manchester.tornado.api.KernelContext.simdSum" + INSTEAD);
        assertRefused(
                "comparesObjects", 55, "compares objects of TornadoVM; compare values, such as those of getFloat32");
        assertRefused(
                "createsAnArray",
                33,
                "creates an object of uk.ac.manchester.tornado.api.types.arrays.FloatArray; a device has no heap, so"
                        + " keep values in variables and arrays");
        assertRefused(
                "takesAVector",
                29,
                "has a parameter of type uk.ac.manchester.tornado.api.types.collections.VectorFloat; a parameter of a"
                        + " kernel is one of " + ParameterKind.ALL);
    }

    /** Each work-item would run the whole loop. */
    @Test
    void shouldRefuseParallelLoops() {
        assertRefused(
                "loopsInParallel",
                23,
                "uses TornadoVM's @Parallel, so each work-item would run the whole loop; let each take its part by"
                        + " KernelContext or WorkItem.globalId()");
    }

    @Test
    void shouldRefuseMethodsThatDifferInTheTypeOfTheArrayAlone() {
        final String refusal = refusal("callsTwins");
        assertTrue(
                refusal.contains(AT
                        + "twin(RefusedTornadoKernels.java:50): differs from another method of this name only in"
                        + " TornadoVM's types, which become arrays of Java; give one of them another name"),
                refusal);
    }

    private static void assertRefused(final String method, final int line, final String reason) {
        final String refusal = refusal(method);
        assertTrue(refusal.contains(AT + method + "(RefusedTornadoKernels.java:" + line + "): " + reason), refusal);
    }

    private static String refusal(final String method) {
        return assertThrows(
                        KernelCompilationException.class,
                        () -> compile(RefusedTornadoKernels.class.getName() + "#" + method))
                .getMessage();
    }

    private static KernelArtefact compile(final String kernel) throws Exception {
        final List<Path> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(Path::of)
                .toList();
        final TornadoSdk sdk = TornadoSdk.find().orElseThrow();
        return new CompilerProcess(sdk, classPath, Duration.ofMinutes(2))
                .compile(List.of(kernel))
                .kernels()
                .getFirst();
    }
}
