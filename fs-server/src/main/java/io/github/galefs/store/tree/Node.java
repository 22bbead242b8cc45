package io.github.galefs.store.tree;

import io.github.galefs.file.FileStatus;

/** A file or directory as it is now, or a version of one that a snapshot keeps. */
public sealed interface Node permits FileNode, DirectoryNode {
    /**
     * Returns the id of the file or directory.
     *
     * @return the id, from 1; never reused in the store.
     */
    long id();

    /**
     * Returns the status for clients.
     *
     * @return the current status.
     */
    FileStatus status();

    /**
     * Returns POSIX's permission bits.
     *
     * @return bits from 0 to 07777.
     */
    int permissions();

    /**
     * Returns the modification time.
     *
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    long modificationMillis();

    /**
     * Returns the version: the number of changes of the content.
     *
     * @return the version, from 0.
     */
    long version();

    /**
     * Returns the epoch of the last change; see {@link Snapshot}.
     *
     * @return the epoch, from 0.
     */
    int epoch();

    /**
     * Returns a copy, which does not change with this.
     *
     * @return the copy, which shares large parts until one of the two changes.
     */
    Node copy();

    /**
     * Sets the epoch of the last change.
     *
     * @param epoch the epoch, from 0.
     */
    void setEpoch(int epoch);

    /**
     * Sets permissions and modification time.
     *
     * @param permissions        POSIX's permission bits.
     * @param modificationMillis milliseconds since 1970-01-01T00:00Z.
     */
    void setAttributes(int permissions, long modificationMillis);
}
