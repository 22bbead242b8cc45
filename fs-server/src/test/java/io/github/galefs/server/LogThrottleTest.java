package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServedStore;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** No peer can fill the log. */
@Timeout(60)
class LogThrottleTest {
    private final ManualClock clock = new ManualClock();
    private final List<String> lines = new ArrayList<>();

    @Test
    void shouldWriteOneLinePerSecondAndCauseAndCountTheOthers() {
        final LogThrottle throttle = new LogThrottle(clock);
        for (int i = 0; i < 1000; i++) {
            throttle.write(lines::add, LogCause.WRONG_TOKEN, "client " + i);
            throttle.write(lines::add, LogCause.TIME_LIMIT, "late " + i);
        }
        clock.advance(Duration.ofSeconds(1));
        throttle.write(lines::add, LogCause.WRONG_TOKEN, "another");
        clock.advance(Duration.ofSeconds(1));
        throttle.write(lines::add, LogCause.WRONG_TOKEN, "last");
        assertEquals(List.of("client 0", "late 0", "another (and 999 such lines that were left out)", "last"), lines);
    }

    @Test
    void shouldWriteOneLineWithTheAddressWhenAPeerTriesManyTokens(@TempDir final Path directory) throws Exception {
        final PrintStream console = System.err;
        final ByteArrayOutputStream written = new ByteArrayOutputStream();
        final ServerContext context = new ServerContext().clock(clock).token(new byte[] {'x'});
        try (ServedStore served = new ServedStore(directory, context)) {
            System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
            for (int i = 0; i < 100; i++) {
                try (RawPeer peer = new RawPeer(served.address())) {
                    peer.send(RawPeer.frame(0, RawPeer.hello(), 0));
                    peer.awaitEnd();
                }
            }
        } finally {
            System.setErr(console);
        }
        final List<String> logged = written.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("token"))
                .toList();
        assertEquals(1, logged.size(), logged::toString);
        assertTrue(logged.getFirst().contains("127.0.0.1:"), logged::toString);
    }
}
