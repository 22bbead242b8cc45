package io.github.galefs.store;

import io.github.galefs.server.Await;
import io.github.galefs.store.log.FreeSpace;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;

/** Free space that a test controls, in place of that of a real disk. Counts the queries of the store's compactor. */
final class FakeDisk implements FreeSpace {
    private static final String COMPACTOR = "store-compactor";

    /** Calls of the compactor's thread, one at the beginning of each pass. */
    private final AtomicLong compactorCalls = new AtomicLong();

    private volatile FreeSpace freeSpace = () -> Long.MAX_VALUE;

    private volatile long totalBytes = Long.MAX_VALUE;

    /** Replaces the free space, which is unlimited at first. */
    void setFreeSpace(final FreeSpace newFreeSpace) {
        freeSpace = newFreeSpace;
    }

    /** Waits until a pass of the compactor that began after this call has ended. */
    void awaitCompactorPass() throws Exception {
        final long before = compactorCalls.get();
        Await.until("two further passes of the compactor", () -> compactorCalls.get() >= before + 2);
    }

    /** Returns whether the calling thread is that of a compactor. */
    static boolean isUsedByCompactor() {
        return Thread.currentThread().getName().equals(COMPACTOR);
    }

    /** Sets the size of the disk, which is unlimited at first. */
    void setTotalBytes(final long newTotalBytes) {
        totalBytes = newTotalBytes;
    }

    @Override
    public long totalBytes() {
        return totalBytes;
    }

    @Override
    public long usableBytes() throws IOException {
        if (isUsedByCompactor()) {
            compactorCalls.incrementAndGet();
        }
        return freeSpace.usableBytes();
    }
}
