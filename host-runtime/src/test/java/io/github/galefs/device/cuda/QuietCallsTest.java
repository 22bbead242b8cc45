package io.github.galefs.device.cuda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class QuietCallsTest {
    private final QuietCalls calls = new QuietCalls();
    private final List<String> made = new CopyOnWriteArrayList<>();

    @Test
    void shouldMakeACallAtOnceWhenNoKernelRuns() {
        calls.make(0, () -> made.add("first"));
        assertEquals(List.of("first"), made);
        assertThrows(IllegalStateException.class, () -> calls.make(0, QuietCallsTest::fail));
        calls.make(0, () -> made.add("second"));
        assertEquals(List.of("first", "second"), made);
    }

    @Test
    void shouldWaitForAKernelThatEndsSoon() throws Exception {
        final QuietCalls patient = new QuietCalls(TimeUnit.MINUTES.toNanos(1), 0);
        final CountDownLatch begun = new CountDownLatch(1);
        final Thread kernel = Thread.ofPlatform().daemon().start(() -> {
            patient.beginKernel();
            begun.countDown();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            made.add("kernel");
            patient.endKernel();
        });
        begun.await();
        patient.make(0, () -> made.add("call"));
        assertEquals(List.of("kernel", "call"), made);
        kernel.join();
    }

    @Test
    void shouldRefuseAllocationsBeyondTheLimitUntilTheKernelHasEnded() throws Exception {
        final QuietCalls bounded = new QuietCalls(0, 100);
        bounded.beginKernel();
        bounded.make(60, () -> made.add("freed"));
        bounded.checkRoom(40);
        final OutOfMemoryError failure = assertThrows(OutOfMemoryError.class, () -> bounded.checkRoom(41));
        assertEquals(
                "cannot allocate 41 bytes: closed sessions still have 60 of at most 100 bytes, which CUDA frees when"
                        + " the kernels of this process have ended",
                failure.getMessage());
        assertThrows(OutOfMemoryError.class, () -> bounded.checkRoom(1000));
        bounded.endKernel();
        awaitMade("freed");
        bounded.checkRoom(1000);
    }

    @Test
    void shouldMakeCallsWhenTheKernelHasEndedThatDidNotEndInTime() throws Exception {
        final CountDownLatch end = new CountDownLatch(1);
        final Thread kernel = kernelUntil(end);
        calls.make(0, () -> made.add("first"));
        calls.make(0, QuietCallsTest::fail);
        calls.make(0, () -> made.add("second"));
        assertEquals(List.of(), made);
        end.countDown();
        kernel.join();
        awaitMade("first", "second");
    }

    @Test
    void shouldPutOffACallOfAThreadThatRunsAKernel() throws Exception {
        calls.beginKernel();
        calls.make(0, () -> made.add("late"));
        assertEquals(List.of(), made);
        calls.endKernel();
        awaitMade("late");
    }

    @Test
    void shouldRunKernelsSideBySideAndCallsAlone() throws Exception {
        final CountDownLatch end = new CountDownLatch(1);
        final Thread kernel = kernelUntil(end);
        calls.beginKernel();
        calls.endKernel();
        end.countDown();
        kernel.join();
        final Thread[] started = new Thread[1];
        calls.make(0, () -> {
            started[0] = Thread.ofPlatform().start(() -> {
                calls.beginKernel();
                made.add("kernel");
                calls.endKernel();
            });
            while (started[0].isAlive() && started[0].getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            made.add("call");
        });
        started[0].join();
        assertEquals(List.of("call", "kernel"), made);
    }

    @Test
    void shouldKeepTheInterruptOfAThreadThatWaits() throws Exception {
        final CountDownLatch end = new CountDownLatch(1);
        final Thread kernel = kernelUntil(end);
        Thread.currentThread().interrupt();
        calls.make(0, () -> made.add("late"));
        assertTrue(Thread.interrupted());
        end.countDown();
        kernel.join();
        awaitMade("late");
    }

    /** Kernels of several sessions overlap, so that nearly always one of them runs. */
    @Test
    void shouldMakeLateCallsThoughKernelsOverlapAllTheTime() throws Exception {
        final QuietCalls hasty = new QuietCalls(TimeUnit.MILLISECONDS.toNanos(20), 0);
        final CountDownLatch done = new CountDownLatch(1);
        hasty.beginKernel();
        hasty.make(0, done::countDown);
        assertEquals(1, done.getCount());
        final List<Thread> sessions = new ArrayList<>();
        final CountDownLatch begun = new CountDownLatch(8);
        for (int i = 0; i < 8; i++) {
            sessions.add(Thread.ofPlatform().daemon().start(() -> {
                while (done.getCount() > 0) {
                    hasty.beginKernel();
                    begun.countDown();
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(4));
                    hasty.endKernel();
                }
            }));
        }
        begun.await();
        hasty.endKernel();
        // The first wait was in vain, so that calls rest for 10 s unless no kernel runs by chance.
        assertTrue(done.await(15, TimeUnit.SECONDS));
        for (final Thread session : sessions) {
            session.join();
        }
    }

    /** Late calls may take long, as there may be thousands. */
    @Test
    void shouldLetAKernelRunBetweenLateCallsThatTakeLong() throws Exception {
        final QuietCalls hasty = new QuietCalls(TimeUnit.MILLISECONDS.toNanos(20), 0);
        hasty.beginKernel();
        final Thread kernel = Thread.ofPlatform().daemon().unstarted(() -> {
            hasty.beginKernel();
            made.add("kernel");
            hasty.endKernel();
        });
        hasty.make(0, () -> {
            kernel.start();
            while (kernel.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(40));
            made.add("first");
        });
        hasty.make(0, () -> made.add("second"));
        hasty.endKernel();
        kernel.join();
        awaitMade("first", "kernel", "second");
    }

    @Test
    void shouldAllowALargeAllocationThoughALittleWaitsToBeFreed() {
        final QuietCalls bounded = new QuietCalls(0, 100);
        bounded.beginKernel();
        bounded.make(1, () -> {});
        bounded.checkRoom(1000);
        bounded.endKernel();
    }

    private void awaitMade(final String... expected) throws InterruptedException {
        while (made.size() < expected.length) {
            Thread.sleep(1);
        }
        assertEquals(List.of(expected), made);
    }

    private static void fail() {
        throw new IllegalStateException("as ordered");
    }

    /** Returns a thread that runs a kernel. */
    private Thread kernelUntil(final CountDownLatch end) throws InterruptedException {
        final CountDownLatch begun = new CountDownLatch(1);
        final Thread kernel = Thread.ofPlatform().daemon().start(() -> {
            calls.beginKernel();
            begun.countDown();
            try {
                end.await();
            } catch (final InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                calls.endKernel();
            }
        });
        begun.await();
        return kernel;
    }
}
