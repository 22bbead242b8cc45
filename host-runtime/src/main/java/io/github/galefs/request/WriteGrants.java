package io.github.galefs.request;

/**
 * Counts the outstanding grants for writing of one user, such as a descriptor, whatever frames they are of. Used by one
 * thread at a time.
 *
 * @see FrameGrants#addWriter
 */
public final class WriteGrants {
    private int count;

    /** Creates a count of 0. */
    public WriteGrants() {}

    /**
     * Returns whether a grant is outstanding, as far as is known.
     *
     * @return whether one was added and not removed.
     */
    public boolean areOutstanding() {
        return count > 0;
    }

    void add() {
        count++;
    }

    void remove() {
        count--;
    }
}
