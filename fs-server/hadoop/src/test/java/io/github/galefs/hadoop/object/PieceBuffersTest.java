package io.github.galefs.hadoop.object;

import static io.github.galefs.file.PosixError.EINTR;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The bound of memory for reads. */
@Timeout(20)
class PieceBuffersTest {
    private final PieceBuffers buffers = new PieceBuffers();

    @Test
    void shouldGiveWhatIsFreeAndAtLeastOnePiece() throws FileServiceException {
        assertEquals(3, buffers.acquire("a", 3));
        assertEquals(PieceBuffers.MAX_PIECES - 3, buffers.acquire("a", 100));
        // The next one waits.
        Thread.currentThread().interrupt();
        assertRefused(EINTR, () -> buffers.acquire("a", 1));
        assertTrue(Thread.interrupted());
        buffers.release(2);
        assertEquals(2, buffers.acquire("a", 3));
    }

    @Test
    void shouldUseLargeMemoryAgain() {
        final ByteBuffer large = buffers.allocate(PieceBuffers.PIECE_LENGTH - 1);
        assertEquals(PieceBuffers.PIECE_LENGTH - 1, large.remaining());
        buffers.recycle(large.position(7));
        final ByteBuffer again = buffers.allocate(PieceBuffers.PIECE_LENGTH);
        assertSame(large, again);
        assertEquals(PieceBuffers.PIECE_LENGTH, again.remaining());
        final ByteBuffer small = buffers.allocate(10);
        assertEquals(10, small.capacity());
        buffers.recycle(small);
        assertNotSame(small, buffers.allocate(10));
    }
}
