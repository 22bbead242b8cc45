package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.compiler.subset.MethodKey;
import io.github.galefs.kernel.artefact.BytecodeHash;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.ParameterAccess;
import io.github.galefs.kernel.artefact.ParameterKind;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class OperationTextTest {
    private static Map<String, KernelArtefact> kernels;

    @BeforeAll
    static void compile() throws Exception {
        final List<String> methods = Arrays.stream(OperationKernels.class.getDeclaredMethods())
                .filter(method -> method.getReturnType() == void.class)
                .map(Method::getName)
                .toList();
        kernels = TestCompiler.compile(OperationKernels.class, methods).stream()
                .collect(Collectors.toMap(KernelArtefact::methodName, Function.identity()));
    }

    private static String program(final String method) {
        return TestCompiler.programs(kernels.get(method));
    }

    private static void assertContains(final String method, final String text) {
        assertTrue(program(method).contains(text), () -> "\"" + text + "\" should be in " + program(method));
    }

    @Test
    void shouldReadWorkItemIdsFromTheDevice() {
        for (final String text : List.of(
                "(int) get_global_id(0)",
                "(int) get_local_id(0)",
                "(int) get_group_id(0)",
                "(int) get_local_size(0)",
                "(int) get_num_groups(0)")) {
            assertContains("workItemIds", text);
        }
    }

    @Test
    void shouldDeclareLocalMemoryAtTheStartOfTheKernel() {
        assertContains("exchange", "    GALEFS_BARRIER(1);\n");
        assertContains("exchange", "    GALEFS_BROADCAST(2, ");
        assertContains("exchange", """
                __kernel void galefs_exchange(__global uchar *arg_data) {
                    GALEFS_BROADCAST_SLOTS
                    GALEFS_GROUP_BEGIN()
                """);
        assertTrue(program("exchange").endsWith("    GALEFS_GROUP_END()\n}\n"), program("exchange"));
        assertTrue(program("exchange").contains("GALEFS_RELAX("));
    }

    @Test
    void shouldDefineTheVariablesThatLiveAtEachBarrier() {
        assertContains("livesAtBarriers", "#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)\n");
        // None, as ids are computed again; the element's address and the sum; the address alone, as the broadcast
        // assigns its result itself.
        assertEquals(
                List.of(0L, 2L, 1L),
                Stream.of(1, 2, 3)
                        .map(point -> liveAt("livesAtBarriers", point))
                        .toList());
    }

    private static long liveAt(final String method, final int point) {
        final Matcher live = Pattern.compile("#define GALEFS_LIVE_" + point + "\\(VARIABLE\\)(.*)")
                .matcher(program(method));
        assertTrue(live.find(), program(method));
        return Pattern.compile("VARIABLE\\(\\w+\\)")
                .matcher(live.group(1))
                .results()
                .count();
    }

    @Test
    void shouldUseTheAtomicFunctionsOfOpenCl() {
        for (final String text : List.of(
                "atomic_add((volatile __global int *) (arg_counts + 16 + ((long) 1 << 2)), 2)",
                "GALEFS_LONG_ATOMIC(max)((volatile __global long *) (arg_sums + 16 + ((long) 1 << 3)), 5L)",
                "as_float(atomic_cmpxchg((volatile __global int *) (arg_floats + 16 + ((long) 3 << 2)), as_int(",
                "atomic_or((volatile __global int *) (arg_bits + 16 + 12L), 1)",
                "#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable")) {
            assertContains("atomics", text);
        }
        // The result of an operation is not used, but what it replaces is.
        assertEquals(
                List.of(
                        ParameterAccess.READ_WRITE,
                        ParameterAccess.READ_WRITE,
                        ParameterAccess.READ_WRITE,
                        ParameterAccess.READ_WRITE),
                kernels.get("atomics").accesses());
    }

    @Test
    void shouldAddressLocalMemoryByOffsets() {
        for (final String text : List.of(
                "#define GALEFS_LOCAL_BYTES (32 + 8 * GALEFS_LOCAL_SIZE)",
                "    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];",
                "*((__local gale_int *) (gale_local_memory + ",
                "atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) 1 << 2)), 5)",
                "GALEFS_LOCAL_BARRIER(1);")) {
            assertContains("localMemory", text);
        }
        assertFalse(program("plain").contains("gale_local_memory"));
    }

    @Test
    void shouldHaveAParameterForTheGridOnlyWhereItsDimensionsAreUsed() {
        assertContains("dimensions", "galefs_dimensions(__global uchar *arg_out, const int8 gale_grid) {");
        assertContains("dimensions", "gale_grid_items(gale_grid, 1)");
        assertFalse(program("workItemIds").contains("gale_grid"), program("workItemIds"));
    }

    @Test
    void shouldLeaveAKernelWithoutBarriersAsItIs() {
        assertFalse(program("plain").contains("GALEFS_GROUP_BEGIN"), program("plain"));
    }

    @Test
    void shouldAccessMemoryAfterTheArrayHeader() {
        for (final String text : List.of(
                "(int) *((__global char *) (arg_memory + 16 + 1L))",
                "*((__global char *) (arg_memory + 16 + 0L)) = (char) ",
                "*((__global gale_int *) (arg_memory + 16 + 4L)) = ",
                "*((__global gale_long *) (arg_memory + 16 + 16L)) = ",
                "*((__global gale_float *) (arg_memory + 16 + 32L)) = ",
                "*((__global gale_double *) (arg_memory + 16 + 40L)) = ",
                "*((__global char *) (arg_ints + 16 + 5L)) = (char) ",
                "*((__global gale_float *) (arg_floats + 16L)) = ",
                "*((__global gale_double *) (arg_doubles + 16L)) = ")) {
            assertContains("plain", text);
        }
        assertFalse(program("plain").contains("volatile __global"));
    }

    @Test
    void shouldWriteVolatileAccesses() {
        for (final String text : List.of(
                "*((volatile __global gale_int *) (arg_memory + 16 + 4L)) = ",
                " = *((volatile __global gale_int *) (arg_memory + 16 + 8L));",
                "*((volatile __global gale_long *) (arg_memory + 16 + 16L)) = ",
                "*((volatile __global char *) (arg_memory + 16 + 32L)) = (char) 7;",
                "#define GALEFS_FENCE()",
                "    GALEFS_FENCE();\n    GALEFS_ACQUIRE_FENCE();\n    GALEFS_RELEASE_FENCE();\n",
                "#define GALEFS_ACQUIRE_FENCE()",
                "#define GALEFS_RELEASE_FENCE()")) {
            assertContains("volatileAccess", text);
        }
    }

    @Test
    void shouldLoadAVolatileInEachIterationOfALoop() {
        final String program = program("spin");
        final int loop = program.indexOf("while (true) {");
        assertTrue(loop > 0 && program.indexOf("volatile __global gale_int", loop) > loop, program);
        assertEquals(1, program.split("volatile __global gale_int", -1).length - 1, program);
    }

    @Test
    void shouldLoadAnArrayElementAgainAfterABarrier() {
        final String program = program("loadsAgainAfterABarrier");
        final int barrier = program.indexOf("GALEFS_BARRIER(1)");
        final String read = " = *((__global gale_int *) ";
        assertTrue(program.indexOf(read) < barrier, program);
        assertTrue(program.indexOf(read, barrier) > barrier, program);
    }

    @Test
    void shouldCallTheCopyOfTheGroup() {
        assertContains("copy", "gale_copy((arg_memory + 16 + 64L), (arg_ints + 16 + 4L), 100);");
        assertContains("copy", "#ifdef GALEFS_GPU");
    }

    @Test
    void shouldCopyBetweenArraysOfAllTypes() {
        assertContains("copyBetweenAllTypes", "gale_copy((arg_ints + 16 + 1L), (arg_floats + 16 + 2L), 3);");
        assertContains("copyBetweenAllTypes", "gale_copy((arg_doubles + 16 + 4L), (arg_ints + 16 + 5L), 6);");
        assertContains("copyBetweenAllTypes", "gale_copy((arg_longs + 16 + 7L), (arg_doubles + 16 + 8L), 9);");
        assertAccesses(
                "copyBetweenAllTypes",
                ParameterAccess.READ,
                ParameterAccess.READ_WRITE,
                ParameterAccess.WRITE,
                ParameterAccess.READ_WRITE);
    }

    @Test
    void shouldCountArraysThatChangePlacesAsReadAndWritten() {
        assertAccesses("copyBetweenChangingArrays", ParameterAccess.READ_WRITE, ParameterAccess.READ_WRITE);
    }

    @Test
    void shouldTellWhichArraysAFileCallReadsAndWrites() {
        final ParameterAccess both = ParameterAccess.READ_WRITE;
        final ParameterAccess read = ParameterAccess.READ;
        final ParameterAccess write = ParameterAccess.WRITE;
        assertAccesses("readsIntoAllTypes", both, write, write, write, write, write, write, write);
        assertAccesses("readsEachIntoAllTypes", both, write, write, write, write, write, write, write);
        assertAccesses("writesFromAllTypes", both, read, read, read, read, read, read, read);
        assertAccesses("narrowElements", read, write, both);
        assertAccesses("readsThenWrites", both, read, read, both);
    }

    private static void assertAccesses(final String method, final ParameterAccess... accesses) {
        assertEquals(List.of(accesses), kernels.get(method).accesses());
    }

    @Test
    void shouldTakeScalarsAsParameters() {
        final KernelArtefact kernel = kernels.get("scalars");
        assertEquals(
                List.of(
                        ParameterKind.INT,
                        ParameterKind.LONG,
                        ParameterKind.DOUBLE_ARRAY,
                        ParameterKind.FLOAT,
                        ParameterKind.DOUBLE),
                kernel.parameters());
        final ParameterAccess none = ParameterAccess.NONE;
        assertAccesses("scalars", none, none, ParameterAccess.WRITE, none, none);
        assertContains(
                "scalars",
                "galefs_scalars(int arg_i, long arg_l, __global uchar *arg_out, float arg_f, double arg_d) {");
    }

    /** A char is not negative, and a sum with a byte has 32 bits: TornadoVM omits these conversions. */
    @Test
    void shouldConvertNarrowElementsToInts() {
        assertContains("narrowElements", "= (int) *((__global char *) (arg_bytes + 16 + ");
        assertContains("narrowElements", "= (int) (ushort) *((__global gale_short *) (arg_both + 16 + ");
        assertContains("narrowElements", "*((__global gale_short *) (arg_shorts + 16 + ");
    }

    @Test
    void shouldDefineATableOnceInConstantMemory() {
        assertContains("table", "__constant int gale_table_0[] = {3, (-1), INT_MIN};");
        assertContains("table", "gale_table_0[");
        assertFalse(TestCompiler.programs(kernels.get("table")).contains("gale_table_1"));
    }

    @Test
    void shouldLoadTheLengthOfAnArrayFromItsHeader() {
        assertContains("length", "*((__global gale_int *) (arg_data + 12L))");
    }

    @Test
    void shouldWriteEachLiteralOnce() {
        assertEquals(
                List.of("corpus.txt", "gr\u00fc\u00dfe \"\\"),
                kernels.get("opensLiterals").strings());
        assertContains(
                "opensLiterals",
                "__constant char gale_literals[] = "
                        + "{99, 111, 114, 112, 117, 115, 46, 116, 120, 116, 103, 114, -61, -68,");
    }

    @Test
    void shouldCompileTheFileCalls() {
        final KernelArtefact kernel = kernels.get("usesFiles");
        assertEquals(
                List.of(
                        ParameterKind.LONG_ARRAY,
                        ParameterKind.INT_ARRAY,
                        ParameterKind.INT_ARRAY,
                        ParameterKind.FLOAT_ARRAY),
                kernel.parameters());
        assertEquals("galefs_usesFiles", kernel.entryPoint());
        assertEquals(List.of("out"), kernel.strings());
        assertEquals(
                BytecodeHash.of(getClass().getClassLoader(), OperationKernels.class.getName(), "usesFiles"),
                kernel.bytecodeHash());
        assertContains("usesFiles", "gale_copy(");
    }

    @Test
    void shouldDeclareTheParametersOfTheMethodAndThoseOfPasses() {
        assertContains(
                "usesFiles",
                "__kernel void galefs_usesFiles(__global uchar *arg_fs, __global uchar *arg_arguments,"
                        + " __global uchar *arg_data, __global uchar *arg_floats,"
                        + " __global uchar *gale_contexts, __global uchar *gale_passes) {");
        for (final KernelArtefact kernel : kernels.values()) {
            for (final String tornadoParameter :
                    List.of("_kernel_context", "_constant_region", "_local_region", "_atomics")) {
                final Pattern name = Pattern.compile("\\b" + tornadoParameter + "\\b");
                assertFalse(name.matcher(TestCompiler.programs(kernel)).find(), kernel::toString);
            }
        }
    }

    @Test
    void shouldProduceTheSameTextAgain() throws Exception {
        final KernelArtefact again = TestCompiler.compile(OperationKernels.class, "usesFiles");
        assertEquals(KernelArtefactText.print(kernels.get("usesFiles")), KernelArtefactText.print(again));
    }

    /** The functions of the kernel API are in programs, but not in the files of kernels. */
    @Test
    void shouldHaveSharedFunctionsInProgramsOnly() {
        final KernelArtefact kernel = kernels.get("usesFiles");
        assertContains("usesFiles", ") gale_HostCall_post(__global uchar *arg_fs, ");
        assertFalse(KernelArtefactText.print(kernel).contains("GALEFS_FUNCTION("), kernel::toString);
        assertEquals(64, kernel.functionsHash().length());
    }

    /** The hash follows the methods by which the compiler replaces those that take literals. */
    @Test
    void shouldReplaceByTheMethodsThatTheHashOfTheBytecodeFollows() {
        assertEquals(
                LiteralMethod.ALL.stream()
                        .collect(
                                Collectors.toMap(method -> text(method.byString()), method -> text(method.byOffset()))),
                BytecodeHash.substitutes());
    }

    private static String text(final Method method) {
        final MethodKey key = MethodKey.of(method);
        return key.owner() + "." + key.name() + key.descriptor();
    }
}
