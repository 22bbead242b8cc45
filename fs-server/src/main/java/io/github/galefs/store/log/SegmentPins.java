package io.github.galefs.store.log;

/**
 * The pins of one segment, whichever of its maps they keep. Safe for use by several threads. The lock is held for a few
 * instructions, never while a pin is open.
 */
final class SegmentPins {
    private final PinAccount account;

    /** Open pins. Guarded by this. */
    private int count;

    /** Disk space that the open pins keep occupied since the segment's file was deleted. Guarded by this. */
    private long deletedBytes;

    /** Whether pins may be kept, and added. Written under the lock; set again only while there are none. */
    private volatile boolean current = true;

    /** Whether the segment's file was deleted, or the log closed. Guarded by this. */
    private boolean ended;

    SegmentPins(final PinAccount account) {
        this.account = account;
    }

    /** Adds a pin; returns false if it must not be added. */
    synchronized boolean tryAdd() {
        if (!current || !account.tryAddPin()) {
            return false;
        }
        count++;
        return true;
    }

    /** Subtracts a pin, after its map was released. */
    synchronized void subtract() {
        count--;
        account.subtractPin();
        if (count == 0 && deletedBytes > 0) {
            account.addDeletedBytes(-deletedBytes);
            deletedBytes = 0;
        }
    }

    boolean areCurrent() {
        return current;
    }

    /** Ends all pins' being current, and lets none be added until {@link #admit}; returns whether there are any. */
    synchronized boolean withdraw() {
        current = false;
        return count > 0;
    }

    /** Lets pins be added again, unless some are open that are not current, or none may be added for good. */
    synchronized void admit() {
        if (count == 0 && !ended) {
            current = true;
        }
    }

    /**
     * Ends all pins' being current, because the file of the segment was deleted.
     *
     * @param diskBytes disk space of the file, which the open pins still occupy.
     */
    synchronized void onDeletion(final long diskBytes) {
        current = false;
        ended = true;
        if (count > 0) {
            deletedBytes = diskBytes;
            account.addDeletedBytes(diskBytes);
        }
    }

    /** Ends all pins' being current, because the log is closed. */
    synchronized void onClose() {
        current = false;
        ended = true;
    }
}
