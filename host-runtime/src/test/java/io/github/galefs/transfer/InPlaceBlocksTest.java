package io.github.galefs.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.galefs.device.SharedMemory;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.kernel.file.DeviceFile;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Blocks in place near the region: their offsets must not look like errors. */
@Timeout(10)
class InPlaceBlocksTest {
    private static final int BLOCK = 4096;

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment memory = arena.allocate(10 * BLOCK, BLOCK);
    private final RecordingFiles files = new RecordingFiles(12);
    private final InPlaceBlocks blocks = InPlaceBlocks.of(files, new Region());

    /** In the middle of the memory. */
    private final class Region implements SharedMemory {
        @Override
        public MemorySegment segment() {
            return memory.asSlice(5 * BLOCK, BLOCK);
        }

        @Override
        public long[] handle() {
            return new long[0];
        }

        @Override
        public void close() {}
    }

    @AfterEach
    void close() {
        arena.close();
    }

    @Test
    void shouldNotUseABlockWhoseOffsetsLookLikeErrors() throws Exception {
        files.serveInPlace(memory.asSlice(4 * BLOCK, BLOCK));
        assertNull(map());
        assertEquals(0, files.openBlocks());
    }

    @Test
    void shouldUseBlocksBehindTheRegionAndFarBeforeIt() throws Exception {
        assertEquals(-BLOCK + 1, DeviceFile.LOWEST_ERROR);
        for (final int place : new int[] {3, 6}) {
            files.serveInPlace(memory.asSlice((long) place * BLOCK, BLOCK));
            assertNotNull(map());
        }
    }

    /** Returns the block of a transfer of one block, or null if it has to be copied. */
    private MappedBlock map() throws FileServiceException {
        final BlockTransfer transfer = new BlockTransfer(null, files, null, Integer.numberOfTrailingZeros(BLOCK));
        transfer.fetchInPlace(this, 1, 0);
        transfer.addBlock(0);
        blocks.map(transfer);
        return transfer.takeMapped(0);
    }
}
