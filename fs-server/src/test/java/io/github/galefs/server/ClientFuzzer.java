package io.github.galefs.server;

import com.sun.management.ThreadMXBean;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.HostileServer;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.RingFileDescriptor;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.SplittableRandom;
import org.agrona.concurrent.ringbuffer.RingBufferDescriptor;

/**
 * Makes calls to a server that replies with anything. Each call must end in bounded time, with a result or an error,
 * and allocate bounded memory.
 */
final class ClientFuzzer implements AutoCloseable {
    private static final int CALLS_PER_CLIENT = 50;
    private static final int LENGTH = 8192;
    private static final long MAX_CALL_NANOS = 10_000_000_000L;
    private static final long MAX_CALL_BYTES = 64L << 20;

    private final Path ring;
    private final HostileServer server;
    private final SplittableRandom random;
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private long handle = 1;
    private long refused;
    private long slowestNanos;
    private long mostBytes;

    ClientFuzzer(final Path directory, final long seed) throws IOException {
        random = new SplittableRandom(seed);
        ring = directory.resolve("ring");
        server = new HostileServer(seed, HostileServer.Mode.REPLY_RANDOMLY, ring);
    }

    void run(final int replies) throws IOException {
        final long end = server.replies() + replies;
        while (server.replies() < end) {
            if (random.nextInt(10) == 0) {
                writeRingFile();
            }
            useClient();
        }
    }

    @Override
    public String toString() {
        return String.format(
                "%d replies, %d failed calls, the slowest call %d ms, at most %d KiB allocated by one call",
                server.replies(), refused, slowestNanos / 1_000_000, mostBytes >> 10);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    /** Writes a ring file with a valid header and random content. */
    private void writeRingFile() throws IOException {
        final byte[] bytes = new byte[RingFileDescriptor.FILE_LENGTH];
        random.nextBytes(bytes);
        ByteBuffer.wrap(bytes)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(RingFileDescriptor.BOOT_ID_OFFSET, 1)
                .putLong(RingFileDescriptor.HEARTBEAT_OFFSET, Long.MAX_VALUE);
        // A ring with valid positions and random records.
        final int trailer = RingFileDescriptor.REQUESTS_OFFSET + RingFileDescriptor.RING_LENGTH;
        if (random.nextBoolean()) {
            Arrays.fill(bytes, trailer - RingBufferDescriptor.TRAILER_LENGTH, trailer, (byte) 0);
        }
        Files.deleteIfExists(ring);
        Files.write(ring, bytes);
    }

    private void useClient() {
        final ClientContext context = new ClientContext()
                .address(server.address())
                .connectTimeout(Duration.ofMillis(300))
                .callTimeout(Duration.ofMillis(300))
                .reconnectTimeout(Duration.ofMillis(300));
        try (RemoteFileService files = RemoteFileService.connect(context)) {
            handle = -1;
            for (int i = 0; i < CALLS_PER_CLIENT; i++) {
                callWithinLimits(files);
            }
        } catch (final FileServiceException _) {
            refused++;
        }
    }

    private void callWithinLimits(final FileService files) {
        final long bytesBefore = threads.getCurrentThreadAllocatedBytes();
        final long begin = System.nanoTime();
        try {
            call(files);
        } catch (final FileServiceException _) {
            refused++;
        }
        slowestNanos = Math.max(slowestNanos, System.nanoTime() - begin);
        mostBytes = Math.max(mostBytes, threads.getCurrentThreadAllocatedBytes() - bytesBefore);
        if (slowestNanos > MAX_CALL_NANOS || mostBytes > MAX_CALL_BYTES) {
            throw new IllegalStateException(toString());
        }
    }

    private void call(final FileService files) throws FileServiceException {
        switch (random.nextInt(10)) {
            case 0, 1 -> handle = files.open("file", EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE));
            case 2 -> files.stat("file");
            case 3 -> files.list("/", "", 20);
            case 4 -> files.capacity();
            case 5 -> files.rename("a", "b");
            case 6 -> files.sync(handle);
            case 7 -> Bytes.write(files, handle, 0, new byte[100]);
            default -> {
                try (Arena arena = Arena.ofConfined()) {
                    files.read(handle, random.nextInt(LENGTH), arena.allocate(LENGTH), 0, LENGTH);
                }
            }
        }
    }
}
