package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Functions that a kernel calls. What they compute is tested by running kernels, see the host runtime. */
@Timeout(120)
class CalledFunctionsTest {
    /** A call has arguments; a declaration or definition follows the macro. */
    private static final Pattern DEFINITION = Pattern.compile("GALEFS_FUNCTION\\(\\w+\\) (gale_\\w+)\\([^;{]*\\) \\{");

    private static final Pattern FUNCTION =
            Pattern.compile("(?s)GALEFS_FUNCTION\\(\\w+\\) gale_[^;{]* \\{\n.*?\n\\}\n");

    private static final Pattern READ = Pattern.compile("= gale_BlockAccess_beginRead\\(");
    private static final Map<String, KernelArtefact> KERNELS = new TreeMap<>();

    @BeforeAll
    static void compile() throws Exception {
        TestCompiler.compile(
                        CallingKernels.class,
                        List.of("readsOnce", "readsFourTimes", "callsAFunctionTwice", "callsNone"))
                .forEach(kernel -> KERNELS.put(kernel.methodName(), kernel));
    }

    private static String program(final String kernel) {
        return TestCompiler.programs(KERNELS.get(kernel));
    }

    @Test
    void shouldDefineEachFunctionOnceInEachForm() {
        final Map<String, Integer> definitions = new TreeMap<>();
        DEFINITION
                .matcher(program("readsFourTimes"))
                .results()
                .map((final MatchResult found) -> found.group(1))
                .forEach(name -> definitions.merge(name, 1, Integer::sum));
        assertEquals(2, definitions.get("gale_BlockAccess_beginRead"), definitions::toString);
        assertEquals(1, definitions.get("gale_HostCall_awaitReply"), definitions::toString);
        assertEquals(List.of(1, 2), new TreeSet<>(definitions.values()).stream().toList(), definitions::toString);
    }

    @Test
    void shouldCallWhatSeveralCallsShare() {
        assertEquals(2, READ.matcher(program("readsOnce")).results().count());
        assertEquals(8, READ.matcher(program("readsFourTimes")).results().count());
        final int one = program("readsOnce").length();
        final int four = program("readsFourTimes").length();
        assertTrue(four < 2 * one, () -> "one read: " + one + " characters, four: " + four);
    }

    /** PoCL inlines a function that asks for it, which takes most of the time of its compiler. */
    @Test
    void shouldPassTheIdOfTheWorkGroupToFunctions() {
        final String program = program("readsFourTimes");
        final List<String> functions = FUNCTION.matcher(program)
                .results()
                .map((final MatchResult found) -> found.group())
                .toList();
        assertFalse(functions.isEmpty(), program);
        functions.forEach(function -> assertFalse(function.contains("get_group_id"), function));
        assertTrue(functions.stream().anyMatch(function -> function.contains("= (long) gale_group;")), program);
    }

    @Test
    void shouldCallAFunctionOfTheUser() {
        final String program = program("callsAFunctionTwice");
        assertTrue(
                program.contains("GALEFS_FUNCTION(long) gale_CallingKernels_scaled("
                        + "__global uchar *arg_memory, int arg_index, int gale_group) {"),
                program);
        assertEquals(2, program.split("= gale_CallingKernels_scaled\\(", -1).length - 1, program);
    }

    @Test
    void shouldContainNoFunctionWithoutACall() {
        assertFalse(program("callsNone").contains("GALEFS_FUNCTION"), program("callsNone"));
    }

    @Test
    void shouldRefuseAFunctionThatActsForTheWorkGroup() {
        final KernelCompilationException refused = assertThrows(
                KernelCompilationException.class,
                () -> TestCompiler.compile(CallingKernels.class, List.of("callsABarrier", "callsWithAFloat")));
        assertEquals(2, refused.refusals().size(), refused.getMessage());
        assertTrue(
                refused.refusals()
                        .get(0)
                        .matches("(?s).*CallingKernels\\.meets\\(CallingKernels\\.java:\\d+\\): is out of line"
                                + " and uses GALEFS_BARRIER, .*; remove @OutOfLine"),
                refused.refusals().get(0));
        assertTrue(
                refused.refusals()
                        .get(1)
                        .matches("(?s).*CallingKernels\\.half\\(CallingKernels\\.java:\\d+\\): is out of line"
                                + " and has a parameter or result of type float; .*"),
                refused.refusals().get(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            callsWithAPrivateArray | ofPrivateArray | is out of line and uses gale_private_
            callsWithALocalArray   | ofLocalArray   | is out of line and uses gale_local_memory
            callsForTheGrid        | ofTheGrid      | is out of line and uses gale_grid_groups
            callsOverloads         | first          | is out of line, as is another method of this name
            passesALocalArray      | passesALocalArray | uses an array in local memory otherwise than by its elements
            """)
    void shouldRefuseAFunctionThatTheDeviceCannotCompile(
            final String kernel, final String method, final String reason) {
        final KernelCompilationException refused = assertThrows(
                KernelCompilationException.class, () -> TestCompiler.compile(CallingKernels.class, List.of(kernel)));
        final String refusal = refused.refusals().getFirst();
        assertTrue(refusal.contains("CallingKernels." + method + "(CallingKernels.java:"), refusal);
        assertTrue(refusal.contains(reason), refusal);
    }
}
