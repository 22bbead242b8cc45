package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelCompilationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Graal represents many methods by nodes of their own; a node that the compiler does not list is refused. */
@Timeout(120)
class UnverifiedOperationTest {
    @Test
    void shouldRefuseANodeWithoutAVerifiedTranslation() {
        final KernelCompilationException refused = assertThrows(
                KernelCompilationException.class, () -> TestCompiler.compile(Kernels.class, List.of("spinWait")));
        assertEquals(1, refused.refusals().size(), refused::getMessage);
        assertTrue(
                refused.getMessage().contains("for which the compiler has no verified translation"),
                refused::getMessage);
    }

    @SuppressWarnings("UnusedMethod") // Called by its name.
    private static final class Kernels {
        private Kernels() {}

        /** Graal has a node for the hint to the processor; it lies between two accesses to memory. */
        static void spinWait(final int[] data) {
            data[0] = 1;
            Thread.onSpinWait();
            data[1] = 2;
        }
    }
}
