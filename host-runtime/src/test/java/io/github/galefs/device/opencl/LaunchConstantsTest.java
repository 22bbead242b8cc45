package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.program.KernelForm;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How generated kernels get what is constant during a launch. */
@Timeout(60)
class LaunchConstantsTest {
    private static final String KERNEL = "/io/github/galefs/CollectiveFileKernels.everyCall.cl";
    private static final Pattern LOAD =
            Pattern.compile("gale_(int|long) \\*\\) \\(arg_(fs|region) \\+ 16 \\+ \\d+L\\)");

    @Test
    void shouldReadConstantsFromAParameterWhenTheKernelSuspends() throws Exception {
        final String program = program(KernelForm.SUSPENDED);
        assertEquals(0, LOAD.matcher(program).results().count());
        assertTrue(program.contains("GALEFS_LAUNCH_LONG(arg_region, "), program);
    }

    @Test
    void shouldLoadConstantsFromTheRegionWhenTheKernelPolls() throws Exception {
        final String program = program(KernelForm.LIVE);
        assertTrue(LOAD.matcher(program).find(), program);
    }

    private static String program(final KernelForm form) throws Exception {
        try (var text = LaunchConstantsTest.class.getResourceAsStream(KERNEL)) {
            return KernelArtefactText.parse(KERNEL, new String(text.readAllBytes(), StandardCharsets.UTF_8))
                    .text()
                    .program(form);
        }
    }
}
