package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.galefs.wire.RingFileDescriptor;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.agrona.concurrent.SystemNanoClock;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.RecordDescriptor;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lengths in the ring that only a hostile client writes. */
@Timeout(20)
class HostileRingTest {
    private static final long MAX_ALLOCATED = 1 << 20;

    @TempDir
    private Path directory;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @ValueSource(ints = {66_304, 8 << 20, 1 << 30, Integer.MAX_VALUE - 8, Integer.MAX_VALUE})
    void shouldAbandonTheRingWithoutAllocatingTheLengthOfARequest(final int length) throws Exception {
        try (RingFile file = new RingFile(directory, 1)) {
            final Session session = new Session(
                    1, 77, file.reserve(), 10, 10, 10, new MemoryAccount(new MemoryBudget(1 << 20)), null, null);
            file.assign(0, session);
            final RingAgent agent = new RingAgent(file, null, new ClientPins(null, file), SystemNanoClock.INSTANCE);
            final ManyToOneRingBuffer requests = file.requests();
            final int index = requests.tryClaim(RingFileDescriptor.requestType(0), 40);
            requests.buffer().putLong(index + RingFileDescriptor.SESSION_KEY_OFFSET, session.key());
            requests.buffer()
                    .putIntRelease(RecordDescriptor.lengthOffset(index - RecordDescriptor.HEADER_LENGTH), length);

            final long before = threads.getCurrentThreadAllocatedBytes();
            agent.doWork();
            final long allocated = threads.getCurrentThreadAllocatedBytes() - before;

            assertTrue(agent.isBroken());
            assertTrue(allocated < MAX_ALLOCATED, () -> allocated + " bytes allocated");
        }
    }
}
