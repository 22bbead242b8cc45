package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.statistics.Counters;
import io.github.galefs.transfer.BlockTransfer;
import io.github.galefs.transfer.DeviceFrames;
import io.github.galefs.transfer.RecordingFiles;
import io.github.galefs.transfer.TransferEngine;
import io.github.galefs.transfer.TransferListener;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Fetches of blocks into frames of a model device, by one worker. */
@Timeout(20)
class FetchQueueTest {
    private static final int BLOCK_SHIFT = 12;
    private static final int FRAMES = 100;
    private static final long FRAMES_OFFSET = 4096;

    private final RecordingFiles files = new RecordingFiles(BLOCK_SHIFT);
    private final FrameTable table = new FrameTable(FRAMES);
    private final CachedFile file = file(1);
    private DeviceRegion region;
    private TransferEngine engine;
    private FetchQueue queue;

    @BeforeEach
    void open() {
        final ModelDevice device = new ModelDevice(1, _ -> {
            throw new AssertionError();
        });
        region = device.allocateRegion(FRAMES_OFFSET + ((long) FRAMES << BLOCK_SHIFT), 4096);
        engine = new TransferEngine(
                files,
                new DeviceFrames(files, region, FRAMES_OFFSET, FRAMES, BLOCK_SHIFT),
                BLOCK_SHIFT,
                TransferEngine.startWorkers(1),
                new Counters());
        queue = new FetchQueue(table, engine);
    }

    @AfterEach
    void close() {
        engine.close();
        region.close();
    }

    @Test
    void shouldReadNeighboursByOneCallAndCopyAllByOneWhenBlocksOfAFileAreScattered() {
        add(file, 9, 2, 3, 70);
        assertEquals(1, queue.start());
        complete();
        assertEquals(List.of("read 2 to 3", "read 70", "read 9"), files.takeCalls());
        assertEquals(1, region.completedCopies());
    }

    @Test
    void shouldFetchBlocksOfDifferentFilesByTransfersOfTheirOwn() {
        add(file, 1);
        add(file(2), 2, 7);
        assertEquals(2, queue.start());
        complete();
        assertEquals(List.of("read 1", "read 2", "read 7"), files.takeCalls());
        assertEquals(2, region.completedCopies());
    }

    @Test
    void shouldNotJoinMoreThan32BlocksThatAreNoNeighbours() {
        for (int block = 0; block < 33; block++) {
            add(file, 2L * block);
        }
        assertEquals(2, queue.start());
        complete();
        assertEquals(2, region.completedCopies());
    }

    @Test
    void shouldJoinNoOtherBlocksToALongRunOfNeighbours() {
        for (int block = 0; block < 40; block++) {
            add(file, block);
        }
        add(file, 90);
        assertEquals(2, queue.start());
        complete();
        assertEquals(List.of("read 0 to 39", "read 90"), files.takeCalls());
    }

    @Test
    void shouldShareScatteredBlocksAmongIdleWorkers() {
        final TransferEngine shared = new TransferEngine(
                files,
                new DeviceFrames(files, region, FRAMES_OFFSET, FRAMES, BLOCK_SHIFT),
                BLOCK_SHIFT,
                TransferEngine.startWorkers(4),
                new Counters());
        assertEquals(2, shared.usefulScatteredBlocks(8));
        assertEquals(32, shared.usefulScatteredBlocks(1000));
        shared.close();
    }

    private void add(final CachedFile owner, final long... blocks) {
        for (final long block : blocks) {
            queue.add(table.take(owner, block), BlockContent.IN_PLACE);
        }
    }

    private void complete() {
        while (!engine.isIdle()) {
            engine.poll(new TransferListener() {
                @Override
                public void onFetched(final BlockTransfer transfer, final FileServiceException failure) {
                    assertNull(failure);
                }

                @Override
                public void onWrittenBack(final BlockTransfer transfer, final FileServiceException failure) {
                    throw new AssertionError("nothing was written");
                }
            });
        }
    }

    private static CachedFile file(final int number) {
        final CachedFile opened = new CachedFile(number, 0);
        opened.setHandles(number, number);
        return opened;
    }
}
