package io.github.galefs.hadoop.client;

import static io.github.galefs.file.PosixError.EBUSY;
import static io.github.galefs.file.PosixError.EINTR;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.Await;
import io.github.galefs.hadoop.Background;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The bound of transfers that run at a time. */
@Timeout(20)
class TransfersTest {
    private final Transfers transfers = new Transfers(Duration.ofSeconds(15));
    private final CountDownLatch end = new CountDownLatch(1);
    private final List<CompletableFuture<Integer>> running = new ArrayList<>();

    @BeforeEach
    void startAsManyAsAllowed() throws InterruptedException {
        final CountDownLatch begun = new CountDownLatch(Transfers.MAX_TRANSFERS);
        for (int i = 0; i < Transfers.MAX_TRANSFERS; i++) {
            final int number = i;
            running.add(Background.start(() -> transfers.run("transfer", () -> {
                begun.countDown();
                awaitEnd();
                return number;
            })));
        }
        begun.await();
    }

    private void awaitEnd() {
        try {
            end.await();
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @AfterEach
    void endAll() {
        end.countDown();
        running.forEach(CompletableFuture::join);
    }

    @Test
    void shouldLetTheNextTransferWait() throws Exception {
        final FutureTask<Integer> next = new FutureTask<>(() -> transfers.run("next", () -> 7));
        final Thread thread = Thread.ofPlatform().start(next);
        Await.until(() -> thread.getState() == Thread.State.TIMED_WAITING);
        assertFalse(next.isDone());
        end.countDown();
        assertEquals(7, next.get());
    }

    @Test
    void shouldFailWithEbusyWhenTheOthersNeverEnd() {
        final Transfers impatient = new Transfers(Duration.ofMillis(50));
        for (int i = 0; i < Transfers.MAX_TRANSFERS; i++) {
            running.add(Background.start(() -> impatient.run("transfer", () -> {
                awaitEnd();
                return 0;
            })));
        }
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            FileServiceException refusal = null;
            while (refusal == null) {
                refusal = refusalOf(impatient);
            }
            assertEquals(EBUSY, refusal.error());
        });
    }

    private static FileServiceException refusalOf(final Transfers impatient) {
        try {
            impatient.run("next", () -> 7);
            return null;
        } catch (final FileServiceException e) {
            return e;
        }
    }

    @Test
    void shouldEndTheWaitWhenTheThreadIsInterrupted() {
        Thread.currentThread().interrupt();
        assertRefused(EINTR, () -> transfers.run("next", () -> 7));
        assertTrue(Thread.interrupted());
    }
}
