package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.program.KernelForm;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Order of a kernel's accesses that only devices with a weak memory model can change, so that no run on this machine
 * shows a missing fence: the text of a packaged kernel must have them.
 */
@Timeout(10)
class FenceTextTest {
    private static final String FENCE = "GALEFS_FENCE();";
    private static final String ACQUIRE_FENCE = "GALEFS_ACQUIRE_FENCE();";
    private static final String RELEASE_FENCE = "GALEFS_RELEASE_FENCE();";
    private static final String RELEASE = "gale_BlockAccess_releaseFrame(";
    private static final String INT = "*((volatile __global gale_int *)";
    private static final String LONG = "*((volatile __global gale_long *)";

    @Test
    void shouldLoadTheBlockOfAFrameAfterItsFileAndBothAfterTheHazardWord() throws Exception {
        assertTrue(hasInOrder(
                8,
                line -> line.startsWith(INT) && line.endsWith("+ (uint) 1));"),
                List.of(FENCE, "= " + INT, ACQUIRE_FENCE, "= " + LONG)));
    }

    @Test
    void shouldReleaseAFrameAfterAFenceThatFollowsTheBarrier() throws Exception {
        assertTrue(hasInOrder(4, line -> line.startsWith("GALEFS_BARRIER("), List.of(RELEASE)));
        assertTrue(hasInOrder(
                16,
                line -> line.contains(" " + RELEASE) && line.endsWith("{"),
                List.of(RELEASE_FENCE, "gale_group", INT)));
    }

    /**
     * OpenCL 2.0 orders the address spaces that a fence names; kernels use atomic operations on local memory as well.
     */
    @Test
    void shouldOrderLocalMemoryByEachFence() throws Exception {
        // The fence of 1.2, and that of later versions.
        final List<String> fences = lines().stream()
                .filter(line -> line.contains("mem_fence(") || line.contains("work_item_fence("))
                .toList();
        assertEquals(2, fences.size());
        for (final String fence : fences) {
            assertTrue(fence.contains("CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE"), fence);
        }
    }

    /** Returns whether lines with certain parts follow, in this order and within a number of lines, on a first one. */
    private static boolean hasInOrder(final int within, final Predicate<String> first, final List<String> parts)
            throws Exception {
        final List<String> lines = lines();
        for (int begin = 0; begin < lines.size(); begin++) {
            if (first.test(lines.get(begin))) {
                int found = 0;
                for (int i = begin + 1; i < Math.min(lines.size(), begin + within) && found < parts.size(); i++) {
                    found += lines.get(i).contains(parts.get(found)) ? 1 : 0;
                }
                if (found == parts.size()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<String> lines() throws Exception {
        try (InputStream resource = FenceTextTest.class.getResourceAsStream("FileKernels.read.cl")) {
            final String text = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
            return KernelArtefactText.parse("FileKernels.read.cl", text)
                    .text()
                    .program(KernelForm.LIVE)
                    .lines()
                    .map(String::strip)
                    .toList();
        }
    }
}
