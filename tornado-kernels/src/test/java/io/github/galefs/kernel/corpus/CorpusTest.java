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
    void shouldRunEachKernelInGroupsThatFitIntoTheLaunch() {
        assertAll(kernels.stream()
                .map(kernel -> () -> assertTrue(
                        kernel.groupSizes().stream().allMatch(size -> size >= 1 && size <= CorpusKernel.WORK_ITEMS),
                        kernel::toString)));
    }
}
