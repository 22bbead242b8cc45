package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.page.PageTableDescriptor;
import io.github.galefs.place.PlaceCounters;
import io.github.galefs.place.Places;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Blocks in place that move into frames, as kernels read them again and again. */
@Timeout(30)
class PromotedBlocksTest {
    private static final int FRAMES = 8;
    private static final int BLOCKS = 20;
    private static final int BLOCK_LENGTH = 4096;
    private static final long SIZE = (long) BLOCKS * BLOCK_LENGTH;
    private static final int COUNTERS_OFFSET = 64;

    /** Time of a few looks at what kernels read. */
    private static final long LOOKS_MILLIS = 200;

    private final int[] counters = new int[BLOCKS];
    private final Arena arena = Arena.ofShared();
    private final ModelDevice device = new ModelDevice(1, null);
    private DeviceRegion region;
    private CacheRig rig;

    @BeforeEach
    void open() {
        region = device.allocateRegion(BLOCK_LENGTH, COUNTERS_OFFSET);
        rig = CacheRig.withPlaces(
                FRAMES, Optional.of(new PlaceCounters(region, COUNTERS_OFFSET, CacheRig.PLACE_COUNT)));
        rig.serveInPlace();
        rig.cache().beginLaunch();
        rig.cache().onOpened(rig.file(), SIZE);
        awaitCounts();
    }

    @AfterEach
    void close() {
        rig.cache().close();
        assertEquals(0, rig.files().openBlocks());
        assertEquals(0, rig.windows());
        rig.close();
        region.close();
        device.close();
        arena.close();
    }

    @Test
    void shouldMoveABlockIntoAFrameWhenItIsReadThreeTimes() {
        read(3, 3);
        awaitPromoted(1);
        assertEquals(CacheRig.frameMemory(0), rig.place(3));
        rig.request(0, 3);
        assertEquals("frame 0", rig.outcome(0));
        rig.request(1, 4);
        assertEquals("frame " + (FRAMES + 4), rig.outcome(1));
    }

    @Test
    void shouldLeaveABlockInPlaceWhenItIsReadTwice() {
        read(3, 2);
        look();
        assertEquals(0, rig.promotedBlocks());
    }

    @Test
    void shouldLetKernelsFindABlockInPlaceWhileItIsOnItsWay() {
        final long place = rig.place(3);
        read(3, 3);
        startPromotions(1);
        assertEquals(place, rig.place(3));
        rig.request(0, 3);
        assertNull(rig.outcome(0));
        rig.complete();
        assertEquals("frame 0", rig.outcome(0));
    }

    @Test
    void shouldNotLetKernelsFindADamagedBlockInPlaceAfterwards() {
        read(3, 3);
        startPromotions(1);
        rig.failBlock(3);
        rig.complete();
        assertEquals(0, rig.place(3));
        assertEquals(BLOCKS - 1, rig.files().openBlocks());
        look();
        assertEquals(1, rig.promotedBlocks(), "it is not tried again");
    }

    @Test
    void shouldNotLetKernelsFindADamagedBlockInPlaceEvenIfAReplyNamesAnotherPlace() {
        read(3, 3);
        startPromotions(1);
        rig.request(0, 5);
        rig.failBlock(3);
        rig.complete();
        assertEquals(0, rig.place(3));
        assertNotEquals(0, rig.place(5));
        rig.release(0);
    }

    @Test
    void shouldLeaveABlockInPlaceWhenItCannotBeFetchedAndNotTryItAgainAtOnce() {
        final long place = rig.place(3);
        read(3, 3);
        startPromotions(1);
        rig.fail(new FileServiceException(PosixError.EACCES, "no"));
        look();
        assertEquals(place, rig.place(3));
        assertEquals(1, rig.promotedBlocks());
    }

    @Test
    void shouldMoveNeighboursTogether() {
        IntStream.range(2, 5).forEach(block -> read(block, 3));
        awaitPromoted(3);
        assertEquals(1, rig.calls().size());
    }

