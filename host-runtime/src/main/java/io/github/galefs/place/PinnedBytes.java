package io.github.galefs.place;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Bytes of windows, those of all sessions of a process together. A window that was dismissed is pinned until the driver
 * has released it. Thread-safe.
 */
final class PinnedBytes {
    private final AtomicLong pinned = new AtomicLong();
    private final AtomicLong dismissed = new AtomicLong();

    void onAdmitted(final long byteLength) {
        pinned.addAndGet(byteLength);
    }

    void onDismissed(final long byteLength) {
        dismissed.addAndGet(byteLength);
    }

    /** Ends what {@link #onAdmitted} began, for a window that was dismissed. */
    void onReleased(final long byteLength) {
        dismissed.addAndGet(-byteLength);
        pinned.addAndGet(-byteLength);
    }

    long pinned() {
        return pinned.get();
    }

    /** Returns the bytes that stay pinned when all dismissed windows are released. */
    long kept() {
        return pinned.get() - dismissed.get();
    }
}
