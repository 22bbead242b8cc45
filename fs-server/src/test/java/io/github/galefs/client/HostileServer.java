package io.github.galefs.client;

import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.CapacityReplyEncoder;
import io.github.galefs.wire.codec.CapacityRequestDecoder;
import io.github.galefs.wire.codec.DoneReplyEncoder;
import io.github.galefs.wire.codec.FailureEncoder;
import io.github.galefs.wire.codec.FragmentKind;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.ListReplyEncoder;
import io.github.galefs.wire.codec.ListRequestDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.OpenReplyEncoder;
import io.github.galefs.wire.codec.OpenRequestDecoder;
import io.github.galefs.wire.codec.PingRequestDecoder;
import io.github.galefs.wire.codec.ReadReplyEncoder;
import io.github.galefs.wire.codec.ReadRequestDecoder;
import io.github.galefs.wire.codec.StatRequestDecoder;
import io.github.galefs.wire.codec.StatusEncoder;
import io.github.galefs.wire.codec.StatusReplyEncoder;
import io.github.galefs.wire.codec.StatusRequestDecoder;
import io.github.galefs.wire.codec.SyncRequestDecoder;
import io.github.galefs.wire.codec.WelcomeEncoder;
import io.github.galefs.wire.codec.WriteReplyEncoder;
import io.github.galefs.wire.codec.WriteRequestDecoder;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** A server that replies with valid, damaged, and random frames. Safe for use by several threads. */
public final class HostileServer implements Closeable {
    private static final int BACKLOG = 50;
    private static final int MAX_FRAGMENT_LENGTH = 5000;

    /** One welcome of this many names a ring file. */
    private static final int WELCOMES_PER_RING_FILE = 30;

    private final SplittableRandom random;
    private final Mode mode;
    private final String ringFile;
    private final ServerSocket acceptor;
    private final AtomicLong replies = new AtomicLong();

    /** What the server sends. */
    public enum Mode {
        /** A welcome; closes the connection at the first request. */
        CLOSE_AFTER_HANDSHAKE,
        /** Replies of which some are damaged. */
        REPLY_RANDOMLY
    }

    public HostileServer(final long seed, final Mode mode) throws IOException {
        this(seed, mode, Path.of("/dev/tty"));
    }

    /**
     * Starts a server.
     *
     * @param seed     of the random numbers.
     * @param mode     what it sends.
     * @param ringFile path of a ring file that it names to some clients.
     */
    public HostileServer(final long seed, final Mode mode, final Path ringFile) throws IOException {
        random = new SplittableRandom(seed);
        this.ringFile = ringFile.toString();
        this.mode = mode;
        acceptor = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        Thread.ofPlatform().daemon().name("hostile-server").start(this::accept);
    }

    public ServerAddress address() {
        return new ServerAddress(acceptor.getInetAddress().getHostAddress(), acceptor.getLocalPort());
    }

    /** Returns the number of frames that were sent. */
    public long replies() {
        return replies.get();
    }

    @Override
    public void close() throws IOException {
        acceptor.close();
    }

    private void accept() {
        while (!acceptor.isClosed()) {
            try {
                final Socket socket = acceptor.accept();
                final SplittableRandom own = random.split();
                Thread.ofVirtual().start(() -> serve(socket, own));
            } catch (final IOException _) {
                // The server is closed, or the client has closed the connection already.
            }
        }
    }

    private void serve(final Socket socket, final SplittableRandom own) {
        try (socket) {
            socket.setTcpNoDelay(true);
            final DataInputStream in = new DataInputStream(socket.getInputStream());
            boolean isOpen = true;
            while (isOpen) {
                final byte[] head = new byte[FrameDescriptor.HEADER_LENGTH];
                in.readFully(head);
                final ByteBuffer header = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
                final byte[] message = new byte[header.getInt()];
                in.readFully(message);
                in.skipNBytes(header.getInt(FrameDescriptor.PAYLOAD_LENGTH_OFFSET));
                isOpen = reply(socket, own, header.getLong(FrameDescriptor.REQUEST_ID_OFFSET), message);
            }
        } catch (final IOException _) {
            // The client has closed the connection, as it should after a damaged frame.
        }
    }

    /** Replies to a request; returns whether the connection stays open. */
    private boolean reply(final Socket socket, final SplittableRandom own, final long id, final byte[] request)
            throws IOException {
        final boolean hello =
                new MessageHeaderDecoder().wrap(new UnsafeBuffer(request), 0).templateId() == HelloDecoder.TEMPLATE_ID;
        if (mode == Mode.CLOSE_AFTER_HANDSHAKE) {
            if (hello) {
                socket.getOutputStream().write(frame(id, welcome(own), new byte[0]));
            }
            return hello;
        }
        replies.incrementAndGet();
        final byte[] payload = new byte[own.nextInt(4) == 0 ? own.nextInt(MAX_FRAGMENT_LENGTH) : 0];
        final byte[] frame =
                hello ? frame(id, welcome(own), new byte[0]) : frame(id, reply(own, request, payload.length), payload);
        final byte[] sent = own.nextInt(hello ? 10 : 3) == 0 ? damaged(frame, own) : frame;
        socket.getOutputStream().write(sent);
        // With a damaged header, the client may wait for bytes that never come: close most such connections at once.
        final byte[] head = Arrays.copyOf(frame, FrameDescriptor.ACKNOWLEDGED_OFFSET);
        return Arrays.equals(head, Arrays.copyOf(sent, head.length))
                || (own.nextInt(500) == 0 && isOpenAfterDelay(own));
    }