    @Test
    void shouldLeaveHalfOfTheFramesToOthersWhileBlocksAreOnTheirWay() {
        IntStream.range(0, BLOCKS).forEach(block -> read(block, 3));
        startPromotions(FRAMES / 2);
        rig.work();
        assertEquals(FRAMES / 2, rig.promotedBlocks());
    }

    @Test
    void shouldDisplaceNothingThatIsReadMoreThanHalfAsMuch() {
        IntStream.range(0, FRAMES).forEach(block -> read(block, 10));
        awaitPromoted(FRAMES);
        read(12, 15);
        look();
        assertEquals(FRAMES, rig.promotedBlocks());
    }

    @Test
    void shouldCountTheBytesOfSmallReads() {
        final int reads = 2 * BLOCK_LENGTH / 64;
        count(3, reads * PageTableDescriptor.units(64));
        look();
        assertEquals(0, rig.promotedBlocks());
        count(3, reads * PageTableDescriptor.units(64));
        awaitPromoted(1);
    }

    /** The service checks a block it reads only if the last check is some time ago, so a copy may be damaged, too. */
    @Test
    void shouldGiveUpTheCopyOfABlockWhenACheckFindsItDamagedLater() {
        read(3, 3);
        awaitPromoted(1);
        rig.failBlock(3);
        final long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (rig.place(3) != 0 && System.nanoTime() - end < 0) {
            rig.complete();
        }
        assertEquals(0, rig.place(3));
        rig.request(0, 3);
        rig.complete();
        assertEquals("EIO", rig.outcome(0));
    }

    @Test
    void shouldMoveTheNeighboursOfADamagedBlock() {
        IntStream.range(2, 5).forEach(block -> read(block, 3));
        startPromotions(3);
        rig.failBlock(3);
        rig.complete();
        rig.complete();
        assertEquals(List.of(2, 4), inFrames());
        assertEquals(0, rig.place(3));
    }

    @Test
    void shouldLetKernelsFindABlockNoMoreInPlaceWhenTheServiceWantsItBackWhileItIsOnItsWay() {
        read(3, 3);
        startPromotions(1);
        rig.files().setCurrent(false);
        rig.cache().giveUpOutdated();
        assertEquals(0, rig.files().openBlocks());
        assertEquals(0, rig.place(3));
        rig.complete();
        assertEquals(CacheRig.frameMemory(0), rig.place(3));
    }

    @Test
    void shouldShowABlockThatSequentialReadersComeToWhileItIsOnItsWay() {
        read(3, 3);
        startPromotions(1);
        rig.cache().ahead().fetchBehindMarker(rig.file(), 3, 1);
        rig.complete();
        assertEquals(CacheRig.frameMemory(0), rig.place(3));
    }

    @Test
    void shouldDisplaceBlocksThatNobodyCanFindAnyMore() {
        IntStream.range(0, FRAMES).forEach(block -> read(block, 100));
        awaitPromoted(FRAMES);
        rig.cache().forget(rig.file());
        rig.complete();
        rig.file().invalidate(CacheRig.FILE + 1, 1);
        rig.cache().onOpened(rig.file(), SIZE);
        awaitCounts();
        IntStream.range(0, FRAMES).forEach(block -> read(block, 3));
        awaitPromoted(2 * FRAMES);
    }

    @Test
    void shouldDisplaceNothingThatIsReadAsMuch() {
        IntStream.range(0, BLOCKS).forEach(block -> read(block, 3));
        awaitPromoted(FRAMES);
        for (int pass = 0; pass < 4; pass++) {
            IntStream.range(0, BLOCKS).forEach(block -> read(block, 3));
            look();
            assertEquals(FRAMES, rig.promotedBlocks());
        }
        assertEquals(FRAMES, inFrames().size());
    }

    @Test
    void shouldDisplaceWhatIsReadLess() {
        IntStream.range(0, FRAMES).forEach(block -> read(block, 3));
        awaitPromoted(FRAMES);
        read(12, 20);
        awaitPromoted(FRAMES + 1);
        assertTrue(inFrames().contains(12), inFrames() + " are in frames");
        assertTrue(inFrames().size() <= FRAMES);
        for (int block = 0; block < BLOCKS; block++) {
            assertNotEquals(0, rig.place(block));
        }
    }

