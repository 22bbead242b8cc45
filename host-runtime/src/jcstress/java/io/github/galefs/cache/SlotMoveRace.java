package io.github.galefs.cache;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import io.github.galefs.device.TableChanges;
import io.github.galefs.kernel.page.PageTable;
import io.github.galefs.kernel.page.PageTableDescriptor;
import io.github.galefs.race.RaceMemory;
import java.lang.foreign.MemorySegment;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/**
 * A work-group looks up the last block of a chain, while the host removes the first one and moves the others forward.
 * The result is the frame that was found.
 */
@JCStressTest
@State
@Outcome(id = "2", expect = ACCEPTABLE, desc = "Found.")
@Outcome(id = "-1", expect = ACCEPTABLE, desc = "Missed: it was moved past the search. The host will find it.")
@Outcome(expect = FORBIDDEN, desc = "The frame of another block.")
public class SlotMoveRace {
    private static final int FRAMES = 3;
    private static final int FILE = 1;
    private static final int BLOCK_SHIFT = 6;
    private static final int TABLE_OFFSET = 1024;
    private static final int FRAMES_OFFSET = 2048;
    private static final int HAZARD_OFFSET = 4096;
    private static final int SLOT_MASK = 7;
    private static final long[] CHAIN = chain();

    private final long[] region;
    private final PageTableWriter pageTable;

    /** Fills all frames with blocks whose search begins at the same slot. */
    public SlotMoveRace() {
        final MemorySegment slice = RaceMemory.take();
        region = RaceMemory.handle(slice);
        pageTable = new PageTableWriter(slice, TableChanges.SHARED, TABLE_OFFSET, FRAMES_OFFSET, FRAMES, BLOCK_SHIFT);
        for (int frame = 0; frame < FRAMES; frame++) {
            pageTable.insert(frame, FILE, CHAIN[frame]);
        }
    }

    private static long[] chain() {
        final long[] blocks = new long[FRAMES];
        int found = 0;
        for (long block = 0; found < FRAMES; block++) {
            if (PageTableDescriptor.firstSlot(FILE, block, SLOT_MASK) == 0) {
                blocks[found++] = block;
            }
        }
        return blocks;
    }

    /** The leader of a work-group. */
    @Actor
    public void lookUp(final I_Result result) {
        result.r1 = PageTable.protect(region, HAZARD_OFFSET, FILE, CHAIN[FRAMES - 1]);
    }

    /** The host's agent. */
    @Actor
    public void remove() {
        pageTable.hide(0);
        pageTable.remove(0);
    }
}
