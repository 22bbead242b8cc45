package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.CheckKind;
import io.github.galefs.kernel.artefact.CheckSite;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.KernelPackage;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What checks add to the text of a kernel, and that without the option they add nothing. */
@Tag("sdk")
@Timeout(120)
class KernelChecksTextTest {
    private static final String CORPUS = "io.github.galefs.kernel.corpus.";

    /** Kernels with loops, divisions, memory by offset, local memory and barriers, as packaged with the tests. */
    private static final List<String> KERNELS = List.of(
            CORPUS + "Collectives#nestedLoops",
            CORPUS + "Groups#reduction",
            CORPUS + "Groups#copyByTheGroup",
            CORPUS + "IntArithmetic#divide",
            CORPUS + "Memory#writesBytes");

    @Test
    void shouldWriteThePackagedTextWhenAKernelIsNotChecked() throws Exception {
        for (final KernelArtefact artefact : compile(KernelChecks.NONE)) {
            assertEquals(packaged(artefact).text(), artefact.text(), artefact.kernelName());
            assertEquals(List.of(), artefact.checks());
        }
    }

    @Test
    void shouldNameEachCheckByKindAndLineWhenAKernelIsChecked() throws Exception {
        final List<KernelArtefact> artefacts = compile(KernelChecks.ALL);
        for (final KernelArtefact artefact : artefacts) {
            assertFalse(packaged(artefact).text().equals(artefact.text()));
            assertTrue(artefact.checks().stream().allMatch(KernelChecksTextTest::isInTheCorpus), artefact::toString);
        }
        assertTrue(has(artefacts.get(0), CheckKind.INDEX));
        assertTrue(has(artefacts.get(0), CheckKind.BARRIER));
        assertTrue(has(artefacts.get(2), CheckKind.OFFSET));
        assertTrue(has(artefacts.get(3), CheckKind.DIVISOR));
        assertTrue(has(artefacts.get(4), CheckKind.OFFSET));
    }

    /** Where the device runs the work-items, none may end without the others: PoCL, for one, cannot show that. */
    @Test
    void shouldMeetTheOthersAtTheEndWhenTheDeviceRunsTheWorkItems() throws Exception {
        final String program = TestCompiler.programs(compile(KernelChecks.ALL).get(1));
        final int ofTheDevice = program.indexOf("#define GALEFS_MEET(point)");
        assertTrue(program.indexOf("#define GALEFS_CHECKED_END() GALEFS_MEET(-1)\n", ofTheDevice) > 0, program);
        final String kernel = program.substring(program.lastIndexOf("__kernel"));
        assertTrue(kernel.stripTrailing().endsWith("GALEFS_CHECKED_END()\n}"), kernel);
    }

    private static boolean has(final KernelArtefact artefact, final CheckKind kind) {
        return artefact.checks().stream().anyMatch(check -> check.kind() == kind);
    }

    private static boolean isInTheCorpus(final CheckSite check) {
        return check.location().matches("io\\.github\\.galefs\\.kernel\\.corpus\\.\\w+\\.\\w+\\(\\w+\\.java:\\d+\\)");
    }

    private static List<KernelArtefact> compile(final KernelChecks checks) throws Exception {
        return TestCompiler.process(Duration.ofMinutes(1))
                .compile(KERNELS, checks)
                .kernels();
    }

    private static KernelArtefact packaged(final KernelArtefact artefact) throws Exception {
        final String name = KernelPackage.resource(artefact.className(), artefact.methodName());
        try (InputStream resource = KernelChecksTextTest.class.getResourceAsStream("/" + name)) {
            return KernelArtefactText.parse(name, new String(resource.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
