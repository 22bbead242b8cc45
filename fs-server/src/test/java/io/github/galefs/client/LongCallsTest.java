package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Syncs that take longer than a client waits for a sign of its server, as on a slow disk. */
@Timeout(90)
class LongCallsTest {
    private static final Duration SILENCE = Duration.ofSeconds(4);
    private static final long LONGER_SECONDS = 6;

    @TempDir
    private Path directory;

    private final CountDownLatch started = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private EmbeddedStore store;
    private FileServer server;

    @AfterEach
    void end() throws Exception {
        released.countDown();
        threads.shutdownNow();
        server.close();
        store.close();
    }

    /** A server that has as many requests in flight as it takes reads no ping. */
    @ParameterizedTest
    @ValueSource(ints = {1, 64})
    void shouldWaitForASyncAsLongAsTheServerWorksOnIt(final int maxRequests) throws Exception {
        serve(maxRequests);
        try (RemoteFileService files = RemoteFileService.connect(context(address()))) {
            final long handle = files.open("file", Bytes.NEW);
            Bytes.write(files, handle, 0, Bytes.pattern(1000, 1));
            final Future<?> sync = sync(files, handle);
            assertThrows(TimeoutException.class, () -> sync.get(LONGER_SECONDS, TimeUnit.SECONDS));
            released.countDown();
            sync.get();
            Bytes.write(files, handle, 0, Bytes.pattern(1000, 2));
            files.sync(handle);
            files.close(handle);
        }
    }

    @Test
    void shouldServeOtherThreadsOnTheConnectionMeanwhile() throws Exception {
        serve(64);
        try (RemoteFileService files = RemoteFileService.connect(context(address()))) {
            final long handle = files.open("file", Bytes.NEW);
            final Future<?> sync = sync(files, handle);
            assertThrows(TimeoutException.class, () -> sync.get(LONGER_SECONDS, TimeUnit.SECONDS));
            assertTrue(files.stat("/").directory());
            assertEquals(1, server.sessionCount());
            released.countDown();
            sync.get();
        }
    }

    @Test
    void shouldNoticeAServerThatFallsSilentDuringASync() throws Exception {
        serve(64);
        try (BreakableProxy proxy = new BreakableProxy(address());
                RemoteFileService files = RemoteFileService.connect(context(proxy.address()))) {
            final long handle = files.open("file", Bytes.NEW);
            final Future<?> sync = sync(files, handle);
            proxy.dropReplies();
            final ExecutionException failure = assertThrows(ExecutionException.class, sync::get);
            final FileServiceException silence = assertInstanceOf(FileServiceException.class, failure.getCause());
            assertEquals(PosixError.ETIMEDOUT, silence.error());
        }
    }

    private Future<?> sync(final RemoteFileService files, final long handle) throws InterruptedException {
        final Future<?> sync = threads.submit(() -> {
            files.sync(handle);
            return null;
        });
        started.await();
        return sync;
    }

    private static ClientContext context(final ServerAddress address) {
        return new ClientContext()
                .address(address)
                .callTimeout(SILENCE)
                .reconnectTimeout(Duration.ofSeconds(1))
                .sameHostReads(false);
    }

    private ServerAddress address() {
        return new ServerAddress("127.0.0.1", server.address().getPort());
    }

    private void serve(final int maxRequests) throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        server = FileServer.open(
                new SlowSyncs(),
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .maxRequests(maxRequests));
    }

    private final class SlowSyncs extends ForwardingFileService {
        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public void sync(final long handle) throws FileServiceException {
            started.countDown();
            try {
                released.await();
            } catch (final InterruptedException e) {
                throw new FileServiceException(PosixError.EINTR, "sync", e);
            }
            super.sync(handle);
        }
    }
}
