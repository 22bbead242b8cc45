package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.GIVEN_UP_OFFSET;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.Errno;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a lane tells about replies that were sent when the work-group stopped waiting. */
@Timeout(30)
class GivenUpRepliesTest {
    private static final int TICKET = 7;

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment memory = arena.allocate(CONTROL_LENGTH + Lanes.byteLength(1), 4096);
    private final Lanes lanes = new Lanes(memory, CONTROL_LENGTH, 1, 1);
    private final Lane lane = lanes.lane(0);

    GivenUpRepliesTest() {
        lanes.reset(1);
    }

    @AfterEach
    void close() {
        arena.close();
    }

    @Test
    void shouldTellThatAReplyWasTakenWhenAnEarlierOneOrNoneWasGivenUp() {
        assertFalse(lane.mayHaveGivenUp(TICKET));
        giveUp(TICKET - 1);
        assertFalse(lane.mayHaveGivenUp(TICKET));
    }

    @Test
    void shouldTellThatAReplyWasGivenUp() {
        giveUp(TICKET);
        assertTrue(lane.mayHaveGivenUp(TICKET));
    }

    /** The word of the earlier one may have been overwritten before the host has looked. */
    @Test
    void shouldNotRuleOutThatAReplyWasGivenUpWhenALaterOneWas() {
        giveUp(TICKET + 1);
        assertTrue(lane.mayHaveGivenUp(TICKET));
    }

    /** On the JVM device, the leader has the reply, and the barrier that passes it to the others throws. */
    @Test
    void shouldNotRuleOutThatAReplyWasGivenUpWhenTheLaunchWasStopped() {
        lanes.stop(Errno.EINTR);
        assertTrue(lane.mayHaveGivenUp(TICKET));
    }

    private void giveUp(final int ticket) {
        memory.set(ValueLayout.JAVA_INT, CONTROL_LENGTH + GIVEN_UP_OFFSET, ticket);
    }
}
