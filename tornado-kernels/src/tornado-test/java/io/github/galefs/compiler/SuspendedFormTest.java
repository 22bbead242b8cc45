package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.FormText;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.kernel.artefact.ParameterAccess;
import io.github.galefs.kernel.artefact.Suspension;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.SharedText;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Texts of kernels that suspend. What they compute is tested by running them, see the host runtime. */
@Timeout(120)
class SuspendedFormTest {
    private static final String REFUSED = "selectsAnArray";

    private static Map<String, KernelArtefact> kernels;

    @BeforeAll
    static void compile() throws Exception {
        final List<String> methods = Arrays.stream(SuspendedKernels.class.getDeclaredMethods())
                .filter(method -> method.getReturnType() == void.class)
                .map(Method::getName)
                .filter(name -> !name.equals(REFUSED))
                .toList();
        kernels = TestCompiler.compile(SuspendedKernels.class, methods).stream()
                .collect(Collectors.toMap(KernelArtefact::methodName, Function.identity()));
    }

    private static Suspension suspension(final String kernel) {
        return kernels.get(kernel).suspension();
    }

    private static String suspended(final String kernel) {
        return text(kernel, KernelForm.SUSPENDED);
    }

    private static String live(final String kernel) {
        return text(kernel, KernelForm.LIVE);
    }

    /** Returns a form of a kernel, with the functions that it calls. */
    private static String text(final String kernel, final KernelForm form) {
        final FormText text = kernels.get(kernel).text().forms().get(form);
        return SharedText.of(form).functions(text.uses()) + text.text();
    }

    @Test
    void shouldHaveOneFormWhenTheKernelNeverWaits() {
        assertEquals(Suspension.NONE, suspension("neverWaits"));
        assertFalse(kernels.get("neverWaits").hasSuspendedForm());
    }

    /** The live form would read lanes, which a device that runs rounds does not have. */
    @Test
    void shouldHaveBothFormsWhenAKernelUsesTheHostsStateButNeverWaits() {
        assertEquals(Suspension.NONE, suspension("endsAMapping"));
        assertTrue(kernels.get("endsAMapping").hasSuspendedForm());
        assertFalse(kernels.get("neverWaits").hasSuspendedForm());
    }

    /** Each step uses the one before twice: without a limit, time and text double with each. */
    @Test
    void shouldSaveAValueThatTakesManyStepsToComputeAgain() {
        assertEquals(new Suspension(1, 1, 8), suspension("hashesItsId"));
    }

    /** A work-group has another position in each round: what depends on it before a wait is false after it. */
    @Test
    void shouldNotSaveWhatDependsOnThePositionInTheRound() {
        assertEquals(new Suspension(1, 0, 0), suspension("hashesItsPositions"));
    }

    @Test
    void shouldHaveAResumePointForEachWait() {
        assertEquals(2, suspension("waitsTwice").waits());
        for (final String text : List.of("case 1:", "goto resume_1;", "resume_1:", "case 2:", "resume_2:")) {
            assertEquals(2, suspended("waitsTwice").split(text, -1).length, text);
        }
    }

    @Test
    void shouldSaveEachWordOfAPrivateArrayThatIsUsedAfterTheWait() {
        assertEquals(new Suspension(1, 1, 24), suspension("keepsAPrivateArray"));
        assertTrue(
                suspended("keepsAPrivateArray")
                        .contains("gale_at < 5; gale_at++) { gale_ints[(0 + gale_at) * gale_items + gale_item] = "),
                () -> suspended("keepsAPrivateArray"));
        assertEquals(new Suspension(1, 0, 0), suspension("forgetsAPrivateArray"));
    }

    /** They are arguments of every round. */
    @Test
    void shouldNotSaveScalars() {
        assertEquals(new Suspension(1, 0, 0), suspension("keepsScalars"));
    }

    @Test
    void shouldReadTheReplyInEveryWorkItem() {
        // Without a condition or a broadcast: a work-item other than the leader resumes beside it.
        assertEquals(
                2,
                suspended("waitsTwice")
                        .lines()
                        .filter(line -> line.matches(" *\\w+ = gale_reply\\(gale_entry\\);"))
                        .count());
    }

    @Test
    void shouldStartAGroupThatHasNoResumePoint() {
        final String text = suspended("waitsTwice");
        final int start = text.indexOf("    default:");
        assertTrue(
                text.substring(start)
                        .strip()
                        .matches("(?s)default:\\s+if \\(get_local_id\\(0\\) == 0\\) \\{ gale_round_start\\(.*"),
                text);
    }

