package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class ServedTraitsTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldTellClientsWhatFilesTheyReach(final boolean keepsTimes) throws Exception {
        final EmbeddedStore store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("s")));
        final FileService files = new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return store;
            }

            @Override
            public boolean keepsTimes() {
                return keepsTimes;
            }

            @Override
            public boolean uploadsAtClose() {
                return !keepsTimes;
            }
        };
        final InetAddress here = InetAddress.getLoopbackAddress();
        try (FileService _ = files;
                FileServer server =
                        FileServer.open(files, new ServerContext().address(new InetSocketAddress(here, 0)));
                RemoteFileService client = RemoteFileService.connect(new ClientContext()
                        .address(new ServerAddress(
                                here.getHostAddress(), server.address().getPort())))) {
            assertEquals(keepsTimes, client.keepsTimes());
            assertEquals(!keepsTimes, client.uploadsAtClose());
            assertEquals(store.fileSystemId(), client.fileSystemId());
        }
    }
}
