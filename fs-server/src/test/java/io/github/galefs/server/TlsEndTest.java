package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServedStore;
import io.github.galefs.wire.KeyTool;
import io.github.galefs.wire.TlsPeer;
import io.github.galefs.wire.codec.LeaveRequestDecoder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How a server ends a connection over TLS. */
@Timeout(60)
class TlsEndTest {
    @TempDir
    private Path directory;

    private KeyTool keys;
    private ServerContext context;

    @BeforeEach
    void makeKeys() throws Exception {
        keys = new KeyTool(directory);
        keys.makeKey("server");
        keys.trust("servers", "server");
        context = new ServerContext().tls(keys.load("server", null), false);
    }

    @Test
    void shouldSayThatItClosesWhenTheClientLeaves() throws Exception {
        try (ServedStore served = new ServedStore(directory, context);
                TlsPeer peer = connect(served)) {
            peer.send(RawPeer.frame(
                    1, RawMessage.of(LeaveRequestDecoder.TEMPLATE_ID).bytes(), 0));
            assertTrue(peer.awaitCloseNotify());
        }
    }

    @Test
    void shouldSayThatItClosesWhenItEnds() throws Exception {
        try (ServedStore served = new ServedStore(directory, context);
                TlsPeer peer = connect(served)) {
            served.server().close();
            assertTrue(peer.awaitCloseNotify());
        }
    }

    private TlsPeer connect(final ServedStore served) throws IOException {
        final SocketChannel socket = SocketChannel.open(
                new InetSocketAddress(served.address().host(), served.address().port()));
        final TlsPeer peer = new TlsPeer(socket, keys.load(null, "servers"), "TLSv1.3");
        peer.send(RawPeer.frame(0, RawPeer.hello(), 0));
        // A socket that is closed with bytes unread tells the peer nothing.
        while (peer.receiveNow(4096).length == 0) {
            Thread.onSpinWait();
        }
        return peer;
    }
}
