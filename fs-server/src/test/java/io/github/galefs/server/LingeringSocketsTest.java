package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import org.agrona.CloseHelper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class LingeringSocketsTest {
    private static final long NOW = Long.MAX_VALUE;

    private final LingeringSockets lingering = new LingeringSockets();
    private final List<SocketChannel> peers = new ArrayList<>();
    private ServerSocketChannel listener;
    private Selector selector;

    @BeforeEach
    void listen() throws IOException {
        listener = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        selector = Selector.open();
    }

    @AfterEach
    void close() {
        lingering.closeAll();
        CloseHelper.closeAll(peers);
        CloseHelper.closeAll(selector, listener);
    }

    @Test
    void shouldEndTheStreamAndDiscardWhatThePeerSends() throws Exception {
        final SocketChannel socket = add(NOW);
        assertEquals(-1, peers.getFirst().read(ByteBuffer.allocate(1)));
        peers.getFirst().write(ByteBuffer.allocate(100));
        handleOneEvent(socket);
        assertTrue(socket.isOpen());
        assertEquals(1, lingering.count());
    }

    @Test
    void shouldCloseASocketWhenItsPeerEndsItsStream() throws Exception {
        final SocketChannel socket = add(NOW);
        peers.getFirst().shutdownOutput();
        handleOneEvent(socket);
        assertFalse(socket.isOpen());
        assertEquals(0, lingering.count());
    }

    @Test
    void shouldCloseASocketWhenItsTimeHasPassed() throws Exception {
        final SocketChannel socket = add(NOW);
        final SocketChannel later = add(NOW + 1);
        lingering.closeExpired(NOW + LingeringSockets.LINGER_NANOS - 1);
        assertTrue(socket.isOpen());
        lingering.closeExpired(NOW + LingeringSockets.LINGER_NANOS);
        assertFalse(socket.isOpen());
        assertTrue(later.isOpen());
        assertEquals(1, lingering.count());
    }

    @Test
    void shouldCloseTheOldestSocketWhenThereAreTooMany() throws Exception {
        final List<SocketChannel> sockets = new ArrayList<>();
        for (int i = 0; i <= LingeringSockets.MAX_SOCKETS; i++) {
            sockets.add(add(NOW));
        }
        assertFalse(sockets.getFirst().isOpen());
        assertTrue(sockets.get(1).isOpen());
        assertEquals(LingeringSockets.MAX_SOCKETS, lingering.count());
    }

    private SocketChannel add(final long now) throws IOException {
        peers.add(SocketChannel.open(listener.getLocalAddress()));
        final SocketChannel socket = listener.accept();
        socket.configureBlocking(false);
        lingering.add(socket, socket.register(selector, SelectionKey.OP_WRITE), now);
        return socket;
    }

    private void handleOneEvent(final SocketChannel socket) throws IOException {
        assertEquals(1, selector.select());
        lingering.onReadable(socket);
    }
}
