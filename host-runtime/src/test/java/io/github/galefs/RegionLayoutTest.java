package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.log.LogDescriptor;
import io.github.galefs.kernel.round.RoundDescriptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(30)
class RegionLayoutTest {
    private static final int PAGE = 4096;

    private static GaleFsContext context(final int blockSize, final int frames, final int openFiles) {
        return new GaleFsContext()
                .blockSize(blockSize)
                .cacheSize((long) frames * blockSize)
                .maxOpenFiles(openFiles);
    }

    @ParameterizedTest
    @CsvSource({"4096, 1, 1", "4096, 255, 7", "65536, 1000, 64", "1048576, 3, 1024"})
    void shouldAlignFramesInTheMemoryOfADeviceWhoseArraysBeginWithAHeader(
            final int blockSize, final int frames, final int openFiles) {
        final RoundRegionLayout layout = RoundRegionLayout.of(context(blockSize, frames, openFiles), 1 << 20);
        assertEquals(0, (KernelArtefact.HEADER_LENGTH + layout.framesOffset()) % PAGE);
        assertTrue(layout.framesOffset() >= layout.rounds().end(), layout::toString);
    }

    @Test
    void shouldHaveTheControlsOfAllAreasInTheKernelsParameter() {
        assertEquals(RoundDescriptor.LAUNCH_LENGTH, LogDescriptor.CONTROL_OFFSET + LogDescriptor.CONTROL_LENGTH);
    }

    @ParameterizedTest
    @CsvSource({"4096, 1, 1", "4096, 255, 7", "65536, 1000, 64", "1048576, 3, 1024"})
    void shouldAlignFramesInSharedMemoryWhoseDataIsPageAligned(
            final int blockSize, final int frames, final int openFiles) {
        assertEquals(
                0, LiveRegionLayout.of(context(blockSize, frames, openFiles)).framesOffset() % PAGE);
    }
}
