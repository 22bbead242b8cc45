package io.github.galefs.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.lane.Lanes;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class LaneFrameGuardTest {
    private static final int LANES = 3;
    private static final int FRAME = 7;

    /** Ticket of a lane's request before its first, and one that no request has. */
    private static final int FIRST_TICKET = 0;

    private static final int NO_TICKET = -1;

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment memory = arena.allocate(Lanes.byteLength(LANES), 4096);
    private final Lanes lanes = new Lanes(memory, 0, LANES, 1);
    private final LaneFrameGuard guard = new LaneFrameGuard(lanes);

    @BeforeEach
    void grant() {
        lanes.reset(LANES);
        lanes.lane(0).grantForWriting(FRAME);
        lanes.lane(1).grantForReading(FRAME);
        lanes.lane(2).grantForWriting(FRAME + 1);
        for (int lane = 0; lane < LANES; lane++) {
            setReleased(lane, NO_TICKET);
        }
    }

    @AfterEach
    void close() {
        arena.close();
    }

    @Test
    void shouldCountTheGrantsForWritingOnly() {
        assertEquals(1, guard.writerCount(FRAME));
        assertEquals(1, guard.writerCount(FRAME + 1));
        assertEquals(0, guard.writerCount(FRAME + 2));
    }

    @Test
    void shouldCountAWriterUntilItReleasesTheFrameAlthoughAnotherGroupReadsIt() {
        setReleased(0, FIRST_TICKET);
        assertEquals(0, guard.writerCount(FRAME));
        assertTrue(guard.isGranted(FRAME));
        setReleased(1, FIRST_TICKET);
        assertFalse(guard.isGranted(FRAME));
    }

    @Test
    void shouldCountAGroupThatReadsAfterItHasWrittenAsAReader() {
        lanes.lane(0).grantForReading(FRAME);
        assertEquals(0, guard.writerCount(FRAME));
        assertTrue(guard.isGranted(FRAME));
    }

    private void setReleased(final int lane, final int ticket) {
        memory.set(
                ValueLayout.JAVA_INT,
                (long) lane * LaneDescriptor.LANE_STRIDE + LaneDescriptor.RELEASED_OFFSET,
                ticket);
    }
}
