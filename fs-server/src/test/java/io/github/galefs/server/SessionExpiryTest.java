package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class SessionExpiryTest {
    private static final Duration LEASE = Duration.ofSeconds(30);

    @TempDir
    private Path directory;

    private final ManualClock clock = new ManualClock();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private EmbeddedStore store;
    private FileServer server;

    @BeforeEach
    void serve() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory));
        Bytes.create(store, "file", new byte[1]);
        server = FileServer.open(
                closingSlowly(store),
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .clock(clock)
                        .sessionLease(LEASE));
    }

    @AfterEach
    void end() throws Exception {
        released.countDown();
        server.close();
        store.close();
    }

    @Test
    void shouldNotResumeASessionWhoseFilesAreBeingClosed() throws Exception {
        final long[] ticket;
        final long handle;
        try (RawPeer lost = connect()) {
            ticket = lost.greetForTicket();
            handle = lost.open(1, "file");
        }
        Await.until("the connection is lost", () -> server.connectionCount() == 0);
        clock.advance(LEASE.plusSeconds(1));
        closing.await();
        try (RawPeer back = connect()) {
            assertEquals(0, back.resume(ticket), "the session continues without its files");
            back.send(RawPeer.frame(1, RawMessage.write(handle, 0), 0));
            assertEquals(PosixError.EBADF.number(), back.receiveFailure().errorNumber());
            assertTrue(back.open(2, "file") > 0);
        }
    }

    private RawPeer connect() throws Exception {
        return new RawPeer(new ServerAddress("127.0.0.1", server.address().getPort()));
    }

    private FileService closingSlowly(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public void close(final long handle) throws FileServiceException {
                closing.countDown();
                try {
                    released.await();
                } catch (final InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                super.close(handle);
            }
        };
    }
}
