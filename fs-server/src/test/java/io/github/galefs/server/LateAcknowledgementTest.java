package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.FailureDecoder;
import java.io.IOException;
import java.net.SocketException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client whose slow mutation keeps it from acknowledging others keeps its connection when memory becomes short. */
@Timeout(60)
class LateAcknowledgementTest {
    private static final String SLOW = "slow";
    private static final String ABSENT = "absent";
    private static final int ANSWERED = 500;
    private static final int DELAYED = 62;
    private static final int OTHERS = 40;
    private static final int OTHERS_REQUESTS = 1024;
    private static final int BATCH = 32;

    @TempDir
    private Path directory;

    private final Gate slow = new Gate();
    private InterceptedServer server;

    @BeforeEach
    void serve() throws Exception {
        server = new InterceptedServer(
                directory,
                new ServerContext().memory(ServerContext.MIN_MEMORY),
                files -> new GatedDirectories(files, slow));
    }

    @AfterEach
    void end() throws Exception {
        slow.open();
        server.close();
    }

    @Test
    void shouldDelayFurtherMutationsWhenMemoryForResultsHasBecomeShort() throws Exception {
        final RawPeer client = server.connect().greet();
        client.send(RawPeer.frame(1, RawMessage.makeDirectory(SLOW), 0));
        slow.awaitReached();
        fail(client, 2, ANSWERED);
        for (int i = 0; i < OTHERS; i++) {
            failUntilClosed(server.connect().greet());
        }

        send(client, ANSWERED + 2, DELAYED);
        client.send(RawPeer.frame(ANSWERED + DELAYED + 2, RawMessage.ping(), 0));
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, client.receive());
        slow.open();

        assertEquals(DoneReplyDecoder.TEMPLATE_ID, client.receive());
        for (int i = 0; i < DELAYED; i++) {
            assertEquals(FailureDecoder.TEMPLATE_ID, client.receive());
        }
    }

    /** Sends requests that fail, acknowledges none, and receives the replies. */
    private static void fail(final RawPeer peer, final int first, final int count) throws IOException {
        for (int sent = 0; sent < count; sent += BATCH) {
            final int batch = Math.min(BATCH, count - sent);
            send(peer, first + sent, batch);
            for (int i = 0; i < batch; i++) {
                if (peer.receive() < 0) {
                    throw new SocketException("closed");
                }
            }
        }
    }

    private static void failUntilClosed(final RawPeer peer) throws IOException {
        try {
            fail(peer, 1, OTHERS_REQUESTS);
        } catch (final SocketException _) {
            // It acknowledges nothing, and there is no memory for more.
        }
    }

    private static void send(final RawPeer peer, final int first, final int count) throws IOException {
        for (int i = 0; i < count; i++) {
            peer.send(RawPeer.frame(first + i, RawMessage.open(ABSENT), 0));
        }
    }
}
