package io.github.galefs.device.jvm;

import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that sleep until the host replies to their group: a table in which several groups may share a place. A thread
 * that finds another in its place announces itself again; the other one then sleeps for its time.
 *
 * <p>A thread announces itself, looks for the reply once more, and sleeps; the host stores the reply, and wakes. Each
 * has a full fence between its store and its load, so at least one finds what the other has stored: the thread the
 * reply, or the host the thread (Dekker's pattern).
 */
final class Sleepers {
    /** Several for each group that runs; a power of two. */
    private static final int PLACES = 4 * JvmDevice.MAX_CONCURRENT_GROUPS;

    private final AtomicReferenceArray<Thread> threads = new AtomicReferenceArray<>(PLACES);

    /** Announces that the calling thread sleeps if it finds no reply to its group now. */
    void announce(final int group) {
        threads.set(place(group), Thread.currentThread());
        VarHandle.fullFence();
    }

    /** Returns whether the calling thread has announced itself, and nobody has woken or replaced it since. */
    boolean isAnnounced(final int group) {
        return Thread.currentThread().equals(threads.get(place(group)));
    }

    /**
     * Wakes the thread that has announced itself, if there is one. Called after the reply to the group.
     *
     * @return whether a thread was woken, perhaps that of another group in the same place.
     */
    boolean wake(final int group) {
        VarHandle.fullFence();
        final int place = place(group);
        final Thread thread = threads.get(place);
        final boolean wakes = thread != null && threads.compareAndSet(place, thread, null);
        if (wakes) {
            LockSupport.unpark(thread);
        }
        return wakes;
    }

    private static int place(final int group) {
        return group & (PLACES - 1);
    }
}
