package io.github.galefs.cache;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import io.github.galefs.device.TableChanges;
import io.github.galefs.files.LaneProtection;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.kernel.page.PageTable;
import io.github.galefs.lane.Lanes;
import io.github.galefs.race.RaceMemory;
import io.github.galefs.statistics.Counters;
import java.lang.foreign.MemorySegment;
import org.agrona.concurrent.UnsafeBuffer;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * A work-group looks up a block, protects its frame and reads it, while the host evicts the block and fills the frame
 * with another one.
 *
 * <p>The first number is what the work-group has read: {@link #RIGHT}, {@link #WRONG} or, when it has not found the
 * block, {@link PageTable#NOT_RESIDENT}. The second one is the number of frames that the host has freed.
 */
@JCStressTest
@State
@Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "The host has seen the protection.")
@Outcome(id = "1, 1", expect = ACCEPTABLE, desc = "Read before the eviction.")
@Outcome(id = "-1, 0", expect = ACCEPTABLE, desc = "Looked up while the frame was hidden, and its protection was seen.")
@Outcome(id = "-1, 1", expect = ACCEPTABLE, desc = "Looked up after the eviction.")
@Outcome(id = "2, .", expect = FORBIDDEN, desc = "The frame was used again while it was protected.")
public class EvictionRace {
    private static final int RIGHT = 1;
    private static final int WRONG = 2;
    private static final int FILE = 1;
    private static final long BLOCK = 5;
    private static final int BLOCK_SHIFT = 6;
    private static final int TABLE_OFFSET = 1024;
    private static final int FRAMES_OFFSET = 2048;
    private static final int LANES_OFFSET = 3072;
    private static final Counters COUNTERS = new Counters();

    private final long[] region;
    private final UnsafeBuffer memory;
    private final FrameReclaimer reclaimer;
    private final long hazard;

    /** Fills the only frame. */
    public EvictionRace() {
        final MemorySegment slice = RaceMemory.take();
        region = RaceMemory.handle(slice);
        memory = new UnsafeBuffer(slice.address(), RaceMemory.SLICE_LENGTH);
        final PageTableWriter pageTable =
                new PageTableWriter(slice, TableChanges.SHARED, TABLE_OFFSET, FRAMES_OFFSET, 1, BLOCK_SHIFT);
        final FrameTable table = new FrameTable(1);
        final EvictionPolicy eviction = new FifoEviction(1);
        final DirtyFrames dirty = new DirtyFrames(1);
        final WriteBackQueue writeBack = new WriteBackQueue(table, pageTable, dirty, null, frame -> {});
        reclaimer = new FrameReclaimer(
                table, pageTable, eviction, protection(slice), frame -> false, dirty, writeBack, COUNTERS);
        hazard = memory.getLong(LaneControlDescriptor.HAZARDS_OFFSET);
        table.take(new CachedFile(FILE, 0), BLOCK);
        memory.putInt(FRAMES_OFFSET, RIGHT);
        pageTable.insert(0, FILE, BLOCK);
        table.onFilled(0);
        eviction.onFilled(0);
    }

    private static FrameProtection protection(final MemorySegment slice) {
        final Lanes lanes = new Lanes(slice, LANES_OFFSET, 2, 1);
        lanes.reset(2);
        return new LaneProtection(lanes, 1);
    }

    /** The leader of a work-group. */
    @Actor
    public void lookUp(final II_Result result) {
        final int frame = PageTable.protect(region, hazard, FILE, BLOCK);
        if (frame != PageTable.NOT_RESIDENT) {
            PageTable.markMapped(region, hazard, frame);
        }
        result.r1 =
                frame == PageTable.NOT_RESIDENT ? frame : DeviceMemory.getInt(region, PageTable.place(region, frame));
        DeviceMemory.releaseFence();
        PageTable.unprotect(region, hazard);
    }

    /** The host's agent. */
    @Actor
    public void evict(final II_Result result) {
        result.r2 = reclaimer.reclaim();
        if (result.r2 > 0) {
            memory.putInt(FRAMES_OFFSET, WRONG);
        }
    }
}
