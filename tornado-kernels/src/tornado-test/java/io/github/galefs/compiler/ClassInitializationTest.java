package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelCompilationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Static initializers of kernels' classes do not run in the compiler. Those here would end its process. */
@Timeout(120)
class ClassInitializationTest {
    @Test
    void shouldNotInitializeTheClassOfAKernel() throws Exception {
        assertTrue(program("compileTimeConstant").contains("= 42;"), program("compileTimeConstant"));
    }

    @Test
    void shouldNotInitializeAClassOfWhichAKernelCallsAMethodOrReadsAConstant() throws Exception {
        assertTrue(program("helperOfAnotherClass").contains("1023"), program("helperOfAnotherClass"));
    }

    @Test
    void shouldRefuseAConstantThatTheInitializerComputes() {
        final KernelCompilationException refused =
                assertThrows(KernelCompilationException.class, () -> program("computedConstant"));
        assertEquals(
                List.of("io.github.galefs.compiler.InitializedKernels.computedConstant(InitializedKernels.java:24):"
                        + " reads the static field io.github.galefs.compiler.InitializedKernels.COMPUTED, which is not"
                        + " a compile-time constant; no initializer runs in the compiler, so make it a compile-time"
                        + " constant or pass its value as a parameter"),
                refused.refusals());
    }

    private static String program(final String kernel) throws Exception {
        return TestCompiler.programs(TestCompiler.compile(InitializedKernels.class, kernel));
    }
}
