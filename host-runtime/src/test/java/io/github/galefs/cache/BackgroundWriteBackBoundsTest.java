package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.TableChanges;
import io.github.galefs.request.FrameGrants;
import io.github.galefs.request.RequestQueue;
import io.github.galefs.statistics.Counters;
import io.github.galefs.transfer.InPlaceBlocks;
import io.github.galefs.transfer.RecordingFiles;
import io.github.galefs.transfer.SharedFrames;
import io.github.galefs.transfer.TransferEngine;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How many write-backs the background starts in one turn, of 64 frames that are all dirty. No transfer ends. */
@Timeout(30)
class BackgroundWriteBackBoundsTest {
    private static final int FRAMES = 64;
    private static final int BLOCK_SHIFT = 12;
    private static final long TABLE = 8192;
    private static final long FRAMES_OFFSET = 32_768;

    private final Arena arena = Arena.ofShared();
    private final CachedFile file = new CachedFile(1, 0);
    private final FrameTable table = new FrameTable(FRAMES + 1);
    private final DirtyFrames dirty = new DirtyFrames(FRAMES + 1);
    private FetchQueue fetches;
    private WriteBackQueue writeBack;
    private TransferEngine engine;
    private BackgroundWriteBack background;

    @BeforeEach
    void fill() {
        final MemorySegment memory = arena.allocate(FRAMES_OFFSET + ((FRAMES + 1L) << BLOCK_SHIFT), 4096);
        final PageTableWriter pageTable =
                new PageTableWriter(memory, TableChanges.SHARED, TABLE, FRAMES_OFFSET, FRAMES + 1, BLOCK_SHIFT);
        engine = new TransferEngine(
                new RecordingFiles(BLOCK_SHIFT),
                new SharedFrames(memory.asSlice(FRAMES_OFFSET), BLOCK_SHIFT, InPlaceBlocks.NONE),
                BLOCK_SHIFT,
                TransferEngine.startWorkers(FRAMES),
                new Counters());
        final GrantedFrames granted = new GrantedFrames(
                table,
                pageTable,
                new FrameGrants(FRAMES + 1),
                dirty,
                new DamagedFrames(pageTable),
                frame -> {},
                new RequestQueue(),
                new RequestQueue());
        fetches = new FetchQueue(table, engine);
        writeBack = new WriteBackQueue(table, pageTable, dirty, engine, frame -> {});
        background = new BackgroundWriteBack(table, dirty, granted, fetches, writeBack, engine);
        file.setHandles(1, 1);
        for (int i = 0; i < FRAMES; i++) {
            final int frame = table.take(file, 2L * i);
            table.onFilled(frame);
            dirty.addRange(frame, 10, 20);
        }
    }

    @AfterEach
    void close() {
        engine.close();
        arena.close();
    }

    @Test
    void shouldLeaveHalfOfTheWriteBacksToThoseThatSomebodyWaitsFor() {
        assertEquals(WriteBackQueue.MAX_IN_PROGRESS / 2, background.start());
        assertEquals(0, background.start());
    }

    @Test
    void shouldStartNothingWhileAFetchWaitsToBeStarted() {
        fetches.add(table.take(file, 1000), BlockContent.REPLACED);
        assertEquals(0, background.start());
    }

    @Test
    void shouldStartNothingWhileAWriteBackWaitsThatSomebodyWaitsFor() {
        writeBack.schedule(0);
        assertEquals(0, background.start());
    }
}
