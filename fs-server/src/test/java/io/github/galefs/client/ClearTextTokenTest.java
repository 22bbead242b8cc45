package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A token without TLS. 192.0.2.1 is no machine's address (RFC 5737). */
@Timeout(30)
class ClearTextTokenTest {
    private static final ServerAddress BEYOND = new ServerAddress("192.0.2.1", 4747);

    @Test
    void shouldBeRefusedBeyondTheLoopbackAddress() {
        final IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class,
                () -> RemoteFileService.connect(context(BEYOND).token("a secret")));
        assertTrue(refusal.getMessage().contains("in clear text"), refusal.getMessage());
    }

    /** A host's name may get another address after the client has connected. */
    @Test
    void shouldBeRefusedByTheAddressOfEachConnection() throws Exception {
        try (Deadline deadline = Deadline.forConnecting(Duration.ofSeconds(1))) {
            final FileServiceException refusal = assertThrows(
                    FileServiceException.class,
                    () -> ClientChannel.open(context(BEYOND).token("a secret"), deadline));
            assertEquals(PosixError.EACCES, refusal.error());
        }
    }

    @Test
    void shouldBeTakenWithTlsOrForALoopbackAddress() throws Exception {
        context(BEYOND).token("a secret").tls(SSLContext.getDefault()).conclude();
        context(BEYOND).conclude();
        for (final String host : new String[] {"127.0.0.1", "127.1.2.3", "::1", "localhost"}) {
            context(new ServerAddress(host, 4747)).token("a secret").conclude();
        }
    }

    private static ClientContext context(final ServerAddress address) {
        return new ClientContext().address(address);
    }
}
