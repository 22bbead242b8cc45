package io.github.galefs.client;

import static io.github.galefs.wire.RingFileDescriptor.BOOT_ID_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.FILE_LENGTH;
import static io.github.galefs.wire.RingFileDescriptor.HEARTBEAT_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.HEARTBEAT_TIMEOUT_MILLIS;
import static io.github.galefs.wire.RingFileDescriptor.REPLY_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUESTS_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_ID_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.RING_LENGTH;
import static io.github.galefs.wire.RingFileDescriptor.SESSION_KEY_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.SLOTS;
import static io.github.galefs.wire.RingFileDescriptor.repliesOffset;
import static io.github.galefs.wire.RingFileDescriptor.requestType;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.concurrent.TimeUnit;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.IdleStrategy;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Asks a server on this machine through rings in a file. One request at a time; safe for use by several threads. */
final class RingClient implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RingClient.class);
    private static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final long SPINS = 500;
    private static final long YIELDS = 100;
    private static final long MIN_PAUSE_NANOS = 1_000;
    private static final long MAX_PAUSE_NANOS = 20_000;

    private final Arena arena = Arena.ofShared();
    private final UnsafeBuffer file;
    private final ManyToOneRingBuffer requests;
    private final OneToOneRingBuffer replies;
    private final IdleStrategy idle = new BackoffIdleStrategy(SPINS, YIELDS, MIN_PAUSE_NANOS, MAX_PAUSE_NANOS);
    private final int slot;
    private final long sessionKey;
    /** Begins anywhere, so that no reply to another client that had the slot before is taken for one of ours. */
    private long lastRequest = new SecureRandom().nextLong();

    private byte[] reply;
    private boolean usable = true;

    private RingClient(final Path path, final int slot, final SessionTicket ticket) throws IOException {
        this.slot = slot;
        sessionKey = ticket.sessionKey();
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (channel.size() != FILE_LENGTH) {
                throw new IOException(path + " has " + channel.size() + " bytes instead of " + FILE_LENGTH);
            }
            file = new UnsafeBuffer(
                    channel.map(FileChannel.MapMode.READ_WRITE, 0, FILE_LENGTH, arena)
                            .address(),
                    FILE_LENGTH);
        }
        requests = new ManyToOneRingBuffer(new UnsafeBuffer(file, REQUESTS_OFFSET, RING_LENGTH));
        replies = new OneToOneRingBuffer(new UnsafeBuffer(file, repliesOffset(slot), RING_LENGTH));
    }

    /**
     * Opens the file that a server has named.
     *
     * @throws IOException it is not there, may not be opened, or is another server's: this is not the server's machine.
     */
    static RingClient open(final Path path, final int slot, final SessionTicket ticket) throws IOException {
        // Whoever names the file may name any: opening it must neither wait nor do anything.
        if (slot < 0 || slot >= SLOTS || !Files.isRegularFile(path)) {
            throw new IOException("slot " + slot + " of " + path + " is none of a ring");
        }
        final RingClient client = new RingClient(path, slot, ticket);
        if (client.file.getLongVolatile(BOOT_ID_OFFSET) != ticket.bootId()) {
            client.close();
            throw new IOException(path + " is of another server");
        }
        return client;
    }

    /**
     * Asks, and waits for a short time.
     *
     * @param request message.
     * @return the reply's message; null if there is none, and the network must be asked.
     */
    synchronized byte[] ask(final byte[] request) {
        if (!usable || !isServerAlive()) {
            usable = false;
            return null;
        }
        try {
            return exchange(request);
        } catch (final IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
            LOG.debug("the rings are spoilt: {}", e.toString());
            usable = false;
            return null;
        }
    }

    private byte[] exchange(final byte[] request) {
        lastRequest++;
        final int index = requests.tryClaim(requestType(slot), REQUEST_MESSAGE_OFFSET + request.length);
        if (index <= 0) {
            return null;
        }
        final var buffer = requests.buffer();
        buffer.putLong(index + SESSION_KEY_OFFSET, sessionKey);
        buffer.putLong(index + REQUEST_ID_OFFSET, lastRequest);
        buffer.putBytes(index + REQUEST_MESSAGE_OFFSET, request);
        requests.commit(index);
        return await();
    }

    @Override
    public synchronized void close() {
        if (arena.scope().isAlive()) {
            usable = false;
            arena.close();
        }
    }

    private boolean isServerAlive() {
        final long age = System.currentTimeMillis() - file.getLongVolatile(HEARTBEAT_OFFSET);
        return age < HEARTBEAT_TIMEOUT_MILLIS;
    }

    private byte[] await() {
        final long end = System.nanoTime() + PATIENCE_NANOS;
        reply = null;
        idle.reset();
        while (reply == null && System.nanoTime() - end < 0) {
            idle.idle(replies.read(this::onReply));
        }
        return reply;
    }

    /** A reply to an earlier request comes too late. */
    private void onReply(final int type, final MutableDirectBuffer buffer, final int index, final int length) {
        if (length > REPLY_MESSAGE_OFFSET && buffer.getLong(index) == lastRequest) {
            reply = new byte[length - REPLY_MESSAGE_OFFSET];
            buffer.getBytes(index + REPLY_MESSAGE_OFFSET, reply);
        }
    }
}
