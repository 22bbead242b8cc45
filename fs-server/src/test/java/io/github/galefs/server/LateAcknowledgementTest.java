package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.FailureDecoder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client whose slow mutation keeps it from acknowledging others keeps its connection when memory becomes short. */
@Timeout(60)
class LateAcknowledgementTest {
    private static final String SLOW = "slow";
    private static final String ABSENT = "absent";
    private static final int ANSWERED = 500;
    private static final int DELAYED = 62;
    private static final int OTHERS = 40;
    private static final int OTHERS_REQUESTS = 1024;
    private static final int BATCH = 32;

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
    void shouldDelayFurtherMutationsWhenMemoryForResultsHasBecomeShort() throws Exception {
        final RawPeer client = connect();
        client.send(RawPeer.frame(1, RawMessage.makeDirectory(SLOW), 0));
        entered.await();
        fail(client, 2, ANSWERED);
        for (int i = 0; i < OTHERS; i++) {
            failUntilClosed(connect());
        }

        send(client, ANSWERED + 2, DELAYED);
        client.send(RawPeer.frame(ANSWERED + DELAYED + 2, RawMessage.ping(), 0));
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, client.receive());
        released.countDown();

        assertEquals(DoneReplyDecoder.TEMPLATE_ID, client.receive());
        for (int i = 0; i < DELAYED; i++) {
            assertEquals(FailureDecoder.TEMPLATE_ID, client.receive());
        }
    }

    /** Sends requests that fail, acknowledges none, and receives the replies. */
    private static void fail(final RawPeer peer, final int first, final int count) throws IOException {
        for (int sent = 0; sent < count; sent += BATCH) {
            final int batch = Math.min(BATCH, count - sent);
            send(peer, first + sent, batch);
            for (int i = 0; i < batch; i++) {
                if (peer.receive() < 0) {
                    throw new SocketException("closed");
                }
            }
        }
    }

    private static void failUntilClosed(final RawPeer peer) throws IOException {
        try {
            fail(peer, 1, OTHERS_REQUESTS);
        } catch (final SocketException _) {
            // It acknowledges nothing, and there is no memory for more.
        }
    }

    private static void send(final RawPeer peer, final int first, final int count) throws IOException {
        for (int i = 0; i < count; i++) {
            peer.send(RawPeer.frame(first + i, RawMessage.open(ABSENT), 0));
        }
    }

    private RawPeer connect() throws IOException {
        final RawPeer peer =
                new RawPeer(new ServerAddress("127.0.0.1", server.address().getPort()));
        peers.add(peer);
        return peer.greet();
    }

    /** Returns a service that makes no directory until {@link #released}. */
    private FileService blocking(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public void makeDirectory(final String path) throws FileServiceException {
                entered.countDown();
                try {
                    released.await();
                } catch (final InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                super.makeDirectory(path);
            }
        };
    }
}
