package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.shutdown.Uninterrupted;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Copies files on threads of its own, so that one waits for the disk or a server while others go on. At most
 * {@link #THREADS} copies are in flight, each with one chunk of memory, and at most {@link #MAX_WAITING} wait. The
 * first failure stops the others, and {@link #submit} or {@link #finish} throws it. For use by one thread.
 */
final class ParallelCopies implements AutoCloseable {
    /** Bytes that a copy reads and writes at once. */
    static final int CHUNK_SIZE = 1 << 20;

    private static final int THREADS = 8;
    private static final int MAX_WAITING = 128;

    /** The last element: ends each thread that takes it. */
    private static final Copy END = _ -> {};

    private final BlockingQueue<Copy> waiting = new ArrayBlockingQueue<>(MAX_WAITING);
    private final List<Thread> threads = new ArrayList<>(THREADS);
    private final Supplier<byte[]> newChunk;

    /** Whether {@link #END} waits. */
    private boolean isEnding;

    /** Why no further copy is made; null while all goes well. */
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    ParallelCopies() {
        this(() -> new byte[CHUNK_SIZE]);
    }

    /** For tests: chunks come from a supplier, which may fail as the JVM does when it has no memory left. */
    ParallelCopies(final Supplier<byte[]> newChunk) {
        this.newChunk = newChunk;
    }

    /** A copy of one file. */
    @FunctionalInterface
    interface Copy {
        /** Copies the file by way of a chunk of {@link #CHUNK_SIZE}, which is undefined before and after. */
        void run(byte[] chunk) throws IOException, CommandException, InterruptedException;
    }

    /** Hands over a copy; waits while too many others wait. */
    void submit(final Copy copy) throws IOException, CommandException, InterruptedException {
        rethrowFailure();
        waiting.put(copy);
        if (threads.size() < THREADS) {
            threads.add(Thread.ofPlatform()
                    .daemon()
                    .name("galefs-copy-" + threads.size())
                    .start(this::copyUntilEnd));
        }
    }

    /** Returns when all copies are complete. */
    void finish() throws IOException, CommandException, InterruptedException {
        endThreads();
        rethrowFailure();
    }

    /** Stops the copies that are in flight, if any are, and returns when they have cleaned up. */
    @Override
    public void close() {
        if (threads.isEmpty()) {
            return;
        }
        failure.compareAndSet(null, new InterruptedException());
        threads.forEach(Thread::interrupt);
        Uninterrupted.run(this::endThreadsUninterruptibly);
    }

    private void endThreadsUninterruptibly() {
        boolean interrupted = false;
        while (!threads.isEmpty()) {
            try {
                endThreads();
            } catch (final InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void endThreads() throws InterruptedException {
        if (!threads.isEmpty() && !isEnding) {
            waiting.put(END);
            isEnding = true;
        }
        while (!threads.isEmpty()) {
            threads.getLast().join();
            threads.removeLast();
        }
    }

    private void copyUntilEnd() {
        byte[] chunk = null;
        Copy copy = take();
        while (!copy.equals(END)) {
            if (failure.get() == null) {
                chunk = attempt(copy, chunk);
            }
            copy = take();
        }
        // For the next thread. There is room: all copies were taken before.
        waiting.add(END);
    }

    private Copy take() {
        while (true) {
            try {
                return waiting.take();
            } catch (final InterruptedException _) {
                // It was meant for a copy; the failure that is set makes this thread skip those that wait.
            }
        }
    }

    /**
     * Makes a copy. The first one allocates the chunk here, where nothing that is thrown ends the thread: without it,
     * copies would be left, and nobody would know.
     *
     * @param chunk of the copy before; null if there is none.
     * @return that for the next one.
     */
    private byte[] attempt(final Copy copy, final byte[] chunk) {
        try {
            final byte[] memory = chunk == null ? newChunk.get() : chunk;
            copy.run(memory);
            return memory;
        } catch (final Throwable e) {
            // Also an Error: the thread that waits for this copy must know.
            failure.compareAndSet(null, e);
            return chunk;
        }
    }

    private void rethrowFailure() throws IOException, CommandException, InterruptedException {
        switch (failure.get()) {
            case null -> {}
            case IOException e -> throw e;
            case CommandException e -> throw e;
            case InterruptedException e -> throw e;
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            case Throwable e -> throw new IllegalStateException(e);
        }
    }
}
