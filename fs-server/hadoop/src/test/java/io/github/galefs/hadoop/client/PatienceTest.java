package io.github.galefs.hadoop.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class PatienceTest {
    private final Patience patience = new Patience("place", Duration.ofMillis(200));
    private final AtomicInteger attempts = new AtomicInteger();

    @Test
    void shouldCountTheTimeOfAnAttemptThatHangs() {
        final FileServiceException failure =
                assertThrows(FileServiceException.class, () -> patience.repeat("name", this::hang));
        assertEquals(PosixError.ETIMEDOUT, failure.error());
        assertEquals(1, attempts.get());
    }

    /** An upload may take longer than the limit before it fails. */
    @Test
    void shouldRepeatATransferThatHasTakenLong() throws Exception {
        assertEquals(
                2, patience.repeatTransfer("name", () -> attempts.get() == 0 ? hang() : attempts.incrementAndGet()));
    }

    private Integer hang() throws SocketTimeoutException {
        attempts.incrementAndGet();
        final long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(300);
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        throw new SocketTimeoutException("no answer");
    }
}