    @Test
    void shouldSaveOnlyWhatIsLiveAfterAWait() {
        // After the first wait nothing, after the second the first answer.
        assertEquals(new Suspension(2, 1, 8), suspension("waitsTwice"));
    }

    @Test
    void shouldComputeIdsAgainInsteadOfSavingThem() {
        assertEquals(new Suspension(1, 0, 0), suspension("keepsIds"));
        assertTrue(suspended("keepsIds").contains("gale_group_count"));
        assertFalse(suspended("keepsIds").contains("get_global_id"));
    }

    @Test
    void shouldSaveAValueThatWasLoadedBeforeTheWait() {
        // The element may have changed since.
        assertEquals(new Suspension(1, 1, 8), suspension("keepsALoadedValue"));
        assertEquals(new Suspension(1, 1, 8), suspension("keepsALoadedByte"));
    }

    @Test
    void shouldSaveAValueThatOnlyABranchUses() {
        assertEquals(new Suspension(1, 1, 8), suspension("keepsACondition"));
    }

    @Test
    void shouldSaveTheVariablesOfALoop() {
        assertEquals(new Suspension(1, 2, 8), suspension("sumsInALoop"));
    }

    @Test
    void shouldWriteARecordBeforeEachReturn() {
        for (final String kernel : List.of("waitsTwice", "keepsIds", "sumsInALoop")) {
            final String text = suspended(kernel);
            final int returns = text.split("GALEFS_RETURN;", -1).length - 1;
            final int records = text.split("gale_round_(?:suspend|finish)\\(arg", -1).length - 1;
            // The last record needs no return: the function ends there.
            assertEquals(returns + 1, records, text);
        }
    }

    /** A work-group that polls for long suspends, too: it saves the same. */
    @Test
    void shouldSuspendInTheLiveFormAfterItHasPolled() {
        final String text = live("sumsInALoop");
        assertTrue(text.contains("gale_HostCall_awaitReply("), text);
        for (final String once :
                List.of("gale_pass_suspend(gale_entry, 1,", "resume_1:", "gale_pass_finish(gale_entry)")) {
            assertEquals(2, text.split(Pattern.quote(once), -1).length, once);
        }
        assertEquals(suspended("sumsInALoop").split("gale_ints\\[", -1).length, text.split("gale_ints\\[", -1).length);
    }

    @Test
    void shouldPollInTheLiveFormOnly() {
        assertTrue(live("waitsTwice").contains("GALEFS_RELAX("));
        assertFalse(suspended("waitsTwice").contains("GALEFS_RELAX("));
        assertFalse(suspended("waitsTwice").contains("GALEFS_FENCE("));
        assertFalse(live("waitsTwice").contains("gale_round"));
    }

    /** The last wait saves nothing: no array is used after it. Arrays of a reduction are never saved. */
    @Test
    void shouldSaveLocalMemoryOnlyWhereItIsUsedAfterTheWait() {
        shouldSaveLocalMemory(suspended("keepsLocalMemory"));
        shouldSaveLocalMemory(live("keepsLocalMemory"));
    }

    private static void shouldSaveLocalMemory(final String text) {
        assertTrue(text.contains("GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)\n"), text);
        assertEquals(2, text.split("GALEFS_LOCAL_SAVE\\(\\);", -1).length - 1, text);
        assertTrue(text.contains("#define GALEFS_LOCAL_BYTES (256 + 0 * GALEFS_LOCAL_SIZE)\n"), text);
        assertTrue(text.contains("#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)\n"), text);
    }

    @Test
    void shouldTellHowEachParameterIsAccessed() {
        assertEquals(
                List.of(
                        ParameterAccess.READ,
                        ParameterAccess.READ,
                        ParameterAccess.WRITE,
                        ParameterAccess.READ_WRITE,
                        ParameterAccess.READ,
                        ParameterAccess.WRITE),
                kernels.get("accesses").accesses());
    }

    @Test
    void shouldNameTheLineOfTheWaitWhenItRefusesAnArrayThatIsSelectedBefore() throws Exception {
        final KernelCompilationException refused = assertThrows(
                KernelCompilationException.class, () -> TestCompiler.compile(SuspendedKernels.class, REFUSED));
        final List<String> lines =
                Files.readAllLines(Path.of("src/tornado-test/java/io/github/galefs/compiler/SuspendedKernels.java"));
        int line = 1;
        while (!lines.get(line - 1).endsWith("// refused: " + REFUSED)) {
            line++;
        }
        assertTrue(
                refused.getMessage()
                        .contains("SuspendedKernels." + REFUSED + "(SuspendedKernels.java:" + line
                                + "): waits for the host"),
                refused::getMessage);
    }
}
