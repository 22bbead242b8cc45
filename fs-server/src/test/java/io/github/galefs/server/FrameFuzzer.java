package io.github.galefs.server;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.codec.HandleRequestEncoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.Operation;
import io.github.galefs.wire.codec.PathRequestEncoder;
import io.github.galefs.wire.codec.ServiceRequestEncoder;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.agrona.concurrent.UnsafeBuffer;

/** Sends requests of which some bits are others than they should be, and bytes of no meaning at all. */
final class FrameFuzzer {
    private static final String[] PATHS = {"kept", "a", "a/b", "", "/", "..", "x".repeat(300), "d\0", "kept/"};
    private static final int FRAMES_PER_CONNECTION = 200;
    private static final int TIMEOUT_MILLIS = 20_000;

    private final ServerAddress address;
    private final SplittableRandom random;
    private long sentFrames;
    private long connections;
    private long replies;

    FrameFuzzer(final ServerAddress address, final long seed) {
        this.address = address;
        random = new SplittableRandom(seed);
    }

    @Override
    public String toString() {
        return String.format("%d frames over %d connections, %d replies", sentFrames, connections, replies);
    }

    void run(final int frames) throws IOException {
        int left = frames;
        while (left > 0) {
            left -= runConnection(Math.min(left, FRAMES_PER_CONNECTION));
        }
        sentFrames += frames;
    }

    /** Frames until the server has had enough, or the number is reached; how many. */
    private int runConnection(final int frames) throws IOException {
        connections++;
        try (Socket socket = new Socket(address.host(), address.port())) {
            socket.setTcpNoDelay(true);
            socket.setSoLinger(true, 0);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            final boolean greeted = random.nextInt(10) > 0;
            if (greeted) {
                socket.getOutputStream().write(RawPeer.frame(0, RawPeer.hello(), 0));
            }
            int sent = 0;
            try {
                final DataInputStream in = new DataInputStream(socket.getInputStream());
                if (greeted) {
                    receive(in);
                }
                boolean framed = true;
                while (sent < frames && framed) {
                    sent++;
                    framed = sendOne(socket, sent);
                    if (framed) {
                        receive(in);
                        replies++;
                    }
                }
            } catch (final SocketTimeoutException e) {
                throw new IllegalStateException("no reply and no end after frame " + sent + " of the connection", e);
            } catch (final IOException _) {
                // The server has ended the connection, as it should for most of these.
            }
            return sent;
        }
    }

    /** Sends a frame; whether its lengths are as they should be, so that it has a reply or ends the connection. */
    private boolean sendOne(final Socket socket, final int id) throws IOException {
        if (random.nextInt(50) == 0) {
            final byte[] noise = new byte[random.nextInt(1, 500)];
            random.nextBytes(noise);
            socket.getOutputStream().write(noise);
            return false;
        }
        final int payload = random.nextInt(4) == 0 ? random.nextInt(200) : 0;
        final byte[] frame = nextFrame(id, payload);
        final byte[] head = Arrays.copyOf(frame, FrameDescriptor.REQUEST_ID_OFFSET);
        final boolean spoilt = random.nextInt(40) == 0;
        final int from = spoilt ? 0 : FrameDescriptor.ACKNOWLEDGED_OFFSET;
        for (int mutations = random.nextInt(4); mutations > 0; mutations--) {
            final int at = random.nextInt(from, frame.length);
            frame[at] = random.nextBoolean() ? (byte) random.nextInt() : (byte) (frame[at] ^ (1 << random.nextInt(8)));
        }
        socket.getOutputStream().write(frame);
        return Arrays.equals(frame, 0, head.length, head, 0, head.length);
    }

    private static void receive(final DataInputStream in) throws IOException {
        final byte[] head = new byte[FrameDescriptor.HEADER_LENGTH];
        in.readFully(head);
        final ByteBuffer header = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
        in.skipNBytes((long) header.getInt() + header.getInt(FrameDescriptor.PAYLOAD_LENGTH_OFFSET));
    }

    private byte[] nextFrame(final int id, final int payload) {
        final byte[] head = RawPeer.frame(id, message(payload), payload);
        return Arrays.copyOf(head, head.length + payload);
    }

    private byte[] message(final int payload) {
        return switch (random.nextInt(4)) {
            case 0 -> service();
            case 1 -> path();
            default -> handle(payload);
        };
    }

    private byte[] service() {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + ServiceRequestEncoder.BLOCK_LENGTH];
        // Without syncs of everything, which would take all the time there is.
        new ServiceRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .operation(random.nextInt(20) == 0 ? Operation.LEAVE : Operation.PING);
        return message;
    }

    private byte[] handle(final int payload) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + HandleRequestEncoder.BLOCK_LENGTH];
        final Operation[] operations = {
            Operation.READ,
            Operation.WRITE,
            Operation.STATUS,
            Operation.TRUNCATE,
            Operation.LOCATE,
            Operation.CLOSE,
            Operation.APPEND,
            Operation.SET_HANDLE_PERMISSIONS,
            Operation.SET_HANDLE_MODIFICATION_TIME
        };
        new HandleRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(random.nextInt(1, 2000))
                .position(random.nextInt(3) == 0 ? random.nextLong() : random.nextInt(100_000))
                .count(random.nextBoolean() ? payload : random.nextInt())
                .operation(operations[random.nextInt(operations.length)]);
        return message;
    }

    private byte[] path() {
        final byte[] first = PATHS[random.nextInt(PATHS.length)].getBytes(java.nio.charset.StandardCharsets.UTF_8);
        final byte[] second = PATHS[random.nextInt(PATHS.length)].getBytes(java.nio.charset.StandardCharsets.UTF_8);
        final byte[] message = new byte
                [MessageHeaderEncoder.ENCODED_LENGTH
                        + PathRequestEncoder.BLOCK_LENGTH
                        + 4
                        + first.length
                        + second.length];
        final Operation[] operations = {
            Operation.OPEN,
            Operation.OPEN,
            Operation.OPEN,
            Operation.STAT,
            Operation.LIST,
            Operation.MAKE_DIRECTORY,
            Operation.RENAME,
            Operation.UNLINK,
            Operation.SET_PERMISSIONS
        };
        final PathRequestEncoder encoder = new PathRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .number(random.nextInt(2000))
                .operation(operations[random.nextInt(operations.length)]);
        encoder.flags().clear().read(true).write(random.nextBoolean()).create(random.nextBoolean());
        encoder.putPath(first, 0, first.length).putOther(second, 0, second.length);
        return message;
    }
}
