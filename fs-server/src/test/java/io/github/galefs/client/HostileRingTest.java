package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.galefs.wire.RingFileDescriptor;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.agrona.IoUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.RecordDescriptor;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lengths in the ring that only a hostile server, or another client, writes. */
@Timeout(20)
class HostileRingTest {
    private static final long MAX_ALLOCATED = 1 << 20;
    private static final long BOOT_ID = 5;

    @TempDir
    private Path directory;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @ValueSource(ints = {66_304, 8 << 20, 1 << 30, Integer.MAX_VALUE - 8, Integer.MAX_VALUE})
    void shouldUseTheConnectionWithoutAllocatingTheLengthOfAReply(final int length) throws Exception {
        final Path path = directory.resolve("ring");
        final byte[] content = new byte[RingFileDescriptor.FILE_LENGTH];
        ByteBuffer.wrap(content)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(RingFileDescriptor.BOOT_ID_OFFSET, BOOT_ID)
                .putLong(RingFileDescriptor.HEARTBEAT_OFFSET, Long.MAX_VALUE);
        Files.write(path, content);
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
        final MappedByteBuffer map = IoUtil.mapExistingFile(path.toFile(), "ring");
        final UnsafeBuffer file = new UnsafeBuffer(map);
        final Thread server = Thread.ofPlatform().start(() -> replyOnce(file, length));
        try (RingClient client = RingClient.open(path, 0, new SessionTicket(BOOT_ID, 1, 2))) {
            final long before = threads.getCurrentThreadAllocatedBytes();
            assertNull(client.exchange(new byte[24]));
            final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            assertTrue(allocated < MAX_ALLOCATED, () -> allocated + " bytes allocated");
        } finally {
            server.join();
            IoUtil.unmap(map);
        }
    }

    /** Replies to the first request with a record that states a length. */
    private static void replyOnce(final UnsafeBuffer file, final int length) {
        final ManyToOneRingBuffer requests = new ManyToOneRingBuffer(
                new UnsafeBuffer(file, RingFileDescriptor.REQUESTS_OFFSET, RingFileDescriptor.RING_LENGTH));
        final OneToOneRingBuffer replies = new OneToOneRingBuffer(
                new UnsafeBuffer(file, RingFileDescriptor.repliesOffset(0), RingFileDescriptor.RING_LENGTH));
        final long[] requestId = new long[1];
        while (requests.read((type, buffer, index, _) ->
                        requestId[0] = buffer.getLong(index + RingFileDescriptor.REQUEST_ID_OFFSET))
                == 0) {
            Thread.onSpinWait();
        }
        final int index = replies.tryClaim(RingFileDescriptor.REPLY_TYPE, 40);
        replies.buffer().putLong(index, requestId[0]);
        replies.buffer().putIntRelease(RecordDescriptor.lengthOffset(index - RecordDescriptor.HEADER_LENGTH), length);
    }
}
