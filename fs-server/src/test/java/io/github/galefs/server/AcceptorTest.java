package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import java.nio.file.Path;
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

    @TempDir
    private Path directory;

    private final Gate stat = new Gate();
    private InterceptedServer server;

    @BeforeEach
    void serve() throws Exception {
        server = new InterceptedServer(
                directory, new ServerContext().eventLoops(1).memory(ServerContext.MIN_MEMORY), this::blocking);
    }

    @AfterEach
    void end() throws Exception {
        stat.open();
        server.close();
    }

    @Test
    void shouldAcceptNoMoreConnectionsThanHaveTheirMemoryWhileTheLoopIsBlocked() throws Exception {
        server.connect().greet().send(RawPeer.frame(1, RawMessage.stat("blocking"), 0));
        stat.awaitReached();
        for (int i = 1; i < PEERS; i++) {
            server.connect();
        }
        Await.untilStable("no more connections are accepted", server::connectionCount);
        final long accepted = server.connectionCount();
        assertTrue(accepted * Connection.BUFFER_BYTES <= HALF, accepted + " connections");
        assertTrue(accepted > 1, "connections are accepted while the loop is blocked");
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
                    stat.pass();
                }
                return super.stat(path);
            }
        };
    }
}
