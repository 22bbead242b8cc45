package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.codec.ReadReplyDecoder;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server whose files are those of another server. */
@Timeout(60)
class GatewayTest {
    @TempDir
    private Path directory;

    private final Gate gate = new Gate();
    private InterceptedServer origin;
    private FileService files;
    private FileServer gateway;

    @BeforeEach
    void serve() throws Exception {
        origin = new InterceptedServer(directory.resolve("store"), new ServerContext(), this::gatedReads);
        Bytes.create(origin.store(), "file", Bytes.pattern(10, 1));
        files = origin.connectClient();
        gateway = FileServer.open(files, context());
    }

    @AfterEach
    void end() throws Exception {
        gate.open();
        gateway.close();
        files.close();
        origin.close();
    }

    @Test
    void shouldServeOthersWhileAReadWaitsForTheOtherServer() throws Exception {
        try (RawPeer first = connect();
                RawPeer second = connect()) {
            final long handle = first.greet().open(1, "file");
            second.greet();
            first.send(RawPeer.frame(2, RawMessage.read(handle, 0, 10), 0));
            gate.awaitReached();
            second.ping();
            gate.open();
            assertEquals(ReadReplyDecoder.TEMPLATE_ID, first.receive());
        }
    }

    private RawPeer connect() throws IOException {
        return new RawPeer(new ServerAddress("127.0.0.1", gateway.address().getPort()));
    }

    private static ServerContext context() {
        return new ServerContext().eventLoops(1).address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    private FileService gatedReads(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public int read(
                    final long handle,
                    final long fileOffset,
                    final MemorySegment destination,
                    final long destinationOffset,
                    final int length)
                    throws FileServiceException {
                gate.pass();
                return super.read(handle, fileOffset, destination, destinationOffset, length);
            }
        };
    }
}
