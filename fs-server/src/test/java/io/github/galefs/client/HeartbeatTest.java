package io.github.galefs.client;

import io.github.galefs.server.Await;
import io.github.galefs.server.RawMessage;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.PingRequestDecoder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An idle client. */
@Timeout(30)
class HeartbeatTest {
    private static final int IDLE_MILLIS = 200;

    @Test
    void shouldSendHeartbeatsWhileTheClientIsIdle() throws Exception {
        final byte[] done = RawMessage.of(DoneReplyDecoder.TEMPLATE_ID).bytes();
        try (ScriptedServer server = new ScriptedServer((templateId, message) -> templateId == HelloDecoder.TEMPLATE_ID
                        ? ScriptedServer.welcome(Protocol.MAX_VERSION, IDLE_MILLIS)
                        : done);
                RemoteFileService _ = RemoteFileService.connect(server.clientContext())) {
            Await.until("three heartbeats", () -> server.count(PingRequestDecoder.TEMPLATE_ID) >= 3);
        }
    }
}
