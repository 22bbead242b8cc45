package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class WorkerPoolTest {
    private static final int CALLS = 500;

    private final List<Throwable> errors = new CopyOnWriteArrayList<>();
    private final WorkerPool pool = new WorkerPool("test-worker-", 3, errors::add);

    @AfterEach
    void end() throws Exception {
        pool.shutDown();
        assertTrue(pool.awaitEnd(TimeUnit.SECONDS.toNanos(10)));
    }

    @Test
    void shouldRunEveryCallOnceOnABoundedNumberOfThreads() throws Exception {
        final Set<Thread> threads = ConcurrentHashMap.newKeySet();
        final AtomicInteger runs = new AtomicInteger();
        final List<WorkerPool.Share> shares = shares(20, 4);
        for (int i = 0; i < CALLS; i++) {
            for (final WorkerPool.Share share : shares) {
                share.execute(() -> {
                    threads.add(Thread.currentThread());
                    runs.incrementAndGet();
                });
            }
        }
        Await.until("all calls", () -> runs.get() == CALLS * shares.size());
        assertTrue(threads.size() <= 3, threads::toString);
    }

    @Test
    void shouldLetSharesTakeTurns() throws Exception {
        // One thread: with several, one that took the single call may be suspended before it runs it.
        final WorkerPool single = new WorkerPool("test-worker-", 1, errors::add);
        final CountDownLatch released = new CountDownLatch(1);
        final List<String> order = Collections.synchronizedList(new ArrayList<>());
        single.new Share(1).execute(() -> await(released));
        final WorkerPool.Share many = single.new Share(1);
        final WorkerPool.Share few = single.new Share(1);
        for (int i = 0; i < CALLS; i++) {
            many.execute(() -> order.add("many"));
        }
        few.execute(() -> order.add("few"));
        released.countDown();
        Await.until("all calls", () -> order.size() == CALLS + 1);
        assertEquals(1, order.indexOf("few"));
        single.shutDown();
        assertTrue(single.awaitEnd(TimeUnit.SECONDS.toNanos(10)));
    }

    @Test
    void shouldRunNoMoreCallsOfOneShareThanItsLimit() throws Exception {
        final WorkerPool.Share share = pool.new Share(2);
        final AtomicInteger running = new AtomicInteger();
        final AtomicInteger most = new AtomicInteger();
        final AtomicInteger runs = new AtomicInteger();
        for (int i = 0; i < CALLS; i++) {
            share.execute(() -> {
                most.accumulateAndGet(running.incrementAndGet(), Math::max);
                Thread.onSpinWait();
                running.decrementAndGet();
                runs.incrementAndGet();
            });
        }
        Await.until("all calls", () -> runs.get() == CALLS);
        assertTrue(most.get() <= 2, most + " ran at a time");
    }

    @Test
    void shouldReportAnErrorAndRunTheNextCall() throws Exception {
        final Error error = new OutOfMemoryError("of a test");
        final AtomicInteger runs = new AtomicInteger();
        final WorkerPool.Share share = pool.new Share(1);
        share.execute(() -> {
            throw error;
        });
        share.execute(runs::incrementAndGet);
        Await.until("the next call", () -> runs.get() == 1);
        assertEquals(1, errors.size());
        assertSame(error, errors.getFirst());
    }

    private List<WorkerPool.Share> shares(final int count, final int maxRunning) {
        final List<WorkerPool.Share> shares = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            shares.add(pool.new Share(maxRunning));
        }
        return shares;
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
