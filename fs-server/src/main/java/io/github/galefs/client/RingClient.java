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
import static io.github.galefs.wire.RingFileDescriptor.pinBit;
import static io.github.galefs.wire.RingFileDescriptor.pinWordOffset;
import static io.github.galefs.wire.RingFileDescriptor.repliesOffset;
import static io.github.galefs.wire.RingFileDescriptor.requestType;

import io.github.galefs.mapped.OwnedFile;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.channels.FileChannel;
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

/**
 * Exchanges messages with a server on this machine through rings in a mapped file. Sends one request at a time; safe
 * for use by several threads.
 */
final class RingClient implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(RingClient.class);
    private static final VarHandle WORD = ValueLayout.JAVA_LONG.varHandle();
    private static final long REPLY_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final long MAX_SPINS = 500;
    private static final long MAX_YIELDS = 100;
    private static final long MIN_PARK_NANOS = 1_000;
    private static final long MAX_PARK_NANOS = 20_000;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment map;
    private final UnsafeBuffer file;
    private final ManyToOneRingBuffer requests;
    private final OneToOneRingBuffer replies;
    private final IdleStrategy idle = new BackoffIdleStrategy(MAX_SPINS, MAX_YIELDS, MIN_PARK_NANOS, MAX_PARK_NANOS);
    private final int slot;
    private final long sessionKey;

    /** Begins with a random id, so that a late reply to the slot's previous client does not match a request. */
    private long lastRequestId = new SecureRandom().nextLong();

    private byte[] reply;
    private boolean usable = true;

    private RingClient(final Path path, final int slot, final SessionTicket ticket) throws IOException {
        this.slot = slot;
        sessionKey = ticket.sessionKey();
        boolean opened = false;
        try (FileChannel channel = OwnedFile.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (channel.size() != FILE_LENGTH) {
                throw new IOException(path + " has " + channel.size() + " bytes instead of " + FILE_LENGTH);
            }
            map = channel.map(FileChannel.MapMode.READ_WRITE, 0, FILE_LENGTH, arena);
            file = new UnsafeBuffer(map.address(), FILE_LENGTH);
            requests = new ManyToOneRingBuffer(new UnsafeBuffer(file, REQUESTS_OFFSET, RING_LENGTH));
            replies = new OneToOneRingBuffer(new UnsafeBuffer(file, repliesOffset(slot), RING_LENGTH));
            if (file.getLongVolatile(BOOT_ID_OFFSET) != ticket.bootId()) {
                throw new IOException(path + " belongs to another server");
            }
            opened = true;
        } finally {
            if (!opened) {
                arena.close();
            }
        }
    }

    /**
     * Opens the ring file that a server has named.
     *
     * @param path   path of the file.
     * @param slot   the client's slot in it, as the server has assigned it.
     * @param ticket ticket of the session.
     * @throws IOException the file does not exist, cannot be opened, can be cut by another user, see {@link OwnedFile},
     *     or belongs to another server: this is not the server's machine.
     */
    static RingClient open(final Path path, final int slot, final SessionTicket ticket) throws IOException {
        if (slot < 0 || slot >= SLOTS) {
            throw new IOException("slot " + slot + " of " + path + ": must be 0 to " + (SLOTS - 1));
        }
        return new RingClient(path, slot, ticket);
    }

    /**
     * Returns whether the server shows a pin as current. Waits for nothing, and may be called after the end.
     *
     * @param pin from 0 to {@link io.github.galefs.wire.RingFileDescriptor#PINS}, exclusive.
     * @return false also after the end.
     */
    boolean isPinned(final int pin) {
        try {
            // Not through the buffer, which would access the memory after it is unmapped.
            return ((long) WORD.getVolatile(map, (long) pinWordOffset(pin)) & pinBit(pin)) != 0;
        } catch (final IllegalStateException _) {
            return false;
        }
    }

    /**
     * Sends a request and waits for its reply, at most 250 ms.
     *
     * @param request message.
     * @return the reply's message; null if there is none and the connection must be used.
     */
    synchronized byte[] exchange(final byte[] request) {
        if (!usable || !isServerAlive()) {
            usable = false;
            return null;
        }
        try {
            return sendAndAwait(request);
        } catch (final IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
            LOGGER.debug("the ring file is damaged: {}", e.toString());
            usable = false;
            return null;
        }
    }

    private byte[] sendAndAwait(final byte[] request) {
        lastRequestId++;
        final int index = requests.tryClaim(requestType(slot), REQUEST_MESSAGE_OFFSET + request.length);
        if (index <= 0) {
            return null;
        }
        final var buffer = requests.buffer();
        buffer.putLong(index + SESSION_KEY_OFFSET, sessionKey);
        buffer.putLong(index + REQUEST_ID_OFFSET, lastRequestId);
        buffer.putBytes(index + REQUEST_MESSAGE_OFFSET, request);
        requests.commit(index);
        return awaitReply();
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

    private byte[] awaitReply() {
        final long end = System.nanoTime() + REPLY_TIMEOUT_NANOS;
        reply = null;
        idle.reset();
        while (reply == null && System.nanoTime() - end < 0) {
            idle.idle(replies.read(this::onReply));
        }
        return reply;
    }

    /** Keeps the reply to the latest request; drops late replies to earlier ones. */
    private void onReply(final int type, final MutableDirectBuffer buffer, final int index, final int length) {
        if (length > replies.maxMsgLength()) {
            throw new IllegalStateException(
                    "a reply of " + length + " bytes: must be at most " + replies.maxMsgLength());
        }
        if (length > REPLY_MESSAGE_OFFSET && buffer.getLong(index) == lastRequestId) {
            reply = new byte[length - REPLY_MESSAGE_OFFSET];
            buffer.getBytes(index + REPLY_MESSAGE_OFFSET, reply);
        }
    }
}
