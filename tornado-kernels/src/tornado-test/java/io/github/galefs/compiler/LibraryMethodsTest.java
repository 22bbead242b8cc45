package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.kernel.corpus.Corpus;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Each of the JDK's operations on primitive values is either compared with plain Java in the corpus, or refused. */
@Timeout(120)
class LibraryMethodsTest {
    private final Set<String> inTheCorpus = LibraryCalls.calledBy(Corpus.kernels().stream()
            .<Class<?>>map(kernel -> kernel.method().getDeclaringClass())
            .distinct());

    @Test
    void shouldRefuseEachOperationThatTheCorpusDoesNotTest(@TempDir final Path folder) throws Exception {
        final List<Method> others = LibraryCalls.all().stream()
                .filter(method -> !inTheCorpus.contains(LibraryCalls.name(method)))
                .toList();
        LibraryCalls.generate(others, folder);
        final List<String> kernels = others.stream()
                .map(method -> LibraryCalls.CLASS_NAME + "#" + LibraryCalls.name(method))
                .toList();

        final KernelCompilationException refused = assertThrows(
                KernelCompilationException.class, () -> TestCompiler.compileNamed(kernels, List.of(folder)));

        assertEquals(
                List.of(),
                kernels.stream()
                        .filter(kernel -> refused.refusals().stream()
                                .noneMatch(refusal -> refusal.startsWith(kernel.replace('#', '.') + "(")))
                        .toList(),
                "compiled, but not tested");
    }

    @Test
    void shouldTestAtLeastAHundredOperations() {
        final long tested = LibraryCalls.all().stream()
                .filter(method -> inTheCorpus.contains(LibraryCalls.name(method)))
                .count();
        assertTrue(tested >= 100, () -> tested + " operations");
    }
}