    /** Delays the next reply by up to 400 ms; returns true. */
    private static boolean isOpenAfterDelay(final SplittableRandom own) {
        try {
            Thread.sleep(own.nextInt(400));
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return true;
    }

    private static byte[] damaged(final byte[] frame, final SplittableRandom own) {
        if (own.nextInt(8) == 0) {
            final byte[] noise = new byte[own.nextInt(1, 300)];
            own.nextBytes(noise);
            return noise;
        }
        final byte[] damaged = frame.clone();
        final int from = own.nextInt(4) == 0 ? 0 : FrameDescriptor.HEADER_LENGTH;
        for (int changes = own.nextInt(1, 5); changes > 0; changes--) {
            final int at = own.nextInt(from, damaged.length);
            damaged[at] = own.nextBoolean() ? (byte) own.nextInt() : (byte) (damaged[at] ^ (1 << own.nextInt(8)));
        }
        return damaged;
    }

    private static byte[] frame(final long id, final byte[] message, final byte[] payload) {
        return ByteBuffer.allocate(FrameDescriptor.HEADER_LENGTH + message.length + payload.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(message.length)
                .putInt(payload.length)
                .putLong(id)
                .putLong(0)
                .put(message)
                .put(payload)
                .array();
    }

    private byte[] welcome(final SplittableRandom own) {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final WelcomeEncoder encoder = new WelcomeEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .protocol(Protocol.MAX_VERSION)
                .bootId(1)
                .sessionId(1)
                .sessionKey(1)
                .resumed((short) 0)
                .blockSize(4096)
                .maxTransfer(FrameDescriptor.MAX_PAYLOAD_LENGTH)
                .maxRequests(64)
                .idleMillis(60_000)
                .ringSlot(own.nextInt(WELCOMES_PER_RING_FILE) == 0 ? 1 : -1)
                .ringFile(ringFile);
        return bytes(buffer, encoder.encodedLength());
    }

    /** Returns a reply of the requested kind, or sometimes of another. */
    private static byte[] reply(final SplittableRandom own, final byte[] request, final int payloadLength) {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final int template = own.nextInt(20) == 0
                ? PingRequestDecoder.TEMPLATE_ID
                : new MessageHeaderDecoder().wrap(new UnsafeBuffer(request), 0).templateId();
        final int length = switch (template) {
            case OpenRequestDecoder.TEMPLATE_ID -> {
                final OpenReplyEncoder opened = new OpenReplyEncoder()
                        .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                        .handle(own.nextLong());
                status(opened.status(), own);
                yield opened.encodedLength();
            }
            case StatusRequestDecoder.TEMPLATE_ID, StatRequestDecoder.TEMPLATE_ID -> {
                final StatusReplyEncoder encoder =
                        new StatusReplyEncoder().wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder());
                status(encoder.status(), own);
                yield encoder.encodedLength();
            }
            case ReadRequestDecoder.TEMPLATE_ID -> read(buffer, own, payloadLength);
            case ListRequestDecoder.TEMPLATE_ID -> list(buffer, own);
            case CapacityRequestDecoder.TEMPLATE_ID ->
                new CapacityReplyEncoder()
                        .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                        .blockSize(own.nextInt())
                        .liveBytes(own.nextLong())
                        .deadBytes(own.nextLong())
                        .diskBytes(own.nextLong())
                        .freeBytes(own.nextLong())
                        .files(own.nextLong())
                        .encodedLength();
            case SyncRequestDecoder.TEMPLATE_ID ->
                new FailureEncoder()
                        .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                        .errorNumber(own.nextInt(200))
                        .detail("words")
                        .encodedLength();
            case WriteRequestDecoder.TEMPLATE_ID ->
                new WriteReplyEncoder()
                        .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                        .fileVersion(own.nextLong())
                        .encodedLength();
            default ->
                new DoneReplyEncoder()
                        .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                        .encodedLength();
        };
        return bytes(buffer, length);
    }

    private static int read(final ExpandableArrayBuffer buffer, final SplittableRandom own, final int payloadLength) {
        final ReadReplyEncoder encoder = new ReadReplyEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .fileVersion(own.nextLong());
        final ReadReplyEncoder.FragmentsEncoder fragments = encoder.fragmentsCount(2);
        fragments
                .next()
                .length(payloadLength)
                .checksum(own.nextInt())
                .kind(own.nextBoolean() ? FragmentKind.COPY : FragmentKind.BLOCK);
        fragments.next().length(own.nextInt(MAX_FRAGMENT_LENGTH)).checksum(0).kind(FragmentKind.HOLE);
        return encoder.encodedLength();
    }

    private static int list(final ExpandableArrayBuffer buffer, final SplittableRandom own) {
        final ListReplyEncoder encoder = new ListReplyEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .last((short) own.nextInt(2));
        final int count = own.nextInt(5);
        final ListReplyEncoder.EntriesEncoder entries = encoder.entriesCount(count);
        for (int i = 0; i < count; i++) {
            status(entries.next().status(), own);
            entries.name("name" + i);
        }
        return encoder.encodedLength();
    }

    private static void status(final StatusEncoder status, final SplittableRandom own) {
        status.fileId(own.nextLong())
                .size(own.nextInt())
                .allocated(own.nextLong())
                .modificationMillis(own.nextLong())
                .fileVersion(own.nextLong())
                .permissions(own.nextInt(65_535))
                .directory((short) own.nextInt(2));
    }

    private static byte[] bytes(final ExpandableArrayBuffer buffer, final int length) {
        return Arrays.copyOf(buffer.byteArray(), MessageHeaderEncoder.ENCODED_LENGTH + length);
    }
}
