package io.github.galefs.posix;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * An open inode that several threads use. A close takes effect for new uses at once, and for the system when the last
 * use ends: no thread reads from a number that the system has given to another file.
 */
public final class SharedInode {
    private static final int OPEN = 0;
    private static final int CLOSED = 1;

    /** Added for each use. */
    private static final int USE = 2;

    /** Odd as {@link #CLOSED} is, and far from it: uses that are refused do not lead there. */
    private static final int FREED = Integer.MIN_VALUE + CLOSED;

    private final OpenInode descriptor;
    private final Runnable afterwards;

    /** {@link #USE} for each use, and {@link #CLOSED} after the close; around {@link #FREED} at last. */
    private final AtomicInteger state = new AtomicInteger(OPEN);

    /**
     * Shares an open inode.
     *
     * @param descriptor the descriptor, owned by this.
     */
    public SharedInode(final OpenInode descriptor) {
        this(descriptor, () -> {});
    }

    /**
     * Shares an open inode.
     *
     * @param descriptor the descriptor, owned by this.
     * @param afterwards runs once, when the descriptor has been closed for the system.
     */
    public SharedInode(final OpenInode descriptor, final Runnable afterwards) {
        this.descriptor = descriptor;
        this.afterwards = afterwards;
    }

    /**
     * Begins a use.
     *
     * @return the descriptor, until {@link #end()}; null after the close.
     */
    public OpenInode begin() {
        // A refused use adds and takes away. A use is thus one atomic addition, without a loop.
        if ((state.getAndAdd(USE) & CLOSED) == OPEN) {
            return descriptor;
        }
        end();
        return null;
    }

    /** Ends a use that has begun. */
    public void end() {
        if (state.addAndGet(-USE) == CLOSED) {
            free();
        }
    }

    /**
     * Closes the descriptor for new uses.
     *
     * @return whether this is the first close.
     */
    public boolean close() {
        final int before = state.getAndUpdate(word -> word | CLOSED);
        if (before == OPEN) {
            free();
        }
        return (before & CLOSED) == OPEN;
    }

    private void free() {
        if (state.compareAndSet(CLOSED, FREED)) {
            descriptor.close();
            afterwards.run();
        }
    }
}
