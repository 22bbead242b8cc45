package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class OutageBehindServerTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({"ECONNREFUSED, ETIMEDOUT", "ECONNRESET, ECONNRESET", "ETIMEDOUT, ETIMEDOUT"})
    void shouldTellAnOutageBehindTheServerFromALostServer(final PosixError outage, final PosixError seen)
            throws Exception {
        final EmbeddedStore store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("s")));
        final AtomicInteger calls = new AtomicInteger();
        final FileService files = new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return store;
            }

            @Override
            public void unlink(final String path) throws FileServiceException {
                calls.incrementAndGet();
                throw new FileServiceException(outage, "secret");
            }
        };
        final InetAddress here = InetAddress.getLoopbackAddress();
        try (FileService _ = files;
                FileServer server =
                        FileServer.open(files, new ServerContext().address(new InetSocketAddress(here, 0)));
                RemoteFileService client = RemoteFileService.connect(new ClientContext()
                        .address(new ServerAddress(
                                here.getHostAddress(), server.address().getPort())))) {
            final FileServiceException failure = assertThrows(FileServiceException.class, () -> client.unlink("a"));
            assertEquals(seen, failure.error());
            assertTrue(failure.getMessage().contains("the server cannot reach the files that it serves"));
            assertEquals(1, calls.get());
        }
    }
}
