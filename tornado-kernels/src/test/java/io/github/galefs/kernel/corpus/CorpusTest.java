package io.github.galefs.kernel.corpus;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CorpusTest {
    private final List<CorpusKernel> kernels = Corpus.kernels();

    @Test
    void shouldHaveAtLeastEightyKernels() {
        assertTrue(kernels.size() >= 80, () -> kernels.size() + " kernels");
    }

    @Test
    void shouldNameEachKernelOnce() {
        assertEquals(
                kernels.size(),
                kernels.stream().map(CorpusKernel::toString).distinct().count());
    }

    @Test
    void shouldDivideTheLaunchIntoWholeGroups() {
        assertAll(kernels.stream()
                .map(kernel -> () -> assertEquals(0, CorpusKernel.WORK_ITEMS % kernel.groupSize(), kernel::toString)));
    }
}
