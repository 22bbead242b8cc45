package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelArtefact;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Texts of loops that a device's compiler turns into vectors. What they compute is tested by running them. */
@Timeout(120)
class LoopTextTest {
    private static final String HINT = "GALEFS_INNERMOST_LOOP()\n";

    private static Map<String, KernelArtefact> kernels;

    @BeforeAll
    static void compile() throws Exception {
        kernels = TestCompiler.compile(LoopTextTest.class, List.of("sumsRows", "addsNeighbours", "addsLeft")).stream()
                .collect(Collectors.toMap(KernelArtefact::methodName, Function.identity()));
    }

    @Test
    void shouldGiveTheHintToInnermostLoopsOnly() {
        final String text = kernel("sumsRows");
        assertEquals(2, text.split("while \\(true\\)", -1).length - 1, text);
        final int hint = text.indexOf(HINT);
        assertEquals(text.lastIndexOf(HINT), hint, text);
        assertEquals(text.lastIndexOf("while (true)"), text.indexOf("while (true)", hint), text);
    }

    /** The host defines the macro, see its BuildOptions: some versions of PoCL define none of their own. */
    @Test
    void shouldDefineTheHintWhereTheHostSaysThatTheDeviceIsPocl() {
        final String program = TestCompiler.programs(kernels.get("sumsRows"));
        assertTrue(program.contains("#if defined(GALEFS_VECTOR_WIDTH)\n"), program);
        assertTrue(program.contains("#elif defined(GALEFS_POCL)\n#define GALEFS_INNERMOST_LOOP() _Pragma"), program);
        assertFalse(program.contains("__POCL__"), program);
    }

    /** A positive constant that makes an index wrap makes it negative, so it may be added as a long. */
    @Test
    void shouldAddAPositiveConstantOfAnIndexAsALong() {
        final String text = kernel("addsNeighbours");
        assertTrue(text.contains(" + 1L)"), text);
        assertTrue(text.contains(" + 1000L)"), text);
    }

    /** The lowest int minus two is an index that a long array of bytes has. */
    @Test
    void shouldWrapAnIndexWithANegativeConstant() {
        final String text = kernel("addsLeft");
        assertFalse(text.contains("(-1L)"), text);
        assertTrue(text.contains("(uint) (-1)"), text);
    }

    private static String kernel(final String name) {
        final String program = TestCompiler.programs(kernels.get(name));
        return program.substring(program.indexOf("__kernel"));
    }

    static void sumsRows(final long[] fs, final int[] values, final int[] sums) {
        for (int row = 0; row < sums.length; row++) {
            int sum = 0;
            for (int i = 0; i < 100; i++) {
                sum += values[100 * row + i];
            }
            sums[row] = sum;
        }
    }

    static void addsNeighbours(final long[] fs, final float[] values, final int[] index, final float[] sum) {
        final int i = index[0];
        sum[0] = values[i + 1] + values[i + 1000];
    }

    static void addsLeft(final long[] fs, final float[] values, final int[] index, final float[] sum) {
        sum[0] = values[index[0] - 1];
    }
}
