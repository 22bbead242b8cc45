package io.github.galefs.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.kernel.lane.LaneDescriptor;
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

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment memory = arena.allocate(Lanes.byteLength(LANES), 4096);
    private final Lanes lanes = new Lanes(memory, 0, LANES, 1);
    private final LaneProtection protection = new LaneProtection(lanes);
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
    void shouldAddNothingWhenNoLaneHasAHazard() {
        lanes.reset(LANES);
        protection.addProtected(frames);
        assertEquals("{}", frames.toString());
    }

    private void setHazard(final int lane, final int frame) {
        memory.set(
                ValueLayout.JAVA_INT,
                (long) lane * LaneDescriptor.LANE_STRIDE + LaneDescriptor.HAZARD_OFFSET,
                frame + 1);
    }
}
