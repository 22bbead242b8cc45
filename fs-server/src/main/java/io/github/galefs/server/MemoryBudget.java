package io.github.galefs.server;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Bounds memory that connections or sessions share. A server has three budgets. One is for its buffers: those of
 * connections, received payloads, and replies that wait to be sent. One is for the results that sessions keep for
 * clients that reconnect, so that these take nothing from the buffers. One is for the open files of sessions: it is
 * beside the memory that a server is given for both of the others. Safe for use by several threads.
 *
 * <p>Each holder has a {@link MemoryAccount}. It may hold as much as is free, so {@code n} holders that take what they
 * can get hold {@code 1 / (n + 1)} of the budget each, and as much stays free for the next one. This is the dynamic
 * threshold of Choudhury and Hahne for shared buffers in switches (IEEE/ACM Transactions on Networking 6(2), 1998). It
 * needs no list of holders.
 *
 * <p>Small things are taken without a question, and delay what follows them: so a budget is exceeded by what each
 * connection may have in flight, and that of results by what each session keeps at least. Sessions without a connection
 * are ended for it, see {@link SessionTable#endDetached}.
 */
final class MemoryBudget {
    private final long limit;
    private final AtomicLong used = new AtomicLong();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** Whether memory was refused since the listeners were last notified. */
    private volatile boolean refused;

    /** Until when connections that make no progress are to give up their memory. */
    private volatile long reliefEnd;

    private volatile boolean reliefWanted;

    /** @param limit bytes, more than 0. */
    MemoryBudget(final long limit) {
        this.limit = limit;
    }

    /** Adds a task that runs when memory was given back after a refusal. Called by any thread; must not block. */
    void addListener(final Runnable listener) {
        listeners.add(listener);
    }

    /** Bytes that may be taken in all. */
    long limit() {
        return limit;
    }

    /** Bytes that are taken. Exceeds the limit by what {@link #take} has taken beyond it. */
    long used() {
        return used.get();
    }

    /** Bytes that are free; less than 0 if more than the limit is taken. */
    long free() {
        return limit - used.get();
    }

    /** Takes memory if a holder of other memory then still holds no more than is free; a holder of none takes any. */
    boolean tryTake(final long held, final long bytes) {
        long before;
        do {
            before = used.get();
            final long free = limit - before;
            if (bytes > free || (held > 0 && held + bytes > free)) {
                refused = true;
                return false;
            }
        } while (!used.compareAndSet(before, before + bytes));
        return true;
    }

    /** Takes memory for something that cannot wait: it is small, or another limit bounds it. */
    void take(final long bytes) {
        used.addAndGet(bytes);
    }

    /** Gives back what {@link #tryTake} or {@link #take} has taken. */
    void give(final long bytes) {
        used.addAndGet(-bytes);
        if (refused) {
            refused = false;
            listeners.forEach(Runnable::run);
        }
    }

    /** Requests memory from connections that make no progress: one that holds none waits for some. */
    void requestRelief(final long end) {
        reliefEnd = end;
        reliefWanted = true;
    }

    /** Whether connections that make no progress are to give up their memory. */
    boolean isReliefWanted(final long now) {
        if (reliefWanted && now - reliefEnd > 0) {
            reliefWanted = false;
        }
        return reliefWanted;
    }
}
