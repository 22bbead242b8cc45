package io.github.galefs.files;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.CONTROL_LENGTH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.lane.Lanes;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.BitSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Frames that hazard words name. */
@Timeout(30)
class LaneProtectionTest {
    private static final int LANES = 5;
    private static final int FRAMES = 10;

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment memory = arena.allocate(CONTROL_LENGTH + Lanes.byteLength(LANES), 4096);
    private final Lanes lanes = new Lanes(memory, CONTROL_LENGTH, LANES, 1);
    private final LaneProtection protection = new LaneProtection(lanes, FRAMES);
    private final BitSet frames = new BitSet();

    @AfterEach
    void close() {
        arena.close();
    }

    @Test
    void shouldAddTheFramesOfTheLanesOfTheLaunchToThoseThatAreThere() {
        lanes.reset(LANES);
        lanes.reset(LANES - 1);
        setHazard(0, 7);
        setHazard(2, 0);
        setHazard(3, 7);
        setHazard(LANES - 1, 9);
        frames.set(3);
        protection.addProtected(frames);
        assertEquals("{0, 3, 7}", frames.toString());
    }

    @Test
    void shouldAddNoFrameThatTheCacheDoesNotHave() {
        lanes.reset(LANES);
        setHazard(0, FRAMES);
        setHazard(1, FRAMES - 1);
        setHazard(2, Integer.MAX_VALUE - 1);
        setHazard(3, -5);
        protection.addProtected(frames);
        assertEquals("{9}", frames.toString());
    }

    @Test
    void shouldFindTheHazardsAlsoWhenAKernelHasOverwrittenTheControlFields() {
        lanes.reset(LANES);
        setHazard(3, 7);
        memory.set(ValueLayout.JAVA_INT, LaneControlDescriptor.HAZARD_SHIFT_OFFSET, 0);
        protection.addProtected(frames);
        assertEquals("{7}", frames.toString());
    }

    @Test
    void shouldTellTheMappedFramesFromThoseThatAreOnlyProtected() {
        lanes.reset(LANES);
        setHazard(0, 2);
        setHazard(1, 5);
        setMapped(1, 5);
        setMapped(3, 7);
        setMapped(4, FRAMES);
        protection.addMapped(frames);
        assertEquals("{5, 7}", frames.toString());
        protection.addProtected(frames);
        assertEquals("{2, 5, 7}", frames.toString());
    }

    @Test
    void shouldAddNothingWhenNoLaneHasAHazard() {
        lanes.reset(LANES);
        protection.addProtected(frames);
        assertEquals("{}", frames.toString());
    }

    private void setMapped(final int lane, final int frame) {
        setHazard(lane, frame + LaneControlDescriptor.HAZARD_MAPPED);
    }

    private void setHazard(final int lane, final int frame) {
        final long hazards = memory.get(ValueLayout.JAVA_LONG, LaneControlDescriptor.HAZARDS_OFFSET);
        final int shift = memory.get(ValueLayout.JAVA_INT, LaneControlDescriptor.HAZARD_SHIFT_OFFSET);
        memory.set(ValueLayout.JAVA_INT, hazards + LaneControlDescriptor.hazardOffset(lane, shift), frame + 1);
    }
}
