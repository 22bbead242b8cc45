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
import io.github.galefs.store.FileStore;
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

/** Requests by the ring of which some bits are others than they should be, and files with anything in them. */
final class RingFuzzer implements AutoCloseable {
    private static final long MAX_TURN_NANOS = 5_000_000_000L;

    private final Path directory;
    private final FileStore store;
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
    private UnsafeBuffer seen;
    private long files;
    private long contents;
    private long answers;

    RingFuzzer(final Path directory, final FileStore store, final long seed) throws IOException {
        this.directory = directory;
        this.store = store;
        random = new SplittableRandom(seed);
        executor = new RequestExecutor(store, store, segments, payloads);
        begin();
    }

    void run(final int count) throws IOException {
        for (int i = 0; i < count; i++) {
            contents++;
            if (random.nextInt(200) == 0) {
                scribble();
            } else {
                send(random.nextInt(3) > 0);
            }
            turn();
            if (agent.isBroken() || isBlocked()) {
                end();
                begin();
                requireAnswer();
            }
        }
    }

    @Override
    public String toString() {
        return String.format(
                "%d contents of rings, %d answers, %d files until one could not be used any more",
                contents, answers, files);
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
        agent = new RingAgent(file, executor, SystemNanoClock.INSTANCE);
        slot = file.reserve();
        session = new Session(1, random.nextLong(), slot, 10, 10, 0);
        session.reserveHandle();
        handle = store.open("kept", Bytes.READ);
        session.addHandle(handle);
        file.assign(slot, session);
        mapped = IoUtil.mapExistingFile(file.path().toFile(), "ring");
        seen = new UnsafeBuffer(mapped);
    }

    private void end() throws IOException {
        IoUtil.unmap(mapped);
        file.close();
        store.close(handle);
    }

    /** By a record that was not finished, for which the agent waits a second; or so it looks. */
    private boolean isBlocked() {
        return file.requests().consumerPosition() != file.requests().producerPosition();
    }

    /** A turn of the agent, which must neither fail nor take long, whatever is in the file. */
    private void turn() {
        final long begin = System.nanoTime();
        agent.doWork();
        if (System.nanoTime() - begin > MAX_TURN_NANOS) {
            throw new IllegalStateException("a turn took " + (System.nanoTime() - begin) + " ns: " + this);
        }
        try {
            answers += replies().read((type, buffer, index, length) -> {});
        } catch (final IndexOutOfBoundsException | IllegalArgumentException _) {
            // Its own ring, which it has spoilt itself.
        }
    }

    private void requireAnswer() {
        final boolean[] located = new boolean[1];
        send(false);
        agent.doWork();
        replies().read((type, buffer, index, length) -> {
            final MessageHeaderDecoder header = new MessageHeaderDecoder().wrap(buffer, index + REPLY_MESSAGE_OFFSET);
            located[0] = header.templateId() == LocateReplyDecoder.TEMPLATE_ID;
        });
        if (!located[0]) {
            throw new IllegalStateException("no answer by a new file: " + this);
        }
    }

    private void send(final boolean spoilt) {
        final byte[] message = locate();
        if (spoilt) {
            for (int changes = random.nextInt(1, 5); changes > 0; changes--) {
                message[random.nextInt(message.length)] ^= (byte) (1 << random.nextInt(8));
            }
        }
        final ManyToOneRingBuffer requests =
                new ManyToOneRingBuffer(new UnsafeBuffer(seen, REQUESTS_OFFSET, RING_LENGTH));
        final int type = spoilt && random.nextInt(10) == 0 ? random.nextInt(1, 100) : requestType(slot);
        final int index;
        try {
            index = requests.tryClaim(type, REQUEST_MESSAGE_OFFSET + message.length);
        } catch (final IndexOutOfBoundsException | IllegalArgumentException _) {
            return;
        }
        if (index > 0) {
            requests.buffer().putLong(index + SESSION_KEY_OFFSET, session.key());
            requests.buffer().putLong(index + REQUEST_ID_OFFSET, contents);
            requests.buffer().putBytes(index + REQUEST_MESSAGE_OFFSET, message);
            if (!spoilt || random.nextInt(500) > 0) {
                requests.commit(index);
            }
        }
    }

    /** Writes anything anywhere, or where it hurts most: lengths of records, and positions. */
    private void scribble() {
        switch (random.nextInt(4)) {
            case 0 -> {
                final byte[] noise = new byte[random.nextInt(1, 200)];
                random.nextBytes(noise);
                seen.putBytes(random.nextInt(seen.capacity() - noise.length), noise);
            }
            case 1 -> seen.putLong(position(REQUESTS_OFFSET), random.nextLong());
            case 2 -> seen.putLong(position(repliesOffset(slot)), random.nextLong() >> random.nextInt(60));
            default -> seen.putInt(REQUESTS_OFFSET + random.nextInt(1000) * 8, random.nextInt() >> random.nextInt(30));
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
        return new OneToOneRingBuffer(new UnsafeBuffer(seen, repliesOffset(slot), RING_LENGTH));
    }

    private byte[] locate() {
        return RawMessage.of(LocateRequestDecoder.TEMPLATE_ID)
                .int64(handle)
                .int64(random.nextInt(60_000))
                .int32(random.nextInt(60_000))
                .bytes();
    }
}