    @Test
    void shouldNotDisplaceBlocksOfAnOpenFileThatHaveNoPlace() {
        for (int frame = 0; frame < FRAMES; frame++) {
            rig.readAndRelease(BLOCKS + frame);
        }
        read(3, 100);
        look();
        assertEquals(0, rig.promotedBlocks());
        assertEquals(0, rig.evictions());
    }

    @Test
    void shouldMoveNothingWhileAReplyNamesAPlace() {
        rig.request(0, 5);
        read(3, 100);
        look();
        assertEquals(0, rig.promotedBlocks());
        rig.release(0);
        awaitPromoted(1);
    }

    @Test
    void shouldMoveNoBlockThatHasAFrameMeanwhile() {
        rig.request(0, 5);
        read(3, 3);
        look();
        assertFalse(rig.isGrantedForWriting(1, 3, 0, 16));
        rig.release(0);
        rig.complete();
        look();
        assertNotNull(rig.outcome(1));
        assertTrue(inFrames().size() <= 1, inFrames() + " are in frames");
        assertEquals(1, rig.misses() + rig.promotedBlocks());
    }

    @Test
    void shouldMoveABlockAtTheNextOpenWhenItsFileWasClosedMeanwhile() {
        rig.request(0, 5);
        read(3, 100);
        look();
        rig.cache().onClosed(rig.file());
        rig.release(0);
        look();
        assertEquals(0, rig.promotedBlocks());
        rig.cache().onOpened(rig.file(), SIZE);
        awaitPromoted(1);
    }

    @Test
    void shouldMoveNothingOfAClosedFile() {
        rig.cache().onClosed(rig.file());
        read(3, 100);
        look();
        assertEquals(0, rig.promotedBlocks());
    }

    @Test
    void shouldCountWhileBlocksAreInPlaceOnly() {
        assertEquals(COUNTERS_OFFSET, countersOfKernels());
        rig.cache().forget(rig.file());
        rig.complete();
        rig.complete();
        assertEquals(0, countersOfKernels());
    }

    private long countersOfKernels() {
        return rig.memory().get(ValueLayout.JAVA_LONG, PageTableDescriptor.COUNTERS_OFFSET);
    }

    private List<Integer> inFrames() {
        final List<Integer> blocks = new ArrayList<>();
        for (int block = 0; block < BLOCKS; block++) {
            final long place = rig.place(block);
            if (place >= CacheRig.frameMemory(0) && place < CacheRig.frameMemory(FRAMES)) {
                blocks.add(block);
            }
        }
        return blocks;
    }

    /** Counts as a kernel does that reads a block some times. */
    private void read(final int block, final int times) {
        count(block, times * PageTableDescriptor.units(BLOCK_LENGTH));
    }

    private void count(final int block, final int units) {
        counters[block] += units;
        final MemorySegment counter = arena.allocateFrom(ValueLayout.JAVA_INT, counters[block]);
        region.awaitCopy(region.copyIn(counter, COUNTERS_OFFSET + (long) block * PageTableDescriptor.COUNTER_LENGTH));
    }

    /** Waits until the rig knows what was read before: only what is read from then on counts. */
    private void awaitCounts() {
        while (rig.heat(BLOCKS - 1) == Places.NOT_PLACED) {
            rig.complete();
        }
    }

    /** Makes no call of the service: the blocks stay on their way. */
    private void startPromotions(final long count) {
        while (rig.promotedBlocks() < count) {
            rig.work();
        }
    }

    private void awaitPromoted(final long count) {
        final long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (rig.promotedBlocks() < count && System.nanoTime() - end < 0) {
            rig.complete();
        }
        rig.complete();
        assertEquals(count, rig.promotedBlocks());
    }

    private void look() {
        final long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LOOKS_MILLIS);
        while (System.nanoTime() - end < 0) {
            rig.complete();
        }
    }
}
