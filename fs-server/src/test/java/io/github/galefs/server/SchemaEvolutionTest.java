package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ServedStore;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.OpenReplyDecoder;
import io.github.galefs.wire.codec.OpenRequestDecoder;
import io.github.galefs.wire.codec.ReadReplyDecoder;
import io.github.galefs.wire.codec.ReadRequestDecoder;
import io.github.galefs.wire.codec.StatRequestDecoder;
import io.github.galefs.wire.codec.StatusReplyDecoder;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Requests of a client whose schema is newer by the compatible changes that wire.xml lists. */
@Timeout(30)
class SchemaEvolutionTest {
    private static final int NEWER_VERSION = MessageHeaderDecoder.SCHEMA_VERSION + 1;
    private static final int UNKNOWN_TEMPLATE = 60_000;
    private static final int READ_FLAG = 1;

    @TempDir
    private Path directory;

    private ServedStore served;
    private RawPeer peer;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory);
        Bytes.create(served.store(), "file", Bytes.pattern(10, 1));
        peer = new RawPeer(served.address()).greet();
    }

    @AfterEach
    void end() throws Exception {
        peer.close();
        served.close();
    }

    @Test
    void shouldReadTheKnownFieldsOfALongerBlock() throws Exception {
        final byte[] open = RawMessage.ofVersion(OpenRequestDecoder.TEMPLATE_ID, NEWER_VERSION)
                .int8(READ_FLAG)
                .int64(-1)
                .text("file")
                .bytes();
        peer.send(RawPeer.frame(1, open, 0));
        assertEquals(OpenReplyDecoder.TEMPLATE_ID, peer.receive());

        final byte[] read = RawMessage.ofVersion(ReadRequestDecoder.TEMPLATE_ID, NEWER_VERSION)
                .int64(peer.open(2, "file"))
                .int64(0)
                .int32(10)
                .int64(-1)
                .bytes();
        peer.send(RawPeer.frame(3, read, 0));
        assertEquals(ReadReplyDecoder.TEMPLATE_ID, peer.receive());
    }

    @Test
    void shouldIgnoreAnAppendedDataField() throws Exception {
        final byte[] stat = RawMessage.ofVersion(StatRequestDecoder.TEMPLATE_ID, NEWER_VERSION)
                .text("file")
                .text("unknown")
                .bytes();
        peer.send(RawPeer.frame(1, stat, 0));
        assertEquals(StatusReplyDecoder.TEMPLATE_ID, peer.receive());
    }

    @Test
    void shouldAnswerAnUnknownRequestWithEnosysAndKeepTheConnection() throws Exception {
        final byte[] unknown = RawMessage.ofVersion(UNKNOWN_TEMPLATE, NEWER_VERSION)
                .int64(1)
                .text("file")
                .bytes();
        peer.send(RawPeer.frame(1, unknown, 0));
        assertEquals(PosixError.ENOSYS.number(), peer.receiveFailure().errorNumber());

        peer.send(RawPeer.frame(2, RawMessage.stat("file"), 0));
        assertEquals(StatusReplyDecoder.TEMPLATE_ID, peer.receive());
    }

    @Test
    void shouldAnswerAnUnknownRequestWithAPayloadWithEnosysToo() throws Exception {
        final byte[] unknown =
                RawMessage.ofVersion(UNKNOWN_TEMPLATE, NEWER_VERSION).int64(1).bytes();
        peer.send(RawPeer.frame(1, unknown, 5));
        peer.send(new byte[5]);
        assertEquals(PosixError.ENOSYS.number(), peer.receiveFailure().errorNumber());

        peer.send(RawPeer.frame(2, RawMessage.stat("file"), 0));
        assertEquals(StatusReplyDecoder.TEMPLATE_ID, peer.receive());
    }
}
