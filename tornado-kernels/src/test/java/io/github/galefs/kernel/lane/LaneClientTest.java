package io.github.galefs.kernel.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.RegionHandle;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Waits of a lane that has a spin limit. */
@Timeout(20)
class LaneClientTest {
    private static final int LANE = LaneControlDescriptor.CONTROL_LENGTH;
    private static final int TICKET = LaneDescriptor.ticket(0);

    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory = arena.allocate(LANE + LaneDescriptor.LANE_STRIDE, 128);
    private final long[] region = RegionHandle.of(memory.address(), memory.byteSize());

    @BeforeEach
    void postARequest() {
        memory.set(ValueLayout.JAVA_LONG, LANE + LaneDescriptor.POSITION_OFFSET, LaneDescriptor.RECORD_LENGTH);
        set(LaneDescriptor.SPIN_LIMIT_OFFSET, 1);
    }

    @AfterEach
    void freeMemory() {
        arena.close();
    }

    private void set(final int offset, final int value) {
        memory.set(ValueLayout.JAVA_INT, LANE + offset, value);
    }

    @Test
    void shouldHaveNoReplyAtTheSpinLimit() {
        assertFalse(LaneClient.isReply(LaneClient.awaitReply(region, LANE)));
    }

    @Test
    void shouldSeeTheReplyInTheOnlyPoll() {
        set(LaneDescriptor.REPLY_TICKET_OFFSET, TICKET);
        memory.set(ValueLayout.JAVA_LONG, LANE + LaneDescriptor.REPLY_RESULT_OFFSET, Long.MIN_VALUE / 4);
        final long reply = LaneClient.awaitReply(region, LANE);
        assertTrue(LaneClient.isReply(reply));
        assertEquals(Long.MIN_VALUE / 4, reply);
    }

    @Test
    void shouldGiveUpWhenTheLaunchIsStopped() {
        set(LaneDescriptor.STOP_OFFSET, Errno.EINTR);
        assertEquals(-Errno.EINTR, LaneClient.awaitReply(region, LANE));
        assertEquals(TICKET, memory.get(ValueLayout.JAVA_INT, LANE + LaneDescriptor.GIVEN_UP_OFFSET));
    }

    /** A reply that is there counts, also after a stop. */
    @Test
    void shouldPreferTheReplyToTheStop() {
        set(LaneDescriptor.STOP_OFFSET, Errno.EINTR);
        set(LaneDescriptor.REPLY_TICKET_OFFSET, TICKET);
        assertEquals(0, LaneClient.awaitReply(region, LANE));
    }

    /** The work-group has given its request up, and must not send another one over it. */
    @Test
    void shouldRefuseTheNextRequestWhileTheHostHasNotRepliedToTheLatest() {
        assertEquals(-Errno.ETIMEDOUT, LaneClient.awaitIdle(region, LANE));
        set(LaneDescriptor.REPLY_TICKET_OFFSET, TICKET);
        assertTrue(LaneClient.awaitIdle(region, LANE) >= 0);
    }
}
