package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.page.PageTable;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A block that a writer replaces is not fetched: its frame is set to zero. Until it is written, nobody else may see
 * the zeros, which are neither the old bytes nor the new ones.
 */
@Timeout(30)
class UnwrittenBlocksTest {
    private static final int BLOCK_SIZE = 4096;
    private static final int WRITER = 1;
    private static final int READER = 2;

    private CacheRig rig = new CacheRig(4, FrameProtection.NONE);

    @AfterEach
    void close() {
        rig.close();
    }

    @Test
    void shouldLetAReaderWaitUntilTheBlockIsWritten() {
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        rig.request(READER, 0);
        rig.complete();
        assertNull(rig.outcome(READER));
        rig.release(WRITER);
        assertFalse(rig.cache().isIdle());
        rig.work();
        assertEquals("frame 0", rig.outcome(READER));
        assertTrue(rig.cache().isIdle());
        assertEquals(1, rig.hits());
    }

    @Test
    void shouldLetAReaderWaitThatCameBeforeTheWriterGotTheFrame() {
        assertFalse(rig.isGrantedForWriting(WRITER, 0, 0, BLOCK_SIZE));
        rig.request(READER, 0);
        rig.complete();
        assertEquals("frame 0", rig.outcome(WRITER));
        assertNull(rig.outcome(READER));
        rig.release(WRITER);
        rig.work();
        assertEquals("frame 0", rig.outcome(READER));
    }

    /** Live, the host learns of the end of a write by the word in the lane alone. */
    @Test
    void shouldSeeThatTheBlockWasWrittenWithoutAnotherRequestOfTheWriter() {
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        rig.request(READER, 0);
        rig.publishRelease(WRITER);
        rig.work();
        assertEquals("frame 0", rig.outcome(READER));
    }

    @Test
    void shouldHideTheBlockFromKernelsUntilItIsWritten() {
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        assertEquals(PageTable.NOT_RESIDENT, lookUp());
        rig.release(WRITER);
        assertEquals(0, lookUp());
    }

    /** The opening waits for the writer, and then writes back and asks the server: readers need not wait for that. */
    @Test
    void shouldServeAReaderWhenTheBlockIsWrittenAlsoWhileAnOpeningHoldsWriters() {
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        rig.request(READER, 0);
        rig.file().holdWriters(true);
        rig.release(WRITER);
        rig.work();
        assertEquals("frame 0", rig.outcome(READER));
        rig.file().holdWriters(false);
    }

    @Test
    void shouldServeNobodyWhenTheLaunchHasEnded() {
        assertFalse(rig.isGrantedForWriting(WRITER, 0, 0, BLOCK_SIZE));
        rig.cache().cancelRequests();
        rig.complete();
        assertNull(rig.outcome(WRITER));
    }

    @Test
    void shouldServeNobodyWhenTheLaunchHasEndedSinceTheBlockWasWritten() {
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        rig.request(READER, 0);
        rig.release(WRITER);
        rig.cache().cancelRequests();
        rig.work();
        assertNull(rig.outcome(READER));
    }

    @Test
    void shouldLetAnotherWriterWait() {
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        assertFalse(rig.isGrantedForWriting(READER, 0, 8, 16));
        rig.release(WRITER);
        rig.work();
        assertEquals("frame 0", rig.outcome(READER));
        rig.release(READER);
    }

    @Test
    void shouldReadTheOldBytesWhenTheWriterHasGivenUp() {
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        rig.request(READER, 0);
        rig.calls();
        rig.giveUp(WRITER);
        rig.complete();
        assertEquals(List.of("read 0"), rig.calls());
        assertEquals("frame 1", rig.outcome(READER));
    }

    @Test
    void shouldNotEvictTheBlockBeforeItIsWritten() {
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        for (int block = 10; block < 30; block++) {
            rig.readAndRelease(block);
        }
        rig.request(READER, 0);
        rig.release(WRITER);
        rig.work();
        assertEquals("frame 0", rig.outcome(READER));
    }

    @Test
    void shouldUseTheFrameAgainWhenTheWriterHasGivenUp() {
        rig.close();
        rig = new CacheRig(1, FrameProtection.NONE);
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        rig.request(READER, 0);
        rig.giveUp(WRITER);
        rig.complete();
        rig.complete();
        assertEquals("frame 0", rig.outcome(READER));
        rig.request(3, 0);
        assertEquals("frame 0", rig.outcome(3));
    }

    @Test
    void shouldCountAMappingThatWaits() {
        rig.close();
        rig = new CacheRig(2, FrameProtection.NONE);
        rig.grantWriting(WRITER, 0, 0, BLOCK_SIZE);
        rig.map(READER, 0);
        rig.map(3, 1);
        assertEquals("ENOMEM", rig.outcome(3));
        rig.release(WRITER);
        rig.work();
        assertNotEquals("ENOMEM", rig.outcome(READER));
    }

    private int lookUp() {
        final int frame = PageTable.protect(rig.region(), CacheRig.HAZARD, CacheRig.FILE, 0);
        PageTable.unprotect(rig.region(), CacheRig.HAZARD);
        return frame;
    }
}
