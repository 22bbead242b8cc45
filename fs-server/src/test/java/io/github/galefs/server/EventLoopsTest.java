package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.wire.codec.StatusReplyDecoder;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server with two event loops, one of which is blocked, as by a slow disk. */
@Timeout(60)
class EventLoopsTest {
    private static final String BLOCKING = "blocking";

    @TempDir
    private Path directory;

    private final CountDownLatch entered = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private EmbeddedStore store;
    private FileServer server;

    @BeforeEach
    void serve() throws Exception {
        store = EmbeddedStore.create(
                new EmbeddedStoreContext().directory(directory).segmentSize(1024 * 1024));
        Bytes.create(store, BLOCKING, Bytes.pattern(10, 1));
        server = FileServer.open(
                blockingOn(store),
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .eventLoops(2));
    }

    @AfterEach
    void end() throws Exception {
        released.countDown();
        server.close();
        store.close();
    }

    @Test
    void shouldServeConnectionsOfOtherLoopsWhenOneIsBlocked() throws Exception {
        try (ExecutorService threads = Executors.newSingleThreadExecutor();
                RemoteFileService first = connect();
                RemoteFileService second = connect()) {
            final Future<FileStatus> blocked = threads.submit(() -> first.stat(BLOCKING));
            assertTrue(entered.await(10, TimeUnit.SECONDS));
            for (int i = 0; i < 1000; i++) {
                assertTrue(second.stat("/").directory());
            }
            assertFalse(blocked.isDone());
            released.countDown();
            assertEquals(10, blocked.get().size());
        }
    }

    @Test
    void shouldMoveTheSessionToTheNewConnectionWhenTheLoopOfTheOldOneIsBlocked() throws Exception {
        try (RawPeer lost = new RawPeer(address())) {
            final long[] ticket = lost.greetForTicket();
            lost.send(RawPeer.frame(1, RawMessage.stat(BLOCKING), 0));
            assertTrue(entered.await(10, TimeUnit.SECONDS));
            try (RawPeer back = new RawPeer(address())) {
                assertEquals(1, back.resume(ticket), "the session continues");
                back.send(RawPeer.frame(2, RawMessage.stat("/"), 0));
                assertEquals(StatusReplyDecoder.TEMPLATE_ID, back.receive());
                released.countDown();
                lost.awaitEnd();
                back.send(RawPeer.frame(3, RawMessage.stat("/"), 0));
                assertEquals(StatusReplyDecoder.TEMPLATE_ID, back.receive());
            }
        }
    }

    @Test
    void shouldRefuseANumberOfLoopsThatIsOutOfRange() {
        for (final int count : new int[] {0, -1, 65}) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> FileServer.open(store, new ServerContext().eventLoops(count)));
        }
    }

    private ServerAddress address() {
        return new ServerAddress("127.0.0.1", server.address().getPort());
    }

    private RemoteFileService connect() throws Exception {
        return RemoteFileService.connect(new ClientContext().address(address()));
    }

    /** Returns a service whose {@code stat} of one path blocks until it is released. */
    private FileService blockingOn(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public FileStatus stat(final String path) throws FileServiceException {
                if (BLOCKING.equals(path)) {
                    entered.countDown();
                    awaitRelease();
                }
                return super.stat(path);
            }
        };
    }

    private void awaitRelease() throws FileServiceException {
        try {
            released.await();
        } catch (final InterruptedException e) {
            throw new FileServiceException(PosixError.EINTR, BLOCKING, e);
        }
    }
}
