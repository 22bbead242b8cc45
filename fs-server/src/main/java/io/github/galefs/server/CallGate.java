package io.github.galefs.server;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Keeps calls that must not wait apart from calls that may hold up the file service, such as a sync. A quick call
 * either begins while no slow one is under way, which then waits for it, or does not begin. Slow calls do not wait for
 * one another.
 */
final class CallGate {
    private final AtomicInteger slow = new AtomicInteger();
    private final AtomicInteger quick = new AtomicInteger();

    /**
     * Whether a quick call may be made now; if so, {@link #leaveQuick} must follow.
     *
     * @return false if it could have to wait.
     */
    boolean tryEnterQuick() {
        // Each side tells first and looks then, so at least one of two sees the other.
        quick.incrementAndGet();
        if (slow.get() == 0) {
            return true;
        }
        quick.decrementAndGet();
        return false;
    }

    void leaveQuick() {
        quick.decrementAndGet();
    }

    /** Begins a slow call, after the quick ones under way; {@link #leaveSlow} must follow. */
    void enterSlow() {
        slow.incrementAndGet();
        while (quick.get() != 0) {
            Thread.onSpinWait();
        }
    }

    void leaveSlow() {
        slow.decrementAndGet();
    }
}
