package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.server.RawMessage;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.PlainTransport;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nothing follows a frame that was sent or received in part, whatever has ended it. */
@Timeout(30)
class ClientConnectionTest {
    private static final byte[] PING = RawMessage.ping();
    private static final byte[] DONE =
            RawMessage.of(DoneReplyDecoder.TEMPLATE_ID).bytes();
    private static final int PAYLOAD_LENGTH = 200_000;
    private final Error error = new InternalError("a fault in mapped memory");

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private ServerSocket acceptor;

    @BeforeEach
    void listen() throws Exception {
        acceptor = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void end() throws Exception {
        acceptor.close();
        threads.shutdownNow();
    }

    /** Else a server could keep a thread for ever, by bytes that arrive a few at a time. */
    @Test
    void shouldReceiveNothingAfterTheDeadlineAlthoughBytesHaveArrived() throws Exception {
        final SocketChannel socket = connect();
        try (ClientChannel channel = new ClientChannel(socket, new PlainTransport(socket));
                Socket server = acceptor.accept();
                Deadline past = new Deadline(Duration.ZERO);
                Deadline future = new Deadline(Duration.ofSeconds(10))) {
            server.getOutputStream().write(new byte[2]);
            channel.receive(ByteBuffer.allocate(1), future);
            assertThrows(SocketTimeoutException.class, () -> channel.receive(ByteBuffer.allocate(1), past));
        }
    }

    @Test
    void shouldSendNothingAfterAFrameThatAnErrorHasCutShort() throws Exception {
        final SocketChannel socket = connect();
        final FailingTransport transport = new FailingTransport(
                new PlainTransport(socket), FrameDescriptor.HEADER_LENGTH + PING.length + 100, error);
        try (ClientConnection connection = new ClientConnection(new ClientChannel(socket, transport));
                Socket _ = acceptor.accept()) {
            final MemorySegment payload = MemorySegment.ofArray(new byte[PAYLOAD_LENGTH]);
            final Future<byte[]> cutShort = threads.submit(() -> exchange(connection, 1, payload, null));
            transport.awaitPartOfFrame();
            final Thread[] sender = new Thread[1];
            final Future<byte[]> waiting = threads.submit(() -> {
                sender[0] = Thread.currentThread();
                return exchange(connection, 2, MemorySegment.NULL, null);
            });
            Await.until(
                    "the second sender waits",
                    () -> sender[0] != null && sender[0].getState() == Thread.State.TIMED_WAITING);
            transport.fail();
            assertSame(
                    error, assertThrows(ExecutionException.class, cutShort::get).getCause());
            assertInstanceOf(
                    IOException.class,
                    assertThrows(ExecutionException.class, waiting::get).getCause());
            assertEquals(0, transport.laterBytes());
            assertTrue(connection.isBroken());
        }
    }

    @Test
    void shouldBreakWhenAnErrorEndsTheReceiptOfAFrame() throws Exception {
        final SocketChannel socket = connect();
        try (ClientConnection connection = new ClientConnection(new ClientChannel(socket, new PlainTransport(socket)));
                Socket peer = acceptor.accept()) {
            answer(peer, PAYLOAD_LENGTH);
            final PayloadSink failing = (message, length, source) -> {
                source.receive(MemorySegment.ofArray(new byte[1000]), PayloadSource.NO_CHECK);
                throw error;
            };
            assertSame(
                    error,
                    assertThrows(InternalError.class, () -> exchange(connection, 1, MemorySegment.NULL, failing)));
            assertTrue(connection.isBroken());
            assertThrows(IOException.class, () -> exchange(connection, 2, MemorySegment.NULL, null));
        }
    }

    @Test
    void shouldBreakWhenAReplyIsRefusedBeforeItsPayloadIsReceived() throws Exception {
        final SocketChannel socket = connect();
        try (ClientConnection connection = new ClientConnection(new ClientChannel(socket, new PlainTransport(socket)));
                Socket peer = acceptor.accept()) {
            answer(peer, PAYLOAD_LENGTH);
            final PayloadSink refusing = (message, length, source) -> {
                throw new FileServiceException(PosixError.EIO, "refused");
            };
            assertThrows(IOException.class, () -> exchange(connection, 1, MemorySegment.NULL, refusing));
            assertTrue(connection.isBroken());
        }
    }

    @Test
    void shouldStayUsableWhenAWholeReplyIsRefused() throws Exception {
        final SocketChannel socket = connect();
        try (ClientConnection connection = new ClientConnection(new ClientChannel(socket, new PlainTransport(socket)));
                Socket peer = acceptor.accept()) {
            answer(peer, 0);
            final PayloadSink refusing = (message, length, source) -> {
                throw new FileServiceException(PosixError.EIO, "refused");
            };
            assertThrows(FileServiceException.class, () -> exchange(connection, 1, MemorySegment.NULL, refusing));
            assertFalse(connection.isBroken());
            exchange(connection, 2, MemorySegment.NULL, null);
        }
    }

    @Test
    @SuppressWarnings("try") // The call of close is what is tested.
    void shouldFailAWaitingCallWithAnIoExceptionWhenTheConnectionIsClosed() throws Exception {
        for (int i = 0; i < 50; i++) {
            final SocketChannel socket = connect();
            try (ClientConnection connection =
                            new ClientConnection(new ClientChannel(socket, new PlainTransport(socket)));
                    Socket _ = acceptor.accept()) {
                final Future<byte[]> waiting = threads.submit(() -> exchange(connection, 1, MemorySegment.NULL, null));
                if (i % 2 == 0) {
                    Thread.sleep(2);
                }
                connection.close();
                assertInstanceOf(
                        IOException.class,
                        assertThrows(ExecutionException.class, waiting::get).getCause());
            }
        }
    }

    private SocketChannel connect() throws IOException {
        final SocketChannel socket =
                SocketChannel.open(new InetSocketAddress(acceptor.getInetAddress(), acceptor.getLocalPort()));
        socket.configureBlocking(false);
        return socket;
    }

    private static byte[] exchange(
            final ClientConnection connection, final long id, final MemorySegment payload, final PayloadSink sink)
            throws IOException {
        try (Deadline deadline = new Deadline(Duration.ofSeconds(10))) {
            return connection.exchange(id, 1, PING, payload, sink, deadline);
        }
    }

    /** Answers each ping with a message and a payload. */
    private void answer(final Socket peer, final int payloadLength) {
        threads.execute(() -> {
            try {
                answerAll(peer, payloadLength);
            } catch (final IOException _) {
                // The connection has ended.
            }
        });
    }

    private static void answerAll(final Socket peer, final int payloadLength) throws IOException {
        final DataInputStream in = new DataInputStream(peer.getInputStream());
        while (true) {
            final byte[] frame = new byte[FrameDescriptor.HEADER_LENGTH + PING.length];
            in.readFully(frame);
            final long id =
                    ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN).getLong(FrameDescriptor.REQUEST_ID_OFFSET);
            peer.getOutputStream()
                    .write(ByteBuffer.allocate(FrameDescriptor.HEADER_LENGTH + DONE.length + payloadLength)
                            .order(ByteOrder.LITTLE_ENDIAN)
                            .putInt(DONE.length)
                            .putInt(payloadLength)
                            .putLong(id)
                            .putLong(0)
                            .put(DONE)
                            .array());
        }
    }
}
