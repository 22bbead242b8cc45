package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class AcceptorTest {
    /** More connections than have their buffers in half of the memory; they fit into the backlog. */
    private static final int PEERS = 105;

    private static final long HALF = ServerContext.MIN_MEMORY / 2;
    private static final long PAUSE_MILLIS = 500;

    @TempDir
    private Path directory;

    private final CountDownLatch entered = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final List<RawPeer> peers = new ArrayList<>();
    private FileStore store;
    private FileServer server;

    @BeforeEach
    void serve() throws Exception {
        store = FileStore.create(new FileStoreContext().directory(directory));
        server = FileServer.open(
                blocking(store),
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .eventLoops(1)
                        .memory(ServerContext.MIN_MEMORY));
    }

    @AfterEach
    void end() throws Exception {
        released.countDown();
        for (final RawPeer peer : peers) {
            peer.close();
        }
        server.close();
        store.close();
    }

    @Test
    void shouldAcceptNoMoreConnectionsThanHaveTheirMemoryWhileTheLoopIsBlocked() throws Exception {
        connect().greet().send(RawPeer.frame(1, RawMessage.stat("blocking"), 0));
        entered.await();
        while (peers.size() < PEERS) {
            connect();
        }
        Thread.sleep(PAUSE_MILLIS);
        final long accepted = server.connectionCount();
        assertTrue(accepted * Connection.BUFFER_BYTES <= HALF, accepted + " connections");
        assertTrue(accepted > 1, "connections are accepted while the loop is blocked");
    }

    private RawPeer connect() throws Exception {
        final RawPeer peer =
                new RawPeer(new ServerAddress("127.0.0.1", server.address().getPort()));
        peers.add(peer);
        return peer;
    }

    private FileService blocking(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public FileStatus stat(final String path) throws FileServiceException {
                if (path.endsWith("blocking")) {
                    entered.countDown();
                    try {
                        released.await();
                    } catch (final InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
                return super.stat(path);
            }
        };
    }
}
