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
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
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

/** A server with two event loops, of which something holds one up: what a slow disk does to it. */
@Timeout(60)
class EventLoopsTest {
    private static final String HELD = "held";

    @TempDir
    private Path directory;

    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private FileStore store;
    private FileServer server;

    @BeforeEach
    void serve() throws Exception {
        store = FileStore.create(new FileStoreContext().directory(directory).segmentSize(1024 * 1024));
        Bytes.create(store, HELD, Bytes.pattern(10, 1));
        server = FileServer.open(
                holdingUp(store),
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
    void shouldServeConnectionsOfOtherLoopsWhenOneIsHeldUp() throws Exception {
        try (ExecutorService threads = Executors.newSingleThreadExecutor();
                RemoteFileService first = connect();
                RemoteFileService second = connect()) {
            final Future<FileStatus> held = threads.submit(() -> first.stat(HELD));
            assertTrue(reached.await(10, TimeUnit.SECONDS));
            for (int i = 0; i < 1000; i++) {
                assertTrue(second.stat("/").directory());
            }
            assertFalse(held.isDone());
            released.countDown();
            assertEquals(10, held.get().size());
        }
    }

    @Test
    void shouldGiveTheSessionToTheNewConnectionWhenTheLoopOfTheOldOneIsHeldUp() throws Exception {
        try (RawPeer lost = new RawPeer(address())) {
            final long[] ticket = lost.greetForTicket();
            lost.send(RawPeer.frame(1, RawMessage.stat(HELD), 0));
            assertTrue(reached.await(10, TimeUnit.SECONDS));
            try (RawPeer back = new RawPeer(address())) {
                assertEquals(1, back.resume(ticket), "the session goes on");
                back.send(RawPeer.frame(2, RawMessage.stat("/"), 0));
                assertEquals(io.github.galefs.wire.codec.StatusReplyDecoder.TEMPLATE_ID, back.receive());
                released.countDown();
                lost.awaitEnd();
                back.send(RawPeer.frame(3, RawMessage.stat("/"), 0));
                assertEquals(io.github.galefs.wire.codec.StatusReplyDecoder.TEMPLATE_ID, back.receive());
            }
        }
    }

    @Test
    void shouldRefuseNumbersOfLoopsThatMakeNoSense() {
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
    private FileService holdingUp(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public FileStatus stat(final String path) throws FileServiceException {
                if (HELD.equals(path)) {
                    reached.countDown();
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
            throw new FileServiceException(PosixError.EINTR, HELD, e);
        }
    }
}
