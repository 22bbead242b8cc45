package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServedStore;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.HelloDecoder;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clients of other protocol versions. */
@Timeout(30)
class ProtocolVersionTest {
    private static final int SCHEMA_VERSION_OF_PROTOCOL_1 = 1;

    @TempDir
    private Path directory;

    private ServedStore served;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory);
    }

    @AfterEach
    void end() throws Exception {
        served.close();
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 'server speaks protocol 2, this client 1: upgrade the client'",
        "3, 3, 'server speaks protocol 2, this client 3: upgrade the server'",
        "3, 5, 'server speaks protocol 2, this client 3 to 5: upgrade the server'"
    })
    void shouldRefuseAClientWithoutACommonVersionAndNameBoth(final int min, final int max, final String refusal)
            throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            peer.send(RawPeer.frame(0, hello(min, max), 0));
            final RawPeer.Failure failure = peer.receiveFailure();
            assertEquals(PosixError.EPROTO.number(), failure.errorNumber());
            assertTrue(failure.detail().startsWith(refusal), failure.detail());
            assertEquals(0, peer.awaitEnd());
        }
        assertEquals(0, served.server().sessionCount());
    }

    @Test
    void shouldSelectTheNewestCommonVersion() throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            peer.send(RawPeer.frame(0, hello(1, 7), 0));
            assertEquals(Protocol.MAX_VERSION, peer.receiveWelcome().protocol());
        }
    }

    /** Hello as clients of every protocol version encode it. */
    private static byte[] hello(final int min, final int max) {
        return RawMessage.ofVersion(HelloDecoder.TEMPLATE_ID, SCHEMA_VERSION_OF_PROTOCOL_1)
                .int64(Protocol.MAGIC)
                .int16(min)
                .int16(max)
                .int64(0)
                .int64(0)
                .int64(0)
                .text("")
                .bytes();
    }
}
