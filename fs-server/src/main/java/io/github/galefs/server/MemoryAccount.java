package io.github.galefs.server;

import java.util.concurrent.atomic.AtomicLong;

/** What one connection or session holds of a {@link MemoryBudget}. Safe for use by several threads. */
final class MemoryAccount {
    private final MemoryBudget budget;
    private final AtomicLong held = new AtomicLong();

    MemoryAccount(final MemoryBudget budget) {
        this.budget = budget;
    }

    /** Bytes that the holder has taken and not given back. */
    long held() {
        return held.get();
    }

    /** Whether the holder may take more: it holds nothing, or no more than is free. */
    boolean isWithinShare() {
        final long own = held.get();
        return own == 0 || own <= budget.free();
    }

    /** Takes memory; null if that would exceed the holder's share of the budget, then the holder waits. */
    MemoryCharge tryTake(final long bytes) {
        if (!budget.tryTake(held.get(), bytes)) {
            return null;
        }
        held.addAndGet(bytes);
        return new MemoryCharge(this, bytes);
    }

    /** Takes memory for something small that cannot wait; {@link #isWithinShare} then delays what follows it. */
    MemoryCharge take(final long bytes) {
        add(bytes);
        return new MemoryCharge(this, bytes);
    }

    /** Takes memory as {@link #take} does; {@link #give} must follow. */
    void add(final long bytes) {
        held.addAndGet(bytes);
        budget.take(bytes);
    }

    /** Gives back memory. */
    void give(final long bytes) {
        held.addAndGet(-bytes);
        budget.give(bytes);
    }
}
