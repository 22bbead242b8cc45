package io.github.galefs.file;

/**
 * An extent whose segment a user in another process maps itself. As long as this is open, the file service counts the
 * segment as in use, as it does for a {@link MappedBlock}: it may move the block and delete the segment, but accounts
 * for the disk space that the user's map keeps occupied, and asks for it back by {@link #isCurrent}.
 *
 * <p>Safe for use by several threads. Holds no lock, so it may be kept for any time.
 */
public interface PinnedExtent extends AutoCloseable {
    /**
     * Returns the extent.
     *
     * @return where the block was when it was pinned; not a hole.
     */
    Extent extent();

    /**
     * Returns whether nothing speaks for closing this. Once false, it stays false.
     *
     * @return false if the user should give up its map: the service needs the disk space, or is closed.
     */
    boolean isCurrent();

    /** Ends the use. A second call does nothing. */
    @Override
    void close();
}
