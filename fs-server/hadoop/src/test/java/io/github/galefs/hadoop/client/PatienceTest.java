package io.github.galefs.hadoop.client;

import static io.github.galefs.file.PosixError.EINTR;
import static io.github.galefs.file.PosixError.ETIMEDOUT;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Time limits and interrupts of calls that are repeated. */
@Timeout(30)
class PatienceTest {
    private final Patience patience = new Patience("place", Duration.ofMillis(200));
    private final AtomicInteger attempts = new AtomicInteger();

    @Test
    void shouldCountTheTimeOfAnAttemptThatHangs() {
        assertRefused(ETIMEDOUT, () -> patience.repeat("name", this::hang));
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

    static Stream<Arguments> interrupts() {
        return Stream.of(
                Arguments.of(new InterruptedIOException("a timer of the client"), false),
                Arguments.of(new InterruptedIOException("Interrupted while waiting for data"), true),
                Arguments.of(new ClosedByInterruptException(), true),
                Arguments.of(new InterruptedIOException("a wait").initCause(new InterruptedException()), true));
    }

    @ParameterizedTest
    @MethodSource("interrupts")
    void shouldInterruptTheThreadOnlyWhenItWasInterrupted(final IOException failure, final boolean isInterrupt) {
        assertRefused(
                EINTR,
                () -> patience.repeat("call", () -> {
                    throw failure;
                }));
        assertEquals(isInterrupt, Thread.interrupted());
    }
}
