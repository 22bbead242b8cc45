package io.github.galefs.server;

import static io.github.galefs.wire.RingFileDescriptor.REPLY_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUESTS_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_ID_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUEST_MESSAGE_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.RING_LENGTH;
import static io.github.galefs.wire.RingFileDescriptor.SESSION_KEY_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.repliesOffset;
import static io.github.galefs.wire.RingFileDescriptor.requestType;

import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.wire.codec.LocateReplyDecoder;
import io.github.galefs.wire.codec.LocateRequestDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.agrona.IoUtil;
import org.agrona.concurrent.SystemNanoClock;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.RingBufferDescriptor;

/** Sends randomly damaged requests through the ring file, and overwrites parts of the file. */
final class RingFuzzer implements AutoCloseable {
    private static final long MAX_CYCLE_NANOS = 5_000_000_000L;

    private final Path directory;
    private final EmbeddedStore store;
    private final SegmentChannelCache segments = new SegmentChannelCache();
    private final PayloadPool payloads = new PayloadPool(0);
    private final RequestExecutor executor;
    private final SplittableRandom random;
    private RingFile file;
    private RingAgent agent;
    private Session session;
    private int slot;
    private long handle;
    private MappedByteBuffer mapped;
    private UnsafeBuffer buffer;
    private long files;
    private long sent;
    private long answered;

    RingFuzzer(final Path directory, final EmbeddedStore store, final long seed) throws IOException {
        this.directory = directory;
        this.store = store;
        random = new SplittableRandom(seed);
        executor = new RequestExecutor(
                store, store, segments, payloads, new LogThrottle(SystemNanoClock.INSTANCE), error -> {});
        begin();
    }

    void run(final int count) throws IOException {
        for (int i = 0; i < count; i++) {
            sent++;
            if (random.nextInt(200) == 0) {
                overwrite();
            } else {
                send(random.nextInt(3) > 0);
            }
            runAgent();
            if (agent.isBroken() || isBlocked()) {
                end();
                begin();
                requireReply();
            }
        }
    }

    @Override
    public String toString() {
        return String.format(
                "%d requests and overwrites, %d replies, %d files, each used until it was abandoned",
                sent, answered, files);
    }

    @Override
    public void close() throws IOException {
        end();
        segments.close();
        payloads.close();
    }

    private void begin() throws IOException {
        files++;
        file = new RingFile(directory, files);
        agent = new RingAgent(file, executor, new ClientPins(null, file), SystemNanoClock.INSTANCE);
        slot = file.reserve();
        final MemoryAccount openFiles = new MemoryAccount(new MemoryBudget(1 << 20));
        session = new Session(1, random.nextLong(), slot, 10, 10, 10, openFiles, null, null);
        session.reserveHandle();
        handle = store.open("kept", Bytes.READ);
        session.addHandle(handle);
        file.assign(slot, session);
        mapped = IoUtil.mapExistingFile(file.path().toFile(), "ring");
        buffer = new UnsafeBuffer(mapped);
    }

    private void end() throws IOException {
        IoUtil.unmap(mapped);
        file.close();
        store.close(handle);
    }

    /** Whether an incomplete record, or a position that looks like one, blocks the ring for a second. */
    private boolean isBlocked() {
        return file.requests().consumerPosition() != file.requests().producerPosition();
    }

    /** Runs the agent once. It must neither fail nor take long, whatever the file contains. */
    private void runAgent() {
        final long begin = System.nanoTime();
        agent.doWork();
        if (System.nanoTime() - begin > MAX_CYCLE_NANOS) {
            throw new IllegalStateException("a duty cycle took " + (System.nanoTime() - begin) + " ns: " + this);
        }
        try {
            answered += replies().read((type, records, index, length) -> {});
        } catch (final IndexOutOfBoundsException | IllegalArgumentException _) {
            // The fuzzer has damaged its own ring of replies.
        }
    }

    private void requireReply() {
        final boolean[] located = new boolean[1];
        send(false);
        agent.doWork();
        replies().read((type, records, index, length) -> {
            final MessageHeaderDecoder header = new MessageHeaderDecoder().wrap(records, index + REPLY_MESSAGE_OFFSET);
            located[0] = header.templateId() == LocateReplyDecoder.TEMPLATE_ID;
        });
        if (!located[0]) {
            throw new IllegalStateException("no reply through a new file: " + this);
        }
    }

    private void send(final boolean damaged) {
        final byte[] message = locate();
        if (damaged) {
            for (int changes = random.nextInt(1, 5); changes > 0; changes--) {
                message[random.nextInt(message.length)] ^= (byte) (1 << random.nextInt(8));
            }
        }
        final ManyToOneRingBuffer requests =
                new ManyToOneRingBuffer(new UnsafeBuffer(buffer, REQUESTS_OFFSET, RING_LENGTH));
        final int type = damaged && random.nextInt(10) == 0 ? random.nextInt(1, 100) : requestType(slot);
        final int index;
        try {
            index = requests.tryClaim(type, REQUEST_MESSAGE_OFFSET + message.length);
        } catch (final IndexOutOfBoundsException | IllegalArgumentException _) {
            return;
        }
        if (index > 0) {
            requests.buffer().putLong(index + SESSION_KEY_OFFSET, session.key());
            requests.buffer().putLong(index + REQUEST_ID_OFFSET, sent);
            requests.buffer().putBytes(index + REQUEST_MESSAGE_OFFSET, message);
            if (!damaged || random.nextInt(500) > 0) {
                requests.commit(index);
            }
        }
    }

    /** Overwrites a random part of the file, or one that matters: positions and lengths of records. */
    private void overwrite() {
        switch (random.nextInt(4)) {
            case 0 -> {
                final byte[] noise = new byte[random.nextInt(1, 200)];
                random.nextBytes(noise);
                buffer.putBytes(random.nextInt(buffer.capacity() - noise.length), noise);
            }
            case 1 -> buffer.putLong(position(REQUESTS_OFFSET), random.nextLong());
            case 2 -> buffer.putLong(position(repliesOffset(slot)), random.nextLong() >> random.nextInt(60));
            default ->
                buffer.putInt(REQUESTS_OFFSET + random.nextInt(1000) * 8, random.nextInt() >> random.nextInt(30));
        }
    }

    private int position(final int ring) {
        final int[] offsets = {
            RingBufferDescriptor.HEAD_POSITION_OFFSET,
            RingBufferDescriptor.TAIL_POSITION_OFFSET,
            RingBufferDescriptor.HEAD_CACHE_POSITION_OFFSET
        };
        return ring + RING_LENGTH - RingBufferDescriptor.TRAILER_LENGTH + offsets[random.nextInt(offsets.length)];
    }

    private OneToOneRingBuffer replies() {
        return new OneToOneRingBuffer(new UnsafeBuffer(buffer, repliesOffset(slot), RING_LENGTH));
    }

    private byte[] locate() {
        return RawMessage.of(LocateRequestDecoder.TEMPLATE_ID)
                .int64(handle)
                .int64(random.nextInt(60_000))
                .int32(random.nextInt(60_000))
                .bytes();
    }
}
