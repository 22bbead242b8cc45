package io.github.galefs.kernel.lane;

import static io.github.galefs.kernel.lane.LaneDescriptor.HEAD_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.LANE_STRIDE;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.RING_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.RING_TRAILER_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.TICKET_OFFSET;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.galefs.kernel.RegionHandle;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.RingBufferDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(20)
class LaneProducerTest {
    private static final int OPERATION = 3;
    private static final int TICKET_IN_PAYLOAD = TICKET_OFFSET - 8;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory = arena.allocate(LANE_STRIDE, 128);
    private final long[] region = RegionHandle.of(memory.address(), LANE_STRIDE);
    private final OneToOneRingBuffer ring =
            new OneToOneRingBuffer(new UnsafeBuffer(memory.address(), RING_CAPACITY + RING_TRAILER_LENGTH));

    private long position;

    @AfterEach
    void freeMemory() {
        arena.close();
    }

    @Test
    void shouldHaveTheLayoutOfAgronasRing() {
        assertEquals(RingBufferDescriptor.TRAILER_LENGTH, RING_TRAILER_LENGTH);
        assertEquals(RING_CAPACITY + RingBufferDescriptor.HEAD_POSITION_OFFSET, HEAD_OFFSET);
        assertEquals(0, RING_CAPACITY % RECORD_LENGTH);
    }

    @Test
    void shouldDeliverEachRequestOnceAndInOrder() {
        final List<Integer> seen = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) {
            publish();
            ring.read((operation, buffer, index, length) -> {
                assertEquals(OPERATION, operation);
                assertEquals(RECORD_LENGTH - 8, length);
                seen.add(buffer.getInt(index + TICKET_IN_PAYLOAD));
            });
        }
        assertEquals(IntStream.rangeClosed(1, 1_000).boxed().toList(), seen);
    }

    @Test
    void shouldRefuseToPublishWhileTheRingIsFull() {
        int accepted = 0;
        while (LaneProducer.canPublish(region, 0, position)) {
            publish();
            accepted++;
        }
        assertEquals(RING_CAPACITY / RECORD_LENGTH - 1, accepted);
        assertEquals(accepted, ring.read((operation, buffer, index, length) -> {}));
        assertTrue(LaneProducer.canPublish(region, 0, position));
    }

    @Test
    void shouldDeliverNothingBeforeALengthIsWritten() {
        assertEquals(0, ring.read((operation, buffer, index, length) -> fail("an empty lane has no record")));
    }

    @Test
    void shouldDeliverNoRecordOfAnEarlierPassOverTheRing() {
        for (int i = 0; i < 40; i++) {
            publish();
            assertEquals(1, ring.read((operation, buffer, index, length) -> {}));
            assertEquals(0, ring.read((operation, buffer, index, length) -> fail("read twice")));
        }
    }

    /** Positions around 2^31 and 2^32 bytes, and around 2^32 requests, where tickets wrap around. */
    @ParameterizedTest
    @ValueSource(longs = {1L << 31, 1L << 32, 1L << 38, (1L << 62)})
    void shouldContinueAcrossLargePositions(final long around) {
        position = around - 8 * RECORD_LENGTH;
        memory.set(ValueLayout.JAVA_LONG, HEAD_OFFSET, position);
        final List<Integer> seen = new ArrayList<>();
        final List<Integer> published = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            published.add(LaneDescriptor.ticket(position));
            assertTrue(LaneProducer.canPublish(region, 0, position));
            publish();
            ring.read((operation, buffer, index, length) -> seen.add(buffer.getInt(index + TICKET_IN_PAYLOAD)));
        }
        assertEquals(published, seen);
        assertFalse(hasConsecutiveEqualTickets(seen));
    }

    /** Tests the order of the producer's stores on this machine, with the consumer on a thread of its own. */
    @Test
    @SuppressWarnings("ThreadPriorityCheck") // Both threads may share one processor.
    void shouldNeverDeliverAPartialRecordToAConsumerOnAnotherThread() throws InterruptedException {
        final int count = 500_000;
        final long[] next = {1};
        final List<String> wrong = new ArrayList<>();
        final Thread consumer = Thread.ofPlatform().daemon().start(() -> {
            while (next[0] <= count && wrong.isEmpty()) {
                final int read = ring.read((operation, buffer, index, length) -> {
                    final int ticket = buffer.getInt(index + TICKET_IN_PAYLOAD);
                    final long fileOffset = buffer.getLong(index + 8);
                    if (ticket != (int) next[0] || fileOffset != ticket * 7L) {
                        wrong.add("ticket " + ticket + " with offset " + fileOffset + ", expected ticket " + next[0]);
                    }
                    next[0]++;
                });
                if (read == 0) {
                    Thread.yield();
                }
            }
        });
        for (int i = 0; i < count && consumer.isAlive(); i++) {
            while (!LaneProducer.canPublish(region, 0, position) && consumer.isAlive()) {
                Thread.yield();
            }
            publish();
        }
        consumer.join();
        assertEquals(List.of(), wrong);
    }

    private void publish() {
        final long fileOffset = LaneDescriptor.ticket(position) * 7L;
        LaneProducer.publish(region, 0, position, OPERATION, 7, fileOffset, 65_536, 0, 0);
        position += RECORD_LENGTH;
    }

    private static boolean hasConsecutiveEqualTickets(final List<Integer> tickets) {
        return IntStream.range(1, tickets.size()).anyMatch(i -> tickets.get(i).equals(tickets.get(i - 1)));
    }
}
