package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import java.io.IOException;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The results that sessions keep for clients that reconnect take no memory that other clients need. */
@Timeout(60)
class SessionMemoryTest {
    private static final long RESULTS = ServerContext.MIN_MEMORY / 8;
    private static final int BATCH = 32;
    private static final int REQUESTS = 1024;
    private static final int MAX_RESULT = 400;
    private static final int SESSIONS = 30;

    /** Most results that a session keeps while there is no memory for more. */
    private static final int MIN_RESULTS = 2 * 64;

    /** A path of a file that does not exist, whose error has some thousand bytes. */
    private static final String LONG_PATH = ("\u4e00".repeat(80) + "/").repeat(13) + "x";

    @TempDir
    private Path directory;

    private final List<RawPeer> peers = new ArrayList<>();
    private ServedStore served;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory, new ServerContext().memory(ServerContext.MIN_MEMORY));
        Bytes.create(served.store(), "file", Bytes.pattern(4 << 20, 1));
    }

    @AfterEach
    void end() throws Exception {
        for (final RawPeer peer : peers) {
            peer.close();
        }
        served.close();
    }

    @Test
    void shouldKeepAFailureInBrief() throws Exception {
        final RawPeer peer = connect();
        final long[] ticket = peer.greetForTicket();
        fail(peer, REQUESTS);
        assertTrue(used() <= (long) REQUESTS * MAX_RESULT, used() + " bytes");
        peer.close();

        final RawPeer back = connect();
        assertEquals(1, back.resume(ticket));
        back.send(RawPeer.frame(1, RawMessage.open(LONG_PATH), 0));
        final RawPeer.Failure failure = back.receiveFailure();
        assertEquals(PosixError.ENOENT.number(), failure.errorNumber());
        assertTrue(failure.detail().startsWith("\"/" + LONG_PATH.substring(0, 50)), failure.detail());
    }

    @Test
    void shouldServeOthersWhenClientsComeAndGoAndLeaveResults() throws Exception {
        for (int i = 0; i < SESSIONS; i++) {
            leaveResults();
        }
        requireBound(1);
        requireService();
    }

    @Test
    void shouldServeOthersWhenClientsStayAndAcknowledgeNoResults() throws Exception {
        for (int i = 0; i < SESSIONS; i++) {
            fail(connect().greet(), MIN_RESULTS / 2);
        }
        for (final RawPeer peer : List.copyOf(peers)) {
            failFrom(peer, MIN_RESULTS);
        }
        requireBound(SESSIONS);
        requireService();
    }

    @Test
    void shouldEndTheSessionFirstThatHasLostItsConnectionFirst() throws Exception {
        final long[] first = leaveResults();
        long[] last = first;
        for (int sessions = 1; served.server().sessionCount() == sessions; sessions++) {
            last = leaveResults();
        }
        assertEquals(0, connect().resume(first));
        assertEquals(1, connect().resume(last));
    }

    @Test
    void shouldKeepASessionWithoutResultsWhenOthersLeaveTooMany() throws Exception {
        final RawPeer peer = connect();
        final long[] innocent = peer.greetForTicket();
        peer.close();
        Await.until("the connection is lost", () -> served.server().clientCount() == 0);
        for (int i = 0; i < SESSIONS; i++) {
            leaveResults();
        }
        requireBound(1);
        assertTrue(served.server().sessionCount() < SESSIONS, "no session was ended");
        assertEquals(1, connect().resume(innocent));
    }

    /** Makes the server keep as many results as it does for one client, and leaves; returns the session's ticket. */
    private long[] leaveResults() throws Exception {
        final RawPeer peer = connect();
        final long[] ticket = peer.greetForTicket();
        failFrom(peer, 1);
        peer.close();
        Await.until("the connection is lost", () -> served.server().clientCount() == 0);
        return ticket;
    }

    /** Sends requests that fail, acknowledges none, and receives the replies. */
    private static void fail(final RawPeer peer, final int count) throws IOException {
        for (int first = 1; first <= count; first += BATCH) {
            assertTrue(isBatchAnswered(peer, first));
        }
    }

    /** Does the same until the server closes the connection, as it may, because nothing is acknowledged. */
    private static void failFrom(final RawPeer peer, final int first) throws IOException {
        int next = first;
        while (next < 2 * REQUESTS && isBatchAnswered(peer, next)) {
            next += BATCH;
        }
    }

    private static boolean isBatchAnswered(final RawPeer peer, final int first) throws IOException {
        try {
            for (int i = 0; i < BATCH; i++) {
                peer.send(RawPeer.frame(first + i, RawMessage.open(LONG_PATH), 0));
            }
            for (int i = 0; i < BATCH; i++) {
                if (peer.receive() < 0) {
                    return false;
                }
            }
            return true;
        } catch (final SocketException _) {
            return false;
        }
    }

    private void requireBound(final int attached) throws Exception {
        final long bound = RESULTS + (long) attached * MIN_RESULTS * MAX_RESULT;
        Await.until("results are within their bound", () -> used() <= bound);
    }

    private void requireService() throws Exception {
        try (RemoteFileService files = served.connect()) {
            for (int i = 0; i < MIN_RESULTS * 2; i++) {
                Bytes.create(files, "new" + i, new byte[1]);
            }
            assertEquals(4 << 20, Bytes.readAll(files, "file").length);
        }
    }

    private RawPeer connect() throws IOException {
        final RawPeer peer = new RawPeer(served.address());
        peers.add(peer);
        return peer;
    }

    private long used() {
        return served.server().resultsMemory();
    }
}
