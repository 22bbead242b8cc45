package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.corpus.Corpus;
import java.util.List;
import org.junit.jupiter.api.Test;

class CorpusCompilationTest {
    @Test
    void shouldCompileEveryKernelOfTheCorpus() throws Exception {
        final List<String> names = Corpus.kernels().stream()
                .map(kernel -> kernel.method().getDeclaringClass().getName() + "#"
                        + kernel.method().getName())
                .toList();
        final List<KernelArtefact> kernels = TestCompiler.compileNamed(names);
        assertEquals(names, kernels.stream().map(KernelArtefact::kernelName).toList());
    }
}
