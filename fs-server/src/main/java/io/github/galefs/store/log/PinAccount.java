package io.github.galefs.store.log;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Counts and bounds the pins of a data log. A pin keeps a segment mapped and, once its file is deleted, its disk space
 * occupied, until the last pin of the segment is closed.
 *
 * <p>Safe for use by several threads.
 */
public final class PinAccount {
    private final long maxPins;
    private final long maxDeletedBytes;
    private final LongConsumer onPins;
    private final LongConsumer onDeletedBytes;
    private final AtomicLong pins = new AtomicLong();
    private final AtomicLong deletedBytes = new AtomicLong();

    /**
     * Creates an account of no pins.
     *
     * @param maxPins         most pins, from 0.
     * @param maxDeletedBytes bytes of deleted segments that are still pinned, from which on there are no further pins,
     *     and no pinned segment should be deleted.
     * @param onPins          receives each change of the number of pins; called by any thread.
     * @param onDeletedBytes  receives each change of the bytes of deleted segments that are pinned; called by any
     *     thread.
     */
    public PinAccount(
            final long maxPins,
            final long maxDeletedBytes,
            final LongConsumer onPins,
            final LongConsumer onDeletedBytes) {
        this.maxPins = maxPins;
        this.maxDeletedBytes = maxDeletedBytes;
        this.onPins = onPins;
        this.onDeletedBytes = onDeletedBytes;
    }

    /**
     * Creates an account that allows no pin.
     *
     * @return the account.
     */
    public static PinAccount withoutPins() {
        return new PinAccount(0, 0, _ -> {}, _ -> {});
    }

    /**
     * Returns the disk space of deleted segments that is still occupied because of pins.
     *
     * @return bytes, from 0.
     */
    public long deletedBytes() {
        return deletedBytes.get();
    }

    /**
     * Returns whether that space is as much as it may be. The last deletion may have passed the bound.
     *
     * @return whether no further segment that is pinned should be deleted.
     */
    public boolean isFull() {
        return deletedBytes.get() >= maxDeletedBytes;
    }

    /** Adds a pin; returns false if a bound is reached. */
    boolean tryAddPin() {
        if (isFull()) {
            return false;
        }
        if (pins.incrementAndGet() > maxPins) {
            pins.decrementAndGet();
            return false;
        }
        onPins.accept(1);
        return true;
    }

    void subtractPin() {
        pins.decrementAndGet();
        onPins.accept(-1);
    }

    void addDeletedBytes(final long bytes) {
        deletedBytes.addAndGet(bytes);
        onDeletedBytes.accept(bytes);
    }
}
