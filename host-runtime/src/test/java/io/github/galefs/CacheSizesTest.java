package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.page.PageTableDescriptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The largest cache is one whose page table can be addressed. */
@Timeout(60)
class CacheSizesTest {
    private static final int BLOCK_SIZE = GaleFsContext.MIN_BLOCK_SIZE;
    private static final long MAX_FRAMES = Integer.MAX_VALUE / PageTableDescriptor.FRAME_ENTRY_LENGTH;

    @Test
    void shouldAllowAsManyFramesAsHaveEntriesInOneBuffer() {
        assertDoesNotThrow(() -> CacheSizes.check(BLOCK_SIZE, MAX_FRAMES * BLOCK_SIZE));
    }

    @Test
    void shouldRefuseOneFrameMoreAndNameTheLimit() {
        final Throwable refusal = assertThrows(
                IllegalArgumentException.class, () -> CacheSizes.check(BLOCK_SIZE, (MAX_FRAMES + 1) * BLOCK_SIZE));
        assertTrue(refusal.getMessage().contains("at most " + MAX_FRAMES + " blocks"), refusal.getMessage());
    }
}
