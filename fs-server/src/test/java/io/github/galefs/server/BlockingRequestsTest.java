package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.codec.CapacityReplyDecoder;
import io.github.galefs.wire.codec.CapacityRequestDecoder;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.StatusReplyDecoder;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Calls that ask the disk, as for its free space, or change it: they keep no other client waiting. */
@Timeout(60)
class BlockingRequestsTest {
    @TempDir
    private Path directory;

    private final Gate gate = new Gate();
    private InterceptedServer server;

    @BeforeEach
    void serve() throws Exception {
        server = new InterceptedServer(
                directory.resolve("store"), new ServerContext().eventLoops(1), this::gatedCapacityAndClose);
        Bytes.create(server.store(), "file", Bytes.pattern(10, 1));
    }

    @AfterEach
    void end() throws Exception {
        gate.open();
        server.close();
    }

    @Test
    void shouldServeOthersWhileTheCapacityIsRead() throws Exception {
        final RawPeer first = server.connect().greet();
        final RawPeer second = server.connect().greet();
        first.send(RawPeer.frame(
                1, RawMessage.of(CapacityRequestDecoder.TEMPLATE_ID).bytes(), 0));
        assertServed(second);
        assertEquals(CapacityReplyDecoder.TEMPLATE_ID, first.receive());
    }

    @Test
    void shouldServeOthersWhileAFileIsClosed() throws Exception {
        final RawPeer first = server.connect().greet();
        final RawPeer second = server.connect().greet();
        final long handle = first.open(1, "file");
        first.send(RawPeer.frame(2, RawMessage.close(handle), 0));
        assertServed(second);
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, first.receive());
    }

    private void assertServed(final RawPeer peer) throws Exception {
        gate.awaitReached();
        peer.send(RawPeer.frame(1, RawMessage.stat("/"), 0));
        assertEquals(StatusReplyDecoder.TEMPLATE_ID, peer.receive());
        peer.ping();
        gate.open();
    }

    private FileService gatedCapacityAndClose(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public Capacity capacity() throws FileServiceException {
                gate.pass();
                return super.capacity();
            }

            @Override
            public void close(final long handle) throws FileServiceException {
                gate.pass();
                super.close(handle);
            }
        };
    }
}
