package io.github.galefs.server;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.codec.CloseRequestDecoder;
import io.github.galefs.wire.codec.LeaveRequestDecoder;
import io.github.galefs.wire.codec.ListRequestDecoder;
import io.github.galefs.wire.codec.LocateRequestDecoder;
import io.github.galefs.wire.codec.MakeDirectoryRequestDecoder;
import io.github.galefs.wire.codec.OpenRequestDecoder;
import io.github.galefs.wire.codec.PingRequestDecoder;
import io.github.galefs.wire.codec.RenameRequestDecoder;
import io.github.galefs.wire.codec.ReplaceRequestDecoder;
import io.github.galefs.wire.codec.SetHandleModificationTimeRequestDecoder;
import io.github.galefs.wire.codec.SetHandlePermissionsRequestDecoder;
import io.github.galefs.wire.codec.SetPermissionsRequestDecoder;
import io.github.galefs.wire.codec.StatusRequestDecoder;
import io.github.galefs.wire.codec.TruncateRequestDecoder;
import io.github.galefs.wire.codec.UnlinkRequestDecoder;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Sends randomly damaged requests, and random bytes. */
final class FrameFuzzer {
    private static final String[] PATHS = {"kept", "a", "a/b", "", "/", "..", "x".repeat(300), "d\0", "kept/"};
    private static final int OPEN_TO_READ = 1;

    /** Times 0 to 3: neither, to write, to create, both. */
    private static final int OPEN_TO_WRITE = 2;

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

    /** Sends frames over one connection until the server closes it or the number is reached; returns the count. */
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
                throw new IllegalStateException(
                        "neither a reply nor the end after frame " + sent + " of the connection", e);
            } catch (final IOException _) {
                // The server has closed the connection, as it must after most of these frames.
            }
            return sent;
        }
    }

    /** Sends a frame; whether its lengths are correct, so that the server replies or closes the connection. */
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
        final boolean damageLengths = random.nextInt(40) == 0;
        final int from = damageLengths ? 0 : FrameDescriptor.ACKNOWLEDGED_OFFSET;
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
            case 0 -> onService();
            case 1 -> onPath();
            default -> onHandle(payload > 0);
        };
    }

    private byte[] onService() {
        // Without syncs of the whole store, which would take most of the time.
        final boolean leave = random.nextInt(20) == 0;
        return RawMessage.of(leave ? LeaveRequestDecoder.TEMPLATE_ID : PingRequestDecoder.TEMPLATE_ID)
                .bytes();
    }

    private byte[] onHandle(final boolean hasPayload) {
        final long handle = random.nextInt(1, 2000);
        final long offset = random.nextInt(3) == 0 ? random.nextLong() : random.nextInt(100_000);
        // Of these, a payload belongs to writes and appends only; half of the time it comes with any request.
        return switch (random.nextInt(hasPayload && random.nextBoolean() ? 2 : 9)) {
            case 0 -> RawMessage.write(handle, offset);
            case 1 -> RawMessage.append(handle);
            case 2 -> RawMessage.read(handle, offset, random.nextBoolean() ? random.nextInt(200) : random.nextInt());
            case 3 ->
                RawMessage.of(StatusRequestDecoder.TEMPLATE_ID).int64(handle).bytes();
            case 4 ->
                RawMessage.of(TruncateRequestDecoder.TEMPLATE_ID)
                        .int64(handle)
                        .int64(offset)
                        .bytes();
            case 5 ->
                RawMessage.of(LocateRequestDecoder.TEMPLATE_ID)
                        .int64(handle)
                        .int64(offset)
                        .int32(random.nextInt())
                        .bytes();
            case 6 ->
                RawMessage.of(CloseRequestDecoder.TEMPLATE_ID).int64(handle).bytes();
            case 7 ->
                RawMessage.of(SetHandlePermissionsRequestDecoder.TEMPLATE_ID)
                        .int64(handle)
                        .int32(random.nextInt())
                        .bytes();
            default ->
                RawMessage.of(SetHandleModificationTimeRequestDecoder.TEMPLATE_ID)
                        .int64(handle)
                        .int64(random.nextLong())
                        .bytes();
        };
    }

    private byte[] onPath() {
        return switch (random.nextInt(10)) {
            case 0 -> RawMessage.stat(path());
            case 1 ->
                RawMessage.of(ListRequestDecoder.TEMPLATE_ID)
                        .int32(random.nextInt(2000))
                        .text(path())
                        .text(path())
                        .bytes();
            case 2 ->
                RawMessage.of(MakeDirectoryRequestDecoder.TEMPLATE_ID)
                        .text(path())
                        .bytes();
            case 3 ->
                RawMessage.of(RenameRequestDecoder.TEMPLATE_ID)
                        .text(path())
                        .text(path())
                        .bytes();
            case 9 ->
                RawMessage.of(ReplaceRequestDecoder.TEMPLATE_ID)
                        .text(path())
                        .text(path())
                        .bytes();
            case 4 ->
                RawMessage.of(UnlinkRequestDecoder.TEMPLATE_ID).text(path()).bytes();
            case 5 ->
                RawMessage.of(SetPermissionsRequestDecoder.TEMPLATE_ID)
                        .int32(random.nextInt(2000))
                        .text(path())
                        .bytes();
            default ->
                RawMessage.of(OpenRequestDecoder.TEMPLATE_ID)
                        .int8(OPEN_TO_READ | random.nextInt(4) * OPEN_TO_WRITE)
                        .text(path())
                        .bytes();
        };
    }

    private String path() {
        return PATHS[random.nextInt(PATHS.length)];
    }
}
