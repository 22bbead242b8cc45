package io.github.galefs.server;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.agrona.ErrorHandler;

/**
 * Runs calls that may block, on a bounded number of threads. Each connection has a {@link Share}, and the shares with
 * waiting calls take turns: a connection with many calls delays one with few by at most one call a turn. Nothing is
 * refused; a connection's limit on requests in flight bounds its calls. Safe for use by several threads.
 */
final class WorkerPool {
    private static final long KEEP_ALIVE_SECONDS = 10;

    private final ThreadPoolExecutor threads;
    private final ErrorHandler errorHandler;

    /** Shares with a call that may start, each once. Guarded by this object, as all shares are. */
    private final Queue<Share> ready = new ArrayDeque<>();

    /**
     * @param name         of the threads, before their numbers.
     * @param maxThreads   most threads; each is started when it is needed.
     * @param errorHandler receives what a call throws.
     */
    WorkerPool(final String name, final int maxThreads, final ErrorHandler errorHandler) {
        this.errorHandler = errorHandler;
        threads = new ThreadPoolExecutor(
                maxThreads,
                maxThreads,
                KEEP_ALIVE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name(name, 0).daemon().factory(),
                new ThreadPoolExecutor.DiscardPolicy());
        threads.allowCoreThreadTimeOut(true);
    }

    /** The calls of one connection. */
    final class Share {
        private final int maxRunning;
        private final Queue<Runnable> waiting = new ArrayDeque<>();
        private int running;
        private boolean isReady;

        /** @param maxRunning most calls that run at the same time: no connection occupies all threads. */
        Share(final int maxRunning) {
            this.maxRunning = maxRunning;
        }

        /** Runs a call when it is its turn. */
        void execute(final Runnable call) {
            synchronized (WorkerPool.this) {
                waiting.add(call);
                startNext(this);
            }
        }
    }

    /** Starts no more calls. Those that wait for a turn of their share are dropped. */
    void shutDown() {
        threads.shutdown();
    }

    /** Waits until all calls have ended; false if the time has passed before. */
    boolean awaitEnd(final long nanos) throws InterruptedException {
        return threads.awaitTermination(nanos, TimeUnit.NANOSECONDS);
    }

    /** Lets a thread run the next call of a share, unless it waits for its turn already or may start none. */
    private void startNext(final Share share) {
        if (!share.isReady && !share.waiting.isEmpty() && share.running < share.maxRunning) {
            share.isReady = true;
            ready.add(share);
            threads.execute(this::runNext);
        }
    }

    private void runNext() {
        final Share share;
        final Runnable call;
        synchronized (this) {
            share = ready.remove();
            share.isReady = false;
            call = share.waiting.remove();
            share.running++;
            startNext(share);
        }
        try {
            call.run();
        } catch (final Throwable e) {
            errorHandler.onError(e);
        } finally {
            synchronized (this) {
                share.running--;
                startNext(share);
            }
        }
    }
}
